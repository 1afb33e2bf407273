package org.polysweep.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Point;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.motion.Required;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Shape;

/**
 * Moves several overlapping shapes apart: pair by pair along the minimum translation vector, round after round, until
 * no two overlap. Whether two overlap is decided exactly, for the positions that are returned; if the bodies have not
 * settled, the outcome reports the remaining pairs. Thread-safe.
 *
 * <p>Each body of a pair moves by half of the minimum translation, or by all of it if the other body is fixed. From the
 * second round on they move half as far again, since otherwise the overlaps among many neighbors would only shrink.
 * Pairs are processed in the order of the list. Bodies wedged between fixed ones may never settle. Cost: one separation
 * for each pair and round, for n(n - 1)/2 pairs.
 *
 * @see <a href="https://doi.org/10.1016/j.jvcir.2007.01.005">M. Müller, B. Heidelberger, M. Hennix, J. Ratcliff,
 *     Position based dynamics, Journal of Visual Communication and Image Representation 18 (2007): constraints
 *     projected one after the other</a>
 */
public final class OverlapResolver {

    private final List<Body> bodies;
    private final double[] x;
    private final double[] y;

    private OverlapResolver(List<Body> bodies) {
        this.bodies = bodies;
        x = bodies.stream().mapToDouble(Body::x).toArray();
        y = bodies.stream().mapToDouble(Body::y).toArray();
    }

    /**
     * A shape and its position.
     *
     * @param shape the shape, in its own coordinates
     * @param x the x coordinate of its position; finite
     * @param y the y coordinate of its position; finite
     * @param isFixed whether it is immovable, such as a wall
     */
    public record Body(Shape shape, double x, double y, boolean isFixed) {

        /** Checks that there is a shape, and that the position is finite. */
        public Body {
            Required.shape("shape", shape);
            Finite.require("x", x, "y", y);
        }
    }

    /**
     * Two bodies that overlap, by their indices in the list, from 0.
     *
     * @param first the body that comes first in the list
     * @param second the other
     */
    public record Pair(int first, int second) {}

    /**
     * The outcome.
     *
     * @param positions the positions of the bodies, in the order of the list
     * @param overlapping the pairs that still overlap, including pairs of two fixed bodies
     * @param rounds the number of rounds in which a body was moved
     */
    public record Resolution(List<Point> positions, List<Pair> overlapping, int rounds) {

        /** Copies the lists. */
        public Resolution {
            positions = List.copyOf(positions);
            overlapping = List.copyOf(overlapping);
        }

        /** Returns whether no two bodies overlap. */
        public boolean isSettled() {
            return overlapping.isEmpty();
        }
    }

    /**
     * Moves bodies apart.
     *
     * @param bodies the bodies
     * @param maxRounds the maximum number of rounds; 0 or more
     * @return the new positions, and the pairs that still overlap
     * @throws IllegalArgumentException if {@code maxRounds} is negative
     */
    public static Resolution resolve(List<Body> bodies, int maxRounds) {
        Objects.requireNonNull(bodies, "bodies must not be null; use List.of() for none");
        if (maxRounds < 0) {
            throw new IllegalArgumentException("maxRounds must be >= 0, but was " + maxRounds);
        }
        for (int i = 0; i < bodies.size(); i++) {
            Objects.requireNonNull(bodies.get(i), "bodies[" + i + "] must not be null");
        }
        OverlapResolver relaxation = new OverlapResolver(List.copyOf(bodies));
        int rounds = 0;
        while (rounds < maxRounds && relaxation.movesSomething(rounds == 0 ? 1 : 1.5)) {
            rounds++;
        }
        return new Resolution(relaxation.positions(), relaxation.overlapping(), rounds);
    }

    /**
     * One round: moves apart each pair that overlaps when its turn comes.
     *
     * @param stride the distance, as a multiple of the minimum translation
     * @return whether a body was moved
     */
    private boolean movesSomething(double stride) {
        boolean moved = false;
        for (int i = 0; i < x.length; i++) {
            for (int k = i + 1; k < x.length; k++) {
                moved |= moveApart(i, k, stride);
            }
        }
        return moved;
    }

    private boolean moveApart(int i, int k, double stride) {
        if (bodies.get(i).isFixed() && bodies.get(k).isFixed()) {
            return false;
        }
        Optional<MinimumTranslation> way = Intersection.minimumTranslation(at(i), at(k));
        if (way.isEmpty()) {
            return false;
        }
        double shareOfFirst = bodies.get(i).isFixed() ? 0 : bodies.get(k).isFixed() ? 1 : 0.5;
        double byX = way.get().normalX() * way.get().depth() * stride;
        double byY = way.get().normalY() * way.get().depth() * stride;
        move(i, shareOfFirst * byX, shareOfFirst * byY);
        move(k, (shareOfFirst - 1) * byX, (shareOfFirst - 1) * byY);
        if (Intersection.minimumTranslation(at(i), at(k)).isPresent()) {
            // Rounding has left an overlap that may be too small to move by once more: a step of the least size is
            // not.
            step(i, shareOfFirst * byX, shareOfFirst * byY);
            step(k, (shareOfFirst - 1) * byX, (shareOfFirst - 1) * byY);
        }
        return true;
    }

    private void move(int body, double byX, double byY) {
        if (bodies.get(body).isFixed()) {
            return;
        }
        x[body] += byX;
        y[body] += byY;
        if (!Double.isFinite(x[body]) || !Double.isFinite(y[body])) {
            throw new IllegalArgumentException(
                    "bodies[" + body + "] would move out of the range of double; use smaller coordinates");
        }
    }

    /** Moves a body to the next double in the direction of a vector. */
    private void step(int body, double towardX, double towardY) {
        x[body] = towardX > 0 ? Math.nextUp(x[body]) : towardX < 0 ? Math.nextDown(x[body]) : x[body];
        y[body] = towardY > 0 ? Math.nextUp(y[body]) : towardY < 0 ? Math.nextDown(y[body]) : y[body];
    }

    private PlacedShape at(int body) {
        return bodies.get(body).shape().at(x[body], y[body]);
    }

    private List<Point> positions() {
        List<Point> positions = new ArrayList<>(x.length);
        for (int i = 0; i < x.length; i++) {
            positions.add(new Point(x[i], y[i]));
        }
        return positions;
    }

    private List<Pair> overlapping() {
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < x.length; i++) {
            for (int k = i + 1; k < x.length; k++) {
                if (Intersection.minimumTranslation(at(i), at(k)).isPresent()) {
                    pairs.add(new Pair(i, k));
                }
            }
        }
        return pairs;
    }
}
