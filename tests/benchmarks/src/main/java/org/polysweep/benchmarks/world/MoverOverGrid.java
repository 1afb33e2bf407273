package org.polysweep.benchmarks.world;

import org.openjdk.jmh.annotations.Param;

/** A loop written by hand, over a uniform grid of the boxes. */
public class MoverOverGrid extends MoverBenchmark {

    /** Whether the loop compares boxes before it sweeps them. */
    @Param({"false", "true"})
    public boolean comparesBoxes;

    private HandWrittenSlide slide = new HandWrittenSlide(new Level(level), 1, false);

    /** Made by JMH. */
    public MoverOverGrid() {}

    @Override
    void load(Level level) {
        slide = new HandWrittenSlide(level, 1, comparesBoxes);
    }

    @Override
    void place(double x, double y) {
        slide.x = x;
        slide.y = y;
    }

    @Override
    void move(double dx, double dy) {
        slide.move(dx, dy);
    }

    @Override
    double x() {
        return slide.x;
    }

    @Override
    double y() {
        return slide.y;
    }

    @Override
    double tolerance() {
        return 0;
    }
}
