package org.polysweep.internal.aabb;

import java.math.BigInteger;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.rounding.ExpansionRatio;
import org.polysweep.internal.rounding.ImpactTime;
import org.polysweep.internal.rounding.PlaceFilter;
import org.polysweep.internal.rounding.TimeFilter;
import org.polysweep.internal.sign.Stages;

/**
 * The time at which the motion passes an end of C on one axis: the gap between a side of A and a side of B at t = 0,
 * divided by the displacement of A relative to B.
 */
final class SlabTime extends ImpactTime {

    private double sideA;
    private double sideB;
    private double positionA;
    private double positionB;
    private double moveA;
    private double moveB;

    SlabTime(Stages stages) {
        super(stages);
    }

    /** Sets this to the time at which the motion enters C on an axis with a displacement. */
    SlabTime setEntry(BoxAxis axis) {
        return set(axis.frontOfA(), axis.frontOfB(), axis);
    }

    /** Sets this to the time at which the motion leaves C on an axis with a displacement. */
    SlabTime setExit(BoxAxis axis) {
        return set(axis.backOfA(), axis.backOfB(), axis);
    }

    private SlabTime set(double sideA, double sideB, BoxAxis axis) {
        this.sideA = sideA;
        this.sideB = sideB;
        positionA = axis.positionA;
        positionB = axis.positionB;
        moveA = axis.moveA;
        moveB = axis.moveB;
        return this;
    }

    @Override
    protected double filter(boolean up, PlaceFilter places) {
        return TimeFilter.onAxis(sideA, sideB, positionA, positionB, moveA, moveB, up, places);
    }

    @Override
    protected void set(ExpansionRatio ratio) {
        ratio.denominator().setDifference(moveA, moveB);
        ratio.numerator().setGap(sideA, sideB, positionA, positionB);
    }

    @Override
    public QuadraticSurd exactly() {
        Lattice lattice = new Lattice(Math.min(
                Lattice.exponentOf(sideA, sideB, positionA, positionB), Lattice.exponentOf(moveA, moveB, 0, 0)));
        BigInteger sides = lattice.at(sideB).subtract(lattice.at(sideA));
        BigInteger gap = sides.add(lattice.at(positionB)).subtract(lattice.at(positionA));
        return QuadraticSurd.of(gap).over(lattice.at(moveA).subtract(lattice.at(moveB)));
    }
}
