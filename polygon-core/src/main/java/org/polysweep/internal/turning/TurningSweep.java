package org.polysweep.internal.turning;

import java.util.Optional;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.polynomial.AlgebraicValue;
import org.polysweep.internal.polynomial.Dyadic;
import org.polysweep.internal.polynomial.RealRoot;
import org.polysweep.internal.predicate.Stage;
import org.polysweep.internal.predicate.Stages;
import org.polysweep.result.SweepResult;

/**
 * The sweep of two convex shapes of which one turns at least, with the answers of {@link TurningReference}. It goes through
 * the step in doubles, by {@link ConservativeAdvancement}; where a corner falls onto the middle of an edge, {@link
 * CornerImpact} answers; what is left is decided in integers by {@link EventSearch}, which looks at the pairs that are
 * near. The end of an overlap is looked for in the same way, when it is read.
 *
 * <p>Reusable: one belongs to each {@link SweepResult}, and answers what is read from it. No garbage unless integers have
 * to decide.
 */
public final class TurningSweep implements LazyAnswer {

    private final Stages stages = new Stages();
    private final ConservativeAdvancement advancement = new ConservativeAdvancement();
    private final ConservativeAdvancement atRest = new ConservativeAdvancement();
    private final CornerImpact impact = new CornerImpact();
    private final CornerImpact leaving = new CornerImpact();

    private Optional<TurningMotion> bodyA = Optional.empty();
    private Optional<TurningMotion> bodyB = Optional.empty();

    /** Whether doubles may be asked. */
    private boolean isInRange;

    private Verdict verdict = Verdict.MISS;

    /** Before this time they are certainly apart. */
    private double free;

    /** Whether the contact is that of {@link #impact}. */
    private boolean isImpact;

    private double enter;

    private Optional<EventSearch> search = Optional.empty();
    private Optional<TurningAnswer> exact = Optional.empty();

    /** The stages, for those who count. */
    public Stages stages() {
        return stages;
    }

    /**
     * Answers a query.
     *
     * @param leftOut the {@link Stages#code} of the stages that may not decide
     */
    public void write(TurningMotion a, TurningMotion b, int leftOut, SweepResult result) {
        stages.leaveOut(leftOut);
        bodyA = Optional.of(a);
        bodyB = Optional.of(b);
        search = Optional.empty();
        exact = Optional.empty();
        free = 0;
        isImpact = false;
        isInRange = stages.mayUse(Stage.FILTER) && advancement.set(a, b);
        if (isInRange && isDecided()) {
            stages.decided(Stage.FILTER);
        } else {
            stages.decided(Stage.INTEGERS);
            verdict = exact().passage().verdict();
        }
        AnswerWriter.write(result, verdict, this);
    }

    /** Whether doubles are certain of the verdict. */
    private boolean isDecided() {
        if (advancement.staysApart(0)) {
            verdict = Verdict.MISS;
            return true;
        }
        if (advancement.isBlocked()) {
            verdict = Verdict.OVERLAP;
            return advancement.overlaps();
        }
        free = advancement.time();
        isImpact = impact.isProved(advancement, -1);
        if (isImpact) {
            verdict = Verdict.HIT;
            impact.findTime(advancement, owner(impact), other(impact));
        }
        return isImpact;
    }

    private TurningMotion a() {
        return bodyA.orElseThrow();
    }

    private TurningMotion b() {
        return bodyB.orElseThrow();
    }

    private TurningMotion owner(CornerImpact of) {
        return of.isEdgeOfA() ? a() : b();
    }

    private TurningMotion other(CornerImpact of) {
        return of.isEdgeOfA() ? b() : a();
    }

    private EventSearch search() {
        if (search.isEmpty()) {
            EventSearch made = new EventSearch(a(), b(), advancement);
            made.findVerdict(free);
            search = Optional.of(made);
        }
        return search.get();
    }

    /** The answer in integers; without an exit, where doubles help to find that. */
    private TurningAnswer exact() {
        if (exact.isEmpty()) {
            exact = Optional.of(isInRange ? nearContact() : TurningReference.answer(a(), b()));
        }
        return exact.get();
    }

    private TurningAnswer nearContact() {
        EventSearch found = search();
        TurningPair pair = found.verdict() == Verdict.MISS ? new TurningPair(a(), b()) : found.pair();
        return new TurningAnswer(a(), b(), pair, new TurningPassage(found.verdict(), found.enter(), Optional.empty()));
    }

    /** Takes what has been rounded if that is certain. */
    private boolean isCertain(double rounded) {
        boolean isCertain = !Double.isNaN(rounded) && stages.mayUse(Stage.EXPANSION);
        stages.decided(isCertain ? Stage.EXPANSION : Stage.INTEGERS);
        return isCertain;
    }

    @Override
    public void writeEnter(AnswerSlots result) {
        AnswerWriter.writeEnter(result, verdict == Verdict.OVERLAP ? Double.NaN : enter());
    }

    private double enter() {
        double rounded = isImpact ? impact.roundTime(Direction.DOWN) : Double.NaN;
        return isImpact && isCertain(rounded) ? rounded : exact().roundEnter();
    }

    @Override
    public void writeExit(AnswerSlots result) {
        if (verdict == Verdict.TOUCH) {
            AnswerWriter.writeExit(result, Double.NaN);
        } else if (!isInRange) {
            exact().writeExit(result);
        } else if (search.isPresent()) {
            AnswerWriter.writeExit(result, round(search().findExit()));
        } else {
            AnswerWriter.writeExit(result, exitAfter(isImpact ? impact.end() : 0));
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
        return round(new EventSearch(a(), b(), advancement).findExit(overlapping));
    }

    private static double round(Optional<RealRoot> exit) {
        return exit.map(time -> AlgebraicValue.of(time).round(0, Direction.UP)).orElse(Double.NaN);
    }

    @Override
    public void writeNormal(AnswerSlots result) {
        if (isImpact) {
            impact.turnEdge(owner(impact));
            double x = impact.roundNormalX();
            double y = impact.roundNormalY();
            if (isCertain(x + y)) {
                AnswerWriter.writeNormal(result, x, y);
                return;
            }
        }
        exact().writeNormal(result);
    }

    @Override
    public void writeFeatures(AnswerSlots result) {
        if (!isImpact) {
            exact().writeFeatures(result);
            return;
        }
        int edge = owner(impact).motion().shape().core().edgeIndex(impact.edge());
        int corner = other(impact).motion().shape().core().vertexIndex(impact.corner());
        if (impact.isEdgeOfA()) {
            AnswerWriter.writeFeatures(result, Feature.Kind.EDGE, edge, Feature.Kind.VERTEX, corner);
        } else {
            AnswerWriter.writeFeatures(result, Feature.Kind.VERTEX, corner, Feature.Kind.EDGE, edge);
        }
    }

    @Override
    public void writeContact(AnswerSlots result) {
        if (isImpact) {
            if (other(impact).motion().shape().radius() > 0) {
                impact.turnEdge(owner(impact));
            }
            impact.turnCorner(other(impact));
            double x = impact.roundContactX(other(impact).motion());
            double y = impact.roundContactY(other(impact).motion());
            if (isCertain(x + y)) {
                AnswerWriter.writeContact(result, 1, x, y, Double.NaN, Double.NaN);
                return;
            }
        }
        exact().writeContact(result);
    }

    @Override
    public void writeRest(AnswerSlots result) {
        TurningRest.of(a(), b(), enter(), this::overlap).write(result);
    }

    /** Whether two bodies that stand still overlap. */
    private boolean overlap(TurningMotion a, TurningMotion b) {
        CertainSigns signs = CertainSigns.NONE;
        if (stages.mayUse(Stage.FILTER) && atRest.set(a, b)) {
            atRest.lookFromBoth(0);
            signs = new SignsForAWhile(atRest, 0);
        }
        return new TurningPair(a, b, signs).at(RealRoot.of(Dyadic.ZERO)) == Nearness.OVERLAPPING;
    }
}
