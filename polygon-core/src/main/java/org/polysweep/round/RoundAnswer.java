package org.polysweep.round;

import org.polysweep.contact.AnswerSource;
import org.polysweep.contact.Separation;
import org.polysweep.contact.SweepResult;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.QuadraticSurd;
import org.polysweep.exact.Rounding;
import org.polysweep.exact.Rounding.Direction;

/**
 * From the passage of the motion through C to the answer, in integers: verdict, times, normal, features, points, places to rest.
 * Immutable; each part is computed when it is asked for.
 *
 * @param query the query
 * @param passage how the line of the motion passes C
 */
record RoundAnswer(RoundQuery query, RoundPassage passage) implements AnswerSource {

    Verdict verdict() {
        return query.d().isZero() ? passage.atRest() : passage.whileMoving();
    }

    /** When and how they meet. */
    ExactImpact impact() {
        UnitNormal normal = normal();
        QuadraticSurd time = verdict() == Verdict.OVERLAP ? passage.entering().time() : contactTime();
        return new ExactImpact(time, passage.leaving().time(), normal.x(), normal.y());
    }

    /** Writes the answer, part by part as it is read. */
    void writeTo(SweepResult result) {
        result.write(verdict(), this);
    }

    @Override
    public void writeEnter(SweepResult result) {
        result.writeEnter(roundEnter());
    }

    private double roundEnter() {
        if (verdict() != Verdict.OVERLAP) {
            return Rounding.roundTime(contactTime(), Direction.DOWN);
        }
        return query.d().isZero()
                ? Double.NEGATIVE_INFINITY
                : Rounding.roundTime(passage.entering().time(), Direction.DOWN);
    }

    @Override
    public void writeExit(SweepResult result) {
        result.writeExit(
                query.d().isZero()
                        ? Double.POSITIVE_INFINITY
                        : Rounding.roundTime(passage.leaving().time(), Direction.UP));
    }

    @Override
    public void writeNormal(SweepResult result) {
        if (verdict() == Verdict.OVERLAP && query.d().isZero()) {
            Separation separation = new RoundSeparation(query).separation();
            result.writeNormal(separation.normalX(), separation.normalY());
        } else {
            normal().writeTo(result);
        }
    }

    @Override
    public void writeFeatures(SweepResult result) {
        new RoundManifold(query, contactTime(), answering().piece(), normal()).writeTo(result);
    }

    @Override
    public void writeContact(SweepResult result) {
        writeFeatures(result);
    }

    /**
     * At the exact time the tangent of C at the contact point, which has the normal of the contact, separates A from B. Rounding each
     * coordinate of A toward the sign of the normal, and each of B against it, moves neither over that line.
     */
    @Override
    public void writeRest(SweepResult result) {
        UnitNormal normal = normal();
        int signX = normal.x().signum();
        int signY = normal.y().signum();
        result.writeRest(
                restX(query.positionA(), query.moveA(), signX),
                restY(query.positionA(), query.moveA(), signY),
                restX(query.positionB(), query.moveB(), -signX),
                restY(query.positionB(), query.moveB(), -signY));
    }

    private double restX(ExactVector position, ExactVector move, int sign) {
        return rest(contactTime().along(position.x(), move.x()), sign);
    }

    private double restY(ExactVector position, ExactVector move, int sign) {
        return rest(contactTime().along(position.y(), move.y()), sign);
    }

    private double rest(QuadraticSurd coordinate, int sign) {
        return Rounding.roundLength(coordinate, query.lattice().exponent(), Direction.toward(sign));
    }

    /** The time of contact; the step does not begin before 0. */
    QuadraticSurd contactTime() {
        QuadraticSurd enter = passage.entering().time();
        return enter.signum() > 0 ? enter : QuadraticSurd.ZERO;
    }

    private UnitNormal normal() {
        Crossing crossing = answering();
        return crossing.piece().normal(query, crossing.time());
    }

    /**
     * The crossing whose piece answers: where the line leaves C, if the step begins there. Otherwise where it enters; if they are in
     * touch before and after t = 0, then the line runs along a side of C, and the place where it entered lies on the same side.
     */
    private Crossing answering() {
        boolean leavesAtOnce = passage.entering().time().signum() < 0
                && passage.leaving().time().signum() == 0;
        return leavesAtOnce ? passage.leaving() : passage.entering();
    }
}
