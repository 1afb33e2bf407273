package org.polysweep.oracle.quick;

import java.util.List;
import java.util.Optional;
import org.polysweep.oracle.Query;

/**
 * A query, placed on a lattice.
 *
 * @param lattice on which all numbers of the query are, and the claimed places
 * @param a the first shape
 * @param b the second shape
 */
record QuickScene(QuickLattice lattice, QuickMover a, QuickMover b) {
    /**
     * A shape with its position and displacement.
     *
     * @param ring the local corners
     * @param position translation added to them
     * @param move displacement over one step
     */
    record QuickMover(Ring ring, Vector position, Vector move) {
        Vector cornerAtStart(int corner) {
            return ring.corner(corner).plus(position);
        }
    }

    /** Empty where a shape is round, where the numbers are too long, or where the query is not plainly legal. */
    static Optional<QuickScene> of(Query query, List<double[]> places) {
        if (query.hasRadius()) {
            return Optional.empty();
        }
        double[] verticesA = query.a();
        double[] verticesB = query.b();
        QuickLattice lattice = new QuickLattice();
        lattice.cover(verticesA);
        lattice.cover(verticesB);
        lattice.cover(query.positionAX(), query.positionAY(), query.positionBX(), query.positionBY());
        lattice.cover(query.moveAX(), query.moveAY(), query.moveBX(), query.moveBY());
        places.forEach(lattice::cover);
        if (!lattice.isFineEnough()) {
            return Optional.empty();
        }
        Optional<Ring> ringA = Ring.read(verticesA, lattice);
        Optional<Ring> ringB = Ring.read(verticesB, lattice);
        if (ringA.isEmpty() || ringB.isEmpty()) {
            return Optional.empty();
        }
        QuickMover a = new QuickMover(
                ringA.get(),
                lattice.place(query.positionAX(), query.positionAY()),
                lattice.place(query.moveAX(), query.moveAY()));
        QuickMover b = new QuickMover(
                ringB.get(),
                lattice.place(query.positionBX(), query.positionBY()),
                lattice.place(query.moveBX(), query.moveBY()));
        return Optional.of(new QuickScene(lattice, a, b));
    }
}
