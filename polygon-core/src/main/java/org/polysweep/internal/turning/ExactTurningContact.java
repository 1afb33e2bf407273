package org.polysweep.internal.turning;

import java.util.Optional;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.number.ExactVector;

/**
 * The contact of two shapes of which one turns at least, in integers: when it is, to put contacts in order whose times
 * round to the same double; and from which side.
 */
public final class ExactTurningContact {

    /** The two bodies; what it says about other times may be wrong. */
    private final TurningPair pair;

    private final RealRoot time;

    private ExactTurningContact(TurningPair pair, RealRoot time) {
        this.pair = pair;
        this.time = time;
    }

    /**
     * The contact of two shapes that HIT or TOUCH. Cost: that of a sweep in integers, where they are near.
     *
     * @param start the time from which on contacts count
     */
    public static ExactTurningContact of(TurningMotion a, TurningMotion b, double start) {
        ConservativeAdvancement advancement = new ConservativeAdvancement();
        if (!advancement.set(BodyNumbers.of(a), BodyNumbers.of(b))) {
            TurningAnswer answer = TurningReference.answer(a, b, start);
            return new ExactTurningContact(
                    answer.pair(), answer.passage().enter().orElseThrow());
        }
        EventSearch search = new EventSearch(a, b, advancement);
        if (advancement.staysApart(start)) {
            throw new IllegalArgumentException("they do not meet, so no contact begins in the step");
        }
        search.findVerdict(advancement.time());
        return new ExactTurningContact(search.pair(), search.enter().orElseThrow());
    }

    /** The exact time that {@code enter} is rounded from. */
    public RealRoot time() {
        return time;
    }

    /** Whether the normal, taken from A toward B, has a part to the left of A, which is a segment. */
    public boolean isLeftOfA() {
        return normal().filter(normal -> isAlong(normal.negated(), pair.a())).isPresent();
    }

    /** Whether the normal has a part to the left of B, which is a segment. */
    public boolean isLeftOfB() {
        return normal().filter(normal -> isAlong(normal, pair.b())).isPresent();
    }

    /** A vector along the normal, from B toward A; empty if the obstacle is a point. */
    private Optional<PolynomialVector> normal() {
        Optional<ObstacleSide> side = ObstacleSide.holdingOrigin(pair, time);
        if (side.isPresent() || !pair.isRound()) {
            return side.map(straight -> TurningNormal.of(straight).vector());
        }
        return pair.cornerPairs().stream()
                .filter(corners -> time.signOf(corners.gap()) == 0)
                .findFirst()
                .map(corners -> TurningNormal.onArc(pair, corners).vector());
    }

    /** Whether a vector has a part to the left of a segment, seen along it from its vertex 0. */
    private boolean isAlong(PolynomialVector vector, TurningBody segment) {
        ExactVector right = segment.edge(0).turnedClockwise();
        ExactVector left = segment.core().vertexIndex(0) == 0 ? right.negated() : right;
        return time.signOf(vector.dot(segment.turned(left))) > 0;
    }
}
