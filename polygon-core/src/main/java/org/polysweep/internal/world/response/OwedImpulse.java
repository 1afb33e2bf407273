package org.polysweep.internal.world.response;

import org.polysweep.internal.world.state.Impulses;

/** The change of motion that pushes of other bodies owe to a body, which it receives at its next contact. Reusable. */
final class OwedImpulse {

    private double dx;
    private double dy;

    /** Lets a body receive what it is owed; a body whose motion cannot be changed receives nothing. */
    void receive(Impulses impulses, int rank, boolean moves) {
        dx = moves ? impulses.owedX(rank) : 0;
        dy = moves ? impulses.owedY(rank) : 0;
        if (moves) {
            impulses.settle(rank);
            impulses.give(rank, dx, dy);
        }
    }

    /** Owes it to the body again. */
    void giveBack(Impulses impulses, int rank) {
        impulses.owe(rank, dx, dy);
        impulses.give(rank, -dx, -dy);
    }

    double dx() {
        return dx;
    }

    double dy() {
        return dy;
    }

    /** The part of it along a vector. */
    double along(double x, double y) {
        return dx * x + dy * y;
    }
}
