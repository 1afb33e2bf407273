package org.polysweep.internal.world.segment;

import java.util.Optional;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.number.QuadraticSurd;

/** An exact time of a step: of two shapes that move along lines, or of two of which one rotates. */
public final class ExactTime implements Comparable<ExactTime> {

    public static final ExactTime ZERO = of(QuadraticSurd.ZERO);

    private final QuadraticSurd ofSegments;

    /** The time of an event of rotating bodies; then the other number does not apply. */
    private final Optional<RealRoot> ofTurning;

    private ExactTime(QuadraticSurd ofSegments, Optional<RealRoot> ofTurning) {
        this.ofSegments = ofSegments;
        this.ofTurning = ofTurning;
    }

    public static ExactTime of(QuadraticSurd time) {
        return new ExactTime(time, Optional.empty());
    }

    public static ExactTime of(RealRoot time) {
        return new ExactTime(QuadraticSurd.ZERO, Optional.of(time));
    }

    public static ExactTime of(double time) {
        return of(QuadraticSurd.of(time));
    }

    /** The order of the two numbers, exactly; not consistent with {@code equals}. */
    @Override
    public int compareTo(ExactTime other) {
        if (ofTurning.isPresent()) {
            return other.ofTurning.isPresent()
                    ? ofTurning.get().compareTo(other.ofTurning.get())
                    : ofTurning.get().compareTo(other.ofSegments);
        }
        return other.ofTurning.isPresent()
                ? -other.ofTurning.get().compareTo(ofSegments)
                : ofSegments.compareTo(other.ofSegments);
    }
}
