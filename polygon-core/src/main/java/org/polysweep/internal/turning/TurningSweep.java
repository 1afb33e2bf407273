package org.polysweep.internal.turning;

import java.util.Optional;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Separation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.predicate.Stage;
import org.polysweep.internal.predicate.Stages;
import org.polysweep.result.SweepResult;

/**
 * The sweep of two convex shapes of which one turns at least. It goes through the step in doubles first, by {@link
 * ConservativeAdvancement}; where a corner falls onto the middle of an edge, {@link CornerImpact} answers; and what is
 * left open is decided in integers, as {@link TurningReference} does.
 *
 * <p>Reusable: one belongs to each {@link SweepResult}, and answers what is read from it. No garbage unless integers have
 * to decide.
 */
public final class TurningSweep implements LazyAnswer {

    private final Stages stages = new Stages();
    private final ConservativeAdvancement advancement = new ConservativeAdvancement();
    private final CornerImpact impact = new CornerImpact();
    private Optional<TurningMotion> bodyA = Optional.empty();
    private Optional<TurningMotion> bodyB = Optional.empty();

    private Verdict verdict = Verdict.MISS;
    private double enter;

    /** The answer in integers, once it has been needed. */
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
        exact = Optional.empty();
        if (stages.mayUse(Stage.FILTER) && advancement.set(a, b) && isDecided()) {
            stages.decided(Stage.FILTER);
            AnswerWriter.write(result, verdict, this);
        } else {
            stages.decided(Stage.INTEGERS);
            exact().writeTo(result);
        }
    }

    /** Whether doubles are certain of the verdict. */
    private boolean isDecided() {
        if (advancement.reachesEnd()) {
            verdict = Verdict.MISS;
            return true;
        }
        if (advancement.isBlocked()) {
            verdict = Verdict.OVERLAP;
            return advancement.overlaps();
        }
        if (!stages.mayUse(Stage.EXPANSION) || !impact.isProved(advancement)) {
            return false;
        }
        verdict = Verdict.HIT;
        impact.findTime(advancement, owner(), other());
        enter = impact.roundTime();
        return !Double.isNaN(enter);
    }

    private TurningMotion a() {
        return bodyA.orElseThrow();
    }

    private TurningMotion b() {
        return bodyB.orElseThrow();
    }

    /** The body that has the edge of the impact. */
    private TurningMotion owner() {
        return impact.isEdgeOfA() ? a() : b();
    }

    /** The body that has the corner of the impact. */
    private TurningMotion other() {
        return impact.isEdgeOfA() ? b() : a();
    }

    private TurningAnswer exact() {
        if (exact.isEmpty()) {
            TurningPair pair = new TurningPair(a(), b());
            exact = Optional.of(new TurningAnswer(a(), b(), pair, TurningPassage.of(pair)));
        }
        return exact.get();
    }

    @Override
    public void writeEnter(AnswerSlots result) {
        AnswerWriter.writeEnter(result, verdict == Verdict.HIT ? enter : Double.NaN);
    }

    @Override
    public void writeExit(AnswerSlots result) {
        exact().writeExit(result);
    }

    @Override
    public void writeNormal(AnswerSlots result) {
        if (verdict == Verdict.OVERLAP) {
            Separation separation = TurningReference.wayOut(a(), b());
            AnswerWriter.writeNormal(result, separation.normalX(), separation.normalY());
            return;
        }
        impact.turnEdge(owner());
        double x = impact.roundNormalX();
        double y = impact.roundNormalY();
        if (decided(x, y)) {
            AnswerWriter.writeNormal(result, x, y);
        } else {
            exact().writeNormal(result);
        }
    }

    private boolean decided(double x, double y) {
        boolean isCertain = !Double.isNaN(x) && !Double.isNaN(y);
        stages.decided(isCertain ? Stage.EXPANSION : Stage.INTEGERS);
        return isCertain;
    }

    @Override
    public void writeFeatures(AnswerSlots result) {
        int edge = owner().motion().shape().core().edgeIndex(impact.edge());
        int corner = other().motion().shape().core().vertexIndex(impact.corner());
        if (impact.isEdgeOfA()) {
            AnswerWriter.writeFeatures(result, Feature.Kind.EDGE, edge, Feature.Kind.VERTEX, corner);
        } else {
            AnswerWriter.writeFeatures(result, Feature.Kind.VERTEX, corner, Feature.Kind.EDGE, edge);
        }
    }

    @Override
    public void writeContact(AnswerSlots result) {
        impact.turnCorner(other());
        double x = impact.roundContactX(other().motion());
        double y = impact.roundContactY(other().motion());
        if (decided(x, y)) {
            AnswerWriter.writeContact(result, 1, x, y, Double.NaN, Double.NaN);
        } else {
            exact().writeContact(result);
        }
    }

    @Override
    public void writeRest(AnswerSlots result) {
        exact().writeRest(result);
    }
}
