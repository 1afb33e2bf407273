package org.polysweep.sweep;

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
 */
record ExactAnswer(ExactQuery query, Passage passage) implements AnswerSource {

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

    private ExactContactEdge edge() {
        int enter = passage.entering().time().signum();
        int exit = passage.leaving().time().signum();
        if (verdict() == Verdict.OVERLAP || enter >= 0) {
            return edgeAt(passage.entering());
        }
        if (exit > 0) {
            // In touch before and after: the line runs along an edge of C, which holds the place where it entered.
            // It goes before all others.
            return ExactContactEdge.at(passage.entering(), query, NormalOrder.atContact(query.line()))
                    .orElseThrow();
        }
        return edgeAt(passage.leaving());
    }

    /** The edge of C that answers where two spots coincide. If C is a point, it takes the place of an edge across d. */
    private ExactContactEdge edgeAt(Crossing crossing) {
        ExactVector d = query.d();
        return ExactContactEdge.at(crossing, query, NormalOrder.atContact(d))
                .orElseGet(() -> new ExactContactEdge(d.turnedClockwise(), crossing.onA(), crossing.onB()));
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
