package org.polysweep.benchmarks.query;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** The sets of queries, by the names under which the figures are reported. */
public enum QueryKind {
    /** Axis-parallel boxes: what a game of tiles asks all day. */
    BOXES("boxes", 64, BenchmarkShapes::box, Encounters::next),
    /** Boxes turned by any angle. */
    ROTATED_BOXES("rotated-boxes", 64, BenchmarkShapes::rotatedBox, Encounters::next),
    /** The usual small polygons of a physics engine. */
    SMALL_POLYGONS("3-8-gons", 64, BenchmarkShapes::smallPolygon, Encounters::next),
    /** Small polygons and tiles with whole coordinates on a small grid: sharing edges and corners, sliding, resting. */
    GRID("grid", 64, BenchmarkShapes::gridPolygon, GridEncounters::next),
    /** Polygons with 16 corners, near an ellipse, as are those that follow. */
    POLYGONS_16("16-gons", 64, shapes -> shapes.polygon(16), Encounters::next),
    /** Polygons with 64 corners. */
    POLYGONS_64("64-gons", 32, shapes -> shapes.polygon(64), Encounters::next),
    /** Polygons with 1,024 corners. */
    POLYGONS_1024("1024-gons", 16, shapes -> shapes.polygon(1024), Encounters::next),
    /** Polygons with 10,000 corners. */
    POLYGONS_10000("10000-gons", 8, shapes -> shapes.polygon(10_000), Encounters::next),
    /** Polygons of 3 to 16 corners. */
    POLYGONS_3_16("3-16-gons", 64, BenchmarkShapes::mediumPolygon, Encounters::next),
    /** Small polygons that hit. */
    HITS("hits", 64, BenchmarkShapes::smallPolygon, Encounters::hit),
    /** Small polygons that pass each other by, or stop short. */
    NEAR_MISSES("near-misses", 64, BenchmarkShapes::smallPolygon, Encounters::nearMiss),
    /** Small polygons far from each other. */
    FAR_MISSES("far-misses", 64, BenchmarkShapes::smallPolygon, Encounters::farMiss),
    /** Small polygons that overlap to begin with. */
    OVERLAPS("overlaps", 64, BenchmarkShapes::smallPolygon, Encounters::overlap),
    /** Circles. */
    CIRCLES("circles", 64, shapes -> shapes.roundCore(1), BenchmarkShapes::radius, Encounters::next),
    /** Capsules: segments in any direction, with a radius. */
    CAPSULES("capsules", 64, shapes -> shapes.roundCore(2), BenchmarkShapes::radius, Encounters::next),
    /** Small polygons with a radius. */
    ROUNDED_POLYGONS("rounded-3-8-gons", 64, BenchmarkShapes::smallPolygon, BenchmarkShapes::radius, Encounters::next),
    /** Circles, capsules and small polygons with a radius. */
    ROUND("round-shapes", 64, BenchmarkShapes::anyRoundCore, BenchmarkShapes::radius, Encounters::next),
    /** The same, resting on each other. */
    RESTING_ROUND(
            "resting-round-shapes",
            64,
            BenchmarkShapes::anyRoundCore,
            BenchmarkShapes::radius,
            RestingEncounters::next);

    private final String label;
    private final int shapes;

    @SuppressWarnings("ImmutableEnumChecker") // a method, which has no state
    private final Function<BenchmarkShapes, double[]> shape;

    @SuppressWarnings("ImmutableEnumChecker") // likewise
    private final ToDoubleFunction<BenchmarkShapes> radius;

    @SuppressWarnings("ImmutableEnumChecker") // likewise
    private final EncounterMaker encounter;

    /** Makes a query about some shapes with the given radii. */
    private interface EncounterMaker {
        BenchmarkQuery next(Random random, List<double[]> shapes, double[] radii);
    }

    QueryKind(String label, int shapes, Function<BenchmarkShapes, double[]> shape, EncounterMaker encounter) {
        this(label, shapes, shape, sharp -> 0, encounter);
    }

    QueryKind(
            String label,
            int shapes,
            Function<BenchmarkShapes, double[]> shape,
            ToDoubleFunction<BenchmarkShapes> radius,
            EncounterMaker encounter) {
        this.label = label;
        this.shapes = shapes;
        this.shape = shape;
        this.radius = radius;
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
        BenchmarkShapes maker = new BenchmarkShapes(random);
        List<double[]> made = new ArrayList<>();
        double[] radii = new double[shapes];
        for (int i = 0; i < shapes; i++) {
            made.add(shape.apply(maker));
            radii[i] = radius.applyAsDouble(maker);
        }
        List<BenchmarkQuery> queries = new ArrayList<>();
        for (int i = 0; i < QuerySet.SIZE; i++) {
            queries.add(encounter.next(random, made, radii));
        }
        return new QuerySet(made, radii, queries);
    }
}
