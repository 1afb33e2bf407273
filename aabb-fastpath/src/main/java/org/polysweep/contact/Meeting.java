package org.polysweep.contact;

import java.util.List;

/** What {@link Hit} and {@link Touch} have in common: the shapes are apart or in touch at first, and then they meet. */
public sealed interface Meeting extends Contact permits Hit, Touch {

    /** Returns which vertex or edge of A meets B at {@code enter}, in the caller's numbering. */
    Feature featureA();

    /** Returns which vertex or edge of B meets A at {@code enter}, in the caller's numbering. */
    Feature featureB();

    /**
     * Returns where they meet at the exact {@code enter}, in world coordinates: one point, or the two ends of the
     * shared segment if edge meets edge, in the order of the normal turned a quarter counter-clockwise. Each coordinate
     * is the double nearest to the exact one.
     */
    List<Point> contact();

    /**
     * Returns where to put A: its position at {@code enter}, each coordinate rounded away from B, so that A at {@code
     * restA} and B at {@code restB} certainly do not overlap.
     */
    Point restA();

    /** Returns where to put B: its position at {@code enter}, each coordinate rounded away from A. */
    Point restB();

    /**
     * Returns the first component of the rotor with which A is to be put at {@link #restA()}: what turns stops on its
     * way. It is that of A if A does not turn, and (1, 0) if no rotor was given.
     */
    double restRotorAC();

    /** Returns the second component of the rotor for A. */
    double restRotorAS();

    /** Returns the first component of the rotor for B, as {@link #restRotorAC} that for A. */
    double restRotorBC();

    /** Returns the second component of the rotor for B. */
    double restRotorBS();

    /** Returns the x coordinate of {@link #restA()}. */
    default double restAX() {
        return restA().x();
    }

    /** Returns the y coordinate of {@link #restA()}. */
    default double restAY() {
        return restA().y();
    }

    /** Returns the x coordinate of {@link #restB()}. */
    default double restBX() {
        return restB().x();
    }

    /** Returns the y coordinate of {@link #restB()}. */
    default double restBY() {
        return restB().y();
    }
}
