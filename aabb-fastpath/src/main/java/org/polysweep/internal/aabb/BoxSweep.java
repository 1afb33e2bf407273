package org.polysweep.internal.aabb;

import java.util.Optional;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.WayOut;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;

/**
 * The sweep of two axis-aligned boxes: projection rejection, initial contact, slabs. The verdict is found at once,
 * every other part of the result when it is read. One belongs to each {@link SweepResult}. Allocates only if big
 * integers have to decide.
 */
public final class BoxSweep {

    private final BoxPair boxes = new BoxPair();
    private final BoxPredicates predicates = new BoxPredicates();
    private final BoxPassage passage = new BoxPassage();
    private final BoxAnswer answer = new BoxAnswer(boxes, predicates, passage);

    /** Creates a sweep that has not been run. */
    public BoxSweep() {}

    /** Returns the sweep of boxes that belongs to a result. */
    public static BoxSweep of(SweepResult result) {
        return AnswerWriter.scratch(result, BoxSweep.class, BoxSweep::new);
    }

    /**
     * Returns the boxes that are swept. A caller sets both axes for each sweep, in any order. All numbers are finite,
     * and no minimum exceeds its maximum.
     */
    public BoxPair boxes() {
        return boxes;
    }

    /**
     * Sweeps A against B over the step t in [0, 1].
     *
     * @param numbersA how the caller numbers the vertices and sides of A
     * @param numbersB how the caller numbers the vertices and sides of B
     * @param leftOut the code of the stages of arithmetic that may not decide; 0 in normal use
     * @param result receives the answer
     */
    public void sweep(BoxNumbers numbersA, BoxNumbers numbersB, int leftOut, SweepResult result) {
        stages().leaveOut(leftOut);
        boxes.setNumbers(numbersA, numbersB);
        boxes.findBounds();
        passage.begin();
        boolean hasBounds = boxes.isModerate() && stages().mayUse(Stage.FILTER);
        if (hasBounds && BoxRejection.reject(boxes, passage)) {
            stages().decided(Stage.FILTER);
            AnswerWriter.writeMiss(result);
            return;
        }
        if (!BoxInitialContact.decide(boxes, predicates, passage)) {
            Slabs.find(boxes, predicates, passage);
        }
        answer.writeTo(result);
    }

    /** Returns the minimum translation of the boxes swept last; empty unless they overlap at t = 0. */
    public Optional<WayOut> wayOut() {
        return passage.verdict() == Verdict.OVERLAP ? Optional.of(answer.penetration()) : Optional.empty();
    }

    /** Returns whether the boxes swept last, which hit or touch, touch at t = 0. */
    public boolean isAtStart() {
        return passage.isContactAtStart();
    }

    /** Returns the axis on which the motion of boxes that hit or touch enters C last. */
    public BoxAxis entryAxis() {
        return answer.entryAxis();
    }

    /** Returns whether that is the x axis. */
    public boolean isEntryOnX() {
        return answer.entryAxis() == boxes.x;
    }

    /**
     * Changes the normal of the boxes swept last, which hit or touch, to the normal of a side of C.
     *
     * @param side the index of the side, on which the contact lies
     * @param result the result of the sweep
     */
    public void choose(int side, SweepResult result) {
        passage.choose(side);
        answer.writeTo(result);
    }

    /** Returns the stages of arithmetic, for callers that count decisions. */
    public Stages stages() {
        return predicates.stages();
    }

    /** Explains the sweep that has just been counted and written into a result, in words. */
    public Explanation explain(SweepResult result) {
        return new BoxExplanation(boxes, predicates, passage).of(result);
    }

    /** Returns the findings of the steps. */
    BoxPassage passage() {
        return passage;
    }
}
