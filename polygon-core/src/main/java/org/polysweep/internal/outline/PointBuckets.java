package org.polysweep.internal.outline;

/** Elements that belong to one point each, grouped by the number of that point; a counting sort, so it is stable. */
final class PointBuckets {

    /** For each point, the place of its first element; the last number is the number of elements. */
    private final int[] begins;

    /** The elements by place. */
    private final int[] elements;

    /**
     * Groups elements.
     *
     * @param points the point of each element
     * @param pointCount the number of points
     */
    PointBuckets(int[] points, int pointCount) {
        begins = new int[pointCount + 1];
        for (int point : points) {
            begins[point + 1]++;
        }
        for (int point = 0; point < pointCount; point++) {
            begins[point + 1] += begins[point];
        }
        int[] ends = begins.clone();
        elements = new int[points.length];
        for (int element = 0; element < points.length; element++) {
            elements[ends[points[element]]++] = element;
        }
    }

    /** Returns the element at a place. */
    int element(int place) {
        return elements[place];
    }

    /** Returns the place of the first element of a point. */
    int begin(int point) {
        return begins[point];
    }

    /** Returns the place after the last element of a point. */
    int end(int point) {
        return begins[point + 1];
    }
}
