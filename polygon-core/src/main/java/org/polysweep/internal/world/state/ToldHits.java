package org.polysweep.internal.world.state;

import java.util.Arrays;

/**
 * The contacts that a listener has received in a step: the two bodies, the normal, and the last time with it. A body
 * that is pressed into a corner is deflected from one side to the other and back at one time, and each of its contacts
 * is reported once. Reusable; no allocation once grown.
 */
public final class ToldHits {

    private static final long EMPTY = -1;

    private long[] pairs = new long[16];
    private double[] normalX = new double[16];
    private double[] normalY = new double[16];
    private double[] time = new double[16];
    private int size;

    ToldHits() {
        Arrays.fill(pairs, EMPTY);
    }

    void clear() {
        if (size > 0) {
            Arrays.fill(pairs, EMPTY);
            size = 0;
        }
    }

    /** Notes a contact of two bodies, A before B; returns whether it is new at this time. */
    public boolean add(int a, int b, double x, double y, double time) {
        if (2 * size >= pairs.length) {
            grow();
        }
        long pair = ((long) a << Integer.SIZE) | b;
        int place = place(pair, x, y);
        boolean isNew = pairs[place] == EMPTY || this.time[place] != time;
        if (pairs[place] == EMPTY) {
            size++;
        }
        set(place, pair, x, y, time);
        return isNew;
    }

    private void set(int place, long pair, double x, double y, double time) {
        pairs[place] = pair;
        normalX[place] = x;
        normalY[place] = y;
        this.time[place] = time;
    }

    /** The index of a contact, or of the free slot for it. */
    private int place(long pair, double x, double y) {
        long key = pair + 31 * Double.doubleToRawLongBits(x) + 17 * Double.doubleToRawLongBits(y);
        // The golden ratio spreads keys over the table (Knuth, vol. 3, 6.4).
        int place = (int) ((key * 0x9E3779B97F4A7C15L) >>> Integer.SIZE) & (pairs.length - 1);
        while (pairs[place] != EMPTY && (pairs[place] != pair || normalX[place] != x || normalY[place] != y)) {
            place = (place + 1) & (pairs.length - 1);
        }
        return place;
    }

    private void grow() {
        long[] oldPairs = pairs;
        double[] oldX = normalX;
        double[] oldY = normalY;
        double[] oldTime = time;
        pairs = new long[2 * oldPairs.length];
        Arrays.fill(pairs, EMPTY);
        normalX = new double[pairs.length];
        normalY = new double[pairs.length];
        time = new double[pairs.length];
        for (int old = 0; old < oldPairs.length; old++) {
            if (oldPairs[old] != EMPTY) {
                set(place(oldPairs[old], oldX[old], oldY[old]), oldPairs[old], oldX[old], oldY[old], oldTime[old]);
            }
        }
    }
}
