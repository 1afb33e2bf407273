package org.polysweep.generate;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Query;

/** Kinds of queries, each nasty in its own way. The same random numbers give the same query on every JDK. */
public enum QueryClass implements QuerySeries {
    /** Axis-parallel boxes at random. */
    BOXES(PlainQueries::boxes),
    /** Boxes turned by random angles. */
    TURNED_BOXES(PlainQueries::turnedBoxes),
    /** Polygons with 3 to 16 corners or so. */
    POLYGONS(PlainQueries::polygons),
    /** Regular polygons: all edges parallel to others, and all corners near one circle. */
    ROUND(PlainQueries::round),
    /** Points and segments against anything. */
    THIN(PlainQueries::thin),
    /** Triangles that are almost segments. */
    SLIVERS(PlainQueries::slivers),
    /** Small and fast: a bullet against something thin and far. */
    BULLETS(PlainQueries::bullets),
    /**
     * Everything on a small grid: corner to corner, sliding, resting, parallel, collinear, in touch at exactly 0 or 1.
     */
    GRID(GridQueries::grid),
    /** Points and segments on a small grid: parallel, crossing, in line, end to end; C is often flat. */
    THIN_GRID(GridQueries::thinGrid),
    /** Boxes on a small grid, as in a game of tiles. */
    TILES(GridQueries::tiles),
    /** The grid in steps of 0.1, which doubles cannot hold: contacts that are off by an ulp. */
    DECIMALS(GridQueries::decimals),
    /** The grid, with any number changed by an ulp. */
    ULPS(GridQueries::ulps),
    /** Far from the origin: positions of 1e6 to 1e15. */
    OFFSETS(ScaledQueries::offsets),
    /** Scaled by powers of two, down to the subnormal numbers and up to the largest. */
    SCALES(ScaledQueries::scales),
    /** Shapes, positions and moves each of a magnitude of its own. */
    MIXED_SCALES(ScaledQueries::mixedScales),
    /** All that doubles have at their ends: subnormal numbers, the largest ones, -0.0. */
    EXTREMES(ScaledQueries::extremes),
    /** Nothing moves, or both move alike, or one moves by an ulp. */
    STANDING(MotionQueries::standing),
    /** The motion is parallel to an edge of one of the shapes. */
    ALONG_EDGES(MotionQueries::alongEdges),
    /** A corner of A is sent exactly, or almost, to a corner of B, for an arrival at 0, 1/2 or 1. */
    CORNER_TO_CORNER(MotionQueries::cornerToCorner),
    /**
     * Degenerate ones and their neighbors, where numbers cancel, and where products are too small or too large for
     * doubles.
     */
    NEAR_DEGENERATE(NearDegenerateQueries::nearDegenerate),

    /** Boxes, turned boxes and polygons at random: one class of all that is in general position. */
    UNIFORM(PlainQueries::uniform),
    /** In touch at 0, exactly: nothing moves, or both move alike, or A is drawn away from B or pressed into it. */
    RESTING(ContactQueries::resting),
    /** A moves exactly along the line of an edge of B: from before the edge to its end and beyond, never into B. */
    SLIDING(ContactQueries::sliding),
    /**
     * Two parts of one polygon, cut in two: they have both ends of an edge in common, before they move or when they
     * arrive.
     */
    SHARED_EDGES(SharedEdgeQueries::sharedEdges),
    /** All numbers subnormal, or small multiples of the smallest; or ordinary shapes in touch that hardly move. */
    SUBNORMAL(ScaledQueries::subnormal),
    /** Outlines of countries, drifting past each other: decimals with four digits. */
    COUNTRIES(RealQueries::countries),
    /** Outlines of letters, set beside each other, falling onto each other, or flying: whole units of a font. */
    LETTERS(RealQueries::letters),

    /** {@link #BULLETS}, boxes only. */
    BULLETS_BOXES(BULLETS),
    /** {@link #DECIMALS}, boxes only. */
    DECIMALS_BOXES(DECIMALS),
    /** {@link #ULPS}, boxes only. */
    ULPS_BOXES(ULPS),
    /** {@link #OFFSETS}, boxes only. */
    OFFSETS_BOXES(OFFSETS),
    /** {@link #EXTREMES}, boxes only. */
    EXTREMES_BOXES(EXTREMES),
    /** {@link #STANDING}, boxes only. */
    STANDING_BOXES(STANDING),
    /** {@link #CORNER_TO_CORNER}, boxes only. */
    CORNER_TO_CORNER_BOXES(CORNER_TO_CORNER),
    /** {@link #NEAR_DEGENERATE}, boxes only. */
    NEAR_DEGENERATE_BOXES(NEAR_DEGENERATE),
    /** {@link #RESTING}, boxes only. */
    RESTING_BOXES(RESTING),
    /** {@link #SLIDING}, boxes only. */
    SLIDING_BOXES(SLIDING),
    /** {@link #SUBNORMAL}, boxes only. */
    SUBNORMAL_BOXES(SUBNORMAL),

    /** Circles at random; one in four is a point against a circle. */
    ROUND_CIRCLES(RoundQueries::circles),
    /** Capsules against capsules, circles, polygons with and without a radius, at random. */
    ROUND_CAPSULES(RoundQueries::capsules),
    /** Boxes, turned boxes and polygons with a radius, of which one may be 0, at random. */
    ROUND_POLYGONS(RoundQueries::polygons),
    /** {@link #GRID} with small whole radii: tangents, and contacts where an arc and a straight side join. */
    ROUND_GRID(RoundQueries::grid),
    /**
     * A moves exactly along a tangent of the obstacle, straight sides included; in one of four the radius is an ulp
     * off.
     */
    ROUND_TANGENT(RoundQueries::tangent),
    /** Radii much larger than the shapes that they are around; and numbers up to the largest. */
    ROUND_HUGE(RoundQueries::huge),
    /**
     * Radii much smaller than the shapes that they are around, subnormal ones among them; and all numbers subnormal.
     */
    ROUND_TINY(RoundQueries::tiny),

    /** Numbers with few bits, of sizes as far apart as the parts of a sum of doubles: some tails are zero, not all. */
    SPARSE(SparseQueries::sparse),
    /** {@link #SPARSE}, boxes only. */
    SPARSE_BOXES(SPARSE),
    /** {@link #SPARSE} with a radius around one or both. */
    ROUND_SPARSE(SparseQueries::round);

    private static final Set<QueryClass> ROUNDED = rounded();

    @SuppressWarnings("ImmutableEnumChecker") // a method, which has no state
    private final BiFunction<RandomGenerator, Shapes, Query> generator;

    private final boolean boxesOnly;

    QueryClass(BiFunction<RandomGenerator, Shapes, Query> generator) {
        this.generator = generator;
        this.boxesOnly = false;
    }

    /** The class of which this one is the form with boxes only. */
    QueryClass(QueryClass ofAnyShapes) {
        this.generator = ofAnyShapes.generator;
        this.boxesOnly = true;
    }

    private static Set<QueryClass> rounded() {
        Set<QueryClass> rounded = EnumSet.range(ROUND_CIRCLES, ROUND_TINY);
        rounded.add(ROUND_SPARSE);
        return Collections.unmodifiableSet(rounded);
    }

    /**
     * Returns the class of a name.
     *
     * @param label a {@link #label()}
     * @return the class
     * @throws IllegalArgumentException if there is none; the message lists all names
     */
    public static QueryClass named(String label) {
        return Arrays.stream(values())
                .filter(queryClass -> queryClass.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "label must be the name of a class, but was \"" + label + "\"; known are "
                                + Arrays.stream(values()).map(QueryClass::label).collect(Collectors.joining(", "))));
    }

    /** The name as users write it, lower case with dashes: {@code corner-to-corner}. */
    @Override
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns whether its shapes have radii; other classes have polygons. */
    public boolean hasRadii() {
        return ROUNDED.contains(this);
    }

    /**
     * Returns one of the queries of a seed. Each is made by itself, from the name of the class and the two numbers: so
     * any part of a campaign can be made again, in any order, by any number of threads. A campaign over the seeds from
     * one to another, both included, with a count of queries each, asks for the indices from 0 to count - 1 of every
     * seed.
     *
     * @param seed any number
     * @param index which of the queries of the seed, any number
     * @return a legal query, as {@link #next} describes it
     */
    public Query query(long seed, long index) {
        return next(new Random(mixed(mixed(mixed(name().hashCode()) ^ seed) ^ index)));
    }

    @Override
    public CompoundQuery inParts(long seed, long index) {
        return CompoundQuery.of(query(seed, index));
    }

    /**
     * Returns a query of this class.
     *
     * @param random where it takes its numbers from
     * @return a legal query; one in four is given awkwardly: in the other winding, with repeated and superfluous
     *     vertices
     */
    public Query next(RandomGenerator random) {
        Shapes shapes = boxesOnly ? Shapes.boxes(random) : Shapes.any(random);
        Query made = generator.apply(random, shapes);
        // Changed by an ulp in one vertex, a box is none.
        Query query = boxesOnly ? Edits.boundingBoxes(made) : made;
        if (random.nextInt(4) != 0) {
            return query;
        }
        return query.withShapes(shapes.awkward(query.a()), shapes.awkward(query.b()));
    }

    static Query any(RandomGenerator random, Shapes shapes, QueryClass... classes) {
        return classes[random.nextInt(classes.length)].generator.apply(random, shapes);
    }

    /** A bijection that turns neighbors into strangers; Steele, Lea and Flood give it as the last step of SplitMix. */
    static long mixed(long number) {
        long half = (number ^ (number >>> 30)) * 0xbf58_476d_1ce4_e5b9L;
        long most = (half ^ (half >>> 27)) * 0x94d0_49bb_1331_11ebL;
        return most ^ (most >>> 31);
    }
}
