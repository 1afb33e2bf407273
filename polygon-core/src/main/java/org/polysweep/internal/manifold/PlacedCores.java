package org.polysweep.internal.manifold;

import org.jspecify.annotations.Nullable;
import org.polysweep.internal.bound.SeparationBound;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.motion.IdleRotation;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.ExactShape;
import org.polysweep.internal.rotation.exact.RotatedShapes;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;

/** The cores of two placed shapes, {@link #A} and {@link #B}; also as integers, where doubles do not decide. */
final class PlacedCores {

    static final int A = 0;
    static final int B = 1;

    private final PlacedCore a = new PlacedCore();
    private final PlacedCore b = new PlacedCore();
    private @Nullable ExactQuery exact;

    /** Bounds the error of a separation of rounded vertices and edges: theorem 26; infinite if nothing is known. */
    double error;

    void set(
            ConvexShape shapeA,
            double ax,
            double ay,
            Rotor rotorA,
            ConvexShape shapeB,
            double bx,
            double by,
            Rotor rotorB) {
        a.set(shapeA, ax, ay, IdleRotation.isIdle(shapeA) ? Rotor.IDENTITY : rotorA);
        b.set(shapeB, bx, by, IdleRotation.isIdle(shapeB) ? Rotor.IDENTITY : rotorB);
        exact = null;
    }

    /** The core of A or of B. */
    PlacedCore of(int side) {
        return side == A ? a : b;
    }

    /** Rounds vertices, relative to the position of A, and edges to doubles. */
    void round() {
        double extent = a.round(a.x, a.y) + b.round(a.x, a.y);
        error = a.isBounded && b.isBounded ? SeparationBound.of(extent) : Double.POSITIVE_INFINITY;
    }

    /** The other of A and B. */
    static int opposite(int side) {
        return B - side;
    }

    /** The shapes on a lattice. */
    ExactQuery exact() {
        ExactQuery known = exact;
        if (known == null) {
            known = a.rotor.isIdentity() && b.rotor.isIdentity()
                    ? ExactQuery.of(ConvexMotion.at(a.shape, a.x, a.y), ConvexMotion.at(b.shape, b.x, b.y))
                    : RotatedShapes.query(moving(a), moving(b));
            exact = known;
        }
        return known;
    }

    private static MovingShape moving(PlacedCore core) {
        return core.shape.at(core.x, core.y).withRotor(core.rotor).moving(0, 0);
    }

    /** The shape A or B on the lattice of {@link #exact()}. */
    ExactShape exact(int side) {
        return side == A ? exact().a() : exact().b();
    }
}
