package org.polysweep.internal.compound;

import org.polysweep.internal.motion.ShapeParts;
import org.polysweep.internal.tree.BoundedVisitor;
import org.polysweep.internal.tree.MovingBox;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Shape;

/**
 * The pairs of parts of two compounds whose boxes are near each other. The parts of the smaller compound that are near
 * the other one are searched in the tree of the other: cost O(log n) for each of them, and for each pair that is found.
 * Bounds are rounded so that no pair is lost. The box of a rotating shape is the square around its local origin that
 * contains it in every orientation. Reusable; not thread-safe; no allocation, unless a shape rotates.
 */
public final class PartPairs {

    private static final MovingShape NOTHING = ConvexPolygon.of(0, 0).at(0, 0).moving(0, 0);

    private final MovingBox whole = new MovingBox();
    private final MovingBox one = new MovingBox();
    private final Visitor visitor;
    private final BoundedVisitor firsts = this::visitFirst;
    private final BoundedVisitor seconds = this::visitSecond;

    /** The compound with fewer parts, and the other one. */
    private MovingShape few = NOTHING;

    private MovingShape many = NOTHING;
    private boolean isFewA;
    private boolean isAlong;
    private int first;

    /** Receives pairs of parts, one after another. */
    public interface Visitor {

        /**
         * Receives a pair.
         *
         * @param partA the part of A
         * @param partB the part of B
         * @param limit the value that the previous visit returned
         * @return the distance or the time beyond which no pair is of interest any more
         */
        double visit(int partA, int partB, double limit);
    }

    public PartPairs(Visitor visitor) {
        this.visitor = visitor;
    }

    /** Visits all pairs whose distance may be within a limit, at their positions. */
    public void nearest(MovingShape a, MovingShape b, double limit) {
        isAlong = false;
        search(a, b, limit);
    }

    /** Visits all pairs that may collide from t = 0 up to a limit, at most 1; early ones first. */
    public void along(MovingShape a, MovingShape b, double limit) {
        isAlong = true;
        search(a, b, limit);
    }

    private void search(MovingShape a, MovingShape b, double limit) {
        isFewA = a.shape().partCount() <= b.shape().partCount();
        few = isFewA ? a : b;
        many = isFewA ? b : a;
        Shape shape = many.shape();
        whole.set(shape.minX(), shape.minY(), shape.maxX(), shape.maxY());
        search(few, whole, many, limit, firsts);
    }

    private double visitFirst(int part, double limit) {
        first = part;
        ConvexShape shape = few.shape().part(part);
        one.set(shape.minX(), shape.minY(), shape.maxX(), shape.maxY());
        return search(many, one, few, limit, seconds);
    }

    private double visitSecond(int part, double limit) {
        return isFewA ? visitor.visit(first, part, limit) : visitor.visit(part, first, limit);
    }

    /** Searches a compound for parts near a box that belongs to another one. */
    private double search(MovingShape in, MovingBox box, MovingShape of, double limit, BoundedVisitor visitor) {
        turn(box, of, 1);
        box.seen(of.x(), of.y(), in.x(), in.y());
        if (isAlong) {
            box.moving(of.dx(), of.dy(), in.dx(), in.dy());
        }
        if (in.isRotated()) {
            turn(box.swept(), in, -1);
        }
        return isAlong
                ? ShapeParts.along(in.shape(), box, limit, visitor)
                : ShapeParts.nearest(in.shape(), box, limit, visitor);
    }

    /** Rotates a box like a compound, or back; if the compound rotates during the step, by any angle. */
    private void turn(MovingBox box, MovingShape as, int sense) {
        if (isAlong && as.isRotating()) {
            box.turning();
        } else if (as.isRotated()) {
            box.turned(as.rotor().halfCos(), sense * as.rotor().halfSin());
        }
    }
}
