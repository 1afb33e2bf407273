package org.polysweep.world;

import java.util.Arrays;
import java.util.Optional;
import org.polysweep.contact.Separation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.boxes.BoxVisitor;
import org.polysweep.internal.step.PairList;
import org.polysweep.internal.step.PairSet;

/**
 * Where bodies stand after a step: at the doubles next to the ends of their lines, on the side away from what they met.
 * By rounding, two that only touch or pass closely may still overlap there. So all pairs that are near are judged once
 * more where they stand. Those that overlap are moved apart by what rounding has cost. If that does not help, bodies go
 * back to where they stood before the step. There no overlap is new, so this ends, and leaves none that is.
 */
final class FinalPositions {

    /**
     * How often bodies are moved apart before they go back, and how wide they are at least, in terms of how far they
     * are moved.
     */
    private static final int MOST_ROUNDS = 32;

    private static final int LEAST_WIDTH = 4;

    /** A body that comes to rest within so many units in the last place of where it began stays there. */
    private static final int REST_ULPS = 1024;

    private final Bodies bodies;
    private final StepState state;
    private final SweptBoxes boxes;
    private final SweptBoxes.Pairs pairs;
    private final BroadPhase broadPhase;
    private final StepPairs known;

    /** A line for each body that stands still at the end of its way. */
    private final Trajectories ends = new Trajectories();

    private final PairSweep sweep;
    private final PairList faults = new PairList();
    private final PairList next = new PairList();
    private final PairSet seen = new PairSet();
    private boolean[] isBack = {};

    /** How often each body has been moved apart from others. */
    private int[] moves = {};

    private int moved;
    private final BoxVisitor neighbours = this::judgeNeighbour;

    /** The body that went back last, and those for which it is still to be found out which bodies follow. */
    private int returned;

    private int[] waiting = {};
    private int waitingCount;
    private final BoxVisitor followers = this::follow;

    FinalPositions(Bodies bodies, StepState state, SweptBoxes boxes, BroadPhase broadPhase, StepPairs known) {
        this.bodies = bodies;
        this.state = state;
        this.boxes = boxes;
        pairs = boxes.new Pairs((place, later) -> judgePair(boxes.rank(place), boxes.rank(later)), this::judgePair);
        this.broadPhase = broadPhase;
        this.known = known;
        sweep = new PairSweep(bodies, ends);
    }

    /** Moves all bodies to the ends of their lines, whatever is there. */
    void letPass() {
        for (int rank = 0; rank < bodies.count(); rank++) {
            int i = bodies.byRank(rank);
            bodies.x[i] += bodies.dx[i];
            bodies.y[i] += bodies.dy[i];
            bodies.endDx[i] = bodies.dx[i];
            bodies.endDy[i] = bodies.dy[i];
            bodies.keepsMotion[i] = true;
            turnTo(i, state.lines, rank);
        }
    }

    /** Gives a body the orientation that it has at the end of a line. */
    private void turnTo(int i, Trajectories of, int line) {
        if (of.haveRotors()) {
            bodies.orientations.c[i] = of.c1(line);
            bodies.orientations.s[i] = of.s1(line);
        }
    }

    /** Moves all bodies to where they stand after the step. */
    void settle(StepReport report) {
        int count = bodies.count();
        if (isBack.length < count) {
            isBack = new boolean[Math.max(count, 2 * isBack.length)];
            moves = new int[isBack.length];
        }
        ends.clear(state.lines.haveRotors());
        faults.clear();
        for (int rank = 0; rank < count; rank++) {
            isBack[rank] = false;
            moves[rank] = 0;
            placeAtEnd(rank);
        }
        pairs.visit(0, 1);
        boolean helps = true;
        for (int round = 0; round < MOST_ROUNDS && faults.count() > 0 && helps; round++) {
            helps = moveApart();
        }
        while (faults.count() > 0) {
            goBack();
        }
        for (int rank = 0; rank < count; rank++) {
            store(rank, report);
        }
    }

    private void placeAtEnd(int rank) {
        int i = bodies.byRank(rank);
        double x = endX(rank);
        double y = endY(rank);
        boolean rests = hasComeToRest(rank, x, y);
        ends.add(rank, rests ? bodies.x[i] : x, rests ? bodies.y[i] : y, 0, 0, 0);
        if (ends.haveRotors()) {
            int line = state.line[rank];
            double c = state.lines.c1(line);
            double s = state.lines.s1(line);
            ends.setRotors(rank, c, s, c, s);
        }
        boxes.include(ends, rank);
    }

    /**
     * Whether a body that slides has come to rest where it began: it ends there but for rounding, and what is left of
     * its motion is no more than that. Then it stays there to the bit.
     */
    private boolean hasComeToRest(int rank, double endX, double endY) {
        if (!state.slides[rank]) {
            return false;
        }
        int i = bodies.byRank(rank);
        int line = state.line[rank];
        double x = bodies.x[i];
        double y = bodies.y[i];
        double size = Math.max(Math.max(Math.abs(x), Math.abs(y)), extent(rank));
        double ulp = Math.nextUp(size) - size;
        double left = Math.max(Math.abs(state.lines.dx(line)), Math.abs(state.lines.dy(line)));
        return left <= ulp && Math.max(Math.abs(endX - x), Math.abs(endY - y)) <= REST_ULPS * ulp;
    }

    private double endX(int rank) {
        int line = state.line[rank];
        return end(state.lines.x(line), state.lines.dx(line), state.leanX[rank]);
    }

    private double endY(int rank) {
        int line = state.line[rank];
        return end(state.lines.y(line), state.lines.dy(line), state.leanY[rank]);
    }

    /** Whether the end of the line of a body is not a double. */
    private boolean isRounded(int rank) {
        int line = state.line[rank];
        Trajectories lines = state.lines;
        return !isExact(lines.x(line), lines.dx(line)) || !isExact(lines.y(line), lines.dy(line));
    }

    private static boolean isExact(double origin, double move) {
        double sum = origin + move;
        return sum - origin == move && sum - move == origin;
    }

    private static double end(double origin, double move, int lean) {
        double sum = origin + move;
        return isExact(origin, move) || lean == 0 ? sum : lean > 0 ? Math.nextUp(sum) : Math.nextDown(sum);
    }

    /** Judges a pair where it stands, by rank. */
    private void judgePair(int one, int other) {
        int a = Math.min(one, other);
        int b = Math.max(one, other);
        if (!stands(a) || !stands(b)) {
            if (isFault(a, b)) {
                faults.add(a, b);
            }
        }
    }

    /** Whether a body is where it was before the step. */
    private boolean stands(int rank) {
        int i = bodies.byRank(rank);
        return ends.x(rank) == bodies.x[i]
                && ends.y(rank) == bodies.y[i]
                && (!ends.haveRotors()
                        || (ends.c0(rank) == bodies.orientations.c[i] && ends.s0(rank) == bodies.orientations.s[i]));
    }

    private boolean isFault(int a, int b) {
        return boxes.meet(ends, a, b) && keepOut(a, b) && (sweep.sweep(a, b) == Verdict.OVERLAP || isInChain(a, b));
    }

    /** Whether two bodies must not overlap. */
    private boolean keepOut(int a, int b) {
        return !bodies.hasSensor(a, b)
                && broadPhase.mayMeet(a, b)
                && !known.overlapping.contains(a, b)
                && !known.passing.contains(a, b);
    }

    /** Whether a body overlaps a one-sided chain by rounding only. Leaves the sweep at the two parts. */
    private boolean isInChain(int a, int b) {
        if (!bodies.isOneSided(a) && !bodies.isOneSided(b)) {
            return false;
        }
        sweep.sweepRest(a, b, 0);
        int count = sweep.withinCount();
        for (int i = 0; i < count; i++) {
            int partA = sweep.withinPartA(i);
            int partB = sweep.withinPartB(i);
            if (!known.allowed.contains(state.line[a], partA, state.line[b], partB, 1)
                    && !known.allowed.contains(a, partA, b, partB, 0)) {
                return sweep.isWithin(a, partA, b, partB, 0);
            }
        }
        return false;
    }

    /**
     * Moves pairs apart that overlap by no more than rounding explains, and looks for those that overlap then. Returns
     * whether anything is different now; if not, the next round would do the same.
     */
    private boolean moveApart() {
        boolean helps = false;
        faults.sort();
        next.clear();
        seen.clear();
        for (int place = 0; place < faults.count(); place++) {
            int a = faults.first(place);
            int b = faults.second(place);
            if (isFault(a, b)) {
                int mover = mover(a, b);
                boolean isMoved = canMove(mover) && moveOut(a, b, mover);
                if (canMove(mover)) {
                    judge(mover);
                }
                helps |= isMoved;
                if ((!isMoved || isFault(a, b)) && seen.add(a, b)) {
                    next.add(a, b);
                }
            }
        }
        helps |= next.count() != faults.count();
        keepNext();
        return helps;
    }

    /**
     * Which of two bodies is moved. It is one that can move. If both can, it is the one that has met another body: one
     * that has not is to come to where it was told. If neither has, it is the one whose end is rounded. Otherwise it is
     * the one that has been moved less often, so a body that is pressed against a wall pushes others away from it.
     */
    private int mover(int a, int b) {
        if (canMove(a) != canMove(b)) {
            return canMove(a) ? a : b;
        }
        if (state.hasMet(a) != state.hasMet(b)) {
            return state.hasMet(a) ? a : b;
        }
        if (!state.hasMet(a) && isRounded(a) != isRounded(b)) {
            return isRounded(a) ? a : b;
        }
        return moves[a] < moves[b] ? a : b;
    }

    /**
     * A kinematic body goes where it was told, unless it has been stalled on its way. One that only turns stays about
     * its point.
     */
    private boolean canMove(int rank) {
        boolean isOnItsWay = state.lines.dx(rank) != 0 || state.lines.dy(rank) != 0;
        return !bodies.isKinematic(rank) || (state.stalled[rank] && isOnItsWay);
    }

    /** Moves one of two bodies out of the other one, if rounding explains the overlap; returns whether it did. */
    private boolean moveOut(int a, int b, int mover) {
        Optional<Separation> way = sweep.separation(a, b);
        if (way.isEmpty()) {
            return false;
        }
        double depth = way.get().depth();
        double sign = mover == a ? 1 : -1;
        double x = out(ends.x(mover), sign * way.get().normalX(), depth, moves[mover]);
        double y = out(ends.y(mover), sign * way.get().normalY(), depth, moves[mover]);
        // By less than half of its width it does not get through anything.
        double width = sweep.narrowest(
                a,
                sweep.partA(),
                b,
                sweep.partB(),
                way.get().normalX(),
                way.get().normalY());
        double far = Math.max(Math.abs(x - endX(mover)), Math.abs(y - endY(mover)));
        boolean isNear = LEAST_WIDTH * far <= width;
        boolean isLittle = isRounding(depth, ends.x(mover))
                || isRounding(depth, ends.y(mover))
                || isRounding(depth, extent(mover));
        if (!isNear || !isLittle) {
            return false;
        }
        ends.place(mover, x, y);
        moves[mover]++;
        boxes.include(ends, mover);
        return true;
    }

    private double extent(int rank) {
        int i = bodies.byRank(rank);
        return Math.max(
                Math.max(Math.abs(bodies.minX[i]), Math.abs(bodies.maxX[i])),
                Math.max(Math.abs(bodies.minY[i]), Math.abs(bodies.maxY[i])));
    }

    /** Whether a depth is as small as what rounding costs. It decides which remedy is tried first, and nothing else. */
    private static boolean isRounding(double depth, double magnitude) {
        double size = Math.abs(magnitude);
        return size + depth / 1024 == size;
    }

    private static double out(double number, double normal, double depth, int moves) {
        if (normal == 0) {
            return number;
        }
        double target = number + depth * normal;
        for (int i = 0; i <= moves; i++) {
            target = normal > 0 ? Math.nextUp(target) : Math.nextDown(target);
        }
        return target + 0.0;
    }

    /** Looks for the bodies that a body overlaps now that it has been moved. */
    private void judge(int rank) {
        moved = rank;
        boxes.meeting(ends, rank, neighbours);
    }

    private void judgeNeighbour(int other) {
        int a = Math.min(moved, other);
        int b = Math.max(moved, other);
        if (a != b && !(isBack[a] && isBack[b]) && isFault(a, b) && seen.add(a, b)) {
            next.add(a, b);
        }
    }

    /** Sends both bodies of each pair back to where they stood, and every body that came through there. */
    private void goBack() {
        faults.sort();
        next.clear();
        seen.clear();
        for (int place = 0; place < faults.count(); place++) {
            int a = faults.first(place);
            int b = faults.second(place);
            if (!(isBack[a] && isBack[b]) && isFault(a, b)) {
                sendBack(a);
                sendBack(b);
                while (waitingCount > 0) {
                    returned = waiting[--waitingCount];
                    boxes.meeting(ends, returned, followers);
                    judge(returned);
                }
            }
        }
        keepNext();
    }

    private void sendBack(int rank) {
        if (isBack[rank]) {
            return;
        }
        int i = bodies.byRank(rank);
        isBack[rank] = true;
        // The tree knows this place: every way begins there.
        ends.place(rank, bodies.x[i], bodies.y[i]);
        if (ends.haveRotors()) {
            double c = bodies.orientations.c[i];
            double s = bodies.orientations.s[i];
            ends.setRotors(rank, c, s, c, s);
        }
        if (waitingCount == waiting.length) {
            waiting = Arrays.copyOf(waiting, Math.max(16, 2 * waitingCount));
        }
        waiting[waitingCount++] = rank;
    }

    /** Sends a body back if its way leads through a body that has gone back: else it would have passed through that. */
    private void follow(int other) {
        if (other == returned || isBack[other] || stands(other) || !keepOut(returned, other)) {
            return;
        }
        int i = bodies.byRank(other);
        int count = ends.count;
        int way =
                ends.add(other, bodies.x[i], bodies.y[i], ends.x(other) - bodies.x[i], ends.y(other) - bodies.y[i], 0);
        if (ends.haveRotors()) {
            ends.setRotors(way, bodies.orientations.c[i], bodies.orientations.s[i], ends.c0(other), ends.s0(other));
        }
        boolean leadsThrough = isFullTurn(other) || sweep.sweep(returned, way) == Verdict.HIT;
        ends.count = count;
        if (leadsThrough) {
            sendBack(other);
        }
    }

    /** Whether rounding has made a turn one to the opposite rotor, to which there is no straight way. */
    private boolean isFullTurn(int rank) {
        int i = bodies.byRank(rank);
        return ends.haveRotors() && bodies.orientations.isOpposite(i, ends.c0(rank), ends.s0(rank));
    }

    private void keepNext() {
        faults.clear();
        for (int place = 0; place < next.count(); place++) {
            faults.add(next.first(place), next.second(place));
        }
    }

    private void store(int rank, StepReport report) {
        int i = bodies.byRank(rank);
        int line = state.line[rank];
        boolean wouldHaveMoved = state.lines.x(line) + state.lines.dx(line) != bodies.x[i]
                || state.lines.y(line) + state.lines.dy(line) != bodies.y[i]
                || (ends.haveRotors()
                        && (state.lines.c1(line) != bodies.orientations.c[i]
                                || state.lines.s1(line) != bodies.orientations.s[i]));
        bodies.endDx[i] = isBack[rank] ? 0 : state.lines.dx(line);
        bodies.endDy[i] = isBack[rank] ? 0 : state.lines.dy(line);
        bodies.x[i] = ends.x(rank);
        bodies.y[i] = ends.y(rank);
        turnTo(i, ends, rank);
        bodies.keepsMotion[i] = !state.stalled[rank] && !isBack[rank];
        if (state.keeps[rank] && !bodies.kinematic[i]) {
            bodies.dx[i] = state.lastDx(rank);
            bodies.dy[i] = state.lastDy(rank);
        }
        if (isBack[rank] && wouldHaveMoved) {
            report.addRolledBack(bodies.id(i));
        }
    }
}
