package org.polysweep.internal.world.step;

import java.util.Arrays;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.bound.Ulp;
import org.polysweep.internal.compound.JointContact;
import org.polysweep.internal.motion.ShapeParts;
import org.polysweep.internal.tree.BoundedVisitor;
import org.polysweep.internal.tree.BoxVisitor;
import org.polysweep.internal.tree.MovingBox;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.StepPairs;
import org.polysweep.internal.world.state.StepState;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Shape;

/**
 * Evaluates the contact of a body with a static one together with all static bodies that it touches at exactly the same
 * time, as if they were parts of one compound. This matters only if a vertex touches a vertex: then the sweep of one
 * pair may choose a side that the next body covers. It allocates only in this case. Reusable; not thread-safe.
 */
final class StaticJoint {

    private final Bodies bodies;
    private final Trajectories trajectories;
    private final SweptBoxes boxes;
    private final BroadPhase broadPhase;
    private final StepPairs pairs;
    private final StepState state;
    private final PairSweep sweep;
    private final JointContact joint = new JointContact();
    private final BoxVisitor collector = this::collect;
    private final BoundedVisitor partVisitor = this::visitPart;
    private final MovingBox box = new MovingBox();

    private int[] statics = {};
    private int count;

    /** The segment of the moving body, its part and its box at the contact. */
    private int segment;

    private int part;
    private double minX;
    private double minY;
    private double maxX;
    private double maxY;
    private double time;
    private double from;
    private int other;

    /** The rank of the chosen body. */
    private int chosen;

    StaticJoint(Bodies bodies, StepState state, SweptBoxes boxes, BroadPhase broadPhase, StepPairs pairs) {
        this.bodies = bodies;
        this.state = state;
        trajectories = state.trajectories;
        this.boxes = boxes;
        this.broadPhase = broadPhase;
        this.pairs = pairs;
        sweep = new PairSweep(bodies, trajectories);
    }

    /**
     * Evaluates a HIT of a body with a static one.
     *
     * @param segmentA the segment of A
     * @param segmentB the segment of B
     * @param contact the contact
     * @param time the time of the contact
     * @param from the time from which contacts are considered
     * @return whether the body touches several static bodies at the same time; {@link #chosen} is the one to report
     */
    boolean judges(int segmentA, int segmentB, StepContact contact, double time, double from) {
        boolean isStaticA = isStatic(segmentA);
        if (isStaticA == isStatic(segmentB)
                || !isPlain(segmentA)
                || !isPlain(segmentB)
                || !isCorner(segmentA, segmentB, contact)) {
            return false;
        }
        segment = isStaticA ? segmentB : segmentA;
        this.time = time;
        this.from = from;
        findBox();
        count = 0;
        boxes.near(trajectories, segment, collector);
        if (count < 2) {
            return false;
        }
        Arrays.sort(statics, 0, count);
        joint.clear();
        int met = 0;
        for (int i = 0; i < count; i++) {
            int before = joint.count();
            other = statics[i];
            addParts();
            met += joint.count() > before ? 1 : 0;
        }
        if (met < 2) {
            return false;
        }
        chosen = joint.choose();
        return true;
    }

    /** The rank of the static body that is reported for the last contact. */
    int chosen() {
        return chosen;
    }

    /** The x component of the normal of that contact, from the static body toward the one that moves. */
    double normalX() {
        return joint.answer().normalX();
    }

    double normalY() {
        return joint.answer().normalY();
    }

    private boolean isStatic(int someSegment) {
        return bodies.ranked.isKinematic(trajectories.rank[someSegment])
                && trajectories.dx(someSegment) == 0
                && trajectories.dy(someSegment) == 0
                && !trajectories.turns(someSegment);
    }

    /** Returns whether a body does not rotate, and collides from all sides. */
    private boolean isPlain(int someSegment) {
        return !trajectories.turns(someSegment) && !bodies.ranked.isOneSided(trajectories.rank[someSegment]);
    }

    /** Returns whether two polygons touch in one point, which is a vertex of both, up to rounding. */
    private boolean isCorner(int segmentA, int segmentB, StepContact contact) {
        SweepResult answer = contact.result();
        if (answer.contactCount() != 1) {
            return false;
        }
        double x = answer.contactX(0);
        double y = answer.contactY(0);
        return isVertex(segmentA, contact.partA(), contact.enter(), x, y)
                && isVertex(segmentB, contact.partB(), contact.enter(), x, y);
    }

    private boolean isVertex(int someSegment, int somePart, double when, double x, double y) {
        ConvexShape shape = sweep.part(someSegment, somePart);
        if (shape.radius() > 0) {
            return false;
        }
        if (trajectories.isTurned(someSegment)) {
            return true;
        }
        double placeX = trajectories.x(someSegment) + when * trajectories.dx(someSegment);
        double placeY = trajectories.y(someSegment) + when * trajectories.dy(someSegment);
        ConvexPolygon core = shape.core();
        for (int i = 0; i < core.vertexCount(); i++) {
            double unit = WorldThresholds.VERTEX_ULPS
                    * Math.max(
                            Ulp.of(core.x(i), placeX, trajectories.x(someSegment)),
                            Ulp.of(core.y(i), placeY, trajectories.y(someSegment)));
            if (Math.abs(core.x(i) + placeX - x) <= unit && Math.abs(core.y(i) + placeY - y) <= unit) {
                return true;
            }
        }
        return false;
    }

    /** Finds the box of the body at the contact, with a margin. */
    private void findBox() {
        int i = bodies.byRank(trajectories.rank[segment]);
        double x = trajectories.x(segment) + time * trajectories.dx(segment);
        double y = trajectories.y(segment) + time * trajectories.dy(segment);
        double room = WorldThresholds.VERTEX_ULPS
                * Ulp.of(trajectories.x(segment), x, Ulp.of(trajectories.y(segment), y, bodies.extent(i)));
        room = Math.max(room, WorldThresholds.VERTEX_ULPS * Ulp.of(y, bodies.extent(i)));
        minX = bodies.minX[i] + x - room;
        minY = bodies.minY[i] + y - room;
        maxX = bodies.maxX[i] + x + room;
        maxY = bodies.maxY[i] + y + room;
    }

    private void collect(int rank) {
        int body = trajectories.rank[segment];
        int i = bodies.byRank(rank);
        int segmentOfOther = state.segment[rank];
        if (rank == body
                || !isStatic(segmentOfOther)
                || !isPlain(segmentOfOther)
                || bodies.x[i] + bodies.minX[i] > maxX
                || bodies.x[i] + bodies.maxX[i] < minX
                || bodies.y[i] + bodies.minY[i] > maxY
                || bodies.y[i] + bodies.maxY[i] < minY
                || bodies.hasSensor(rank, body)
                || pairs.passing.contains(rank, body)
                || pairs.overlapping.contains(rank, body)
                || !broadPhase.mayMeet(rank, body)) {
            return;
        }
        if (count == statics.length) {
            statics = Arrays.copyOf(statics, Math.max(16, 2 * count));
        }
        statics[count++] = rank;
    }

    private void addParts() {
        Shape mine = bodies.shape[bodies.byRank(trajectories.rank[segment])];
        Shape whole = bodies.shape[bodies.byRank(other)];
        double x = bodies.x[bodies.byRank(other)];
        double y = bodies.y[bodies.byRank(other)];
        for (part = 0; part < mine.partCount(); part++) {
            if (trajectories.isTurned(state.segment[other])) {
                for (int k = 0; k < whole.partCount(); k++) {
                    visitPart(k, 0);
                }
            } else {
                box.set(minX - x, minY - y, maxX - x, maxY - y);
                ShapeParts.nearest(whole, box.seen(0, 0, 0, 0), 0, partVisitor);
            }
        }
    }

    private double visitPart(int k, double limit) {
        int segmentOfOther = state.segment[other];
        Verdict verdict = sweep.sweepParts(segment, part, segmentOfOther, k, from);
        boolean meets = verdict == Verdict.HIT || verdict == Verdict.TOUCH;
        if (meets && sweep.result().enter() <= time && time <= sweep.result().exit()) {
            MovingShape moving = sweep.moving(segment);
            joint.add(other, moving, part, sweep.moving(segmentOfOther), k, verdict);
        }
        return limit;
    }
}
