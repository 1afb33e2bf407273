package org.polysweep.conformance.query;

import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import org.polysweep.oracle.Query;

/** Kinds of queries, each nasty in its own way. The same random numbers give the same query on every JDK. */
public enum QueryClass {
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
    /** Everything on a small grid: corner to corner, sliding, resting, parallel, collinear, in touch at exactly 0 or 1. */
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
    /** Degenerate ones and their neighbours, where numbers cancel, and where products are too small or too large for doubles. */
    NEAR_DEGENERATE(NearDegenerateQueries::nearDegenerate);

    @SuppressWarnings("ImmutableEnumChecker") // a method, which has no state
    private final BiFunction<RandomGenerator, Shapes, Query> generator;

    QueryClass(BiFunction<RandomGenerator, Shapes, Query> generator) {
        this.generator = generator;
    }

    /**
     * Returns a query of this class.
     *
     * @param random where it takes its numbers from
     * @return a legal query; one in four is given awkwardly: in the other winding, with repeated and superfluous vertices
     */
    public Query next(RandomGenerator random) {
        Shapes shapes = new Shapes(random);
        Query query = generator.apply(random, shapes);
        if (random.nextInt(4) != 0) {
            return query;
        }
        return Edits.withShapes(query, shapes.awkward(query.a()), shapes.awkward(query.b()));
    }

    static Query any(RandomGenerator random, Shapes shapes, QueryClass... classes) {
        return classes[random.nextInt(classes.length)].generator.apply(random, shapes);
    }
}
