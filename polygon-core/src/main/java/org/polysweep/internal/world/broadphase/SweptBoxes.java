package org.polysweep.internal.world.broadphase;

import org.polysweep.internal.tree.BoxBounds;
import org.polysweep.internal.tree.BoxTree;
import org.polysweep.internal.tree.BoxVisitor;
import org.polysweep.internal.tree.PairVisitor;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.segment.Trajectories;

/**
 * The boxes of the bodies of a world, by rank: where each may be on its line for the rest of the step. The kinematic
 * bodies are in one tree, the others in another, so that pairs of kinematic bodies are never visited, and the tree of
 * bodies at rest is not rebuilt. Rounded outward, so no box is too small. Reusable; no allocation once it has grown.
 */
public final class SweptBoxes {

    /**
     * Inverse of the share of its narrower side by which a box is enlarged beyond need: sliding and bouncing bodies
     * leave their boxes slightly again and again.
     */
    private static final int SPARE = 64;

    /**
     * Number of bodies above which searching the trees, which compares about sixty boxes, takes no longer than visiting
     * all.
     */
    private static final int MOST_NEAR = 32;

    private final Bodies bodies;
    private final RankedBoxes free = new RankedBoxes();
    private final RankedBoxes kinematic = new RankedBoxes();

    /** The box of each body in the tree of its kind. */
    private int[] boxOf = {};

    /** The bodies whose boxes intersect. */
    private final NearBodies near = new NearBodies();

    /** The body whose box has become larger. */
    private int grown;

    private final BoxVisitor newNeighbor = this::addNear;

    private BoxVisitor asking = rank -> {};
    private final BoxVisitor ofFree = box -> asking.box(free.rank(box));
    private final BoxVisitor ofKinematic = box -> asking.box(kinematic.rank(box));

    public SweptBoxes(Bodies bodies) {
        this.bodies = bodies;
    }

    /** The number of bodies that are not kinematic. */
    int freeCount() {
        return free.count();
    }

    /** The rank of the body at a place in the order of the tree of those that are not kinematic. */
    public int rank(int place) {
        return free.rank(free.tree.box(place));
    }

    private RankedBoxes kind(int rank) {
        return bodies.ranked.isKinematic(rank) ? kinematic : free;
    }

    /** Takes all bodies. Each is on the line of its rank. */
    public void build(Trajectories lines) {
        int count = bodies.count();
        if (boxOf.length < count) {
            boxOf = new int[Math.max(count, 2 * boxOf.length)];
        }
        near.begin(count);
        free.clear();
        kinematic.clear();
        for (int rank = 0; rank < count; rank++) {
            int slot = bodies.byRank(rank);
            boxOf[rank] = kind(rank)
                    .add(
                            rank,
                            lines.minX(rank, bodies.minX[slot]),
                            lines.minY(rank, bodies.minY[slot]),
                            lines.maxX(rank, bodies.maxX[slot]),
                            lines.maxY(rank, bodies.maxY[slot]));
        }
        free.build();
        kinematic.build();
    }

    /**
     * Visits the pairs of bodies whose boxes intersect and of which at least one is not kinematic. Not thread-safe: one
     * for each thread.
     */
    public final class Pairs implements BoxVisitor {

        private final PairVisitor ofFreePlaces;
        private final PairVisitor ofFreeAndKinematic;
        private int freeRank;

        /**
         * Makes a visitor that passes pairs on.
         *
         * @param ofFreePlaces takes two bodies that are not kinematic, by their {@linkplain #rank places}
         * @param ofFreeAndKinematic takes one that is not kinematic and one that is, by rank
         */
        public Pairs(PairVisitor ofFreePlaces, PairVisitor ofFreeAndKinematic) {
            this.ofFreePlaces = ofFreePlaces;
            this.ofFreeAndKinematic = ofFreeAndKinematic;
        }

        /** Does one part of the work, counted from 0. */
        public void visit(int part, int parts) {
            BoxTree tree = free.tree;
            long leaves = tree.leaves();
            int from = (int) (leaves * part / parts);
            int to = (int) (leaves * (part + 1) / parts);
            tree.pairs(from, to, ofFreePlaces);
            if (kinematic.count() > 0) {
                for (int place = tree.firstPlace(from); place < tree.firstPlace(to); place++) {
                    freeRank = rank(place);
                    tree.meeting(place, kinematic.tree, this);
                }
            }
        }

        @Override
        public void box(int box) {
            ofFreeAndKinematic.pair(freeRank, kinematic.rank(box));
        }
    }

    /** Notes that the boxes of two bodies intersect; called for all such pairs, one after the other. */
    public void addNear(int one, int other) {
        near.add(one, other);
    }

    /**
     * Visits the bodies that a body may hit on a line within its box, once the pairs whose boxes intersect have been
     * noted; that body itself may be among them. A body that is near many others, such as a very fast one, is near few
     * of them on the rest of its path; then the trees are searched.
     */
    public void near(Trajectories lines, int line, BoxVisitor visitor) {
        int body = lines.rank[line];
        if (near.size(body) > MOST_NEAR) {
            meeting(lines, line, visitor);
        } else {
            near.visit(body, visitor);
        }
    }

    /** Visits the pairs of bodies whose boxes intersect, by rank, once they have been noted. */
    public void nearPairs(PairVisitor visitor) {
        near.pairs(visitor);
    }

    /** As {@link #include}, but with a larger margin, and notes the bodies whose boxes the larger box intersects. */
    public void lead(Trajectories lines, int line) {
        int rank = lines.rank[line];
        int slot = bodies.byRank(rank);
        RankedBoxes own = kind(rank);
        int box = boxOf[rank];
        double minX = lines.minX(line, bodies.minX[slot]);
        double minY = lines.minY(line, bodies.minY[slot]);
        double maxX = lines.maxX(line, bodies.maxX[slot]);
        double maxY = lines.maxY(line, bodies.maxY[slot]);
        if (own.contains(box, minX, minY, maxX, maxY)) {
            return;
        }
        double spare = Math.min(maxX - minX, maxY - minY) / SPARE;
        own.include(box, minX - spare, minY - spare, maxX + spare, maxY + spare);
        grown = rank;
        near.mark(rank);
        asking = newNeighbor;
        own.meeting(box, free, ofFree);
        if (own == free) {
            own.meeting(box, kinematic, ofKinematic);
        }
    }

    private void addNear(int other) {
        if (!near.isMarked(other)) {
            near.add(grown, other);
        }
    }

    /** Enlarges the box of a body by where it may be on another line. */
    public void include(Trajectories lines, int line) {
        int rank = lines.rank[line];
        int slot = bodies.byRank(rank);
        kind(rank)
                .include(
                        boxOf[rank],
                        lines.minX(line, bodies.minX[slot]),
                        lines.minY(line, bodies.minY[slot]),
                        lines.maxX(line, bodies.maxX[slot]),
                        lines.maxY(line, bodies.maxY[slot]));
    }

    /**
     * Visits the bodies whose boxes intersect the box of a body on a line, including that body, but no pair of
     * kinematic bodies.
     */
    public void meeting(Trajectories lines, int line, BoxVisitor visitor) {
        meeting(lines, line, !bodies.ranked.isKinematic(lines.rank[line]), visitor);
    }

    /** As {@link #meeting}, including pairs of kinematic bodies. */
    public void meetingAll(Trajectories lines, int line, BoxVisitor visitor) {
        meeting(lines, line, true, visitor);
    }

    private void meeting(Trajectories lines, int line, boolean meetsKinematic, BoxVisitor visitor) {
        int slot = bodies.byRank(lines.rank[line]);
        double minX = lines.minX(line, bodies.minX[slot]);
        double minY = lines.minY(line, bodies.minY[slot]);
        double maxX = lines.maxX(line, bodies.maxX[slot]);
        double maxY = lines.maxY(line, bodies.maxY[slot]);
        asking = visitor;
        free.tree.meeting(minX, minY, maxX, maxY, ofFree);
        if (meetsKinematic) {
            kinematic.tree.meeting(minX, minY, maxX, maxY, ofKinematic);
        }
    }

    /**
     * Returns whether the boxes of two bodies on two lines prove that they are apart from a time on; without the trees.
     */
    public boolean stayApart(Trajectories lines, int lineA, int lineB, double from) {
        int slot = bodies.byRank(lines.rank[lineA]);
        int otherSlot = bodies.byRank(lines.rank[lineB]);
        double ax = lines.x(lineA);
        double ay = lines.y(lineA);
        double adx = lines.dx(lineA);
        double ady = lines.dy(lineA);
        double bx = lines.x(lineB);
        double by = lines.y(lineB);
        double bdx = lines.dx(lineB);
        double bdy = lines.dy(lineB);
        return BoxBounds.staysBefore(bodies.maxX[slot], ax, adx, bodies.minX[otherSlot], bx, bdx, from)
                || BoxBounds.staysBefore(bodies.maxX[otherSlot], bx, bdx, bodies.minX[slot], ax, adx, from)
                || BoxBounds.staysBefore(bodies.maxY[slot], ay, ady, bodies.minY[otherSlot], by, bdy, from)
                || BoxBounds.staysBefore(bodies.maxY[otherSlot], by, bdy, bodies.minY[slot], ay, ady, from);
    }

    /** Returns whether the boxes of two bodies on two lines intersect; without the trees. */
    public boolean meet(Trajectories lines, int lineA, int lineB) {
        int slot = bodies.byRank(lines.rank[lineA]);
        int otherSlot = bodies.byRank(lines.rank[lineB]);
        return lines.minX(lineA, bodies.minX[slot]) <= lines.maxX(lineB, bodies.maxX[otherSlot])
                && lines.minX(lineB, bodies.minX[otherSlot]) <= lines.maxX(lineA, bodies.maxX[slot])
                && lines.minY(lineA, bodies.minY[slot]) <= lines.maxY(lineB, bodies.maxY[otherSlot])
                && lines.minY(lineB, bodies.minY[otherSlot]) <= lines.maxY(lineA, bodies.maxY[slot]);
    }
}
