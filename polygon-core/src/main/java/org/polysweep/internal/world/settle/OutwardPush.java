package org.polysweep.internal.world.settle;

import java.util.Arrays;
import java.util.Optional;
import org.polysweep.internal.answer.WayOut;
import org.polysweep.internal.bound.Ulp;
import org.polysweep.internal.collection.BinaryHeap;
import org.polysweep.internal.collection.PairList;
import org.polysweep.internal.collection.PairSet;
import org.polysweep.internal.tree.BoxVisitor;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.rounding.OutwardRounding;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.Islands;
import org.polysweep.internal.world.state.Outward;
import org.polysweep.internal.world.state.StepState;
import org.polysweep.result.SweepResult;

/**
 * Separates bodies that overlap by rounding at their final positions. The body of a pair that is farther out is moved
 * outward: along one direction for all connected bodies ({@link Islands}). In the plane, the relation "blocks the other
 * in one direction" has no cycle among convex bodies that do not overlap (Guibas and Yao, 1980), so a body that has
 * been moved need not be moved again for a body farther out. Exact sweeps test each position. Reusable; not
 * thread-safe.
 */
final class OutwardPush {

    private final Bodies bodies;
    private final StepState state;
    private final SweptBoxes boxes;
    private final EndPlaces places;
    private final Trajectories ends;
    private final EndOverlaps overlaps;

    /** How far out each body is. */
    private double[] height = {};

    private int[] turns = {};

    /** The bodies to be moved, the innermost first. */
    private final BinaryHeap heap = new BinaryHeap((rank, other) -> rank < other);

    private boolean[] isWaiting = {};

    private final PairList left = new PairList();
    private final PairSet seen = new PairSet();

    /** The body that is being moved, how often it has been moved in this turn, and whether it has just been moved. */
    private int moved;

    private int attempt;

    /** The normal along which it has been moved last in this turn; 0 if it has not. */
    private double lastX;

    private double lastY;
    private boolean isMoved;
    private boolean isStuck;
    private final BoxVisitor inTheWay = this::moveOutOf;
    private final BoxVisitor overlapped = this::wake;

    /**
     * The outward component of the normal where the last two tested bodies overlap; 0 if it is unknown.
     */
    private double rise;

    OutwardPush(Bodies bodies, StepState state, SweptBoxes boxes, EndPlaces places, EndOverlaps overlaps) {
        this.bodies = bodies;
        this.state = state;
        this.boxes = boxes;
        this.places = places;
        this.overlaps = overlaps;
        ends = overlaps.ends;
    }

    /** Moves overlapping pairs apart; the pairs that still overlap remain in the list. */
    void run(PairList faults) {
        begin();
        for (int place = 0; place < faults.count(); place++) {
            enqueue(faults.first(place));
            enqueue(faults.second(place));
        }
        while (heap.size() > 0) {
            moved = heap.take();
            isWaiting[moved] = false;
            turns[moved]++;
            lastX = 0;
            lastY = 0;
            isStuck = false;
            isMoved = true;
            for (attempt = 0; attempt < WorldThresholds.MAX_ATTEMPTS && isMoved && !isStuck; attempt++) {
                isMoved = false;
                boxes.meeting(ends, moved, inTheWay);
            }
            boxes.meeting(ends, moved, overlapped);
            boxes.findNear(moved);
        }
        faults.clear();
        for (int place = 0; place < left.count(); place++) {
            faults.add(left.first(place), left.second(place));
        }
    }

    private void begin() {
        int count = bodies.count();
        if (height.length < count) {
            int length = Math.max(count, 2 * height.length);
            height = new double[length];
            turns = new int[length];
            isWaiting = new boolean[length];
        }
        Arrays.fill(turns, 0, count, 0);
        for (int rank = 0; rank < count; rank++) {
            int slot = bodies.byRank(rank);
            Outward outward = state.islands.outward(rank);
            double middle = outward.isAlongX()
                    ? ends.x(rank) + (bodies.minX[slot] + bodies.maxX[slot]) / 2
                    : ends.y(rank) + (bodies.minY[slot] + bodies.maxY[slot]) / 2;
            height[rank] = outward.sign() * middle;
        }
        left.clear();
        seen.clear();
    }

    /** Moves the body that has its turn out of another one, if this body is to be moved. */
    private void moveOutOf(int other) {
        if (isStuck || other == moved || !overlaps.isFault(moved, other) || mover(moved, other) != moved) {
            return;
        }
        isStuck = !moveOut(other);
        isMoved = true;
    }

    /** Gives another turn to a body that overlaps the body whose turn it was, if it is to be moved. */
    private void wake(int other) {
        if (other == moved || !overlaps.isFault(moved, other)) {
            return;
        }
        int mover = mover(moved, other);
        if (mover == moved || !enqueue(mover)) {
            if (seen.add(moved, other)) {
                left.add(Math.min(moved, other), Math.max(moved, other));
            }
        }
    }

    /**
     * Returns which of two overlapping bodies is moved. It is a movable body. If both are movable, it is the body that
     * has had a contact: the other one should reach the end of its path. If neither has had a contact, it is the body
     * whose end is rounded. If both have had one, it is the body farther out, if the minimum translation out of the
     * other one points outward at all; otherwise the body that has had fewer turns, so a body that is pressed against a
     * wall pushes others away from the wall.
     */
    private int mover(int one, int other) {
        int a = Math.min(one, other);
        int b = Math.max(one, other);
        findRise(a, b);
        int kindA = kind(a);
        int kindB = kind(b);
        if (kindA != kindB) {
            return kindA > kindB ? a : b;
        }
        if (rise != 0) {
            return rise > 0 ? a : b;
        }
        return turnsBefore(a) < turnsBefore(b) ? a : b;
    }

    /**
     * The number of turns that a body has had, without the current one: if two bodies are even, both are tried, one
     * after the other, and the same body moves, whichever is tried first.
     */
    private int turnsBefore(int rank) {
        return rank == moved ? turns[rank] - 1 : turns[rank];
    }

    /** Finds the outward component of the minimum translation of the first of two bodies out of the second. */
    private void findRise(int a, int b) {
        if (overlaps.sweep.hasNormalOfSeparation(a, b)) {
            SweepResult swept = overlaps.sweep.result();
            rise = state.islands.rise(a, swept.normalX(), swept.normalY());
            return;
        }
        Optional<? extends WayOut> found = overlaps.sweep.wayOut(a, b);
        rise = found.isPresent()
                ? state.islands.rise(a, found.get().normalX(), found.get().normalY())
                : 0;
    }

    /** The rank of a body for making room: bodies of a lower kind stay where they are. */
    private int kind(int rank) {
        return !places.canMove(rank) ? 0 : state.hasMet(rank) ? 3 : places.isRounded(rank) ? 2 : 1;
    }

    /**
     * Moves the body that has its turn out of another one, if rounding explains the overlap; returns whether it did.
     */
    private boolean moveOut(int other) {
        int a = Math.min(moved, other);
        int b = Math.max(moved, other);
        Optional<? extends WayOut> found = overlaps.sweep.wayOut(a, b);
        if (found.isEmpty()) {
            return false;
        }
        WayOut way = found.get();
        double sign = moved == a ? 1 : -1;
        double normalX = sign * way.normalX();
        double normalY = sign * way.normalY();
        double depth = way.depth();
        Outward outward = state.islands.outward(moved);
        double part = outward.rise(normalX, normalY);
        double x = ends.x(moved);
        double y = ends.y(moved);
        double toward = 1 + (normalX * lastX + normalY * lastY);
        // A body that stays in place does not affect the common direction.
        boolean isAlongNormal = kind(other) != kind(moved) || WorldThresholds.INVERSE_OF_MIN_RISE_AT_END * part < 1;
        if (isAlongNormal
                && attempt >= WorldThresholds.ATTEMPTS_BEFORE_NOTCH
                && WorldThresholds.INVERSE_OF_MIN_RISE_AT_END * toward >= 1) {
            double amount = (depth + (attempt + 1) * Ulp.of(x, y)) / toward;
            x += amount * (normalX + lastX);
            y += amount * (normalY + lastY);
        } else if (isAlongNormal) {
            x = out(x, normalX, depth);
            y = out(y, normalY, depth);
        } else if (outward.isAlongX()) {
            x = out(x, outward.sign(), depth / part);
        } else {
            y = out(y, outward.sign(), depth / part);
        }
        // A move by less than half of its width does not take it through another body.
        double width = overlaps.sweep.narrowest(
                a, overlaps.sweep.partA(), b, overlaps.sweep.partB(), way.normalX(), way.normalY());
        double far = Math.max(Math.abs(x - places.endX(moved)), Math.abs(y - places.endY(moved)));
        if (WorldThresholds.WIDTH_PER_SHIFT * far > width || !isLittle(depth - shift(a) - shift(b))) {
            return false;
        }
        lastX = normalX;
        lastY = normalY;
        ends.place(moved, x, y);
        boxes.include(ends, moved);
        return true;
    }

    /** The maximum distance of a body from the end of its trajectory. */
    private double shift(int rank) {
        return Math.abs(ends.x(rank) - places.endX(rank)) + Math.abs(ends.y(rank) - places.endY(rank));
    }

    /**
     * Returns whether a depth, less the distance by which the two bodies have been moved, is as small as rounding
     * errors. This only decides which remedy is tried first.
     */
    private boolean isLittle(double depth) {
        double size = Math.max(
                Math.max(Math.abs(ends.x(moved)), Math.abs(ends.y(moved))), bodies.extent(bodies.byRank(moved)));
        return size + Math.max(depth, 0) / WorldThresholds.MAX_DEPTH_ULPS == size;
    }

    private double out(double number, double normal, double depth) {
        return normal == 0 ? number : OutwardRounding.following(number + depth * normal, normal, attempt + 1) + 0.0;
    }

    /** Gives a turn to a body, unless it has had too many; returns whether it has one. */
    private boolean enqueue(int rank) {
        if (isWaiting[rank]) {
            return true;
        }
        if (turns[rank] >= WorldThresholds.MAX_TURNS || !places.canMove(rank)) {
            return false;
        }
        isWaiting[rank] = true;
        heap.put(rank, height[rank]);
        return true;
    }
}
