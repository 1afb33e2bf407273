package org.polysweep.benchmarks.world.frame;

/** A scene that runs frame by frame. */
interface FrameRun {

    /** Runs a frame. */
    void frame();

    /** Describes what the time does not say, such as stalled bodies; empty if there is nothing to say. */
    default String remark() {
        return "";
    }
}
