package org.polysweep.internal.prepared;

/**
 * The corner of a polygon of many corners that is farthest in each of some {@link PseudoAngle}, a power of two apart.
 * Immutable.
 */
final class DirectionTable {

    /** The one of every polygon of few corners: these have two words instead. */
    static final DirectionTable EMPTY = new DirectionTable(new int[0]);

    private final int[] corners;

    DirectionTable(int[] corners) {
        this.corners = corners;
    }

    /** The corner that is farthest in the direction before or at a bearing, in a polygon of a size. */
    int farthestAt(int bearing, int size) {
        return corners[(bearing & (PseudoAngle.FULL_TURN - 1)) >> PseudoAngle.shift(size)];
    }
}
