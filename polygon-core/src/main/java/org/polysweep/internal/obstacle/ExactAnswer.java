package org.polysweep.internal.obstacle;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.motion.StepPart;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;

/**
 * The result of a query in integers, from the passage of the motion through C: verdict, times, normal, features,
 * points, safe positions. Immutable; each part is computed when it is read.
 *
 * @param query the query
 * @param passage how the line of the motion passes C
 * @param part the part of the step that the answer is about
 * @param chosen the edge of C with the contact normal, if it has been chosen already
 */
public record ExactAnswer(ExactQuery query, LineInterval passage, StepPart part, Optional<ExactContactEdge> chosen)
        implements LazyAnswer {

    /** The answer about the whole step. */
    public ExactAnswer(ExactQuery query, LineInterval passage) {
        this(query, passage, StepPart.WHOLE, Optional.empty());
    }

    /** The answer to a query; empty if the line of the motion misses C. */
    public static Optional<ExactAnswer> of(ExactQuery query) {
        return FrontWalk.passage(query).map(passage -> new ExactAnswer(query, passage));
    }

    /** The answer about a part of the step. */
    public ExactAnswer within(StepPart part) {
        return new ExactAnswer(query, passage, part, Optional.empty());
    }

    /** The same answer about one edge of C. */
    public ExactAnswer choosing(ExactContactEdge edge) {
        return new ExactAnswer(query, passage, part, Optional.of(edge));
    }

    public Verdict verdict() {
        return query.d().isZero() ? passage.atRest() : passage.whileMoving(part);
    }

    /** Writes the answer, part by part as it is read. */
    public void writeTo(SweepResult result) {
        AnswerWriter.write(result, verdict(), this);
    }

    @Override
    public void writeEnter(SweepResult result) {
        AnswerWriter.writeEnter(result, roundEnter());
    }

    /** The time of entry, rounded down. */
    public double roundEnter() {
        return verdict() == Verdict.OVERLAP && query.d().isZero()
                ? Double.NEGATIVE_INFINITY
                : Rounding.roundTime(verdict() == Verdict.OVERLAP ? lineTime() : contactTime(), Direction.DOWN);
    }

    @Override
    public void writeExit(SweepResult result) {
        AnswerWriter.writeExit(result, roundExit());
    }

    /** The time of exit, rounded up. */
    public double roundExit() {
        return query.d().isZero()
                ? Double.POSITIVE_INFINITY
                : Rounding.roundTime(passage.leaving().time(), Direction.UP);
    }

    @Override
    public void writeNormal(SweepResult result) {
        if (verdict() == Verdict.OVERLAP && query.d().isZero()) {
            MinimumTranslation separation = ExactMinimumTranslation.of(query);
            AnswerWriter.writeNormal(result, separation.normalX(), separation.normalY());
        } else {
            normal().writeTo(result);
        }
    }

    @Override
    public void writeFeatures(SweepResult result) {
        ExactContactEdge edge = edge();
        new ExactManifold(query, contactTime(), edge, normal(edge)).writeTo(result);
    }

    @Override
    public void writeContact(SweepResult result) {
        writeFeatures(result);
    }

    /** The time of contact: when the line enters C, but not before the part of the step begins. */
    public QuadraticSurd contactTime() {
        return enterFrom(part.exactStart());
    }

    /**
     * The time of contact on the line, on which the time is 0 if nothing moves; for OVERLAP, the time at which the line
     * entered C.
     */
    public QuadraticSurd lineTime() {
        return verdict() == Verdict.OVERLAP ? passage.entering().time() : enterFrom(lineStart());
    }

    private QuadraticSurd enterFrom(QuadraticSurd start) {
        QuadraticSurd enter = passage.entering().time();
        return enter.compareTo(start) > 0 ? enter : start;
    }

    private QuadraticSurd lineStart() {
        return query.d().isZero() ? QuadraticSurd.ZERO : part.exactStart();
    }

    /** The unit normal of C where the contact is, from B toward A; none if C is a point and nothing moves. */
    public UnitNormal normal() {
        return normal(edge());
    }

    private UnitNormal normal(ExactContactEdge edge) {
        TimedFeaturePair at = answering();
        return at.isOnArc(query) ? UnitNormal.onArc(at, query) : UnitNormal.of(edge.normal());
    }

    /** The edge of C with the normal. If C is a point, or on an arc, it is perpendicular to d. */
    ExactContactEdge edge() {
        return chosen.or(() -> edges().stream()
                        .min(Comparator.comparing(ExactContactEdge::normal, NormalOrder.atContact(query.d()))))
                .orElseGet(() -> new ExactContactEdge(
                        query.d().turnedClockwise(),
                        answering().onA(),
                        answering().onB()));
    }

    /** The edges of C that contain the point of the line at the time of contact. */
    private List<ExactContactEdge> edges() {
        return passage.edgesAt(lineTime(), query);
    }

    /** Where the line leaves C, if the part of the step begins there; otherwise where it enters. */
    private TimedFeaturePair answering() {
        QuadraticSurd start = lineStart();
        boolean leavesAtOnce = passage.entering().time().compareTo(start) < 0
                && passage.leaving().time().compareTo(start) == 0;
        return leavesAtOnce ? passage.leaving() : passage.entering();
    }

    /**
     * At the exact time the tangent of C at the contact, which has its normal, separates A from B. Rounding each
     * coordinate of A toward the sign of the normal, and each coordinate of B against it, moves neither shape across
     * that line.
     */
    @Override
    public void writeRest(SweepResult result) {
        UnitNormal normal = normal();
        int x = normal.x().signum();
        int y = normal.y().signum();
        QuadraticSurd time = contactTime();
        ExactVector a = query.positionA();
        ExactVector b = query.positionB();
        AnswerWriter.writeRest(
                result,
                query.round(time.along(a.x(), query.moveA().x()), Direction.toward(x)),
                query.round(time.along(a.y(), query.moveA().y()), Direction.toward(y)),
                query.round(time.along(b.x(), query.moveB().x()), Direction.toward(-x)),
                query.round(time.along(b.y(), query.moveB().y()), Direction.toward(-y)));
        Rotor rotorA = query.rotorA();
        Rotor rotorB = query.rotorB();
        AnswerWriter.writeRestRotors(result, rotorA.halfCos(), rotorA.halfSin(), rotorB.halfCos(), rotorB.halfSin());
    }
}
