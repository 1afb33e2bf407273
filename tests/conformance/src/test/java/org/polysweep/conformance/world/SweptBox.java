package org.polysweep.conformance.world;

import java.math.BigDecimal;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/**
 * The smallest box around a body on its way, exactly.
 *
 * @param minX its left side
 * @param minY its lower side
 * @param maxX its right side
 * @param maxY its upper side
 * @param size the largest of the numbers that it comes from
 */
record SweptBox(BigDecimal minX, BigDecimal minY, BigDecimal maxX, BigDecimal maxY, BigDecimal size) {

    /**
     * How far boxes may be apart whose numbers have been rounded outward some times, relative to the largest of those
     * that they come from.
     */
    private static final BigDecimal SLACK = BigDecimal.valueOf(1, 14);

    static SweptBox of(Actor body) {
        BigDecimal minX = exact(Double.MAX_VALUE).multiply(BigDecimal.TEN);
        BigDecimal minY = minX;
        BigDecimal maxX = minX.negate();
        BigDecimal maxY = maxX;
        BigDecimal size = exact(Double.MIN_NORMAL);
        for (double number : new double[] {body.x(), body.y(), body.dx(), body.dy()}) {
            size = size.max(exact(number).abs());
        }
        for (ConvexShape part : body.shape().parts()) {
            ConvexPolygon core = part.core();
            BigDecimal radius = exact(part.radius());
            minX = minX.min(exact(core.minX()).subtract(radius));
            minY = minY.min(exact(core.minY()).subtract(radius));
            maxX = maxX.max(exact(core.maxX()).add(radius));
            maxY = maxY.max(exact(core.maxY()).add(radius));
            size = size.max(exact(Prepared.magnitude(core))).max(radius);
        }
        BigDecimal x = exact(body.x());
        BigDecimal y = exact(body.y());
        return new SweptBox(
                minX.add(x).add(exact(Math.min(body.dx(), 0))),
                minY.add(y).add(exact(Math.min(body.dy(), 0))),
                maxX.add(x).add(exact(Math.max(body.dx(), 0))),
                maxY.add(y).add(exact(Math.max(body.dy(), 0))),
                size);
    }

    /** Whether the sum of the numbers of a body, rounded outward, has no double. */
    static boolean isBeyondDoubles(Actor body) {
        double reach = 0;
        for (ConvexShape part : body.shape().parts()) {
            reach = Math.max(reach, Prepared.magnitude(part.core()) + part.radius());
        }
        double far = Math.max(Math.abs(body.x()) + Math.abs(body.dx()), Math.abs(body.y()) + Math.abs(body.dy()));
        return Math.nextUp(far + reach) == Double.POSITIVE_INFINITY;
    }

    /** Whether two boxes meet, or would after some roundings. */
    boolean mayMeet(SweptBox other) {
        BigDecimal slack = size.max(other.size).multiply(SLACK);
        return minX.subtract(other.maxX).max(other.minX.subtract(maxX)).compareTo(slack) <= 0
                && minY.subtract(other.maxY).max(other.minY.subtract(maxY)).compareTo(slack) <= 0;
    }

    private static BigDecimal exact(double number) {
        return new BigDecimal(number);
    }
}
