package org.polysweep.oracle.walk;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** A body of a {@link WalkJudge}: convex parts, a position and a rotor, and a box around it. */
final class JudgedBody {

    private final List<ConvexSet> local = new ArrayList<>();

    /** The parts where the body is. */
    final List<ConvexSet> parts = new ArrayList<>();

    /** Whether it is solid from one side only: then an overlap is allowed. */
    final boolean isOneSided;

    private double localMinX = Double.POSITIVE_INFINITY;
    private double localMinY = Double.POSITIVE_INFINITY;
    private double localMaxX = Double.NEGATIVE_INFINITY;
    private double localMaxY = Double.NEGATIVE_INFINITY;

    /** A box that contains the body, rounded outward; without bounds if the body is rotated. */
    double minX;

    double minY;
    double maxX;
    double maxY;

    JudgedBody(boolean isOneSided) {
        this.isOneSided = isOneSided;
    }

    void add(double radius, double... vertices) {
        local.add(ConvexSet.of(radius, vertices));
        for (int i = 0; i < vertices.length; i += 2) {
            localMinX = Math.min(localMinX, Math.nextDown(vertices[i] - radius));
            localMaxX = Math.max(localMaxX, Math.nextUp(vertices[i] + radius));
            localMinY = Math.min(localMinY, Math.nextDown(vertices[i + 1] - radius));
            localMaxY = Math.max(localMaxY, Math.nextUp(vertices[i + 1] + radius));
        }
    }

    void place(double x, double y, double c, double s) {
        boolean isRotated = s != 0;
        BigInteger dx = ConvexSet.onGrid(x);
        BigInteger dy = ConvexSet.onGrid(y);
        parts.clear();
        for (ConvexSet part : local) {
            parts.add((isRotated ? part.rotated(c, s) : part).moved(dx, dy));
        }
        minX = isRotated ? Double.NEGATIVE_INFINITY : Math.nextDown(localMinX + x);
        minY = isRotated ? Double.NEGATIVE_INFINITY : Math.nextDown(localMinY + y);
        maxX = isRotated ? Double.POSITIVE_INFINITY : Math.nextUp(localMaxX + x);
        maxY = isRotated ? Double.POSITIVE_INFINITY : Math.nextUp(localMaxY + y);
    }

    /** The longer side of its box, as if it were not rotated. */
    double extent() {
        return Math.max(localMaxX - localMinX, localMaxY - localMinY);
    }

    /** This body, elsewhere. */
    JudgedBody moved(double dx, double dy) {
        JudgedBody moved = new JudgedBody(isOneSided);
        for (ConvexSet part : parts) {
            moved.parts.add(part.moved(ConvexSet.onGrid(dx), ConvexSet.onGrid(dy)));
        }
        moved.minX = Math.nextDown(minX + dx);
        moved.minY = Math.nextDown(minY + dy);
        moved.maxX = Math.nextUp(maxX + dx);
        moved.maxY = Math.nextUp(maxY + dy);
        return moved;
    }

    /** Whether the boxes of this body, moved, and another one are apart. */
    boolean isFarFrom(JudgedBody other, double dx, double dy) {
        return Math.nextUp(maxX + Math.max(dx, 0)) < other.minX
                || Math.nextDown(minX + Math.min(dx, 0)) > other.maxX
                || Math.nextUp(maxY + Math.max(dy, 0)) < other.minY
                || Math.nextDown(minY + Math.min(dy, 0)) > other.maxY;
    }
}
