package org.polysweep.internal.round;

import java.util.Optional;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.internal.answer.WayOut;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.obstacle.ExactMinimumTranslation;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.shape.ConvexPolygon;

/**
 * The minimum translation of two shapes that overlap, at least one of which has a radius: the nearest features of the
 * two cores are guessed in doubles and proved in double-double (docs/error-bounds.md, theorem 4), and the direction
 * follows from them. Where this is inconclusive, as for overlapping cores, and for the depth, {@link
 * ExactMinimumTranslation} decides. Cost: O(n·m) for cores of few vertices, else O(n + m). Reusable; only integers
 * allocate.
 */
final class RoundMinimumTranslation implements WayOut {

    /** Maximum number of pairs of vertices that are compared to guess the nearest features; it affects only speed. */
    private static final int MAX_PAIRS = 256;

    private final RoundQuery query;
    private final Stages stages;
    private final EntryPiece nearest = new EntryPiece();
    private final DoubleDouble gapX = new DoubleDouble();
    private final DoubleDouble gapY = new DoubleDouble();
    private final DoubleDouble edgeX = new DoubleDouble();
    private final DoubleDouble edgeY = new DoubleDouble();
    private final DoubleDouble length = new DoubleDouble();
    private final DoubleDouble term = new DoubleDouble();
    private double normalX;
    private double normalY;
    private boolean isFound;

    /** The result in integers, once it is needed. */
    private Optional<MinimumTranslation> exact = Optional.empty();

    RoundMinimumTranslation(RoundQuery query, Stages stages) {
        this.query = query;
        this.stages = stages;
    }

    /** Discards the last query. */
    void forget() {
        isFound = false;
        if (exact.isPresent()) {
            exact = Optional.empty();
        }
    }

    /** Finds the direction for the query, unless it has been found. */
    RoundMinimumTranslation find() {
        if (isFound) {
            return this;
        }
        isFound = true;
        normalX = Double.NaN;
        normalY = Double.NaN;
        boolean isGuessed = stages.mayUse(Stage.EXPANSION) && guess();
        if (isGuessed && isProved()) {
            setNormal();
        }
        if (Double.isNaN(normalX) || Double.isNaN(normalY)) {
            normalX = exactly().normalX();
            normalY = exactly().normalY();
        }
        return this;
    }

    @Override
    public double normalX() {
        return normalX;
    }

    @Override
    public double normalY() {
        return normalY;
    }

    @Override
    public double depth() {
        return exactly().depth();
    }

    private MinimumTranslation exactly() {
        if (exact.isEmpty()) {
            exact = Optional.of(ExactMinimumTranslation.of(query.exact()));
        }
        return exact.orElseThrow();
    }

    /** Guesses the nearest features of the cores: two vertices, or a vertex and an edge whose outer side it is on. */
    private boolean guess() {
        if (query.isOfCircles()) {
            nearest.setArc(0, 0);
            return true;
        }
        ConvexPolygon a = query.coreA();
        ConvexPolygon b = query.coreB();
        if ((long) a.vertexCount() * b.vertexCount() > MAX_PAIRS) {
            return false;
        }
        double least = Double.POSITIVE_INFINITY;
        for (int onA = 0; onA < a.vertexCount(); onA++) {
            for (int onB = 0; onB < b.vertexCount(); onB++) {
                double x = query.gapX(onA, onB);
                double y = query.gapY(onA, onB);
                double ofVertices = x * x + y * y;
                if (ofVertices < least) {
                    least = ofVertices;
                    nearest.set(onA, false, onB, false);
                }
                double ofEdgeA = squareToEdge(a, onA, x, y);
                if (ofEdgeA < least) {
                    least = ofEdgeA;
                    nearest.set(onA, true, onB, false);
                }
                double ofEdgeB = squareToEdge(b, onB, -x, -y);
                if (ofEdgeB < least) {
                    least = ofEdgeB;
                    nearest.set(onA, false, onB, true);
                }
            }
        }
        return least > 0;
    }

    /**
     * Returns the squared distance of a point from an edge, if it is on the outer side of the edge and beside it; else
     * infinity. The point is given relative to the first vertex of the edge.
     */
    private static double squareToEdge(ConvexPolygon core, int edge, double x, double y) {
        double dx = core.x(edge + 1) - core.x(edge);
        double dy = core.y(edge + 1) - core.y(edge);
        double along = dx * x + dy * y;
        double square = dx * dx + dy * dy;
        double outward = dy * x - dx * y;
        return along > 0 && along < square && outward > 0 ? outward / square * outward : Double.POSITIVE_INFINITY;
    }

    /**
     * Proves that the guessed features are the nearest ones: no vertex of a core is nearer to the other core, measured
     * along the direction of the shortest distance. Because the cores are convex, testing the neighbors is enough.
     */
    private boolean isProved() {
        if (query.isOfCircles()) {
            setGap(0, 0);
            return true;
        }
        int onA = nearest.onA();
        int onB = nearest.onB();
        setGap(onA, onB);
        if (nearest.isArc()) {
            return !leadsAgainstGap(query.coreA(), onA, 1) && !leadsAgainstGap(query.coreB(), onB, -1);
        }
        boolean isEdgeOfA = nearest.isEdgeOfA();
        ConvexPolygon core = isEdgeOfA ? query.coreA() : query.coreB();
        int edge = isEdgeOfA ? onA : onB;
        int sign = isEdgeOfA ? 1 : -1;
        setEdge(core, edge, edge + 1);
        int begin = sign * dot().sign();
        setGap(isEdgeOfA ? onA + 1 : onA, isEdgeOfA ? onB : onB + 1);
        int end = sign * dot().sign();
        if (begin < 0 || end > 0 || Math.abs(begin) > 1 || Math.abs(end) > 1) {
            return false;
        }
        // From here on, the gap is the outward normal of the edge.
        int outward = cross().sign();
        gapX.set(edgeY);
        gapY.setNegation(edgeX);
        ConvexPolygon other = isEdgeOfA ? query.coreB() : query.coreA();
        return outward == -sign && !leadsAgainstGap(other, isEdgeOfA ? onB : onA, -1);
    }

    private void setGap(int onA, int onB) {
        query.findGap(onA, onB, gapX, gapY, term);
    }

    private void setEdge(ConvexPolygon core, int from, int to) {
        edgeX.setDifference(core.x(to), core.x(from));
        edgeY.setDifference(core.y(to), core.y(from));
    }

    /**
     * Whether another point of the core may be nearer: an edge at a vertex leads along the gap (sign 1) or against it
     * (sign -1), or this is uncertain.
     */
    private boolean leadsAgainstGap(ConvexPolygon core, int vertex, int sign) {
        int count = core.vertexCount();
        if (count == 1) {
            return false;
        }
        setEdge(core, vertex, vertex + 1);
        if (leads(sign)) {
            return true;
        }
        setEdge(core, vertex, vertex == 0 ? count - 1 : vertex - 1);
        return leads(sign);
    }

    private boolean leads(int sign) {
        int along = dot().sign();
        return along == DoubleDouble.OPEN || along == sign;
    }

    /** The product of the edge and the gap. */
    private DoubleDouble dot() {
        return length.setProduct(edgeX, gapX).setSum(length, term.setProduct(edgeY, gapY));
    }

    /** The product of the edge and the gap a quarter turn ahead: positive if the gap is on the left of the edge. */
    private DoubleDouble cross() {
        return length.setProduct(edgeX, gapY).setDifference(length, term.setProduct(edgeY, gapX));
    }

    /** Rounds the unit vector: of the edge, or against the gap of the two vertices. */
    private void setNormal() {
        if (nearest.isEdgeOfB()) {
            normalX = query.coreB().normalX(nearest.onB());
            normalY = query.coreB().normalY(nearest.onB());
        } else if (nearest.isEdgeOfA()) {
            normalX = 0 - query.coreA().normalX(nearest.onA());
            normalY = 0 - query.coreA().normalY(nearest.onA());
        } else {
            term.setProduct(gapX, gapX);
            edgeX.setProduct(gapY, gapY);
            length.setRoot(term.setSum(term, edgeX));
            normalX = edgeX.setQuotient(term.setNegation(gapX), length).roundNearest();
            normalY = edgeY.setQuotient(term.setNegation(gapY), length).roundNearest();
        }
    }
}
