package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.Optional;

/** Shapes with a radius: C is its core with a disc around each point, and each point of its boundary has one normal. */
final class RoundEncounter implements Encounter {
    private final Scene scene;
    private final IntVector d;
    private final DifferenceBody core;
    private final BigInteger radius;
    private final Optional<RoundClip> clip;

    RoundEncounter(Scene scene) {
        this.scene = scene;
        d = scene.d();
        core = scene.differenceBody();
        radius = scene.radius();
        clip = d.isZero() ? Optional.empty() : RoundClip.of(core, radius, d);
    }

    @Override
    public ExactTiming timing() {
        return d.isZero()
                ? ExactTiming.standing(depth(Nearest.of(core, d)).signum())
                : clip.map(RoundClip::times).map(LineClip::timing).orElse(ExactTiming.MISS);
    }

    /** How far the origin is inside C; negative if it is outside. */
    private Surd depth(Nearest nearest) {
        return nearest.distance().plus(Surd.of(Rational.of(radius, BigInteger.ONE)));
    }

    /**
     * A TOUCH that begins before 0 has the spot of time 0: the end of it, or any point of the edge along which A
     * slides.
     */
    @Override
    public Spot spot() {
        if (d.isZero()) {
            return Nearest.of(core, d).spot();
        }
        RoundClip line = clip.orElseThrow();
        boolean isFirst = line.throughInterior() && line.last().time().signum() > 0;
        return isFirst || line.first().time().signum() >= 0
                ? line.first().spot()
                : line.last().spot();
    }

    @Override
    public ExactSeparation separation() {
        Nearest nearest = Nearest.of(core, d);
        return new ExactSeparation(nearest.direction(), scene.grid().value(depth(nearest)));
    }
}
