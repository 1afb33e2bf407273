package org.polysweep.oracle.quick;

/**
 * The configuration-space obstacle C, all differences b - a, as its corners counter-clockwise: one if it is a point,
 * two if it is a segment. Its edges are the edges of B and of A rotated by half a turn, in the order of their
 * directions; an edge of each in the same direction are one edge of C. No three corners are on a line.
 */
final class QuickBody {
    private final Vector[] corners;
    private final int[] cornersA;
    private final int[] cornersB;
    private final boolean[] edgesA;
    private final boolean[] edgesB;
    private int size;

    /**
     * Builds C.
     *
     * @param a the first shape
     * @param b the second shape
     * @param offset the position of B minus the position of A
     */
    QuickBody(Ring a, Ring b, Vector offset) {
        int most = Math.max(1, a.edgeCount() + b.edgeCount());
        corners = new Vector[most];
        cornersA = new int[most];
        cornersB = new int[most];
        edgesA = new boolean[most];
        edgesB = new boolean[most];
        int atA = a.highest();
        int atB = b.lowest();
        int leftA = a.edgeCount();
        int leftB = b.edgeCount();
        do {
            int order =
                    leftB == 0 ? -1 : leftA == 0 ? 1 : compareAngles(a.edge(atA).negate(), b.edge(atB));
            corners[size] = b.corner(atB).minus(a.corner(atA)).plus(offset);
            cornersA[size] = atA % a.size();
            cornersB[size] = atB % b.size();
            edgesA[size] = leftA > 0 && order <= 0;
            edgesB[size] = leftB > 0 && order >= 0;
            if (edgesA[size]) {
                atA++;
                leftA--;
            }
            if (edgesB[size]) {
                atB++;
                leftB--;
            }
            size++;
        } while (leftA > 0 || leftB > 0);
    }

    /** Angles in [0, 360) degrees from the x axis. */
    private static int compareAngles(Vector left, Vector right) {
        if (left.inUpperHalf() != right.inUpperHalf()) {
            return left.inUpperHalf() ? -1 : 1;
        }
        return -left.crossSign(right);
    }

    int size() {
        return size;
    }

    Vector corner(int i) {
        return corners[i % size];
    }

    /** From corner i to the next. */
    Vector edge(int i) {
        return corner(i + 1).minus(corner(i));
    }

    /** The corner of A that corner i stems from; if {@link #isEdgeOfA}, A's edge of that number is in edge i. */
    int cornerOfA(int i) {
        return cornersA[i];
    }

    /** The corner of B that corner i stems from; if {@link #isEdgeOfB}, B's edge of that number is in edge i. */
    int cornerOfB(int i) {
        return cornersB[i];
    }

    boolean isEdgeOfA(int i) {
        return edgesA[i];
    }

    boolean isEdgeOfB(int i) {
        return edgesB[i];
    }
}
