package org.polysweep.internal.world.query;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.polysweep.internal.ray.RayCaster;
import org.polysweep.internal.ray.RayMeeting;
import org.polysweep.internal.tree.MovingBox;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.query.RayHit;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Ray;
import org.polysweep.world.body.WorldRayHit;

/** Rays against the bodies at their stored positions. */
public final class RayQueries {

    private final Bodies bodies;
    private final Scene scene;

    /** Rays hit bodies in the exact order of times; at the same time, in the order of the world. */
    private final Comparator<MetByRay> rayOrder;

    public RayQueries(Bodies bodies, Scene scene) {
        this.bodies = bodies;
        this.scene = scene;
        rayOrder =
                Comparator.comparing(MetByRay::meeting, RayMeeting.BY_TIME).thenComparing(MetByRay::body, scene::order);
    }

    /** Where a ray hits a body, which has an index. */
    private record MetByRay(int body, RayMeeting meeting) {}

    public Optional<WorldRayHit> first(Ray ray, BodyFilter filter) {
        return met(ray, filter, true).stream().min(rayOrder).map(this::toHit);
    }

    public List<WorldRayHit> all(Ray ray, BodyFilter filter) {
        return met(ray, filter, false).stream()
                .sorted(rayOrder)
                .map(this::toHit)
                .toList();
    }

    /** The first hit of a ray on the solid side of a one-way body. */
    private Optional<RayMeeting> castOneWay(RayCaster caster, int slot) {
        PlacedShape placed = scene.at(slot);
        double c = placed.rotor().halfCos();
        double s = placed.rotor().halfSin();
        return caster.castParts(placed).stream()
                .filter(meeting -> bodies.filters.oneWay.isSolid(slot, c, s, meeting.normalX(), meeting.normalY()))
                .min(RayMeeting.ORDER);
    }

    private WorldRayHit toHit(MetByRay met) {
        RayMeeting at = met.meeting;
        RayHit hit = new RayHit(
                at.index(), at.part(), at.verdict(), at.t(), at.normalX(), at.normalY(), at.point(), at.feature());
        return new WorldRayHit(bodies.id(met.body), hit);
    }

    /** The hits of a ray; if only the first hit is needed, bodies that are proved to be hit later may be missing. */
    private List<MetByRay> met(Ray ray, BodyFilter filter, boolean firstOnly) {
        RayCaster caster = new RayCaster(ray, filter.fromInside());
        MovingBox point =
                new MovingBox().set(ray.x(), ray.y(), ray.x(), ray.y()).moving(ray.dx(), ray.dy());
        List<MetByRay> met = new ArrayList<>();
        scene.along(point, ray.isEndless() ? Double.POSITIVE_INFINITY : 1, (i, limit) -> {
            if (!filter.accepts(bodies, i)) {
                return limit;
            }
            Optional<RayMeeting> meeting =
                    filter.isOneWay(bodies, i) ? castOneWay(caster, i) : caster.cast(0, scene.at(i));
            meeting.ifPresent(found -> met.add(new MetByRay(i, found)));
            return firstOnly && meeting.isPresent()
                    ? Math.min(limit, Math.nextUp(meeting.get().t()))
                    : limit;
        });
        return met;
    }
}
