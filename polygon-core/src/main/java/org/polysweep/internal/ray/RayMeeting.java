package org.polysweep.internal.ray;

import java.util.Comparator;
import java.util.function.Supplier;
import org.polysweep.contact.RayHit;
import org.polysweep.internal.number.QuadraticSurd;

/**
 * Where a ray meets a shape, and how to find the exact time: it is needed only to tell two meetings apart whose times
 * are rounded to the same double.
 *
 * @param hit the answer
 * @param exact finds the exact time
 */
public record RayMeeting(RayHit hit, Supplier<ExactRay> exact) {

    /** By the exact time. Rounding keeps the order of different doubles. */
    public static final Comparator<RayMeeting> BY_TIME =
            Comparator.<RayMeeting>comparingDouble(meeting -> meeting.hit.t()).thenComparing(RayMeeting::time);

    /** By the exact time; what is met at the same time is in the order of the list, then of the parts. */
    public static final Comparator<RayMeeting> ORDER =
            BY_TIME.thenComparingInt(meeting -> meeting.hit.index()).thenComparingInt(meeting -> meeting.hit.part());

    private QuadraticSurd time() {
        return exact.get().time();
    }
}
