package org.polysweep.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The shortest translation of A that ends the overlap of two shapes in parts: the shortest vector s that lies in the
 * interior of no obstacle of a part of A and one of B. Of several the one that opposes d most, then the first
 * counter-clockwise, starting at direction d, at (1, 0) if d is zero. Interiors are open, so s may lie on the seam of
 * two obstacles, and an obstacle without interior is none.
 *
 * <p>Near s, the vectors that are in no interior come no nearer to the origin. If s is on the boundary of one obstacle
 * only, it is therefore not at a corner, and the boundary there runs at right angles to s, with the origin on the inner
 * side. So s is
 *
 * <ul> <li>the foot of the perpendicular from the origin to the line of an edge, or <li>for an arc of radius r around c
 * the point c - r·c/|c|; if c is zero, any point of the arc, of which those in question are the
 *       one in direction -d, in direction (1, 0) if d is zero, and where the free part of the arc ends, or <li>a point
 *       where the boundaries of two obstacles meet. If they share a part of a line, it is where that ends, at another
 *       line or
 *       arc of one of the two or of a third, or it is the foot again.
 * </ul>
 *
 * <p>Lines and whole circles are taken for edges and arcs. This adds points to the candidates, which does no harm: of
 * all vectors that are in no interior, s is the least. Every candidate is looked at.
 *
 * <p>Without radii all is decided exactly, in whole numbers. With radii see {@link RoundWayOut}: there, equality is not
 * proved.
 *
 * @param normalX the double nearest to the first component of s/|s|
 * @param normalY the double nearest to the second component of s/|s|
 * @param depth the smallest double not less than |s|
 */
public record CompoundSeparation(double normalX, double normalY, double depth) {
    /**
     * Separates two shapes.
     *
     * @param query the question
     * @return empty if the verdict is not OVERLAP
     * @throws IllegalArgumentException if the query is not legal: a shape without parts, or what {@link Oracle} refuses
     */
    public static Optional<CompoundSeparation> of(CompoundQuery query) {
        return of(query, false);
    }

    /** The same as if there were a radius. */
    static Optional<CompoundSeparation> ofRound(CompoundQuery query) {
        return of(query, true);
    }

    private static Optional<CompoundSeparation> of(CompoundQuery query, boolean asRound) {
        CompoundOracle.requireParts(query);
        List<Query> pairs = pairs(query);
        pairs.forEach(Scene::of); // refuses what is not legal
        Grid grid = Grid.covering(pairs.stream()
                .flatMap(pair -> Stream.of(pair.a(), pair.b(), pair.radii(), pair.placement()))
                .toArray(double[][]::new));
        List<Scene> scenes = pairs.stream().map(pair -> Scene.on(grid, pair)).toList();
        IntVector d = scenes.get(0).d();
        List<GrownBody> obstacles = scenes.stream()
                .map(scene -> new GrownBody(scene.differenceBody(), scene.radius()))
                .filter(GrownBody::hasInterior)
                .toList();
        boolean isRound = obstacles.stream().anyMatch(GrownBody::isRound);
        return asRound || isRound
                ? new RoundWayOut(obstacles, d, grid).shortest()
                : new SharpWayOut(obstacles, d, grid).shortest();
    }

    private static List<Query> pairs(CompoundQuery query) {
        List<Query> pairs = new ArrayList<>();
        for (int i = 0; i < query.a().size(); i++) {
            for (int k = 0; k < query.b().size(); k++) {
                pairs.add(query.pair(i, k));
            }
        }
        return pairs;
    }
}
