package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.rotation.RotatingScene.body;
import static org.polysweep.internal.rotation.RotatingScene.upright;
import static org.polysweep.internal.rotation.RotatingScene.wheels;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/** What faces each other across the way between two middles, and the disks there. */
class CenterLineTest {

    private static final int SCENES = Trials.times(100);

    private static final ConvexPolygon BOX = ConvexPolygon.box(-1, -1, 1, 1);
    private static final int TOP = 2;

    private static CenterLine look(RotatingBody a, RotatingBody b, double time) {
        CenterLine line = new CenterLine(new RotatingScene(a, b).frames);
        line.moveTo(time);
        return line;
    }

    @Test
    void anEdgeAndACornerFaceEachOther() {
        Random random = Trials.random(1);
        for (int i = 0; i < SCENES; i++) {
            RotatingScene scene = wheels(4, random);
            CenterLine line = look(scene.a, scene.b, 0.5);
            BodyFrame view = line.isEdgeOfA ? scene.frames.ofA : scene.frames.ofB;
            // Each corner is at 1 from its center, within 26 degrees of the way to the other center.
            assertThat(scene.distance(view, line.edge, line.vertex, 0.5)).isBetween(1.9, 2.3);
        }
    }

    /** A corner that comes straight to an edge, whosever that is. */
    @Test
    void theEdgeThatLeadsAlongTheWayIsTaken() {
        RotatingBody floor = upright(ConvexPolygon.box(3, 1, 7, 5), 0, 0, 0, 0);
        RotatingBody tip = body(BOX, 5.25, 7, 0, 0, Math.PI / 4, Math.PI / 4);
        CenterLine line = look(floor, tip, 0);
        assertThat(line.isEdgeOfA).isTrue();
        assertThat(line.edge).isEqualTo(TOP);
        int corner = line.vertex;
        line = look(tip, floor, 0);
        assertThat(line.isEdgeOfA).isFalse();
        assertThat(line.edge).isEqualTo(TOP);
        assertThat(line.vertex).isEqualTo(corner);
        assertThat(RotatingScene.worldY(tip, BOX.x(corner), BOX.y(corner), 0)).isLessThan(7 - 1.4);
    }

    /** A crate far from the middle of a floor: the way between the middles leads nearly along it. */
    @Test
    void whatIsOverAWideFloorFacesItsTop() {
        RotatingBody floor = body(ConvexPolygon.box(-50, -1, 50, 0), 3, 4, 0, 0, 0.25, 0.25);
        for (double x : new double[] {-45, -1, 0, 30}) {
            double height = 2;
            RotatingBody crate = body(
                    BOX,
                    RotatingScene.worldX(floor, x, height, 0),
                    RotatingScene.worldY(floor, x, height, 0),
                    0,
                    0,
                    0.5,
                    0.5);
            CenterLine line = look(crate, floor, 0);
            assertThat(line.isEdgeOfA).isFalse();
            assertThat(line.edge).isEqualTo(TOP);
            int corner = line.vertex;
            line = look(floor, crate, 0);
            assertThat(line.isEdgeOfA).isTrue();
            assertThat(line.edge).isEqualTo(TOP);
            assertThat(line.vertex).isEqualTo(corner).isEqualTo(0);
        }
    }

    /** The middle of a hand inside the box of a large triangle, beside its long side. */
    @Test
    void whatIsInTheBoxOfALargeShapeFacesTheEdgeThatLeadsThere() {
        RotatingBody ramp = upright(ConvexPolygon.of(0, 0, 8, 0, 0, 8), 0, 0, 0, 0);
        CenterLine line = look(upright(BOX, 5.5, 5.5, 0, 0), ramp, 0);
        assertThat(line.isEdgeOfA).isFalse();
        assertThat(line.edge).isEqualTo(1);
        assertThat(line.vertex).isZero();
    }

    @Test
    void aPointHasNoEdge() {
        RotatingBody point = upright(ConvexPolygon.of(0, 0), 0, 3, 0, 0);
        RotatingBody box = upright(BOX, 0, 0, 0, 0);
        CenterLine line = look(point, box, 0);
        assertThat(line.isEdgeOfA).isFalse();
        line = look(box, point, 0);
        assertThat(line.isEdgeOfA).isTrue();
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
        RotatingScene scene = wheels(distance, random);
        CenterLine line = look(scene.a, scene.b, 0.5);
        return line.disksOverlap(scene.frames.ofA.heightError);
    }

    /** There is no disk in a segment, but one with a radius around it. */
    @Test
    void whatIsFlatHasNoDisk() {
        assertThat(disksOverlap(ConvexPolygon.of(-1, 0, 1, 0), 0)).isFalse();
        assertThat(disksOverlap(RoundedPolygon.of(BOX, 0.25), 1 + 1.24)).isTrue();
        assertThat(disksOverlap(RoundedPolygon.of(BOX, 0.25), 1 + 1.26)).isFalse();
    }

    private boolean disksOverlap(ConvexShape shape, double y) {
        RotatingScene scene = new RotatingScene(body(shape, 0, y, 0, 0, 0, 1), upright(BOX, 0, 0, 0, 0));
        CenterLine line = look(scene.a, scene.b, 0);
        boolean overlap = line.disksOverlap(scene.frames.ofA.heightError);
        line = look(scene.b, scene.a, 0);
        assertThat(line.disksOverlap(scene.frames.ofA.heightError)).isEqualTo(overlap);
        return overlap;
    }
}
