package org.polysweep.internal.aabb;

import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.rounding.ImpactTime;
import org.polysweep.internal.rounding.UnitVector;
import org.polysweep.result.SweepResult;

/**
 * The result of a sweep of two boxes, read part by part: computed from the numbers of the boxes and the findings in
 * {@link BoxPassage}, without changing either. A vertex has the index of the side of the box that begins at it.
 * Reusable; allocates only if big integers have to round.
 */
final class BoxAnswer implements LazyAnswer {

    private final BoxPair boxes;
    private final BoxPredicates predicates;
    private final BoxPassage passage;
    private final BoxPenetration penetration;
    private final SlabTime entry;
    private final SlabTime exit;
    private final UnitVector unit = new UnitVector();

    BoxAnswer(BoxPair boxes, BoxPredicates predicates, BoxPassage passage) {
        this.boxes = boxes;
        this.predicates = predicates;
        this.passage = passage;
        penetration = new BoxPenetration(boxes, predicates);
        entry = new SlabTime(predicates.stages());
        exit = new SlabTime(predicates.stages());
    }

    /**
     * Writes the verdict; for a HIT also the normal and the features, which need no arithmetic and are usually read.
     */
    void writeTo(SweepResult result) {
        entry.clear();
        Verdict verdict = passage.verdict();
        AnswerWriter.write(result, verdict, this);
        if (verdict == Verdict.HIT) {
            writeNormal(result);
            writeFeatures(result);
        }
    }

    /** The axis on which the motion enters C last: the slab of this axis decides the time of entry. */
    BoxAxis entryAxis() {
        if (passage.isOverlap()) {
            return Slabs.entryAxis(boxes, predicates);
        }
        return (passage.entered & BoxSide.ON_X) != 0 ? boxes.x : boxes.y;
    }

    @Override
    public void writeEnter(SweepResult result) {
        if (passage.isOverlap() && !boxes.moves()) {
            AnswerWriter.writeEnter(result, Double.NEGATIVE_INFINITY);
        } else if (passage.isContactAtStart()) {
            AnswerWriter.writeEnter(result, 0);
        } else {
            AnswerWriter.writeEnter(result, entry.setEntry(entryAxis()).round(Direction.DOWN));
        }
    }

    @Override
    public void writeExit(SweepResult result) {
        if (!boxes.moves()) {
            AnswerWriter.writeExit(result, Double.POSITIVE_INFINITY);
        } else if (passage.isContactAtStart() && (passage.sides & boxes.farSides()) != 0) {
            AnswerWriter.writeExit(result, 0);
        } else {
            exit.setExit(Slabs.exitAxis(boxes, predicates));
            AnswerWriter.writeExit(result, exit.round(Direction.UP));
        }
    }

    @Override
    public void writeNormal(SweepResult result) {
        if (passage.isOverlap() && !boxes.moves()) {
            penetration.find();
            AnswerWriter.writeNormal(result, penetration.normalX(), penetration.normalY());
        } else if (passage.isOverlap()) {
            int entered = Slabs.entrySides(boxes, predicates);
            writeNormal(result, SideOrder.best(boxes, predicates, entered));
        } else if (passage.hasSide()) {
            writeNormal(result, passage.side());
        } else if (boxes.moves()) {
            unit.set(boxes.x.moveA, boxes.y.moveA, boxes.x.moveB, boxes.y.moveB, predicates.stages());
            AnswerWriter.writeNormal(result, unit.x(), unit.y());
        } else {
            AnswerWriter.writeNormal(result, Double.NaN, Double.NaN);
        }
    }

    private static void writeNormal(SweepResult result, int side) {
        AnswerWriter.writeNormal(result, BoxSide.normalX(side), BoxSide.normalY(side));
    }

    /** Returns whether the contact is a vertex of C, so that a vertex of A and a vertex of B coincide. */
    private boolean isVertex(int side) {
        return (passage.sides & BoxSide.neighbors(side)) != 0;
    }

    @Override
    public void writeFeatures(SweepResult result) {
        int side = passage.side();
        boolean isFlatA = boxes.x.isFlatA() || boxes.y.isFlatA();
        boolean isFlatB = boxes.x.isFlatB() || boxes.y.isFlatB();
        boolean isVertexA = isVertex(side) || (isFlatA && boxes.along(side).isFlatA());
        boolean isVertexB = isVertex(side) || (isFlatB && boxes.along(side).isFlatB());
        AnswerWriter.writeFeatures(
                result,
                isVertexA ? Feature.Kind.VERTEX : Feature.Kind.EDGE,
                isVertexA
                        ? boxes.numbersA().vertexIndex(vertexA())
                        : boxes.numbersA().edgeIndex(isFlatA ? 0 : BoxSide.opposite(side)),
                isVertexB ? Feature.Kind.VERTEX : Feature.Kind.EDGE,
                isVertexB
                        ? boxes.numbersB().vertexIndex(vertexB())
                        : boxes.numbersB().edgeIndex(isFlatB ? 0 : side));
    }

    /** The vertex of A between its two sides that touch the lower, upper, left or right sides of B. */
    private int vertexA() {
        return vertex(touches(BoxSide.LEFT), touches(BoxSide.LOWER), boxes.x.isFlatA(), boxes.y.isFlatA());
    }

    private int vertexB() {
        return vertex(touches(BoxSide.RIGHT), touches(BoxSide.UPPER), boxes.x.isFlatB(), boxes.y.isFlatB());
    }

    private boolean touches(int side) {
        return (passage.sides & 1 << side) != 0;
    }

    /** The number of a vertex; the lowest number if several vertices coincide. */
    private static int vertex(boolean isRight, boolean isUpper, boolean isFlatX, boolean isFlatY) {
        boolean right = isRight && !isFlatX;
        boolean upper = isUpper && !isFlatY;
        return upper ? right || isFlatX ? 2 : 3 : right ? 1 : 0;
    }

    @Override
    public void writeContact(SweepResult result) {
        entry.setEntry(entryAxis());
        int side = passage.side();
        BoxAxis along = boxes.along(side);
        BoxAxis across = boxes.across(side);
        boolean isPoint = isVertex(side) || along.isFlatA() || along.isFlatB();
        // A and B have this coordinate in common.
        double level =
                coordinate(across.sideOfA(!BoxSide.isUpper(side)), across.positionA, across.moveA, Direction.NEAREST);
        double begin = end(along, !BoxSide.leadsUp(side));
        double end = isPoint ? Double.NaN : end(along, BoxSide.leadsUp(side));
        double level1 = isPoint ? Double.NaN : level;
        if (BoxSide.isOnX(side)) {
            AnswerWriter.writeContact(result, isPoint ? 1 : 2, level, begin, level1, end);
        } else {
            AnswerWriter.writeContact(result, isPoint ? 1 : 2, begin, level, end, level1);
        }
    }

    /**
     * The lower or the upper end of the common interval of A and B on an axis; rounding keeps the order of two
     * coordinates.
     */
    private double end(BoxAxis axis, boolean isUpper) {
        double endA = coordinate(axis.sideOfA(isUpper), axis.positionA, axis.moveA, Direction.NEAREST);
        double endB = coordinate(axis.sideOfB(isUpper), axis.positionB, axis.moveB, Direction.NEAREST);
        return isUpper ? Math.min(endA, endB) : Math.max(endA, endB);
    }

    /**
     * At the exact time the line of the side separates A from B. Rounding each coordinate of A toward the sign of the
     * normal, and each coordinate of B against it, moves neither shape across that line.
     */
    @Override
    public void writeRest(SweepResult result) {
        entry.setEntry(entryAxis());
        boolean hasSide = passage.hasSide();
        BoxAxis x = boxes.x;
        BoxAxis y = boxes.y;
        int normalX = hasSide ? BoxSide.normalX(passage.side()) : -x.direction();
        int normalY = hasSide ? BoxSide.normalY(passage.side()) : -y.direction();
        AnswerWriter.writeRest(
                result,
                coordinate(0, x.positionA, x.moveA, Direction.toward(normalX)),
                coordinate(0, y.positionA, y.moveA, Direction.toward(normalY)),
                coordinate(0, x.positionB, x.moveB, Direction.toward(-normalX)),
                coordinate(0, y.positionB, y.moveB, Direction.toward(-normalY)));
    }

    /** A coordinate at the time of contact, which is 0 or the time of entry. */
    private double coordinate(double local, double position, double displacement, Direction direction) {
        return passage.isContactAtStart()
                ? ImpactTime.coordinateAtStart(local, position, direction, predicates.stages())
                : entry.coordinate(local, position, displacement, direction);
    }

    /** Returns the minimum translation of two boxes that overlap at t = 0. */
    BoxPenetration penetration() {
        return penetration.find();
    }
}
