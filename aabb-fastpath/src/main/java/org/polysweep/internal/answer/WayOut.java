package org.polysweep.internal.answer;

import org.polysweep.contact.Separation;

/**
 * The shortest way out of an overlap, read piece by piece: who asks for the normal does not pay for the depth, which
 * may take integers to round. Valid until the sweep that found it is asked something else.
 */
public interface WayOut {

    /** The x component of the unit normal, from B toward A: the double nearest to the exact one. */
    double normalX();

    /** The y component. */
    double normalY();

    /** The depth: the smallest double that is not less than the exact one. */
    double depth();

    /** The same as a value of its own. */
    default Separation toSeparation() {
        return new Separation(normalX(), normalY(), depth());
    }

    /** A way out of which everything is known. */
    record Known(double normalX, double normalY, double depth) implements WayOut {

        /** Takes it from a separation. */
        public Known(Separation separation) {
            this(separation.normalX(), separation.normalY(), separation.depth());
        }
    }
}
