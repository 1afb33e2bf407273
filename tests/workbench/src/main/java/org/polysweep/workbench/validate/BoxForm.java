package org.polysweep.workbench.validate;

import java.util.Optional;

/** Whether the vertices of a legal polygon make an axis-aligned box, and which. */
final class BoxForm {

    private BoxForm() {}

    /** The sides minX, minY, maxX, maxY; of a box that is flat or a point, too. Empty if it is no box. */
    static Optional<double[]> of(double[] xy) {
        double[] sides = sides(xy);
        // A convex polygon lies within its bounding box, and is all of it if it has its corners.
        for (int corner = 0; corner < 4; corner++) {
            if (!has(xy, sides[corner % 2 == 0 ? 0 : 2], sides[corner < 2 ? 1 : 3])) {
                return Optional.empty();
            }
        }
        return Optional.of(sides);
    }

    /** The same for a shape with a radius, or 0: what is flat and has one is no box, but a circle or a capsule. */
    static Optional<double[]> of(double[] xy, double radius) {
        return of(xy).filter(sides -> radius == 0 || (sides[0] < sides[2] && sides[1] < sides[3]));
    }

    /** The sides of the bounding box. */
    static double[] sides(double[] xy) {
        double[] sides = {xy[0], xy[1], xy[0], xy[1]};
        for (int i = 0; i < xy.length; i++) {
            sides[i % 2] = Math.min(sides[i % 2], xy[i]);
            sides[2 + i % 2] = Math.max(sides[2 + i % 2], xy[i]);
        }
        return sides;
    }

    private static boolean has(double[] xy, double x, double y) {
        for (int i = 0; i < xy.length; i += 2) {
            if (xy[i] == x && xy[i + 1] == y) {
                return true;
            }
        }
        return false;
    }

    /** The vertices of a box, counter-clockwise. */
    static double[] vertices(double... sides) {
        return new double[] {sides[0], sides[1], sides[2], sides[1], sides[2], sides[3], sides[0], sides[3]};
    }
}
