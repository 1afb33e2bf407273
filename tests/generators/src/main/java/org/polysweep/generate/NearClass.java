package org.polysweep.generate;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Query;

/**
 * Kinds of queries that separate a tolerance from the truth: verdicts, times and normals depend on margins of every
 * scale. All sums of the numbers of two boxes on an axis are exact in doubles; each class has a twin, with {@code
 * float-} before its name, in which they are exact in floats. The same random numbers give the same query on every JDK.
 */
public enum NearClass implements QuerySeries {
    /** A box passes a side of another by a margin, or does not. */
    NEAR_SIDE_BOXES(boxes(NearBoxQueries::ordinary, NearBoxQueries::side)),
    /** A corner of a box passes a corner of another by a margin, or does not. */
    NEAR_CORNER_BOXES(boxes(NearBoxQueries::ordinary, NearBoxQueries::corner)),
    /** Two boxes meet on both axes at almost the same time. */
    NEAR_TIE_BOXES(boxes(NearBoxQueries::ordinary, NearBoxQueries::tie)),
    /** Two boxes are a margin apart, or overlap by it, before anything moves. */
    NEAR_START_BOXES(boxes(NearBoxQueries::ordinary, NearBoxQueries::start)),
    /** A box arrives at another a margin before or after the end of the step. */
    NEAR_END_BOXES(boxes(NearBoxQueries::ordinary, NearBoxQueries::end)),
    /** Nothing moves on one axis, on which the boxes touch as often as not. */
    STILL_AXIS_BOXES(boxes(NearBoxQueries::ordinary, NearBoxQueries::still)),
    /** All of these where one box is up to a million times as large as the other. */
    SIZE_RATIO_BOXES(boxes(NearBoxQueries::ratio, NearBoxQueries::any)),
    /** All of these where one box is thin, or both are. */
    NEAR_THIN_BOXES(boxes(NearBoxQueries::thin, NearBoxQueries::any)),

    /** A vertex of a polygon passes a vertex of another by a margin, or does not. */
    NEAR_SIDE(polygons(NearPolygonQueries::ordinary, NearPolygonQueries::side)),
    /** Two polygons are a margin apart, or overlap by it, before anything moves. */
    NEAR_START(polygons(NearPolygonQueries::ordinary, NearPolygonQueries::start)),
    /** A polygon arrives at another a margin before or after the end of the step. */
    NEAR_END(polygons(NearPolygonQueries::ordinary, NearPolygonQueries::end)),
    /** Two edges are almost parallel: the sine between them is a margin. */
    NEAR_PARALLEL(polygons(NearPolygonQueries::ordinary, NearPolygonQueries::parallel)),
    /** The first three where one polygon is up to a million times as large as the other. */
    SIZE_RATIO(polygons(NearPolygonQueries::ratio, NearPolygonQueries::any)),
    /** The first three where one polygon is thin, or both are. */
    NEAR_THIN(polygons(NearPolygonQueries::thin, NearPolygonQueries::any)),

    /** {@link #NEAR_SIDE_BOXES} in floats. */
    FLOAT_NEAR_SIDE_BOXES(NEAR_SIDE_BOXES),
    /** {@link #NEAR_CORNER_BOXES} in floats. */
    FLOAT_NEAR_CORNER_BOXES(NEAR_CORNER_BOXES),
    /** {@link #NEAR_TIE_BOXES} in floats. */
    FLOAT_NEAR_TIE_BOXES(NEAR_TIE_BOXES),
    /** {@link #NEAR_START_BOXES} in floats. */
    FLOAT_NEAR_START_BOXES(NEAR_START_BOXES),
    /** {@link #NEAR_END_BOXES} in floats. */
    FLOAT_NEAR_END_BOXES(NEAR_END_BOXES),
    /** {@link #STILL_AXIS_BOXES} in floats. */
    FLOAT_STILL_AXIS_BOXES(STILL_AXIS_BOXES),
    /** {@link #SIZE_RATIO_BOXES} in floats. */
    FLOAT_SIZE_RATIO_BOXES(SIZE_RATIO_BOXES),
    /** {@link #NEAR_THIN_BOXES} in floats. */
    FLOAT_NEAR_THIN_BOXES(NEAR_THIN_BOXES),
    /** {@link #NEAR_SIDE} in floats. */
    FLOAT_NEAR_SIDE(NEAR_SIDE),
    /** {@link #NEAR_START} in floats. */
    FLOAT_NEAR_START(NEAR_START),
    /** {@link #NEAR_END} in floats. */
    FLOAT_NEAR_END(NEAR_END),
    /** {@link #NEAR_PARALLEL} in floats. */
    FLOAT_NEAR_PARALLEL(NEAR_PARALLEL),
    /** {@link #SIZE_RATIO} in floats. */
    FLOAT_SIZE_RATIO(SIZE_RATIO),
    /** {@link #NEAR_THIN} in floats. */
    FLOAT_NEAR_THIN(NEAR_THIN);

    private static final String TWIN = "FLOAT_";

    @SuppressWarnings("ImmutableEnumChecker") // a method, which has no state
    private final BiFunction<RandomGenerator, Lattice, Query> generator;

    private final boolean floats;

    NearClass(BiFunction<RandomGenerator, Lattice, Query> generator) {
        this.generator = generator;
        this.floats = false;
    }

    /** The twin of a class, with numbers that are floats. */
    NearClass(NearClass ofDoubles) {
        this.generator = ofDoubles.generator;
        this.floats = true;
    }

    /** How boxes of some sizes are made around a scene. */
    private interface Boxes {
        Query make(RandomGenerator random, Lattice lattice, NearBoxQueries.Scene scene);
    }

    /** How polygons of some sizes are made around a scene. */
    private interface Polygons {
        Query make(RandomGenerator random, Lattice lattice, NearPolygonQueries.Scene scene);
    }

    private static BiFunction<RandomGenerator, Lattice, Query> boxes(Boxes boxes, NearBoxQueries.Scene scene) {
        return (random, lattice) -> boxes.make(random, lattice, scene);
    }

    private static BiFunction<RandomGenerator, Lattice, Query> polygons(
            Polygons polygons, NearPolygonQueries.Scene scene) {
        return (random, lattice) -> polygons.make(random, lattice, scene);
    }

    /** Returns the classes of two boxes, in floats or in doubles. */
    public static List<NearClass> ofBoxes(boolean inFloats) {
        return Arrays.stream(values())
                .filter(kind -> kind.floats == inFloats && kind.name().endsWith("_BOXES"))
                .toList();
    }

    /** Returns whether the numbers are floats. */
    public boolean isOfFloats() {
        return floats;
    }

    @Override
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public CompoundQuery inParts(long seed, long index) {
        // A twin has the scenes of its class.
        String scenes = floats ? name().substring(TWIN.length()) : name();
        Random random =
                new Random(QueryClass.mixed(QueryClass.mixed(QueryClass.mixed(scenes.hashCode()) ^ seed) ^ index));
        Lattice lattice = floats ? Lattice.floats(random) : Lattice.doubles(random);
        return CompoundQuery.of(generator.apply(random, lattice));
    }
}
