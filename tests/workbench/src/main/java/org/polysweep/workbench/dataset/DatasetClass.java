package org.polysweep.workbench.dataset;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
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
            TurningClass.TURNING_BARS);

    private static final int LEAST_CORNERS = 24;

    private final String what;

    @SuppressWarnings("ImmutableEnumChecker") // constants of enums
    private final List<QuerySeries> series;

    DatasetClass(String what, QuerySeries... series) {
        this.what = what;
        this.series = List.of(series);
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
