package org.polysweep.internal.round;

import org.polysweep.internal.bound.ArcFilter;
import org.polysweep.internal.bound.SideFilter;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.shape.ConvexPolygon;

/**
 * The entry of the line of the motion into C, for one direction along the line: guessed and proved in doubles, else
 * found in double-double. The exit from C is the entry for the opposite direction, at the negated time.
 *
 * <p>Results are cached until the next query. Reusable, no allocation.
 */
final class LineEntry {

    /** Bits of the state of the piece: guessed, proved, found in double-double, undecided; 0 before the guess. */
    private static final int GUESSED = 1;

    private static final int PROVED = 2;
    private static final int FOUND = 4;
    private static final int OPEN = 8;

    /**
     * Bits for other results: the time in doubles, the time in double-double, the leftmost point of C, and the terms of
     * the time in double-double.
     */
    private static final int TIME = 16;

    private static final int IMPACT = 32;
    private static final int LEFTMOST = 64;
    private static final int SIGNS = 128;

    /** Set from the beginning of a query whose sizes are out of the range of the bounds of doubles. */
    private static final int OUT_OF_RANGE = 256;

    private final RoundQuery query;
    private final MotionLine motionLine;
    private final Stages stages;
    private final int sense;

    /** The piece of the boundary of C on which the line enters, if it {@link #find}. */
    final EntryPiece piece = new EntryPiece();

    private final RoundGuess guess;
    private final RoundCertificate certificate;
    final DoubleDoubleLine line;
    final DoubleDoubleFront front;
    private final DoubleDoubleImpact impact;
    private final EntryOrder order;
    private final ArcFilter arc = new ArcFilter();

    /** Bits for the results computed for this query; 0 at its beginning. */
    private int known;

    private int leftmost;

    /**
     * The entry of a line.
     *
     * @param query the query
     * @param motionLine the line
     * @param stages the stages that may decide
     * @param sense 1 if the line is followed along the displacement, -1 if in the opposite direction
     */
    LineEntry(RoundQuery query, MotionLine motionLine, Stages stages, int sense) {
        this.query = query;
        this.motionLine = motionLine;
        this.stages = stages;
        this.sense = sense;
        guess = new RoundGuess(query, piece);
        certificate = new RoundCertificate(query, motionLine);
        line = new DoubleDoubleLine(query, motionLine, sense);
        front = new DoubleDoubleFront(query, line);
        impact = new DoubleDoubleImpact(query, line);
        order = new EntryOrder(query, line);
    }

    /**
     * Begins a query.
     *
     * @param isInRange whether the bounds of doubles hold; if not, only double-double is used, which bounds its own
     *     errors
     */
    void begin(boolean isInRange) {
        known = isInRange ? 0 : OUT_OF_RANGE | GUESSED;
    }

    /** Begins a query for two circles, whose obstacle C is a disk that the line enters. */
    void beginInDisk() {
        piece.setArc(0, 0);
        known = PROVED;
    }

    /** Guesses where the line enters C and tries to prove it; the first step of a query. */
    void prove() {
        if (query.isOfCircles) {
            piece.setArc(0, 0);
        } else {
            guess.run(sense > 0 ? motionLine.x : -motionLine.x, sense > 0 ? motionLine.y : -motionLine.y);
        }
        certificate.of(piece, sense);
        known |= certificate.meets ? PROVED : GUESSED;
    }

    /** Returns whether doubles have proved that the line has no point in common with C. */
    boolean passesBy() {
        return certificate.passesBy;
    }

    /** Returns whether doubles have proved that the line enters C, and where. */
    boolean isProved() {
        return (known & PROVED) != 0;
    }

    /** On which side of the line C reaches farthest to the left, as {@link DoubleDoubleFront#findLeftmost}. */
    int leftmost() {
        if ((known & LEFTMOST) == 0) {
            known |= LEFTMOST;
            leftmost = stages.mayUse(Stage.EXPANSION) ? front.findLeftmost() : DoubleDouble.OPEN;
        }
        return leftmost;
    }

    /** Returns whether it is certain that the line enters C, and where. */
    boolean find() {
        if ((known & (PROVED | GUESSED)) == 0) {
            prove();
        }
        if ((known & (PROVED | FOUND | OPEN)) == 0) {
            known |= leftmost() == 1 && front.findEntry(piece) ? FOUND : OPEN;
        }
        return (known & OPEN) == 0;
    }

    /** Returns whether double-double has been used. */
    boolean usesDoubleDouble() {
        return (known & (LEFTMOST | SIGNS)) != 0;
    }

    private boolean mayRefine(boolean isOpen) {
        return isOpen && stages.mayUse(Stage.EXPANSION);
    }

    /** The sign of the time; {@link DoubleDouble#OPEN} if it is not certain. */
    int start() {
        int sign = isProved() ? certificate.start : DoubleDouble.OPEN;
        return mayRefine(sign == DoubleDouble.OPEN) ? signs().start() : sign;
    }

    /** The sign of the time less 1; {@link DoubleDouble#OPEN} if it is not certain. */
    int end() {
        int sign = isProved() ? certificate.end : DoubleDouble.OPEN;
        return mayRefine(sign == DoubleDouble.OPEN) ? signs().end() : sign;
    }

    /**
     * Compares the time, on a line that enters, with another one: 1 if it is not less, -1 if it is less; {@link
     * DoubleDouble#OPEN} if that is not certain.
     */
    int compare(double other) {
        return stages.mayUse(Stage.EXPANSION) && find() ? order.compare(piece, other) : DoubleDouble.OPEN;
    }

    /** The largest double that is not greater than the time; NaN if it is not certain. */
    double roundDown() {
        double time = piece.isArc() ? timeOnArc() : isProved() ? timeOnSide() : Double.NaN;
        return mayRefine(Double.isNaN(time)) ? impact().time().round(Direction.DOWN) : time;
    }

    private double timeOnArc() {
        return isInRange() ? arc().roundDown() : Double.NaN;
    }

    /** Returns whether the bounds of doubles hold. */
    boolean isInRange() {
        return (known & OUT_OF_RANGE) == 0;
    }

    private double timeOnSide() {
        ConvexPolygon a = query.coreA();
        ConvexPolygon b = query.coreB();
        int onA = piece.onA();
        int onB = piece.onB();
        boolean ofB = piece.isEdgeOfB();
        return SideFilter.roundDown(
                ofB ? b.x(onB) : a.x(onA + 1),
                ofB ? b.y(onB) : a.y(onA + 1),
                ofB ? b.x(onB + 1) : a.x(onA),
                ofB ? b.y(onB + 1) : a.y(onA),
                a.x(onA),
                a.y(onA),
                b.x(onB),
                b.y(onB),
                query,
                sense,
                query.radiusA,
                query.radiusB,
                motionLine.gapSize);
    }

    /** The x component of the unit normal of C; NaN if it is not certain. */
    double normalX() {
        if (!piece.isArc()) {
            return piece.isEdgeOfB()
                    ? query.coreB().normalX(piece.onB())
                    : 0 - query.coreA().normalX(piece.onA());
        }
        double x = isInRange() ? arc().normalX() : Double.NaN;
        return mayRefine(Double.isNaN(x)) ? impact().normalX().roundNearest() : x;
    }

    /** The y component of the unit normal of C; NaN if it is not certain. */
    double normalY() {
        if (!piece.isArc()) {
            return piece.isEdgeOfB()
                    ? query.coreB().normalY(piece.onB())
                    : 0 - query.coreA().normalY(piece.onA());
        }
        double y = isInRange() ? arc().normalY() : Double.NaN;
        return mayRefine(Double.isNaN(y)) ? impact().normalY().roundNearest() : y;
    }

    private ArcFilter arc() {
        if ((known & TIME) == 0) {
            known |= TIME;
            RoundQuery q = query;
            int onA = piece.onA();
            int onB = piece.onB();
            arc.set(
                    q.vertexAX(onA),
                    q.vertexAY(onA),
                    q.vertexBX(onB),
                    q.vertexBY(onB),
                    q,
                    sense,
                    q.radiusA,
                    q.radiusB,
                    motionLine.gapSize);
        }
        return arc;
    }

    /** The signs of the time in double-double. */
    private DoubleDoubleImpact signs() {
        if ((known & SIGNS) == 0) {
            known |= SIGNS;
            impact.set(piece);
        }
        return impact;
    }

    /** Time and normal in double-double. */
    DoubleDoubleImpact impact() {
        signs();
        if ((known & IMPACT) == 0) {
            known |= IMPACT;
            impact.solve();
        }
        return impact;
    }
}
