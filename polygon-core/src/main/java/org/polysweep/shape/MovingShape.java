package org.polysweep.shape;

import java.util.Objects;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.rotor.RotorPolyline;
import org.polysweep.pose.Rotor;

/**
 * A shape, its position and orientation at the beginning of a step, its displacement over the step, and its orientation
 * at the end. The sum of position and vertex is exact, and so is the rotation; nothing is rounded.
 *
 * <p>At the time t the rotor is (1 - t)·rotor + t·endRotor, as a pair of numbers. A shape rotates if the two differ in
 * direction. With a {@link SteadyRotation}, it rotates by any angle, at nearly constant speed.
 *
 * @param shape the shape, in its own coordinates
 * @param x the x coordinate of the translation that brings it into the world at t = 0; finite
 * @param y the y coordinate of that translation; finite
 * @param dx the x component of its displacement over the step; finite
 * @param dy the y component of its displacement; finite
 * @param rotor its rotation about its local origin at t = 0
 * @param endRotor its rotation at t = 1; not exactly opposite to the rotor at t = 0, since then neither direction is
 *     the shorter one
 * @param steadyRotation the rotation from one to the other; {@link SteadyRotation#NONE} for the straight line between
 *     the two
 */
public record MovingShape(
        Shape shape,
        double x,
        double y,
        double dx,
        double dy,
        Rotor rotor,
        Rotor endRotor,
        SteadyRotation steadyRotation) {

    /**
     * Checks that shape and rotors are given, that position and displacement are finite, and that the direction of
     * rotation is defined.
     */
    public MovingShape {
        Objects.requireNonNull(shape, "shape must not be null; use ConvexPolygon.of(0, 0) for a point");
        Objects.requireNonNull(rotor, "rotor must not be null; use Rotor.IDENTITY for no rotation");
        Objects.requireNonNull(
                endRotor, "endRotor must not be null; use the same rotor as at the start for no rotation");
        Finite.require("x", x, "y", y);
        Objects.requireNonNull(
                steadyRotation, "steadyRotation must not be null; use SteadyRotation.NONE for the line of two rotors");
        Finite.require("dx", dx, "dy", dy);
        if (steadyRotation.radians() != 0) {
            Rotor end = RotorPolyline.end(rotor, steadyRotation.radians(), steadyRotation.rotorSteps());
            if (!endRotor.equals(end)) {
                throw new IllegalArgumentException("endRotor must be " + end + " after the steady rotation, but was "
                        + endRotor + "; use rotatingSteadily");
            }
        } else if (rotor.isOppositeTo(endRotor)) {
            throw new IllegalArgumentException("endRotor must not be opposite to rotor " + rotor + ", but was "
                    + endRotor + "; rotate by less than 360 degrees per step, or pass the same rotor for no rotation");
        }
    }

    /** A shape whose rotor moves on a straight line. */
    public MovingShape(Shape shape, double x, double y, double dx, double dy, Rotor rotor, Rotor endRotor) {
        this(shape, x, y, dx, dy, rotor, endRotor, SteadyRotation.NONE);
    }

    /** A shape without rotation. */
    public MovingShape(Shape shape, double x, double y, double dx, double dy) {
        this(shape, x, y, dx, dy, Rotor.IDENTITY, Rotor.IDENTITY);
    }

    /** Returns a part of the shape, counted from 0, which moves as the whole does. */
    public MovingShape part(int i) {
        return new MovingShape(shape.part(i), x, y, dx, dy, rotor, endRotor, steadyRotation);
    }

    /** Returns the shape at its position at t = 0, at rest. */
    public PlacedShape placed() {
        return new PlacedShape(shape, x, y, rotor);
    }

    /**
     * Returns the same shape at the same position with another displacement.
     *
     * @param dx the x component of the displacement over the step; finite
     * @param dy the y component; finite
     * @return the moving shape
     * @throws IllegalArgumentException if a component is NaN or infinite
     */
    public MovingShape moving(double dx, double dy) {
        return new MovingShape(shape, x, y, dx, dy, rotor, endRotor, steadyRotation);
    }

    /**
     * Returns the same motion with another orientation at the end.
     *
     * @param endRotor the rotor at t = 1; the choice between the two rotors of one orientation determines the direction
     *     of rotation
     * @throws IllegalArgumentException if it is exactly opposite to the rotor at t = 0
     */
    public MovingShape rotatingTo(Rotor endRotor) {
        return new MovingShape(shape, x, y, dx, dy, rotor, endRotor);
    }

    /**
     * Returns the same motion, rotating by an angle over the step: the rotor at t = 1 is the product of the rotation
     * and the rotor at t = 0, rounded in doubles, and not scaled. So a turn of length 1, as {@link Rotor#ofAngle}
     * returns it, leads to a rotor of the same length, at nearly constant speed.
     *
     * @param turn the rotation, by less than a full turn
     * @throws IllegalArgumentException if it is exactly a full turn, or if the product is not finite
     */
    public MovingShape rotatingBy(Rotor turn) {
        Objects.requireNonNull(turn, "turn must not be null; use Rotor.IDENTITY for no rotation");
        if (turn.isOppositeTo(Rotor.IDENTITY)) {
            throw new IllegalArgumentException("turn must be less than 360 degrees, but was " + turn
                    + "; a full turn in one step has no direction");
        }
        // The product without scaling: its length is the product of the lengths.
        return rotatingTo(Rotor.ofHalfAngle(
                turn.halfCos() * rotor.halfCos() - turn.halfSin() * rotor.halfSin(),
                turn.halfCos() * rotor.halfSin() + turn.halfSin() * rotor.halfCos()));
    }

    /**
     * Returns the same motion, rotating by any angle over the step, more than a full turn included, at nearly constant
     * speed. {@link #endRotor} is the rotor that the rotation leads to.
     *
     * @param steadyRotation the rotation; replaces any other
     * @throws IllegalArgumentException if it has several rotor steps, and a component of the rotor at t = 0 is neither
     *     0 nor of a magnitude in [2^-500, 2^500]
     */
    public MovingShape rotatingSteadily(SteadyRotation steadyRotation) {
        Objects.requireNonNull(
                steadyRotation, "steadyRotation must not be null; use SteadyRotation.NONE for no rotation");
        Rotor end = RotorPolyline.end(rotor, steadyRotation.radians(), steadyRotation.rotorSteps());
        return new MovingShape(shape, x, y, dx, dy, rotor, end, steadyRotation);
    }

    /** Returns whether the shape is rotated at the beginning of the step or at its end. */
    @SuppressWarnings("ReferenceEquality") // a short cut for most shapes: another rotation by 0 has one rotor step
    public boolean isRotated() {
        return !rotor.isIdentity()
                || !endRotor.isIdentity()
                || (steadyRotation != SteadyRotation.NONE && steadyRotation.rotorSteps() > 1);
    }

    /** Returns whether the shape rotates during the step. */
    public boolean isRotating() {
        return steadyRotation.rotorSteps() > 1 || rotor.turnsTo(endRotor);
    }
}
