package org.polysweep.internal.world.mover;

import org.polysweep.internal.motion.ShapeParts;
import org.polysweep.internal.tree.BoundedVisitor;
import org.polysweep.internal.tree.MovingBox;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.Shape;

/** The polygons near a position that are parts of the bodies there and solid from all sides. Reusable. */
final class NearbyParts {

    /** Receives a part that has no radius and more than one vertex. */
    @FunctionalInterface
    interface Visitor {

        /** Receives a part of a body, by index. */
        void visit(int body, ConvexPolygon part);
    }

    private final Bodies bodies;
    private final Neighborhood around;
    private final BoundedVisitor parts = this::visitPart;
    private final MovingBox box = new MovingBox();

    private int body;
    private Visitor visitor = (visited, part) -> {};

    NearbyParts(Bodies bodies, Neighborhood around) {
        this.bodies = bodies;
        this.around = around;
    }

    /** Visits the parts that may touch or overlap a box. */
    void visit(double minX, double minY, double maxX, double maxY, Visitor visitor) {
        this.visitor = visitor;
        around.cover(minX, minY, maxX, maxY);
        for (int place = 0; place < around.count; place++) {
            if (!around.isApart(minX, minY, maxX, maxY, place) && !around.isOneWay[place]) {
                body = around.body[place];
                visitParts(bodies.shape[body], minX, minY, maxX, maxY);
            }
        }
    }

    private void visitParts(Shape shape, double minX, double minY, double maxX, double maxY) {
        if (shape.partCount() == 1 || bodies.orientations.isTurned(body)) {
            for (int k = 0; k < shape.partCount(); k++) {
                visitPart(k, 0);
            }
            return;
        }
        double shiftX = bodies.x[body];
        double shiftY = bodies.y[body];
        box.set(minX - shiftX, minY - shiftY, maxX - shiftX, maxY - shiftY);
        ShapeParts.nearest(shape, box.seen(0, 0, 0, 0), 0, parts);
    }

    private double visitPart(int k, double limit) {
        ConvexShape part = bodies.shape[body].part(k);
        if (part.radius() == 0 && part.core().vertexCount() > 1) {
            visitor.visit(body, part.core());
        }
        return limit;
    }
}
