package org.polysweep.internal.round;

import java.util.Optional;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.answer.WayOut;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.LineInterval;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;

/**
 * The parts of a result about rounded shapes: each is read from the passage of the line if it is proved there, else
 * computed in integers.
 */
final class RoundAnswer implements LazyAnswer {

    private final RoundQuery query;
    private final RoundPassage passage;
    private final Stages stages;
    private final RoundPlaces places;
    private final RoundMinimumTranslation translation;

    /** The result in integers, once it is needed. */
    private Optional<ExactAnswer> exact = Optional.empty();

    RoundAnswer(RoundQuery query, RoundPassage passage, Stages stages) {
        this.query = query;
        this.passage = passage;
        this.stages = stages;
        places = new RoundPlaces(query);
        translation = new RoundMinimumTranslation(query, stages);
    }

    /** Discards the last query. */
    void forget() {
        translation.forget();
        if (exact.isPresent()) {
            exact = Optional.empty();
        }
    }

    /** The result in integers; empty if the line misses C. */
    Optional<ExactAnswer> exactly() {
        if (exact.isEmpty()) {
            ExactQuery integers = query.exact();
            Optional<LineInterval> known = passage.exactly(integers);
            exact = known.map(found -> new ExactAnswer(integers, found)).or(() -> ExactAnswer.of(integers));
        }
        return exact;
    }

    private ExactAnswer exact() {
        return exactly().orElseThrow();
    }

    /** The minimum translation of two shapes whose sweep has the verdict OVERLAP; valid until the next sweep. */
    WayOut minimumTranslation() {
        return translation.find();
    }

    private boolean knowsPlaces() {
        return passage.knowsContact() && stages.mayUse(Stage.EXPANSION);
    }

    @Override
    public void writeEnter(SweepResult result) {
        double enter = passage.enter();
        if (Double.isNaN(enter)) {
            exact().writeEnter(result);
        } else {
            AnswerWriter.writeEnter(result, enter);
        }
    }

    @Override
    public void writeExit(SweepResult result) {
        double exit = passage.exit();
        if (Double.isNaN(exit)) {
            exact().writeExit(result);
        } else {
            AnswerWriter.writeExit(result, exit);
        }
    }

    @Override
    public int compareExit(double time) {
        return passage.compareExit(time);
    }

    @Override
    public void writeNormal(SweepResult result) {
        if (passage.knowsContact()) {
            writeNormal(passage.entry.normalX(), passage.entry.normalY(), result);
        } else if (passage.isOverlapAtRest() || (passage.touchesAtStart() && query.isOfCircles)) {
            WayOut wayOut = minimumTranslation();
            AnswerWriter.writeNormal(result, wayOut.normalX(), wayOut.normalY());
        } else if (passage.is(RoundPassage.Outcome.TOUCHES)) {
            writeNormal(passage.tangent.normalX(), passage.tangent.normalY(), result);
        } else {
            exact().writeNormal(result);
        }
    }

    /** Writes a normal, or the one in integers if a component is NaN. */
    private void writeNormal(double x, double y, SweepResult result) {
        if (Double.isNaN(x) || Double.isNaN(y)) {
            exact().writeNormal(result);
        } else {
            AnswerWriter.writeNormal(result, x, y);
        }
    }

    @Override
    public void writeFeatures(SweepResult result) {
        if (passage.knowsContact()) {
            query.writeFeatures(result, passage.entry.piece);
        } else {
            exact().writeFeatures(result);
        }
    }

    @Override
    public void writeContact(SweepResult result) {
        if (!(knowsPlaces() && places.tryWriteContact(passage.entry, result))) {
            exact().writeContact(result);
        }
    }

    @Override
    public void writeRest(SweepResult result) {
        if (!(knowsPlaces() && places.tryWriteRest(passage.entry, result))) {
            exact().writeRest(result);
        }
    }
}
