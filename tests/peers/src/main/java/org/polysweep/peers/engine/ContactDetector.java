package org.polysweep.peers.engine;

import org.dyn4j.collision.manifold.Manifold;
import org.dyn4j.collision.manifold.ManifoldPoint;
import org.dyn4j.collision.manifold.ManifoldPointId;
import org.dyn4j.collision.manifold.ManifoldSolver;
import org.dyn4j.collision.narrowphase.NarrowphaseDetector;
import org.dyn4j.collision.narrowphase.Penetration;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.polysweep.pose.Rotor;
import org.polysweep.query.ContactManifold;
import org.polysweep.query.ContactManifolds;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.PlacedShape;

/**
 * Contact manifolds behind the interfaces of dyn4j: which pairs overlap, and at which points. In dyn4j, the normal of a
 * {@link Penetration} points from the first shape to the second, and the normal of a {@link Manifold} from the second
 * to the first, as in Polysweep. Not thread-safe.
 */
public final class ContactDetector implements NarrowphaseDetector, ManifoldSolver {

    private final ShapeCache shapes;
    private final ContactManifolds manifolds = new ContactManifolds();
    private final ContactManifold manifold = ContactManifold.create();

    /** The shapes of the manifold. */
    private PlacedShape placedA = new PlacedShape(ConvexPolygon.of(0, 0), 0, 0);

    private PlacedShape placedB = placedA;

    /**
     * The pair of features that makes a point, by which dyn4j recognizes it in the next step.
     *
     * @param features {@link ContactManifold#id}
     */
    private record FeatureId(long features) implements ManifoldPointId {

        @Override
        public ManifoldPointId copy() {
            return this;
        }
    }

    /**
     * Makes a detector.
     *
     * @param shapes the converted shapes
     */
    public ContactDetector(ShapeCache shapes) {
        this.shapes = shapes;
    }

    @Override
    public boolean detect(Convex convex1, Transform transform1, Convex convex2, Transform transform2) {
        find(convex1, transform1, convex2, transform2);
        return manifold.pointCount() > 0;
    }

    @Override
    public boolean detect(
            Convex convex1, Transform transform1, Convex convex2, Transform transform2, Penetration penetration) {
        find(convex1, transform1, convex2, transform2);
        if (manifold.pointCount() == 0) {
            return false;
        }
        double separation = manifold.separation(0);
        if (manifold.pointCount() == 2) {
            separation = Math.min(separation, manifold.separation(1));
        }
        penetration.setNormal(new Vector2(-manifold.normalX(), -manifold.normalY()));
        penetration.setDepth(-separation);
        return true;
    }

    @Override
    public boolean getManifold(
            Penetration penetration,
            Convex convex1,
            Transform transform1,
            Convex convex2,
            Transform transform2,
            Manifold result) {
        find(convex1, transform1, convex2, transform2);
        result.clear();
        result.setNormal(new Vector2(manifold.normalX(), manifold.normalY()));
        for (int i = 0; i < manifold.pointCount(); i++) {
            ManifoldPoint point = new ManifoldPoint(new FeatureId(manifold.id(i)));
            point.setPoint(
                    new Vector2((manifold.xOnA(i) + manifold.xOnB(i)) / 2, (manifold.yOnA(i) + manifold.yOnB(i)) / 2));
            point.setDepth(-manifold.separation(i));
            result.getPoints().add(point);
        }
        return manifold.pointCount() > 0;
    }

    /** Finds the manifold, unless it is the last one: dyn4j first detects an overlap, then wants its points. */
    @SuppressWarnings("ReferenceEquality") // a shape at the same place is returned as it is
    private void find(Convex convex1, Transform transform1, Convex convex2, Transform transform2) {
        PlacedShape a = placed(shapes.shape(convex1), transform1, placedA);
        PlacedShape b = placed(shapes.shape(convex2), transform2, placedB);
        if (a == placedA && b == placedB) {
            return;
        }
        placedA = a;
        placedB = b;
        ConvexShape shapeA = (ConvexShape) a.shape();
        ConvexShape shapeB = (ConvexShape) b.shape();
        manifolds.find(shapeA, a.x(), a.y(), a.rotor(), shapeB, b.x(), b.y(), b.rotor(), 0, manifold);
    }

    /** Returns a shape in the pose of a transform: the last one, if it is the same. */
    private static PlacedShape placed(ConvexShape shape, Transform transform, PlacedShape last) {
        double x = transform.getTranslationX();
        double y = transform.getTranslationY();
        Rotor rotor = ShapeCache.rotor(transform);
        boolean isSame = last.shape() == shape
                && last.x() == x
                && last.y() == y
                && last.rotor().equals(rotor);
        return isSame ? last : new PlacedShape(shape, x, y, rotor);
    }
}
