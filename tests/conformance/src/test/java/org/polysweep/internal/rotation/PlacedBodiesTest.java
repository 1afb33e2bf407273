package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.turning.TurningKind;
import org.polysweep.conformance.turning.TurningQuery;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.rotation.exact.KnownSigns;
import org.polysweep.internal.rotation.exact.RotatedShapes;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/** Whether two bodies overlap where they are placed, against integers: theorem 27 of docs/error-bounds.md. */
class PlacedBodiesTest {

    private static final int QUERIES = Trials.times(300);

    private final RotatingBody a = new RotatingBody();
    private final RotatingBody b = new RotatingBody();
    private final BodyFrames frames = new BodyFrames(a, b);
    private final PlacedBodies placedBodies = new PlacedBodies(frames);
    private int placed;
    private int open;

    private void compare(MovingShape first, MovingShape second) {
        a.set(first);
        b.set(second);
        if (!frames.begin()) {
            return;
        }
        int order = placedBodies.order();
        placed++;
        if (order == DoubleDouble.OPEN) {
            open++;
        } else {
            assertThat(order < 0)
                    .as("%s, %s", first, second)
                    .isEqualTo(RotatedShapes.overlap(first, second, KnownSigns.NONE));
        }
    }

    /** At the beginning, and next to the pose of a contact, where each coordinate is moved by an ulp or not. */
    @ParameterizedTest
    @EnumSource
    void whatIsProvedIsRight(TurningKind kind) {
        Random random = Trials.random(kind.name().hashCode());
        SweepResult result = SweepResult.create();
        for (int i = 0; i < QUERIES; i++) {
            TurningQuery query = kind.next(random);
            MovingShape first = query.a().turning();
            MovingShape second = query.b().turning();
            compare(first, second);
            RotatingReference.write(first, second, result);
            if (result.contactCount() > 0) {
                compare(
                        new PlacedShape(
                                        first.shape(),
                                        near(result.safeAX(), random),
                                        near(result.safeAY(), random),
                                        Rotor.ofHalfAngle(result.safeHalfCosA(), result.safeHalfSinA()))
                                .moving(0, 0),
                        new PlacedShape(
                                        second.shape(),
                                        near(result.safeBX(), random),
                                        near(result.safeBY(), random),
                                        Rotor.ofHalfAngle(result.safeHalfCosB(), result.safeHalfSinB()))
                                .moving(0, 0));
            }
        }
        assertThat(open).isLessThan(placed / 3 + 10);
    }

    private static double near(double coordinate, Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> Math.nextUp(coordinate);
            case 1 -> Math.nextDown(coordinate);
            default -> coordinate;
        };
    }

    private int order(MovingShape first, MovingShape second) {
        a.set(first);
        b.set(second);
        assertThat(frames.begin()).isTrue();
        return placedBodies.order();
    }

    private static MovingShape at(double x, double y, double radius, double... core) {
        ConvexPolygon polygon = ConvexPolygon.of(core);
        return radius == 0
                ? polygon.at(x, y).moving(0, 0)
                : RoundedPolygon.of(polygon, radius).at(x, y).moving(0, 0);
    }

    /** They touch along edges whose lengths are irrational: doubles would be off to either side. */
    @Test
    void roundedShapesThatTouchAlongAnEdgeAreNotProvedToOverlap() {
        MovingShape kite = at(0, 0, 0, -1, 0, 3, -3, 3, 3, -1, 1);
        MovingShape rounded = at(4, 0, 1, 0, 0, 3, -1, 3, -3);
        assertThat(order(kite, rounded)).isNotEqualTo(-1);
        assertThat(RotatedShapes.overlap(kite, rounded, KnownSigns.NONE)).isFalse();
    }

    @Test
    void anUlpDecides() {
        double[] floor = {-8, -1, 8, -1, 8, 0, -8, 0};
        double[] crate = {-1, -1, 1, -1, 1, 1, -1, 1};
        double[] capsule = {-1, 0, 1, 0};
        assertThat(order(at(0, 1, 0, crate), at(0, 0, 0, floor))).isEqualTo(1);
        assertThat(order(at(0, Math.nextDown(1.0), 0, crate), at(0, 0, 0, floor)))
                .isEqualTo(-1);
        assertThat(order(at(0, 0.5, 0.5, capsule), at(0, 0, 0, floor))).isEqualTo(1);
        assertThat(order(at(0, Math.nextDown(0.5), 0.5, capsule), at(0, 0, 0, floor)))
                .isEqualTo(-1);
        // The ends of two capsules: 3, 4, 5.
        assertThat(order(at(-1, 0, 2, capsule), at(4, 4, 3, capsule))).isZero();
        assertThat(order(at(-1, 0, 2, capsule), at(Math.nextDown(4.0), 4, 3, capsule)))
                .isEqualTo(-1);
    }

    @Test
    void pointsHaveNoInterior() {
        assertThat(order(at(0, 0, 0, 0, 0), at(1, 0, 0, 0, 0))).isEqualTo(1);
        assertThat(order(at(0, 0, 1, 0, 0), at(1.5, 0, 1, 0, 0))).isEqualTo(-1);
        assertThat(order(at(0, 0, 1, 0, 0), at(2, 0, 1, 0, 0))).isZero();
        assertThat(order(at(0, 0, 1, 0, 0), at(2.5, 0, 1, 0, 0))).isEqualTo(1);
    }
}
