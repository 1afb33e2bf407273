package org.polysweep.internal.rotation.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.rotation.SomeBodies.CRATE;
import static org.polysweep.internal.rotation.SomeBodies.FLOOR;
import static org.polysweep.internal.rotation.SomeBodies.at;
import static org.polysweep.internal.rotation.SomeBodies.still;

import java.math.BigInteger;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.obstacle.FeatureRef;
import org.polysweep.internal.rotation.SomeBodies;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;

/** Which side of C holds the origin: as docs/semantics.md says, for bodies that stand still. */
class ObstacleEdgeTest {

    private static final ConvexPolygon POINT = ConvexPolygon.of(0, 0);
    private static final RealRoot NOW = at(0.5);

    private static ContactPolynomials polynomials(MovingShape a, MovingShape b) {
        return ContactPolynomials.of(BodyPair.of(a, b), KnownSigns.NONE);
    }

    /** The direction of the side, as unit steps. */
    private static String direction(ConvexShape a, double ax, double ay, ConvexShape b, double bx, double by) {
        ContactPolynomials pair = polynomials(still(a, ax, ay), still(b, bx, by));
        Optional<ObstacleEdge> side = ObstacleEdge.holdingOrigin(pair, NOW);
        return side.map(found -> found.direction().x().coefficient(0).signum() + ","
                        + found.direction().y().coefficient(0).signum())
                .orElse("none");
    }

    /** Counter-clockwise about C, B lies to the left of it and A to the right. */
    @Test
    void aCrateOnEachSideOfACrate() {
        assertThat(direction(CRATE, 0.5, 2, CRATE, 0, 0)).isEqualTo("-1,0");
        assertThat(direction(CRATE, 0.5, -2, CRATE, 0, 0)).isEqualTo("1,0");
        assertThat(direction(CRATE, 2, 0.5, CRATE, 0, 0)).isEqualTo("0,1");
        assertThat(direction(CRATE, -2, 0.5, CRATE, 0, 0)).isEqualTo("0,-1");
    }

    /** Corner to corner two sides hold the origin: the one that ends there, counter-clockwise. */
    @Test
    void cornerToCorner() {
        assertThat(direction(CRATE, 2, 2, CRATE, 0, 0)).isEqualTo("0,1");
        assertThat(direction(CRATE, -2, 2, CRATE, 0, 0)).isEqualTo("-1,0");
        assertThat(direction(CRATE, -2, -2, CRATE, 0, 0)).isEqualTo("0,-1");
        assertThat(direction(CRATE, 2, -2, CRATE, 0, 0)).isEqualTo("1,0");
    }

    /** Where C is a segment, it is B's segment from its vertex 0 on, or A's if B is a point. */
    @Test
    void segmentsInLine() {
        ConvexPolygon right = ConvexPolygon.of(0, 0, 2, 0);
        ConvexPolygon left = ConvexPolygon.of(2, 0, 0, 0);
        for (ConvexPolygon other : new ConvexPolygon[] {right, left, POINT}) {
            assertThat(direction(other, 0, 0, right, 0, 0)).isEqualTo("1,0");
            assertThat(direction(other, 0, 0, left, 0, 0)).isEqualTo("-1,0");
        }
        // The side is that of A turned round.
        assertThat(direction(right, 0, 0, POINT, 1, 0)).isEqualTo("-1,0");
        assertThat(direction(left, 0, 0, POINT, 1, 0)).isEqualTo("1,0");
        assertThat(direction(POINT, 0, 0, POINT, 0, 0)).isEqualTo("none");
    }

    /** A hull begins with its leftmost corner, whichever vertex that is of those that it has been made of. */
    @Test
    void segmentsThatAreHulls() {
        ConvexPolygon left = ConvexPolygon.hullOf(2, 0, 0, 0);
        ConvexPolygon right = ConvexPolygon.hullOf(0, 0, 2, 0);
        for (ConvexPolygon other : new ConvexPolygon[] {right, left, POINT}) {
            assertThat(direction(other, 0, 0, right, 0, 0)).isEqualTo("1,0");
            assertThat(direction(other, 0, 0, left, 0, 0)).isEqualTo("-1,0");
        }
        assertThat(direction(left, 0, 0, POINT, 1, 0)).isEqualTo("1,0");
    }

    /** Two segments that are not parallel make a parallelogram: it is the side that holds the origin. */
    @Test
    void aSegmentStandsOnASegment() {
        ConvexPolygon upright = ConvexPolygon.of(0, 0, 0, 2);
        for (ConvexPolygon level : new ConvexPolygon[] {ConvexPolygon.of(-2, 0, 2, 0), ConvexPolygon.of(2, 0, -2, 0)}) {
            assertThat(direction(upright, 0, 0, level, 0, 0)).isEqualTo("-1,0");
            assertThat(direction(upright, 0, -2, level, 0, 0)).isEqualTo("1,0");
            assertThat(direction(level, 0, 0, upright, 0, 0)).isEqualTo("1,0");
            assertThat(direction(level, 0, 2, upright, 0, 0)).isEqualTo("-1,0");
        }
    }

    /** A segment that lies on a side of a box, in either direction, and a box that lies on a segment. */
    @Test
    void aSegmentLiesOnABox() {
        for (ConvexPolygon level : new ConvexPolygon[] {ConvexPolygon.of(-2, 0, 2, 0), ConvexPolygon.of(2, 0, -2, 0)}) {
            assertThat(direction(level, 0, 0, FLOOR, 0, 0)).isEqualTo("-1,0");
            assertThat(direction(CRATE, 0, 1, level, 0, 0)).isEqualTo("-1,0");
            assertThat(direction(CRATE, 0, -1, level, 0, 0)).isEqualTo("1,0");
        }
    }

    /** What of each lies on the side. */
    @Test
    void faces() {
        ContactPolynomials pair = polynomials(still(CRATE, 0, 1), still(FLOOR, 0, 0));
        ObstacleEdge side = ObstacleEdge.holdingOrigin(pair, NOW).orElseThrow();
        assertThat(side.square()).isEqualTo(square(18, pair));
        assertThat(ObstacleEdge.face(pair.bodies().b(), side.direction(), NOW)).isEqualTo(FeatureRef.inside(2));
        assertThat(ObstacleEdge.face(pair.bodies().a(), side.direction().negated(), NOW))
                .isEqualTo(FeatureRef.inside(0));
        ContactPolynomials tip = polynomials(still(SomeBodies.TIP, 0, 0), still(FLOOR, 0, 0));
        ObstacleEdge below = ObstacleEdge.holdingOrigin(tip, NOW).orElseThrow();
        assertThat(ObstacleEdge.face(tip.bodies().a(), below.direction().negated(), NOW))
                .isEqualTo(FeatureRef.vertex(0));
    }

    private static BigInteger square(int length, ContactPolynomials pair) {
        ExactVector unit = pair.bodies().lattice().vector(length, 0);
        return unit.square();
    }
}
