package org.polysweep.internal.rotation;

import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.rotation.exact.RestPose;
import org.polysweep.internal.rotation.exact.RestRotor;
import org.polysweep.result.SweepResult;

/**
 * The poses of two bodies at rest, like {@link RestPose}, without integers: coordinates and rotors are rounded from
 * double-double, and {@link PlacedBodies} decides whether the poses overlap. Reusable, not thread-safe; no allocation
 * once its arrays are long enough.
 */
final class RestPoseSearch {

    private final BodyFrames frames;
    private final BodyFrames framesAtRest = new BodyFrames(new RotatingBody(), new RotatingBody());
    private final PlacedBodies placedBodies = new PlacedBodies(framesAtRest);
    private final RestRotor rotor = new RestRotor();
    private final DoubleDouble latest = new DoubleDouble();
    private final DoubleDouble duration = new DoubleDouble();
    private final DoubleDouble time = new DoubleDouble();
    private final DoubleDouble term = new DoubleDouble();
    private final DoubleDouble origin = new DoubleDouble();
    private boolean isMoved;
    private boolean isCertain;

    RestPoseSearch(BodyFrames frames) {
        this.frames = frames;
    }

    /**
     * Finds the poses.
     *
     * @param start the beginning of the sweep
     * @param enter the time of contact, rounded down
     * @return whether they are proved
     */
    boolean find(double start, double enter) {
        latest.set(enter);
        duration.setDifference(enter, start);
        time.set(enter);
        for (int bits = RestPose.CLOSEST; place() && bits >= 0; bits--) {
            // The same poses overlap again.
            if (isMoved || bits == RestPose.CLOSEST) {
                int order = framesAtRest.begin() ? placedBodies.order() : DoubleDouble.OPEN;
                if (order != -1) {
                    return order != DoubleDouble.OPEN;
                }
            }
            time.setDifference(latest, term.setProduct(duration, Math.scalb(1.0, -bits)));
        }
        return isCertain;
    }

    /** Places both bodies at the time; returns whether all roundings are proved. */
    private boolean place() {
        isMoved = false;
        isCertain = true;
        place(frames.a, framesAtRest.a);
        place(frames.b, framesAtRest.b);
        return isCertain;
    }

    private void place(RotatingBody moving, RotatingBody placed) {
        double x = coordinate(moving.x, moving.dx);
        double y = coordinate(moving.y, moving.dy);
        RotorPath path = moving.rotorPath;
        rotor.set(path.c0, path.s0, path.c1, path.s1);
        isCertain &= rotor.isMovedTo(time) && !Double.isNaN(x + y);
        RotorPath pathAtRest = placed.rotorPath;
        isMoved |= x != placed.x || y != placed.y || rotor.c != pathAtRest.c0 || rotor.s != pathAtRest.s0;
        placed.setMotion(moving.shape, x, y, 0, 0);
        placed.setRotors(rotor.c, rotor.s, rotor.c, rotor.s);
    }

    private double coordinate(double position, double displacement) {
        if (time.sign() == 0) {
            return position + 0.0;
        }
        term.set(displacement).setProduct(term, time);
        return term.setSum(term, origin.set(position)).roundNearest();
    }

    /** Writes the poses that were found. */
    void write(SweepResult result) {
        RotatingBody a = framesAtRest.a;
        RotatingBody b = framesAtRest.b;
        AnswerWriter.writeRest(result, a.x, a.y, b.x, b.y);
        AnswerWriter.writeRestRotors(result, a.rotorPath.c0, a.rotorPath.s0, b.rotorPath.c0, b.rotorPath.s0);
    }
}
