package org.polysweep.benchmarks.world;

import java.util.SplittableRandom;
import org.polysweep.contact.Verdict;
import org.polysweep.query.Intersection;
import org.polysweep.shape.ConvexPolygon;

/**
 * Unit boxes, and the runs of a hero among them: each begins at a free position and moves for some frames with one
 * requested displacement. Boxes stand at multiples of 1/64, so a hero that stops at the side of one stops exactly
 * there.
 */
final class Level {

    static final int BOXES = 10_000;
    static final int RUNS = 256;
    static final int FRAMES = 16;

    private static final long SEED = 20261123;
    private static final int COLUMNS = 100;

    /** The side of the square that each scattered box has for itself, on average. */
    private static final double ROOM = 2;

    /** The number of floors, and how high each is. */
    private static final int FLOORS = 90;

    private static final double HEIGHT = 4;

    final ConvexPolygon box = ConvexPolygon.box(0, 0, 1, 1);
    final ConvexPolygon hero;

    /** Whether the hero falls and walks; if not, it is seen from above. */
    final boolean hasUp;

    final double[] x = new double[BOXES];
    final double[] y = new double[BOXES];

    /** Where each run begins, and its requested displacement for each frame. */
    final double[] startX = new double[RUNS];

    final double[] startY = new double[RUNS];
    final double[] wishX = new double[RUNS];
    final double[] wishY = new double[RUNS];

    private final SplittableRandom random = new SplittableRandom(SEED);

    /** Makes one, by its name: {@code scattered} boxes or {@code floors} of tiles with tiles in the way. */
    Level(String name) {
        hasUp = name.equals("floors");
        hero = hasUp ? ConvexPolygon.box(-0.375, 0, 0.375, 1.5) : ConvexPolygon.box(-0.375, -0.375, 0.375, 0.375);
        if (hasUp) {
            layFloors();
        } else {
            scatter();
        }
        for (int run = 0; run < RUNS; run++) {
            begin(run);
        }
    }

    private double upTo(double most) {
        return random.nextInt((int) (64 * most)) / 64.0;
    }

    private double width() {
        return hasUp ? COLUMNS : ROOM * Math.sqrt(BOXES);
    }

    private double height() {
        return hasUp ? FLOORS * HEIGHT : width();
    }

    private void scatter() {
        for (int i = 0; i < BOXES; i++) {
            x[i] = upTo(width());
            y[i] = upTo(height());
        }
    }

    private void layFloors() {
        for (int i = 0; i < FLOORS * COLUMNS; i++) {
            int floor = i / COLUMNS;
            x[i] = i % COLUMNS;
            y[i] = HEIGHT * floor;
        }
        for (int i = FLOORS * COLUMNS; i < BOXES; i++) {
            x[i] = random.nextInt(COLUMNS);
            y[i] = HEIGHT * random.nextInt(FLOORS) + 1;
        }
    }

    private void begin(int run) {
        do {
            startX[run] = random.nextDouble(1, width() - 1);
            startY[run] = random.nextDouble(1, height() - 1);
        } while (!isFree(startX[run], startY[run]));
        double angle = random.nextDouble(2 * Math.PI);
        wishX[run] = hasUp ? random.nextDouble(-0.25, 0.25) : 0.3 * Math.cos(angle);
        wishY[run] = hasUp ? -0.25 : 0.3 * Math.sin(angle);
    }

    private boolean isFree(double heroX, double heroY) {
        Intersection intersection = new Intersection();
        for (int i = 0; i < BOXES; i++) {
            if (intersection.verdict(hero, heroX, heroY, box, x[i], y[i]) != Verdict.MISS) {
                return false;
            }
        }
        return true;
    }
}
