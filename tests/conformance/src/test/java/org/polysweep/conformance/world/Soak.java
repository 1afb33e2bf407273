package org.polysweep.conformance.world;

import org.polysweep.conformance.world.InvariantTest.Answer;
import org.polysweep.trials.Console;

/**
 * Many frames in a closed room: no body gets out, no overlap begins, and the memory in use does not grow. As a
 * program, for all six responses:
 *
 * <pre>{@code
 * ./mvnw -Psoak -pl tests/conformance -am test -Dtest=SoakTest \
 *     -Dsurefire.failIfNoSpecifiedTests=false -Dsoak.frames=1000000
 * }</pre>
 *
 * <p>The exit status is 1 if anything is wrong.
 */
public final class Soak {

    private static final int BODIES = 10;

    /** After this many frames all arrays have grown to what they need, or nearly so. */
    private static final int WARM = 10_000;

    /** How much more memory may be in use at the end: arrays that double once more, and what the JVM itself keeps. */
    private static final double GROWTH = 1.5;

    private final Answer answer;
    private final ClosedRoom room;

    Soak(Answer answer, long seed) {
        this.answer = answer;
        room = new ClosedRoom(seed, BODIES);
    }

    /** Runs as many frames with each response as the argument says. */
    public static void main(String[] args) {
        int frames = Integer.parseInt(args[0]);
        int wrong = 0;
        Console.printLine("response\tframes\tfaults\thalted\theld back\tbytes warm\tbytes at the end");
        for (Answer answer : Answer.values()) {
            Soak soak = new Soak(answer, 1);
            soak.run(Math.min(WARM, frames));
            long warm = bytesInUse();
            soak.run(frames - WARM);
            long end = bytesInUse();
            ClosedRoom room = soak.room;
            Console.printLine(answer + "\t" + frames + "\t" + room.faults() + "\t" + room.stalled() + "\t"
                    + room.rolledBack() + "\t" + warm + "\t" + end);
            wrong += room.faults() == 0 && end < GROWTH * warm ? 0 : 1;
        }
        System.exit(wrong);
    }

    /** Slow and fast motions in turn, some of them many times the room. */
    void run(int frames) {
        boolean bounces = answer.name().startsWith("BOUNCE");
        for (int frame = 0; frame < frames; frame++) {
            if (frame % 50 == 0) {
                room.push(frame % 1000 == 0 ? 300 : 2, 2);
            }
            room.step(answer.response(), bounces);
        }
    }

    ClosedRoom room() {
        return room;
    }

    private static long bytesInUse() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
