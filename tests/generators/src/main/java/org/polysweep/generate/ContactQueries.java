package org.polysweep.generate;

import java.util.random.RandomGenerator;
import org.polysweep.oracle.Query;

/**
 * Shapes that are in touch exactly, whatever their slopes: on a grid, then made larger or smaller by a factor that
 * loses no bit.
 */
final class ContactQueries {

    private ContactQueries() {}

    static Query resting(RandomGenerator random, Shapes shapes) {
        Query inTouch = besideAnEdge(random, shapes, 0);
        return switch (random.nextInt(4)) {
            case 0 -> moving(random, inTouch, 0, 0);
            case 1 -> moving(random, inTouch, random.nextInt(-3, 4), -random.nextInt(1, 4));
            default -> moving(random, inTouch, random.nextInt(-3, 4), random.nextInt(1, 4));
        };
    }

    static Query sliding(RandomGenerator random, Shapes shapes) {
        int steps = random.nextInt(1, 7);
        return moving(random, besideAnEdge(random, shapes, 4), random.nextBoolean() ? steps : -steps, 0);
    }

    /**
     * A lies on the line of an edge of B, outside: an outermost corner of A on the edge itself, or at most so many
     * steps before or behind it. A's displacement is a step along the edge counter-clockwise, from a point of the grid
     * to the next one on it.
     */
    private static Query besideAnEdge(RandomGenerator random, Shapes shapes, int beside) {
        double[] b = shapes.gridPolygon(random.nextInt(1, 7), 3);
        // B turned by half has a parallel edge for each edge of B: they lie face to face.
        double[] a = random.nextInt(3) == 0 ? turnedByHalf(b) : shapes.gridPolygon(random.nextInt(1, 7), 3);
        int i = properEdge(b, 2 * random.nextInt(b.length / 2));
        int j = (i + 2) % b.length;
        int ex = (int) (b[j] - b[i]);
        int ey = (int) (b[j + 1] - b[i + 1]);
        int steps = gcd(ex, ey);
        // A point has no edge, and any line through it will do.
        int stepX = steps > 0 ? ex / steps : random.nextBoolean() ? 1 : -1;
        int stepY = steps > 0 ? ey / steps : random.nextInt(-2, 3);
        int corner = outermost(a, -stepY, stepX);
        int place = random.nextInt(-beside, steps + beside + 1);
        double x = b[i] + place * stepX - a[corner];
        double y = b[i + 1] + place * stepY - a[corner + 1];
        return new Query(a, b, x, y, 0, 0, stepX, stepY, 0, 0);
    }

    /**
     * A moves by so many steps along, and so many away from B at right angles; in one query of three B moves, too, and
     * takes A with it. The numbers of the grid are whole and less than a hundred, so a factor of 40 bits and a power of
     * two is exact.
     */
    private static Query moving(RandomGenerator random, Query beside, int along, int away) {
        double x = GridQueries.whole(random, 3);
        double y = GridQueries.whole(random, 3);
        boolean both = random.nextInt(3) == 0;
        double commonX = both ? GridQueries.whole(random, 3) : 0;
        double commonY = both ? GridQueries.whole(random, 3) : 0;
        double dx = along * beside.moveAX() + away * beside.moveAY() + commonX;
        double dy = along * beside.moveAY() - away * beside.moveAX() + commonY;
        Query whole = Edits.withMoves(
                Edits.withPositions(beside, beside.positionAX() + x, beside.positionAY() + y, x, y),
                dx,
                dy,
                commonX,
                commonY);
        if (random.nextBoolean()) {
            return whole;
        }
        double factor = random.nextLong(1, 1L << 40) * Math.scalb(1.0, random.nextInt(-80, 1));
        return Edits.map(whole, value -> value * factor);
    }

    /** The edge, or the next one that is longer than 0: a flat box has some that are not. */
    private static int properEdge(double[] shape, int edge) {
        int i = edge;
        for (int k = 0; k < shape.length; k += 2) {
            int j = (i + 2) % shape.length;
            if (shape[i] != shape[j] || shape[i + 1] != shape[j + 1]) {
                return i;
            }
            i = j;
        }
        return edge;
    }

    private static double[] turnedByHalf(double[] shape) {
        double[] turned = shape.clone();
        for (int i = 0; i < turned.length; i++) {
            turned[i] = 0 - turned[i];
        }
        return turned;
    }

    /** The index of the x coordinate of a vertex that lies furthest in a direction. */
    private static int outermost(double[] shape, int x, int y) {
        int best = 0;
        for (int i = 2; i < shape.length; i += 2) {
            if (shape[i] * x + shape[i + 1] * y > shape[best] * x + shape[best + 1] * y) {
                best = i;
            }
        }
        return best;
    }

    private static int gcd(int p, int q) {
        return q == 0 ? Math.abs(p) : gcd(q, p % q);
    }
}
