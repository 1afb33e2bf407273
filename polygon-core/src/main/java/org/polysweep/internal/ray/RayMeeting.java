package org.polysweep.internal.ray;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.Supplier;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.number.QuadraticSurd;

/**
 * The hit of a ray on a shape, as {@code RayHit} documents it, and a supplier of its exact time. The supplier is called
 * only to order two hits whose times round to the same double.
 *
 * @param index the index of the shape in the list
 * @param part the index of the part of the shape
 * @param verdict OVERLAP, HIT or TOUCH
 * @param t the time, rounded down
 * @param normalX the x component of the outward unit normal; NaN if there is none
 * @param normalY the y component
 * @param point the place
 * @param feature the vertex or edge that is hit; empty at the origin of a ray that begins inside
 * @param exactTime computes the exact time
 */
public record RayMeeting(
        int index,
        int part,
        Verdict verdict,
        double t,
        double normalX,
        double normalY,
        Point point,
        Optional<Feature> feature,
        Supplier<QuadraticSurd> exactTime) {

    /** By the exact time. Rounding keeps the order of different doubles. */
    public static final Comparator<RayMeeting> BY_TIME =
            Comparator.comparingDouble(RayMeeting::t).thenComparing(meeting -> meeting.exactTime.get());

    /** By the exact time; at equal times in the order of the list, then of the parts. */
    public static final Comparator<RayMeeting> ORDER =
            BY_TIME.thenComparingInt(RayMeeting::index).thenComparingInt(RayMeeting::part);
}
