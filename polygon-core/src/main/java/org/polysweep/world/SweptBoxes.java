package org.polysweep.world;

import org.polysweep.internal.boxes.BoxTree;
import org.polysweep.internal.boxes.BoxVisitor;
import org.polysweep.internal.boxes.PairVisitor;

/**
 * The boxes of the bodies of a world, by rank: where each may be on its line for the rest of the step. Those that are
 * fixed are in one tree, the others in another, so that pairs of fixed bodies are never looked for, and what stands
 * still keeps its tree. Rounded outward, so no box is too small. Reusable; no allocation once it has grown.
 */
final class SweptBoxes {

    private final Bodies bodies;
    private final RankedBoxes free = new RankedBoxes();
    private final RankedBoxes fixed = new RankedBoxes();

    /** The box of each body in the tree of its kind. */
    private int[] boxOf = {};

    private BoxVisitor asking = rank -> {};
    private final BoxVisitor ofFree = box -> asking.box(free.rank(box));
    private final BoxVisitor ofFixed = box -> asking.box(fixed.rank(box));

    SweptBoxes(Bodies bodies) {
        this.bodies = bodies;
    }

    /** The number of bodies that are not fixed. */
    int freeCount() {
        return free.count();
    }

    /** The rank of the body at a place in the order of the tree of those that are not fixed. */
    int rank(int place) {
        return free.rank(free.tree.box(place));
    }

    private RankedBoxes kind(int rank) {
        return bodies.isFixed(rank) ? fixed : free;
    }

    /** Takes all bodies. Each is on the line of its rank. */
    void build(Trajectories lines) {
        int count = bodies.count();
        if (boxOf.length < count) {
            boxOf = new int[Math.max(count, 2 * boxOf.length)];
        }
        free.clear();
        fixed.clear();
        for (int rank = 0; rank < count; rank++) {
            int i = bodies.byRank(rank);
            boxOf[rank] = kind(rank)
                    .add(
                            rank,
                            lines.minX(rank, bodies.minX[i]),
                            lines.minY(rank, bodies.minY[i]),
                            lines.maxX(rank, bodies.maxX[i]),
                            lines.maxY(rank, bodies.maxY[i]));
        }
        free.build();
        fixed.build();
    }

    /**
     * Visits the pairs of bodies whose boxes meet and of which at least one is not fixed. Not thread-safe: one for each
     * thread.
     */
    final class Pairs implements BoxVisitor {

        private final PairVisitor ofFreePlaces;
        private final PairVisitor ofFreeAndFixed;
        private int freeRank;

        /**
         * Makes one that passes pairs on.
         *
         * @param ofFreePlaces takes two bodies that are not fixed, by their {@linkplain #rank places}
         * @param ofFreeAndFixed takes one that is not fixed and one that is, by rank
         */
        Pairs(PairVisitor ofFreePlaces, PairVisitor ofFreeAndFixed) {
            this.ofFreePlaces = ofFreePlaces;
            this.ofFreeAndFixed = ofFreeAndFixed;
        }

        /** Does one part of the work, counted from 0. */
        void visit(int part, int parts) {
            BoxTree tree = free.tree;
            long leaves = tree.leaves();
            int from = (int) (leaves * part / parts);
            int to = (int) (leaves * (part + 1) / parts);
            tree.pairs(from, to, ofFreePlaces);
            if (fixed.count() > 0) {
                for (int place = tree.firstPlace(from); place < tree.firstPlace(to); place++) {
                    freeRank = rank(place);
                    tree.meeting(place, fixed.tree, this);
                }
            }
        }

        @Override
        public void box(int box) {
            ofFreeAndFixed.pair(freeRank, fixed.rank(box));
        }
    }

    /** Enlarges the box of a body by where it may be on another line. */
    void include(Trajectories lines, int line) {
        int rank = lines.body[line];
        int i = bodies.byRank(rank);
        kind(rank)
                .include(
                        boxOf[rank],
                        lines.minX(line, bodies.minX[i]),
                        lines.minY(line, bodies.minY[i]),
                        lines.maxX(line, bodies.maxX[i]),
                        lines.maxY(line, bodies.maxY[i]));
    }

    /**
     * Visits the bodies whose boxes meet that of a body on a line, that body included. Two fixed bodies do not meet.
     */
    void meeting(Trajectories lines, int line, BoxVisitor visitor) {
        int i = bodies.byRank(lines.body[line]);
        double minX = lines.minX(line, bodies.minX[i]);
        double minY = lines.minY(line, bodies.minY[i]);
        double maxX = lines.maxX(line, bodies.maxX[i]);
        double maxY = lines.maxY(line, bodies.maxY[i]);
        asking = visitor;
        free.tree.meeting(minX, minY, maxX, maxY, ofFree);
        if (!bodies.fixed[i]) {
            fixed.tree.meeting(minX, minY, maxX, maxY, ofFixed);
        }
    }

    /** Whether the boxes of two bodies on two lines meet; without the trees. */
    boolean meet(Trajectories lines, int lineA, int lineB) {
        int i = bodies.byRank(lines.body[lineA]);
        int k = bodies.byRank(lines.body[lineB]);
        return lines.minX(lineA, bodies.minX[i]) <= lines.maxX(lineB, bodies.maxX[k])
                && lines.minX(lineB, bodies.minX[k]) <= lines.maxX(lineA, bodies.maxX[i])
                && lines.minY(lineA, bodies.minY[i]) <= lines.maxY(lineB, bodies.maxY[k])
                && lines.minY(lineB, bodies.minY[k]) <= lines.maxY(lineA, bodies.maxY[i]);
    }
}
