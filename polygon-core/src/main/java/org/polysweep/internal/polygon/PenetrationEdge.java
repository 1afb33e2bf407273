package org.polysweep.internal.polygon;

import org.polysweep.internal.answer.WayOut;
import org.polysweep.internal.bound.Depth;
import org.polysweep.internal.bound.DistanceOrder;
import org.polysweep.internal.obstacle.ExactMinimumTranslation;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.shape.ConvexPolygon;

/**
 * The edge of the configuration-space obstacle C = B - A that is nearest to the origin, which lies in C: the normal and
 * the depth of the minimum translation. {@link ExactMinimumTranslation} finds the same edge in integers; here, stages
 * decide.
 *
 * <p>A first pass in doubles finds the edge whose depth seems to be the least. If the bounds prove that no other edge
 * is less deep, that edge is the result. Otherwise a second pass compares exactly the edges that the bounds cannot
 * separate. If edges of A and B make the same edge of C, the edge of B represents both. Cost: O(n + m). Reusable.
 */
public final class PenetrationEdge implements WayOut {

    private final PolygonQuery query;
    private final Stages stages;
    private final AntipodalVertex antipodalVertex;
    private final DepthBounds depthBounds;
    private final DistanceOrder distanceOrder = new DistanceOrder();
    private final EdgeOrder edgeOrder;
    private Depth depth = new Depth();
    private Depth otherDepth = new Depth();

    private boolean exists;
    private boolean isOfB;
    private int edge;

    PenetrationEdge(PolygonQuery query, Predicates predicates) {
        this.query = query;
        stages = predicates.arithmetic.stages();
        antipodalVertex = new AntipodalVertex(predicates);
        depthBounds = new DepthBounds(query, antipodalVertex);
        edgeOrder = new EdgeOrder(query, predicates);
    }

    /** Finds the edge for two shapes that overlap. */
    PenetrationEdge find() {
        exists = false;
        double greatest = Double.POSITIVE_INFINITY;
        if (stages.mayUse(Stage.FILTER)) {
            depthBounds.run();
            int vertex = findVertex(depthBounds.isOfB, depthBounds.edge, depthBounds.vertex);
            greatest = depthBounds
                    .depth(depthBounds.isOfB, depthBounds.edge, vertex)
                    .greatest();
            if (depthBounds.runnerUp > greatest) {
                stages.decided(Stage.FILTER);
                setDepth(depth, depthBounds.isOfB, depthBounds.edge, vertex);
                choose(depthBounds.isOfB, depthBounds.edge);
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
        return depth.roundUp(stages);
    }

    /**
     * Compares all edges of C that come from one of the polygons.
     *
     * @param greatest an upper bound of the least depth
     */
    private void compareAll(boolean ofB, double greatest) {
        ConvexPolygon owner = shape(ofB);
        ConvexPolygon other = shape(!ofB);
        if (owner.vertexCount() == 1) {
            return;
        }
        int vertex = 0;
        for (int i = 0; i < owner.vertexCount(); i++) {
            vertex = antipodalVertex.guess(owner, i, other, vertex);
            if (depthBounds.depth(ofB, i, vertex).least() > greatest) {
                stages.decided(Stage.FILTER);
                continue;
            }
            vertex = findVertex(ofB, i, vertex);
            if (ofB || !antipodalVertex.isOnParallelEdge(owner, i, other, vertex)) {
                consider(ofB, i, vertex);
            }
        }
    }

    private int findVertex(boolean ofB, int ofEdge, int from) {
        return antipodalVertex.find(shape(ofB), ofEdge, shape(!ofB), from);
    }

    private void consider(boolean ofB, int edge, int vertex) {
        setDepth(otherDepth, ofB, edge, vertex);
        int deeper = exists ? distanceOrder.compare(otherDepth, depth, stages) : -1;
        if (deeper < 0 || (deeper == 0 && edgeOrder.isFirstForSeparation(ofB, edge, isOfB, this.edge))) {
            Depth last = depth;
            depth = otherDepth;
            otherDepth = last;
            choose(ofB, edge);
        }
    }

    private void choose(boolean ofB, int edge) {
        exists = true;
        isOfB = ofB;
        this.edge = edge;
    }

    private void setDepth(Depth target, boolean ofB, int ofEdge, int atVertex) {
        ConvexPolygon owner = shape(ofB);
        ConvexPolygon other = shape(!ofB);
        target.setEdge(owner.x(ofEdge), owner.y(ofEdge), owner.x(ofEdge + 1), owner.y(ofEdge + 1))
                .setCorner(other.x(atVertex), other.y(atVertex));
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
