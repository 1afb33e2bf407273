package org.polysweep.sweep;

import org.polysweep.contact.Separation;
import org.polysweep.contact.SweepResult;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.NormalOrder;
import org.polysweep.exact.Ratio;
import org.polysweep.exact.Rounding;
import org.polysweep.exact.Rounding.Direction;

/** From the passage of the motion through C to the answer: verdict, times, normal, features, points, places to rest. */
final class ExactAnswer {

    private final ExactQuery query;
    private final Passage passage;

    ExactAnswer(ExactQuery query, Passage passage) {
        this.query = query;
        this.passage = passage;
    }

    /** Writes the answer. */
    void writeTo(SweepResult result) {
        Verdict verdict = query.d().isZero() ? passage.atRest() : passage.whileMoving();
        switch (verdict) {
            case MISS -> result.writeMiss();
            case OVERLAP -> writeOverlap(result);
            case HIT, TOUCH -> writeMeeting(result, verdict);
        }
    }

    private void writeOverlap(SweepResult result) {
        if (query.d().isZero()) {
            Separation separation = new MinimumTranslation(query).separation();
            result.writeVerdict(
                    Verdict.OVERLAP,
                    Double.NEGATIVE_INFINITY,
                    Double.POSITIVE_INFINITY,
                    separation.normalX(),
                    separation.normalY());
            return;
        }
        ExactVector normal = edgeAt(passage.entering()).normal();
        result.writeVerdict(
                Verdict.OVERLAP,
                Rounding.roundTime(passage.entering().time(), Direction.DOWN),
                exit(),
                normal.unitX(),
                normal.unitY());
    }

    private void writeMeeting(SweepResult result, Verdict verdict) {
        int enter = passage.entering().time().signum();
        int exit = passage.leaving().time().signum();
        Ratio time = enter > 0 ? passage.entering().time() : Ratio.ZERO;
        ContactEdge edge;
        if (enter < 0 && exit > 0) {
            // In touch before and after: the line runs along an edge of C, and that edge holds the place where it
            // entered.
            edge = ContactEdge.along(query.line(), passage.entering(), query).orElseThrow();
        } else {
            edge = edgeAt(enter < 0 ? passage.leaving() : passage.entering());
        }
        ExactVector normal = edge.normal();
        result.writeVerdict(verdict, Rounding.roundTime(time, Direction.DOWN), exit(), normal.unitX(), normal.unitY());
        new ContactManifold(query, time, edge).writeTo(result);
        writeRest(result, time, normal);
    }

    /** The edge of C that answers where two spots coincide. If C is a point, it takes the place of an edge across d. */
    private ContactEdge edgeAt(Crossing crossing) {
        ExactVector d = query.d();
        return ContactEdge.at(crossing, query, NormalOrder.atContact(d))
                .orElseGet(() -> new ContactEdge(d.turnedClockwise(), crossing.onA(), crossing.onB()));
    }

    private double exit() {
        return query.d().isZero()
                ? Double.POSITIVE_INFINITY
                : Rounding.roundTime(passage.leaving().time(), Direction.UP);
    }

    /**
     * At the exact time the line of the contact edge separates A from B. Rounding each coordinate of A toward the sign of the
     * normal, and each of B against it, moves neither over that line.
     */
    private void writeRest(SweepResult result, Ratio time, ExactVector normal) {
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
