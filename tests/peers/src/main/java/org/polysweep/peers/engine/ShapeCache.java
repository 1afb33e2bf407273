package org.polysweep.peers.engine;

import java.util.Map;
import java.util.WeakHashMap;
import org.dyn4j.geometry.Capsule;
import org.dyn4j.geometry.Circle;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.Segment;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.dyn4j.geometry.Wound;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;

/**
 * The shapes of dyn4j as shapes of Polysweep. Each is converted once, with its local transform: vertices, centers and
 * foci are in the coordinates of the body. A shape of dyn4j that is rotated or moved in place after it has been used
 * must be {@linkplain #forget forgotten}.
 */
public final class ShapeCache {

    private static final Transform LOCAL = new Transform();

    private final Map<Convex, ConvexShape> shapes = new WeakHashMap<>();

    /** Makes an empty cache. */
    public ShapeCache() {}

    /**
     * Returns a shape of dyn4j.
     *
     * @param convex a polygon, a segment, a circle or a capsule
     * @throws IllegalArgumentException if it is another shape: ellipses and slices are not polygons with a radius
     */
    public ConvexShape shape(Convex convex) {
        ConvexShape known = shapes.get(convex);
        if (known == null) {
            known = converted(convex);
            shapes.put(convex, known);
        }
        return known;
    }

    /** Forgets a shape that has been changed in place. */
    public void forget(Convex convex) {
        shapes.remove(convex);
    }

    private static ConvexShape converted(Convex convex) {
        if (convex instanceof Circle circle) {
            return RoundedPolygon.circle(circle.getCenter().x, circle.getCenter().y, circle.getRadius());
        }
        if (convex instanceof Capsule capsule) {
            Vector2[] foci = capsule.getFoci(LOCAL);
            return RoundedPolygon.capsule(foci[0].x, foci[0].y, foci[1].x, foci[1].y, capsule.getCapRadius());
        }
        if (convex instanceof Segment segment) {
            return ConvexPolygon.of(
                    segment.getPoint1().x, segment.getPoint1().y, segment.getPoint2().x, segment.getPoint2().y);
        }
        if (convex instanceof Wound polygon) {
            // Its rotations are rounded, so three vertices may be bent inward by an ulp: their hull is not.
            return ConvexPolygon.hullOf(coordinates(polygon.getVertices()));
        }
        throw new IllegalArgumentException("convex must be a polygon, segment, circle or capsule, but was " + convex);
    }

    private static double[] coordinates(Vector2[] vertices) {
        double[] coordinates = new double[2 * vertices.length];
        for (int i = 0; i < vertices.length; i++) {
            coordinates[2 * i] = vertices[i].x;
            coordinates[2 * i + 1] = vertices[i].y;
        }
        return coordinates;
    }

    /** Returns the rotation of a transform, from its cosine and sine; its angle is off by a few ulp at most. */
    static Rotor rotor(Transform transform) {
        return transform.getSint() == 0 && transform.getCost() > 0
                ? Rotor.IDENTITY
                : Rotor.ofCosSin(transform.getCost(), transform.getSint());
    }
}
