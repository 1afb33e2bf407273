package org.polysweep.sweep;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.AnswerSource;
import org.polysweep.contact.Separation;
import org.polysweep.contact.SweepResult;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.NormalOrder;
import org.polysweep.exact.Ratio;
import org.polysweep.exact.Rounding;
import org.polysweep.exact.Rounding.Direction;

/**
 * From the passage of the motion through C to the answer, in integers: verdict, times, normal, features, points, places to rest.
 *
 * @param query the query
 * @param passage how the line of the motion passes C
 * @param chosen the edge of C that answers for the contact, if somebody else has chosen it
 */
record ExactAnswer(ExactQuery query, Passage passage, Optional<ExactContactEdge> chosen) implements AnswerSource {

    ExactAnswer(ExactQuery query, Passage passage) {
        this(query, passage, Optional.empty());
    }

    /** The same answer about one edge of C. */
    ExactAnswer choosing(ExactContactEdge edge) {
        return new ExactAnswer(query, passage, Optional.of(edge));
    }

    Verdict verdict() {
        return query.d().isZero() ? passage.atRest() : passage.whileMoving();
    }

    /** Writes the answer, part by part as it is read. */
    void writeTo(SweepResult result) {
        result.write(verdict(), this);
    }

    @Override
    public void writeEnter(SweepResult result) {
        result.writeEnter(roundEnter());
    }

    /** The time of entry, rounded down. */
    double roundEnter() {
        if (verdict() != Verdict.OVERLAP) {
            return Rounding.roundTime(contactTime(), Direction.DOWN);
        }
        return query.d().isZero()
                ? Double.NEGATIVE_INFINITY
                : Rounding.roundTime(passage.entering().time(), Direction.DOWN);
    }

    @Override
    public void writeExit(SweepResult result) {
        result.writeExit(roundExit());
    }

    /** The time of exit, rounded up. */
    double roundExit() {
        return query.d().isZero()
                ? Double.POSITIVE_INFINITY
                : Rounding.roundTime(passage.leaving().time(), Direction.UP);
    }

    @Override
    public void writeNormal(SweepResult result) {
        if (verdict() == Verdict.OVERLAP && query.d().isZero()) {
            Separation separation = new MinimumTranslation(query).separation();
            result.writeNormal(separation.normalX(), separation.normalY());
        } else {
            ExactVector normal = edge().normal();
            result.writeNormal(normal.unitX(), normal.unitY());
        }
    }

    @Override
    public void writeFeatures(SweepResult result) {
        new ExactManifold(query, contactTime(), edge()).writeTo(result);
    }

    @Override
    public void writeContact(SweepResult result) {
        writeFeatures(result);
    }

    /** The time of contact; the step does not begin before 0. */
    private Ratio contactTime() {
        return passage.entering().time().max(Ratio.ZERO);
    }

    /** The edge of C that answers. If C is a point, it takes the place of an edge across d. */
    ExactContactEdge edge() {
        return chosen.or(() -> edges().stream()
                        .min(Comparator.comparing(ExactContactEdge::normal, NormalOrder.atContact(query.d()))))
                .orElseGet(() -> new ExactContactEdge(
                        query.d().turnedClockwise(),
                        passage.entering().onA(),
                        passage.entering().onB()));
    }

    /** The time of contact; for OVERLAP, the time at which the line entered C. */
    Ratio startTime() {
        return verdict() == Verdict.OVERLAP ? passage.entering().time() : contactTime();
    }

    /** The edges of C that hold the point of the line at that time. */
    private List<ExactContactEdge> edges() {
        return passage.edgesAt(startTime(), query);
    }

    /**
     * At the exact time the line of the contact edge separates A from B. Rounding each coordinate of A toward the sign of the
     * normal, and each of B against it, moves neither over that line.
     */
    @Override
    public void writeRest(SweepResult result) {
        ExactVector normal = edge().normal();
        Ratio time = contactTime();
        Direction x = Direction.toward(normal.x().signum());
        Direction y = Direction.toward(normal.y().signum());
        Direction againstX = Direction.toward(-normal.x().signum());
        Direction againstY = Direction.toward(-normal.y().signum());
        result.writeRest(
                query.roundX(query.positionA(), query.moveA(), time, x),
                query.roundY(query.positionA(), query.moveA(), time, y),
                query.roundX(query.positionB(), query.moveB(), time, againstX),
                query.roundY(query.positionB(), query.moveB(), time, againstY));
    }
}
