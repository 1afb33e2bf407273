package org.polysweep.query;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.Lattice;
import org.polysweep.exact.NormalOrder;
import org.polysweep.exact.QuadraticSurd;
import org.polysweep.exact.Rounding;
import org.polysweep.polygon.MovingShape;
import org.polysweep.query.RayPassage.Crossing;

/**
 * A ray against a shape, in integers, where it meets it: the exact time, and from that the answer.
 *
 * @param ray the ray
 * @param lattice the spacing of all that follows
 * @param shape the shape, seen from the origin of the ray
 * @param verdict OVERLAP, HIT or TOUCH
 * @param time when the ray meets the shape
 * @param crossing where it meets the outline; empty if it begins inside and that is what counts
 */
record ExactRay(
        Ray ray, Lattice lattice, ExactShape shape, Verdict verdict, QuadraticSurd time, Optional<Crossing> crossing) {

    /** What the ray meets of a shape; empty if it misses it. */
    static Optional<ExactRay> of(Ray ray, MovingShape moving, FromInside fromInside) {
        int exponent = ExactShape.exponentOf(moving.shape(), moving.x(), moving.y());
        Lattice lattice = new Lattice(Math.min(exponent, Lattice.exponentOf(ray.x(), ray.y(), ray.dx(), ray.dy())));
        ExactVector position = lattice.vector(moving.x(), moving.y()).minus(lattice.vector(ray.x(), ray.y()));
        ExactShape shape = new ExactShape(moving.shape(), position, lattice);
        return RayPassage.of(lattice.vector(ray.dx(), ray.dy()), shape)
                .flatMap(passage -> meeting(passage, ray.isEndless(), fromInside)
                        .map(at -> new ExactRay(
                                ray, lattice, shape, passage.verdict(ray.isEndless()), at.time, at.crossing)));
    }

    private record Meeting(QuadraticSurd time, Optional<Crossing> crossing) {}

    private static Optional<Meeting> meeting(RayPassage passage, boolean isEndless, FromInside fromInside) {
        Crossing entering = passage.entering();
        Crossing leaving = passage.leaving();
        return switch (passage.verdict(isEndless)) {
            case MISS -> Optional.empty();
            case OVERLAP -> {
                if (fromInside == FromInside.AT_ORIGIN) {
                    yield Optional.of(new Meeting(QuadraticSurd.ZERO, Optional.empty()));
                }
                boolean endsBefore = !isEndless && leaving.time().compareTo(QuadraticSurd.ONE) > 0;
                yield endsBefore ? Optional.empty() : Optional.of(new Meeting(leaving.time(), Optional.of(leaving)));
            }
            case HIT, TOUCH -> {
                // In touch before and after 0, the line runs along an edge, which holds the place where it entered.
                Crossing at = leaving.time().signum() == 0 ? leaving : entering;
                QuadraticSurd time = entering.time().signum() > 0 ? entering.time() : QuadraticSurd.ZERO;
                yield Optional.of(new Meeting(time, Optional.of(at)));
            }
        };
    }

    RayHit toHit(int index) {
        Point point = new Point(
                coordinate(lattice.at(ray.x()), direction().x()),
                coordinate(lattice.at(ray.y()), direction().y()));
        double t = Rounding.roundTime(time, Rounding.Direction.DOWN);
        if (crossing.isEmpty()) {
            return new RayHit(index, verdict, t, Double.NaN, Double.NaN, point, Optional.empty());
        }
        Crossing at = crossing.get();
        Optional<Feature> feature = Optional.of(feature(at));
        if (at.isCorner() && shape.radius().signum() > 0) {
            ExactVector center = shape.corner(at.index());
            return new RayHit(
                    index,
                    verdict,
                    t,
                    radial(center.x(), direction().x()),
                    radial(center.y(), direction().y()),
                    point,
                    feature);
        }
        ExactVector normal = normal(at);
        return new RayHit(index, verdict, t, normal.unitX(), normal.unitY(), point, feature);
    }

    private ExactVector direction() {
        return lattice.vector(ray.dx(), ray.dy());
    }

    private double coordinate(BigInteger origin, BigInteger motion) {
        return Rounding.roundLength(time.along(origin, motion), lattice.exponent(), Rounding.Direction.NEAREST);
    }

    /** A component of the unit vector from the centre of an arc to the place where the line meets it. */
    private double radial(BigInteger center, BigInteger motion) {
        QuadraticSurd component = time.along(center.negate(), motion).over(shape.radius());
        return Rounding.roundTime(component, Rounding.Direction.NEAREST);
    }

    /** A corner only if the ray is there; in touch before and after t = 0, the ray begins between two. */
    private Feature feature(Crossing at) {
        if (at.isCorner() && at.time().compareTo(time) == 0) {
            return shape.feature(at.index(), false);
        }
        Comparator<Integer> order = Comparator.comparing(this::outward, order());
        return shape.feature(edges(at).boxed().min(order).orElseThrow(), true);
    }

    /** The outward normal of the edge that answers, of those that hold the place. A shape that is a point faces the ray. */
    private ExactVector normal(Crossing at) {
        return edges(at).mapToObj(this::outward).min(order()).orElseGet(direction()::negated);
    }

    private Comparator<ExactVector> order() {
        return NormalOrder.atContact(verdict == Verdict.OVERLAP ? direction().negated() : direction());
    }

    private ExactVector outward(int edge) {
        return shape.edge(edge).turnedClockwise();
    }

    private IntStream edges(Crossing at) {
        int index = at.index();
        if (shape.size() == 1) {
            return IntStream.empty();
        }
        boolean holdsTwo = shape.radius().signum() == 0 && (at.isCorner() || shape.size() == 2);
        return holdsTwo ? IntStream.of(index, shape.core().previous(index)) : IntStream.of(index);
    }
}
