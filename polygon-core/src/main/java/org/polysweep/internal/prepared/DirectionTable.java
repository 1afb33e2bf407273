package org.polysweep.internal.prepared;

/**
 * The farthest corner of a polygon with many corners, for each multiple of a power of two of {@link PseudoAngle} units.
 * Immutable.
 */
final class DirectionTable {

    /** The table of every polygon with few corners, which stores two words instead. */
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
