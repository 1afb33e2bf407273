package org.polysweep.internal.compound;

import java.util.Comparator;
import java.util.List;

/** The shortest vertical vector from the origin out of some extents: it ends at a point that is proved to be free. */
final class VerticalWay {

    private VerticalWay() {}

    /** The length of the shorter of the two vectors; infinite if it overflows. */
    static double length(List<Extent> extents) {
        return Math.min(
                upward(extents), upward(extents.stream().map(Extent::upsideDown).toList()));
    }

    private static double upward(List<Extent> extents) {
        List<Extent> fromBelow = extents.stream()
                .filter(extent -> extent.minX() <= 0 && 0 <= extent.maxX())
                .sorted(Comparator.comparingDouble(Extent::minY))
                .toList();
        double reach = 0;
        for (Extent extent : fromBelow) {
            if (extent.minY() > reach) {
                return reach;
            }
            reach = Math.max(reach, extent.maxY());
        }
        return reach;
    }
}
