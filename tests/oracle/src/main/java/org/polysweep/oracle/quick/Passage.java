package org.polysweep.oracle.quick;

import java.util.Optional;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.Rational;

/**
 * How the points t·d pass through C: verdict and times as the contract says, found by the side of the line of motion on
 * which each corner of C lies. Absent numbers are empty: all except the verdict for MISS; without motion {@code
 * exit}, and for OVERLAP {@code enter} and {@code place} as well.
 *
 * @param verdict one of four
 * @param enter when the shapes meet
 * @param exit when they part
 * @param place where on the boundary of C the point enter·d lies
 */
record Passage(ExactVerdict verdict, Optional<Rational> enter, Optional<Rational> exit, Optional<QuickPlace> place) {
    private static final Passage MISS =
            new Passage(ExactVerdict.MISS, Optional.empty(), Optional.empty(), Optional.empty());

    static Passage of(QuickBody body, Vector d) {
        if (d.isZero()) {
            return standing(body);
        }
        int n = body.size();
        int[] side = new int[n + 1];
        boolean anyLeft = false;
        boolean anyRight = false;
        boolean anyOn = false;
        for (int i = 0; i < n; i++) {
            side[i] = d.crossSign(body.corner(i));
            anyLeft |= side[i] > 0;
            anyRight |= side[i] < 0;
            anyOn |= side[i] == 0;
        }
        side[n] = side[0];
        if (anyLeft && anyRight) {
            return crossing(body, d, side);
        }
        return anyOn ? grazing(body, d, side) : MISS;
    }

    /**
     * C has corners on both sides. Counter-clockwise, its boundary comes once from left to right, there the line
     * enters, and once back.
     */
    private static Passage crossing(QuickBody body, Vector d, int[] side) {
        int in = 0;
        int out = 0;
        for (int i = 0; i < body.size(); i++) {
            if (side[i] >= 0 && side[i + 1] < 0) {
                in = i;
            } else if (side[i] < 0 && side[i + 1] >= 0) {
                out = i;
            }
        }
        Rational entry = timeAtLineOf(body, in, d);
        Rational leave = timeAtLineOf(body, out, d);
        QuickPlace placeIn = side[in] == 0 ? QuickPlace.corner(in) : QuickPlace.between(in);
        QuickPlace placeOut = side[out + 1] == 0 ? QuickPlace.corner((out + 1) % body.size()) : QuickPlace.between(out);
        if (body.size() > 2) {
            if (entry.signum() < 0 && leave.signum() > 0) {
                return of(ExactVerdict.OVERLAP, entry, leave, placeIn);
            }
            if (entry.signum() >= 0 && isBeforeOne(entry)) {
                return of(ExactVerdict.HIT, entry, leave, placeIn);
            }
        }
        return touching(entry, leave, placeIn, placeOut, placeIn);
    }

    /** C has corners on the line, one or two, and all others on one side. */
    private static Passage grazing(QuickBody body, Vector d, int[] side) {
        int first = -1;
        int last = -1;
        for (int i = 0; i < body.size(); i++) {
            if (side[i] == 0) {
                first = first < 0 || body.corner(i).minus(body.corner(first)).dotSign(d) < 0 ? i : first;
                last = last < 0 || body.corner(i).minus(body.corner(last)).dotSign(d) > 0 ? i : last;
            }
        }
        boolean leadsOn = (first + 1) % body.size() == last;
        return touching(
                timeAt(body.corner(first), d),
                timeAt(body.corner(last), d),
                QuickPlace.corner(first),
                QuickPlace.corner(last),
                QuickPlace.between(leadsOn ? first : last));
    }

    /**
     * TOUCH or MISS, where the line has the points from {@code entry} to {@code leave} in common with C, {@code middle}
     * between them.
     */
    private static Passage touching(Rational entry, Rational leave, QuickPlace in, QuickPlace out, QuickPlace middle) {
        if (leave.signum() < 0 || entry.numerator().compareTo(entry.denominator()) > 0) {
            return MISS;
        }
        if (entry.signum() >= 0) {
            return of(ExactVerdict.TOUCH, entry, leave, in);
        }
        return of(ExactVerdict.TOUCH, Rational.ZERO, leave, leave.signum() == 0 ? out : middle);
    }

    private static Passage of(ExactVerdict verdict, Rational enter, Rational exit, QuickPlace place) {
        return new Passage(verdict, Optional.of(enter), Optional.of(exit), Optional.of(place));
    }

    private static boolean isBeforeOne(Rational time) {
        return time.numerator().compareTo(time.denominator()) < 0;
    }

    /** The time at which the line of motion crosses the line through an edge: edge x (t·d - corner) = 0. */
    private static Rational timeAtLineOf(QuickBody body, int edge, Vector d) {
        Vector along = body.edge(edge);
        return Rational.of(along.cross(body.corner(edge)), along.cross(d));
    }

    /** The time at which the line of motion is at a point on it. */
    private static Rational timeAt(Vector point, Vector d) {
        return Rational.of(d.dot(point), d.dot(d));
    }

    /** Without motion everything depends on the origin. */
    private static Passage standing(QuickBody body) {
        return switch (sideOfOrigin(body)) {
            case 1 -> new Passage(ExactVerdict.OVERLAP, Optional.empty(), Optional.empty(), Optional.empty());
            case 0 ->
                new Passage(
                        ExactVerdict.TOUCH,
                        Optional.of(Rational.ZERO),
                        Optional.empty(),
                        Optional.of(placeOfOrigin(body)));
            default -> MISS;
        };
    }

    /**
     * 1 if the origin lies in the interior of C, 0 if on its boundary, -1 if outside; inside it is to the left of all
     * edges.
     */
    private static int sideOfOrigin(QuickBody body) {
        if (body.size() == 1) {
            return body.corner(0).isZero() ? 0 : -1;
        }
        int least = 1;
        for (int i = 0; i < body.size(); i++) {
            least = Math.min(least, body.corner(i).crossSign(body.edge(i)));
        }
        boolean beyondAnEnd = body.size() == 2 && body.corner(0).dotSign(body.corner(1)) > 0;
        return beyondAnEnd ? -1 : least;
    }

    /** Of an origin on the boundary. */
    private static QuickPlace placeOfOrigin(QuickBody body) {
        int edge = 0;
        for (int i = 0; i < body.size(); i++) {
            if (body.corner(i).isZero()) {
                return QuickPlace.corner(i);
            }
            if (body.corner(i).crossSign(body.edge(i)) == 0) {
                edge = i;
            }
        }
        return QuickPlace.between(edge);
    }
}
