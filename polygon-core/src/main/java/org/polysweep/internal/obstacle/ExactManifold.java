package org.polysweep.internal.obstacle;

import java.math.BigInteger;
import org.polysweep.contact.Point;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.result.SweepResult;

/**
 * The common part of two shapes without rotation at a contact.
 *
 * @param query the query
 * @param time the time of contact
 * @param edge the edge of C with the normal; on an arc, its faces are two vertices
 * @param normal the unit normal of C at the contact
 */
record ExactManifold(ExactQuery query, QuadraticSurd time, ExactContactEdge edge, UnitNormal normal)
        implements ExactFaces {

    /** Writes features and points. */
    void writeTo(SweepResult result) {
        writeShared(query.a().core(), edge.onA(), query.b().core(), edge.onB(), !query.isRound(), result);
    }

    @Override
    public int compare(int vertexOfA, int vertexOfB) {
        ExactVector along = edge.direction();
        BigInteger ahead = along.dot(query.difference(vertexOfA, vertexOfB)).negate();
        return time.along(ahead, along.dot(query.d())).signum();
    }

    @Override
    public Point beyond(boolean ofA, int vertex) {
        ExactShape shape = ofA ? query.a() : query.b();
        ExactVector start = shape.vertex(vertex);
        ExactVector move = ofA ? query.moveA() : query.moveB();
        QuadraticSurd x = time.along(start.x(), move.x());
        QuadraticSurd y = time.along(start.y(), move.y());
        if (shape.radius().signum() != 0) {
            BigInteger distance = ofA ? shape.radius().negate() : shape.radius();
            x = x.plus(normal.x().times(distance));
            y = y.plus(normal.y().times(distance));
        }
        return new Point(query.round(x, Direction.NEAREST), query.round(y, Direction.NEAREST));
    }
}
