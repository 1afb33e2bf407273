package org.polysweep.matrix;

import java.util.List;
import org.polysweep.sweep.Sweeper;

/** The rows of the matrix that a batch reads: column i has the positions and displacements of query i. */
public final class MotionRow {

    /** The x coordinate of the position of A. */
    public static final int AX = 0;

    /** The y coordinate of the position of A. */
    public static final int AY = 1;

    /** The x component of the displacement of A over the step. */
    public static final int ADX = 2;

    /** The y component of the displacement of A. */
    public static final int ADY = 3;

    /** The x coordinate of the position of B. */
    public static final int BX = 4;

    /** The y coordinate of the position of B. */
    public static final int BY = 5;

    /** The x component of the displacement of B over the step. */
    public static final int BDX = 6;

    /** The y component of the displacement of B. */
    public static final int BDY = 7;

    /** The number of rows. */
    public static final int COUNT = 8;

    private static final List<String> NAMES = List.of("ax", "ay", "adx", "ady", "bx", "by", "bdx", "bdy");

    private MotionRow() {}

    /** Returns the name of a row, as the parameters of {@link Sweeper#sweep} are named. */
    static String name(int row) {
        return NAMES.get(row);
    }
}
