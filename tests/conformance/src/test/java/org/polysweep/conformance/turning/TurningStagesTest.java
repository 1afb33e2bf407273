package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.rotation.SomeBodies.moving;
import static org.polysweep.internal.rotation.SomeBodies.rotated;
import static org.polysweep.internal.rotation.SomeBodies.with;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.conformance.turning.TurningQuery.Body;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.rotation.RotatingSweep;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.Sweep;
import org.polysweep.sweep.Sweeper;
import org.polysweep.trials.Trials;

/** The sweep of shapes that turn, by all its stages, answers as the reference does, bit for bit; and each decides. */
class TurningStagesTest {

    private static final int QUERIES = Trials.times(12);

    private static final int ALL = 0;
    private static final int WITHOUT_EXPANSIONS = Stages.code(List.of(Stage.EXPANSION));
    private static final int IN_INTEGERS = Stages.code(List.of(Stage.FILTER));

    private final RotatingSweep sweep = new RotatingSweep();
    private final SweepResult result = SweepResult.create();

    @ParameterizedTest
    @EnumSource
    void allAnswerAsTheReference(TurningKind kind) {
        Random random = Trials.random(kind.name().hashCode() + 4);
        // Its integers are long, and the filter hardly ever has a say.
        int queries = kind == TurningKind.LENGTHS_OF_ROTORS ? QUERIES / 6 : QUERIES;
        for (int i = 0; i < queries; i++) {
            agrees(kind.next(random), i % 5 == 0 ? WITHOUT_EXPANSIONS : i % 5 == 1 ? IN_INTEGERS : ALL, random);
        }
    }

    /** Lengths that are out of the range of the bounds, and just within. */
    @ParameterizedTest
    @EnumSource(names = {"UNIFORM", "GRID", "ROUND"})
    void extremes(TurningKind kind) {
        Random random = Trials.random(kind.name().hashCode() + 5);
        for (int exponent : new int[] {-1060, -500, -203, -197, 190, 203, 500, 1015}) {
            agrees(kind.next(random).withLengths(number -> Math.scalb(number, exponent)), ALL, random);
        }
    }

    /** As in the next frame: where they were put to rest they are nearer to each other than doubles can tell. */
    @ParameterizedTest
    @EnumSource(names = {"UNIFORM", "GRID", "ONE_TURNS", "ROUND"})
    void fromWhereTheyWerePut(TurningKind kind) {
        Random random = Trials.random(kind.name().hashCode() + 6);
        for (int i = 0; i < QUERIES / 4; ) {
            TurningQuery query = kind.next(random);
            MovingShape a = query.a().turning();
            MovingShape b = query.b().turning();
            RotatingReference.write(a, b, result);
            if (result.contactCount() > 0) {
                i++;
                agrees(
                        with(
                                put(a, result.safeAX(), result.safeAY()),
                                result.safeHalfCosA(),
                                result.safeHalfSinA(),
                                result.safeHalfCosA() - result.safeHalfSinA() / 8,
                                result.safeHalfSinA() + result.safeHalfCosA() / 8),
                        rotated(put(b, result.safeBX(), result.safeBY()), result.safeHalfCosB(), result.safeHalfSinB()),
                        ALL,
                        random);
            }
        }
    }

    /** A crate that falls nearly flat: two corners come down at nearly the same time, or at the same. */
    @Test
    void nearlyFlat() {
        Random random = Trials.random(8);
        for (int i = 0; i < 4 * QUERIES; i++) {
            double first = Math.scalb(random.nextInt(3) - 1.0, -40 - random.nextInt(24));
            double second = Math.scalb(random.nextInt(3) - 1.0, -40 - random.nextInt(24));
            double radius = random.nextInt(2) / 4.0;
            Body crate = new Body(
                    new double[] {-1, -1, 1, -1, 1, 1, -1, 1},
                    radius,
                    new double[] {0.25, 1 + radius + random.nextInt(4) / 4.0, 0.5, -1},
                    new double[] {1, first, 1, second});
            Body floor =
                    new Body(new double[] {-8, -1, 8, -1, 8, 0, -8, 0}, 0, new double[4], new double[] {1, 0, 1, 0});
            TurningQuery query = new TurningQuery(crate, floor);
            agrees(random.nextBoolean() ? query : query.swapped(), ALL, random);
        }
    }

    /** The corner (3, -4) is at (5, 0) half-way, and there, or very near, the side of a triangle begins. */
    @Test
    void cornersThatMeet() {
        Random random = Trials.random(10);
        for (int i = 0; i < 10 * QUERIES; i++) {
            double radius = random.nextInt(3) / 4.0;
            Body crate = new Body(
                    new double[] {-3, -4, 3, -4, 3, 4, -3, 4}, radius, new double[] {-0.5, 0, 1, 0}, new double[] {
                        1, 0, 1, 1
                    });
            double x = 5 + radius + near(random);
            double y = near(random);
            double[] corners = random.nextBoolean()
                    ? new double[] {x, y, 9, random.nextInt(7) - 3.0, x, 4}
                    : new double[] {x, y, x, -4, 9, random.nextInt(7) - 3.0};
            Body triangle = new Body(corners, 0, new double[4], new double[] {1, 0, 1, 0});
            TurningQuery query = new TurningQuery(crate, triangle);
            agrees(random.nextBoolean() ? query : query.swapped(), ALL, random);
        }
    }

    private static double near(Random random) {
        return Math.scalb(random.nextInt(3) - 1.0, -15 - random.nextInt(38));
    }

    /** Circles beside their origins: no edge says anything about them. */
    @Test
    void circles() {
        Random random = Trials.random(9);
        for (int i = 0; i < 4 * QUERIES; i++) {
            agrees(new TurningQuery(circle(random), circle(random)), ALL, random);
        }
    }

    private static Body circle(Random random) {
        return new Body(
                new double[] {random.nextInt(3), random.nextInt(3)},
                1 + random.nextInt(2),
                new double[] {random.nextInt(4), 0, random.nextInt(5) - 2.0, 0},
                new double[] {1, 0, 1, random.nextInt(3) - 1.0});
    }

    private static MovingShape put(MovingShape moving, double x, double y) {
        return moving(moving.shape(), x, y, moving.dx(), moving.dy());
    }

    private void agrees(TurningQuery query, int leftOut, Random random) {
        agrees(query.a().turning(), query.b().turning(), leftOut, random);
    }

    private void agrees(MovingShape a, MovingShape b, int leftOut, Random random) {
        if (!a.isRotating() && !b.isRotating()) {
            return;
        }
        SweepResult expected = SweepResult.create();
        RotatingReference.write(a, b, expected);
        sweep.write(a, b, 0, 1, leftOut, result);
        // What is read first must not matter.
        List<Runnable> parts =
                List.of(result::enter, result::exit, result::normalX, result::contactCount, result::safeAX);
        parts.get(random.nextInt(parts.size())).run();
        parts.get(random.nextInt(parts.size())).run();
        assertThat(result.toOutcome()).as("%s\n%s", a, b).isEqualTo(expected.toOutcome());
        assertThat(rotors(result)).as("%s\n%s", a, b).isEqualTo(rotors(expected));
    }

    private static List<Double> rotors(SweepResult of) {
        return List.of(of.safeHalfCosA(), of.safeHalfSinA(), of.safeHalfCosB(), of.safeHalfSinB());
    }

    private double read() {
        return result.verdict() == Verdict.OVERLAP
                ? result.exit()
                : result.enter()
                        + result.exit()
                        + result.normalX()
                        + result.featureIndexA()
                        + result.contactCount()
                        + result.contactX(0);
    }

    /** A turning crate falls onto a level floor, onto a slope, onto another crate that turns; passes by; overlaps. */
    @Test
    void whatDoublesDecideMakesNoGarbage() {
        ConvexPolygon crate = ConvexPolygon.box(-1, -1, 1, 1);
        MovingShape falling = crate.at(0.25, 3).moving(0.5, -4).rotatingBy(Rotor.ofAngle(0.4));
        MovingShape[] others = {
            ConvexPolygon.box(-9, -1, 9, 0).at(0, 0).moving(0, 0),
            ConvexPolygon.of(-9, -3, 9, -3, 9, 2).at(0, 0).moving(0, 0),
            crate.at(0.5, 0).moving(0, 0).rotatingBy(Rotor.ofAngle(-0.3)),
            RoundedPolygon.of(crate, 0.5).at(0.5, 0).moving(0, 0).rotatingBy(Rotor.ofAngle(-0.3)),
            crate.at(9, 0).moving(0, 0),
            crate.at(0.5, 2).moving(0, -2).rotatingBy(Rotor.ofAngle(-0.3))
        };
        double[] sum = new double[1];
        assertThat(Allocation.ofSteadyState(() -> {
                    for (MovingShape other : others) {
                        Sweeper.AUTO.sweep(falling, other, result);
                        sum[0] += result.verdict() == Verdict.MISS ? 0 : read();
                    }
                }))
                .isZero();
        assertThat(Stream.of(others).map(other -> Sweep.outcome(falling, other).verdict()))
                .containsExactly(Verdict.HIT, Verdict.HIT, Verdict.HIT, Verdict.HIT, Verdict.MISS, Verdict.OVERLAP);
    }

    /** In the frame after a contact in general position, one height in double-double decides what doubles cannot. */
    @Test
    void mostFramesAfterAContactNeedNoIntegers() {
        Random random = Trials.random(11);
        SweepResult next = SweepResult.create();
        RotatingSweep after = new RotatingSweep();
        after.stages().count();
        int frames = Trials.times(60);
        for (int i = 0; i < frames; ) {
            TurningQuery query = TurningKind.UNIFORM.next(random);
            MovingShape a = query.a().turning();
            MovingShape b = query.b().turning();
            sweep.write(a, b, 0, 1, ALL, result);
            if (result.contactCount() > 0) {
                i++;
                double c = result.safeHalfCosA();
                double s = result.safeHalfSinA();
                after.write(
                        with(put(a, result.safeAX(), result.safeAY()), c, s, c - s / 16, s + c / 16),
                        rotated(put(b, result.safeBX(), result.safeBY()), result.safeHalfCosB(), result.safeHalfSinB()),
                        0,
                        1,
                        ALL,
                        next);
            }
        }
        assertThat(100.0 * after.stages().decisions(Stage.EXPANSION) / frames)
                .as(after.stages().describe())
                .isGreaterThan(60);
    }

    /** In general position doubles decide; on a grid also, except touches and collisions of vertices. */
    @Test
    void eachStageDecides() {
        Map<TurningKind, Integer> least = new EnumMap<>(TurningKind.class);
        least.put(TurningKind.UNIFORM, 95);
        least.put(TurningKind.GRID, 85);
        least.put(TurningKind.ONE_TURNS, 85);
        least.put(TurningKind.FLAT, 75);
        least.put(TurningKind.PIVOTS, 50);
        least.put(TurningKind.ROUND, 75);
        least.put(TurningKind.CIRCLES, 70);
        least.put(TurningKind.GRAZING, 45);
        least.put(TurningKind.NEARLY_OPPOSITE, 35);
        least.put(TurningKind.ULPS, 60);
        least.put(TurningKind.TURNED, 75);
        int queries = Trials.atLeast(50, 100);
        least.forEach((kind, percent) -> {
            Random random = Trials.random(kind.name().hashCode() + 7);
            sweep.stages().count();
            int asked = 0;
            for (int i = 0; i < queries; i++) {
                TurningQuery query = kind.next(random);
                if (query.a().turning().isRotated() || query.b().turning().isRotated()) {
                    sweep.write(query.a().turning(), query.b().turning(), 0, 1, ALL, result);
                    asked++;
                }
            }
            assertThat(100.0 * sweep.stages().decisions(Stage.FILTER) / asked)
                    .as("%s: %s", kind, sweep.stages().describe())
                    .isGreaterThan(percent);
            // Segments and points in general position need no integers either, nor do shapes that do not rotate.
            if (kind != TurningKind.UNIFORM && kind != TurningKind.TURNED) {
                assertThat(sweep.stages().decisions(Stage.INTEGERS))
                        .as("%s", kind)
                        .isPositive();
            }
        });
    }
}
