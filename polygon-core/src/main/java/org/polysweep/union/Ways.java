package org.polysweep.union;

import java.util.List;

/**
 * The ways from the origin along the axes, out of some extents: each leads to a place that is certainly free.
 *
 * @param extents what is not free lies in them
 */
record Ways(List<Extent> extents) {

    /** The length of the shortest one; infinite if it is beyond the doubles. */
    double shortest() {
        double reach = Double.POSITIVE_INFINITY;
        for (int quarter = 0; quarter < 4; quarter++) {
            reach = Math.min(reach, eastward(quarter));
        }
        return reach;
    }

    /** How far it is out of all of them to the right, after so many quarter turns clockwise. */
    private double eastward(int quarters) {
        List<Extent> ahead = extents.stream()
                .map(extent -> turned(extent, quarters))
                .filter(extent -> extent.minY() <= 0 && 0 <= extent.maxY())
                .toList();
        double reach = 0;
        double last;
        do {
            last = reach;
            for (Extent extent : ahead) {
                if (extent.minX() <= reach && reach < extent.maxX()) {
                    reach = extent.maxX();
                }
            }
        } while (reach > last);
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
