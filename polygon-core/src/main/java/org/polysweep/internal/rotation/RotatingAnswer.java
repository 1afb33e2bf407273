package org.polysweep.internal.rotation;

import org.polysweep.contact.Feature;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.rotation.exact.KnownSigns;
import org.polysweep.internal.rotation.exact.RestPose;
import org.polysweep.internal.rotation.exact.RotatedShapes;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;

/**
 * The answer of a {@link RotatingSweep}, from its passage: each part is computed when it is read, in double-double if
 * that is proved exact, otherwise in integers. No part depends on which others have been read.
 */
final class RotatingAnswer implements LazyAnswer {

    private final Stages stages;
    private final BodyFrames frames;
    private final RotatingPassage passage;
    private final ExactFallback exactFallback;
    private final OverlapAdvancement overlapAdvancement;
    private final VertexOnEdge vertexOnEdge;
    private final LineAnswer lineAnswer;
    private final FlushEdges flushEdges;
    private final CrossingTime impactTime;
    private final VertexDistance vertexDistance;
    private final ArcTime arcTime;
    private final OverlapEnd overlapEnd;
    private final ShortestTranslation shortestTranslation;
    private final RoundedLineAnswer roundedLineAnswer;
    private final RestPoseSearch restPoseSearch;
    private final BodyFrames framesAtRest = new BodyFrames(new RotatingBody(), new RotatingBody());

    RotatingAnswer(
            Stages stages,
            BodyFrames frames,
            RotatingPassage passage,
            ExactFallback exactFallback,
            OverlapAdvancement overlapAdvancement,
            VertexOnEdge vertexOnEdge,
            LineAnswer lineAnswer,
            ShortestTranslation shortestTranslation,
            FlushEdges flushEdges) {
        this.stages = stages;
        this.frames = frames;
        this.passage = passage;
        this.exactFallback = exactFallback;
        this.overlapAdvancement = overlapAdvancement;
        this.vertexOnEdge = vertexOnEdge;
        this.lineAnswer = lineAnswer;
        this.shortestTranslation = shortestTranslation;
        this.flushEdges = flushEdges;
        impactTime = new CrossingTime(passage.impact, vertexOnEdge);
        vertexDistance = new VertexDistance(frames);
        arcTime = new ArcTime(passage.arcImpact, vertexDistance);
        overlapEnd = new OverlapEnd(frames, overlapAdvancement, vertexOnEdge, vertexDistance);
        roundedLineAnswer = new RoundedLineAnswer(stages, frames, passage, shortestTranslation);
        restPoseSearch = new RestPoseSearch(frames);
    }

    /** Begins a query. */
    void begin() {
        impactTime.begin();
        arcTime.begin();
    }

    /** Returns whether a rounded number is proved exact; if so, double-double decides it. */
    private boolean isCertain(double rounded) {
        boolean isCertain = !Double.isNaN(rounded) && stages.mayUse(Stage.EXPANSION);
        if (isCertain) {
            stages.decided(Stage.EXPANSION);
        }
        return isCertain;
    }

    /** Returns whether double-double has decided a part. */
    private boolean isWritten(boolean byLine) {
        if (byLine) {
            stages.decided(Stage.EXPANSION);
        }
        return byLine;
    }

    /** Returns the answer of the exact fallback, for a part that it decides. */
    private LazyAnswer exact() {
        stages.decided(Stage.INTEGERS);
        return exactFallback.answer();
    }

    @Override
    public void writeEnter(SweepResult result) {
        double enter = enter();
        if (isCertain(enter)) {
            AnswerWriter.writeEnter(result, enter);
        } else if (passage.verdict == Verdict.OVERLAP && passage.isRotating) {
            AnswerWriter.writeEnter(result, Double.NaN);
        } else if (!isWritten(lineAnswer.writeEnter(result)) && !isWritten(roundedLineAnswer.writeEnter(result))) {
            exact().writeEnter(result);
        }
    }

    /** The time of impact, rounded down; NaN if there is none, or if it is not proved. */
    double enter() {
        boolean mayRound = stages.mayUse(Stage.EXPANSION);
        if (mayRound && passage.hasArcImpact()) {
            return arcTime.get().roundDown();
        }
        return mayRound && passage.hasImpact() ? impactTime.get().roundDown() : Double.NaN;
    }

    /** Returns whether the contacts of this and another sweep are known to be of the same features. */
    boolean hasContactOf(RotatingAnswer other) {
        return passage.hasArcImpact()
                ? other.passage.hasArcImpact() && passage.arcImpact.isSame(other.passage.arcImpact)
                : passage.hasImpact() && other.passage.hasImpact() && passage.impact.isSame(other.passage.impact);
    }

    @Override
    public void writeExit(SweepResult result) {
        if (isWritten(lineAnswer.writeExit(result)) || isWritten(roundedLineAnswer.writeExit(result))) {
            return;
        }
        if (passage.isExact() || !passage.isRotating) {
            exact().writeExit(result);
        } else if (passage.verdict == Verdict.TOUCH) {
            AnswerWriter.writeExit(result, Double.NaN);
        } else {
            AnswerWriter.writeExit(result, exitAfter(passage.overlapTime()));
        }
    }

    /** The end of the overlap that includes a time, rounded up; NaN if it is after the step. */
    private double exitAfter(double time) {
        double overlapUntil = overlapAdvancement.overlapUntil(time);
        if (overlapUntil >= 1) {
            stages.decided(Stage.FILTER);
            return Double.NaN;
        }
        double rounded = overlapEnd.find() ? overlapEnd.time().roundUp() : Double.NaN;
        if (isCertain(rounded)) {
            return rounded;
        }
        stages.decided(Stage.INTEGERS);
        return exactFallback.exit(overlapUntil);
    }

    @Override
    public void writeNormal(SweepResult result) {
        if (passage.verdict == Verdict.OVERLAP && passage.isRotating) {
            boolean isPlaced = passage.start == 0 && !passage.isExact() && stages.mayUse(Stage.EXPANSION);
            if (isPlaced && isWritten(shortestTranslation.writeNormal(result))) {
                return;
            }
            stages.decided(Stage.INTEGERS);
            MinimumTranslation separation =
                    RotatedShapes.separation(frames.a.toMovingShape(), frames.b.toMovingShape(), passage.start);
            AnswerWriter.writeNormal(result, separation.normalX(), separation.normalY());
            return;
        }
        if (passage.hasArcImpact()) {
            findArcContact();
            if (isCertain(vertexDistance.normalX + vertexDistance.normalY)) {
                AnswerWriter.writeNormal(result, vertexDistance.normalX, vertexDistance.normalY);
                return;
            }
        }
        if (passage.hasImpact()) {
            vertexOnEdge.set(passage.impact, impactTime.get());
            vertexOnEdge.findNormal();
            double x = vertexOnEdge.normalX;
            double y = vertexOnEdge.normalY;
            if (isCertain(x + y)) {
                AnswerWriter.writeNormal(result, x, y);
                return;
            }
        }
        if (!isWritten(lineAnswer.writeNormal(result)) && !isWritten(roundedLineAnswer.writeNormal(result))) {
            exact().writeNormal(result);
        }
    }

    private void findArcContact() {
        ArcCrossing arc = passage.arcImpact;
        vertexDistance.set(arc.frame, arc.ofOwner, arc.vertex, arcTime.get());
        vertexDistance.findContact();
    }

    @Override
    public void writeFeatures(SweepResult result) {
        if (passage.hasArcImpact()) {
            writeFeatures(passage.arcImpact, result);
        } else if (passage.step == RotatingPassage.Step.INITIAL_EDGES) {
            flushEdges.writeFeatures(result);
        } else if (passage.hasImpact()) {
            LineAnswer.writeFeatures(passage.impact.frame, passage.impact.edge, passage.impact.vertex, result);
        } else if (!isWritten(lineAnswer.writeFeatures(result))) {
            exact().writeFeatures(result);
        }
    }

    private static void writeFeatures(ArcCrossing arc, SweepResult result) {
        int ofOwner = arc.frame.ownerCore.vertexIndex(arc.ofOwner);
        int ofOther = arc.frame.otherCore.vertexIndex(arc.vertex);
        AnswerWriter.writeFeatures(
                result,
                Feature.Kind.VERTEX,
                arc.frame.isOfA ? ofOwner : ofOther,
                Feature.Kind.VERTEX,
                arc.frame.isOfA ? ofOther : ofOwner);
    }

    @Override
    public void writeContact(SweepResult result) {
        if (passage.hasArcImpact()) {
            findArcContact();
            double x = vertexDistance.contactX;
            double y = vertexDistance.contactY;
            if (isCertain(x + y)) {
                AnswerWriter.writeContact(result, 1, x, y, Double.NaN, Double.NaN);
                return;
            }
        }
        if (passage.step == RotatingPassage.Step.INITIAL_EDGES) {
            if (!isWritten(flushEdges.writeContact(result))) {
                exact().writeContact(result);
            }
            return;
        }
        if (passage.hasImpact()) {
            vertexOnEdge.set(passage.impact, impactTime.get());
            vertexOnEdge.findContact();
            double x = vertexOnEdge.contactX;
            double y = vertexOnEdge.contactY;
            if (isCertain(x + y)) {
                AnswerWriter.writeContact(result, 1, x, y, Double.NaN, Double.NaN);
                return;
            }
        }
        if (!isWritten(lineAnswer.writeContact(result))) {
            exact().writeContact(result);
        }
    }

    @Override
    public void writeRest(SweepResult result) {
        if (!passage.isRotating) {
            if (!isWritten(lineAnswer.writeRest(result)) && !isWritten(writeRestOnLine(result))) {
                exact().writeRest(result);
            }
            return;
        }
        double impact = enter();
        double enter = Double.isNaN(impact) ? exactFallback.result().enter() : impact;
        if (stages.mayUse(Stage.FILTER)
                && stages.mayUse(Stage.EXPANSION)
                && restPoseSearch.find(passage.start, enter)) {
            stages.decided(Stage.EXPANSION);
            restPoseSearch.write(result);
            return;
        }
        stages.decided(Stage.INTEGERS);
        RestPose.write(
                frames.a.toMovingShape(), frames.b.toMovingShape(), passage.start, enter, this::signsAtRest, result);
    }

    /** Writes the poses at rest of bodies that keep their orientations, from the contact. */
    private boolean writeRestOnLine(SweepResult result) {
        if (passage.hasArcImpact()) {
            findArcContact();
            return roundedLineAnswer.writeRest(
                    arcTime.get(), vertexDistance.signOfNormalX(), vertexDistance.signOfNormalY(), result);
        }
        if (passage.hasImpact()) {
            vertexOnEdge.set(passage.impact, impactTime.get());
            vertexOnEdge.findNormal();
            return roundedLineAnswer.writeRest(
                    impactTime.get(), vertexOnEdge.signOfNormalX(), vertexOnEdge.signOfNormalY(), result);
        }
        return false;
    }

    private KnownSigns signsAtRest(MovingShape a, MovingShape b) {
        framesAtRest.a.set(a);
        framesAtRest.b.set(b);
        if (!stages.mayUse(Stage.FILTER) || !framesAtRest.begin()) {
            return KnownSigns.NONE;
        }
        framesAtRest.moveTo(0);
        return new CertifiedSigns(framesAtRest, 0);
    }
}
