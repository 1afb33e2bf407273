package org.polysweep.conformance.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.polysweep.conformance.Doubles;

/** Comparisons of rounded points and times whose exact values are related. */
final class Near {

    private Near() {}

    /** Each of two points was rounded by at most so many of its own ulps; exactly, one is the other plus (x, y). */
    static void requireShifted(double[] from, double[] to, double x, double y, double ulps) {
        assertThat(to).hasSameSizeAs(from);
        if (from.length == 2) {
            requireShifted(from[0], to[0], x, ulps);
            requireShifted(from[1], to[1], y, ulps);
        }
    }

    private static void requireShifted(double from, double to, double by, double ulps) {
        if (Double.isInfinite(from) || Double.isInfinite(to)) {
            assertThat(to).isEqualTo(from);
            return;
        }
        BigDecimal error = Doubles.sum(from, by, -to).abs();
        BigDecimal allowed = Doubles.sum(Math.ulp(from), Math.ulp(to)).multiply(new BigDecimal(ulps));
        assertThat(error).isLessThanOrEqualTo(allowed);
    }
}
