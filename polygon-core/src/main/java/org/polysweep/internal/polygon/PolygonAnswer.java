package org.polysweep.internal.polygon;

import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.internal.rounding.ImpactTime;
import org.polysweep.result.SweepResult;

/**
 * Computes the parts of a result of two polygons when they are read: times, normal, features, contact points, positions
 * at rest. It reads the query and its {@link Passage}; the order of reading makes no difference.
 */
final class PolygonAnswer implements LazyAnswer {

    private final PolygonQuery query;
    private final Predicates predicates;
    private final Passage passage;
    private final LateTouch lateTouch;
    private final ReferenceEdge referenceEdge;
    private final ContactManifold contactManifold;

    /** Created at the first overlap whose minimum translation is read, which most queries never need. */
    private Optional<PenetrationEdge> penetrationEdge = Optional.empty();

    PolygonAnswer(PolygonQuery query, Predicates predicates, Passage passage) {
        this.query = query;
        this.predicates = predicates;
        this.passage = passage;
        lateTouch = new LateTouch(query);
        referenceEdge = new ReferenceEdge(query, predicates, passage, lateTouch);
        contactManifold = new ContactManifold(query, predicates, passage, referenceEdge, lateTouch);
    }

    /** Discards the results of an earlier query. */
    void forget() {
        lateTouch.forget();
        referenceEdge.forget();
        contactManifold.forget();
    }

    /** Moves the contact to a later time. */
    void touchAt(double time) {
        forget();
        lateTouch.set(time);
    }

    @Override
    public void writeEnter(SweepResult result) {
        AnswerWriter.writeEnter(result, enter());
    }

    private double enter() {
        if (passage.is(Verdict.OVERLAP)) {
            return query.moves() ? passage.entering().round(Direction.DOWN) : Double.NEGATIVE_INFINITY;
        }
        if (lateTouch.isSet()) {
            return lateTouch.time;
        }
        if (passage.isAtStart()) {
            return 0;
        }
        VertexRay entering = passage.entering();
        return entering.toEnd() == 0 ? 1 : entering.round(Direction.DOWN);
    }

    @Override
    public void writeExit(SweepResult result) {
        AnswerWriter.writeExit(
                result, query.moves() ? passage.leaving().round(Direction.UP) : Double.POSITIVE_INFINITY);
    }

    @Override
    public void writeNormal(SweepResult result) {
        if (passage.is(Verdict.OVERLAP) && !query.moves()) {
            PenetrationEdge edge = penetrationEdge();
            AnswerWriter.writeNormal(result, edge.normalX(), edge.normalY());
        } else if (passage.isEnteredStrictly()) {
            VertexRay entering = passage.entering();
            AnswerWriter.writeNormal(result, entering.normalX(), entering.normalY());
        } else {
            referenceEdge.find().writeNormal(result);
        }
    }

    /** Returns the minimum translation of two shapes that overlap at t = 0. */
    PenetrationEdge penetrationEdge() {
        if (penetrationEdge.isEmpty()) {
            penetrationEdge = Optional.of(new PenetrationEdge(query, predicates));
        }
        return penetrationEdge.orElseThrow().find();
    }

    @Override
    public void writeFeatures(SweepResult result) {
        if (passage.isEnteredStrictly()) {
            passage.entering().writeFeatures(result);
        } else if (passage.initialContact.touches() && !lateTouch.isAnother()) {
            passage.initialContact.writeFeatures(result);
        } else {
            contactManifold.find().writeFeatures(result);
        }
    }

    @Override
    public void writeContact(SweepResult result) {
        if (passage.isEnteredStrictly()) {
            VertexRay entering = passage.entering();
            boolean ofA = entering.isVertexA;
            int vertex = ofA ? entering.onA : entering.onB;
            AnswerWriter.writeContact(result, 1, vertexX(ofA, vertex), vertexY(ofA, vertex), Double.NaN, Double.NaN);
            return;
        }
        ContactManifold shared = contactManifold.find();
        boolean isSegment = shared.isSegment;
        AnswerWriter.writeContact(
                result,
                isSegment ? 2 : 1,
                vertexX(shared.beginsAtA, shared.begin()),
                vertexY(shared.beginsAtA, shared.begin()),
                isSegment ? vertexX(shared.endsAtA, shared.end()) : Double.NaN,
                isSegment ? vertexY(shared.endsAtA, shared.end()) : Double.NaN);
    }

    /** The x coordinate of a vertex of A or B at the time of contact. */
    private double vertexX(boolean ofA, int vertex) {
        return ofA
                ? coordinate(query.a.x(vertex), query.ax, query.adx, Direction.NEAREST)
                : coordinate(query.b.x(vertex), query.bx, query.bdx, Direction.NEAREST);
    }

    /** The y coordinate of that vertex. */
    private double vertexY(boolean ofA, int vertex) {
        return ofA
                ? coordinate(query.a.y(vertex), query.ay, query.ady, Direction.NEAREST)
                : coordinate(query.b.y(vertex), query.by, query.bdy, Direction.NEAREST);
    }

    private double coordinate(double local, double position, double displacement, Direction direction) {
        if (lateTouch.isSet()) {
            return lateTouch.coordinate(local, position, displacement, direction);
        }
        return passage.isAtStart()
                ? ImpactTime.coordinateAtStart(local, position, direction, predicates.arithmetic.stages())
                : passage.entering().coordinate(local, position, displacement, direction);
    }

    /**
     * At the exact time the line of the contact edge separates A from B. Rounding each coordinate of A toward the sign
     * of the normal, and each coordinate of B against it, moves neither shape across that line.
     */
    @Override
    public void writeRest(SweepResult result) {
        ReferenceEdge edge = referenceEdge.find();
        int x = edge.normalSignX();
        int y = edge.normalSignY();
        AnswerWriter.writeRest(
                result,
                coordinate(0, query.ax, query.adx, Direction.toward(x)),
                coordinate(0, query.ay, query.ady, Direction.toward(y)),
                coordinate(0, query.bx, query.bdx, Direction.toward(-x)),
                coordinate(0, query.by, query.bdy, Direction.toward(-y)));
    }
}
