package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.RotationBound;

/**
 * How long two bodies are known to stay apart because disks that contain them in every orientation stay apart. Disks
 * about the local origins move straight. Disks about the centers of the bounding boxes are often smaller, but must be
 * enlarged by the deviation of the line between the centers from a straight motion. The smaller disks are used:
 * docs/error-bounds.md, theorem 14, (9).
 *
 * <p>Reusable, not thread-safe, no allocation.
 */
final class BoundingDisks {

    private final BodyFrames frames;
    private final RotatingBody a;
    private final RotatingBody b;

    /** The center of A's disk minus the center of B's disk at t = 0, and its change until t = 1. */
    private double startX;

    private double startY;
    private double moveX;
    private double moveY;

    BoundingDisks(BodyFrames frames) {
        this.frames = frames;
        a = frames.a;
        b = frames.b;
    }

    /**
     * Returns a time until which the disks are known to stay apart, from another time on; 1 if they stay apart to the
     * end.
     *
     * @param from the other time, in [0, 1]
     */
    double meeting(double from) {
        double radii = chooseDisks();
        double x = startX + from * moveX;
        double y = startY + from * moveY;
        double distance = x * x + y * y;
        double gap = distance - radii * radii;
        if (!(gap > 0)) {
            return from;
        }
        double approach = -(x * moveX + y * moveY);
        double move = moveX * moveX + moveY * moveY;
        double radicand = approach * approach - move * gap + RotationBound.ofRadicand(move * distance);
        if (!(approach > 0) || !(radicand > 0)) {
            return 1;
        }
        double step = RotationBound.below(gap / (approach + Math.sqrt(radicand)));
        if (!RotationBound.isStep(step)) {
            return from;
        }
        return from + step < 1 ? from + step : 1;
    }

    /** Chooses the disks, and returns a distance of their centers beyond which the bodies are known to be apart. */
    private double chooseDisks() {
        double radius = a.radius + b.radius;
        double aboutOrigins = a.reach + b.reach;
        double curvature =
                a.rotorPath.maxCurvature() * centerDistance(a) + b.rotorPath.maxCurvature() * centerDistance(b);
        // A curve deviates from its chord by at most an eighth of its curvature.
        double aboutCenters = a.boundingRadius + b.boundingRadius + curvature / 8;
        if (!(aboutCenters < aboutOrigins)) {
            startX = a.x - b.x;
            startY = a.y - b.y;
            moveX = a.dx - b.dx;
            moveY = a.dy - b.dy;
            return RotationBound.ofDisks(aboutOrigins + radius, frames.size);
        }
        frames.moveCenters(0);
        startX = frames.centersX;
        startY = frames.centersY;
        frames.moveCenters(1);
        moveX = frames.centersX - startX;
        moveY = frames.centersY - startY;
        return RotationBound.ofDisks(aboutCenters + radius, frames.distortion * frames.size);
    }

    /** An upper bound of the distance of the center from the local origin. */
    private static double centerDistance(RotatingBody body) {
        return Math.abs(body.centerX) + Math.abs(body.centerY);
    }
}
