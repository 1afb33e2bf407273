package org.polysweep.polygon;

/**
 * Thirty-two sectors of directions, counter-clockwise, the first of them next to (1, 0). Each polygon keeps its farthest corner
 * in the middle of each sector, so that a search need not begin from nothing.
 *
 * <p>Directions are told apart by x / (|x| + |y|), which runs from 1 to -1 over half a turn, so the sectors are almost equal.
 */
public final class Sectors {

    /** The number of sectors. */
    public static final int COUNT = 32;

    private static final int HALF = COUNT / 2;

    private Sectors() {}

    /** Returns the sector of a direction, of any length; any sector if the direction is zero or not finite. */
    public static int of(double x, double y) {
        double cosine = x / (Math.abs(x) + Math.abs(y));
        int turn = Math.min((int) ((1 - cosine) * (HALF / 2)), HALF - 1);
        return y < 0 ? COUNT - 1 - turn : turn;
    }

    /** Returns the sector of the opposite directions; any turn more or less does not count. */
    public static int opposite(int sector) {
        return sector + HALF;
    }

    /** The x component of the middle of a sector. */
    static double middleX(int sector) {
        int turn = sector < HALF ? sector : COUNT - 1 - sector;
        return 1 - (turn + 0.5) / (HALF / 2);
    }

    /** The y component of the middle of a sector. */
    static double middleY(int sector) {
        double y = 1 - Math.abs(middleX(sector));
        return sector < HALF ? y : -y;
    }
}
