package org.polysweep.internal.polygon.predicate;

/**
 * The signs of one query; each field is one predicate. Reusable: they refer to the query as it is when they are called.
 */
public final class Predicates {

    public final Arithmetic arithmetic;
    public final EdgeTurn edgeTurn;
    public final EdgeSlope edgeSlope;
    public final HeightOverRay heightOverRay;
    public final GapAlongRay gapAlongRay;
    public final GapBesideEdge gapBesideEdge;
    private final PolygonQuery query;

    /** Creates the predicates of a query, which may change. */
    public Predicates(PolygonQuery query) {
        this.query = query;
        arithmetic = new Arithmetic(query);
        edgeTurn = new EdgeTurn(arithmetic);
        edgeSlope = new EdgeSlope(arithmetic);
        heightOverRay = new HeightOverRay(arithmetic);
        gapAlongRay = new GapAlongRay(query, arithmetic);
        gapBesideEdge = new GapBesideEdge(arithmetic);
    }

    /** Returns whether C has no interior: points and parallel segments. */
    public boolean isFlat() {
        int sizeA = query.a.vertexCount();
        int sizeB = query.b.vertexCount();
        return sizeA <= 2 && sizeB <= 2 && (sizeA == 1 || sizeB == 1 || edgeTurn.sign(query.a, 0, query.b, 0) == 0);
    }
}
