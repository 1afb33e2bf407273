package org.polysweep.internal.polygon.predicate;

import org.polysweep.internal.bound.LongLattice;
import org.polysweep.internal.sign.ExactOrientation;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.shape.ConvexPolygon;

/**
 * The arithmetic of the signs of one query: cross products of two vectors, in the stages that may decide.
 *
 * <p>If doubles compute exactly with the numbers of the query (coarse numbers), or if these fit the 64-bit lattice, no
 * later stage is reached; both are reported as {@link Stage#STRUCTURE}. Reusable, one query at a time.
 */
public final class Arithmetic {

    /** None of the tried stages has decided. */
    static final int OPEN = ExactOrientation.OPEN;

    /** How the numbers of the query fit the lattice. */
    private static final int UNREAD = 0;

    private static final int FITS = 1;
    private static final int DOES_NOT_FIT = 2;

    private final PolygonQuery query;
    private final Stages stages = new Stages();
    private final ExactOrientation exactOrientation = new ExactOrientation();
    private final LatticeQuery latticeQuery;
    private boolean exactInDoubles;
    private boolean inBounds;
    private int lattice = UNREAD;

    /** Creates the arithmetic of a query, which may change. */
    public Arithmetic(PolygonQuery query) {
        this.query = query;
        latticeQuery = new LatticeQuery(query);
    }

    /**
     * Begins with the query as it is now.
     *
     * @param leftOut the {@link Stages#code} of the stages that may not decide
     */
    public void begin(int leftOut) {
        stages.leaveOut(leftOut);
        exactInDoubles = stages.mayUse(Stage.STRUCTURE) && query.isCoarse();
        inBounds = !exactInDoubles && stages.mayUse(Stage.FILTER);
        lattice = UNREAD;
    }

    /** The stages, for callers that count decisions. */
    public Stages stages() {
        return stages;
    }

    /** Returns whether doubles compute exactly with the numbers of this query. */
    public boolean isExactInDoubles() {
        return exactInDoubles;
    }

    /** Returns whether doubles with one bound for all errors of a kind may decide, before single signs do. */
    public boolean isInBounds() {
        return inBounds;
    }

    /** The x component of the line of the motion, one term. */
    double lineX() {
        return query.lineX();
    }

    /** The y component of the line of the motion, one term. */
    double lineY() {
        return query.lineY();
    }

    /** Returns whether the numbers of the query fit the 64-bit lattice, which may then decide. */
    boolean isOnLattice() {
        if (lattice == UNREAD) {
            lattice = stages.mayUse(Stage.STRUCTURE) && latticeQuery.read() ? FITS : DOES_NOT_FIT;
        }
        return lattice == FITS;
    }

    /** The query on the lattice, if {@link #isOnLattice}. */
    LatticeQuery lattice() {
        return latticeQuery;
    }

    /** The sign of a vector × an edge, each one term, by the filter; else OPEN. */
    int filterOfEdge(double x, double y, ConvexPolygon shape, int edge) {
        double edgeX = shape.edgeX(edge);
        double edgeY = shape.edgeY(edge);
        if (exactInDoubles) {
            return decided(Stage.STRUCTURE, OrientationFilter.roughSign(x, y, edgeX, edgeY));
        }
        return filtered(OrientationFilter.signOfTerms(x, y, edgeX, edgeY));
    }

    /** The sign of a vector of one term × a gap at t = 0, by the filter; else OPEN. */
    int filterOfGap(double x, double y, int vertexOfA, int vertexOfB) {
        double termX = query.termX(vertexOfA, vertexOfB);
        double termY = query.termY(vertexOfA, vertexOfB);
        return filterOfSum(x, y, termX, termY, query.offsetX, query.offsetY);
    }

    /** The sign of a vector of one term × the sum of two such vectors, by the filter; else OPEN. */
    int filterOfSum(double x, double y, double firstX, double firstY, double secondX, double secondY) {
        double sumX = firstX + secondX;
        double sumY = firstY + secondY;
        if (exactInDoubles) {
            return decided(Stage.STRUCTURE, OrientationFilter.roughSign(x, y, sumX, sumY));
        }
        return filtered(OrientationFilter.signOfTwoTerms(
                x, y, sumX, sumY, Math.abs(firstX) + Math.abs(secondX), Math.abs(firstY) + Math.abs(secondY)));
    }

    /** The sign of a vector of one term × a gap at t = 0 or at t = 1, by the filter; else OPEN. */
    int filterOfGap(double x, double y, int vertexOfA, int vertexOfB, boolean atEnd) {
        double termX = query.termX(vertexOfA, vertexOfB);
        double termY = query.termY(vertexOfA, vertexOfB);
        double movedX = atEnd ? query.dx : 0;
        double movedY = atEnd ? query.dy : 0;
        double gapX = termX + query.offsetX - movedX;
        double gapY = termY + query.offsetY - movedY;
        if (exactInDoubles) {
            return decided(Stage.STRUCTURE, OrientationFilter.roughSign(x, y, gapX, gapY));
        }
        return filtered(OrientationFilter.signOfThreeTerms(
                x,
                y,
                gapX,
                gapY,
                Math.abs(termX) + Math.abs(query.offsetX) + Math.abs(movedX),
                Math.abs(termY) + Math.abs(query.offsetY) + Math.abs(movedY)));
    }

    private int filtered(int sign) {
        return sign != 0 && stages.mayUse(Stage.FILTER) ? decided(Stage.FILTER, sign) : OPEN;
    }

    /** The sign of a cross product on the lattice. */
    int signOnLattice(long x1, long y1, long x2, long y2) {
        return decided(Stage.STRUCTURE, LongLattice.crossSign(x1, y1, x2, y2));
    }

    private int decided(Stage stage, int sign) {
        stages.decided(stage);
        return sign;
    }

    /** An exact cross product whose first vector is the line of the motion. */
    ExactOrientation startLine() {
        return query.moves()
                ? exactOrientation.start(query.bdx, query.bdy, query.adx, query.ady)
                : exactOrientation.start(0, 0, 1, 0);
    }

    /** An exact cross product whose first vector is the line, rotated by a quarter turn clockwise. */
    ExactOrientation startAcross() {
        return query.moves()
                ? exactOrientation.start(query.bdy, -query.bdx, query.ady, -query.adx)
                : exactOrientation.start(0, 0, 0, -1);
    }

    /** An exact cross product whose first vector is an edge. */
    ExactOrientation startEdge(ConvexPolygon shape, int edge) {
        return exactOrientation.start(shape.x(edge), shape.y(edge), shape.x(edge + 1), shape.y(edge + 1));
    }

    /** An exact cross product whose first vector is an edge, rotated by a quarter turn clockwise. */
    ExactOrientation startAcrossEdge(ConvexPolygon shape, int edge) {
        return exactOrientation.start(shape.y(edge), -shape.x(edge), shape.y(edge + 1), -shape.x(edge + 1));
    }

    /** The exact sign of a cross product with an edge as the second vector. */
    int signWithEdge(ExactOrientation product, ConvexPolygon shape, int edge) {
        return product.add(shape.x(edge), shape.y(edge), shape.x(edge + 1), shape.y(edge + 1))
                .sign(stages);
    }

    /** The exact sign of a cross product with a gap at t = 0 or at t = 1 as the second vector. */
    int signWithGap(ExactOrientation product, int vertexOfA, int vertexOfB, boolean atEnd) {
        product.add(query.a.x(vertexOfA), query.a.y(vertexOfA), query.b.x(vertexOfB), query.b.y(vertexOfB))
                .add(query.ax, query.ay, query.bx, query.by);
        if (atEnd) {
            product.add(query.adx, query.ady, query.bdx, query.bdy);
        }
        return product.sign(stages);
    }
}
