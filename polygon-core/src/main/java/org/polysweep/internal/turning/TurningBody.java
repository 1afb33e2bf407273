package org.polysweep.internal.turning;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.shape.ConvexPolygon;

/**
 * One shape of a query as polynomials in t, with integer coefficients on a lattice.
 *
 * <p>With the rotor z = (c, s), c and s linear in t, the rotation times |z|² has polynomials for entries:
 *
 * <pre>
 *     M = | c² - s²   -2cs    |        |z|² = c² + s²
 *         | 2cs        c² - s² |
 * </pre>
 *
 * <p>A shape that does not turn has a constant rotor, so its M is constant. Edges and corners are counted as those of a
 * {@link ConvexPolygon}: edge i begins at corner i; a segment has two, there and back, and a point none.
 */
final class TurningBody {

    private final ConvexPolygon core;
    private final List<ExactVector> corners = new ArrayList<>();
    private final BigInteger radius;
    private final PolynomialVector place;

    /** |z|². */
    private final IntegerPolynomial square;

    /** |z|² times cosine and sine of the angle. */
    private final PolynomialVector turn;

    TurningBody(TurningMotion moving, Lattice lattice) {
        core = moving.motion().shape().core();
        for (int i = 0; i < core.size(); i++) {
            corners.add(lattice.vector(core.x(i), core.y(i)));
        }
        radius = lattice.at(moving.motion().shape().radius());
        place = PolynomialVector.along(
                lattice.vector(moving.motion().x(), moving.motion().y()),
                lattice.vector(moving.motion().dx(), moving.motion().dy()));
        ExactVector change = moving.turns()
                ? moving.to().minus(moving.from())
                : moving.from().minus(moving.from());
        PolynomialVector rotor = PolynomialVector.along(moving.from(), change);
        square = rotor.dot(rotor);
        turn = new PolynomialVector(
                rotor.x().square().minus(rotor.y().square()),
                rotor.x().times(rotor.y()).times(BigInteger.TWO));
    }

    /** The core, which knows the caller's indices. */
    ConvexPolygon core() {
        return core;
    }

    int size() {
        return corners.size();
    }

    /** The number of edges: none for a point, two for a segment. */
    int edges() {
        return size() == 1 ? 0 : size();
    }

    BigInteger radius() {
        return radius;
    }

    /** Where its local origin is. */
    PolynomialVector place() {
        return place;
    }

    /** |z|²: positive on [0, 1]. */
    IntegerPolynomial square() {
        return square;
    }

    /** A corner in the shape's own coordinates. */
    ExactVector corner(int i) {
        return corners.get(i);
    }

    /** An edge in the shape's own coordinates: from a corner to the next. */
    ExactVector edge(int i) {
        return corner(core.next(i)).minus(corner(i));
    }

    /** |z|² times a local vector, turned. */
    PolynomialVector turned(ExactVector local) {
        return new PolynomialVector(
                turn.x().times(local.x()).minus(turn.y().times(local.y())),
                turn.y().times(local.x()).plus(turn.x().times(local.y())));
    }

    /** |z|² times the world coordinates of a corner at t = 0; and |z|² is then the constant term of {@link #square}. */
    ExactVector worldCornerAtStart(int i) {
        PolynomialVector corner = worldCorner(i);
        return new ExactVector(corner.x().coefficient(0), corner.y().coefficient(0));
    }

    /** |z|² times the world coordinates of a corner. */
    PolynomialVector worldCorner(int i) {
        return place.times(square).plus(turned(corner(i)));
    }
}
