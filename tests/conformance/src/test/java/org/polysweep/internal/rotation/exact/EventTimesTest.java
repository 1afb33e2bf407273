package org.polysweep.internal.rotation.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.rotation.SomeBodies.at;
import static org.polysweep.internal.rotation.SomeBodies.moving;
import static org.polysweep.internal.rotation.SomeBodies.rotating;
import static org.polysweep.internal.rotation.SomeBodies.still;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;

/** When nearness may change, where one can see it. */
class EventTimesTest {

    private static List<RealRoot> times(MovingShape a, MovingShape b, double first, double last) {
        return EventTimes.of(polynomials(a, b), Dyadic.of(first), Dyadic.of(last));
    }

    private static ContactPolynomials polynomials(MovingShape a, MovingShape b) {
        return ContactPolynomials.of(BodyPair.of(a, b), KnownSigns.NONE);
    }

    private static void are(List<RealRoot> found, RealRoot... expected) {
        assertThat(found).usingElementComparator(RealRoot::compareTo).containsExactly(expected);
    }

    /** A point crosses a box along its middle: it is on a side two times, and beside others many times. */
    @Test
    void aPointThroughABox() {
        MovingShape point = moving(ConvexPolygon.of(0, 0), -4, 0, 8, 0);
        MovingShape box = still(ConvexPolygon.box(-2, -1, 2, 1), 0, 0);
        are(times(point, box, 0, 1), at(0), at(0.25), at(0.75), at(1));
        are(times(point, box, 0.25, 0.75), at(0.25), at(0.75));
        are(times(point, box, 0.5, 0.875), at(0.5), at(0.75), at(0.875));
    }

    /** A ball falls through a capsule: it has the distance of a contact from the core two times, above and below. */
    @Test
    void aBallThroughACapsule() {
        MovingShape ball = moving(RoundedPolygon.circle(0, 0, 1), 0, 8, 1, -16);
        MovingShape capsule = still(RoundedPolygon.capsule(-8, 0, 8, 0, 1), 0, 0);
        are(times(ball, capsule, 0, 1), at(0), at(0.375), at(0.625), at(1));
    }

    /** A ball passes along a capsule, beyond both ends, and never comes near. */
    @Test
    void aBallBesideACapsule() {
        MovingShape ball = moving(RoundedPolygon.circle(0, 0, 1), -8, 4, 16, 0);
        MovingShape capsule = still(RoundedPolygon.capsule(-4, 0, 4, 0, 1), 0, 0);
        are(times(ball, capsule, 0, 1), at(0), at(1));
    }

    /**
     * A ball rolls along a capsule, from beyond one end to beyond the other. It has the distance of a contact from the
     * line of the core all the time, so that says nothing: what counts is when it is beside an end.
     */
    @Test
    void aBallRollsAlongACapsule() {
        MovingShape ball = moving(RoundedPolygon.circle(0, 0, 1), -8, 2, 16, 0);
        MovingShape capsule = still(RoundedPolygon.capsule(-4, 0, 4, 0, 1), 0, 0);
        are(times(ball, capsule, 0, 1), at(0), at(0.25), at(0.75), at(1));
        are(times(ball, capsule, 0.5, 1), at(0.5), at(0.75), at(1));
    }

    /**
     * A capsule turns about an end that touches a ball all the time. So all roots are taken: those of the distance of
     * its other end from the ball, too, which comes by.
     */
    @Test
    void aCapsuleTurnsAboutItsEnd() {
        MovingShape capsule = rotating(RoundedPolygon.capsule(0, 0, 4, 0, 1), 0, 0, 0, 0, 1);
        MovingShape dumbbell = still(RoundedPolygon.capsule(0, -3, 3, 5, 2), 0, 0);
        ContactPolynomials pair = polynomials(capsule, dumbbell);
        assertThat(pair.vertexPairs()).anyMatch(corners -> corners.gap().isZero());
        List<RealRoot> times = EventTimes.of(pair, Dyadic.ZERO, Dyadic.ONE);
        // Its far end is as near as at a contact to (3, 5) from 31 to 87 degrees on.
        VertexPair far = pair.vertexPairs().stream()
                .filter(corners -> at(0.5).signOf(corners.gap()) < 0)
                .findFirst()
                .orElseThrow();
        assertThat(times.stream().filter(time -> time.signOf(far.gap()) == 0)).hasSize(2);
        // And (3, 5) is beside that end at 12 degrees, when it is far off the line.
        List<VertexOverEdge> beside = pair.edges().stream()
                .flatMap(edge -> edge.near().stream())
                .filter(corner -> at(0).signOf(corner.aheadOfEnd()) < 0 && at(1).signOf(corner.aheadOfEnd()) > 0)
                .toList();
        assertThat(beside)
                .isNotEmpty()
                .allMatch(corner -> times.stream().anyMatch(time -> time.signOf(corner.aheadOfEnd()) == 0));
    }

    /** A ball whose center is beside its origin goes round another one, which it touches all the time. */
    @Test
    void aBallRollsAboutABall() {
        MovingShape planet = rotating(RoundedPolygon.circle(3, 4, 2), 0, 0, 0, 0, 1);
        are(times(planet, still(RoundedPolygon.circle(0, 0, 3), 0, 0), 0, 1), at(0), at(1));
    }
}
