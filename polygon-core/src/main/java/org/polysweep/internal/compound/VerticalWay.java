package org.polysweep.internal.compound;

import java.util.Comparator;
import java.util.List;

/**
 * The way from the origin straight up or straight down, out of some extents: it leads to a place that is certainly
 * free.
 */
final class VerticalWay {

    private VerticalWay() {}

    /** The length of the shorter one of the two; infinite if it overflows. */
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
