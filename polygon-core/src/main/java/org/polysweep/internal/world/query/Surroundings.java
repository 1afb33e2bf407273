package org.polysweep.internal.world.query;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ShapeParts;
import org.polysweep.internal.tree.MovingBox;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.query.Distance;
import org.polysweep.query.Intersection;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Shape;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Neighbor;

/** The bodies at the position of a shape, and near it. */
public final class Surroundings {

    private final Bodies bodies;
    private final Scene scene;

    public Surroundings(Bodies bodies, Scene scene) {
        this.bodies = bodies;
        this.scene = scene;
    }

    /** The bodies that a shape overlaps or touches, in the order of the world. */
    public List<BodyId> meeting(PlacedShape region, BodyFilter filter) {
        filter.ofShapes();
        List<Integer> inside = new ArrayList<>();
        scene.nearest(box(region), 0, (i, same) -> {
            if (filter.accepts(bodies, i) && meets(region, scene.at(i))) {
                inside.add(i);
            }
            return same;
        });
        return inOrder(inside);
    }

    /** The bodies that a body overlaps and that may stop it from all sides, in the order of the world. */
    public List<BodyId> overlapping(int body) {
        PlacedShape placed = scene.at(body);
        List<Integer> inside = new ArrayList<>();
        scene.nearest(box(placed), 0, (i, same) -> {
            if (i != body
                    && !bodies.filters.isSensor(body)
                    && !bodies.filters.isSensor(i)
                    && !bodies.filters.oneWay.isOneWay(body)
                    && !bodies.filters.oneWay.isOneWay(i)
                    && scene.mayMeet(body, i)
                    && Intersection.verdict(placed, scene.at(i)) == Verdict.OVERLAP) {
                inside.add(i);
            }
            return same;
        });
        return inOrder(inside);
    }

    private static MovingBox box(PlacedShape region) {
        Shape shape = region.shape();
        MovingBox box = new MovingBox().set(shape.minX(), shape.minY(), shape.maxX(), shape.maxY());
        if (region.isRotated()) {
            box.turned(region.rotor().halfCos(), region.rotor().halfSin());
        }
        return box.seen(region.x(), region.y(), 0, 0);
    }

    /** Returns whether any part touches or overlaps any other; a one-sided chain is treated as two-sided. */
    private static boolean meets(PlacedShape region, PlacedShape body) {
        Intersection intersection = new Intersection();
        for (int part = 0; part < region.shape().partCount(); part++) {
            PlacedShape one = region.part(part);
            MovingBox box = box(one).seen(0, 0, body.x(), body.y());
            if (body.isRotated()) {
                box.turned(body.rotor().halfCos(), -body.rotor().halfSin());
            }
            boolean areTurned = one.isRotated() || body.isRotated();
            double left = ShapeParts.nearest(body.shape(), box, 0, (other, limit) -> {
                Verdict verdict = areTurned
                        ? Intersection.verdict(body.part(other), one)
                        : intersection.verdict(
                                body.shape().part(other), body.x(), body.y(), one.shape(), one.x(), one.y());
                return verdict == Verdict.MISS ? limit : -1;
            });
            if (left < 0) {
                return true;
            }
        }
        return false;
    }

    private List<BodyId> inOrder(List<Integer> indices) {
        return indices.stream().sorted(scene::order).<BodyId>map(bodies::id).toList();
    }

    /** A body, by index, and its distance. */
    private record Near(int body, double distance) {}

    /** The nearest bodies, by distance, then in the order of the world; at most as many as requested. */
    public List<Neighbor> nearest(PlacedShape place, int most, BodyFilter filter) {
        if (most < 1) {
            throw new IllegalArgumentException("maxCount must be >= 1, but was " + most);
        }
        filter.ofShapes();
        Comparator<Near> order = Comparator.comparingDouble(Near::distance).thenComparing(Near::body, scene::order);
        Distance distance = new Distance();
        TreeSet<Near> best = new TreeSet<>(order);
        scene.nearest(box(place), Double.POSITIVE_INFINITY, (i, limit) -> {
            if (filter.accepts(bodies, i)) {
                best.add(new Near(i, between(distance, place, scene.at(i))));
                if (best.size() > most) {
                    best.pollLast();
                }
            }
            return best.size() < most ? limit : best.last().distance;
        });
        return best.stream()
                .map(near -> new Neighbor(bodies.id(near.body), near.distance))
                .toList();
    }

    private static double between(Distance distance, PlacedShape place, PlacedShape body) {
        return place.isRotated() || body.isRotated()
                ? Distance.between(place, body)
                : distance.between(place.shape(), place.x(), place.y(), body.shape(), body.x(), body.y());
    }
}
