package org.polysweep.internal.polygon;

import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.prepared.PseudoAngle;
import org.polysweep.shape.ConvexPolygon;

/**
 * Finds in plain doubles where the line of the motion enters C, as fast as it goes: begins where the line would enter
 * if A and B were circles, and walks from there along the side of C, edge by edge. If the place is many edges away, the
 * bearings of the polygons narrow it down. Reusable.
 *
 * <p>Where doubles compute exactly ({@link SweepPredicates#isExactInDoubles}) what is found is true. Elsewhere it is a
 * guess, which {@link GeneralSweep} or {@link EntryProof} has to prove. Cost: O(log n + log m).
 */
final class EntryGuess {

    /** After so many edges the place is narrowed down by bearings: docs/performance.md. */
    private static final int MANY_EDGES = 16;

    /** After so many edges from there the walk gives up: the corners are crowded, and {@link EntrySearch} halves. */
    private static final int MOST_EDGES = 256;

    /**
     * The walk begins no nearer to the top or the bottom than 1 : 6, an angle greater than half the spacing of any
     * bearings. So it begins on the side that is entered: docs/error-bounds.md, theorem 3.
     */
    private static final int STEEPEST = 6;

    private static final int QUARTER = PseudoAngle.FULL_TURN / 4;

    private final SweepQuery query;
    private double lineX;
    private double lineY;

    private int onA;
    private int onB;
    private boolean arrives;
    private boolean takesB;
    private boolean meets;
    private boolean meetsCorner;
    private int steps;

    EntryGuess(SweepQuery query) {
        this.query = query;
    }

    /** The corner of A, or the edge of A that is met. */
    int onA() {
        return onA;
    }

    /** The corner of B, or the edge of B that is met. */
    int onB() {
        return onB;
    }

    /** Whether the walk has come to an end; it gives up if the place is too many edges away. */
    boolean arrives() {
        return arrives;
    }

    /**
     * Whether the line meets C; otherwise, if the walk arrives, the corners are those of the top or the bottom of C.
     */
    boolean meets() {
        return meets;
    }

    /** Whether the line meets C in a corner of it. */
    boolean meetsCorner() {
        return meetsCorner;
    }

    /** Whether the edge that the line meets is one of B. */
    boolean isEdgeOfB() {
        return takesB;
    }

    /** How many corners of C have been looked at. */
    int steps() {
        return steps;
    }

    /**
     * Finds where a line enters C.
     *
     * @param newLineX the x component of the line
     * @param newLineY the y component
     */
    void run(double newLineX, double newLineY) {
        lineX = newLineX;
        lineY = newLineY;
        steps = 0;
        int spacing = Math.max(Prepared.bearingSpacing(query.a), Prepared.bearingSpacing(query.b));
        int bearing = (bearingOfEntry() + spacing / 2) & -spacing;
        arrives = walkFrom(bearing, MANY_EDGES) || walkFrom(narrow(spacing), MOST_EDGES);
    }

    /** Takes over a guess that was made elsewhere. */
    void set(int newOnA, int newOnB, boolean isEdgeOfB) {
        steps = 0;
        arrives = true;
        takesB = isEdgeOfB;
        end(newOnA, newOnB, true, false);
    }

    /** The bearing of the normal of C where the line would enter it if A and B were circles. */
    private int bearingOfEntry() {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        double centerX = Prepared.centerX(b) - Prepared.centerX(a) + query.offsetX;
        double centerY = Prepared.centerY(b) - Prepared.centerY(a) + query.offsetY;
        double radius =
                Math.sqrt(lineX * lineX + lineY * lineY) * (Prepared.boundingRadius(a) + Prepared.boundingRadius(b));
        double height = lineX * centerY - lineY * centerX;
        if (Math.abs(height) > radius) {
            height = Math.copySign(radius, height);
        }
        // From the center of C to the place; a parabola for the circle is near enough, and saves a root.
        double back = radius * radius - (1 - 1.0 / STEEPEST) * (height * height);
        double right = height * radius;
        return PseudoAngle.of(lineY * right - lineX * back, -(lineX * right + lineY * back));
    }

    /**
     * Finds a bearing on the side that is entered whose corner of C is above the line, next to one that is not; if all
     * of them are below, the first. All that are looked at are multiples of the spacing: only there both polygons know
     * their farthest corners.
     */
    private int narrow(int spacing) {
        int low = (PseudoAngle.of(lineX, lineY) + QUARTER + 2 * spacing - 1) & -spacing;
        int high = low + 2 * QUARTER - 2 * spacing;
        while (high - low > spacing) {
            int middle = ((low + high) >> 1) & -spacing;
            steps++;
            if (height(cornerOfA(middle), cornerOfB(middle)) > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The corner of A that makes, with {@link #cornerOfB}, the corner of C that is farthest in a direction. */
    private int cornerOfA(int bearing) {
        return Prepared.farthestAt(query.a, PseudoAngle.opposite(bearing));
    }

    private int cornerOfB(int bearing) {
        return Prepared.farthestAt(query.b, bearing);
    }

    private double height(int cornerOfA, int cornerOfB) {
        return lineX * query.gapY(cornerOfA, cornerOfB) - lineY * query.gapX(cornerOfA, cornerOfB);
    }

    /**
     * Walks from the corner of C that is farthest in a direction; false if the place is farther than so many edges
     * away.
     */
    private boolean walkFrom(int bearing, int mostEdges) {
        int i = cornerOfA(bearing);
        int j = cornerOfB(bearing);
        double height = height(i, j);
        return height > 0 ? down(i, j, height, mostEdges) : up(i, j, height, mostEdges);
    }

    /** Walks down from a corner of C above the line: of the two next edges takes the one that turns less. */
    private boolean down(int fromA, int fromB, double from, int mostEdges) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int i = fromA;
        int j = fromB;
        double height = from;
        for (int left = mostEdges; left > 0; left--) {
            steps++;
            double x1 = a.edgeX(i);
            double y1 = a.edgeY(i);
            double x2 = b.edgeX(j);
            double y2 = b.edgeY(j);
            double turn = x2 * y1 - y2 * x1;
            boolean edgeOfB = turn < 0 || (turn == 0 && leadsDown(x2, y2));
            double step = edgeOfB ? lineX * y2 - lineY * x2 : lineY * x1 - lineX * y1;
            if (!(step < 0)) {
                return end(i, j, false, false);
            }
            height += step;
            if (height < 0) {
                takesB = edgeOfB;
                return end(i, j, true, false);
            }
            if (edgeOfB) {
                j = b.next(j);
            } else {
                i = a.next(i);
            }
            if (height == 0) {
                return end(i, j, true, true);
            }
        }
        end(i, j, false, false);
        return false;
    }

    /**
     * Settles a tie of two edges: if one of them is that of a point, or they are opposite, at most one leads down; if
     * they point the same way, either may go first.
     */
    private boolean leadsDown(double x, double y) {
        return lineX * y < lineY * x;
    }

    /** Walks up from a corner of C below the line: of the two edges before it takes the one that turns less. */
    private boolean up(int fromA, int fromB, double from, int mostEdges) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int i = fromA;
        int j = fromB;
        double height = from;
        if (height == 0) {
            return end(i, j, true, true);
        }
        for (int left = mostEdges; left > 0; left--) {
            steps++;
            int beforeA = a.previous(i);
            int beforeB = b.previous(j);
            double x1 = a.edgeX(beforeA);
            double y1 = a.edgeY(beforeA);
            double x2 = b.edgeX(beforeB);
            double y2 = b.edgeY(beforeB);
            double turn = x2 * y1 - y2 * x1;
            boolean edgeOfB = turn > 0 || (turn == 0 && leadsDown(x2, y2));
            double step = edgeOfB ? lineX * y2 - lineY * x2 : lineY * x1 - lineX * y1;
            if (!(step < 0)) {
                return end(i, j, false, false);
            }
            height -= step;
            if (edgeOfB) {
                j = beforeB;
            } else {
                i = beforeA;
            }
            if (height > 0) {
                takesB = edgeOfB;
                return end(i, j, true, false);
            }
            if (height == 0) {
                return end(i, j, true, true);
            }
        }
        end(i, j, false, false);
        return false;
    }

    private boolean end(int i, int j, boolean newMeets, boolean newMeetsCorner) {
        onA = i;
        onB = j;
        meets = newMeets;
        meetsCorner = newMeetsCorner;
        return true;
    }
}
