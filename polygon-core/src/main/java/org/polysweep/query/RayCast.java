package org.polysweep.query;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.polysweep.internal.motion.Required;
import org.polysweep.internal.ray.RayCaster;
import org.polysweep.internal.ray.RayMeeting;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RayStartInside;

/**
 * Casts a ray: against one shape, or against many, with the hits in their order along the ray.
 *
 * <p>A ray is the sweep of a point, and hits mean the same as contacts of that sweep. A shape is closed, so the ray
 * hits it if it has a point in common with it. All of this is decided exactly, including the order of hits: the order
 * of hits with the same {@link RayHit#t} is also exact; shapes that are hit at exactly the same time are in the order
 * of the list.
 *
 * <p>Thread-safe. Cost: a few comparisons for a shape whose bounding box the ray misses; a sweep, O(log n), for any
 * other polygon of n corners and for each part of a compound that it comes near; O(n) in integers for a shape with a
 * radius, and for the exit from a shape. A shape with a rotor is computed in integers: O(n) for each of its parts whose
 * box the ray hits.
 */
public final class RayCast {

    private RayCast() {}

    /**
     * Returns the first hit of a ray on a shape; a ray that begins inside hits it at once.
     *
     * @param ray the ray
     * @param shape the shape
     * @return the hit; empty if the ray misses
     */
    public static Optional<RayHit> first(Ray ray, PlacedShape shape) {
        return first(ray, shape, RayStartInside.REPORT_START);
    }

    /**
     * Returns the first hit of a ray on a shape.
     *
     * @param ray the ray
     * @param shape the shape
     * @param fromInside what is reported if the ray begins in the interior
     * @return the hit; empty if the ray misses
     */
    public static Optional<RayHit> first(Ray ray, PlacedShape shape, RayStartInside fromInside) {
        return new RayCaster(ray, fromInside)
                .cast(0, Required.placed("shape", shape))
                .map(RayCast::toHit);
    }

    /**
     * Returns the first hit of a ray on the given shapes.
     *
     * @param ray the ray
     * @param shapes the shapes
     * @param fromInside what is reported about shapes in whose interior the ray begins
     * @return the hit, with the index of its shape; empty if the ray misses all
     */
    public static Optional<RayHit> first(Ray ray, List<PlacedShape> shapes, RayStartInside fromInside) {
        return meetings(ray, shapes, fromInside).min(RayMeeting.ORDER).map(RayCast::toHit);
    }

    /**
     * Returns all hits of a ray on the given shapes, the first of each shape, in their order along the ray.
     *
     * @param ray the ray
     * @param shapes the shapes
     * @param fromInside what is reported about shapes in whose interior the ray begins
     * @return the hits, each with the index of its shape; unmodifiable
     */
    public static List<RayHit> all(Ray ray, List<PlacedShape> shapes, RayStartInside fromInside) {
        return meetings(ray, shapes, fromInside)
                .sorted(RayMeeting.ORDER)
                .map(RayCast::toHit)
                .toList();
    }

    private static RayHit toHit(RayMeeting met) {
        return new RayHit(
                met.index(),
                met.part(),
                met.verdict(),
                met.t(),
                met.normalX(),
                met.normalY(),
                met.point(),
                met.feature());
    }

    private static Stream<RayMeeting> meetings(Ray ray, List<PlacedShape> shapes, RayStartInside fromInside) {
        Objects.requireNonNull(shapes, "shapes must not be null; use List.of() for none");
        RayCaster caster = new RayCaster(ray, fromInside);
        return IntStream.range(0, shapes.size())
                .boxed()
                .flatMap(i -> caster.cast(i, Required.placed("shapes[" + i + "]", shapes.get(i))).stream());
    }
}
