package org.polysweep.round;

import java.math.BigInteger;
import java.util.Optional;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.QuadraticSurd;
import org.polysweep.exact.Ratio;

/**
 * Finds where the line {t·d} enters C, by walking along the front of the difference of the cores: the edges whose outward normals
 * oppose d.
 *
 * <p>Let u(x) = d × x, how far a point lies to the left of the line, times |d|. Counter-clockwise along the front u decreases, from the
 * greatest that a corner has to the least. Moved outward by R, an edge e lies at u(x) - R (d·e)/|e| for its points x; so the line
 * enters on the arc before the edge if that is negative where the edge begins, on the edge if it is not positive where the
 * edge ends, and otherwise behind it.
 */
final class FrontWalk {

    private final RoundQuery query;
    private final CoreDifference difference;
    private final ExactVector d;
    private final int first;
    private final int last;

    private FrontWalk(RoundQuery query, CoreDifference difference, ExactVector d) {
        this.query = query;
        this.difference = difference;
        this.d = d;
        first = findFirst();
        int corner = first;
        while (leadsAlongFront(corner)) {
            corner = difference.next(corner);
        }
        last = corner;
    }

    /** How the line of the motion passes C; empty if it misses. */
    static Optional<RoundPassage> passage(RoundQuery query) {
        CoreDifference difference = CoreDifference.of(query.a(), query.b());
        FrontWalk front = new FrontWalk(query, difference, query.line());
        FrontWalk back = new FrontWalk(query, difference, query.line().negated());
        int left = front.leftmost();
        int right = back.leftmost();
        if (left < 0 || right < 0) {
            return Optional.empty();
        }
        if (left == 0) {
            return Optional.of(front.touching(front.first, back.last, back.last));
        }
        if (right == 0) {
            return Optional.of(front.touching(front.last, back.first, front.last));
        }
        return Optional.of(new RoundPassage(front.entering(), back.entering().reversed(), false));
    }

    /** The corner where the front begins: of those farthest to the left the first one along d. */
    private int findFirst() {
        int found = 0;
        for (int i = 1; i < difference.size(); i++) {
            ExactVector step = difference.corner(i).minus(difference.corner(found));
            int side = d.cross(step).signum();
            if (side > 0 || (side == 0 && d.dot(step).signum() < 0)) {
                found = i;
            }
        }
        return found;
    }

    private boolean leadsAlongFront(int edge) {
        return d.cross(difference.edge(edge)).signum() < 0;
    }

    private BigInteger height(int corner) {
        return d.cross(difference.corner(corner));
    }

    /** On which side of the line C reaches farthest to the left: positive if to the left of it, negative if C is on the right. */
    private int leftmost() {
        return QuadraticSurd.of(height(first), query.radius(), d.square()).signum();
    }

    /**
     * The passage of a line that only touches C.
     *
     * @param near the corner of the difference beside which it begins to touch
     * @param far the corner beside which it ends to touch; the same corner if it touches an arc
     * @param begin the one of the two from which the edge leads to the other, counter-clockwise
     */
    private RoundPassage touching(int near, int far, int begin) {
        Piece piece = near == far ? difference.arc(near) : difference.side(begin);
        return new RoundPassage(new Crossing(timeBeside(near), piece), new Crossing(timeBeside(far), piece), true);
    }

    private QuadraticSurd timeBeside(int corner) {
        return QuadraticSurd.of(Ratio.of(d.dot(difference.corner(corner)), d.square()));
    }

    /** Where a line that passes through the interior of C enters it. */
    private Crossing entering() {
        int corner = first;
        while (leadsAlongFront(corner)) {
            int next = difference.next(corner);
            if (heightOfSide(corner, corner) < 0) {
                break;
            }
            if (heightOfSide(corner, next) <= 0) {
                return Crossing.ofSide(d, difference.side(corner), query);
            }
            corner = next;
        }
        return CircleSweep.entering(d, difference.arc(corner), query).orElseThrow();
    }

    /** The sign of u|e| - R (d·e): on which side of the line the side of C along an edge has one of its ends. */
    private int heightOfSide(int edge, int corner) {
        ExactVector e = difference.edge(edge);
        BigInteger shift = query.radius().multiply(d.dot(e)).negate();
        return QuadraticSurd.of(shift, height(corner), e.square()).signum();
    }
}
