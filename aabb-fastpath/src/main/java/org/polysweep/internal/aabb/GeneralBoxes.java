package org.polysweep.internal.aabb;

import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.rounding.PlaceFilter;
import org.polysweep.internal.rounding.TimeFilter;
import org.polysweep.internal.sign.SignBits;
import org.polysweep.internal.sign.SlabFilter;
import org.polysweep.result.SweepResult;

/**
 * The sweep of two boxes with an area in a straight line: without a search, and with few branches, which a processor
 * could only guess. Almost all queries are of this kind.
 *
 * <p>Who overlaps at the beginning, or touches, is told exactly by sums of four doubles. Where a motion leads is told
 * by {@link SlabFilter}'s bounds. What is left open, such as corners that meet under way, is left to the {@link
 * BoxSweep}. Reusable, no garbage.
 */
final class GeneralBoxes implements LazyAnswer {

    private final BoxAxis x;
    private final BoxAxis y;
    private final BoxSweep staged;

    /** An axis without motion: it stands for one that is not certain. */
    private final BoxAxis nowhere = new BoxAxis();

    private final PlaceFilter entering = new PlaceFilter();
    private final PlaceFilter leaving = new PlaceFilter();

    /** The bound of {@link #order}, of cross products of one gap and one move. */
    private double crossBound;

    private boolean overlaps;

    /** Whether they touch at the beginning and draw apart at once. */
    private boolean leavesAtStart;

    /** For a HIT or TOUCH under way: whether it is y on which the motion comes into C last. */
    private boolean isYLastIn;

    /** Whether they touch at the beginning; those that do have two sides there, or two corners. */
    private boolean isAtStart;

    /** Which sides of C meet in the contact: -1 or 1 on their axis, 0 for none. */
    private int sideX;

    private int sideY;

    /** Whether it is y on which that side lies that has the normal. */
    private boolean isNormalY;

    private boolean handedOver;

    /** Makes a sweep of the query that two axes hold; {@code staged} answers what is not certain here. */
    GeneralBoxes(BoxAxis x, BoxAxis y, BoxSweep staged) {
        this.x = x;
        this.y = y;
        this.staged = staged;
    }

    /**
     * Answers the query, unless something is not certain, or not legal.
     *
     * @return whether the answer has been written
     */
    boolean answers(SweepResult result) {
        double wayX = Math.abs(x.move);
        double wayY = Math.abs(y.move);
        double bound = SlabFilter.gapBound(x.size + wayX + (y.size + wayY));
        crossBound = SlabFilter.crossBound(wayX * y.size + wayY * x.size);
        if (!(SlabFilter.isModerate(bound + crossBound) && x.hasWidths() && y.hasWidths())) {
            return false;
        }
        double gapX = x.gap();
        double gapY = y.gap();
        double cross = Math.abs(x.move * y.middle - y.move * x.middle) - (wayX * y.width + wayY * x.width);
        if ((SignBits.of(bound - gapX) | SignBits.of(bound - gapY) | SignBits.of(crossBound - cross)) < 0) {
            AnswerWriter.writeMiss(result);
            return true;
        }
        long meets = SignBits.of(gapX + bound) & SignBits.of(gapY + bound) & SignBits.of(cross + crossBound);
        return meets(meets, bound, result);
    }

    /** Answers where they do not certainly miss; {@code meets} is negative if the way certainly leads into C. */
    private boolean meets(long meets, double bound, SweepResult result) {
        if ((x.overlapBits() & y.overlapBits()) < 0) {
            writeOverlap(result);
            return true;
        }
        double order = x.near() * Math.abs(y.move) - y.near() * Math.abs(x.move);
        long enters = (x.apartBits() | y.apartBits()) & meets & SignBits.of(crossBound - Math.abs(order));
        if (enters >= 0) {
            return touchesAtStart(result) || slides(bound, result);
        }
        int isY = (int) (SignBits.of(order) >>> 63);
        isYLastIn = isY != 0;
        start(Verdict.HIT, false, false, result);
        int normal = isYLastIn ? -y.direction() : -x.direction();
        writeSide(normal * (1 - isY), normal * isY, result);
        return true;
    }

    private void writeOverlap(SweepResult result) {
        start(Verdict.OVERLAP, false, false, result);
    }

    /** Answers where they have a point in common at the beginning, or certainly never have. */
    private boolean touchesAtStart(SweepResult result) {
        int lowX = x.lowSign();
        int highX = x.highSign();
        int lowY = y.lowSign();
        int highY = y.highSign();
        int directionX = x.direction();
        int directionY = y.direction();
        // The side of C on which the origin lies: -1 or 1 on its axis; 0 between the two sides.
        sideX = Math.abs(lowX) - Math.abs(highX);
        sideY = Math.abs(lowY) - Math.abs(highY);
        if (Math.max(Math.max(lowX, -highX), Math.max(lowY, -highY)) > 0) {
            return writeMissIf(
                    (lowX > 0 && directionX <= 0)
                            || (highX < 0 && directionX >= 0)
                            || (lowY > 0 && directionY <= 0)
                            || (highY < 0 && directionY >= 0),
                    result);
        }
        if ((sideX | sideY) == 0) {
            writeOverlap(result);
            return true;
        }
        int alongX = sideX * directionX;
        int alongY = sideY * directionY;
        // On each axis on which they touch, the motion has to lead into C.
        boolean hits = ((alongX + Math.abs(sideX)) | (alongY + Math.abs(sideY))) == 0;
        start(hits ? Verdict.HIT : Verdict.TOUCH, true, Math.max(alongX, alongY) > 0, result);
        AnswerWriter.writeEnter(result, 0);
        if (sideX * sideY == 0) {
            writeSide(sideX, sideY, result);
        } else {
            writeCorners(isUpperOrLower(alongX, alongY), result);
        }
        return true;
    }

    private static boolean writeMissIf(boolean certain, SweepResult result) {
        if (certain) {
            AnswerWriter.writeMiss(result);
        }
        return certain;
    }

    /**
     * Of the two sides of C that meet where the origin lies, whether the one on the y axis has the normal: the order of
     * {@link BoxContact}.
     */
    private boolean isUpperOrLower(int alongX, int alongY) {
        if ((alongX == 0) != (alongY == 0)) {
            return alongY == 0;
        }
        if (alongX != alongY) {
            return alongY < alongX;
        }
        double difference = Math.abs(y.move) - Math.abs(x.move);
        double more = alongX * (difference != 0 ? difference : y.wayTail() - x.wayTail());
        if (more != 0) {
            return more < 0;
        }
        BoxSide ofX = BoxSide.at(number(sideX, 0));
        BoxSide ofY = BoxSide.at(number(0, sideY));
        int directionX = x.direction();
        int directionY = y.direction();
        return ofY.turnFrom(directionX, directionY) < ofX.turnFrom(directionX, directionY);
    }

    /** Answers where A moves along one axis, level with a side of B, and comes to its corner under way. */
    private boolean slides(double bound, SweepResult result) {
        BoxAxis across = x.moves() ? y : x;
        BoxAxis ahead = x.moves() ? x : y;
        int low = across.lowSign();
        int high = across.highSign();
        int side = Math.abs(low) - Math.abs(high);
        // On the other axis they are apart, and draw nearer: they would have touched at the beginning, or never.
        if (across.moves() || low > 0 || high < 0 || side == 0 || ahead.gap() >= -bound) {
            return false;
        }
        isYLastIn = across == x;
        start(Verdict.TOUCH, false, false, result);
        int front = -ahead.direction();
        sideX = across == x ? side : front;
        sideY = across == x ? front : side;
        writeCorners(across == y, result);
        return true;
    }

    private void start(Verdict verdict, boolean touches, boolean leaves, SweepResult result) {
        isAtStart = touches;
        overlaps = verdict == Verdict.OVERLAP;
        leavesAtStart = leaves;
        handedOver = false;
        entering.forget();
        AnswerWriter.write(result, verdict, this);
    }

    /** Writes that two sides meet, in more than a point. */
    private void writeSide(int normalX, int normalY, SweepResult result) {
        sideX = normalX;
        sideY = normalY;
        isNormalY = normalX == 0;
        int side = number(normalX, normalY);
        AnswerWriter.writeNormal(result, normalX, normalY);
        AnswerWriter.writeFeatures(
                result,
                Feature.Kind.EDGE,
                staged.numbersA().edgeIndex(side ^ 2),
                Feature.Kind.EDGE,
                staged.numbersB().edgeIndex(side));
    }

    /** The number of a side: 3 and 1 are those to the left and to the right, 0 and 2 the lower and the upper one. */
    private static int number(int normalX, int normalY) {
        return normalX != 0 ? 2 - normalX : 1 + normalY;
    }

    /** Writes that two corners meet: that of B is where two sides of C meet, of which one has the normal. */
    private void writeCorners(boolean isUpperOrLower, SweepResult result) {
        isNormalY = isUpperOrLower;
        AnswerWriter.writeNormal(result, isNormalY ? 0 : sideX, isNormalY ? sideY : 0);
        int corner = sideY < 0 ? (sideX + 1) / 2 : (5 - sideX) / 2;
        AnswerWriter.writeFeatures(
                result,
                Feature.Kind.VERTEX,
                staged.numbersA().vertexIndex(corner ^ 2),
                Feature.Kind.VERTEX,
                staged.numbersB().vertexIndex(corner));
    }

    @Override
    public void writeEnter(AnswerSlots result) {
        BoxAxis axis = overlaps ? lastIn() : isYLastIn ? y : x;
        double enter = axis.moves() ? time(axis, axis.movesUp(), false, entering) : Double.NaN;
        if (Double.isNaN(enter)) {
            staged().writeEnter(result);
        } else {
            AnswerWriter.writeEnter(result, enter);
        }
    }

    @Override
    public void writeExit(AnswerSlots result) {
        BoxAxis axis = leavesAtStart ? x : firstOut();
        double exit = leavesAtStart ? 0 : axis.moves() ? time(axis, !axis.movesUp(), true, leaving) : Double.NaN;
        if (Double.isNaN(exit)) {
            staged().writeExit(result);
        } else {
            AnswerWriter.writeExit(result, exit);
        }
    }

    /** The axis on which the motion of two that overlap has come into C last; if that is not certain, one at rest. */
    private BoxAxis lastIn() {
        double order = order(x.near(), y.near());
        return order > 0 ? x : order < 0 ? y : nowhere;
    }

    /** The axis on which the motion leaves C first; if that is not certain, one at rest. */
    private BoxAxis firstOut() {
        if (!x.moves() || !y.moves()) {
            return x.moves() ? x : y;
        }
        double order = order(x.far(), y.far());
        return order < 0 ? x : order > 0 ? y : nowhere;
    }

    /** The order of the times at which two gaps are closed; 0 if it is not certain. */
    private double order(double gapX, double gapY) {
        double order = gapX * Math.abs(y.move) - gapY * Math.abs(x.move);
        return Math.abs(order) > crossBound ? order : 0;
    }

    private static double time(BoxAxis axis, boolean upperA, boolean up, PlaceFilter places) {
        return TimeFilter.onAxis(
                axis.sideOfA(upperA),
                axis.sideOfB(!upperA),
                axis.positionA,
                axis.positionB,
                axis.moveA,
                axis.moveB,
                up,
                places);
    }

    /** Of an overlap; that of a contact is known with the verdict. */
    @Override
    public void writeNormal(AnswerSlots result) {
        BoxAxis axis = lastIn();
        if (axis.moves()) {
            AnswerWriter.writeNormal(result, axis == x ? -x.direction() : 0, axis == x ? 0 : -y.direction());
        } else {
            staged().writeNormal(result);
        }
    }

    @Override
    public void writeFeatures(AnswerSlots result) {
        staged().writeFeatures(result);
    }

    @Override
    public void writeContact(AnswerSlots result) {
        knowTime();
        boolean isPoint = sideX * sideY != 0;
        BoxAxis across = isNormalY ? y : x;
        BoxAxis along = isNormalY ? x : y;
        boolean isLower = (isNormalY ? sideY : sideX) < 0;
        // Of two corners that meet A's counts; two sides are at the same place.
        double level = placeOfA(across, isLower);
        // The normal turned by a quarter, counter-clockwise, is the way from the first point to the second.
        boolean leadsUp = isNormalY == isLower;
        double begin = isPoint ? placeOfA(along, (isNormalY ? sideX : sideY) < 0) : placeOfEnd(along, !leadsUp);
        double end = isPoint ? begin : placeOfEnd(along, leadsUp);
        if (Double.isNaN(level + begin + end)) {
            staged().writeContact(result);
        } else if (isPoint) {
            AnswerWriter.writeContact(
                    result, 1, isNormalY ? begin : level, isNormalY ? level : begin, Double.NaN, Double.NaN);
        } else if (isNormalY) {
            AnswerWriter.writeContact(result, 2, begin, level, end, level);
        } else {
            AnswerWriter.writeContact(result, 2, level, begin, level, end);
        }
    }

    @Override
    public void writeRest(AnswerSlots result) {
        knowTime();
        int normalX = isNormalY ? 0 : sideX;
        int normalY = isNormalY ? sideY : 0;
        double ax = place(0, x.positionA, x.moveA, Direction.toward(normalX));
        double ay = place(0, y.positionA, y.moveA, Direction.toward(normalY));
        double bx = place(0, x.positionB, x.moveB, Direction.toward(-normalX));
        double by = place(0, y.positionB, y.moveB, Direction.toward(-normalY));
        if (Double.isNaN(ax + ay) || Double.isNaN(bx + by)) {
            staged().writeRest(result);
        } else {
            AnswerWriter.writeRest(result, ax, ay, bx, by);
        }
    }

    /** Finds the time of a contact under way, if it has not been asked for before. */
    private void knowTime() {
        if (!isAtStart) {
            if (!entering.isSet()) {
                BoxAxis axis = isYLastIn ? y : x;
                time(axis, axis.movesUp(), false, entering);
            }
        }
    }

    /** Where a corner of A is; B's is at the same place, and may stand still. */
    private double placeOfA(BoxAxis axis, boolean upper) {
        return place(axis.sideOfA(upper), axis.positionA, axis.moveA, Direction.NEAREST);
    }

    private double place(double local, double position, double move, Direction direction) {
        return isAtStart
                ? PlaceFilter.placeAtStart(local, position, direction)
                : entering.place(local, position, move, direction);
    }

    /** The lower or the upper end of what two sides share; where both end, it is the same place. */
    private double placeOfEnd(BoxAxis axis, boolean upper) {
        double ofA = place(axis.sideOfA(upper), axis.positionA, axis.moveA, Direction.NEAREST);
        double ofB = place(axis.sideOfB(upper), axis.positionB, axis.moveB, Direction.NEAREST);
        return upper ? Math.min(ofA, ofB) : Math.max(ofA, ofB);
    }

    /** The sweep that knows what to do where doubles are not enough. */
    private BoxSweep staged() {
        if (!handedOver) {
            handedOver = true;
            staged.takeOver();
        }
        return staged;
    }
}
