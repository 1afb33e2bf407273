package org.polysweep.internal.prepared;

/**
 * The corner of a polygon of many corners that is farthest in each of some {@link PseudoAngle}, a power of two apart.
 * Immutable.
 */
final class DirectionTable {

    /** The one of every polygon of few corners: these have two words instead. */
    static final DirectionTable EMPTY = new DirectionTable(new int[0], 0);

    private final int[] corners;

    /** The exponent of the distance of these directions. */
    private final int shift;

    DirectionTable(int[] corners, int shift) {
        this.corners = corners;
        this.shift = shift;
    }

    /** The corner that is farthest in the direction before or at a bearing. */
    int farthestAt(int bearing) {
        return corners[(bearing & (PseudoAngle.FULL_TURN - 1)) >> shift];
    }
}
