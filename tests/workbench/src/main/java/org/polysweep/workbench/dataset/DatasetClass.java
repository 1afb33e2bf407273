package org.polysweep.workbench.dataset;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.polysweep.generate.NearClass;
import org.polysweep.generate.QueryClass;
import org.polysweep.generate.QuerySeries;
import org.polysweep.generate.TurningClass;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Part;

/**
 * The classes of the benchmark, each of one or more series of the generators, in turns. The queries of a class for a
 * seed never change.
 */
enum DatasetClass {
    /** Hardly anything coincides. */
    GENERAL(
            "boxes, turned boxes and polygons at random; small and fast shapes at something thin and far",
            QueryClass.UNIFORM,
            QueryClass.BULLETS),
    /** Contact at exactly 0. */
    RESTING("in touch at the beginning, exactly: then standing still, drawing away or pressing in", QueryClass.RESTING),
    /** Contact without an overlap. */
    SLIDING(
            "the motion is along an edge of the other shape, exactly; or parallel to an edge, almost",
            QueryClass.SLIDING,
            QueryClass.ALONG_EDGES),
    /** Everything coincides. */
    GRID(
            "polygons, segments, points and boxes with small whole numbers, where everything coincides",
            QueryClass.GRID,
            QueryClass.TILES),
    /** Off by an ulp or not. */
    DECIMALS("the grid in steps of 0.1, which doubles cannot hold", QueryClass.DECIMALS),
    /** One ulp beside a touch. */
    ULP(
            "the grid with any number changed by an ulp; a corner sent to a corner, or an ulp beside it",
            QueryClass.ULPS,
            QueryClass.CORNER_TO_CORNER),
    /** Far away from the origin. */
    FAR("positions of 1e6 to 1e15, where doubles are far apart", QueryClass.OFFSETS),
    /** Almost segments. */
    SLIVERS("triangles whose three corners almost lie on one line", QueryClass.SLIVERS),
    /** Many corners. */
    MANY_CORNERS("regular polygons of 24 to 36 corners", QueryClass.ROUND) {
        @Override
        boolean takes(CompoundQuery query) {
            return corners(query.a()) >= LEAST_CORNERS && corners(query.b()) >= LEAST_CORNERS;
        }
    },
    /** With a radius. */
    ROUND(
            "circles, capsules and rounded polygons: at random, on a grid, along tangents",
            QueryClass.ROUND_CIRCLES,
            QueryClass.ROUND_CAPSULES,
            QueryClass.ROUND_POLYGONS,
            QueryClass.ROUND_GRID,
            QueryClass.ROUND_TANGENT),
    /** With rotors. */
    TURNING(
            "at least one shape turns: polygons on a grid, some of them round; thin bars past boxes, at random",
            TurningClass.TURNING_GRID,
            TurningClass.TURNING_BARS),

    /** Near misses and near hits at sides and corners. */
    NEAR_SIDE(
            2,
            "a shape passes another one by a margin, or hits it by one: every power of two from 2^-10 of the"
                    + " size down to"
                    + " 2^-44",
            NearClass.NEAR_SIDE,
            NearClass.NEAR_SIDE_BOXES,
            NearClass.NEAR_CORNER_BOXES,
            NearClass.NEAR_TIE_BOXES),
    /** Margins at the beginning. */
    NEAR_START(
            2,
            "the shapes are such a margin apart at t = 0, or overlap by it",
            NearClass.NEAR_START,
            NearClass.NEAR_START_BOXES),
    /** Margins at the end. */
    NEAR_END(
            2,
            "a shape arrives at another such a margin before or after t = 1",
            NearClass.NEAR_END,
            NearClass.NEAR_END_BOXES),
    /** Nearly parallel edges. */
    NEAR_PARALLEL(
            2,
            "two edges are almost parallel when they meet: the sine between them is such a margin",
            NearClass.NEAR_PARALLEL),
    /** Large against small. */
    SIZE_RATIO(
            2,
            "one shape is up to a million times as large as the other, and a margin decides",
            NearClass.SIZE_RATIO,
            NearClass.SIZE_RATIO_BOXES),
    /** Thin shapes. */
    NEAR_THIN(
            2,
            "one shape is thin, down to a millionth of its length, and a margin decides",
            NearClass.NEAR_THIN,
            NearClass.NEAR_THIN_BOXES),
    /** All of these in floats. */
    FLOATS(
            2,
            "the six classes before, with numbers that are floats: margins down to 2^-18",
            NearClass.FLOAT_NEAR_SIDE,
            NearClass.FLOAT_NEAR_START,
            NearClass.FLOAT_NEAR_END,
            NearClass.FLOAT_NEAR_PARALLEL,
            NearClass.FLOAT_SIZE_RATIO,
            NearClass.FLOAT_NEAR_THIN,
            NearClass.FLOAT_NEAR_SIDE_BOXES,
            NearClass.FLOAT_NEAR_CORNER_BOXES,
            NearClass.FLOAT_NEAR_START_BOXES,
            NearClass.FLOAT_NEAR_END_BOXES);

    private static final int LEAST_CORNERS = 24;

    private final String what;

    @SuppressWarnings("ImmutableEnumChecker") // constants of enums
    private final List<QuerySeries> series;

    /** The first edition that it is in. */
    private final int since;

    DatasetClass(String what, QuerySeries... series) {
        this(1, what, series);
    }

    DatasetClass(int since, String what, QuerySeries... series) {
        this.since = since;
        this.what = what;
        this.series = List.of(series);
    }

    /** The classes of an edition. */
    static List<DatasetClass> of(int edition) {
        return Arrays.stream(values()).filter(kind -> kind.since <= edition).toList();
    }

    /** The name as users write it, lower case with dashes. */
    String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What is in it, in words. */
    String what() {
        return what;
    }

    /** The names of the series that it takes its queries from. */
    String seriesNames() {
        return series.stream().map(QuerySeries::label).collect(Collectors.joining(", "));
    }

    /** One of the candidates of a seed, plain: see {@link PlainForm}. */
    CompoundQuery candidate(long seed, long index) {
        QuerySeries one = series.get((int) (index % series.size()));
        return PlainForm.of(one.inParts(seed, index / series.size()));
    }

    /** Whether a candidate belongs here; it is left out if not. */
    boolean takes(CompoundQuery candidate) {
        return true;
    }

    private static int corners(List<Part> parts) {
        return parts.get(0).vertices().length / 2;
    }
}
