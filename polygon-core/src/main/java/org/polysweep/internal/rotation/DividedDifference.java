package org.polysweep.internal.rotation;

import org.polysweep.internal.expansion.DoubleDouble;

/**
 * A polynomial in t as its values at 0 and at a time τ and its divided difference, (value at τ - value at 0) / τ, in
 * double-double with computed errors. The divided difference is not computed from the values, so nothing cancels where
 * τ is small. Reusable, not thread-safe, no allocation.
 */
final class DividedDifference {

    /** The value at 0. */
    final DoubleDouble start = new DoubleDouble();

    /** The divided difference. */
    final DoubleDouble slope = new DoubleDouble();

    /** The value at τ. */
    final DoubleDouble end = new DoubleDouble();

    private final DoubleDouble term = new DoubleDouble();

    /** Sets this to the linear function with the value a - b at 0 and the slope c - d. */
    void setLine(double a, double b, double c, double d, double time) {
        start.setDifference(a, b);
        slope.setDifference(c, d);
        end.setProduct(slope, time).setSum(end, start);
    }

    /** Sets this to {@code f + g}; either may be this object. */
    void setSum(DividedDifference f, DividedDifference g) {
        start.setSum(f.start, g.start);
        slope.setSum(f.slope, g.slope);
        end.setSum(f.end, g.end);
    }

    /** Sets this to {@code f - g}; either may be this object. */
    void setDifference(DividedDifference f, DividedDifference g) {
        start.setDifference(f.start, g.start);
        slope.setDifference(f.slope, g.slope);
        end.setDifference(f.end, g.end);
    }

    /** Sets this to {@code f·g}; either may be this object. */
    void setProduct(DividedDifference f, DividedDifference g) {
        term.setProduct(f.start, g.slope);
        slope.setProduct(f.slope, g.end);
        slope.setSum(slope, term);
        start.setProduct(f.start, g.start);
        end.setProduct(f.end, g.end);
    }

    /** Sets this to {@code f·a}, where {@code f} may be this object. */
    void setProduct(DividedDifference f, DoubleDouble a) {
        start.setProduct(f.start, a);
        slope.setProduct(f.slope, a);
        end.setProduct(f.end, a);
    }
}
