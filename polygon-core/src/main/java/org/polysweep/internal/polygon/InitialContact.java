package org.polysweep.internal.polygon;

import org.polysweep.internal.bound.DiskOverlap;
import org.polysweep.internal.bound.SweptExtent;
import org.polysweep.internal.polygon.predicate.Arithmetic;
import org.polysweep.internal.polygon.predicate.EdgeTurn;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.prepared.PseudoAngle;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.internal.sign.Stage;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;

/**
 * Classifies two polygons at t = 0: overlapping, touching and pressing, touching, parting, approaching, or unknown.
 *
 * <p>Inscribed disks and an {@link InscribedOctagon} prove an overlap, {@link SeparatingAxes} of two parallelograms
 * also that they stay apart. Otherwise one edge of C = B - A decides, the edge beyond which the origin is farthest:
 * signs prove that it is an edge of C, and on which side of it the origin lies. On the edge, A and B touch, and their
 * common part is known without a vertex ray; beyond it, they never collide unless the motion leads against the edge;
 * inside of it, even very close to it, a triangle may prove an overlap (docs/error-bounds.md, theorem 18). O(1).
 * Reusable.
 */
// Writing an ordinal to a long-lived object is faster than writing a reference, and only this method reads it.
@SuppressWarnings("EnumOrdinal")
final class InitialContact {

    /** The relation of A and B at t = 0. */
    enum Relation {
        /** Nothing is known. */
        UNKNOWN,
        /** They overlap. */
        OVERLAPPING,
        /** They touch, and the motion leads into C. */
        PRESSING,
        /** They touch, and stay in touch or part. */
        TOUCHING,
        /** They are apart, and stay apart for the whole step. */
        PARTING,
        /** They are apart; if the motion enters C, it does so later. */
        APPROACHING
    }

    /** The test that has decided the relation, for explanations. */
    enum Reason {
        NONE,
        BOXES,
        SEPARATING_AXES,
        INSCRIBED_DISKS,
        INSCRIBED_OCTAGON,
        EDGE
    }

    private final PolygonQuery query;
    private final Predicates predicates;
    private final Arithmetic arithmetic;
    private final SeparatingAxes separatingAxes = new SeparatingAxes();
    private final InitialEdgeGuess initialEdgeGuess = new InitialEdgeGuess();

    /** Ordinals, because writing an int is faster than writing a reference. */
    private int relation;

    private int reason;

    /** True if the edge of C is one of B. */
    boolean isOfB;

    /** The edge of C: one of B, or one of A, reversed. */
    int edge;

    /** 1 if the line of the motion leads away from the edge of C, -1 if against it, 0 if along it. */
    int away;

    /** The vertex of A that touches, or the edge. */
    int onA;

    /** The vertex of B that touches, or the edge. */
    int onB;

    /** True if an edge of A touches. */
    boolean isEdgeA;

    /** True if an edge of B touches. */
    boolean isEdgeB;

    /** True if a vertex touches a vertex: the origin is a vertex of C, at which the edge and its neighbor meet. */
    boolean isVertex;

    /** True if the other edge of C at that vertex is one of B. */
    boolean isNeighborOfB;

    /** The other edge of C at that vertex. */
    int neighbor;

    /** As {@link #away}, for the other edge. */
    int neighborAway;

    InitialContact(PolygonQuery query, Predicates predicates) {
        this.query = query;
        this.predicates = predicates;
        arithmetic = predicates.arithmetic;
    }

    /**
     * Classifies the query as it is now.
     *
     * @param gapSize {@link PolygonQuery#gapSize}
     */
    Relation classify(double gapSize) {
        Relation found = relationOf(gapSize);
        relation = found.ordinal();
        return found;
    }

    private Relation relationOf(double gapSize) {
        double near = SweptExtent.near(gapSize);
        if (usesSeparatingAxes()) {
            separatingAxes.test(query, skew(), gapSize);
            if (separatingAxes.stayApart()) {
                return filtered(Reason.SEPARATING_AXES, Relation.PARTING);
            }
            if (separatingAxes.overlap()) {
                return filtered(Reason.SEPARATING_AXES, Relation.OVERLAPPING);
            }
            if (!separatingAxes.mayTouch()) {
                return Relation.UNKNOWN;
            }
        } else if (!mayTouch(near)) {
            if (!arithmetic.isExactInDoubles()) {
                return Relation.UNKNOWN;
            }
            reason = Reason.BOXES.ordinal();
            // No axis has rejected boxes that are apart, so they approach; disks may be apart where boxes are not.
            return disksMayTouch(near) || query.centersApproach() ? Relation.APPROACHING : Relation.PARTING;
        } else if (mayFilter() && disksOverlap(gapSize)) {
            return filtered(Reason.INSCRIBED_DISKS, Relation.OVERLAPPING);
        }
        // In general position a vertex ray decides sooner than the edge does.
        double enough = arithmetic.isInBounds() ? near : Double.POSITIVE_INFINITY;
        initialEdgeGuess.guess(query, enough);
        double distance = initialEdgeGuess.distance;
        if (distance < -near) {
            return mayFilter() && InscribedOctagon.holdsOrigin(query, gapSize)
                    ? filtered(Reason.INSCRIBED_OCTAGON, Relation.OVERLAPPING)
                    : Relation.UNKNOWN;
        }
        if (distance > enough) {
            return Relation.UNKNOWN;
        }
        Relation proved = prove(gapSize);
        if (proved != Relation.UNKNOWN) {
            reason = Reason.EDGE.ordinal();
        }
        return proved;
    }

    private Relation filtered(Reason found, Relation proved) {
        reason = found.ordinal();
        arithmetic.stages().decided(Stage.FILTER);
        return proved;
    }

    private boolean mayFilter() {
        return arithmetic.stages().mayUse(Stage.FILTER);
    }

    /** Returns whether both shapes are parallelograms, and the bounds of their separating axes may be used. */
    private boolean usesSeparatingAxes() {
        return arithmetic.isInBounds() && skew() < Double.POSITIVE_INFINITY;
    }

    private double skew() {
        return Prepared.skew(query.a) + Prepared.skew(query.b);
    }

    /** Returns whether bounding disks and boxes, in doubles, do not rule out that the shapes touch or overlap. */
    private boolean mayTouch(double near) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        return disksMayTouch(near)
                && 2 * Math.abs(query.centerGapX()) <= (a.maxX() - a.minX()) + (b.maxX() - b.minX()) + near
                && 2 * Math.abs(query.centerGapY()) <= (a.maxY() - a.minY()) + (b.maxY() - b.minY()) + near;
    }

    private boolean disksMayTouch(double near) {
        double gapX = query.centerGapX();
        double gapY = query.centerGapY();
        double radii = Prepared.boundingRadius(query.a) + Prepared.boundingRadius(query.b) + near;
        return gapX * gapX + gapY * gapY <= radii * radii;
    }

    private boolean disksOverlap(double gapSize) {
        double radii = Prepared.inscribedRadius(query.a) + Prepared.inscribedRadius(query.b);
        return DiskOverlap.isCertain(query.centerGapX(), query.centerGapY(), radii, gapSize);
    }

    /** The relation that the guessed edge proves. */
    private Relation prove(double gapSize) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        // The obstacle C of two points, or of a point and a segment, has no interior; no bound holds for numbers near
        // the largest double.
        if (a.vertexCount() + b.vertexCount() < 4 || !(initialEdgeGuess.distance > Double.NEGATIVE_INFINITY)) {
            return Relation.UNKNOWN;
        }
        isOfB = initialEdgeGuess.isOfB;
        int guessA = initialEdgeGuess.onA;
        int guessB = initialEdgeGuess.onB;
        edge = isOfB ? guessB : guessA;
        ConvexPolygon owner = isOfB ? b : a;
        ConvexPolygon other = isOfB ? a : b;
        int vertex = isOfB ? guessA : guessB;
        int before = other.previous(vertex);
        int sign = isOfB ? 1 : -1;
        int beyond = sign * predicates.gapBesideEdge.sign(owner, edge, guessA, guessB, false);
        if (beyond < 0) {
            return surroundOrigin(owner, other, vertex, before, gapSize) ? Relation.OVERLAPPING : Relation.UNKNOWN;
        }
        int next = predicates.edgeTurn.sign(owner, edge, other, vertex);
        int previous = predicates.edgeTurn.sign(owner, edge, other, before);
        if (next > 0 || previous < 0) {
            return Relation.UNKNOWN;
        }
        away = sign * predicates.edgeSlope.up(owner, edge);
        if (beyond > 0) {
            return query.moves() && away < 0 ? Relation.APPROACHING : Relation.PARTING;
        }
        if (next == 0 && previous == 0) {
            // A point, or a segment, one of whose edges points against this one.
            if (owner.vertexCount() == 2) {
                return Relation.UNKNOWN;
            }
            boolean isOpposite = EdgeTurn.differ(owner, edge, other, vertex);
            next = other.vertexCount() == 2 && isOpposite ? 0 : 1;
            previous = other.vertexCount() == 2 && !isOpposite ? 0 : 1;
        }
        boolean isFace = next == 0 || previous == 0;
        int face = previous == 0 ? before : vertex;
        onA = isOfB ? face : edge;
        onB = isOfB ? edge : face;
        isEdgeA = !isOfB || isFace;
        isEdgeB = isOfB || isFace;
        return share();
    }

    /**
     * Returns whether the shapes provably overlap, however little, when the origin lies to the left of the edge: the
     * ends of the edge of C that it belongs to, and the opposite vertex of C, surround the origin
     * (docs/error-bounds.md, theorem 18).
     */
    private boolean surroundOrigin(ConvexPolygon owner, ConvexPolygon other, int vertex, int before, double gapSize) {
        return surroundOrigin(owner, vertex, vertex, gapSize)
                || (predicates.edgeTurn.areOpposite(owner, edge, other, vertex)
                        && surroundOrigin(owner, vertex, other.next(vertex), gapSize))
                || (predicates.edgeTurn.areOpposite(owner, edge, other, before)
                        && surroundOrigin(owner, before, vertex, gapSize));
    }

    /** The same, given the vertices of the other polygon that make the ends: both lie on the line. */
    private boolean surroundOrigin(ConvexPolygon owner, int begin, int end, double gapSize) {
        int outward = PseudoAngle.of(owner.edgeY(edge), -owner.edgeX(edge));
        int inward = PseudoAngle.opposite(outward);
        int ofA = Prepared.farthestAt(query.a, isOfB ? outward : inward);
        int ofB = Prepared.farthestAt(query.b, isOfB ? inward : outward);
        double x = query.gapX(ofA, ofB);
        double y = query.gapY(ofA, ofB);
        double beginX = query.gapX(isOfB ? begin : edge, isOfB ? edge : begin);
        double beginY = query.gapY(isOfB ? begin : edge, isOfB ? edge : begin);
        double endX = query.gapX(isOfB ? end : edge + 1, isOfB ? edge + 1 : end);
        double endY = query.gapY(isOfB ? end : edge + 1, isOfB ? edge + 1 : end);
        double bound = OrientationFilter.boundOfGaps(gapSize);
        return bound < Double.POSITIVE_INFINITY && endX * y - endY * x >= bound && x * beginY - y * beginX >= bound;
    }

    /** Finds the common part of A and B on the line of the edge. Along it, B's edge leads forward, and A's backward. */
    private Relation share() {
        int beginA = isEdgeA ? query.a.next(onA) : onA;
        int endB = isEdgeB ? query.b.next(onB) : onB;
        int toEnd = along(beginA, endB);
        int fromBegin = -along(onA, onB);
        if (toEnd < 0 || fromBegin < 0) {
            return query.moves() && away <= 0 ? Relation.UNKNOWN : Relation.PARTING;
        }
        isVertex = toEnd == 0 || fromBegin == 0;
        boolean presses = query.moves() && away < 0;
        if (isVertex) {
            isEdgeA = false;
            isEdgeB = false;
            onA = toEnd == 0 ? beginA : onA;
            onB = toEnd == 0 ? endB : onB;
            findNeighbor(toEnd == 0);
            presses = presses && neighborAway < 0;
        }
        return presses ? Relation.PRESSING : Relation.TOUCHING;
    }

    /**
     * Finds the edge of C that begins or ends at the vertex of C; the edge of B if there are two.
     */
    private void findNeighbor(boolean begins) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int ofA = begins ? onA : a.previous(onA);
        int ofB = begins ? onB : b.previous(onB);
        int turn = predicates.edgeTurn.sign(b, ofB, a, ofA);
        isNeighborOfB = b.vertexCount() > 1 && (a.vertexCount() == 1 || (begins ? turn <= 0 : turn >= 0));
        neighbor = isNeighborOfB ? ofB : ofA;
        neighborAway = isNeighborOfB ? predicates.edgeSlope.up(b, ofB) : -predicates.edgeSlope.up(a, ofA);
    }

    /** Returns whether a vertex of B is farther along the edge of C than a vertex of A, as a sign. */
    private int along(int vertexOfA, int vertexOfB) {
        return isOfB
                ? predicates.gapBesideEdge.along(query.b, edge, vertexOfA, vertexOfB)
                : -predicates.gapBesideEdge.along(query.a, edge, vertexOfA, vertexOfB);
    }

    /** Sets the ray at which the line enters C to the guess of the separating axes, if these have been tested. */
    boolean guessRay(VertexRay ray) {
        if (!usesSeparatingAxes()) {
            return false;
        }
        separatingAxes.cast(ray);
        return true;
    }

    /** The relation that has been found. */
    boolean is(Relation expected) {
        return relation == expected.ordinal();
    }

    /** The test that has decided the relation; NONE if it is UNKNOWN. */
    Reason reason() {
        return is(Relation.UNKNOWN) ? Reason.NONE : Reason.values()[reason];
    }

    /** Returns whether the shapes touch at t = 0, so that the rest of the sweep is known. */
    boolean touches() {
        return is(Relation.TOUCHING) || is(Relation.PRESSING);
    }

    /** Writes which vertex or edge of A touches which of B. */
    void writeFeatures(SweepResult result) {
        query.writeFeatures(result, isEdgeA, onA, isEdgeB, onB);
    }
}
