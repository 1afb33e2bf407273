package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.internal.rotation.RotatingSweep;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.internal.sign.Stage;
import org.polysweep.pose.Rotor;
import org.polysweep.query.Distance;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/** Of rotated shapes that do not rotate, in general position, doubles find every part of an answer. */
class RotatedStagesTest {

    private static final int QUERIES = Trials.atLeast(300, 300);

    private final RotatingSweep sweep = new RotatingSweep();
    private final SweepResult result = SweepResult.create();

    /** The kinds of shapes; the local origin is not their center. */
    private enum Kind {
        BOX,
        POLYGON,
        CIRCLE,
        CAPSULE,
        ROUNDED;

        private ConvexShape next(Random random) {
            double size = 0.5 + random.nextDouble();
            double radius = 0.25 + random.nextDouble() / 2;
            return switch (this) {
                case BOX -> ConvexPolygon.box(-size, -1, 0.75, size);
                case POLYGON -> polygon(random, size);
                case CIRCLE -> RoundedPolygon.circle(size / 4, random.nextDouble(), radius);
                case CAPSULE -> RoundedPolygon.capsule(-size, 0.1, 0.5, random.nextDouble(), radius);
                case ROUNDED -> RoundedPolygon.of(polygon(random, size), radius);
            };
        }

        private static ConvexPolygon polygon(Random random, double size) {
            double[] vertices = new double[12];
            for (int i = 0; i < vertices.length; i++) {
                vertices[i] = size * (2 * random.nextDouble() - 1);
            }
            return ConvexPolygon.hullOf(vertices);
        }

        private MovingShape nextMoving(Random random) {
            Rotor rotor = Rotor.ofAngle(6 * random.nextDouble() - 3);
            return next(random)
                    .at(4 * random.nextDouble(), 4 * random.nextDouble())
                    .withRotor(rotor)
                    .moving(6 * random.nextDouble() - 3, 6 * random.nextDouble() - 3);
        }
    }

    private List<MovingShape> shapes(Kind kind) {
        Random random = Trials.random(kind.name().hashCode() + 11);
        List<MovingShape> shapes = new ArrayList<>();
        for (int i = 0; i < QUERIES; i++) {
            shapes.add(kind.nextMoving(random));
            shapes.add(Kind.values()[i % Kind.values().length].nextMoving(random));
        }
        return shapes;
    }

    @ParameterizedTest
    @EnumSource
    void doublesFindEachPartOfAnAnswer(Kind kind) {
        List<MovingShape> shapes = shapes(kind);
        sweep.stages().count();
        int exact = 0;
        for (int i = 0; i < QUERIES; i++) {
            int before = sweep.stages().decisions(Stage.INTEGERS);
            read(shapes.get(2 * i), shapes.get(2 * i + 1));
            exact += sweep.stages().decisions(Stage.INTEGERS) > before ? 1 : 0;
        }
        assertThat(exact).as(sweep.stages().describe()).isLessThanOrEqualTo(QUERIES / 100);
        int[] clean = Allocation.withoutGarbage(QUERIES, i -> read(shapes.get(2 * i), shapes.get(2 * i + 1)));
        assertThat(clean).hasSizeGreaterThanOrEqualTo(QUERIES - QUERIES / 100);
    }

    private void read(MovingShape a, MovingShape b) {
        sweep.write(a, b, 0, 1, 0, result);
        result.enter();
        result.exit();
        result.normalX();
        if (result.contactCount() > 0) {
            result.featureIndexA();
            result.contactX(0);
            result.safeAX();
        }
    }

    /** A distance that is not proved is NaN, which equals no other distance. */
    @ParameterizedTest
    @EnumSource
    void doublesFindTranslationsAndDistances(Kind kind) {
        List<MovingShape> shapes = shapes(kind);
        int overlaps = 0;
        for (int i = 0; i < QUERIES; i++) {
            MovingShape a = shapes.get(2 * i);
            MovingShape b = shapes.get(2 * i + 1);
            Optional<MinimumTranslation> expected = RotatingReference.separation(a, b);
            sweep.a().set(a);
            sweep.b().set(b);
            assertThat(sweep.minimumTranslation()).as("%s %s", a, b).isEqualTo(expected);
            double distance = sweep.distance(a, b);
            assertThat(distance).as("%s %s", a, b).isEqualTo(Distance.between(a.placed(), b.placed()));
            assertThat(distance > 0).as("%s %s", a, b).isEqualTo(expected.isEmpty());
            overlaps += expected.isPresent() ? 1 : 0;
        }
        assertThat(overlaps).isBetween(QUERIES / 20, QUERIES - QUERIES / 20);
        int[] clean = Allocation.withoutGarbage(QUERIES, i -> sweep.distance(shapes.get(2 * i), shapes.get(2 * i + 1)));
        assertThat(clean).hasSizeGreaterThanOrEqualTo(QUERIES - QUERIES / 100);
    }
}
