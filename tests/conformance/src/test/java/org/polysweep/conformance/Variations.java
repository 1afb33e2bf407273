package org.polysweep.conformance;

import java.util.Random;
import org.polysweep.shape.MovingShape;

/** Other queries about the same shapes, so that a shape need not be made for each. */
public final class Variations {

    private final Random random;

    /** Takes what varies from random numbers. */
    public Variations(Random random) {
        this.random = random;
    }

    /**
     * From another place or with another motion: by quarters of its size and its motion, so that much still coincides.
     */
    public MovingShape of(MovingShape moving) {
        double width = moving.shape().part(0).core().maxX()
                - moving.shape().part(0).core().minX();
        double height = moving.shape().part(0).core().maxY()
                - moving.shape().part(0).core().minY();
        double x = finite(moving.x() + seldom(quarters(4)) * width, moving.x());
        double y = finite(moving.y() + seldom(quarters(4)) * height, moving.y());
        double dx = finite(moving.dx() * (1 + seldom(quarters(8))) + seldom(width), moving.dx());
        double dy = finite(moving.dy() * (1 + seldom(quarters(8))) + seldom(height), moving.dy());
        return moving.shape().at(x, y).moving(dx, dy);
    }

    private double seldom(double value) {
        return random.nextInt(4) == 0 ? value : 0;
    }

    private double quarters(int reach) {
        return (random.nextInt(2 * reach + 1) - reach) / 4.0;
    }

    private static double finite(double value, double otherwise) {
        return Double.isFinite(value) ? value : otherwise;
    }
}
