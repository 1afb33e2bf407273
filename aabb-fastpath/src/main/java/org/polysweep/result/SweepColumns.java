package org.polysweep.result;

import java.util.Arrays;
import java.util.Objects;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.argument.QueryRange;

/**
 * The answers to many sweeps, as columns: element i of every array belongs to query i. Plain arrays of a fixed length,
 * to be read in place and reused; a batch writes only the elements of its queries.
 *
 * <p>Each number has the same bits as in a {@link SweepResult}. A number that does not exist is NaN, and a feature that
 * does not exist has the index {@link SweepResult#NO_FEATURE} and the kind {@link #VERTEX}. Not thread-safe, but two
 * threads may write two ranges that have no query in common.
 *
 * <p>Arrays cannot refuse to be read. So a batch that is refused writes nothing, unless its method says otherwise, and
 * the columns hold what they held before.
 */
public final class SweepColumns {

    /** A {@link Feature.Kind#VERTEX}, in {@link #featureKindA} and {@link #featureKindB}. */
    public static final byte VERTEX = 0;

    /** A {@link Feature.Kind#EDGE}, in {@link #featureKindA} and {@link #featureKindB}. */
    public static final byte EDGE = 1;

    /** The verdicts, by {@link Verdict#code}. */
    public final byte[] verdict;

    /** The times at which the contacts begin, rounded down. */
    public final double[] enter;

    /** The times at which the contacts end, rounded up. */
    public final double[] exit;

    /** The x components of the unit normals, from B toward A. */
    public final double[] normalX;

    /** The y components of the unit normals, from B toward A. */
    public final double[] normalY;

    /** The kinds of the features of A: {@link #VERTEX} or {@link #EDGE}. */
    public final byte[] featureKindA;

    /** The caller's indices of the vertices or edges of A that touch B. */
    public final int[] featureIndexA;

    /** The kinds of the features of B: {@link #VERTEX} or {@link #EDGE}. */
    public final byte[] featureKindB;

    /** The caller's indices of the vertices or edges of B that touch A. */
    public final int[] featureIndexB;

    /** The numbers of contact points: 0 to 2. */
    public final byte[] contactCount;

    /** The x coordinates of the first contact points, in the world. */
    public final double[] contactX0;

    /** The y coordinates of the first contact points. */
    public final double[] contactY0;

    /** The x coordinates of the second contact points. */
    public final double[] contactX1;

    /** The y coordinates of the second contact points. */
    public final double[] contactY1;

    /** The x coordinates of the rest positions of A, rounded away from B. */
    public final double[] safeAX;

    /** The y coordinates of the rest positions of A. */
    public final double[] safeAY;

    /** The x coordinates of the rest positions of B, rounded away from A. */
    public final double[] safeBX;

    /** The y coordinates of the rest positions of B. */
    public final double[] safeBY;

    /** All columns of doubles. */
    private final double[][] doubles;

    /**
     * Creates columns in which every verdict is MISS.
     *
     * @param size the number of queries
     * @throws IllegalArgumentException if it is negative
     */
    public SweepColumns(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("size must be >= 0, but was " + size);
        }
        verdict = new byte[size];
        enter = new double[size];
        exit = new double[size];
        normalX = new double[size];
        normalY = new double[size];
        featureKindA = new byte[size];
        featureIndexA = new int[size];
        featureKindB = new byte[size];
        featureIndexB = new int[size];
        contactCount = new byte[size];
        contactX0 = new double[size];
        contactY0 = new double[size];
        contactX1 = new double[size];
        contactY1 = new double[size];
        safeAX = new double[size];
        safeAY = new double[size];
        safeBX = new double[size];
        safeBY = new double[size];
        doubles = new double[][] {
            enter, exit, normalX, normalY, contactX0, contactY0, contactX1, contactY1, safeAX, safeAY, safeBX, safeBY
        };
        writeMisses(0, size);
    }

    /** Returns the number of queries. */
    public int size() {
        return verdict.length;
    }

    /** Returns whether an array is one of these columns. */
    public boolean has(double[] column) {
        for (double[] known : doubles) {
            if (known == column) {
                return true;
            }
        }
        return false;
    }

    /**
     * Writes MISS for the queries from {@code from} (inclusive) to {@code to} (exclusive), and NaN, or the index or
     * kind for a missing feature, in all other columns.
     */
    public void writeMisses(int from, int to) {
        QueryRange.require("verdict", verdict.length, from, to);
        Arrays.fill(verdict, from, to, Verdict.MISS.code());
        Arrays.fill(featureKindA, from, to, VERTEX);
        Arrays.fill(featureIndexA, from, to, SweepResult.NO_FEATURE);
        Arrays.fill(featureKindB, from, to, VERTEX);
        Arrays.fill(featureIndexB, from, to, SweepResult.NO_FEATURE);
        Arrays.fill(contactCount, from, to, (byte) 0);
        for (double[] column : doubles) {
            Arrays.fill(column, from, to, Double.NaN);
        }
    }

    /**
     * Writes a complete answer as the answer to query {@code i}.
     *
     * @throws IllegalStateException if the last sweep into {@code result} was refused; then nothing has been written
     */
    public void write(int i, SweepResult result) {
        if (i < 0 || i >= verdict.length) {
            throw new IndexOutOfBoundsException("i must be in [0, size) = [0, " + verdict.length + "), but was " + i);
        }
        Objects.requireNonNull(result, "result must not be null; sweep into it first");
        verdict[i] = result.verdict().code();
        enter[i] = result.enter();
        exit[i] = result.exit();
        normalX[i] = result.normalX();
        normalY[i] = result.normalY();
        featureKindA[i] = code(result.featureKindA());
        featureIndexA[i] = result.featureIndexA();
        featureKindB[i] = code(result.featureKindB());
        featureIndexB[i] = result.featureIndexB();
        contactCount[i] = (byte) result.contactCount();
        contactX0[i] = result.contactX(0);
        contactY0[i] = result.contactY(0);
        contactX1[i] = result.contactX(1);
        contactY1[i] = result.contactY(1);
        safeAX[i] = result.safeAX();
        safeAY[i] = result.safeAY();
        safeBX[i] = result.safeBX();
        safeBY[i] = result.safeBY();
    }

    /** Returns the number for a kind of feature in a column: {@link #VERTEX} or {@link #EDGE}. */
    public static byte code(Feature.Kind kind) {
        return kind == Feature.Kind.EDGE ? EDGE : VERTEX;
    }
}
