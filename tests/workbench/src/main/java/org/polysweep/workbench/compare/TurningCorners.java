package org.polysweep.workbench.compare;

/** A convex shape in doubles, placed at one time after another. Not thread-safe. */
final class TurningCorners {

    private final double[] local;
    private final double[] placed;

    /** A unit normal for each edge, outward, as placed; a segment has one for either side, a point none. */
    private final double[] normals;

    private final double radius;

    /** 1 if the corners go round counter-clockwise, -1 if clockwise. */
    private final double sense;

    TurningCorners(double[] vertices, double radius) {
        this.local = vertices.clone();
        this.placed = new double[vertices.length];
        this.normals = new double[vertices.length];
        this.radius = radius;
        this.sense = area() < 0 ? -1 : 1;
    }

    /**
     * Twice the area, positive if counter-clockwise; about the first corner, near which small shapes keep their digits.
     */
    private double area() {
        double sum = 0;
        for (int i = 2; i + 2 < local.length; i += 2) {
            sum += (local[i] - local[0]) * (local[i + 3] - local[1])
                    - (local[i + 1] - local[1]) * (local[i + 2] - local[0]);
        }
        return sum;
    }

    double radius() {
        return radius;
    }

    /** How far the farthest corner is from the local origin. */
    double reach() {
        double reach = 0;
        for (int i = 0; i < local.length; i += 2) {
            reach = Math.max(reach, Math.hypot(local[i], local[i + 1]));
        }
        return reach;
    }

    /** Turns it by an angle about its local origin, and moves that to a place. */
    void place(double angle, double x, double y) {
        double cos = StrictMath.cos(angle);
        double sin = StrictMath.sin(angle);
        for (int i = 0; i < local.length; i += 2) {
            placed[i] = x + (cos * local[i] - sin * local[i + 1]);
            placed[i + 1] = y + (sin * local[i] + cos * local[i + 1]);
            int next = (i + 2) % local.length;
            double ex = sense * (local[next] - local[i]);
            double ey = sense * (local[next + 1] - local[i + 1]);
            double length = Math.hypot(ex, ey);
            normals[i] = length == 0 ? 0 : (sin * ex + cos * ey) / length;
            normals[i + 1] = length == 0 ? 0 : (sin * ey - cos * ex) / length;
        }
    }

    /** How far two placed shapes are apart; if negative, at least so deep in each other. */
    double gap(TurningCorners other) {
        double apart = Math.max(height(other), other.height(this));
        // Above an edge, or with no edge at all, the nearest points count.
        boolean overlaps = apart < 0 && apart != Double.NEGATIVE_INFINITY;
        return (overlaps ? apart : Math.min(distance(other), other.distance(this))) - (radius + other.radius);
    }

    /** Of all edges, the one over which the other's lowest corner is highest: by how much. */
    private double height(TurningCorners other) {
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < placed.length; i += 2) {
            if (normals[i] != 0 || normals[i + 1] != 0) {
                double least = Double.POSITIVE_INFINITY;
                for (int k = 0; k < other.placed.length; k += 2) {
                    least = Math.min(
                            least,
                            normals[i] * (other.placed[k] - placed[i])
                                    + normals[i + 1] * (other.placed[k + 1] - placed[i + 1]));
                }
                most = Math.max(most, least);
            }
        }
        return most;
    }

    /** From the nearest corner of the other to the nearest point of an edge; of two points, between them. */
    private double distance(TurningCorners other) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < placed.length; i += 2) {
            int next = (i + 2) % placed.length;
            double ex = placed[next] - placed[i];
            double ey = placed[next + 1] - placed[i + 1];
            double square = ex * ex + ey * ey;
            for (int k = 0; k < other.placed.length; k += 2) {
                double x = other.placed[k] - placed[i];
                double y = other.placed[k + 1] - placed[i + 1];
                double foot = square == 0 ? 0 : Math.max(0, Math.min(1, (x * ex + y * ey) / square));
                least = Math.min(least, Math.hypot(x - foot * ex, y - foot * ey));
            }
        }
        return least;
    }
}
