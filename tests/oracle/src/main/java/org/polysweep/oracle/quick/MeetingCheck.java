package org.polysweep.oracle.quick;

import java.math.BigInteger;
import java.util.OptionalInt;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.Rational;
import org.polysweep.oracle.quick.QuickScene.QuickMover;

/** Whether the features, contact points and resting places of a claimed HIT or TOUCH are proved right. */
final class MeetingCheck {
    private static final int CONTACT_ULPS = 4;
    private static final int REST_ULPS = 8;

    private final QuickScene scene;
    private final QuickBody body;
    private final Vector d;
    private final Rational enter;
    private final QuickPlace place;
    private final OracleClaim claim;

    MeetingCheck(QuickScene scene, QuickBody body, Vector d, Passage passage, OracleClaim claim) {
        this.scene = scene;
        this.body = body;
        this.d = d;
        this.enter = passage.enter().orElseThrow();
        this.place = passage.place().orElseThrow();
        this.claim = claim;
    }

    /** Whether all holds, where the normal belongs to an edge of C, or C is a point. */
    boolean holds(OptionalInt edge) {
        boolean meets = place.isCorner() ? cornersMeet(place.number()) : edgeMeets(edge.getAsInt());
        return meets && restHolds(edge);
    }

    private boolean cornersMeet(int corner) {
        int cornerA = body.cornerOfA(corner);
        int cornerB = body.cornerOfB(corner);
        return isVertexOfA(cornerA) && isVertexOfB(cornerB) && onePointHolds(scene.a(), cornerA);
    }

    private boolean edgeMeets(int edge) {
        int cornerA = body.cornerOfA(edge);
        int cornerB = body.cornerOfB(edge);
        if (!body.isEdgeOfA(edge)) {
            return isVertexOfA(cornerA) && isEdgeOfB(cornerB) && onePointHolds(scene.a(), cornerA);
        }
        if (!body.isEdgeOfB(edge)) {
            return isEdgeOfA(cornerA) && isVertexOfB(cornerB) && onePointHolds(scene.b(), cornerB);
        }
        return isEdgeOfA(cornerA) && isEdgeOfB(cornerB) && sharedSegmentHolds(cornerA, cornerB);
    }

    /**
     * A's edge runs against B's. The segment begins where the later of their two first ends along B's edge lies, A's if
     * they are one.
     */
    private boolean sharedSegmentHolds(int cornerA, int cornerB) {
        double[][] points = claim.contact();
        if (points.length != 2) {
            return false;
        }
        Vector along = scene.b().ring().edge(cornerB);
        boolean beginsOnA = leadOfB(cornerA + 1, cornerB, along) <= 0;
        boolean endsOnA = leadOfB(cornerA, cornerB + 1, along) >= 0;
        return (beginsOnA ? pointHolds(points[0], scene.a(), cornerA + 1) : pointHolds(points[0], scene.b(), cornerB))
                && (endsOnA
                        ? pointHolds(points[1], scene.a(), cornerA)
                        : pointHolds(points[1], scene.b(), cornerB + 1));
    }

    /** The sign of how much further along B's edge B's corner is than A's at the time of contact. */
    private int leadOfB(int cornerA, int cornerB, Vector along) {
        Vector atStart = scene.b().cornerAtStart(cornerB).minus(scene.a().cornerAtStart(cornerA));
        BigInteger lead = atStart.dot(along).multiply(enter.denominator());
        return lead.compareTo(d.dot(along).multiply(enter.numerator()));
    }

    private boolean onePointHolds(QuickMover mover, int corner) {
        double[][] points = claim.contact();
        return points.length == 1 && pointHolds(points[0], mover, corner);
    }

    /** Whether a claimed point of contact is at a corner of a shape at the time of contact. */
    private boolean pointHolds(double[] claimed, QuickMover mover, int corner) {
        Vector local = mover.ring().corner(corner);
        Vector position = mover.position();
        Vector move = mover.move();
        return claimed.length == 2
                && isNear(claimed[0], CONTACT_ULPS, local.x(), position.x(), move.x())
                && isNear(claimed[1], CONTACT_ULPS, local.y(), position.y(), move.y());
    }

    private boolean restHolds(OptionalInt edge) {
        double[] restA = claim.restA();
        double[] restB = claim.restB();
        return isRest(restA, scene.a())
                && isRest(restB, scene.b())
                && (edge.isEmpty() || standsApart(restA, restB, edge.getAsInt()));
    }

    private boolean isRest(double[] claimed, QuickMover mover) {
        Vector position = mover.position();
        Vector move = mover.move();
        return claimed.length == 2
                && isNear(claimed[0], REST_ULPS, Int128.ZERO, position.x(), move.x())
                && isNear(claimed[1], REST_ULPS, Int128.ZERO, position.y(), move.y());
    }

    /**
     * Whether, with the shapes at rest, the origin is not to the left of this edge of C, so not in the interior of C.
     */
    private boolean standsApart(double[] restA, double[] restB, int edge) {
        Vector corner = scene.b()
                .ring()
                .corner(body.cornerOfB(edge))
                .plus(scene.lattice().place(restB[0], restB[1]))
                .minus(scene.a()
                        .ring()
                        .corner(body.cornerOfA(edge))
                        .plus(scene.lattice().place(restA[0], restA[1])));
        return corner.crossSign(body.edge(edge)) <= 0;
    }

    /**
     * Whether a claim, not -0.0, is near local + position + enter * move: within so many ulp of the largest of the
     * three. The contract allows more where the sum is larger still.
     */
    private boolean isNear(double claimed, int ulps, Int128 local, Int128 position, Int128 move) {
        if (DoubleCheck.isNegativeZero(claimed)) {
            return false;
        }
        Int128 moved = scene.lattice().place(claimed).minus(local.plus(position));
        BigInteger error = moved.toBigInteger()
                .multiply(enter.denominator())
                .subtract(move.toBigInteger().multiply(enter.numerator()));
        BigInteger allowed = scene.lattice().ulps(ulps, larger(larger(local.abs(), position.abs()), move.abs()));
        return error.abs().compareTo(allowed.multiply(enter.denominator())) <= 0;
    }

    private static Int128 larger(Int128 one, Int128 other) {
        return one.compareTo(other) >= 0 ? one : other;
    }

    private boolean isVertexOfA(int corner) {
        return claim.featureAKind().equals("VERTEX")
                && claim.featureAIndex() == scene.a().ring().vertexIndex(corner);
    }

    private boolean isEdgeOfA(int edge) {
        return claim.featureAKind().equals("EDGE")
                && claim.featureAIndex() == scene.a().ring().edgeIndex(edge);
    }

    private boolean isVertexOfB(int corner) {
        return claim.featureBKind().equals("VERTEX")
                && claim.featureBIndex() == scene.b().ring().vertexIndex(corner);
    }

    private boolean isEdgeOfB(int edge) {
        return claim.featureBKind().equals("EDGE")
                && claim.featureBIndex() == scene.b().ring().edgeIndex(edge);
    }
}
