package org.polysweep.internal.turning;

import java.util.Optional;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Separation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.algebraic.AlgebraicValue;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;

/**
 * The sweep of two convex shapes that have been turned, or turn, with the answers of {@link TurningReference}. It goes
 * through the step in doubles, by {@link ConservativeAdvancement}; where a corner falls onto the middle of an edge,
 * {@link CornerImpact} answers; what is left is decided in integers by {@link EventSearch}, which looks at the pairs
 * that are near. The end of an overlap is looked for in the same way, when it is read.
 *
 * <p>Where neither turns, a verdict that doubles are certain of is the same, and so is such an impact. All else follows
 * the rules of a sweep without rotors, and is the reference's.
 *
 * <p>Reusable: one belongs to each {@link SweepResult}, and answers what is read from it. No garbage unless integers
 * have to decide.
 */
public final class TurningSweep implements LazyAnswer {

    private final Stages stages = new Stages();
    private final ConservativeAdvancement advancement = new ConservativeAdvancement();
    private final ConservativeAdvancement atRest = new ConservativeAdvancement();
    private final BodyNumbers a = new BodyNumbers();
    private final BodyNumbers b = new BodyNumbers();
    private final BodyNumbers restA = new BodyNumbers();
    private final BodyNumbers restB = new BodyNumbers();
    private final CornerImpact impact = new CornerImpact();
    private final CornerImpact leaving = new CornerImpact();

    /** Whether doubles may be asked. */
    private boolean isInRange;

    /** Whether one of the two turns. */
    private boolean turns;

    /** The time from which on contacts count. */
    private double start;

    private Verdict verdict = Verdict.MISS;

    /** Before this time they are certainly apart. */
    private double free;

    /** How many steps it took to get there. */
    private int steps;

    /** The stage that decides the verdict, unless integers have to. */
    private Stage decider = Stage.FILTER;

    /** Whether the contact is that of {@link #impact}. */
    private boolean isImpact;

    /** Whether that has looked for its time. */
    private boolean isTimeFound;

    /** That a corner is certain to fall onto an edge, whatever the way there. */
    private final ConservativeAdvancement.Goal falls = at -> {
        isImpact = impact.isProved(at, -1);
        return isImpact;
    };

    private Optional<EventSearch> search = Optional.empty();
    private Optional<TurningAnswer> exact = Optional.empty();

    /** The answer of the reference, where neither turns. */
    private Optional<LazyAnswer> turned = Optional.empty();

    /** The stages, for those who count. */
    public Stages stages() {
        return stages;
    }

    /** Whether doubles were asked about the query. */
    boolean isInRange() {
        return isInRange;
    }

    /** In how many steps in doubles the shapes stayed apart, as far as that was certain. */
    int steps() {
        return steps;
    }

    /** Whether the contact is that of a corner alone with the middle of an edge, for certain in doubles. */
    boolean isImpact() {
        return isImpact;
    }

    /** Answers a query. */
    public void write(TurningMotion motionA, TurningMotion motionB, int leftOut, SweepResult result) {
        a.set(motionA);
        b.set(motionB);
        write(leftOut, result);
    }

    /** Answers the query that has been set, about the whole step. */
    private void write(int leftOut, SweepResult result) {
        turns = a.turns() || b.turns();
        write(0, leftOut, result);
    }

    /**
     * Answers a query about the rest of a step, t in [from, 1]: OVERLAP if the two overlap at that time, HIT if they do
     * later, TOUCH if they touch in it. What they do before does not count. An OVERLAP has no normal unless the rest is
     * the whole step. Places to stop are at {@code enter}, or at times between that and the beginning of the rest.
     *
     * @param from the beginning of the rest, in [0, 1)
     */
    public void writeRest(TurningMotion motionA, TurningMotion motionB, double from, SweepResult result) {
        a.set(motionA);
        b.set(motionB);
        writeRest(from, result);
    }

    /** Sets A, for loops that have the numbers at hand. */
    public void setA(ConvexShape shape, double x, double y, double dx, double dy) {
        a.setMotion(shape, x, y, dx, dy);
    }

    /** Sets the rotors of A at the beginning of the step and at its end. */
    public void setRotorsOfA(double c0, double s0, double c1, double s1) {
        a.setRotors(c0, s0, c1, s1);
    }

    /** Sets B, as {@link #setA} does A. */
    public void setB(ConvexShape shape, double x, double y, double dx, double dy) {
        b.setMotion(shape, x, y, dx, dy);
    }

    /** Sets the rotors of B at the beginning of the step and at its end. */
    public void setRotorsOfB(double c0, double s0, double c1, double s1) {
        b.setRotors(c0, s0, c1, s1);
    }

    /**
     * Answers the query that has been set, as {@link #writeRest(TurningMotion, TurningMotion, double, SweepResult)}.
     */
    public void writeRest(double from, SweepResult result) {
        turns = true;
        write(from, 0, result);
    }

    /** Whether doubles are certain that the two that have been set do not meet in the step; they need not turn. */
    public boolean missesCertainly() {
        return advancement.set(a, b) && advancement.staysApart(0);
    }

    /** The two that have been set, to keep: A. */
    public TurningMotion motionA() {
        return a.toMotion();
    }

    /** The two that have been set, to keep: B. */
    public TurningMotion motionB() {
        return b.toMotion();
    }

    /** Answers a query about two moving shapes that have one part each. */
    public void write(MovingShape movingA, MovingShape movingB, int leftOut, SweepResult result) {
        set(a, movingA);
        set(b, movingB);
        write(leftOut, result);
    }

    private static void set(BodyNumbers numbers, MovingShape moving) {
        numbers.setMotion(moving.shape().part(0), moving.x(), moving.y(), moving.dx(), moving.dy());
        numbers.setRotors(
                moving.rotor().c(),
                moving.rotor().s(),
                moving.rotorTo().c(),
                moving.rotorTo().s());
    }

    /**
     * Answers the query that has been set.
     *
     * @param from the time from which on contacts count
     * @param leftOut the {@link Stages#code} of the stages that may not decide
     */
    private void write(double from, int leftOut, SweepResult result) {
        stages.leaveOut(leftOut);
        search = Optional.empty();
        exact = Optional.empty();
        turned = Optional.empty();
        start = from;
        free = from;
        steps = 0;
        isImpact = false;
        decider = Stage.FILTER;
        isInRange = stages.mayUse(Stage.FILTER) && advancement.set(a, b);
        if (isInRange && isDecided()) {
            stages.decided(decider);
        } else {
            stages.decided(Stage.INTEGERS);
            verdict = turns ? exact().passage().verdict() : turnedVerdict();
        }
        AnswerWriter.write(result, verdict, this);
    }

    /** Whether doubles are certain of the verdict. */
    private boolean isDecided() {
        boolean isApart = advancement.staysApart(start, falls);
        steps = advancement.steps();
        if (!isApart && advancement.isBlocked()) {
            boolean mayBeAtEdge = advancement.mayTouch() && stages.mayUse(Stage.EXPANSION);
            return mayBeAtEdge ? isDecidedAtEdge() : isOverlap();
        }
        return isDecided(isApart);
    }

    /** Whether it is certain what follows where an advancement has come to an end. */
    private boolean isDecided(boolean isApart) {
        if (isApart) {
            verdict = Verdict.MISS;
            return true;
        }
        free = advancement.time();
        isImpact = isImpact || impact.isProved(advancement, -1);
        verdict = Verdict.HIT;
        isTimeFound = false;
        return isImpact;
    }

    private boolean isOverlap() {
        verdict = Verdict.OVERLAP;
        return advancement.overlaps();
    }

    /**
     * Whether it is certain what follows where they are so near at the beginning that doubles cannot tell them apart.
     */
    private boolean isDecidedAtEdge() {
        boolean isFalling = impact.isProved(advancement, -1);
        if (!isFalling && !impact.isProvedToLeave(advancement)) {
            return isOverlap();
        }
        int side = impact.side(advancement, owner(impact), other(impact));
        if (side == DoubleDouble.OPEN) {
            return false;
        }
        decider = Stage.EXPANSION;
        if (side < 0) {
            verdict = Verdict.OVERLAP;
            return true;
        }
        if (isFalling) {
            isImpact = true;
            verdict = Verdict.HIT;
            isTimeFound = side == 0;
            return true;
        }
        return side == 0 ? isTouchAtFirst() : isDecidedAfter(impact.end());
    }

    /** Whether they certainly do not meet again after they have left each other. */
    private boolean isTouchAtFirst() {
        isImpact = advancement.staysApart(impact.end());
        isTimeFound = true;
        verdict = Verdict.TOUCH;
        return isImpact;
    }

    private boolean isDecidedAfter(double apart) {
        boolean isApart = advancement.staysApart(apart, falls);
        return (isApart || !advancement.isBlocked()) && isDecided(isApart);
    }

    private BodyNumbers owner(CornerImpact of) {
        return of.isEdgeOfA() ? a : b;
    }

    private BodyNumbers other(CornerImpact of) {
        return of.isEdgeOfA() ? b : a;
    }

    private EventSearch search() {
        if (search.isEmpty()) {
            EventSearch made = new EventSearch(a.toMotion(), b.toMotion(), advancement);
            made.findVerdict(free);
            search = Optional.of(made);
        }
        return search.get();
    }

    /** The answer in integers; without an exit, where doubles help to find that. */
    private TurningAnswer exact() {
        if (exact.isEmpty()) {
            exact = Optional.of(isInRange ? nearContact() : TurningReference.answer(a.toMotion(), b.toMotion(), start));
        }
        return exact.get();
    }

    private TurningAnswer nearContact() {
        EventSearch found = search();
        TurningMotion motionA = a.toMotion();
        TurningMotion motionB = b.toMotion();
        TurningPair pair = found.verdict() == Verdict.MISS ? new TurningPair(motionA, motionB) : found.pair();
        return new TurningAnswer(
                motionA, motionB, pair, new TurningPassage(found.verdict(), found.enter(), Optional.empty()), start);
    }

    /** The verdict of the reference, where neither turns. */
    private Verdict turnedVerdict() {
        SweepResult reference = new SweepResult();
        TurningReference.write(a.toMotion(), b.toMotion(), reference);
        Verdict verdict = reference.verdict();
        turned = verdict == Verdict.MISS ? Optional.empty() : Optional.of(AnswerWriter.source(reference));
        return verdict;
    }

    /** The answer in integers, for what doubles are not certain of. */
    private LazyAnswer behind() {
        if (turns) {
            return exact();
        }
        if (turned.isEmpty()) {
            stages.decided(Stage.INTEGERS);
            turnedVerdict();
        }
        return turned.orElseThrow();
    }

    /** Takes what has been rounded if that is certain. */
    private boolean isCertain(double rounded) {
        boolean isCertain = !Double.isNaN(rounded) && stages.mayUse(Stage.EXPANSION);
        stages.decided(isCertain ? Stage.EXPANSION : Stage.INTEGERS);
        return isCertain;
    }

    @Override
    public void writeEnter(AnswerSlots result) {
        if (turns) {
            AnswerWriter.writeEnter(result, verdict == Verdict.OVERLAP ? Double.NaN : enter());
            return;
        }
        double rounded = isImpact ? impact().roundTime(Direction.DOWN) : Double.NaN;
        if (isImpact && isCertain(rounded)) {
            AnswerWriter.writeEnter(result, rounded);
        } else {
            behind().writeEnter(result);
        }
    }

    /** The impact with its time, for which the advancement is still where it has stopped. */
    private CornerImpact impact() {
        if (!isTimeFound) {
            isTimeFound = true;
            impact.findTime(advancement, owner(impact), other(impact));
        }
        return impact;
    }

    private double enter() {
        double rounded = isImpact ? impact().roundTime(Direction.DOWN) : Double.NaN;
        return isImpact && isCertain(rounded) ? rounded : exact().roundEnter();
    }

    @Override
    public void writeExit(AnswerSlots result) {
        if (!turns) {
            behind().writeExit(result);
        } else if (verdict == Verdict.TOUCH) {
            AnswerWriter.writeExit(result, Double.NaN);
        } else if (!isInRange) {
            exact().writeExit(result);
        } else if (search.isPresent()) {
            AnswerWriter.writeExit(result, round(search().findExit()));
        } else {
            AnswerWriter.writeExit(result, exitAfter(isImpact ? impact().end() : start));
        }
    }

    /** The end of the overlap that there is at a time, rounded up; NaN if that is after the step. */
    private double exitAfter(double time) {
        if (advancement.staysOverlapping(time)) {
            stages.decided(Stage.FILTER);
            return Double.NaN;
        }
        double overlapping = advancement.time();
        if (!advancement.isBlocked() && leaving.isProved(advancement, 1)) {
            leaving.findTime(advancement, owner(leaving), other(leaving));
            double rounded = leaving.roundTime(Direction.UP);
            if (isCertain(rounded)) {
                return rounded;
            }
        }
        stages.decided(Stage.INTEGERS);
        return round(new EventSearch(a.toMotion(), b.toMotion(), advancement).findExit(overlapping));
    }

    private static double round(Optional<RealRoot> exit) {
        return exit.map(time -> AlgebraicValue.of(time).round(0, Direction.UP)).orElse(Double.NaN);
    }

    @Override
    public void writeNormal(AnswerSlots result) {
        if (verdict == Verdict.OVERLAP && turns) {
            stages.decided(Stage.INTEGERS);
            Separation separation = TurnedQuery.wayOut(new TurningPair(a.toMotion(), b.toMotion()));
            AnswerWriter.writeNormal(result, separation.normalX(), separation.normalY());
            return;
        }
        if (isImpact) {
            impact().turnEdge(owner(impact));
            double x = impact.roundNormalX();
            double y = impact.roundNormalY();
            if (isCertain(x + y)) {
                AnswerWriter.writeNormal(result, x, y);
                return;
            }
        }
        behind().writeNormal(result);
    }

    @Override
    public void writeFeatures(AnswerSlots result) {
        if (!isImpact) {
            behind().writeFeatures(result);
            return;
        }
        int edge = owner(impact).core.edgeIndex(impact.edge());
        int corner = other(impact).core.vertexIndex(impact.corner());
        if (impact.isEdgeOfA()) {
            AnswerWriter.writeFeatures(result, Feature.Kind.EDGE, edge, Feature.Kind.VERTEX, corner);
        } else {
            AnswerWriter.writeFeatures(result, Feature.Kind.VERTEX, corner, Feature.Kind.EDGE, edge);
        }
    }

    @Override
    public void writeContact(AnswerSlots result) {
        if (isImpact) {
            impact().turnEdge(owner(impact));
            impact.findContact(owner(impact), other(impact));
            double x = impact.contactX();
            double y = impact.contactY();
            if (isCertain(x + y)) {
                AnswerWriter.writeContact(result, 1, x, y, Double.NaN, Double.NaN);
                return;
            }
        }
        behind().writeContact(result);
    }

    @Override
    public void writeRest(AnswerSlots result) {
        if (!turns) {
            behind().writeRest(result);
            return;
        }
        TurningRest.of(a.toMotion(), b.toMotion(), start, enter(), this::overlap)
                .write(result);
    }

    /** Whether two bodies that stand still overlap. */
    private boolean overlap(TurningMotion motionA, TurningMotion motionB) {
        CertainSigns signs = CertainSigns.NONE;
        restA.set(motionA);
        restB.set(motionB);
        if (stages.mayUse(Stage.FILTER) && atRest.set(restA, restB)) {
            atRest.lookFromBoth(0);
            signs = new SignsForAWhile(atRest, 0);
        }
        return new TurningPair(motionA, motionB, signs).at(RealRoot.of(Dyadic.ZERO)) == Nearness.OVERLAPPING;
    }
}
