package org.polysweep.world;

/**
 * The boxes of the bodies of a world, by rank, in a {@link BoxTree}: where each may be on its line for the rest of the step. Rounded
 * outward, so no box is too small. Reusable; no allocation once it has grown. Questions only read.
 */
final class SweptBoxes {

    private final Bodies bodies;
    private final BoxTree tree = new BoxTree();
    private double[] minX = {};
    private double[] minY = {};
    private double[] maxX = {};
    private double[] maxY = {};

    SweptBoxes(Bodies bodies) {
        this.bodies = bodies;
    }

    BoxTree tree() {
        return tree;
    }

    /** Builds the tree anew. Each body is on the line of its rank. */
    void build(Lines lines) {
        int count = bodies.count();
        if (minX.length < count) {
            int length = Math.max(count, 2 * minX.length);
            minX = new double[length];
            minY = new double[length];
            maxX = new double[length];
            maxY = new double[length];
        }
        for (int rank = 0; rank < count; rank++) {
            int i = bodies.byRank(rank);
            minX[rank] = lines.minX(rank, bodies.minX[i]);
            minY[rank] = lines.minY(rank, bodies.minY[i]);
            maxX[rank] = lines.maxX(rank, bodies.maxX[i]);
            maxY[rank] = lines.maxY(rank, bodies.maxY[i]);
        }
        tree.build(count, minX, minY, maxX, maxY);
    }

    /** Enlarges the box of a body by where it may be on another line. */
    void include(Lines lines, int line) {
        int rank = lines.body[line];
        int i = bodies.byRank(rank);
        tree.enlarge(
                rank,
                lines.minX(line, bodies.minX[i]),
                lines.minY(line, bodies.minY[i]),
                lines.maxX(line, bodies.maxX[i]),
                lines.maxY(line, bodies.maxY[i]));
    }

    /** Visits the bodies whose boxes meet that of a body on a line, the body itself included. */
    void meeting(Lines lines, int line, BoxVisitor visitor) {
        int i = bodies.byRank(lines.body[line]);
        tree.meeting(
                lines.minX(line, bodies.minX[i]),
                lines.minY(line, bodies.minY[i]),
                lines.maxX(line, bodies.maxX[i]),
                lines.maxY(line, bodies.maxY[i]),
                visitor);
    }

    /** Whether the boxes of two bodies on two lines meet; the tree is not asked. */
    boolean meet(Lines lines, int lineA, int lineB) {
        int i = bodies.byRank(lines.body[lineA]);
        int k = bodies.byRank(lines.body[lineB]);
        return lines.minX(lineA, bodies.minX[i]) <= lines.maxX(lineB, bodies.maxX[k])
                && lines.minX(lineB, bodies.minX[k]) <= lines.maxX(lineA, bodies.maxX[i])
                && lines.minY(lineA, bodies.minY[i]) <= lines.maxY(lineB, bodies.maxY[k])
                && lines.minY(lineB, bodies.minY[k]) <= lines.maxY(lineA, bodies.maxY[i]);
    }
}
