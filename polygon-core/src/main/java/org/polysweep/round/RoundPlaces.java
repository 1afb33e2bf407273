package org.polysweep.round;

import org.polysweep.contact.SweepResult;
import org.polysweep.exact.HeadTail;
import org.polysweep.exact.Rounding.Direction;
import org.polysweep.exact.TimeRatio;
import org.polysweep.polygon.ConvexPolygon;

/**
 * Where things are at the time of a hit, to twice the precision of doubles: the point of contact, and where to put the shapes. Reusable, no
 * garbage.
 */
final class RoundPlaces {

    private final RoundMotion query;
    private final TimeRatio time = new TimeRatio();
    private final HeadTail gapX = new HeadTail();
    private final HeadTail gapY = new HeadTail();
    private final HeadTail moveX = new HeadTail();
    private final HeadTail moveY = new HeadTail();
    private final HeadTail radius = new HeadTail();
    private final HeadTail normalX = new HeadTail();
    private final HeadTail normalY = new HeadTail();
    private final HeadTail length = new HeadTail();
    private final HeadTail across = new HeadTail();
    private final HeadTail root = new HeadTail();
    private final HeadTail term = new HeadTail();

    RoundPlaces(RoundMotion query) {
        this.query = query;
    }

    /** Finds time and normal of a hit, where the line enters C. */
    void set(RoundWalk at) {
        RoundMotion q = query;
        moveX.setDifference(q.adx, q.bdx);
        moveY.setDifference(q.ady, q.bdy);
        gapX.setDifference(q.b.x(at.onB()), q.a.x(at.onA()));
        gapX.setSum(gapX, term.setDifference(q.bx, q.ax));
        gapY.setDifference(q.b.y(at.onB()), q.a.y(at.onA()));
        gapY.setSum(gapY, term.setDifference(q.by, q.ay));
        radius.setDifference(q.radiusA, -q.radiusB);
        if (at.isArc()) {
            setArc();
        } else if (at.isEdgeOfB()) {
            setSide(q.b, at.onB(), at.onB() + 1);
        } else {
            setSide(q.a, at.onA() + 1, at.onA());
        }
    }

    /** t = (v² - R²) / (d·v + √(R²d² - (d × v)²)), and the normal (t·d - v) / R. */
    private void setArc() {
        setDot(length, moveX, moveY, moveX, moveY);
        root.setProduct(radius, radius).setProduct(root, length);
        setCross(across, moveX, moveY, gapX, gapY);
        root.setDifference(root, term.setProduct(across, across));
        length.setRoot(root);
        setDot(time.denominator(), moveX, moveY, gapX, gapY);
        time.denominator().setSum(time.denominator(), length);
        setDot(time.numerator(), gapX, gapY, gapX, gapY);
        time.numerator().setDifference(time.numerator(), term.setProduct(radius, radius));
        time.divide();
        setRadial(normalX, moveX, gapX);
        setRadial(normalY, moveY, gapY);
    }

    private void setRadial(HeadTail normal, HeadTail move, HeadTail gap) {
        term.setProduct(time.time(), move).setDifference(term, gap);
        normal.setQuotient(term, radius);
    }

    /** For an edge with the outward normal n: t = (n·v + R·|n|) / n·d. */
    private void setSide(ConvexPolygon shape, int begin, int end) {
        normalX.setDifference(shape.y(end), shape.y(begin));
        normalY.setDifference(shape.x(begin), shape.x(end));
        setDot(root, normalX, normalY, normalX, normalY);
        length.setRoot(root);
        setDot(time.denominator(), normalX, normalY, moveX, moveY);
        setDot(time.numerator(), normalX, normalY, gapX, gapY);
        time.numerator().setSum(time.numerator(), term.setProduct(radius, length));
        time.divide();
        root.set(normalX);
        normalX.setQuotient(root, length);
        root.set(normalY);
        normalY.setQuotient(root, length);
    }

    private void setDot(HeadTail dot, HeadTail x1, HeadTail y1, HeadTail x2, HeadTail y2) {
        dot.setProduct(x1, x2).setSum(dot, term.setProduct(y1, y2));
    }

    private void setCross(HeadTail cross, HeadTail x1, HeadTail y1, HeadTail x2, HeadTail y2) {
        cross.setProduct(x1, y2).setDifference(cross, term.setProduct(y1, x2));
    }

    /** Returns the time, rounded down; NaN if it is not certain. */
    double enter() {
        return time.round(Direction.DOWN);
    }

    /** Writes the point of contact of a corner with a corner or an edge; false if it is not certain. */
    boolean writesContact(RoundWalk at, SweepResult result) {
        RoundMotion q = query;
        boolean ofA = !at.isEdgeOfA();
        double x = ofA
                ? beyond(q.a.x(at.onA()), q.ax, q.adx, normalX, -q.radiusA)
                : beyond(q.b.x(at.onB()), q.bx, q.bdx, normalX, q.radiusB);
        double y = ofA
                ? beyond(q.a.y(at.onA()), q.ay, q.ady, normalY, -q.radiusA)
                : beyond(q.b.y(at.onB()), q.by, q.bdy, normalY, q.radiusB);
        boolean certain = !Double.isNaN(x) && !Double.isNaN(y);
        if (certain) {
            result.writeContact(1, x, y, Double.NaN, Double.NaN);
        }
        return certain;
    }

    private double beyond(double local, double position, double move, HeadTail normal, double reach) {
        return time.placeBeyond(local, position, move, term.setProduct(normal, reach));
    }

    /**
     * Writes where to put the shapes; false if it is not certain.
     *
     * @param signX the sign of the x component of the normal
     * @param signY the sign of the y component
     */
    boolean writesRest(int signX, int signY, SweepResult result) {
        RoundMotion q = query;
        double restAX = time.place(0, q.ax, q.adx, Direction.toward(signX));
        double restAY = time.place(0, q.ay, q.ady, Direction.toward(signY));
        double restBX = time.place(0, q.bx, q.bdx, Direction.toward(-signX));
        double restBY = time.place(0, q.by, q.bdy, Direction.toward(-signY));
        boolean certain = !Double.isNaN(restAX + restAY + restBX + restBY);
        if (certain) {
            result.writeRest(restAX, restAY, restBX, restBY);
        }
        return certain;
    }
}
