package org.polysweep.internal.rotor;

import org.polysweep.internal.bound.RotorGrid;
import org.polysweep.pose.Rotor;

/**
 * The path of a rotor in a step as a polyline, whose pieces are visited one after the other. From a time k/n to the
 * next, the rotor moves on a straight line; at k/n it is the rotor at t = 0, rotated by the angle k/n and rounded to a
 * grid. If the rotor at t = 0 is not on the grid, one or two short pieces lead to it first.
 *
 * <p>The line of each piece, extended to the whole step, has ends that are doubles, without rounding. So a sweep of a
 * piece is a sweep over a part of the step: docs/error-bounds.md, theorem 24. Reusable, not thread-safe, no allocation.
 */
public final class RotorPolyline {

    private double firstC = 1;
    private double firstS;
    private double radians;
    private int steps = 1;
    private double unit = RotorGrid.unit(1, 0);

    /** The line of the whole path, if it is one line. */
    private double lastC = 1;

    private double lastS;

    /** The rotor at the end of the piece; before the first piece, at t = 0. */
    private double endC;

    private double endS;
    private double start;
    private double end;
    private double c0;
    private double s0;
    private double c1;
    private double s1;

    /** Makes a path that does not rotate. */
    public RotorPolyline() {
        restart();
    }

    /**
     * Sets a path, and goes to its first piece.
     *
     * @param rotor the rotor at t = 0
     * @param endRotor the rotor at t = 1; if there are several rotor steps, see {@link #end}
     * @param radians the angle, if there are several rotor steps
     * @param steps the number of rotor steps, a power of two
     */
    public void set(Rotor rotor, Rotor endRotor, double radians, int steps) {
        firstC = rotor.halfCos();
        firstS = rotor.halfSin();
        lastC = endRotor.halfCos();
        lastS = endRotor.halfSin();
        this.radians = radians;
        this.steps = steps;
        unit = RotorGrid.unit(firstC, firstS);
        restart();
    }

    /** Sets a path of several rotor steps by the components of the rotor at t = 0, and goes to its first piece. */
    public void set(double c, double s, double radians, int steps) {
        firstC = c;
        firstS = s;
        this.radians = radians;
        this.steps = steps;
        unit = RotorGrid.unit(c, s);
        restart();
    }

    /**
     * Returns the rotor at t = 1.
     *
     * @param rotor the rotor at t = 0
     * @param radians the angle over the whole step
     * @param steps the number of rotor steps, a power of two
     * @throws IllegalArgumentException if there are several, and a component of the rotor is neither 0 nor in range
     */
    public static Rotor end(Rotor rotor, double radians, int steps) {
        double c = rotor.halfCos();
        double s = rotor.halfSin();
        if (steps == 1) {
            return Rotor.ofHalfAngle(rotatedC(c, s, radians), rotatedS(c, s, radians));
        }
        if (!RotorGrid.isInRange(c) || !RotorGrid.isInRange(s)) {
            throw new IllegalArgumentException("steadyRotation must have a single rotor step for " + rotor
                    + ", of which a component is neither 0 nor of a magnitude in [2^-500, 2^500], but was one of "
                    + steps + " rotor steps; use 0 for a tiny component");
        }
        double unit = RotorGrid.unit(c, s);
        return Rotor.ofHalfAngle(
                RotorGrid.onGrid(rotatedC(c, s, radians), unit), RotorGrid.onGrid(rotatedS(c, s, radians), unit));
    }

    /** Goes to the first piece. */
    public void restart() {
        start = 0;
        endC = firstC;
        endS = firstS;
        if (steps == 1) {
            setLine(firstC, firstS, lastC, lastS, 1);
            return;
        }
        double gridC = RotorGrid.onGrid(firstC, unit);
        double gridS = RotorGrid.onGrid(firstS, unit);
        if (RotorDirection.differ(firstC, firstS, gridC, gridS)) {
            setLine(firstC, firstS, lineToGrid(firstC), lineToGrid(firstS), 1 / RotorGrid.shortness());
            endC = RotorGrid.isSmall(firstC, unit) ? residue(firstC) : gridC;
            endS = RotorGrid.isSmall(firstS, unit) ? residue(firstS) : gridS;
        } else {
            endC = gridC;
            endS = gridS;
            goOn();
        }
    }

    /** Goes to the next piece; not after the last one, whose end is 1. */
    public void next() {
        start = end;
        double residueC = residue(firstC);
        double residueS = residue(firstS);
        if (start == 1 / RotorGrid.shortness() && (residueC != 0 || residueS != 0)) {
            endC -= residueC;
            endS -= residueS;
            setLine(
                    endC + 2 * residueC,
                    endS + 2 * residueS,
                    endC + (2 * residueC - RotorGrid.shortness() * residueC),
                    endS + (2 * residueS - RotorGrid.shortness() * residueS),
                    2 / RotorGrid.shortness());
        } else {
            goOn();
        }
    }

    /** Goes from a rotor on the grid to the next multiple of the duration of a rotor step. */
    private void goOn() {
        double until = Math.floor(start * steps + 1) / steps;
        double duration = until - start;
        double velocityUnit = start * steps == Math.floor(start * steps) ? unit * steps : unit * RotorGrid.shortness();
        double angle = radians * until;
        double towardC = RotorGrid.onGrid(rotatedC(firstC, firstS, angle), unit) - endC;
        double towardS = RotorGrid.onGrid(rotatedS(firstC, firstS, angle), unit) - endS;
        double velocityC = RotorGrid.onGrid(towardC / duration, velocityUnit);
        double velocityS = RotorGrid.onGrid(towardS / duration, velocityUnit);
        double beginC = endC - start * velocityC;
        double beginS = endS - start * velocityS;
        setLine(beginC, beginS, beginC + velocityC, beginS + velocityS, until);
        endC += duration * velocityC;
        endS += duration * velocityS;
    }

    private void setLine(double c0, double s0, double c1, double s1, double end) {
        this.c0 = c0;
        this.s0 = s0;
        this.c1 = c1;
        this.s1 = s1;
        this.end = end;
    }

    /** The end of the line that leads a component to the grid, or to its {@link #residue}, in a short piece. */
    private double lineToGrid(double component) {
        return RotorGrid.isSmall(component, unit)
                ? (1 - RotorGrid.shortness()) * component
                : component + (RotorGrid.onGrid(component, unit) - component) * RotorGrid.shortness();
    }

    /** What the first short piece leaves of a small component, exactly: a rounding error of at most 22 bits. */
    private double residue(double component) {
        return RotorGrid.isSmall(component, unit)
                ? ((RotorGrid.shortness() * component + lineToGrid(component)) - component) / RotorGrid.shortness()
                : 0;
    }

    private static double rotatedC(double c, double s, double radians) {
        return StrictMath.cos(radians / 2) * c - StrictMath.sin(radians / 2) * s;
    }

    private static double rotatedS(double c, double s, double radians) {
        return StrictMath.cos(radians / 2) * s + StrictMath.sin(radians / 2) * c;
    }

    /** Returns the time at which the piece begins. */
    public double start() {
        return start;
    }

    /** Returns the time at which the piece ends. */
    public double end() {
        return end;
    }

    /** Returns the first component of the line of the piece at t = 0. */
    public double c0() {
        return c0;
    }

    /** Returns the second component at t = 0. */
    public double s0() {
        return s0;
    }

    /** Returns the first component at t = 1. */
    public double c1() {
        return c1;
    }

    /** Returns the second component at t = 1. */
    public double s1() {
        return s1;
    }
}
