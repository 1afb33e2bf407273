package org.polysweep.internal.polygon;

import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.prepared.PseudoAngle;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.shape.ConvexPolygon;

/**
 * How two polygons stand as the step begins, told by one edge of the configuration-space obstacle C = B - A: the one
 * beyond which the origin lies farthest, among those next to the corner of C that faces it. Plain doubles guess which
 * one it is. Signs prove that it is an edge of C, and on which side of it the origin lies.
 *
 * <p>If the origin lies on the edge, the two touch at t = 0, and what they share there is known without a walk along
 * the line of the motion. If it lies beyond, they are apart, and they never meet unless the motion leads against that
 * edge. If it lies inside, however near, a triangle may show that they overlap:
 * docs/decisions/0046-an-overlap-by-the-least.md. Whatever is none of these is left open. Reusable, O(1):
 * docs/decisions/0037-how-they-stand.md.
 */
final class InitialContact {

    /** How they stand. */
    enum Standing {
        /** Nothing is said. */
        OPEN,
        /** They overlap. */
        OVERLAPPING,
        /** Apart for the whole step. */
        PARTING,
        /** Apart; if the motion enters C, it does so later. */
        APPROACHING,
        /** They touch, and stay so or part. */
        TOUCHING,
        /** They touch, and the motion leads into C. */
        PRESSING
    }

    private final SweepQuery query;
    private final SweepPredicates signs;

    /**
     * The edge of C: one of B, or one of A turned round; and 1 if the line of the motion leads away from it, -1 if
     * against it.
     */
    private boolean isOfB;

    private int edge;

    /** How far the origin lies beyond it, as doubles have it. */
    private double distance;

    private int away;

    /** The corner, or the edge, of each on the line of it. */
    private int onA;

    private int onB;
    private boolean isEdgeA;
    private boolean isEdgeB;

    /** Whether the origin is a corner of C. Then there is a second edge of C at it. */
    private boolean isCorner;

    private boolean neighbourIsOfB;
    private int neighbour;
    private int neighbourAway;

    InitialContact(SweepQuery query, SweepPredicates signs) {
        this.query = query;
        this.signs = signs;
    }

    boolean isOfB() {
        return isOfB;
    }

    int edge() {
        return edge;
    }

    int away() {
        return away;
    }

    /** The corner of A that touches, or the edge. */
    int onA() {
        return onA;
    }

    int onB() {
        return onB;
    }

    boolean isEdgeA() {
        return isEdgeA;
    }

    boolean isEdgeB() {
        return isEdgeB;
    }

    /** Whether a corner touches a corner, and the origin is a corner of C. */
    boolean isCorner() {
        return isCorner;
    }

    boolean neighbourIsOfB() {
        return neighbourIsOfB;
    }

    int neighbour() {
        return neighbour;
    }

    int neighbourAway() {
        return neighbourAway;
    }

    void writeFeatures(AnswerSlots result) {
        query.writeFeatures(result, isEdgeA, onA, isEdgeB, onB);
    }

    /** Writes what is known of a touch: all that a response reads, but for the normal where corner meets corner. */
    void writeTouch(AnswerSlots result) {
        AnswerWriter.writeEnter(result, 0);
        writeFeatures(result);
        if (!isCorner) {
            ConvexPolygon owner = isOfB ? query.b : query.a;
            double sign = isOfB ? 1 : -1;
            AnswerWriter.writeNormal(result, sign * owner.normalX(edge) + 0.0, sign * owner.normalY(edge) + 0.0);
        }
    }

    /** Whether they may touch, by what has been guessed: whether they are so near. */
    boolean mayTouch(double near) {
        return Math.abs(distance) <= near;
    }

    /** Whether they seem to overlap, and not only to touch. */
    boolean mayOverlap(double near) {
        return distance < -near;
    }

    /**
     * Finds out how they stand, from what has been guessed.
     *
     * @param gapSize as for {@link InscribedOctagon}
     */
    Standing prove(double gapSize) {
        // Of two points, or of a point and a segment, C has no inside; nothing is known of numbers near the largest.
        if (query.a.size() + query.b.size() < 4 || !(distance > Double.NEGATIVE_INFINITY)) {
            return Standing.OPEN;
        }
        ConvexPolygon owner = isOfB ? query.b : query.a;
        ConvexPolygon other = isOfB ? query.a : query.b;
        int corner = isOfB ? onA : onB;
        int before = other.previous(corner);
        int way = isOfB ? 1 : -1;
        int beyond = way * signs.gapBeside(owner, edge, onA, onB);
        if (beyond < 0) {
            return surroundOrigin(owner, other, corner, before, gapSize) ? Standing.OVERLAPPING : Standing.OPEN;
        }
        int next = signs.turn(owner, edge, other, corner);
        int previous = signs.turn(owner, edge, other, before);
        if (next > 0 || previous < 0) {
            return Standing.OPEN;
        }
        away = way * signs.leadsUp(owner, edge);
        if (beyond > 0) {
            return query.moves() && away < 0 ? Standing.APPROACHING : Standing.PARTING;
        }
        if (next == 0 && previous == 0) {
            // A point, or a segment, one of whose edges points against this one.
            if (owner.size() == 2) {
                return Standing.OPEN;
            }
            boolean isOpposite = ReferenceEdge.differ(owner, edge, other, corner);
            next = other.size() == 2 && isOpposite ? 0 : 1;
            previous = other.size() == 2 && !isOpposite ? 0 : 1;
        }
        boolean isFace = next == 0 || previous == 0;
        int face = previous == 0 ? before : corner;
        onA = isOfB ? face : edge;
        onB = isOfB ? edge : face;
        isEdgeA = !isOfB || isFace;
        isEdgeB = isOfB || isFace;
        return share();
    }

    /**
     * Whether the two certainly overlap, by however little, where the origin lies to the left of the edge: if ends of
     * the edge of C that it belongs to, and the corner of C that is opposite, go round the origin
     * (docs/error-bounds.md, theorem 18).
     */
    private boolean surroundOrigin(ConvexPolygon owner, ConvexPolygon other, int corner, int before, double gapSize) {
        return surroundOrigin(owner, corner, corner, gapSize)
                || (isOpposite(owner, other, corner) && surroundOrigin(owner, corner, other.next(corner), gapSize))
                || (isOpposite(owner, other, before) && surroundOrigin(owner, before, corner, gapSize));
    }

    private boolean isOpposite(ConvexPolygon owner, ConvexPolygon other, int candidate) {
        return signs.turn(owner, edge, other, candidate) == 0 && ReferenceEdge.differ(owner, edge, other, candidate);
    }

    /** The same, with the corners of the other polygon that make the ends: both lie on the line. */
    private boolean surroundOrigin(ConvexPolygon owner, int begin, int end, double gapSize) {
        int outward = PseudoAngle.of(owner.normalX(edge), owner.normalY(edge));
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

    /** Finds what the two have in common on the line of the edge. Along it, B's edge leads on, and A's leads back. */
    private Standing share() {
        int beginA = isEdgeA ? query.a.next(onA) : onA;
        int endB = isEdgeB ? query.b.next(onB) : onB;
        int toEnd = along(beginA, endB);
        int fromBegin = -along(onA, onB);
        if (toEnd < 0 || fromBegin < 0) {
            return query.moves() && away <= 0 ? Standing.OPEN : Standing.PARTING;
        }
        isCorner = toEnd == 0 || fromBegin == 0;
        boolean presses = query.moves() && away < 0;
        if (isCorner) {
            isEdgeA = false;
            isEdgeB = false;
            onA = toEnd == 0 ? beginA : onA;
            onB = toEnd == 0 ? endB : onB;
            findNeighbour(toEnd == 0);
            presses = presses && neighbourAway < 0;
        }
        return presses ? Standing.PRESSING : Standing.TOUCHING;
    }

    /** Finds the edge of C that begins at the corner, or the one that ends there; that of B if there are two. */
    private void findNeighbour(boolean begins) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int ofA = begins ? onA : a.previous(onA);
        int ofB = begins ? onB : b.previous(onB);
        int turn = signs.turn(b, ofB, a, ofA);
        neighbourIsOfB = b.size() > 1 && (a.size() == 1 || (begins ? turn <= 0 : turn >= 0));
        neighbour = neighbourIsOfB ? ofB : ofA;
        neighbourAway = neighbourIsOfB ? signs.leadsUp(b, ofB) : -signs.leadsUp(a, ofA);
    }

    /** Whether a corner of B is farther along the edge of C than one of A, as a sign. */
    private int along(int cornerOfA, int cornerOfB) {
        return isOfB
                ? signs.gapAlong(query.b, edge, cornerOfA, cornerOfB)
                : -signs.gapAlong(query.a, edge, cornerOfA, cornerOfB);
    }

    /** Guesses the edge, which corner of the other polygon is nearest to its line, and how far that is. */
    void guess() {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        double x = query.offsetX;
        double y = query.offsetY;
        double centerX = Prepared.centerX(b) - Prepared.centerX(a) + x;
        double centerY = Prepared.centerY(b) - Prepared.centerY(a) + y;
        int spacing = Math.max(Prepared.bearingSpacing(a), Prepared.bearingSpacing(b));
        int bearing = (PseudoAngle.of(-centerX, -centerY) + spacing / 2) & -spacing;
        int i = Prepared.farthestAt(a, PseudoAngle.opposite(bearing));
        int j = Prepared.farthestAt(b, bearing);
        int beforeI = a.previous(i);
        int beforeJ = b.previous(j);
        // Which of the four is the best cannot be foreseen, so it is chosen by values, and not by branches.
        double first = beyond(b, j, a, i, x, y);
        double second = beyond(b, beforeJ, a, i, x, y);
        double third = beyond(a, i, b, j, -x, -y);
        double fourth = beyond(a, beforeI, b, j, -x, -y);
        double best = Math.max(Math.max(first, second), Math.max(third, fourth));
        isOfB = best == first || best == second;
        int edgeOfB = second > first ? beforeJ : j;
        int edgeOfA = fourth > third ? beforeI : i;
        edge = isOfB ? edgeOfB : edgeOfA;
        onA = isOfB ? lowest(b, edge, a, i) : edge;
        onB = isOfB ? edge : lowest(a, edge, b, j);
        distance = best;
    }

    /** How far the origin lies beyond an edge of C, as doubles have it; x and y lead to the owner of the edge. */
    private static double beyond(
            ConvexPolygon owner, int candidate, ConvexPolygon other, int corner, double x, double y) {
        double normalX = owner.normalX(candidate);
        double normalY = owner.normalY(candidate);
        double lowest = Math.min(
                height(normalX, normalY, other, corner),
                Math.min(
                        height(normalX, normalY, other, other.next(corner)),
                        height(normalX, normalY, other, other.previous(corner))));
        // A point has no edge.
        double size = owner.size() == 1 ? Double.POSITIVE_INFINITY : 0;
        return lowest - (normalX * (owner.x(candidate) + x) + normalY * (owner.y(candidate) + y)) - size;
    }

    private static double height(double normalX, double normalY, ConvexPolygon shape, int corner) {
        return normalX * shape.x(corner) + normalY * shape.y(corner);
    }

    /** Of a corner and its neighbours, the one that lies lowest above an edge. */
    private static int lowest(ConvexPolygon owner, int candidate, ConvexPolygon other, int corner) {
        double normalX = owner.normalX(candidate);
        double normalY = owner.normalY(candidate);
        int next = other.next(corner);
        int previous = other.previous(corner);
        double height = height(normalX, normalY, other, corner);
        double heightOfNext = height(normalX, normalY, other, next);
        int lower = heightOfNext < height ? next : corner;
        return height(normalX, normalY, other, previous) < Math.min(height, heightOfNext) ? previous : lower;
    }
}
