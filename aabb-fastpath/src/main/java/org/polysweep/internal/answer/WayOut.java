package org.polysweep.internal.answer;

import org.polysweep.contact.MinimumTranslation;

/**
 * A minimum translation whose parts are computed when they are read, since rounding the depth may need integers. Valid
 * until the next sweep of the engine that found it.
 */
public interface WayOut {

    /** Returns the x component of the unit normal, from B toward A: the double nearest to the exact one. */
    double normalX();

    /** Returns the y component. */
    double normalY();

    /** Returns the depth: the smallest double that is not less than the exact one. */
    double depth();

    /** Returns an immutable copy. */
    default MinimumTranslation toSeparation() {
        return new MinimumTranslation(normalX(), normalY(), depth());
    }

    /** A minimum translation that has been computed. */
    record Known(double normalX, double normalY, double depth) implements WayOut {

        /** Copies a separation. */
        public Known(MinimumTranslation separation) {
            this(separation.normalX(), separation.normalY(), separation.depth());
        }
    }
}
