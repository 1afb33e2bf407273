package org.polysweep.internal.polygon;

import org.polysweep.internal.expansion.Expansion;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.FeatureRef;
import org.polysweep.internal.obstacle.TimedFeaturePair;
import org.polysweep.internal.polygon.predicate.Arithmetic;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.internal.rounding.ExpansionRatio;
import org.polysweep.internal.rounding.ImpactTime;
import org.polysweep.internal.rounding.PlaceFilter;
import org.polysweep.internal.rounding.TimeFilter;
import org.polysweep.internal.sign.ExactOrientation;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;

/**
 * The ray from a vertex of A along the displacement d, cast against an edge of B, or from a vertex of B along -d
 * against an edge of A; and its time of arrival t = (e × gap) / (e × d) at the edge e, which leads from the vertex of A
 * to the edge of B.
 *
 * <p>The second direction is the first one with A and B exchanged and the displacement negated: gap and d change their
 * signs, and t is the same. If the ray hits a vertex, t = (d · gap) / (d · d). There is one such ray where the line
 * enters C, and one where it leaves C. Reusable.
 */
// Writing an ordinal to a long-lived object is faster than writing a reference, and only this method reads it.
@SuppressWarnings("EnumOrdinal")
final class VertexRay extends ImpactTime {

    /** The sign of a time has not been computed. */
    private static final int UNKNOWN = Integer.MAX_VALUE;

    /** The states of the ray, in the order in which they are reached. */
    private static final int UNCAST = 0;

    private static final int GUESSED = 1;
    private static final int CERTAIN = 2;

    /** Also, the polygon of the vertex touches the line of the edge in that vertex only. */
    private static final int STRICT = 3;

    /** 1 where the line enters C, -1 where it leaves C. */
    final int sense;

    private final PolygonQuery query;
    private final Predicates predicates;
    private final Arithmetic arithmetic;
    private final NormalCone normalCone;
    private int certainty = UNCAST;

    /** True if the line meets C. */
    boolean hits;

    /** True if a vertex of A is at the ray; otherwise an edge of A. */
    boolean isVertexA;

    /** True if a vertex of B is at the ray; otherwise an edge of B. */
    boolean isVertexB;

    /** The vertex of A, or the edge of A that is hit. */
    int onA;

    /** The vertex of B, or the edge of B that is hit. */
    int onB;

    private int method;

    /** The number of vertices of C that have been looked at. */
    int vertices;

    private int toStart = UNKNOWN;
    private int toEnd = UNKNOWN;

    private final Expansion exactAlongX = new Expansion();
    private final Expansion exactAlongY = new Expansion();
    private final Expansion exactGapX = new Expansion();
    private final Expansion exactGapY = new Expansion();
    private final Expansion exactDisplacementX = new Expansion();
    private final Expansion exactDisplacementY = new Expansion();

    /**
     * Creates a ray that has not been cast.
     *
     * @param query the query
     * @param predicates its signs
     * @param sense 1 where the line enters C, -1 where it leaves C
     */
    VertexRay(PolygonQuery query, Predicates predicates, int sense) {
        super(predicates.arithmetic.stages());
        this.query = query;
        this.predicates = predicates;
        arithmetic = predicates.arithmetic;
        normalCone = new NormalCone(query, predicates);
        this.sense = sense;
    }

    /** Discards the ray of an earlier query. */
    void forget() {
        certainty = UNCAST;
    }

    /** Sets the ray, not certified yet, from a vertex against an edge. */
    void setEdge(int onA, int onB, boolean isEdgeOfB) {
        hits = true;
        set(onA, isEdgeOfB, onB, !isEdgeOfB);
    }

    /** Sets the ray, not certified yet, from a vertex to a vertex. */
    void setVertices(int onA, int onB) {
        hits = true;
        set(onA, true, onB, true);
    }

    /**
     * Notes, not certified yet, that no ray hits: the vertices make the top or the bottom of C, past which the line
     * runs.
     */
    void setMiss(int onA, int onB) {
        hits = false;
        set(onA, true, onB, true);
    }

    private void set(int onA, boolean isVertexA, int onB, boolean isVertexB) {
        this.onA = onA;
        this.isVertexA = isVertexA;
        this.onB = onB;
        this.isVertexB = isVertexB;
        certainty = GUESSED;
        toStart = UNKNOWN;
        toEnd = UNKNOWN;
        normalCone.forget();
        clear();
    }

    /**
     * Notes that the ray is certain.
     *
     * @param found how it has been found
     * @param verticesSeen the number of vertices of C that have been read
     */
    void certify(CastMethod found, int verticesSeen) {
        certainty = Math.max(certainty, CERTAIN);
        method = found.ordinal();
        vertices = verticesSeen;
    }

    /** Notes that the polygon of the vertex touches the line of the edge in that vertex only. */
    void certifyStrictly() {
        certainty = STRICT;
    }

    /** Notes the signs of t and of t - 1, each 0 unless a bound in doubles proves it. */
    void noteTimes(int startSign, int endSign) {
        toStart = startSign == 0 ? UNKNOWN : startSign;
        toEnd = endSign == 0 ? UNKNOWN : endSign;
    }

    /** Returns whether the ray has been cast, and is certain. */
    boolean isCertain() {
        return certainty >= CERTAIN;
    }

    /** Returns whether a vertex hits an edge, whose line the polygon of the vertex touches in that vertex only. */
    boolean isStrict() {
        return certainty == STRICT;
    }

    /** How the ray has been found. */
    CastMethod method() {
        return CastMethod.values()[method];
    }

    /** Returns whether the ray leads from a vertex to a vertex. */
    boolean isOfVertices() {
        return isVertexA && isVertexB;
    }

    /** The edges of A and B where the ray leads from a vertex to a vertex. */
    NormalCone normalCone() {
        return normalCone.at(onA, onB);
    }

    /** The polygon whose edge is hit. */
    ConvexPolygon edgeOwner() {
        return isVertexB ? query.a : query.b;
    }

    /** The edge that is hit. */
    int edge() {
        return isVertexB ? onA : onB;
    }

    /** The polygon whose vertex hits the edge. */
    ConvexPolygon vertexOwner() {
        return isVertexB ? query.b : query.a;
    }

    /** The vertex that hits the edge. */
    int vertex() {
        return isVertexB ? onB : onA;
    }

    /** The sign of e × d: positive where the line enters C through an edge of B, or leaves it through one of A. */
    int slope() {
        return isVertexA ? sense : -sense;
    }

    /** The x component of the unit normal of the edge, from B toward A. */
    double normalX() {
        return isVertexA ? query.b.normalX(onB) : 0 - query.a.normalX(onA);
    }

    /** The y component of that normal. */
    double normalY() {
        return isVertexA ? query.b.normalY(onB) : 0 - query.a.normalY(onA);
    }

    /** Writes which vertex of one polygon hits which edge of the other. */
    void writeFeatures(SweepResult result) {
        query.writeFeatures(result, !isVertexA, onA, !isVertexB, onB);
    }

    /** The sign of t. */
    int toStart() {
        if (toStart == UNKNOWN) {
            toStart = timeSign(false);
        }
        return toStart;
    }

    /** The sign of t - 1; the sign of t if nothing moves. */
    int toEnd() {
        if (toEnd == UNKNOWN) {
            toEnd = timeSign(query.moves());
        }
        return toEnd;
    }

    private int timeSign(boolean atEnd) {
        if (isOfVertices()) {
            return predicates.gapAlongRay.sign(onA, onB, atEnd);
        }
        return slope() * predicates.gapBesideEdge.sign(edgeOwner(), edge(), onA, onB, atEnd);
    }

    @Override
    protected boolean isExactInDoubles() {
        return arithmetic.isExactInDoubles();
    }

    @Override
    protected double filter(boolean up, PlaceFilter places) {
        if (arithmetic.isExactInDoubles()) {
            return exactInDoubles(up, places);
        }
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        if (isOfVertices()) {
            // The line leads from one vertex to the other, so either axis gives the time.
            return Math.abs(query.dx) > Math.abs(query.dy)
                    ? TimeFilter.onAxis(a.x(onA), b.x(onB), query.ax, query.bx, query.adx, query.bdx, up, places)
                    : TimeFilter.onAxis(a.y(onA), b.y(onB), query.ay, query.by, query.ady, query.bdy, up, places);
        }
        ConvexPolygon owner = edgeOwner();
        int edge = edge();
        return TimeFilter.acrossEdge(
                owner.x(edge),
                owner.y(edge),
                owner.x(edge + 1),
                owner.y(edge + 1),
                a.x(onA),
                a.y(onA),
                b.x(onB),
                b.y(onB),
                query,
                up,
                places);
    }

    private double exactInDoubles(boolean up, PlaceFilter places) {
        double gapX = query.gapX(onA, onB);
        double gapY = query.gapY(onA, onB);
        double dx = query.dx;
        double dy = query.dy;
        if (isOfVertices()) {
            return TimeFilter.ofExact(dx * gapX + dy * gapY, dx * dx + dy * dy, up, places);
        }
        double edgeX = edgeOwner().edgeX(edge());
        double edgeY = edgeOwner().edgeY(edge());
        return TimeFilter.ofExact(edgeX * gapY - edgeY * gapX, edgeX * dy - edgeY * dx, up, places);
    }

    @Override
    protected void set(ExpansionRatio ratio) {
        set(ratio, ExactOrientation.SCALE);
        if (!ratio.isCertain()) {
            set(ratio, 1);
        }
    }

    /** The same, with numerator and denominator multiplied by a power of two, which is exact unless it overflows. */
    private void set(ExpansionRatio ratio, double scale) {
        exactDisplacementX.setDifference(query.adx, query.bdx);
        exactDisplacementY.setDifference(query.ady, query.bdy);
        exactGapX.setGap(query.a.x(onA), query.b.x(onB), query.ax, query.bx);
        exactGapY.setGap(query.a.y(onA), query.b.y(onB), query.ay, query.by);
        if (isOfVertices()) {
            exactAlongX.setDifference(scale * query.ady, scale * query.bdy);
            exactAlongY.setDifference(scale * query.bdx, scale * query.adx);
        } else {
            ConvexPolygon owner = edgeOwner();
            int edge = edge();
            exactAlongX.setDifference(scale * owner.x(edge + 1), scale * owner.x(edge));
            exactAlongY.setDifference(scale * owner.y(edge + 1), scale * owner.y(edge));
        }
        ratio.numerator().setCross(exactAlongX, exactAlongY, exactGapX, exactGapY);
        ratio.denominator().setCross(exactAlongX, exactAlongY, exactDisplacementX, exactDisplacementY);
    }

    @Override
    public QuadraticSurd exactly() {
        return exactly(query.exact()).time();
    }

    /** Returns the ray and its time in big integers. */
    TimedFeaturePair exactly(ExactQuery exact) {
        return TimedFeaturePair.of(new FeatureRef(isVertexA, onA), new FeatureRef(isVertexB, onB), sense, exact);
    }
}
