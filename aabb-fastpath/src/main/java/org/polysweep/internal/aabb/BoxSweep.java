package org.polysweep.internal.aabb;

import java.util.Optional;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.answer.WayOut;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.rounding.ExpansionRatio;
import org.polysweep.internal.rounding.PlaceFilter;
import org.polysweep.internal.rounding.TimeFilter;
import org.polysweep.internal.rounding.TimeRatio;
import org.polysweep.internal.rounding.UnitVector;
import org.polysweep.internal.sign.Stage;
import org.polysweep.result.SweepResult;

/**
 * The answer to a query of two boxes: the verdict at once, every other part when it is read. Reusable: one belongs to
 * each {@link SweepResult}. No garbage unless the last stage of {@link Stage} is reached.
 */
public final class BoxSweep implements LazyAnswer {

    private final BoxAxis x = new BoxAxis();
    private final BoxAxis y = new BoxAxis();
    private final BoxPredicates signs = new BoxPredicates();
    private final SlabInterval passage = new SlabInterval(x, y, signs);
    private final BoxContact contact = new BoxContact(x, y, signs);
    private final TimeRatio time = new TimeRatio();
    private final ExpansionRatio exactTime = new ExpansionRatio();
    private final DoubleDouble scratch = new DoubleDouble();
    private final PlaceFilter places = new PlaceFilter();
    private final UnitVector unit = new UnitVector();
    private final GeneralBoxes general = new GeneralBoxes(x, y, this);

    /** Made when it is first asked. */
    private Optional<BoxPenetration> nearest = Optional.empty();

    private BoxNumbers numbersA = BoxNumbers.SAME;
    private BoxNumbers numbersB = BoxNumbers.SAME;
    private Verdict verdict = Verdict.MISS;
    private boolean contactKnown;
    private boolean timeKnown;

    /** Whether the query has been answered at once, and nothing is known of it here. */
    private boolean isAtOnce;

    public BoxAxis x() {
        return x;
    }

    public BoxAxis y() {
        return y;
    }

    public BoxPredicates signs() {
        return signs;
    }

    public SlabInterval passage() {
        return passage;
    }

    /**
     * Answers the query that the two axes hold at once, unless something is not certain, or a number is not finite.
     *
     * @return whether the answer has been written
     */
    public boolean answersAtOnce(SweepResult result) {
        isAtOnce = general.answers(result);
        return isAtOnce;
    }

    /** Answers the query that the two axes hold, sign by sign. */
    public void writeTo(SweepResult result, int leftOut) {
        begin(leftOut);
        if (verdict == Verdict.MISS) {
            AnswerWriter.writeMiss(result);
        } else {
            AnswerWriter.write(result, verdict, this);
        }
    }

    /** Takes over a query that has been answered at once, to say the rest about it. */
    void takeOver() {
        begin(0);
    }

    private void begin(int leftOut) {
        isAtOnce = false;
        signs.stages().leaveOut(leftOut);
        contactKnown = false;
        timeKnown = false;
        verdict = passage.isCertainlyApart() ? Verdict.MISS : verdict();
    }

    private Verdict verdict() {
        if (signs.stages().filterAtOnce()) {
            x.findLattice();
            y.findLattice();
        }
        return passage.verdict();
    }

    /** Where the line of the motion enters C; not asked for a MISS. */
    SlabInterval known() {
        if (isAtOnce) {
            takeOver();
        }
        return passage;
    }

    /** Sets how the caller numbers the corners and sides of the boxes. */
    public void setNumbers(BoxNumbers ofA, BoxNumbers ofB) {
        // Most are the same for all queries, and a reference takes longer to write than to read.
        if (numbersA != ofA) {
            numbersA = ofA;
        }
        if (numbersB != ofB) {
            numbersB = ofB;
        }
    }

    BoxNumbers numbersA() {
        return numbersA;
    }

    BoxNumbers numbersB() {
        return numbersB;
    }

    @Override
    public void writeEnter(AnswerSlots result) {
        if (verdict == Verdict.OVERLAP) {
            AnswerWriter.writeEnter(result, passage.moves() ? roundEnter() : Double.NEGATIVE_INFINITY);
        } else {
            AnswerWriter.writeEnter(result, passage.isAtStart() ? 0 : passage.isAtEnd() ? 1 : roundEnter());
        }
    }

    private double roundEnter() {
        BoxAxis axis = passage.lastIn();
        double byFilter = byFilter(axis, axis.movesUp(), false);
        if (!Double.isNaN(byFilter)) {
            return byFilter;
        }
        double rounded = Double.NaN;
        if (mayUseDoubles()) {
            rounded = time().round(Direction.DOWN);
            rounded = Double.isNaN(rounded) ? setExactTime(axis, axis.movesUp()).round(Direction.DOWN) : rounded;
        }
        return decided(rounded) ? rounded : exact().roundTime(axis, axis.movesUp(), Direction.DOWN);
    }

    @Override
    public void writeExit(AnswerSlots result) {
        AnswerWriter.writeExit(
                result, !passage.moves() ? Double.POSITIVE_INFINITY : passage.leavesAtStart() ? 0 : roundExit());
    }

    private double roundExit() {
        BoxAxis axis = passage.firstOut();
        double byFilter = byFilter(axis, !axis.movesUp(), true);
        if (!Double.isNaN(byFilter)) {
            return byFilter;
        }
        timeKnown = false;
        double rounded = Double.NaN;
        if (mayUseDoubles()) {
            rounded = setTime(axis, !axis.movesUp()).round(Direction.UP);
            rounded =
                    Double.isNaN(rounded) ? setExactTime(axis, !axis.movesUp()).round(Direction.UP) : rounded;
        }
        return decided(rounded) ? rounded : exact().roundTime(axis, !axis.movesUp(), Direction.UP);
    }

    private double byFilter(BoxAxis axis, boolean upperA, boolean up) {
        if (!signs.stages().mayUse(Stage.FILTER)) {
            return Double.NaN;
        }
        double sideA = axis.sideOfA(upperA);
        double sideB = axis.sideOfB(!upperA);
        double rounded =
                TimeFilter.onAxis(sideA, sideB, axis.positionA, axis.positionB, axis.moveA, axis.moveB, up, places);
        if (!Double.isNaN(rounded)) {
            signs.stages().decided(Stage.FILTER);
        }
        return rounded;
    }

    /** The time at which the line enters C. */
    private TimeRatio time() {
        if (!timeKnown) {
            timeKnown = true;
            setTime(passage.lastIn(), passage.lastIn().movesUp());
        }
        return time;
    }

    /**
     * The time at which the gap from the upper side of A to the lower side of B is closed, or that from lower to upper.
     */
    private ExpansionRatio setExactTime(BoxAxis axis, boolean upperA) {
        exactTime.denominator().setDifference(axis.moveA, axis.moveB);
        exactTime.numerator().setGap(axis.sideOfA(upperA), axis.sideOfB(!upperA), axis.positionA, axis.positionB);
        return exactTime;
    }

    /** That time to twice the precision of doubles. */
    private TimeRatio setTime(BoxAxis axis, boolean upperA) {
        time.denominator().setDifference(axis.moveA, axis.moveB);
        time.numerator().setDifference(axis.sideOfB(!upperA), axis.sideOfA(upperA));
        scratch.setDifference(axis.positionB, axis.positionA);
        time.numerator().setSum(time.numerator(), scratch);
        return time.divide();
    }

    private BoxContact contact() {
        if (!contactKnown) {
            contactKnown = true;
            if (passage.entersThroughSide()) {
                contact.take(passage.lastIn());
            } else {
                contact.find(passage.lastIn(), beginsAtStart());
            }
        }
        return contact;
    }

    /** Whether the time of contact is 0. */
    private boolean beginsAtStart() {
        return verdict != Verdict.OVERLAP && passage.isAtStart();
    }

    /**
     * Lets a side of C answer for a HIT or TOUCH.
     *
     * @param side its number; it holds the point of the contact
     * @param result the result that holds the answer
     */
    public void choose(int side, SweepResult result) {
        SlabInterval known = known();
        if (contact().side().begin() != side) {
            contact.take(known.lastIn(), beginsAtStart(), BoxSide.at(side));
        }
        AnswerWriter.write(result, verdict, this);
    }

    @Override
    public void writeNormal(AnswerSlots result) {
        if (verdict == Verdict.OVERLAP && !passage.moves()) {
            WayOut way = nearestSide();
            AnswerWriter.writeNormal(result, way.normalX(), way.normalY());
        } else if (contact().hasSide()) {
            AnswerWriter.writeNormal(
                    result, contact.side().normalX(), contact.side().normalY());
        } else if (passage.moves()) {
            unit.set(x.moveA, y.moveA, x.moveB, y.moveB, signs.stages());
            AnswerWriter.writeNormal(result, unit.x(), unit.y());
        } else {
            AnswerWriter.writeNormal(result, Double.NaN, Double.NaN);
        }
    }

    @Override
    public void writeFeatures(AnswerSlots result) {
        BoxContact found = contact();
        // Where C is a point, A and B are points, and any side has both of them at its corners.
        boolean areSides = found.isFaceToFace();
        if (!areSides) {
            found.share();
        }
        boolean isCornerA = !areSides && found.isCornerA();
        boolean isCornerB = !areSides && found.isCornerB();
        AnswerWriter.writeFeatures(
                result,
                isCornerA ? Feature.Kind.VERTEX : Feature.Kind.EDGE,
                isCornerA
                        ? numbersA.vertexIndex(vertex(found.cornerA(), isFlatA(x), isFlatA(y)))
                        : numbersA.edgeIndex(edge(found.side().opposite(), isFlatA(x) || isFlatA(y))),
                isCornerB ? Feature.Kind.VERTEX : Feature.Kind.EDGE,
                isCornerB
                        ? numbersB.vertexIndex(vertex(found.cornerB(), isFlatB(x), isFlatB(y)))
                        : numbersB.edgeIndex(edge(found.side(), isFlatB(x) || isFlatB(y))));
    }

    private static boolean isFlatA(BoxAxis axis) {
        return axis.minA == axis.maxA;
    }

    private static boolean isFlatB(BoxAxis axis) {
        return axis.minB == axis.maxB;
    }

    /** The number of a corner: of those that coincide, the lowest. */
    private static int vertex(int corner, boolean flatX, boolean flatY) {
        boolean right = isRight(corner) && !flatX;
        boolean upper = isUpper(corner) && !flatY;
        return upper ? right || flatX ? 2 : 3 : right ? 1 : 0;
    }

    /** The number of a side that has a length; a segment has only one. */
    private static int edge(BoxSide side, boolean flat) {
        return flat ? 0 : side.begin();
    }

    @Override
    public void writeContact(AnswerSlots result) {
        BoxContact found = contact();
        found.share();
        int count = found.isSegment() ? 2 : 1;
        int begin = found.begin();
        int end = found.end();
        AnswerWriter.writeContact(
                result,
                count,
                place(x, found.beginsAtA(), isRight(begin)),
                place(y, found.beginsAtA(), isUpper(begin)),
                count == 2 ? place(x, found.endsAtA(), isRight(end)) : Double.NaN,
                count == 2 ? place(y, found.endsAtA(), isUpper(end)) : Double.NaN);
    }

    private static boolean isRight(int corner) {
        return corner == 1 || corner == 2;
    }

    private static boolean isUpper(int corner) {
        return corner >= 2;
    }

    /** The coordinate of a side of A or B at the time of contact. */
    private double place(BoxAxis axis, boolean ofA, boolean upper) {
        return ofA
                ? place(axis.sideOfA(upper), axis.positionA, axis.moveA, Direction.NEAREST)
                : place(axis.sideOfB(upper), axis.positionB, axis.moveB, Direction.NEAREST);
    }

    private double place(double local, double position, double move, Direction direction) {
        double rounded = Double.NaN;
        if (mayUseDoubles()) {
            rounded = passage.isAtStart()
                    ? time.placeAtStart(local, position, direction)
                    : placeInDoubles(local, position, move, direction);
        }
        if (decided(rounded)) {
            return rounded;
        }
        BoxAxis axis = passage.lastIn();
        return passage.isAtStart()
                ? exact().placeAtStart(local, position, direction)
                : exact().place(local, position, move, axis, axis.movesUp(), direction);
    }

    private double placeInDoubles(double local, double position, double move, Direction direction) {
        double byTime = time().place(local, position, move, direction);
        return Double.isNaN(byTime)
                ? setExactTime(passage.lastIn(), passage.lastIn().movesUp()).place(local, position, move, direction)
                : byTime;
    }

    /**
     * At the exact time the line of the side separates A from B. Rounding each coordinate of A toward the sign of the
     * normal, and each of B against it, moves neither over that line.
     */
    @Override
    public void writeRest(AnswerSlots result) {
        boolean hasSide = contact().hasSide();
        int normalX = hasSide ? contact.side().normalX() : -x.direction();
        int normalY = hasSide ? contact.side().normalY() : -y.direction();
        AnswerWriter.writeRest(
                result,
                place(0, x.positionA, x.moveA, Direction.toward(normalX)),
                place(0, y.positionA, y.moveA, Direction.toward(normalY)),
                place(0, x.positionB, x.moveB, Direction.toward(-normalX)),
                place(0, y.positionB, y.moveB, Direction.toward(-normalY)));
    }

    /** The shortest way to move A out of B at t = 0; empty if they do not overlap. */
    public Optional<? extends WayOut> wayOut() {
        if (signs.low(x) >= 0 || signs.high(x) <= 0 || signs.low(y) >= 0 || signs.high(y) <= 0) {
            return Optional.empty();
        }
        nearestSide();
        return nearest;
    }

    private BoxPenetration nearestSide() {
        if (nearest.isEmpty()) {
            nearest = Optional.of(new BoxPenetration(x, y, signs, contact));
        }
        return nearest.orElseThrow().find();
    }

    private boolean mayUseDoubles() {
        return signs.stages().mayUse(Stage.EXPANSION);
    }

    /** Notes which stage has rounded a number; whether it is the one that works in doubles. */
    private boolean decided(double rounded) {
        boolean certain = !Double.isNaN(rounded);
        signs.stages().decided(certain ? Stage.EXPANSION : Stage.INTEGERS);
        return certain;
    }

    private ExactBoxes exact() {
        return new ExactBoxes(x, y);
    }
}
