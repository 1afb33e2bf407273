package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.rotation.RotatingScene.between;
import static org.polysweep.internal.rotation.RotatingScene.body;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.rotation.RotatingPassage.Step;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/** Two vertices that come to the distance of a contact: theorem 28 of docs/error-bounds.md. */
class ArcCrossingTest {

    private static final int SCENES = Trials.times(300);

    /** From the left to the right end, vertices 0 and 1. */
    private static final ConvexShape CAPSULE = RoundedPolygon.of(ConvexPolygon.of(-2, 0, 2, 0), 1);

    private final SweepResult result = SweepResult.create();
    private final SweepResult reference = SweepResult.create();
    private final RotatingSweep sweep = new RotatingSweep();

    private void sweep(MovingShape a, MovingShape b) {
        sweep.write(a, b, 0, 1, 0, result);
        RotatingReference.write(a, b, reference);
        assertThat(result.toOutcome()).as("%s, %s", a, b).isEqualTo(reference.toOutcome());
    }

    private static MovingShape turning(ConvexShape shape, double x, double y, double dx, double dy, double s) {
        return shape.at(x, y).moving(dx, dy).rotatingTo(Rotor.ofHalfAngle(1, s));
    }

    /** The right end of the one capsule comes down on the left end of the other one, hardly rotating. */
    @Test
    void theEndsOfTwoCapsules() {
        sweep(turning(CAPSULE, -4, 3, 4, -2, 0x1p-10), CAPSULE.at(4, 0).moving(0, 0));
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(sweep.passage().step).isEqualTo(Step.ARC_IMPACT);
        assertThat(sweep.explain(result.toOutcome()).toString()).contains("vertex 0 comes to vertex 1 of A");
        assertThat(result.featureKindA()).isEqualTo(Feature.Kind.VERTEX);
        assertThat(result.featureKindB()).isEqualTo(Feature.Kind.VERTEX);
        assertThat(Math.hypot(result.normalX(), result.normalY())).isBetween(1 - 0x1p-50, 1 + 0x1p-50);
    }

    /** At the start: exactly at the distance of a contact, an ulp away, an ulp closer, and moving away. */
    @Test
    void atTheStart() {
        // The ends are at (-1, 0) and (2, 4), 5 apart.
        ConvexShape thick = RoundedPolygon.of(ConvexPolygon.of(-2, 0, 2, 0), 4);
        MovingShape still = thick.at(4, 4).moving(0, 0);
        sweep(turning(CAPSULE, -3, 0, 1, 1, 0x1p-10), still);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(sweep.passage().step).isEqualTo(Step.INITIAL_ARC);
        assertThat(result.enter()).isZero();
        sweep(turning(CAPSULE, Math.nextDown(-3.0), 0, 1, 1, 0x1p-10), still);
        assertThat(sweep.passage().step).isEqualTo(Step.INITIAL_ARC);
        assertThat(result.enter()).isBetween(Double.MIN_VALUE, 0x1p-50);
        sweep(turning(CAPSULE, Math.nextUp(-3.0), 0, 1, 1, 0x1p-10), still);
        assertThat(result.verdict()).isEqualTo(Verdict.OVERLAP);
        sweep(turning(CAPSULE, Math.nextDown(-3.0), 0, -1, -1, 0x1p-10), still);
        assertThat(result.verdict()).isEqualTo(Verdict.MISS);
        assertThat(sweep.passage().isExact()).isFalse();
        sweep(turning(CAPSULE, -3, 0, -1, -1, 0x1p-10), still);
        assertThat(result.verdict()).isEqualTo(Verdict.TOUCH);
    }

    /** Squares of long rotors would overflow where the squares of short distances do not. */
    @Test
    void longRotorsAndShortDistances() {
        for (int exponent : new int[] {-150, -40, 20, 60, 150}) {
            ConvexShape small = RoundedPolygon.of(ConvexPolygon.of(-0x1p-99, 0, 0x1p-99, 0), 0x1p-100);
            double rotor = Math.scalb(1.0, exponent);
            MovingShape a = small.at(-0x1p-98, 0x1.8p-99)
                    .withRotor(Rotor.ofHalfAngle(rotor, 0))
                    .moving(0x1p-98, -0x1p-99)
                    .rotatingTo(Rotor.ofHalfAngle(rotor, 0x1p-10 * rotor));
            MovingShape b =
                    small.at(0x1p-98, 0).withRotor(Rotor.ofHalfAngle(rotor, 0)).moving(0, 0);
            sweep(a, b);
            assertThat(result.verdict()).isEqualTo(Verdict.HIT);
            assertThat(result.enter()).isBetween(0.5, 0.9);
        }
    }

    /** Where the vertex comes to lie beside the edge, the edge is hit, and nothing is proved about the vertices. */
    @Test
    void besideAnEdgeTheVerticesAreNotClosest() {
        RotatingBody a = body(CAPSULE, 0, 2.5, 0, -1, 0, 0.01);
        RotatingBody b = body(CAPSULE, 1, 0, 0, 0, 0, 0);
        RotatingScene scene = new RotatingScene(a, b);
        scene.frames.moveTo(0);
        ArcCrossing crossing = new ArcCrossing(scene.frames);
        for (int ofOwner = 0; ofOwner < 2; ofOwner++) {
            for (int vertex = 0; vertex < 2; vertex++) {
                assertThat(crossing.prove(scene.frames.ofB, ofOwner, vertex, VertexCrossing.INWARD))
                        .isFalse();
            }
        }
    }

    /** What is proved about the distance is true of it. */
    @Test
    void theDistanceIsWithinItsBounds() {
        Random random = Trials.random(7);
        int proved = 0;
        for (int i = 0; i < SCENES; i++) {
            RotatingBody a = some(0, 3 + between(-0.1, 0.1, random), random);
            RotatingBody b = some(0, 0, random);
            RotatingScene scene = new RotatingScene(a, b);
            scene.frames.moveTo(0);
            BodyFrame frame = scene.frames.ofB;
            int ofOwner = random.nextInt(3);
            int vertex = random.nextInt(3);
            DistanceBounds bounds = new DistanceBounds();
            bounds.set(frame, ofOwner, vertex);
            double duration = Math.min(1, bounds.validFor);
            for (double t = duration / 8; t < duration; t += duration / 8) {
                double distance = scene.distance(frame, ofOwner, vertex, t);
                assertThat(Math.abs(distance - bounds.distance - t * bounds.slope))
                        .isLessThan(t * bounds.slopeError + bounds.curvature * t * t / 2 + 1e-12);
            }
            ArcCrossing crossing = new ArcCrossing(scene.frames);
            if (crossing.prove(frame, ofOwner, vertex, VertexCrossing.INWARD)) {
                proved++;
                assertThat(scene.distance(frame, ofOwner, vertex, crossing.end)).isLessThan(frame.radius);
            }
        }
        assertThat(proved).isGreaterThan(SCENES / 100);
    }

    private static RotatingBody some(double x, double y, Random random) {
        ConvexShape shape = RoundedPolygon.of(ConvexPolygon.of(-0.5, -0.4, 0.6, -0.3, 0.1, 0.5), 1);
        double from = between(-3, 3, random);
        return body(
                shape, x, y, between(-1, 1, random), -y * random.nextDouble(), from, from + between(-0.3, 0.3, random));
    }
}
