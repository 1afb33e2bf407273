package org.polysweep.matrix;

import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepColumns;
import org.polysweep.result.SweepResult;

/**
 * The rows of the matrix that a {@link SweepBatch} writes: column i has the answer to query i. Numbers that do not
 * exist are NaN.
 */
public final class OutcomeRow {

    /** The verdict, by {@link Verdict#code}. */
    public static final int VERDICT = 0;

    /** The time at which the contact begins, rounded down. */
    public static final int ENTER = 1;

    /** The time at which the contact ends, rounded up. */
    public static final int EXIT = 2;

    /** The x component of the unit normal, from B toward A. */
    public static final int NORMAL_X = 3;

    /** The y component of the unit normal, from B toward A. */
    public static final int NORMAL_Y = 4;

    /** The kind of the feature of A: {@link SweepColumns#VERTEX} or {@link SweepColumns#EDGE}. */
    public static final int FEATURE_KIND_A = 5;

    /** The caller's index of the vertex or edge of A that touches B, or {@link SweepResult#NO_FEATURE}. */
    public static final int FEATURE_INDEX_A = 6;

    /** The kind of the feature of B. */
    public static final int FEATURE_KIND_B = 7;

    /** The caller's index of the vertex or edge of B that touches A, or {@link SweepResult#NO_FEATURE}. */
    public static final int FEATURE_INDEX_B = 8;

    /** The number of contact points: 0 to 2. */
    public static final int CONTACT_COUNT = 9;

    /** The x coordinate of the first contact point, in the world. */
    public static final int CONTACT_X0 = 10;

    /** The y coordinate of the first contact point. */
    public static final int CONTACT_Y0 = 11;

    /** The x coordinate of the second contact point. */
    public static final int CONTACT_X1 = 12;

    /** The y coordinate of the second contact point. */
    public static final int CONTACT_Y1 = 13;

    /** The x coordinate of the rest position of A, rounded away from B. */
    public static final int SAFE_AX = 14;

    /** The y coordinate of the rest position of A. */
    public static final int SAFE_AY = 15;

    /** The x coordinate of the rest position of B, rounded away from A. */
    public static final int SAFE_BX = 16;

    /** The y coordinate of the rest position of B. */
    public static final int SAFE_BY = 17;

    /** The number of rows. */
    public static final int COUNT = 18;

    private OutcomeRow() {}

    /** Writes an answer into a column of a matrix in row-major order, given the length of its rows. */
    static void write(SweepResult result, double[] data, int columns, int column) {
        data[column] = result.verdict().code();
        data[ENTER * columns + column] = result.enter();
        data[EXIT * columns + column] = result.exit();
        data[NORMAL_X * columns + column] = result.normalX();
        data[NORMAL_Y * columns + column] = result.normalY();
        data[FEATURE_KIND_A * columns + column] = SweepColumns.code(result.featureKindA());
        data[FEATURE_INDEX_A * columns + column] = result.featureIndexA();
        data[FEATURE_KIND_B * columns + column] = SweepColumns.code(result.featureKindB());
        data[FEATURE_INDEX_B * columns + column] = result.featureIndexB();
        data[CONTACT_COUNT * columns + column] = result.contactCount();
        data[CONTACT_X0 * columns + column] = result.contactX(0);
        data[CONTACT_Y0 * columns + column] = result.contactY(0);
        data[CONTACT_X1 * columns + column] = result.contactX(1);
        data[CONTACT_Y1 * columns + column] = result.contactY(1);
        data[SAFE_AX * columns + column] = result.safeAX();
        data[SAFE_AY * columns + column] = result.safeAY();
        data[SAFE_BX * columns + column] = result.safeBX();
        data[SAFE_BY * columns + column] = result.safeBY();
    }
}
