package org.polysweep.internal.obstacle;

import java.math.BigInteger;
import java.util.Optional;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;

/**
 * Finds where a line {t·d} enters C, by walking along the front of the difference of the cores: the edges whose outward
 * normals oppose d. Cost: O(n + m).
 *
 * <p>Let u(x) = d × x, how far a point lies to the left of the line, times |d|. Counter-clockwise along the front u
 * decreases, from the greatest that a vertex has to the least. Moved outward by R, an edge e lies at u(x) - R (d·e)/|e|
 * for its points x; so the line enters on the arc before the edge if that is negative where the edge begins, on the
 * edge if it is not positive where the edge ends, and otherwise behind it. Without a radius, an edge ends at a vertex
 * of C.
 */
public final class FrontWalk {

    private final ExactQuery query;
    private final MinkowskiDifference difference;

    /** 1 for the line of the motion, which enters C on its front; -1 for the same line in the opposite direction. */
    private final int sense;

    private final ExactVector d;
    private final int first;
    private final int last;

    private FrontWalk(ExactQuery query, MinkowskiDifference difference, int sense) {
        this.query = query;
        this.difference = difference;
        this.sense = sense;
        d = sense == 1 ? query.line() : query.line().negated();
        first = findFirst();
        int vertex = first;
        while (leadsAlongFront(vertex)) {
            vertex = difference.next(vertex);
        }
        last = vertex;
    }

    /** How the line of the motion passes C; empty if it misses. */
    public static Optional<LineInterval> passage(ExactQuery query) {
        MinkowskiDifference difference = MinkowskiDifference.of(query.a(), query.b());
        FrontWalk front = new FrontWalk(query, difference, 1);
        FrontWalk back = new FrontWalk(query, difference, -1);
        int left = front.leftmost();
        int right = back.leftmost();
        if (left < 0 || right < 0) {
            return Optional.empty();
        }
        if (left == 0) {
            return Optional.of(front.touching(front.first, back.last, back.last));
        }
        if (right == 0) {
            return Optional.of(front.touching(front.last, back.first, front.last));
        }
        return Optional.of(new LineInterval(front.entering(), back.entering(), false));
    }

    /** The vertex where the front begins: among the vertices farthest to the left, the first one along d. */
    private int findFirst() {
        int found = 0;
        for (int i = 1; i < difference.size(); i++) {
            ExactVector step = difference.vertex(i).minus(difference.vertex(found));
            int side = d.cross(step).signum();
            if (side > 0 || (side == 0 && d.dot(step).signum() < 0)) {
                found = i;
            }
        }
        return found;
    }

    private boolean leadsAlongFront(int edge) {
        return d.cross(difference.edge(edge)).signum() < 0;
    }

    private BigInteger height(int vertex) {
        return d.cross(difference.vertex(vertex));
    }

    /**
     * On which side of the line C reaches farthest to the left: positive if to the left of it, negative if C is on the
     * right.
     */
    private int leftmost() {
        return QuadraticSurd.of(height(first), query.radius(), d.square()).signum();
    }

    /**
     * The passage of a line that only touches C.
     *
     * @param near the vertex of the difference beside which it begins to touch
     * @param far the vertex beside which it ceases to touch; the same vertex if it touches an arc
     * @param begin the one of the two vertices at which the edge begins, counter-clockwise
     */
    private LineInterval touching(int near, int far, int begin) {
        boolean isAlongSide = query.isRound() && near != far;
        FeatureRef side = FeatureRef.inside(begin);
        return new LineInterval(
                beside(near, isAlongSide ? side : FeatureRef.vertex(near)),
                beside(far, isAlongSide ? side : FeatureRef.vertex(far)),
                true);
    }

    /** The line touches C beside a vertex of the difference. */
    private TimedFeaturePair beside(int vertex, FeatureRef spot) {
        QuadraticSurd time = TimedFeaturePair.timeBeside(difference.vertex(vertex), query);
        return new TimedFeaturePair(time, onA(spot), difference.onB(spot));
    }

    /** Where a line that passes through the interior of C enters it. */
    private TimedFeaturePair entering() {
        int vertex = first;
        while (leadsAlongFront(vertex)) {
            int next = difference.next(vertex);
            if (heightOfSide(vertex, vertex) < 0) {
                break;
            }
            int end = heightOfSide(vertex, next);
            if (end < 0 || (end == 0 && query.isRound())) {
                return meeting(FeatureRef.inside(vertex));
            }
            vertex = next;
            if (end == 0) {
                break;
            }
        }
        return meeting(FeatureRef.vertex(vertex));
    }

    private TimedFeaturePair meeting(FeatureRef spot) {
        return TimedFeaturePair.of(onA(spot), difference.onB(spot), sense, query);
    }

    /** The point on A; if two parallel edges make one edge of the difference, the vertex of A at which it begins. */
    private FeatureRef onA(FeatureRef spot) {
        return difference.onB(spot).isVertex()
                ? difference.onA(spot)
                : FeatureRef.vertex(difference.vertexOfA(spot.index()));
    }

    /** The sign of u|e| - R (d·e): on which side of the line the side of C along an edge has one of its ends. */
    private int heightOfSide(int edge, int vertex) {
        ExactVector e = difference.edge(edge);
        BigInteger shift = query.radius().multiply(d.dot(e)).negate();
        return QuadraticSurd.of(shift, height(vertex), e.square()).signum();
    }
}
