package org.polysweep.internal.outline;

import java.util.Optional;
import org.polysweep.internal.sign.ExactOrientation;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.internal.sign.Stages;

/**
 * The orientation of three of many points, decided exactly: by {@link OrientationFilter}, then by {@link
 * ExactOrientation}. It does not allocate for points on one line, which are frequent on grids. Not thread-safe.
 */
public final class Orientation {

    private final double[] xy;
    private final Stages stages = new Stages();

    /** Made when the filter first cannot decide; for the vertices of most polygons, it always can. */
    private Optional<ExactOrientation> exact = Optional.empty();

    /** Takes points with the coordinates x0, y0, x1, y1, …, finite. */
    public Orientation(double[] xy) {
        this.xy = scaled(xy);
    }

    /**
     * Multiplies coordinates by a power of two, so that products do not leave the range of doubles; otherwise only the
     * exact fallback could decide a sign. If a coordinate far smaller than the others would be rounded, the coordinates
     * stay as they are.
     */
    private static double[] scaled(double[] xy) {
        double magnitude = 0;
        for (double coordinate : xy) {
            magnitude = Math.max(magnitude, Math.abs(coordinate));
        }
        double factor = 1;
        while (magnitude > 0 && magnitude * factor < 0x1p-200) {
            factor *= 0x1p200;
        }
        while (magnitude * factor > 0x1p200) {
            factor *= 0x1p-200;
        }
        if (factor == 1) {
            return xy;
        }
        double[] scaled = new double[xy.length];
        for (int i = 0; i < xy.length; i++) {
            scaled[i] = xy[i] * factor;
            if (scaled[i] / factor != xy[i]) {
                return xy;
            }
        }
        return scaled;
    }

    /** Returns 1 if the path from a over b to c turns left at b, -1 if right, 0 if the three lie on one line. */
    public int at(int a, int b, int c) {
        double ax = xy[2 * a];
        double ay = xy[2 * a + 1];
        double bx = xy[2 * b];
        double by = xy[2 * b + 1];
        double cx = xy[2 * c];
        double cy = xy[2 * c + 1];
        int certain = OrientationFilter.signOfTerms(bx - ax, by - ay, cx - bx, cy - by);
        return certain != 0
                ? certain
                : exact().start(ax, ay, bx, by).add(bx, by, cx, cy).sign(stages);
    }

    private ExactOrientation exact() {
        if (exact.isEmpty()) {
            exact = Optional.of(new ExactOrientation());
        }
        return exact.orElseThrow();
    }
}
