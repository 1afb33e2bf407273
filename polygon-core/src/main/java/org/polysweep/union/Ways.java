package org.polysweep.union;

import java.util.Comparator;
import java.util.List;

/**
 * The ways from the origin along the axes, out of some extents: each leads to a place that is certainly free.
 *
 * @param extents what is not free lies in them
 */
record Ways(List<Extent> extents) {

    /** The length of the shortest one; infinite if it is beyond the doubles. */
    double shortest() {
        return Math.min(vertical(), Math.min(eastward(0), eastward(2)));
    }

    /** The length of the shorter one of those straight up and straight down. */
    double vertical() {
        return Math.min(eastward(1), eastward(3));
    }

    /** How far it is out of all of them to the right, after so many quarter turns clockwise. */
    private double eastward(int quarters) {
        List<Extent> fromLeft = extents.stream()
                .map(extent -> turned(extent, quarters))
                .filter(extent -> extent.minY() <= 0 && 0 <= extent.maxY())
                .sorted(Comparator.comparingDouble(Extent::minX))
                .toList();
        double reach = 0;
        for (Extent extent : fromLeft) {
            if (extent.minX() > reach) {
                return reach;
            }
            reach = Math.max(reach, extent.maxX());
        }
        return reach;
    }

    private static Extent turned(Extent extent, int quarters) {
        Extent turned = extent;
        for (int i = 0; i < quarters; i++) {
            turned = new Extent(turned.minY(), -turned.maxX(), turned.maxY(), -turned.minX());
        }
        return turned;
    }
}
