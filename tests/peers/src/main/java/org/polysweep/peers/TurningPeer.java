package org.polysweep.peers;

/** Receives the rotations of a query before it is run, in a peer with orientations. Not thread-safe. */
public interface TurningPeer {

    /**
     * Says how the shapes stand and turn in all queries from now on, about their local origins.
     *
     * @param ofA the orientations of the first shape, parts and all
     * @param ofB the rotors of the second shape
     */
    void setTurns(Turn ofA, Turn ofB);

    /**
     * Whether its shapes turn at a constant angular speed, and not as rotors do on their straight way: then it is
     * judged by that motion, as it cannot be asked about another.
     */
    boolean isConstantSpeed();
}
