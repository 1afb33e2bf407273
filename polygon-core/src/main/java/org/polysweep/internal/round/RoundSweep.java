package org.polysweep.internal.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.FrontWalk;
import org.polysweep.internal.obstacle.LineInterval;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.rounding.RelativeMotion;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;

/**
 * The sweep of round shapes: boxes around them that stay apart are rejected in doubles, {@link RoundFilter} answers if
 * they are in general position, and for the others the line of the motion is followed to where it enters and leaves C,
 * in integers.
 *
 * <p>Reusable and not thread-safe; it keeps the numbers of its last query until the next one. Cost: O(n + m) for n and
 * m vertices. Verdict, times, normal, features and places make no garbage where the filter is certain of the verdict,
 * but for the two ends of a contact of edges and for what lies exactly between two doubles, or on one. Where nothing
 * moves, or the shapes only touch in passing or part at once, verdict and times make none, and the rest takes integers.
 */
public final class RoundSweep implements LazyAnswer {

    private final RoundMotion query = new RoundMotion();
    private final RoundFilter filter = new RoundFilter(query);
    private final Stages stages = new Stages();

    /** The answer in integers, once it has been asked for. */
    private Optional<ExactAnswer> exact = Optional.empty();

    /** Whether the verdict is that of the filter, and so are other parts where it is certain of them. */
    private boolean filtered;

    /** Makes a sweep. */
    public RoundSweep() {}

    /** The cores and numbers to be answered, which the caller sets. */
    public PolygonQuery query() {
        return query;
    }

    /**
     * Answers the query, of finite numbers.
     *
     * @param radiusA the radius of A
     * @param radiusB the radius of B; at least one of the two is not 0
     * @param leftOut the {@link org.polysweep.internal.sign.Stages#code} of the stages that may not decide
     * @param result receives the answer
     */
    public void writeTo(double radiusA, double radiusB, int leftOut, SweepResult result) {
        if (exact.isPresent()) {
            exact = Optional.empty();
        }
        if (query.boxesStayApart(radiusA + radiusB)) {
            AnswerWriter.writeMiss(result);
            return;
        }
        query.setRadii(radiusA, radiusB);
        stages.leaveOut(leftOut);
        filtered = filterDecides();
        if (filtered) {
            AnswerWriter.write(result, filter.verdict(), this);
            return;
        }
        ExactQuery integers = query.exact();
        exact = FrontWalk.passage(integers).map(passage -> new ExactAnswer(integers, passage));
        exact.ifPresentOrElse(
                exactAnswer -> AnswerWriter.write(result, exactAnswer.verdict(), this),
                () -> AnswerWriter.writeMiss(result));
    }

    private boolean filterDecides() {
        return stages.mayUse(Stage.FILTER) && filter.decides(stages.mayUse(Stage.EXPANSION));
    }

    /**
     * Takes over a query of circles that move, and meet for certain, to say the rest about it. {@link CirclePair}
     * bounds errors by the distance between the centers. The bounds here depend on how far the centers are from their
     * origins, which may be out of range when that distance is not; then integers say the rest.
     */
    void takeCircles(ConvexShape a, ConvexShape b, RelativeMotion motion, Verdict verdict) {
        exact = Optional.empty();
        query.set(a, b, motion);
        filter.takeCircles(verdict);
        filtered = query.isInRange();
    }

    /**
     * Returns the answer in integers about two shapes whose verdict is not MISS.
     *
     * @param a the first shape
     * @param b the second shape; at least one of the two has a radius that is not 0
     */
    public static ExactAnswer exactly(ConvexMotion a, ConvexMotion b) {
        ExactQuery query = ExactQuery.of(a, b);
        return new ExactAnswer(query, FrontWalk.passage(query).orElseThrow());
    }

    /**
     * Answers a query, and returns the exact time of contact.
     *
     * @param a the first shape
     * @param b the second shape; at least one of the two has a radius that is not 0
     * @param result receives the answer
     * @return the time; empty if they do not meet, or overlap at the beginning
     */
    public Optional<QuadraticSurd> contactTime(ConvexMotion a, ConvexMotion b, SweepResult result) {
        query.set(a, b);
        writeTo(a.shape().radius(), b.shape().radius(), 0, result);
        boolean isContact = result.verdict() == Verdict.HIT || result.verdict() == Verdict.TOUCH;
        return isContact ? Optional.of(exact().contactTime()) : Optional.empty();
    }

    /**
     * Says how a query is answered.
     *
     * @param a the first shape
     * @param b the second shape; at least one of the two has a radius that is not 0
     * @param leftOut the {@link org.polysweep.internal.sign.Stages#code} of the stages that may not decide
     */
    public Explanation explain(ConvexMotion a, ConvexMotion b, int leftOut) {
        query.set(a, b);
        boolean apart = query.boxesStayApart(a.shape().radius() + b.shape().radius());
        List<Step> steps = new ArrayList<>();
        steps.add(new Step("swept boxes", apart ? "certainly apart: rejected" : "not certainly apart"));
        if (!apart) {
            query.setRadii(a.shape().radius(), b.shape().radius());
            stages.leaveOut(leftOut);
            boolean decided = filterDecides();
            steps.add(new Step("general position", decided ? filter.stage() : "not certain: left to integers"));
            ExactQuery integers = query.exact();
            Optional<LineInterval> passage = FrontWalk.passage(integers);
            steps.add(LineInterval.describeMeeting(passage));
            passage.ifPresent(found -> steps.addAll(found.describe(integers)));
            steps.add(new Step("signs", "all decided by integers"));
        }
        return new Explanation(steps);
    }

    /** The answer in integers, where the filter is not certain. */
    private ExactAnswer exact() {
        if (exact.isEmpty()) {
            ExactQuery integers = query.exact();
            Optional<LineInterval> known = filtered ? filter.passage(integers) : Optional.empty();
            exact = Optional.of(new ExactAnswer(
                    integers, known.orElseGet(() -> FrontWalk.passage(integers).orElseThrow())));
        }
        return exact.orElseThrow();
    }

    /** Whether normal, features and places may be those of the filter, too. */
    private boolean knowsPlace() {
        return filtered && filter.knowsPlace();
    }

    @Override
    public void writeEnter(AnswerSlots result) {
        double enter = filtered ? filter.enter() : Double.NaN;
        if (Double.isNaN(enter)) {
            exact().writeEnter(result);
        } else {
            AnswerWriter.writeEnter(result, enter);
        }
    }

    @Override
    public void writeExit(AnswerSlots result) {
        double exit = filtered ? filter.exit() : Double.NaN;
        if (Double.isNaN(exit)) {
            exact().writeExit(result);
        } else {
            AnswerWriter.writeExit(result, exit);
        }
    }

    @Override
    public void writeNormal(AnswerSlots result) {
        double x = knowsPlace() ? filter.normalX() : Double.NaN;
        double y = knowsPlace() ? filter.normalY() : Double.NaN;
        if (Double.isNaN(x) || Double.isNaN(y)) {
            exact().writeNormal(result);
        } else {
            AnswerWriter.writeNormal(result, x, y);
        }
    }

    @Override
    public void writeFeatures(AnswerSlots result) {
        if (knowsPlace()) {
            filter.writeFeatures(result);
        } else {
            exact().writeFeatures(result);
        }
    }

    @Override
    public void writeContact(AnswerSlots result) {
        if (!(knowsPlace() && filter.writesContact(result))) {
            exact().writeContact(result);
        }
    }

    @Override
    public void writeRest(AnswerSlots result) {
        if (!(knowsPlace() && filter.writesRest(result))) {
            exact().writeRest(result);
        }
    }
}
