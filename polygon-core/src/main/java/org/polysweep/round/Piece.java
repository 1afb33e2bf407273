package org.polysweep.round;

import java.math.BigInteger;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.QuadraticSurd;

/**
 * A piece of the boundary of C: an arc about a corner of the difference of the cores, or a straight side, which is one of its
 * edges moved outward by the radius. Where the two join, the point belongs to the side.
 */
sealed interface Piece permits Piece.Arc, Piece.Side {

    /** A corner of A that makes the centre of the arc, or a point of the edge. */
    int cornerA();

    /** The corner of B that makes it with that of A. */
    int cornerB();

    /** The outward unit normal, from B toward A, at the point of this piece that the line reaches at a time. */
    UnitNormal normal(RoundQuery query, QuadraticSurd time);

    /** The piece in words. */
    String describe(RoundQuery query);

    /**
     * An arc.
     *
     * @param cornerA the corner of A whose difference from that of B is the centre
     * @param cornerB the corner of B
     */
    record Arc(int cornerA, int cornerB) implements Piece {

        /** The normal is radial: (t·d - centre) / R. */
        @Override
        public UnitNormal normal(RoundQuery query, QuadraticSurd time) {
            ExactVector line = query.line();
            ExactVector inward = query.difference(cornerA, cornerB).negated();
            BigInteger radius = query.radius();
            return new UnitNormal(
                    time.along(inward.x(), line.x()).over(radius),
                    time.along(inward.y(), line.y()).over(radius));
        }

        @Override
        public String describe(RoundQuery query) {
            return "vertex " + query.a().shape().vertexIndex(cornerA) + " of A and vertex "
                    + query.b().shape().vertexIndex(cornerB) + " of B, on an arc";
        }
    }

    /**
     * A straight side.
     *
     * @param direction the direction of the edge, counter-clockwise on C: that of an edge of B, or the opposite of one of A
     * @param cornerA the corner of A that makes a point of the edge with that of B
     * @param cornerB the corner of B
     */
    record Side(ExactVector direction, int cornerA, int cornerB) implements Piece {

        /** A normal of C; not a unit vector. */
        ExactVector outward() {
            return direction.turnedClockwise();
        }

        @Override
        public UnitNormal normal(RoundQuery query, QuadraticSurd time) {
            return UnitNormal.of(outward());
        }

        @Override
        public String describe(RoundQuery query) {
            Faces faces = Faces.of(this, query);
            return faces.onA().describe(query.a().shape()) + " of A and "
                    + faces.onB().describe(query.b().shape()) + " of B, on a straight side";
        }
    }
}
