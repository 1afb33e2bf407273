package org.polysweep.workbench.scene;

/**
 * Where the positions of bodies belong. Who is outside turns back.
 *
 * @param minX the left side
 * @param minY the lower side
 * @param maxX the right side, not less than {@code minX}
 * @param maxY the upper side, not less than {@code minY}
 */
public record Bounds(double minX, double minY, double maxX, double maxY) {

    /** Returns the x component of a motion from here on: reversed if it would lead further out. */
    double turnX(double x, double dx) {
        return turn(x, dx, minX, maxX);
    }

    /** Returns the y component of a motion from here on. */
    double turnY(double y, double dy) {
        return turn(y, dy, minY, maxY);
    }

    private static double turn(double place, double motion, double least, double most) {
        boolean further = (place < least && motion < 0) || (place > most && motion > 0);
        return further ? -motion : motion;
    }
}
