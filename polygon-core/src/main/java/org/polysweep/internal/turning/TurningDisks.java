package org.polysweep.internal.turning;

import org.polysweep.internal.predicate.TurningBound;

/**
 * How long two bodies certainly stay apart because disks do that hold them in every orientation. Disks about the
 * origins move straight on. Those about the middles of the bounding boxes are often smaller, but have to be widened by
 * how far the way from the one middle to the other bends. The smaller ones are taken: docs/error-bounds.md, theorem 14,
 * (9).
 *
 * <p>Reusable and not thread-safe; no allocation.
 */
final class TurningDisks {

    private final RotorPath rotorA;
    private final RotorPath rotorB;

    /** The center of the disk around A less that of the disk around B, at t = 0, and how that changes until t = 1. */
    private double wayX;

    private double wayY;
    private double moveX;
    private double moveY;

    /** While the centers are farther from each other than this, the bodies are certainly apart. */
    private double radii;

    TurningDisks(RotorPath rotorA, RotorPath rotorB) {
        this.rotorA = rotorA;
        this.rotorB = rotorB;
    }

    /**
     * Sets the bodies. Their rotors have been set, and may be at another time afterward.
     *
     * @param size the size that {@link TurningBound} speaks of
     * @param distortion the distortion that it speaks of
     */
    void set(BodyNumbers a, BodyNumbers b, double size, double distortion) {
        wayX = a.x - b.x;
        wayY = a.y - b.y;
        moveX = a.dx - b.dx;
        moveY = a.dy - b.dy;
        double radius = a.radius + b.radius;
        double about = a.reach + b.reach;
        double bend = rotorA.greatestBend() * middle(a) + rotorB.greatestBend() * middle(b);
        // A straight line between two places is no farther from the way than an eighth of how much that bends.
        double aboutMiddles = a.boundingRadius + b.boundingRadius + bend / 8;
        if (aboutMiddles < about) {
            moveToMiddles(a, b);
            radii = TurningBound.ofDisks(aboutMiddles + radius, distortion * size);
        } else {
            radii = TurningBound.ofDisks(about + radius, size);
        }
    }

    /** No less than how far the middle of the box is from the origin. */
    private static double middle(BodyNumbers of) {
        return Math.abs(of.middleX) + Math.abs(of.middleY);
    }

    private void moveToMiddles(BodyNumbers a, BodyNumbers b) {
        double endX = wayX + moveX;
        double endY = wayY + moveY;
        rotorA.at(0);
        rotorB.at(0);
        wayX += rotorA.turnedX(a.middleX, a.middleY) - rotorB.turnedX(b.middleX, b.middleY);
        wayY += rotorA.turnedY(a.middleX, a.middleY) - rotorB.turnedY(b.middleX, b.middleY);
        rotorA.at(1);
        rotorB.at(1);
        moveX = endX + (rotorA.turnedX(a.middleX, a.middleY) - rotorB.turnedX(b.middleX, b.middleY)) - wayX;
        moveY = endY + (rotorA.turnedY(a.middleX, a.middleY) - rotorB.turnedY(b.middleX, b.middleY)) - wayY;
    }

    /**
     * A time before which the disks certainly do not meet, from another one on; 1 if they do not until then.
     *
     * @param from that time, in [0, 1]
     */
    double meeting(double from) {
        double x = wayX + from * moveX;
        double y = wayY + from * moveY;
        double distance = x * x + y * y;
        double gap = distance - radii * radii;
        if (!(gap > 0)) {
            return from;
        }
        double approach = -(x * moveX + y * moveY);
        double move = moveX * moveX + moveY * moveY;
        double radicand = approach * approach - move * gap + TurningBound.ofRadicand(move * distance);
        if (!(approach > 0) || !(radicand > 0)) {
            return 1;
        }
        double step = TurningBound.below(gap / (approach + Math.sqrt(radicand)));
        if (!TurningBound.isStep(step)) {
            return from;
        }
        return from + step < 1 ? from + step : 1;
    }
}
