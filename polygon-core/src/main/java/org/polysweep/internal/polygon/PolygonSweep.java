package org.polysweep.internal.polygon;

import java.util.Optional;
import java.util.Set;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.WayOut;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.polygon.InitialContact.Relation;
import org.polysweep.internal.polygon.ProjectionRejection.Axis;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.internal.rounding.ExpansionRatio;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;

/**
 * Sweeps two convex polygons: does A, which moves by d relative to B, touch or overlap B at some t in [0, 1], and when?
 *
 * <p>The configuration-space obstacle C = B - A is convex, so the point that starts at the origin and moves along d
 * enters C by one {@link VertexRay}: from a vertex of A along d against an edge of B, or from a vertex of B along -d
 * against an edge of A. The textbook algorithm casts all rays; this one rejects the pair by projection, classifies the
 * initial contact, and casts the one ray that decides only if the verdict is still unknown.
 *
 * <p>Cost: O(log n + log m), O(1) for most pairs. Allocates only if big integers are needed. Not thread-safe; one
 * belongs to each {@link SweepResult}, whose parts it computes when they are read.
 */
public final class PolygonSweep {

    private final PolygonQuery query = new PolygonQuery();
    private final Predicates predicates = new Predicates(query);
    private final InitialContact initialContact = new InitialContact(query, predicates);
    private final VertexRayCast vertexRayCast = new VertexRayCast(query, predicates, initialContact);
    private final Passage passage = new Passage(query, predicates, initialContact, vertexRayCast);
    private final PolygonAnswer polygonAnswer = new PolygonAnswer(query, predicates, passage);

    /** Returns the sweep of polygons that belongs to a result. */
    public static PolygonSweep of(SweepResult result) {
        return AnswerWriter.scratch(result, PolygonSweep.class, PolygonSweep::new);
    }

    /** The query, which the caller sets. */
    public PolygonQuery query() {
        return query;
    }

    /** The findings of the steps of the last sweep. */
    Passage passage() {
        return passage;
    }

    /** The stages that have decided in the last sweep, for callers that count decisions. */
    Stages stages() {
        return predicates.arithmetic.stages();
    }

    /**
     * Answers the query: projection rejection, initial contact, vertex rays if the verdict needs them, result.
     *
     * @param leftOut the {@link Stages#code} of the stages that may not decide
     * @param result receives the verdict; its other parts are computed when they are read
     */
    public void sweep(int leftOut, SweepResult result) {
        Axis axis = ProjectionRejection.test(query);
        if (axis != Axis.NONE) {
            passage.reject(axis);
            AnswerWriter.writeMiss(result);
            return;
        }
        predicates.arithmetic.begin(leftOut);
        double gapSize = query.gapSize();
        Relation relation = initialContact.classify(gapSize);
        Verdict verdict = passage.find(relation, gapSize);
        if (verdict == Verdict.MISS) {
            AnswerWriter.writeMiss(result);
            return;
        }
        polygonAnswer.forget();
        AnswerWriter.write(result, verdict, polygonAnswer);
    }

    /**
     * Narrows the answer of the last sweep to a part of the step that ends when the contact begins, up to rounding.
     *
     * @param end the end of the part, to which the time of contact is rounded down
     */
    public void touchAtEnd(double end, SweepResult result) {
        boolean isExact = passage.entering().round(Direction.UP) == end;
        AnswerWriter.write(result, isExact ? Verdict.TOUCH : Verdict.MISS, polygonAnswer);
    }

    /**
     * Narrows the answer of the last sweep to a part of the step that begins after the line of the motion has entered
     * C, and no later than it leaves C: the polygons touch there, unless they have parted before.
     *
     * @param start the beginning of the part
     * @param exit the time at which the line leaves C, rounded up
     */
    public void touchAtStart(double start, double exit, SweepResult result) {
        boolean parts = exit == start;
        if (parts && passage.leaving().round(Direction.DOWN) < start) {
            AnswerWriter.writeMiss(result);
            return;
        }
        if (query.moves()) {
            passage.touchLater(parts);
        }
        polygonAnswer.touchAt(start);
        AnswerWriter.write(result, Verdict.TOUCH, polygonAnswer);
    }

    /**
     * Returns the minimum translation of two shapes whose sweep has the verdict OVERLAP; valid until the next sweep.
     */
    public WayOut minimumTranslation() {
        return polygonAnswer.penetrationEdge();
    }

    /** Answers a query, and returns the exact time of contact; empty for MISS and OVERLAP. */
    public Optional<QuadraticSurd> contactTime(ConvexMotion a, ConvexMotion b, SweepResult result) {
        query.set(a, b);
        if (!sweepToContact(result)) {
            return Optional.empty();
        }
        return Optional.of(isAtStart() ? QuadraticSurd.ZERO : passage.entering().exactly());
    }

    /**
     * Answers the query, and finds the time of contact, exactly unless something overflows or underflows; false for
     * MISS and OVERLAP.
     */
    public boolean findContactTime(SweepResult result, ExpansionRatio contactTime) {
        if (!sweepToContact(result)) {
            return false;
        }
        if (isAtStart()) {
            contactTime.set(0);
        } else {
            passage.entering().writeTo(contactTime);
        }
        return true;
    }

    private boolean sweepToContact(SweepResult result) {
        sweep(0, result);
        return passage.is(Verdict.HIT) || passage.is(Verdict.TOUCH);
    }

    private boolean isAtStart() {
        return passage.isAtStart() || !query.moves();
    }

    /** Returns the answer to a query whose verdict is not MISS, in big integers. */
    public static ExactAnswer exactly(ConvexMotion a, ConvexMotion b) {
        PolygonSweep sweep = new PolygonSweep();
        sweep.query.set(a, b);
        sweep.sweep(Stages.code(Set.of(Stage.FILTER)), SweepResult.create());
        if (sweep.passage.is(Verdict.MISS)) {
            throw new IllegalArgumentException("a and b must meet, but the verdict is MISS for " + a + " and " + b);
        }
        ExactQuery exact = sweep.query.exact();
        return new ExactAnswer(exact, sweep.passage.exactly(exact));
    }

    /** Sweeps two polygons, and explains how that run has found its result. */
    public static Explanation explain(ConvexMotion a, ConvexMotion b, int leftOut) {
        PolygonSweep sweep = new PolygonSweep();
        sweep.query.set(a, b);
        sweep.stages().count();
        SweepResult result = SweepResult.create();
        sweep.sweep(leftOut, result);
        return PolygonExplanation.of(sweep.query, sweep.passage, result, sweep.stages());
    }
}
