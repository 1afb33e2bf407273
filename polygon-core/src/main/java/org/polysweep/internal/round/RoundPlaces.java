package org.polysweep.internal.round;

import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.result.SweepResult;

/**
 * Coordinates at the time of impact, in double-double: the contact point and the positions at rest. No allocation.
 */
final class RoundPlaces {

    private final RoundQuery query;
    private final DoubleDouble term = new DoubleDouble();

    RoundPlaces(RoundQuery query) {
        this.query = query;
    }

    /**
     * Writes the contact point of a vertex with a vertex or an edge; returns false if it is not proved, or if an edge
     * touches an edge.
     */
    boolean tryWriteContact(LineEntry entry, SweepResult result) {
        EntryPiece at = entry.piece;
        if (at.isEdgeOfA() && at.isEdgeOfB()) {
            return false;
        }
        RoundQuery q = query;
        DoubleDoubleImpact impact = entry.impact();
        boolean ofA = !at.isEdgeOfA();
        double x = ofA
                ? beyond(impact, q.vertexAX(at.onA()), q.ax, q.adx, impact.normalX(), -q.radiusA)
                : beyond(impact, q.vertexBX(at.onB()), q.bx, q.bdx, impact.normalX(), q.radiusB);
        double y = ofA
                ? beyond(impact, q.vertexAY(at.onA()), q.ay, q.ady, impact.normalY(), -q.radiusA)
                : beyond(impact, q.vertexBY(at.onB()), q.by, q.bdy, impact.normalY(), q.radiusB);
        boolean isCertain = !Double.isNaN(x) && !Double.isNaN(y);
        if (isCertain) {
            AnswerWriter.writeContact(result, 1, x, y, Double.NaN, Double.NaN);
        }
        return isCertain;
    }

    private double beyond(
            DoubleDoubleImpact impact, double local, double position, double move, DoubleDouble normal, double reach) {
        return impact.time().placeBeyond(local, position, move, term.setProduct(normal, reach));
    }

    /** Writes the positions at rest; returns false if they are not proved. */
    boolean tryWriteRest(LineEntry entry, SweepResult result) {
        DoubleDoubleImpact impact = entry.impact();
        int signX = sign(entry.normalX(), impact.normalX());
        int signY = sign(entry.normalY(), impact.normalY());
        if (signX == DoubleDouble.OPEN || signY == DoubleDouble.OPEN) {
            return false;
        }
        RoundQuery q = query;
        TimeRatio time = impact.time();
        double restAX = time.place(0, q.ax, q.adx, Direction.toward(signX));
        double restAY = time.place(0, q.ay, q.ady, Direction.toward(signY));
        double restBX = time.place(0, q.bx, q.bdx, Direction.toward(-signX));
        double restBY = time.place(0, q.by, q.bdy, Direction.toward(-signY));
        boolean isCertain = !Double.isNaN(restAX + restAY + restBX + restBY);
        if (isCertain) {
            AnswerWriter.writeRest(result, restAX, restAY, restBX, restBY);
        }
        return isCertain;
    }

    private static int sign(double number, DoubleDouble finely) {
        return Double.isNaN(number) ? finely.sign() : (int) Math.signum(number);
    }
}
