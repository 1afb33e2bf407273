package org.polysweep.benchmarks.world;

import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;
import org.polysweep.sweep.Sweeper;

/**
 * Move and slide, written by hand: the boxes are in a uniform grid, boxes near the path are swept, and at the first of
 * them the requested displacement loses its component into it; in a corner the hero stops. No more: nothing is promised
 * of rounding, and nothing is reported.
 */
final class HandWrittenSlide {

    private static final int MOST_SLIDES = 4;

    private final Level level;

    /** Whether what is in a cell on the way, but not on the way itself, is left out before the sweep. */
    private final boolean comparesBoxes;

    /** How wide a cell is, and how many there are in a row and in a column. */
    private final double cell;

    private final int columns;
    private final int rows;

    /** The boxes, cell by cell, each in the cell of its lower left vertex; and where each cell begins. */
    private final int[] boxes = new int[Level.BOXES];

    private final int[] begins;

    private SweepResult result = SweepResult.create();
    private SweepResult first = SweepResult.create();
    double x;
    double y;

    /** Makes one with cells of a width; if it is infinite, there is one cell. */
    HandWrittenSlide(Level level, double cell, boolean comparesBoxes) {
        this.level = level;
        this.comparesBoxes = comparesBoxes;
        this.cell = cell;
        double most = 0;
        for (int i = 0; i < Level.BOXES; i++) {
            most = Math.max(most, Math.max(level.x[i], level.y[i]));
        }
        columns = 1 + (int) (most / cell);
        rows = columns;
        begins = new int[columns * rows + 1];
        for (int i = 0; i < Level.BOXES; i++) {
            begins[place(i) + 1]++;
        }
        for (int place = 0; place < columns * rows; place++) {
            begins[place + 1] += begins[place];
        }
        int[] ends = begins.clone();
        for (int i = 0; i < Level.BOXES; i++) {
            boxes[ends[place(i)]++] = i;
        }
    }

    private int place(int i) {
        return columns * (int) (level.y[i] / cell) + (int) (level.x[i] / cell);
    }

    void move(double wishX, double wishY) {
        double dx = wishX;
        double dy = wishY;
        double share = 1;
        double lastX = 0;
        double lastY = 0;
        for (int slide = 0; slide < MOST_SLIDES && (dx != 0 || dy != 0); slide++) {
            if (!meets(dx, dy)) {
                x += dx;
                y += dy;
                return;
            }
            double nx = first.normalX();
            double ny = first.normalY();
            x = first.safeAX();
            y = first.safeAY();
            share *= 1 - first.enter();
            double into = wishX * nx + wishY * ny;
            dx = share * (wishX - into * nx);
            dy = share * (wishY - into * ny);
            if (first.enter() == 0 && dx * lastX + dy * lastY < 0) {
                return;
            }
            lastX = nx;
            lastY = ny;
        }
    }

    /** Whether the hero meets any box on its way; the first of them is the answer that is kept. */
    private boolean meets(double dx, double dy) {
        double minX = level.hero.minX() + Math.min(x, x + dx) - 1;
        double maxX = level.hero.maxX() + Math.max(x, x + dx);
        double minY = level.hero.minY() + Math.min(y, y + dy) - 1;
        double maxY = level.hero.maxY() + Math.max(y, y + dy);
        int fromColumn = column(minX);
        int toColumn = column(maxX);
        int fromRow = column(minY);
        int toRow = column(maxY);
        boolean meets = false;
        for (int row = fromRow; row <= toRow; row++) {
            int end = begins[columns * row + toColumn + 1];
            for (int k = begins[columns * row + fromColumn]; k < end; k++) {
                int i = boxes[k];
                if (comparesBoxes
                        && (level.x[i] <= minX || level.x[i] >= maxX || level.y[i] <= minY || level.y[i] >= maxY)) {
                    continue;
                }
                Sweeper.AUTO.sweep(level.hero, x, y, dx, dy, level.box, level.x[i], level.y[i], 0, 0, result);
                if (result.verdict() == Verdict.HIT && (!meets || result.enter() < first.enter())) {
                    SweepResult other = first;
                    first = result;
                    result = other;
                    meets = true;
                }
            }
        }
        return meets;
    }

    private int column(double coordinate) {
        return Math.max(0, Math.min(columns - 1, (int) Math.floor(coordinate / cell)));
    }
}
