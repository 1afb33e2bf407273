package org.polysweep.internal.polygon;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.LineInterval;
import org.polysweep.internal.obstacle.VerdictRule;
import org.polysweep.internal.polygon.InitialContact.Relation;
import org.polysweep.internal.polygon.ProjectionRejection.Axis;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;

/**
 * The findings of the steps of a polygon sweep: the axis that rejected the pair, the initial contact, the vertex rays
 * by which the line of the motion enters C and leaves it, and the verdict.
 *
 * <p>C is convex, so there is one ray of each kind. A ray that the verdict does not need is cast when it is read. Each
 * step only adds findings. Reusable; allocates only if big integers are needed.
 */
// Writing an ordinal to a long-lived object is faster than writing a reference, and only this method reads it.
@SuppressWarnings("EnumOrdinal")
final class Passage {

    private final PolygonQuery query;
    private final Predicates predicates;

    /** The initial contact of a pair that no axis has rejected. */
    final InitialContact initialContact;

    private final VertexRayCast vertexRayCast;
    private final VertexRay entering;
    private final VertexRay leaving;

    /** Ordinals, because writing an int is faster than writing a reference. */
    private int axis;

    private int verdict;

    /** The signs of the times of entering and leaving C, as far as the verdict depends on them. */
    private int enterToStart;

    private int exitToStart;

    Passage(PolygonQuery query, Predicates predicates, InitialContact initialContact, VertexRayCast vertexRayCast) {
        this.query = query;
        this.predicates = predicates;
        this.initialContact = initialContact;
        this.vertexRayCast = vertexRayCast;
        entering = new VertexRay(query, predicates, 1);
        leaving = new VertexRay(query, predicates, -1);
    }

    /** Begins with a query that an axis has rejected. */
    void reject(Axis rejecting) {
        axis = rejecting.ordinal();
        verdict = Verdict.MISS.ordinal();
    }

    /**
     * Begins with a query that no axis has rejected, and finds the verdict: from the initial contact if that is enough,
     * else from the vertex rays.
     *
     * @param relation the initial contact
     * @param gapSize the {@link PolygonQuery#gapSize}
     */
    Verdict find(Relation relation, double gapSize) {
        axis = Axis.NONE.ordinal();
        entering.forget();
        leaving.forget();
        Verdict found = switch (relation) {
            case OVERLAPPING -> overlapping();
            case PRESSING -> inTouch(Verdict.HIT);
            case TOUCHING -> inTouch(Verdict.TOUCH);
            case PARTING -> Verdict.MISS;
            case APPROACHING, UNKNOWN -> byRays(gapSize);
        };
        verdict = found.ordinal();
        return found;
    }

    private Verdict overlapping() {
        enterToStart = -1;
        exitToStart = 1;
        return Verdict.OVERLAP;
    }

    private Verdict inTouch(Verdict found) {
        enterToStart = 0;
        exitToStart = 1;
        return found;
    }

    private Verdict byRays(double gapSize) {
        vertexRayCast.cast(entering, gapSize);
        if (!entering.hits) {
            return Verdict.MISS;
        }
        int enterToEnd = entering.toEnd();
        if (enterToEnd > 0) {
            return Verdict.MISS;
        }
        enterToStart = initialContact.is(Relation.APPROACHING) ? 1 : query.moves() ? entering.toStart() : enterToEnd;
        boolean grazes = !entering.isStrict() && (VertexRayCertificate.isTangent(entering) || predicates.isFlat());
        // It leaves C no earlier than it enters; whether both are at the start makes no difference to the verdict.
        exitToStart = enterToStart >= 0 ? 1 : leaving().toStart();
        return query.moves()
                ? VerdictRule.ofMotion(enterToStart, enterToEnd, exitToStart, grazes)
                : VerdictRule.atRest(enterToStart, exitToStart, grazes);
    }

    /** The axis that has rejected the pair; NONE if none has. */
    Axis axis() {
        return Axis.values()[axis];
    }

    /** Returns whether the query has a verdict. */
    boolean is(Verdict expected) {
        return verdict == expected.ordinal();
    }

    /** The ray by which the line enters C. */
    VertexRay entering() {
        return cast(entering);
    }

    /** The ray by which the line leaves C. */
    VertexRay leaving() {
        return cast(leaving);
    }

    private VertexRay cast(VertexRay ray) {
        if (!ray.isCertain()) {
            vertexRayCast.cast(ray, query.gapSize());
        }
        return ray;
    }

    /** Returns whether the verdict needed the ray by which the line enters C. */
    boolean hasCastEntering() {
        return entering.isCertain();
    }

    /** Returns whether the verdict needed the ray by which the line leaves C. */
    boolean hasCastLeaving() {
        return leaving.isCertain();
    }

    /** Returns whether a HIT or TOUCH is at t = 0. */
    boolean isAtStart() {
        return enterToStart <= 0;
    }

    /**
     * Returns whether the ray by which the line enters C is the whole contact: a vertex hits the inside of an edge, and
     * the polygons share nothing else.
     */
    boolean isEnteredStrictly() {
        return entering.isStrict() && !is(Verdict.TOUCH);
    }

    /** Returns whether a TOUCH is at t = 0 on an edge of C along the motion, which the line has entered before. */
    boolean isAlongLine() {
        return is(Verdict.TOUCH) && enterToStart < 0 && exitToStart > 0;
    }

    /** Moves the contact to a later time, at which the polygons touch: they slide on, or part. */
    void touchLater(boolean parts) {
        verdict = Verdict.TOUCH.ordinal();
        enterToStart = -1;
        exitToStart = parts ? 0 : 1;
    }

    /** The ray at the contact: where the line enters C, or leaves it if the step begins there. */
    VertexRay contact() {
        return enterToStart < 0 && exitToStart == 0 ? leaving() : entering();
    }

    /** Returns whether the line runs along a supporting line of C, so that it touches C at most. */
    boolean isTangent() {
        return VertexRayCertificate.isTangent(entering());
    }

    /** Returns the passage of the line through C in big integers; the verdict is not MISS. */
    LineInterval exactly(ExactQuery exact) {
        return new LineInterval(entering().exactly(exact), leaving().exactly(exact), isTangent());
    }
}
