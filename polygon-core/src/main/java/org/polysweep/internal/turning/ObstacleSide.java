package org.polysweep.internal.turning;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.obstacle.FeatureRef;
import org.polysweep.shape.ConvexPolygon;

/**
 * A straight side of the obstacle C(t), which an edge of B makes, or one of A turned round. B lies to the left of its
 * direction, A to the right.
 *
 * @param direction its direction, counter-clockwise on C, of the length {@code unit · √square}
 * @param square the square of the length of the edge
 * @param unit |z|² of the body that has the edge
 */
record ObstacleSide(PolynomialVector direction, BigInteger square, IntegerPolynomial unit) {

    private static ObstacleSide ofA(TurningPair pair, int edge) {
        return of(pair.a(), edge, pair.a().turned(pair.a().edge(edge)).negated());
    }

    private static ObstacleSide ofB(TurningPair pair, int edge) {
        return of(pair.b(), edge, pair.b().turned(pair.b().edge(edge)));
    }

    private static ObstacleSide of(TurningBody owner, int edge, PolynomialVector direction) {
        return new ObstacleSide(direction, owner.edge(edge).square(), owner.square());
    }

    /**
     * The side that holds the origin at a time at which the bodies touch; where two of them meet, the one that ends
     * there. Empty on an arc, and if C is a point.
     */
    static Optional<ObstacleSide> holdingOrigin(TurningPair pair, RealRoot time) {
        if (!pair.isRound() && isFlat(pair, time)) {
            return ofSegment(pair);
        }
        List<ObstacleSide> sides = pair.isRound()
                ? sides(pair, corners -> corners.touch(time))
                : sides(pair, corners -> corners.areOutside(time));
        return sides.stream()
                .filter(side -> sides.stream().noneMatch(before -> time.signOf(before.crossed(side)) > 0))
                .findFirst();
    }

    /** The sides whose edge has a property, those of B first. */
    private static List<ObstacleSide> sides(TurningPair pair, Predicate<CornersOverEdge> isWanted) {
        List<ObstacleSide> sides = new ArrayList<>();
        for (int edge = 0; edge < pair.b().edges(); edge++) {
            if (isWanted.test(pair.fromEdgeOfB(edge))) {
                sides.add(ofB(pair, edge));
            }
        }
        for (int edge = 0; edge < pair.a().edges(); edge++) {
            if (isWanted.test(pair.fromEdgeOfA(edge))) {
                sides.add(ofA(pair, edge));
            }
        }
        return sides;
    }

    private IntegerPolynomial crossed(ObstacleSide other) {
        return direction.cross(other.direction);
    }

    /** Whether C is a segment or a point. */
    private static boolean isFlat(TurningPair pair, RealRoot time) {
        boolean areFlat = pair.a().size() <= 2 && pair.b().size() <= 2;
        boolean arePoints = pair.a().edges() == 0 || pair.b().edges() == 0;
        return areFlat && (arePoints || time.signOf(ofA(pair, 0).crossed(ofB(pair, 0))) == 0);
    }

    /** The side of a segment C: that of B's segment from its lower vertex on, or of A's; empty if both are points. */
    private static Optional<ObstacleSide> ofSegment(TurningPair pair) {
        if (pair.b().edges() > 0) {
            return Optional.of(ofB(pair, lowerEnd(pair.b().core())));
        }
        return pair.a().edges() > 0 ? Optional.of(ofA(pair, lowerEnd(pair.a().core()))) : Optional.empty();
    }

    /** The corner of a segment that has the lower index of the caller. */
    private static int lowerEnd(ConvexPolygon segment) {
        return segment.vertexIndex(0) < segment.vertexIndex(1) ? 0 : 1;
    }

    /**
     * What of a body lies on this side: an edge, or a corner.
     *
     * @param body A or B
     * @param along the direction of this side for B, the opposite for A: the body lies to the left of it
     */
    static FeatureRef face(TurningBody body, PolynomialVector along, RealRoot time) {
        for (int edge = 0; edge < body.edges(); edge++) {
            PolynomialVector turned = body.turned(body.edge(edge));
            if (time.signOf(turned.cross(along)) == 0 && time.signOf(turned.dot(along)) > 0) {
                return FeatureRef.inside(edge);
            }
        }
        return FeatureRef.vertex(IntStream.range(0, body.size())
                .filter(corner -> isFarthestRight(body, corner, along, time))
                .findFirst()
                .orElseThrow());
    }

    private static boolean isFarthestRight(TurningBody body, int corner, PolynomialVector along, RealRoot time) {
        return IntStream.range(0, body.size())
                .mapToObj(other -> body.turned(body.corner(other).minus(body.corner(corner))))
                .allMatch(toOther -> time.signOf(along.cross(toOther)) >= 0);
    }
}
