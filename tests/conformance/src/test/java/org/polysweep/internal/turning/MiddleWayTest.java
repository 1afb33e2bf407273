package org.polysweep.internal.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.turning.TurningScene.body;
import static org.polysweep.internal.turning.TurningScene.upright;
import static org.polysweep.internal.turning.TurningScene.wheels;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/** What faces each other across the way between two middles, and the disks there. */
class MiddleWayTest {

    private static final int SCENES = Trials.times(100);

    private static final ConvexPolygon BOX = ConvexPolygon.box(-1, -1, 1, 1);
    private static final int TOP = 2;

    private final RotorPath rotorA = new RotorPath();
    private final RotorPath rotorB = new RotorPath();
    private final MiddleWay way = new MiddleWay(rotorA, rotorB);

    private void look(BodyNumbers a, BodyNumbers b, double time) {
        assertThat(rotorA.set(a) && rotorB.set(b)).isTrue();
        rotorA.at(time);
        rotorB.at(time);
        way.set(a, b, a.x - b.x + time * (a.dx - b.dx), a.y - b.y + time * (a.dy - b.dy));
    }

    @Test
    void anEdgeAndACornerFaceEachOther() {
        Random random = Trials.random(1);
        for (int i = 0; i < SCENES; i++) {
            TurningScene scene = wheels(4, random);
            look(scene.a, scene.b, 0.5);
            BodyView view = way.isEdgeOfA() ? scene.advancement.fromA() : scene.advancement.fromB();
            // Each corner is at 1 from its center, within 26 degrees of the way to the other center.
            assertThat(scene.distance(view, way.edge(), way.corner(), 0.5)).isBetween(1.9, 2.3);
        }
    }

    /** A corner that comes straight to an edge, whosever that is. */
    @Test
    void theEdgeThatLeadsAlongTheWayIsTaken() {
        BodyNumbers floor = upright(ConvexPolygon.box(3, 1, 7, 5), 0, 0, 0, 0);
        BodyNumbers tip = body(BOX, 5.25, 7, 0, 0, Math.PI / 4, Math.PI / 4);
        look(floor, tip, 0);
        assertThat(way.isEdgeOfA()).isTrue();
        assertThat(way.edge()).isEqualTo(TOP);
        int corner = way.corner();
        look(tip, floor, 0);
        assertThat(way.isEdgeOfA()).isFalse();
        assertThat(way.edge()).isEqualTo(TOP);
        assertThat(way.corner()).isEqualTo(corner);
        assertThat(TurningScene.worldY(tip, BOX.x(corner), BOX.y(corner), 0)).isLessThan(7 - 1.4);
    }

    /** A crate far from the middle of a floor: the way between the middles leads nearly along it. */
    @Test
    void whatIsOverAWideFloorFacesItsTop() {
        BodyNumbers floor = body(ConvexPolygon.box(-50, -1, 50, 0), 3, 4, 0, 0, 0.25, 0.25);
        for (double x : new double[] {-45, -1, 0, 30}) {
            double height = 2;
            BodyNumbers crate = body(
                    BOX,
                    TurningScene.worldX(floor, x, height, 0),
                    TurningScene.worldY(floor, x, height, 0),
                    0,
                    0,
                    0.5,
                    0.5);
            look(crate, floor, 0);
            assertThat(way.isEdgeOfA()).isFalse();
            assertThat(way.edge()).isEqualTo(TOP);
            int corner = way.corner();
            look(floor, crate, 0);
            assertThat(way.isEdgeOfA()).isTrue();
            assertThat(way.edge()).isEqualTo(TOP);
            assertThat(way.corner()).isEqualTo(corner).isEqualTo(0);
        }
    }

    /** The middle of a hand inside the box of a large triangle, beside its long side. */
    @Test
    void whatIsInTheBoxOfALargeShapeFacesTheEdgeThatLeadsThere() {
        BodyNumbers ramp = upright(ConvexPolygon.of(0, 0, 8, 0, 0, 8), 0, 0, 0, 0);
        look(upright(BOX, 5.5, 5.5, 0, 0), ramp, 0);
        assertThat(way.isEdgeOfA()).isFalse();
        assertThat(way.edge()).isEqualTo(1);
        assertThat(way.corner()).isZero();
    }

    @Test
    void aPointHasNoEdge() {
        BodyNumbers point = upright(ConvexPolygon.of(0, 0), 0, 3, 0, 0);
        BodyNumbers box = upright(BOX, 0, 0, 0, 0);
        look(point, box, 0);
        assertThat(way.isEdgeOfA()).isFalse();
        look(box, point, 0);
        assertThat(way.isEdgeOfA()).isTrue();
    }

    /** Two wheels certainly overlap where the disks do that lie in them. */
    @Test
    void disksOverlapUntilTheyOnlyTouch() {
        Random random = Trials.random(9);
        double radii = 2 * Math.cos(Math.PI / 16);
        for (int i = 0; i < SCENES; i++) {
            double beside = Math.scalb(1.0, -1 - random.nextInt(30));
            assertThat(disksOverlap(radii - beside, random)).isTrue();
            assertThat(disksOverlap(radii + beside, random)).isFalse();
        }
        assertThat(disksOverlap(0, random)).isTrue();
    }

    private boolean disksOverlap(double distance, Random random) {
        TurningScene scene = wheels(distance, random);
        look(scene.a, scene.b, 0.5);
        return way.disksOverlap(scene.advancement.fromA().heightError());
    }

    /** There is no disk in a segment, but one with a radius around it. */
    @Test
    void whatIsFlatHasNoDisk() {
        assertThat(disksOverlap(ConvexPolygon.of(-1, 0, 1, 0), 0)).isFalse();
        assertThat(disksOverlap(RoundedPolygon.of(BOX, 0.25), 1 + 1.24)).isTrue();
        assertThat(disksOverlap(RoundedPolygon.of(BOX, 0.25), 1 + 1.26)).isFalse();
    }

    private boolean disksOverlap(ConvexShape shape, double y) {
        TurningScene scene = new TurningScene(body(shape, 0, y, 0, 0, 0, 1), upright(BOX, 0, 0, 0, 0));
        look(scene.a, scene.b, 0);
        boolean overlap = way.disksOverlap(scene.advancement.fromA().heightError());
        look(scene.b, scene.a, 0);
        assertThat(way.disksOverlap(scene.advancement.fromA().heightError())).isEqualTo(overlap);
        return overlap;
    }
}
