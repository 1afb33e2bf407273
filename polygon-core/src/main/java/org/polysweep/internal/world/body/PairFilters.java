package org.polysweep.internal.world.body;

import java.util.Arrays;

/** The pairs of bodies that may collide, by slot: their categories and masks, and which are sensors or one-way. */
public final class PairFilters {

    public long[] category = {};
    public long[] mask = {};

    /** The bodies that are solid from one side only. */
    public final OneWaySides oneWay = new OneWaySides();

    /** True if a body is reported and stops no body. */
    private boolean[] sensor = {};

    /** True if a body has ever had a filter of its own. */
    private boolean isFiltered;

    /** True if a body has ever been a sensor. */
    private boolean hasSensors;

    /** Gives a body the category 1, all bits as its mask, and makes it neither a sensor nor one-way. */
    void clear(int slot) {
        category[slot] = 1;
        mask[slot] = -1;
        sensor[slot] = false;
        oneWay.set(slot, 0, 0);
    }

    public void setBits(int slot, long category, long mask) {
        this.category[slot] = category;
        this.mask[slot] = mask;
        isFiltered = true;
    }

    public void setSensor(int slot, boolean isSensor) {
        sensor[slot] = isSensor;
        hasSensors |= isSensor;
    }

    public boolean isSensor(int slot) {
        return hasSensors && sensor[slot];
    }

    /** Returns whether one of two bodies, or both, is a sensor, so that they pass through each other. */
    boolean haveSensor(int slot, int other) {
        return hasSensors && (sensor[slot] || sensor[other]);
    }

    /** Returns whether the categories and masks of two bodies allow a collision. */
    public boolean bitsPass(int slot, int other) {
        return !isFiltered || ((category[slot] & mask[other]) != 0 && (category[other] & mask[slot]) != 0);
    }

    /** Copies the filters of the first bodies of another store; the arrays are long enough. */
    void set(PairFilters other, int count) {
        System.arraycopy(other.category, 0, category, 0, count);
        System.arraycopy(other.mask, 0, mask, 0, count);
        System.arraycopy(other.sensor, 0, sensor, 0, count);
        oneWay.set(other.oneWay, count);
        isFiltered = other.isFiltered;
        hasSensors = other.hasSensors;
    }

    void grow(int length) {
        category = Arrays.copyOf(category, length);
        mask = Arrays.copyOf(mask, length);
        sensor = Arrays.copyOf(sensor, length);
        oneWay.grow(length);
    }
}
