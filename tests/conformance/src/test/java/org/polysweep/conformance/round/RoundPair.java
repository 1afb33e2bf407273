package org.polysweep.conformance.round;

import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.SweepAlgorithm;

/**
 * Two shapes that move, of which at least one has a radius, as plain numbers.
 *
 * @param coreA the vertices of the core of A
 * @param radiusA the radius of A
 * @param motionA position and displacement of A
 * @param coreB the vertices of the core of B
 * @param radiusB the radius of B
 * @param motionB position and displacement of B
 */
@SuppressWarnings("ArrayRecordComponent") // nobody changes them
record RoundPair(double[] coreA, double radiusA, double[] motionA, double[] coreB, double radiusB, double[] motionB) {

    MovingShape a() {
        return moving(RoundedPolygon.of(ConvexPolygon.of(coreA), radiusA), motionA);
    }

    MovingShape b() {
        return moving(RoundedPolygon.of(ConvexPolygon.of(coreB), radiusB), motionB);
    }

    static MovingShape moving(ConvexShape shape, double[] motion) {
        return shape.at(motion[0], motion[1]).moving(motion[2], motion[3]);
    }

    /** What a path of the library answers. */
    SweepOutcome answer(SweepAlgorithm path) {
        SweepResult result = SweepResult.create();
        Answers.sweeper(path).sweep(ConvexMotion.of(a()), ConvexMotion.of(b()), result);
        return result.toOutcome();
    }

    RoundPair swapped() {
        return new RoundPair(coreB, radiusB, motionB, coreA, radiusA, motionA);
    }

    RoundPair scaled(double factor) {
        return new RoundPair(
                times(factor, coreA),
                factor * radiusA,
                times(factor, motionA),
                times(factor, coreB),
                factor * radiusB,
                times(factor, motionB));
    }

    RoundPair withRadii(double radiusA, double radiusB) {
        return new RoundPair(coreA, radiusA, motionA, coreB, radiusB, motionB);
    }

    RoundPair withMotions(double[] motionA, double[] motionB) {
        return new RoundPair(coreA, radiusA, motionA, coreB, radiusB, motionB);
    }

    private static double[] times(double factor, double[] numbers) {
        double[] products = numbers.clone();
        for (int i = 0; i < products.length; i++) {
            products[i] *= factor;
        }
        return products;
    }

    @Override
    public String toString() {
        return a() + " " + b();
    }
}
