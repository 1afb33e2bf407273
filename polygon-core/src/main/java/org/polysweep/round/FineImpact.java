package org.polysweep.round;

import org.polysweep.exact.CrossProduct;
import org.polysweep.exact.HeadTail;
import org.polysweep.exact.TimeRatio;
import org.polysweep.polygon.ConvexPolygon;

/**
 * Where a line enters C on a piece of its boundary, to twice the precision of doubles: for shapes that touch but for rounding, as they do
 * where they have come to rest. Signs are certain, 0 included, or {@link CrossProduct#OPEN}: docs/error-bounds.md, theorem 4.
 * Reusable, no garbage.
 */
final class FineImpact {

    private final RoundMotion query;
    private final FineLine line;
    private final HeadTail along = new HeadTail();
    private final HeadTail across = new HeadTail();
    private final HeadTail outside = new HeadTail();
    private final HeadTail square = new HeadTail();
    private final HeadTail root = new HeadTail();
    private final HeadTail outwardX = new HeadTail();
    private final HeadTail outwardY = new HeadTail();
    private final HeadTail normalX = new HeadTail();
    private final HeadTail normalY = new HeadTail();
    private final HeadTail term = new HeadTail();
    private final TimeRatio time = new TimeRatio();
    private boolean isArc;

    /** An impact of a query on a line, along which times are counted. */
    FineImpact(RoundMotion query, FineLine line) {
        this.query = query;
        this.line = line;
    }

    /** Looks at what a walk has found. */
    void set(RoundWalk walk) {
        line.take();
        line.gap(walk.onA(), walk.onB());
        isArc = walk.isArc();
        if (isArc) {
            setArc();
        } else if (walk.isEdgeOfB()) {
            setSide(query.b, walk.onB(), walk.onB() + 1);
        } else {
            setSide(query.a, walk.onA() + 1, walk.onA());
        }
    }

    /**
     * The first of the roots of t²d² - 2t(d·v) + v² - R², as a quotient that cancels nothing: (v² - R²) / (d·v + s), or (d·v - s) / d²,
     * for s = √(R²d² - (d × v)²). The normal is (t·d - v) / R.
     */
    private void setArc() {
        HeadTail radius = line.radius();
        HeadTail gapX = line.gapX();
        HeadTail gapY = line.gapY();
        line.cross(across, gapX, gapY);
        line.dot(along, gapX, gapY);
        square.setProduct(radius, radius);
        outside.setProduct(gapX, gapX).setSum(outside, term.setProduct(gapY, gapY));
        outside.setDifference(outside, square);
        square.setProduct(square, line.square()).setDifference(square, term.setProduct(across, across));
        root.setRoot(square);
        if (along.head() > 0) {
            time.numerator().set(outside);
            time.denominator().setSum(along, root);
        } else {
            time.numerator().setDifference(along, root);
            time.denominator().set(line.square());
        }
        time.divide();
        setRadial(normalX, line.x(), gapX);
        setRadial(normalY, line.y(), gapY);
    }

    private void setRadial(HeadTail normal, HeadTail move, HeadTail gap) {
        term.setProduct(time.time(), move).setDifference(term, gap);
        normal.setQuotient(term, line.radius());
    }

    /** For an edge with the outward normal n: t = (n·v + R·|n|) / n·d. */
    private void setSide(ConvexPolygon shape, int begin, int end) {
        outwardX.setDifference(shape.y(end), shape.y(begin));
        outwardY.setDifference(shape.x(begin), shape.x(end));
        square.setProduct(outwardX, outwardX).setSum(square, term.setProduct(outwardY, outwardY));
        root.setRoot(square);
        line.dot(time.denominator(), outwardX, outwardY);
        HeadTail reach = time.numerator();
        reach.setProduct(outwardX, line.gapX()).setSum(reach, term.setProduct(outwardY, line.gapY()));
        reach.setSum(reach, term.setProduct(line.radius(), root));
        time.divide();
        normalX.setQuotient(outwardX, root);
        normalY.setQuotient(outwardY, root);
    }

    /** The time. */
    TimeRatio time() {
        return time;
    }

    /** The unit normal of C there. */
    HeadTail normalX() {
        return normalX;
    }

    HeadTail normalY() {
        return normalY;
    }

    /** The sign of the time of a line that enters C here. */
    int start() {
        if (!isArc) {
            return sign(time.numerator(), -1);
        }
        return signOfFirst(outside.sign(), along.sign());
    }

    /** The sign of that time less 1. */
    int end() {
        if (!isArc) {
            return sign(term.setDifference(time.numerator(), time.denominator()), -1);
        }
        int beyond = term.setDifference(along, line.square()).sign();
        term.setDifference(outside, along).setDifference(term, along);
        return signOfFirst(term.setSum(term, line.square()).sign(), beyond);
    }

    private static int sign(HeadTail number, int factor) {
        int sign = number.sign();
        return sign == CrossProduct.OPEN ? sign : factor * sign;
    }

    /** The sign of the first of two roots, whose product and sum have these signs. */
    private static int signOfFirst(int product, int sum) {
        if (product == -1 || sum == -1) {
            return -1;
        }
        return sum == 1 ? product : CrossProduct.OPEN;
    }
}
