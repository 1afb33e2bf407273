package org.polysweep.validate;

import java.util.function.BiConsumer;

/**
 * Kinds of queries about boxes, each of which makes sweeps fail in its own way. A query depends only on its kind, a
 * seed and a number, so each query can be generated again without the others, and is the same on every JDK.
 */
public enum BoxQueryKind {
    /** Boxes of up to 10 units at random positions, where hardly anything coincides. */
    UNIFORM(1, true, RandomBoxes::uniform),
    /** All numbers are small integers, or quarters of them; some boxes are flat, or points; some zeros are -0.0. */
    GRID(2, true, GridBoxes::grid),
    /** On the grid, one box slides along a side of the other, past its ends, onto it or off it. */
    SLIDING(3, true, GridBoxes::sliding),
    /** On the grid, one box rests at a side of the other; it stays, leaves or moves into it. */
    RESTING(4, true, GridBoxes::resting),
    /** On the grid, a vertex moves toward a vertex, to arrive at 1/4, 1/2 or 1, or a little later. */
    CORNERS(5, true, GridBoxes::corners),
    /** A small, fast box against a thin, distant one. */
    BULLETS(6, true, RandomBoxes::bullets),
    /** The grid in steps of 0.1, which doubles cannot hold. */
    DECIMALS(7, false, RoundedBoxes::decimals),
    /** Other kinds with some numbers changed by an ulp. */
    ULPS(8, false, RoundedBoxes::ulps),
    /** Other kinds far from the origin: positions of 1e6 to 1e15. */
    OFFSETS(9, false, RoundedBoxes::offsets),
    /** Other kinds so small that numbers are subnormal. */
    SUBNORMAL(10, false, RoundedBoxes::subnormal),
    /**
     * The grid, changed by a margin of 2^-10 down to 2^-40 on an axis; no sum is rounded, so these queries expose
     * epsilons.
     */
    MARGINS(11, true, GridBoxes::margins);

    /** Makes the queries of each kind differ from the queries of other kinds; never changes. */
    private final int salt;

    private final boolean ordinary;

    @SuppressWarnings("ImmutableEnumChecker") // a method, which has no state
    private final BiConsumer<SplitMix64, double[]> form;

    BoxQueryKind(int salt, boolean ordinary, BiConsumer<SplitMix64, double[]> form) {
        this.salt = salt;
        this.ordinary = ordinary;
        this.form = form;
    }

    /**
     * Returns whether plain doubles can be expected to give the right answer. On the grid all differences are exact,
     * and two quotients of them are equal where they ought to be; and in random queries nothing is closer than the
     * rounding errors. In the other kinds the verdict itself may depend on a bit that is lost to rounding.
     */
    public boolean isOrdinary() {
        return ordinary;
    }

    /**
     * Returns a query.
     *
     * @param seed any number
     * @param index the number of the query for that seed; any number
     */
    public BoxQuery query(long seed, long index) {
        SplitMix64 random = new SplitMix64();
        random.seed(salt, seed, index);
        double[] numbers = new double[BoxQuery.SIZE];
        form.accept(random, numbers);
        return new BoxQuery().set(numbers);
    }
}
