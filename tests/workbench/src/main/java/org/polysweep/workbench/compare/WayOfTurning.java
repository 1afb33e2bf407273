package org.polysweep.workbench.compare;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How a shape gets from one orientation to the other in a step: everybody is judged by the own way. */
public enum WayOfTurning {

    /** The rotor goes straight from the one to the other: the way of the library, and of the format. */
    ROTORS,

    /** The angle grows linearly, as far as the rotor goes: dyn4j and jbox2d. */
    CONSTANT_SPEED,

    /**
     * Cosine and sine of the angle go straight from those at the beginning to those at the end, and their direction is
     * the orientation: Box2D v3. That is always the short way round.
     */
    DIRECTIONS;

    /** Returns the name on the command line. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the way that has a name on the command line. */
    public static Optional<WayOfTurning> named(String label) {
        return Arrays.stream(values()).filter(way -> way.label().equals(label)).findFirst();
    }
}
