package org.polysweep.benchmarks.query;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The sets of queries, by the names under which the figures are reported. */
public enum QueryKind {
    /** Axis-parallel boxes: what a game of tiles asks all day. */
    BOXES("boxes", 64, Shapes::box, Encounters::next),
    /** Boxes turned by any angle. */
    ROTATED_BOXES("rotated-boxes", 64, Shapes::rotatedBox, Encounters::next),
    /** The usual small polygons of a physics engine. */
    SMALL_POLYGONS("3-8-gons", 64, Shapes::smallPolygon, Encounters::next),
    /** Small polygons and tiles with whole coordinates on a small grid: sharing edges and corners, sliding, resting. */
    GRID("grid", 64, Shapes::gridPolygon, GridEncounters::next),
    /** Polygons with 16 corners, near an ellipse, as are those that follow. */
    POLYGONS_16("16-gons", 64, shapes -> shapes.polygon(16), Encounters::next),
    /** Polygons with 64 corners. */
    POLYGONS_64("64-gons", 32, shapes -> shapes.polygon(64), Encounters::next),
    /** Polygons with 1,024 corners. */
    POLYGONS_1024("1024-gons", 16, shapes -> shapes.polygon(1024), Encounters::next),
    /** Polygons with 10,000 corners. */
    POLYGONS_10000("10000-gons", 8, shapes -> shapes.polygon(10_000), Encounters::next),
    /** Polygons of 3 to 16 corners. */
    POLYGONS_3_16("3-16-gons", 64, Shapes::mediumPolygon, Encounters::next),
    /** Small polygons that hit. */
    HITS("hits", 64, Shapes::smallPolygon, Encounters::hit),
    /** Small polygons that pass each other by, or stop short. */
    NEAR_MISSES("near-misses", 64, Shapes::smallPolygon, Encounters::nearMiss),
    /** Small polygons far from each other. */
    FAR_MISSES("far-misses", 64, Shapes::smallPolygon, Encounters::farMiss),
    /** Small polygons that are in each other to begin with. */
    OVERLAPS("overlaps", 64, Shapes::smallPolygon, Encounters::overlap);

    private final String label;
    private final int shapes;

    @SuppressWarnings("ImmutableEnumChecker") // a method, which has no state
    private final Function<Shapes, double[]> shape;

    @SuppressWarnings("ImmutableEnumChecker") // likewise
    private final BiFunction<Random, List<double[]>, Query> encounter;

    QueryKind(
            String label,
            int shapes,
            Function<Shapes, double[]> shape,
            BiFunction<Random, List<double[]>, Query> encounter) {
        this.label = label;
        this.shapes = shapes;
        this.shape = shape;
        this.encounter = encounter;
    }

    /**
     * Returns the kind with the given name.
     *
     * @throws IllegalArgumentException if there is none; the message names those that there are
     */
    public static QueryKind named(String label) {
        return Arrays.stream(values())
                .filter(kind -> kind.label.equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no queries are named " + label + "; there are "
                        + Arrays.stream(values()).map(QueryKind::label).toList()));
    }

    /** Returns the name under which the figures are reported. */
    public String label() {
        return label;
    }

    /** Makes the queries; the same ones at every call. */
    public QuerySet make() {
        // Random, and of it only what its documentation gives the formulas of.
        Random random = new Random(label.hashCode());
        Shapes maker = new Shapes(random);
        List<double[]> made = new ArrayList<>();
        for (int i = 0; i < shapes; i++) {
            made.add(shape.apply(maker));
        }
        List<Query> queries = new ArrayList<>();
        for (int i = 0; i < QuerySet.SIZE; i++) {
            queries.add(encounter.apply(random, made));
        }
        return new QuerySet(made, queries);
    }
}
