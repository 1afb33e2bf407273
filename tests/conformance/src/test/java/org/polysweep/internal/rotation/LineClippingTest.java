package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.turning.TurningKind;
import org.polysweep.conformance.turning.TurningQuery;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.internal.sign.Stage;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.trials.Trials;

/** Polygons that keep their orientations: the whole answer without integers, and the same bits as with them. */
class LineClippingTest {

    private static final Rotor TILT = Rotor.ofAngle(0.3);
    private static final ConvexPolygon CRATE = ConvexPolygon.box(-0.8, -0.5, 0.8, 0.5);

    private final RotatingSweep sweep = new RotatingSweep();
    private final SweepResult result = SweepResult.create();
    private final SweepResult reference = SweepResult.create();

    LineClippingTest() {
        sweep.stages().count();
    }

    private void write(MovingShape a, MovingShape b) {
        sweep.write(a, b, 0, 1, 0, result);
    }

    @Test
    void theSameBitsInAnyOrder() {
        Random random = Trials.random(81);
        for (int i = 0; i < Trials.times(300); i++) {
            TurningQuery query = TurningKind.RESTING.next(random);
            MovingShape a = query.a().turning();
            MovingShape b = query.b().turning();
            RotatingReference.write(a, b, reference);
            write(a, b);
            // Rest and exit first, so that nothing has been computed for the other parts.
            assertThat(Double.compare(result.safeAX(), reference.safeAX()))
                    .as("%s", query)
                    .isZero();
            assertThat(Double.compare(result.exit(), reference.exit()))
                    .as("%s", query)
                    .isZero();
            assertThat(result.toOutcome()).as("%s", query).isEqualTo(reference.toOutcome());
            assertThat(sweep.minimumTranslation()).as("%s", query).isEqualTo(RotatingReference.separation(a, b));
        }
    }

    /** Of a thousand parts of answers, integers compute a few. */
    @Test
    void integersAreRare() {
        Random random = Trials.random(82);
        for (int i = 0; i < 300; i++) {
            TurningQuery query = TurningKind.RESTING.next(random);
            write(query.a().turning(), query.b().turning());
            result.toOutcome();
        }
        // Most are touches, which the exact fallback decides.
        long integers = sweep.stages().decisions(Stage.INTEGERS);
        long others = sweep.stages().decisions(Stage.FILTER) + sweep.stages().decisions(Stage.EXPANSION);
        assertThat(integers).isLessThan(others / 50);
    }

    /** A tilted crate just above the floor, where a contact leaves it: gap and approach are both tiny. */
    @Test
    void aCrateThatWasPutOnTheFloor() {
        MovingShape floor = ConvexPolygon.box(-9, -1, 9, 0).at(0, 0).moving(0, 0);
        write(CRATE.at(0, 2).withRotor(TILT).moving(0.125, -4), floor);
        double restX = result.safeAX();
        double restY = result.safeAY();
        MovingShape resting = CRATE.at(restX, restY).withRotor(TILT).moving(0.125, -0.007);
        sweep.stages().count();
        write(resting, floor);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(result.enter()).isBetween(0.0, 1e-12);
        assertThat(result.safeAY()).isBetween(restY - 1e-14, restY);
        assertThat(result.exit()).isGreaterThan(1);
        assertThat(sweep.stages().decisions(Stage.INTEGERS)).isZero();
        write(resting.moving(0.125, 0), floor);
        assertThat(result.verdict()).isEqualTo(Verdict.MISS);
        write(resting.moving(0, 0), floor);
        assertThat(result.verdict()).isEqualTo(Verdict.MISS);
        assertThat(sweep.stages().decisions(Stage.INTEGERS)).isZero();
    }

    /** Two crates at the same angle: edge on edge, where two vertices are equally low, exactly. */
    @Test
    void edgeOnEdge() {
        MovingShape lower = CRATE.at(0, 0).withRotor(TILT).moving(0, 0);
        MovingShape upper = CRATE.at(0.1, 3).withRotor(TILT).moving(0, -4);
        write(upper, lower);
        RotatingReference.write(upper, lower, reference);
        assertThat(result.toOutcome()).isEqualTo(reference.toOutcome());
    }

    private static ConvexPolygon anyShape(Random random) {
        return switch (random.nextInt(5)) {
            case 0 -> ConvexPolygon.of(-9, 0, 9, 0);
            case 1 -> ConvexPolygon.of(0, 0, random.nextInt(3) + 1, random.nextInt(3) - 1);
            case 2 -> ConvexPolygon.of(random.nextGaussian(), random.nextGaussian(), 0, 0);
            case 3 -> ConvexPolygon.of(random.nextInt(2), random.nextGaussian());
            default -> CRATE;
        };
    }

    private static Rotor anyRotor(Random random) {
        return random.nextBoolean() ? TILT : Rotor.ofHalfAngle(random.nextInt(3), 1);
    }

    /** Segments and points, parallel to each other or not, and the frame after a contact. */
    @Test
    void segmentsAndPoints() {
        Random random = Trials.random(83);
        for (int i = 0; i < Trials.times(300); i++) {
            Rotor rotor = anyRotor(random);
            MovingShape a = anyShape(random)
                    .at(random.nextGaussian(), random.nextInt(3))
                    .withRotor(rotor)
                    .moving(random.nextInt(5) - 2, random.nextGaussian());
            MovingShape b = anyShape(random)
                    .at(0, 0)
                    .withRotor(random.nextBoolean() ? rotor : anyRotor(random))
                    .moving(0, random.nextInt(2));
            isAsInIntegers(a, b);
            if (result.verdict() == Verdict.HIT) {
                MovingShape resting = a.shape()
                        .at(result.safeAX(), result.safeAY())
                        .withRotor(a.rotor())
                        .moving(a.dx(), a.dy());
                isAsInIntegers(
                        resting,
                        b.shape()
                                .at(result.safeBX(), result.safeBY())
                                .withRotor(b.rotor())
                                .moving(0, 0));
            }
        }
    }

    private void isAsInIntegers(MovingShape a, MovingShape b) {
        RotatingReference.write(a, b, reference);
        write(a, b);
        assertThat(result.toOutcome()).as("%s, %s", a, b).isEqualTo(reference.toOutcome());
        assertThat(sweep.minimumTranslation()).as("%s, %s", a, b).isEqualTo(RotatingReference.separation(a, b));
    }

    /** A tilted crate that lands on a chain's segment, and is at rest there. */
    @Test
    void aCrateOnASegment() {
        MovingShape segment = ConvexPolygon.of(9, 0, -9, 0).at(0, 0).moving(0, 0);
        write(CRATE.at(0, 2).withRotor(TILT).moving(0.125, -4), segment);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        MovingShape resting =
                CRATE.at(result.safeAX(), result.safeAY()).withRotor(TILT).moving(0.125, -0.007);
        write(resting, segment);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(result.exit()).isGreaterThan(1);
        write(resting.moving(0, 0), segment);
        assertThat(result.verdict()).isEqualTo(Verdict.MISS);
        assertThat(sweep.stages().decisions(Stage.INTEGERS)).isZero();
    }
}
