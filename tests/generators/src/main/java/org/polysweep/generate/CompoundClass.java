package org.polysweep.generate;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Part;

/** Kinds of queries about shapes in parts. The same random numbers give the same query on every JDK. */
public enum CompoundClass implements QuerySeries {
    /**
     * A box, or boxes side by side, above ground of unit tiles with steps in it: many pairs tie, and there are seams
     * everywhere.
     */
    PARTS_TILES(CompoundQueries::tiles),
    /**
     * A chain of segments, level for long stretches, and a body of one part or two that rests, slides or falls on it.
     */
    PARTS_CHAINS(CompoundQueries::chains),
    /** Heaps of polygons, segments and points on a small grid, one in four with a radius. */
    PARTS_GRID(CompoundQueries::grid),
    /** Outlines that are not convex, cut into triangles: all parts have edges in common with others. */
    PARTS_STARS(CompoundQueries::stars);

    @SuppressWarnings("ImmutableEnumChecker") // a method, which has no state
    private final BiFunction<RandomGenerator, Shapes, CompoundQuery> generator;

    CompoundClass(BiFunction<RandomGenerator, Shapes, CompoundQuery> generator) {
        this.generator = generator;
    }

    @Override
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public CompoundQuery inParts(long seed, long index) {
        return next(new Random(QueryClass.mixed(QueryClass.mixed(QueryClass.mixed(name().hashCode()) ^ seed) ^ index)));
    }

    /**
     * Returns a query of this class.
     *
     * @param random where it takes its numbers from
     * @return a legal query; one in four is given awkwardly: in the other winding, with repeated and superfluous
     *     vertices
     */
    public CompoundQuery next(RandomGenerator random) {
        Shapes shapes = Shapes.any(random);
        CompoundQuery query = generator.apply(random, shapes);
        return random.nextInt(4) == 0 ? query.withParts(awkward(query.a(), shapes), awkward(query.b(), shapes)) : query;
    }

    private static List<Part> awkward(List<Part> parts, Shapes shapes) {
        return parts.stream()
                .map(part -> new Part(shapes.awkward(part.vertices()), part.radius()))
                .toList();
    }
}
