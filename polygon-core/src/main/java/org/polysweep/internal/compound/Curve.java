package org.polysweep.internal.compound;

import java.math.BigInteger;
import java.util.List;
import org.polysweep.internal.algebraic.ConstructibleNumber;
import org.polysweep.internal.number.ExactVector;

/** A curve on which a piece of the boundary of an obstacle lies: a whole line or a whole circle. */
sealed interface Curve {

    /**
     * Points of the curve, including a nearest one to the origin, which comes first if all are equally near.
     *
     * @param d the relative displacement
     */
    List<Place> nearest(ExactVector d);

    /** The points in which it crosses or touches another curve; none if both are the same. */
    List<Place> crossings(Curve other);

    /**
     * The line of all points p with n·p = offset.
     *
     * @param normal n; not a unit vector
     * @param square n²
     * @param offset the distance of the line from the origin along the normal, times the length of the normal
     */
    record WholeLine(ExactVector normal, BigInteger square, ConstructibleNumber offset) implements Curve {

        /** The line beside an edge. */
        static WholeLine beside(ExactVector vertex, ExactVector edge, BigInteger radius) {
            ExactVector normal = edge.turnedClockwise();
            BigInteger square = normal.square();
            ConstructibleNumber ofEdge = ConstructibleNumber.of(normal.dot(vertex));
            return new WholeLine(
                    normal,
                    square,
                    radius.signum() == 0
                            ? ofEdge
                            : ofEdge.plus(ConstructibleNumber.rootOf(square).times(radius)));
        }

        @Override
        public List<Place> nearest(ExactVector d) {
            return List.of(new Place(offset.times(normal.x()), offset.times(normal.y()), square));
        }

        @Override
        public List<Place> crossings(Curve other) {
            return other instanceof WholeLine line ? crossing(line) : other.crossings(this);
        }

        private List<Place> crossing(WholeLine other) {
            BigInteger turn = normal.cross(other.normal);
            if (turn.signum() == 0) {
                return List.of();
            }
            return List.of(new Place(
                    offset.times(other.normal.y()).minus(other.offset.times(normal.y())),
                    other.offset.times(normal.x()).minus(offset.times(other.normal.x())),
                    turn));
        }
    }

    /**
     * A circle.
     *
     * @param center its center
     * @param radius its radius; positive
     */
    record WholeCircle(ExactVector center, BigInteger radius) implements Curve {

        @Override
        public List<Place> nearest(ExactVector d) {
            if (!center.isZero()) {
                // c - r·c/|c|
                BigInteger square = center.square();
                ConstructibleNumber part = ConstructibleNumber.of(square)
                        .minus(ConstructibleNumber.rootOf(square).times(radius));
                return List.of(new Place(part.times(center.x()), part.times(center.y()), square));
            }
            if (d.isZero()) {
                return List.of(Place.of(new ExactVector(radius, BigInteger.ZERO)));
            }
            ConstructibleNumber back = ConstructibleNumber.rootOf(d.square()).times(radius.negate());
            return List.of(new Place(back.times(d.x()), back.times(d.y()), d.square()));
        }

        @Override
        public List<Place> crossings(Curve other) {
            return other instanceof WholeLine line ? crossings(line) : crossings((WholeCircle) other);
        }

        /** On both sides of the point of the line that is nearest to the center, which is (k·n)/n² from the center. */
        private List<Place> crossings(WholeLine line) {
            ExactVector normal = line.normal();
            ConstructibleNumber k = line.offset().minus(ConstructibleNumber.of(normal.dot(center)));
            ConstructibleNumber half = ConstructibleNumber.of(
                            radius.multiply(radius).multiply(line.square()))
                    .minus(k.square());
            return beside(k, normal, half, line.square());
        }

        /** On both sides of the point between the centers, at the distance that follows from both radii. */
        private List<Place> crossings(WholeCircle other) {
            ExactVector between = other.center.minus(center);
            if (between.isZero()) {
                return List.of();
            }
            BigInteger square = between.square();
            BigInteger own = radius.multiply(radius);
            BigInteger k = square.add(own).subtract(other.radius.multiply(other.radius));
            BigInteger half = own.multiply(square).shiftLeft(2).subtract(k.multiply(k));
            return beside(ConstructibleNumber.of(k), between, ConstructibleNumber.of(half), square.shiftLeft(1));
        }

        /** The points c + (k·n ± √half·n⊥)/w, where n⊥ is n rotated by a quarter turn. */
        private List<Place> beside(ConstructibleNumber k, ExactVector n, ConstructibleNumber half, BigInteger w) {
            if (half.signum() < 0) {
                return List.of();
            }
            ConstructibleNumber x =
                    k.times(n.x()).plus(ConstructibleNumber.of(center.x().multiply(w)));
            ConstructibleNumber y =
                    k.times(n.y()).plus(ConstructibleNumber.of(center.y().multiply(w)));
            ConstructibleNumber root = ConstructibleNumber.rootOf(half);
            ConstructibleNumber stepX = root.times(n.y());
            ConstructibleNumber stepY = root.times(n.x());
            return List.of(new Place(x.plus(stepX), y.minus(stepY), w), new Place(x.minus(stepX), y.plus(stepY), w));
        }
    }
}
