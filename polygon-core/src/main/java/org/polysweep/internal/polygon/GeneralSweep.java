package org.polysweep.internal.polygon;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.predicate.DiskOverlap;
import org.polysweep.internal.predicate.SweptDisks;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.rounding.PlaceFilter;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.internal.sign.SweptExtent;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;

/**
 * The sweep of shapes in general position: a corner meets the inside of an edge, no edges are parallel, nothing is in
 * touch at the beginning or at the end of the step, and all of that by more than rounding could hide. Almost all
 * queries are of this kind.
 *
 * <p>{@link EntryGuess} guesses, or {@link SeparatingAxes} of two parallelograms, and a few cross products in doubles
 * prove the guess, each beyond one bound for all of its kind. Of shapes with an overlap, which those axes or others
 * tell of, the walk waits until it is asked where they have met. What is not certain is left to the {@link
 * PolygonSweep}. Reusable, no garbage.
 */
final class GeneralSweep implements LazyAnswer {

    private final SweepQuery query;
    private final PolygonSweep staged;
    private final EntryGuess walkIn;
    private final EntryGuess walkOut;
    private final SeparatingAxes axes = new SeparatingAxes();

    /** The sizes of the displacement and of the gaps between corners. */
    private double moveSize;

    private double gapSize;

    /** How far the two are from parallelograms. */
    private double skew;

    /** The signs of t and of (t - 1) where t is the time at which the corner meets the edge; 0 if not certain. */
    private int start;

    private int end;
    private boolean overlaps;

    /** Where the line enters C: a corner, or the edge, of each. */
    private int onA;

    private int onB;
    private boolean isEdgeOfB;

    /** Whether the places have been looked for where the line enters and leaves C, and whether they are certain. */
    private boolean isSearched;

    private boolean isPlaced;

    private boolean handedOver;

    private final PlaceFilter entering = new PlaceFilter();
    private final PlaceFilter leaving = new PlaceFilter();

    /**
     * Makes a sweep that is yet to be asked.
     *
     * @param query the query that it answers
     * @param staged answers what is not certain here
     * @param walkIn guesses where the line enters C, for the other sweep to prove if this one cannot
     * @param walkOut guesses where the line leaves C
     */
    GeneralSweep(SweepQuery query, PolygonSweep staged, EntryGuess walkIn, EntryGuess walkOut) {
        this.query = query;
        this.staged = staged;
        this.walkIn = walkIn;
        this.walkOut = walkOut;
    }

    /** Prepares for the query as it is now. */
    void begin() {
        moveSize = Math.abs(query.dx) + Math.abs(query.dy);
        gapSize = Prepared.magnitude(query.a) + Prepared.magnitude(query.b) + query.greaterOffset();
        skew = Prepared.skew(query.a) + Prepared.skew(query.b);
        handedOver = false;
    }

    /** Bounds the coordinates of the ways from corners of A to corners of B. */
    double gapSize() {
        return gapSize;
    }

    /** A distance at which the two may be in touch. */
    double near() {
        return SweptExtent.near(gapSize);
    }

    /** Whether the shapes are parallelograms. */
    boolean hasAxes() {
        return skew < Double.POSITIVE_INFINITY;
    }

    /**
     * Whether the two are so near at the start that it is asked how they stand before it is asked where they go. Of
     * two parallelograms, axes tell of an overlap as soon as anything else would.
     *
     * @param coarse whether there is no answer here, since all numbers are short
     */
    boolean asksHowTheyStand(boolean coarse) {
        return (coarse || (!hasAxes() && circlesMeet())) && boxesMeet();
    }

    /**
     * Whether circles around the shapes are certainly apart during the whole step. Parallelograms are not asked: their
     * axes tell as soon.
     */
    boolean circlesStayApart() {
        double radii = Prepared.boundingRadius(query.a) + Prepared.boundingRadius(query.b);
        return !hasAxes()
                && SweptDisks.apart(centerGapX(), centerGapY(), query.dx, query.dy, radii, gapSize + moveSize);
    }

    private boolean circlesMeet() {
        double gapX = centerGapX();
        double gapY = centerGapY();
        double radii = Prepared.boundingRadius(query.a) + Prepared.boundingRadius(query.b) + near();
        return gapX * gapX + gapY * gapY <= radii * radii;
    }

    /** Whether the boxes around the shapes meet at the start, as doubles have it. */
    boolean boxesMeet() {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        return 2 * Math.abs(centerGapX()) <= (a.maxX() - a.minX()) + (b.maxX() - b.minX()) + near()
                && 2 * Math.abs(centerGapY()) <= (a.maxY() - a.minY()) + (b.maxY() - b.minY()) + near();
    }

    private double centerGapX() {
        return Prepared.centerX(query.b) - Prepared.centerX(query.a) + query.offsetX;
    }

    private double centerGapY() {
        return Prepared.centerY(query.b) - Prepared.centerY(query.a) + query.offsetY;
    }

    /** Whether disks in the two overlap: then it need not be known yet where the line enters and leaves C. */
    boolean disksOverlap() {
        double radii = Prepared.inscribedRadius(query.a) + Prepared.inscribedRadius(query.b);
        return DiskOverlap.isCertain(centerGapX(), centerGapY(), radii, gapSize);
    }

    /**
     * Answers the query, unless something is not certain.
     *
     * @return whether the answer has been written
     */
    boolean answers(SweepResult result) {
        if (hasAxes()) {
            axes.look(query, skew, moveSize, gapSize);
            if (axes.separate()) {
                return writeMiss(result);
            }
            if (axes.overlap()) {
                return writeOverlap(result);
            }
            axes.guess(walkIn);
        } else {
            guessEntry();
            if (!walkIn.meets()) {
                return isCertainMiss() && writeMiss(result);
            }
        }
        if (!isCertain(walkIn, 1)) {
            return false;
        }
        if (end > 0) {
            return writeMiss(result);
        }
        if (end == 0 || start == 0) {
            return false;
        }
        takeEntry();
        overlaps = start < 0;
        if (overlaps) {
            if (!leavesCertainly() || start == 0) {
                return false;
            }
            if (start < 0) {
                return writeMiss(result);
            }
        }
        isSearched = true;
        isPlaced = true;
        entering.forget();
        AnswerWriter.write(result, overlaps ? Verdict.OVERLAP : Verdict.HIT, this);
        return true;
    }

    /** Whether it is certain where the line enters C, and, of those that overlap, where it leaves C. */
    private boolean isPlaced() {
        if (!isSearched) {
            isSearched = true;
            guessEntry();
            takeEntry();
            isPlaced = walkIn.meets() && isCertain(walkIn, 1) && leavesCertainly();
        }
        return isPlaced;
    }

    /** Guesses where the line enters C. Without a displacement any line will do, and nothing is certain. */
    private void guessEntry() {
        walkIn.run(moveSize == 0 ? 1 : query.dx, query.dy);
    }

    private void takeEntry() {
        onA = walkIn.onA();
        onB = walkIn.onB();
        isEdgeOfB = walkIn.isEdgeOfB();
    }

    /** Whether the place is certain where the line leaves C. */
    private boolean leavesCertainly() {
        walkOut.run(-query.dx, -query.dy);
        return walkOut.meets() && isCertain(walkOut, -1);
    }

    /** The places where they meet are looked for when they are asked for. */
    boolean writeOverlap(SweepResult result) {
        overlaps = true;
        isSearched = false;
        AnswerWriter.write(result, Verdict.OVERLAP, this);
        return true;
    }

    private static boolean writeMiss(SweepResult result) {
        AnswerWriter.writeMiss(result);
        return true;
    }

    /** Whether the walk has certainly ended at the top or the bottom of C, and the line passes by. */
    private boolean isCertainMiss() {
        double height = height(walkIn.onA(), walkIn.onB());
        double bound = OrientationFilter.boundOfTwoTerms(moveSize, gapSize);
        int side = height > bound ? -1 : height < -bound ? 1 : 0;
        return side != 0 && isHighest(query.b, walkIn.onB(), side) && isHighest(query.a, walkIn.onA(), -side);
    }

    /** Whether a corner is certainly the highest above the line, or the lowest. */
    private boolean isHighest(ConvexPolygon shape, int corner, int side) {
        return shape.size() == 1
                || SupportFilter.isFarthestLeft(shape, corner, side * query.dx, side * query.dy, moveSize);
    }

    /** How far a corner of B is above the ray from a corner of A along the displacement, in units of its length. */
    private double height(int cornerOfA, int cornerOfB) {
        return query.dx * query.gapY(cornerOfA, cornerOfB) - query.dy * query.gapX(cornerOfA, cornerOfB);
    }

    /**
     * Whether the line certainly passes between the ends of the edge that the walk has found, and the polygon of the
     * corner lies beyond the line of that edge, and touches it in the corner only. Then finds where the time at which
     * they meet lies.
     *
     * @param walk the walk
     * @param way 1 where the line enters C, -1 where it leaves C
     */
    private boolean isCertain(EntryGuess walk, int way) {
        start = 0;
        if (walk.meetsCorner()) {
            return false;
        }
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int ofA = walk.onA();
        int ofB = walk.onB();
        double dx = query.dx;
        double dy = query.dy;
        double gapX = query.gapX(ofA, ofB);
        double gapY = query.gapY(ofA, ofB);
        double above = way * (dx * gapY - dy * gapX);
        boolean certain;
        int slope;
        ConvexPolygon owner;
        double edgeX;
        double edgeY;
        double below;
        if (walk.isEdgeOfB()) {
            owner = b;
            edgeX = b.edgeX(ofB);
            edgeY = b.edgeY(ofB);
            below = way * height(ofA, ofB + 1);
            certain = liesBeyond(edgeX, edgeY, b, a, ofA);
            slope = way;
        } else {
            owner = a;
            edgeX = a.edgeX(ofA);
            edgeY = a.edgeY(ofA);
            below = way * height(ofA + 1, ofB);
            certain = liesBeyond(edgeX, edgeY, a, b, ofB);
            slope = -way;
        }
        double bound = OrientationFilter.boundOfTwoTerms(moveSize, gapSize);
        if (!(certain && above > bound && below < -bound)) {
            return false;
        }
        double edgeSize = Prepared.longestEdge(owner);
        double startCross = slope * (edgeX * gapY - edgeY * gapX);
        double startBound = OrientationFilter.boundOfTwoTerms(edgeSize, gapSize);
        start = startCross > startBound ? 1 : startCross < -startBound ? -1 : 0;
        double endCross = slope * (edgeX * (gapY - dy) - edgeY * (gapX - dx));
        double endBound = OrientationFilter.boundOfThreeTerms(edgeSize, gapSize + moveSize);
        end = endCross > endBound ? 1 : endCross < -endBound ? -1 : 0;
        return true;
    }

    private static boolean liesBeyond(
            double edgeX, double edgeY, ConvexPolygon owner, ConvexPolygon other, int corner) {
        return SupportFilter.isFarthestLeft(other, corner, edgeX, edgeY, Prepared.longestEdge(owner))
                || (other.size() == 1 && owner.size() > 2);
    }

    @Override
    public void writeEnter(AnswerSlots result) {
        double enter =
                isPlaced() ? TimeOfImpact.acrossEdgeInGeneral(query, onA, onB, isEdgeOfB, false, entering) : Double.NaN;
        if (Double.isNaN(enter)) {
            staged().writeEnter(result);
        } else {
            AnswerWriter.writeEnter(result, enter);
        }
    }

    @Override
    public void writeExit(AnswerSlots result) {
        double exit = isPlaced() && (overlaps || leavesCertainly())
                ? TimeOfImpact.acrossEdgeInGeneral(
                        query, walkOut.onA(), walkOut.onB(), walkOut.isEdgeOfB(), true, leaving)
                : Double.NaN;
        if (Double.isNaN(exit)) {
            staged().writeExit(result);
        } else {
            AnswerWriter.writeExit(result, exit);
        }
    }

    @Override
    public void writeNormal(AnswerSlots result) {
        if (!isPlaced()) {
            staged().writeNormal(result);
        } else if (isEdgeOfB) {
            AnswerWriter.writeNormal(result, query.b.normalX(onB), query.b.normalY(onB));
        } else {
            AnswerWriter.writeNormal(result, 0 - query.a.normalX(onA), 0 - query.a.normalY(onA));
        }
    }

    @Override
    public void writeFeatures(AnswerSlots result) {
        if (!isPlaced()) {
            staged().writeFeatures(result);
        } else {
            query.writeFeatures(result, !isEdgeOfB, onA, isEdgeOfB, onB);
        }
    }

    /** A corner meets the inside of an edge: it is the one point of contact. */
    @Override
    public void writeContact(AnswerSlots result) {
        knowTime();
        double x = isEdgeOfB
                ? entering.place(query.a.x(onA), query.ax, query.adx, Direction.NEAREST)
                : entering.place(query.b.x(onB), query.bx, query.bdx, Direction.NEAREST);
        double y = isEdgeOfB
                ? entering.place(query.a.y(onA), query.ay, query.ady, Direction.NEAREST)
                : entering.place(query.b.y(onB), query.by, query.bdy, Direction.NEAREST);
        if (Double.isNaN(x + y)) {
            staged().writeContact(result);
        } else {
            AnswerWriter.writeContact(result, 1, x, y, Double.NaN, Double.NaN);
        }
    }

    /** As {@link PolygonSweep#writeRest}. */
    @Override
    public void writeRest(AnswerSlots result) {
        knowTime();
        int x = isEdgeOfB ? sign(query.b.edgeY(onB)) : -sign(query.a.edgeY(onA));
        int y = isEdgeOfB ? -sign(query.b.edgeX(onB)) : sign(query.a.edgeX(onA));
        double ax = entering.place(0, query.ax, query.adx, Direction.toward(x));
        double ay = entering.place(0, query.ay, query.ady, Direction.toward(y));
        double bx = entering.place(0, query.bx, query.bdx, Direction.toward(-x));
        double by = entering.place(0, query.by, query.bdy, Direction.toward(-y));
        if (Double.isNaN(ax + ay) || Double.isNaN(bx + by)) {
            staged().writeRest(result);
        } else {
            AnswerWriter.writeRest(result, ax, ay, bx, by);
        }
    }

    /** A difference of two doubles has the sign of what it is rounded from. */
    private static int sign(double difference) {
        return difference > 0 ? 1 : difference < 0 ? -1 : 0;
    }

    /** Finds the time of the contact, if it has not been asked for before. */
    private void knowTime() {
        if (!entering.isSet()) {
            TimeOfImpact.acrossEdge(query, onA, onB, isEdgeOfB, false, entering);
        }
    }

    /** The sweep that knows what to do where the filter is not enough, told what is certain. */
    private PolygonSweep staged() {
        handOver();
        return staged;
    }

    /** Tells the other sweep what is certain. */
    void handOver() {
        if (!handedOver) {
            handedOver = true;
            if (isPlaced()) {
                staged.takeOver(onA, onB, isEdgeOfB, overlaps);
            } else {
                staged.takeOverOverlap();
            }
        }
    }
}
