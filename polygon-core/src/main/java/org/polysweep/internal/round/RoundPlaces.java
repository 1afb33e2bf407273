package org.polysweep.internal.round;

import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.rounding.TimeRatio;
import org.polysweep.internal.sign.ExactOrientation;

/**
 * Where things are at the time of a {@link DoubleDoubleImpact}: the point of contact, and where to put the shapes. No
 * garbage.
 */
final class RoundPlaces {

    private final RoundMotion query;
    private final DoubleDoublePassage passage;
    private final DoubleDouble term = new DoubleDouble();

    RoundPlaces(RoundMotion query, DoubleDoublePassage passage) {
        this.query = query;
        this.passage = passage;
    }

    /** Writes the point of contact of a vertex with a vertex or an edge; false if it is not certain. */
    boolean writesContact(RoundWalk at, AnswerSlots result) {
        RoundMotion q = query;
        DoubleDoubleImpact impact = passage.entering();
        boolean ofA = !at.isEdgeOfA();
        double x = ofA
                ? beyond(q.a.x(at.onA()), q.ax, q.adx, impact.normalX(), -q.radiusA)
                : beyond(q.b.x(at.onB()), q.bx, q.bdx, impact.normalX(), q.radiusB);
        double y = ofA
                ? beyond(q.a.y(at.onA()), q.ay, q.ady, impact.normalY(), -q.radiusA)
                : beyond(q.b.y(at.onB()), q.by, q.bdy, impact.normalY(), q.radiusB);
        boolean certain = !Double.isNaN(x) && !Double.isNaN(y);
        if (certain) {
            AnswerWriter.writeContact(result, 1, x, y, Double.NaN, Double.NaN);
        }
        return certain;
    }

    private double beyond(double local, double position, double move, DoubleDouble normal, double reach) {
        return passage.entering().time().placeBeyond(local, position, move, term.setProduct(normal, reach));
    }

    /**
     * Writes where to put the shapes; false if it is not certain.
     *
     * @param normalX the x component of the normal; NaN if it is not certain
     * @param normalY the y component
     */
    boolean writesRest(double normalX, double normalY, AnswerSlots result) {
        DoubleDoubleImpact impact = passage.entering();
        int signX = sign(normalX, impact.normalX());
        int signY = sign(normalY, impact.normalY());
        if (signX == ExactOrientation.OPEN || signY == ExactOrientation.OPEN) {
            return false;
        }
        RoundMotion q = query;
        TimeRatio time = impact.time();
        double restAX = time.place(0, q.ax, q.adx, Direction.toward(signX));
        double restAY = time.place(0, q.ay, q.ady, Direction.toward(signY));
        double restBX = time.place(0, q.bx, q.bdx, Direction.toward(-signX));
        double restBY = time.place(0, q.by, q.bdy, Direction.toward(-signY));
        boolean certain = !Double.isNaN(restAX + restAY + restBX + restBY);
        if (certain) {
            AnswerWriter.writeRest(result, restAX, restAY, restBX, restBY);
        }
        return certain;
    }

    private static int sign(double number, DoubleDouble finely) {
        return Double.isNaN(number) ? finely.sign() : (int) Math.signum(number);
    }
}
