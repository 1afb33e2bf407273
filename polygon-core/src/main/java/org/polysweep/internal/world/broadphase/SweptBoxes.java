package org.polysweep.internal.world.broadphase;

import org.polysweep.internal.tree.BoxBounds;
import org.polysweep.internal.tree.BoxTree;
import org.polysweep.internal.tree.BoxVisitor;
import org.polysweep.internal.tree.PairVisitor;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.segment.Trajectories;

/**
 * The boxes of the bodies of a world, by rank: each contains its body on its segment for the rest of the step. The
 * kinematic bodies are in one tree, the others in another, so that pairs of kinematic bodies are never visited, and the
 * tree of bodies at rest is not rebuilt. Rounded outward, so no box is too small. Reusable; no allocation once it has
 * grown.
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

    /** The groups of such bodies, in steps with a response. */
    private final RestingGroups groups;

    /** The body whose box has become larger. */
    private int grown;

    private final BoxVisitor newNeighbor = this::addNewNeighbor;

    private BoxVisitor asking = rank -> {};
    private final BoxVisitor ofFree = box -> asking.box(free.rank(box));
    private final BoxVisitor ofKinematic = box -> asking.box(kinematic.rank(box));

    public SweptBoxes(Bodies bodies) {
        this.bodies = bodies;
        groups = new RestingGroups(bodies);
    }

    /** The groups of bodies whose boxes intersect, and which of them sleep. */
    public RestingGroups groups() {
        return groups;
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

    /** Takes all bodies. Each is on the segment of its rank. */
    public void build(Trajectories trajectories) {
        build(trajectories, false);
    }

    /** As {@link #build(Trajectories)}, but a body that may sleep keeps its box of the last step. */
    public void buildForResponse(Trajectories trajectories) {
        build(trajectories, true);
    }

    private void build(Trajectories trajectories, boolean keepsBoxes) {
        int count = bodies.count();
        if (boxOf.length < count) {
            boxOf = new int[Math.max(count, 2 * boxOf.length)];
        }
        near.begin(count);
        free.clear();
        kinematic.clear();
        for (int rank = 0; rank < count; rank++) {
            if (keepsBoxes && groups.keepsBox(rank)) {
                boxOf[rank] =
                        free.add(rank, groups.minX(rank), groups.minY(rank), groups.maxX(rank), groups.maxY(rank));
                continue;
            }
            int slot = bodies.byRank(rank);
            boxOf[rank] = kind(rank)
                    .add(
                            rank,
                            trajectories.minX(rank, bodies.minX[slot]),
                            trajectories.minY(rank, bodies.minY[slot]),
                            trajectories.maxX(rank, bodies.maxX[slot]),
                            trajectories.maxY(rank, bodies.maxY[slot]));
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
         * Creates a visitor that passes pairs on.
         *
         * @param ofFreePlaces receives two bodies that are not kinematic, by their {@linkplain #rank places}
         * @param ofFreeAndKinematic receives a body that is not kinematic and a kinematic one, by rank
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
        groups.connect(one, other);
    }

    /**
     * Visits the bodies that a body may hit on a segment within its box, once the pairs whose boxes intersect have been
     * noted; that body itself may be among them. A body that is near many others, such as a very fast one, is near few
     * of them on the rest of its path; for such a body, the trees are searched.
     */
    public void near(Trajectories trajectories, int segment, BoxVisitor visitor) {
        int body = trajectories.rank[segment];
        if (near.size(body) > MOST_NEAR) {
            meeting(trajectories, segment, visitor);
        } else {
            near.visit(body, visitor);
        }
    }

    /** Visits the pairs of bodies whose boxes intersect, by rank, once they have been noted. */
    public void nearPairs(PairVisitor visitor) {
        near.pairs(visitor);
    }

    /** As {@link #include}, but with a larger margin, and notes the bodies whose boxes the larger box intersects. */
    public void lead(Trajectories trajectories, int segment) {
        int rank = trajectories.rank[segment];
        int slot = bodies.byRank(rank);
        RankedBoxes own = kind(rank);
        int box = boxOf[rank];
        double minX = trajectories.minX(segment, bodies.minX[slot]);
        double minY = trajectories.minY(segment, bodies.minY[slot]);
        double maxX = trajectories.maxX(segment, bodies.maxX[slot]);
        double maxY = trajectories.maxY(segment, bodies.maxY[slot]);
        if (own.contains(box, minX, minY, maxX, maxY)) {
            return;
        }
        double spare = Math.min(maxX - minX, maxY - minY) / SPARE;
        own.include(box, minX - spare, minY - spare, maxX + spare, maxY + spare);
        findNear(rank);
    }

    /** Notes the bodies whose boxes intersect the box of a body that has become larger. */
    public void findNear(int rank) {
        RankedBoxes own = kind(rank);
        int box = boxOf[rank];
        grown = rank;
        near.mark(rank);
        asking = newNeighbor;
        own.meeting(box, free, ofFree);
        if (own == free) {
            own.meeting(box, kinematic, ofKinematic);
        }
    }

    private void addNewNeighbor(int other) {
        if (!near.isMarked(other)) {
            addNear(grown, other);
        }
    }

    /** Enlarges the box of a body so that it contains the body on another segment. */
    public void include(Trajectories trajectories, int segment) {
        int rank = trajectories.rank[segment];
        int slot = bodies.byRank(rank);
        kind(rank)
                .include(
                        boxOf[rank],
                        trajectories.minX(segment, bodies.minX[slot]),
                        trajectories.minY(segment, bodies.minY[slot]),
                        trajectories.maxX(segment, bodies.maxX[slot]),
                        trajectories.maxY(segment, bodies.maxY[slot]));
    }

    /**
     * Visits the bodies whose boxes intersect the box of a body on a segment, including that body, but no pair of
     * kinematic bodies.
     */
    public void meeting(Trajectories trajectories, int segment, BoxVisitor visitor) {
        meeting(trajectories, segment, !bodies.ranked.isKinematic(trajectories.rank[segment]), visitor);
    }

    /** As {@link #meeting}, including pairs of kinematic bodies. */
    public void meetingAll(Trajectories trajectories, int segment, BoxVisitor visitor) {
        meeting(trajectories, segment, true, visitor);
    }

    private void meeting(Trajectories trajectories, int segment, boolean meetsKinematic, BoxVisitor visitor) {
        int slot = bodies.byRank(trajectories.rank[segment]);
        double minX = trajectories.minX(segment, bodies.minX[slot]);
        double minY = trajectories.minY(segment, bodies.minY[slot]);
        double maxX = trajectories.maxX(segment, bodies.maxX[slot]);
        double maxY = trajectories.maxY(segment, bodies.maxY[slot]);
        asking = visitor;
        free.tree.meeting(minX, minY, maxX, maxY, ofFree);
        if (meetsKinematic) {
            kinematic.tree.meeting(minX, minY, maxX, maxY, ofKinematic);
        }
    }

    /**
     * Returns whether the boxes of two bodies on two segments prove that they are apart from a time on; without the
     * trees.
     */
    public boolean stayApart(Trajectories trajectories, int segmentA, int segmentB, double from) {
        int slot = bodies.byRank(trajectories.rank[segmentA]);
        int otherSlot = bodies.byRank(trajectories.rank[segmentB]);
        double ax = trajectories.x(segmentA);
        double ay = trajectories.y(segmentA);
        double adx = trajectories.dx(segmentA);
        double ady = trajectories.dy(segmentA);
        double bx = trajectories.x(segmentB);
        double by = trajectories.y(segmentB);
        double bdx = trajectories.dx(segmentB);
        double bdy = trajectories.dy(segmentB);
        return BoxBounds.staysBefore(bodies.maxX[slot], ax, adx, bodies.minX[otherSlot], bx, bdx, from)
                || BoxBounds.staysBefore(bodies.maxX[otherSlot], bx, bdx, bodies.minX[slot], ax, adx, from)
                || BoxBounds.staysBefore(bodies.maxY[slot], ay, ady, bodies.minY[otherSlot], by, bdy, from)
                || BoxBounds.staysBefore(bodies.maxY[otherSlot], by, bdy, bodies.minY[slot], ay, ady, from);
    }

    /** Records the outcome of a step with a response, so that groups at rest sleep in the next one. */
    public void record() {
        groups.record();
        for (int box = 0; box < free.count(); box++) {
            if (groups.hasRested(bodies.byRank(free.rank(box)))) {
                free.record(box, groups);
            }
        }
    }

    /** Returns whether the boxes of two bodies on two segments intersect; without the trees. */
    public boolean meet(Trajectories trajectories, int segmentA, int segmentB) {
        int slot = bodies.byRank(trajectories.rank[segmentA]);
        int otherSlot = bodies.byRank(trajectories.rank[segmentB]);
        return trajectories.minX(segmentA, bodies.minX[slot]) <= trajectories.maxX(segmentB, bodies.maxX[otherSlot])
                && trajectories.minX(segmentB, bodies.minX[otherSlot]) <= trajectories.maxX(segmentA, bodies.maxX[slot])
                && trajectories.minY(segmentA, bodies.minY[slot]) <= trajectories.maxY(segmentB, bodies.maxY[otherSlot])
                && trajectories.minY(segmentB, bodies.minY[otherSlot])
                        <= trajectories.maxY(segmentA, bodies.maxY[slot]);
    }
}
