package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.rotation.RotatingScene.between;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.internal.sign.Stage;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.trials.Trials;

/** Shapes that rotate and hit a segment: the results of integers, and no integers where a vertex hits the middle. */
class SegmentImpactTest {

    private static final ConvexPolygon CRATE = ConvexPolygon.box(-0.8, -0.5, 0.8, 0.5);
    private static final ConvexPolygon BAR = ConvexPolygon.of(-1, 0.25, 1, -0.25);
    private static final ConvexPolygon SPIKE = ConvexPolygon.of(0, 0, 3, 0.25, 3, 0.5);
    private static final ConvexPolygon POINT = ConvexPolygon.of(0.5, 0.25);

    private final RotatingSweep sweep = new RotatingSweep();
    private final SweepResult result = SweepResult.create();
    private final SweepResult reference = SweepResult.create();

    SegmentImpactTest() {
        sweep.stages().count();
    }

    private void isAsInIntegers(MovingShape a, MovingShape b) {
        sweep.write(a, b, 0, 1, 0, result);
        RotatingReference.write(a, b, reference);
        assertThat(result.toOutcome()).as("%s, %s", a, b).isEqualTo(reference.toOutcome());
    }

    private static MovingShape falling(ConvexPolygon shape, double x, Random random) {
        double angle = between(-3, 3, random);
        return new MovingShape(
                shape,
                x,
                between(-0.2, 2, random),
                between(-1, 1, random),
                between(-4, 0.5, random),
                Rotor.ofAngle(angle),
                Rotor.ofAngle(angle + between(-0.5, 0.5, random)));
    }

    /** In the middle of a segment and near its ends, from above and from below, and the frame after a contact. */
    @Test
    void theSameBits() {
        Random random = Trials.random(1);
        ConvexPolygon[] shapes = {CRATE, BAR, SPIKE, POINT};
        for (int i = 0; i < Trials.times(150); i++) {
            ConvexPolygon segment =
                    random.nextBoolean() ? ConvexPolygon.of(2, 0, -2, 0) : ConvexPolygon.of(-2, 0, 2, 0);
            MovingShape a = falling(shapes[i % 4], between(-3, 3, random), random);
            MovingShape b = new MovingShape(
                    segment, 0, 0, 0, 0, Rotor.IDENTITY, random.nextBoolean() ? Rotor.IDENTITY : Rotor.ofAngle(0.1));
            isAsInIntegers(a, b);
            isAsInIntegers(b, a);
            if (result.verdict() == Verdict.HIT) {
                Rotor rotor = Rotor.ofHalfAngle(result.safeHalfCosB(), result.safeHalfSinB());
                MovingShape next = new MovingShape(
                        a.shape(),
                        result.safeBX(),
                        result.safeBY(),
                        a.dx(),
                        a.dy(),
                        rotor,
                        rotor.times(Rotor.ofAngle(between(-0.2, 0.2, random))));
                isAsInIntegers(
                        next,
                        segment.at(result.safeAX(), result.safeAY())
                                .withRotor(Rotor.ofHalfAngle(result.safeHalfCosA(), result.safeHalfSinA()))
                                .moving(0, 0));
            }
        }
    }

    @Test
    void noIntegersOnTheMiddle() {
        Random random = Trials.random(2);
        MovingShape segment = ConvexPolygon.of(20, 0, -20, 0).at(0, 0).moving(0, 0);
        int hits = 0;
        for (int i = 0; i < 200; i++) {
            MovingShape a = new MovingShape(
                    CRATE, 0, 1.5, 0.25, -4, Rotor.ofAngle(0.2), Rotor.ofAngle(between(-0.5, 0.9, random)));
            sweep.write(a, segment, 0, 1, 0, result);
            hits += result.verdict() == Verdict.HIT ? 1 : 0;
            assertThat(result.enter() + result.contactX(0) + result.normalY()).isNotNaN();
        }
        assertThat(hits).isEqualTo(200);
        assertThat(sweep.stages().decisions(Stage.INTEGERS)).isLessThanOrEqualTo(2);
    }
}
