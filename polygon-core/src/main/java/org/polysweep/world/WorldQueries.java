package org.polysweep.world;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.polysweep.internal.motion.Required;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.query.BodyFilter;
import org.polysweep.internal.world.query.RayQueries;
import org.polysweep.internal.world.query.Scene;
import org.polysweep.internal.world.query.ShapeCasts;
import org.polysweep.internal.world.query.Surroundings;
import org.polysweep.internal.world.step.StepRunner;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.Shape;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Neighbor;
import org.polysweep.world.body.WorldRayHit;
import org.polysweep.world.body.WorldShapeHit;

/**
 * Queries about the positions of the bodies of a {@link World} between two steps: ray casts, shape casts, overlaps, and
 * nearest bodies. {@link World#queries} returns it. Results are exact, and in an order that does not depend on the
 * order in which bodies were added, if their keys are different.
 *
 * <pre>{@code
 * Optional<WorldRayHit> seen = world.queries().castRay(ray);
 * }</pre>
 *
 * <p>Queries allocate. The first query after a step takes {@code O(n log n)} for the n bodies that are not kinematic.
 * Each further query takes about the logarithm of n (its square root if many bodies have been added or placed since
 * then), plus the time for the bodies found. Not thread-safe.
 */
public final class WorldQueries {

    private static final ConvexPolygon POINT = ConvexPolygon.of(0, 0);

    private final Bodies bodies;
    private final StepRunner runner;
    private final RayQueries rays;
    private final ShapeCasts casts;
    private final Surroundings surroundings;

    WorldQueries(Bodies bodies, StepRunner runner, Scene scene) {
        this.bodies = bodies;
        this.runner = runner;
        rays = new RayQueries(bodies, scene);
        casts = new ShapeCasts(bodies, scene);
        surroundings = new Surroundings(bodies, scene);
    }

    /**
     * Finds the pairs of bodies that may collide in the next step: their swept boxes intersect, and their filters allow
     * it. Boxes are rounded outward, so no pair is missed. With numbers near the greatest doubles, a side that is
     * rounded outward may be infinite, and distant pairs may be listed.
     *
     * @param listener receives each pair once, in the order of the world: by the first body, then by the second; it may
     *     not change the world
     * @throws IllegalStateException if a step is under way
     */
    public void candidatePairs(BiConsumer<BodyId, BodyId> listener) {
        runner.pairs(listener);
    }

    /** As {@link #castShape(BodyId, double, double, QueryFilter)}, for all bodies except sensors. */
    public Optional<WorldShapeHit> castShape(BodyId body, double dx, double dy) {
        return castShape(body, dx, dy, QueryFilter.excludingSensors());
    }

    /**
     * Returns the first body that a body would hit if it alone moved. Only a HIT is reported: bodies that it already
     * overlaps, or only touches, are ignored. Its own filters also apply: bodies that it would pass in a step are
     * ignored. A sensor hits no body.
     *
     * @param body the body
     * @param dx the x component of its displacement; finite
     * @param dy the y component; finite
     * @param filter which bodies are included
     * @return the contact with the earliest exact time, and at equal times with the body that comes first in the order
     *     of the world; empty if there is none
     * @throws IllegalArgumentException if a number is NaN or infinite, or the filter is one for rays only
     */
    public Optional<WorldShapeHit> castShape(BodyId body, double dx, double dy, QueryFilter filter) {
        return casts.first(bodies.index(body), dx, dy, required(filter));
    }

    /** As {@link #castShape(Shape, double, double, double, double, QueryFilter)}, for all bodies except sensors. */
    public Optional<WorldShapeHit> castShape(Shape shape, double x, double y, double dx, double dy) {
        return castShape(shape, x, y, dx, dy, QueryFilter.excludingSensors());
    }

    /**
     * Returns the first body that a moving shape would hit; all bodies are at rest. Bodies that it overlaps at the
     * start are ignored.
     *
     * @param shape the shape, which need not be in the world
     * @param x the x coordinate of its position; finite, as are all numbers that follow
     * @param y the y coordinate of its position
     * @param dx the x component of its displacement
     * @param dy the y component
     * @param filter which bodies are included
     * @return the contact, a HIT, in which the shape is A; empty if there is none
     * @throws IllegalArgumentException if a number is NaN or infinite, or the filter is one for rays only
     */
    public Optional<WorldShapeHit> castShape(
            Shape shape, double x, double y, double dx, double dy, QueryFilter filter) {
        return castShape(requireShape(shape).at(x, y), dx, dy, filter);
    }

    /**
     * Returns the first body that a moving shape would hit, as
     * {@link #castShape(Shape, double, double, double, double, QueryFilter)} does, in a fixed orientation:
     * {@code world.queries().castShape(blade.at(3, 4).withRotor(rotor), dx, dy, filter)}.
     *
     * @param placed the shape, its first position and its orientation
     * @param dx the x component of its displacement; finite
     * @param dy the y component; finite
     * @param filter which bodies are included
     * @return the contact, a HIT, in which the shape is A; empty if there is none
     */
    public Optional<WorldShapeHit> castShape(PlacedShape placed, double dx, double dy, QueryFilter filter) {
        return casts.first(requirePlaced(placed), dx, dy, required(filter));
    }

    /**
     * Returns all bodies that a body would hit if it alone moved and passed through them;
     * {@link #castShape(BodyId, double, double, QueryFilter)} returns the first.
     *
     * @param body the body
     * @param dx the x component of its displacement; finite
     * @param dy the y component; finite
     * @param filter which bodies are included
     * @return the first contact with each of them, in the exact order of their times; at the same time, in the order of
     *     the world
     */
    public List<WorldShapeHit> castShapeAll(BodyId body, double dx, double dy, QueryFilter filter) {
        return casts.all(bodies.index(body), dx, dy, required(filter));
    }

    /**
     * Returns all bodies that a moving shape would hit if it passed through them;
     * {@link #castShape(Shape, double, double, double, double, QueryFilter)} returns the first.
     *
     * @param shape the shape, which need not be in the world
     * @param x the x coordinate of its position; finite, as are all numbers that follow
     * @param y the y coordinate of its position
     * @param dx the x component of its displacement
     * @param dy the y component
     * @param filter which bodies are included
     * @return the first contact with each of them, in the exact order of their times; at the same time, in the order of
     *     the world
     */
    public List<WorldShapeHit> castShapeAll(Shape shape, double x, double y, double dx, double dy, QueryFilter filter) {
        return castShapeAll(requireShape(shape).at(x, y), dx, dy, filter);
    }

    /**
     * Returns all bodies that a moving shape would hit, as
     * {@link #castShapeAll(Shape, double, double, double, double, QueryFilter)} does, in a fixed orientation.
     *
     * @param placed the shape, its first position and its orientation
     * @param dx the x component of its displacement; finite
     * @param dy the y component; finite
     * @param filter which bodies are included
     * @return the first contact with each of them, in the exact order of their times
     */
    public List<WorldShapeHit> castShapeAll(PlacedShape placed, double dx, double dy, QueryFilter filter) {
        return casts.all(requirePlaced(placed), dx, dy, required(filter));
    }

    /**
     * Returns the bodies that a box overlaps or touches, decided exactly; sensors are ignored.
     *
     * @param minX the left side of the box; finite, as are all that follow
     * @param minY its lower side
     * @param maxX its right side, not less than {@code minX}
     * @param maxY its upper side, not less than {@code minY}
     * @return the bodies, in the order of the world
     */
    public List<BodyId> overlapBox(double minX, double minY, double maxX, double maxY) {
        return overlapShape(ConvexPolygon.box(minX, minY, maxX, maxY), 0, 0, QueryFilter.excludingSensors());
    }

    /**
     * Returns the bodies that a shape overlaps or touches, decided exactly. A one-sided chain is treated as two-sided.
     *
     * @param shape the shape, of any kind, which need not be in the world
     * @param x the x coordinate of its position; finite
     * @param y the y coordinate; finite
     * @param filter which bodies are included
     * @return the bodies, in the order of the world
     * @throws IllegalArgumentException if a coordinate is NaN or infinite, or the filter is one for rays only
     */
    public List<BodyId> overlapShape(Shape shape, double x, double y, QueryFilter filter) {
        return overlapShape(requireShape(shape).at(x, y), filter);
    }

    /**
     * Returns the bodies that a shape overlaps or touches, as {@link #overlapShape(Shape, double, double, QueryFilter)}
     * does, in an orientation: {@code world.queries().overlapShape(blade.at(3, 4).withRotor(rotor), filter)}.
     *
     * @param placed the shape, its position and orientation
     * @param filter which bodies are included
     * @return the bodies, in the order of the world
     */
    public List<BodyId> overlapShape(PlacedShape placed, QueryFilter filter) {
        return surroundings.meeting(requirePlaced(placed), required(filter));
    }

    /** As {@link #castRay(Ray, QueryFilter)}, for all bodies except sensors. */
    public Optional<WorldRayHit> castRay(Ray ray) {
        return castRay(ray, QueryFilter.excludingSensors());
    }

    /**
     * Returns the first body that a ray hits. For a line of sight from within a body, exclude that body:
     * {@code castRay(ray, QueryFilter.excludingSensors().excluding(shooter))}.
     *
     * @param ray the ray
     * @param filter which bodies are included, and what is reported about a body in which the ray begins: by default,
     *     that body at t = 0
     * @return the body with the earliest exact time, and at equal times the body that comes first in the order of the
     *     world; empty if the ray hits none
     */
    public Optional<WorldRayHit> castRay(Ray ray, QueryFilter filter) {
        return rays.first(ray, required(filter));
    }

    /** As {@link #castRayAll(Ray, QueryFilter)}, for all bodies except sensors. */
    public List<WorldRayHit> castRayAll(Ray ray) {
        return castRayAll(ray, QueryFilter.excludingSensors());
    }

    /**
     * Returns all bodies that a ray hits, each once.
     *
     * @param ray the ray
     * @param filter which bodies are included, and what is reported about a body in which the ray begins
     * @return the bodies and the first hit of each, in the exact order of these times; at the same time, in the order
     *     of the world
     */
    public List<WorldRayHit> castRayAll(Ray ray, QueryFilter filter) {
        return rays.all(ray, required(filter));
    }

    /** As {@link #nearest(double, double, QueryFilter)}, for all bodies except sensors. */
    public Optional<Neighbor> nearest(double x, double y) {
        return nearest(x, y, QueryFilter.excludingSensors());
    }

    /**
     * Returns the body that is nearest to a point. Distances are compared as doubles, rounded down; if several bodies
     * have the same distance, the result is the body that comes first in the order of the world.
     *
     * @param x the x coordinate of the point; finite
     * @param y the y coordinate of the point; finite
     * @param filter which bodies are included
     * @return the body and its distance; empty if no body is included
     * @throws IllegalArgumentException if a coordinate is NaN or infinite, or the filter is one for rays only
     */
    public Optional<Neighbor> nearest(double x, double y, QueryFilter filter) {
        return neighbors(POINT, x, y, 1, filter).stream().findFirst();
    }

    /**
     * Returns the bodies that are nearest to a shape, or to a point, which is {@code ConvexPolygon.of(0, 0)} at its
     * position.
     *
     * @param shape the shape, of any kind, which need not be in the world
     * @param x the x coordinate of its position; finite
     * @param y the y coordinate; finite
     * @param maxCount the maximum number of bodies, 1 or more
     * @param filter which bodies are included
     * @return the bodies and their distances, the nearest first; at the same distance, as a double, in the order of the
     *     world
     * @throws IllegalArgumentException if a coordinate is NaN or infinite, {@code maxCount} is less than 1, or the
     *     filter is one for rays only
     */
    public List<Neighbor> neighbors(Shape shape, double x, double y, int maxCount, QueryFilter filter) {
        return neighbors(requireShape(shape).at(x, y), maxCount, filter);
    }

    /**
     * Returns the bodies that are nearest to a shape, as {@link #neighbors(Shape, double, double, int, QueryFilter)}
     * does, in an orientation.
     *
     * @param placed the shape, its position and orientation
     * @param maxCount the maximum number of bodies, 1 or more
     * @param filter which bodies are included
     * @return the bodies and their distances, the nearest first
     */
    public List<Neighbor> neighbors(PlacedShape placed, int maxCount, QueryFilter filter) {
        return surroundings.nearest(requirePlaced(placed), maxCount, required(filter));
    }

    private static BodyFilter required(QueryFilter filter) {
        return Objects.requireNonNull(filter, "filter must not be null (default: QueryFilter.excludingSensors())")
                .bodyFilter();
    }

    private static Shape requireShape(Shape shape) {
        return Required.shape("shape", shape);
    }

    private static PlacedShape requirePlaced(PlacedShape placed) {
        return Objects.requireNonNull(placed, "placed must not be null; use shape.at(x, y)");
    }
}
