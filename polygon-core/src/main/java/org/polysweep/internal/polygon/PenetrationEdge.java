package org.polysweep.internal.polygon;

import org.polysweep.internal.answer.WayOut;
import org.polysweep.internal.obstacle.MinimumTranslation;
import org.polysweep.internal.predicate.Depth;
import org.polysweep.internal.predicate.DistanceOrder;
import org.polysweep.internal.sign.Stage;
import org.polysweep.shape.ConvexPolygon;

/**
 * The edge of the configuration-space obstacle C = B - A that is nearest to the origin, which lies in C: the normal and
 * the depth of the minimum translation. What {@link MinimumTranslation} decides in integers is decided in stages here.
 *
 * <p>One round in doubles finds the edge whose depth seems to be the least. If it is certain that no other one is less
 * deep, that is all. Otherwise a second round compares those exactly that the bounds cannot tell apart. Where A and B
 * have edges that make the same edge of C, that of B stands for both. Cost: O(n + m). Reusable.
 */
public final class PenetrationEdge implements WayOut {

    private final SweepQuery query;
    private final SweepPredicates signs;
    private final AntipodalVertex opposite;
    private final DepthBounds rough;
    private final DistanceOrder depths = new DistanceOrder();
    private final EdgeOrder normals;
    private Depth depth = new Depth();
    private Depth otherDepth = new Depth();

    private boolean exists;
    private boolean isOfB;
    private int edge;

    PenetrationEdge(SweepQuery query, SweepPredicates signs) {
        this.query = query;
        this.signs = signs;
        opposite = new AntipodalVertex(signs);
        rough = new DepthBounds(query, opposite);
        normals = new EdgeOrder(query, signs);
    }

    /** Finds it, for two shapes that overlap. */
    PenetrationEdge find() {
        exists = false;
        double greatest = Double.POSITIVE_INFINITY;
        if (signs.stages().mayUse(Stage.FILTER)) {
            rough.run();
            int corner = findCorner(rough.isOfB(), rough.edge(), rough.corner());
            greatest = rough.depth(rough.isOfB(), rough.edge(), corner).greatest();
            if (rough.runnerUp() > greatest) {
                signs.stages().decided(Stage.FILTER);
                setDepth(depth, rough.isOfB(), rough.edge(), corner);
                choose(rough.isOfB(), rough.edge());
                return this;
            }
        }
        compareAll(true, greatest);
        compareAll(false, greatest);
        return this;
    }

    @Override
    public double normalX() {
        return isOfB ? query.b.normalX(edge) : 0 - query.a.normalX(edge);
    }

    @Override
    public double normalY() {
        return isOfB ? query.b.normalY(edge) : 0 - query.a.normalY(edge);
    }

    @Override
    public double depth() {
        return depth.roundUp(signs.stages());
    }

    /**
     * Compares all edges of C that come from one of the polygons.
     *
     * @param greatest what the depth that is sought is certainly not greater than
     */
    private void compareAll(boolean ofB, double greatest) {
        ConvexPolygon owner = shape(ofB);
        ConvexPolygon other = shape(!ofB);
        if (owner.size() == 1) {
            return;
        }
        int corner = 0;
        for (int i = 0; i < owner.size(); i++) {
            corner = opposite.guess(owner, i, other, corner);
            if (rough.depth(ofB, i, corner).least() > greatest) {
                signs.stages().decided(Stage.FILTER);
                continue;
            }
            corner = findCorner(ofB, i, corner);
            if (ofB || !opposite.isOnParallelEdge(owner, i, other, corner)) {
                consider(ofB, i, corner);
            }
        }
    }

    private int findCorner(boolean ofB, int ofEdge, int from) {
        return opposite.find(shape(ofB), ofEdge, shape(!ofB), from);
    }

    private void consider(boolean ofB, int newEdge, int corner) {
        setDepth(otherDepth, ofB, newEdge, corner);
        int deeper = exists ? depths.compare(otherDepth, depth, signs.stages()) : -1;
        if (deeper < 0 || (deeper == 0 && normals.isFirstForSeparation(ofB, newEdge, isOfB, edge))) {
            Depth last = depth;
            depth = otherDepth;
            otherDepth = last;
            choose(ofB, newEdge);
        }
    }

    private void choose(boolean ofB, int newEdge) {
        exists = true;
        isOfB = ofB;
        edge = newEdge;
    }

    private void setDepth(Depth target, boolean ofB, int ofEdge, int atCorner) {
        ConvexPolygon owner = shape(ofB);
        ConvexPolygon other = shape(!ofB);
        target.setEdge(owner.x(ofEdge), owner.y(ofEdge), owner.x(ofEdge + 1), owner.y(ofEdge + 1))
                .setCorner(other.x(atCorner), other.y(atCorner));
        if (ofB) {
            target.setPositions(query.bx, query.by, query.ax, query.ay);
        } else {
            target.setPositions(query.ax, query.ay, query.bx, query.by);
        }
    }

    private ConvexPolygon shape(boolean ofB) {
        return ofB ? query.b : query.a;
    }
}
