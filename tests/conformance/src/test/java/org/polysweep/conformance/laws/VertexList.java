package org.polysweep.conformance.laws;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.conformance.Doubles;

/** A list of vertices that grows. */
final class VertexList {

    private final List<Double> xy = new ArrayList<>();

    /** The number of vertices. */
    int size() {
        return xy.size() / 2;
    }

    void addRepeatedly(double x, double y, int times) {
        for (int i = 0; i < times; i++) {
            xy.add(x);
            xy.add(y);
        }
    }

    /** Adds the point in the middle of two others, if doubles can hold it. */
    void addMiddle(double x0, double y0, double x1, double y1) {
        if (isExactMiddle(x0, x1) && isExactMiddle(y0, y1)) {
            addRepeatedly(middle(x0, x1), middle(y0, y1), 1);
        }
    }

    double[] toArray() {
        return xy.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private static double middle(double from, double to) {
        return from / 2 + to / 2;
    }

    private static boolean isExactMiddle(double from, double to) {
        return Doubles.isExactProduct(from, 0.5)
                && Doubles.isExactProduct(to, 0.5)
                && Doubles.isExactSum(from / 2, to / 2);
    }
}
