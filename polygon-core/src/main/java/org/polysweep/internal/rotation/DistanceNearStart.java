package org.polysweep.internal.rotation;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.expansion.Expansion;

/**
 * The square of the distance of two vertices minus its value at a contact, at a double next to a root that is near to
 * 0, like {@link ResidualNearStart}: the exact value at 0, plus the time times the divided difference. Reusable, not
 * thread-safe; no allocation once its arrays are long enough.
 */
final class DistanceNearStart {

    private final ExactPose exactOwner = new ExactPose();
    private final ExactPose exactOther = new ExactPose();
    private final Expansion exactUnit = new Expansion();
    private final Expansion exactGap = new Expansion();
    private final Expansion exact = new Expansion();
    private final Expansion term = new Expansion();
    private final Expansion other = new Expansion();
    private final DividedPose owner = new DividedPose();
    private final DividedPose otherPose = new DividedPose();
    private final DividedDifference unit = new DividedDifference();
    private final DividedDifference gap = new DividedDifference();
    private final DividedDifference sum = new DividedDifference();
    private final DoubleDouble first = new DoubleDouble();
    private final DoubleDouble second = new DoubleDouble();

    /** Returns the unit of the distance at the time, |zX|²|zY|². */
    DoubleDouble unit() {
        return unit.end;
    }

    /** Returns the square of the distance at a time minus its value at a contact, in the square of that unit. */
    DoubleDouble excess(BodyFrame frame, int ofOwner, int vertex, double time) {
        RotatingBody a = frame.owner;
        RotatingBody b = frame.other;
        owner.set(a.rotorPath, time);
        owner.rotate(first.set(a.core.x(ofOwner)), second.set(a.core.y(ofOwner)));
        otherPose.set(b.rotorPath, time);
        otherPose.rotate(first.set(b.core.x(vertex)), second.set(b.core.y(vertex)));
        unit.setProduct(owner.square, otherPose.square);
        setGap(a.x, b.x, a.dx, b.dx, owner.x, otherPose.x, time);
        sum.setProduct(gap, gap);
        setGap(a.y, b.y, a.dy, b.dy, owner.y, otherPose.y, time);
        gap.setProduct(gap, gap);
        sum.setSum(sum, gap);
        gap.setProduct(unit, first.setDifference(a.radius, -b.radius));
        gap.setProduct(gap, gap);
        sum.setDifference(sum, gap);
        findExact(a, ofOwner, b, vertex);
        return first.setProduct(sum.slope, time).setSum(first, second.set(exact));
    }

    private void setGap(
            double from,
            double to,
            double fromMove,
            double toMove,
            DividedDifference ofOwner,
            DividedDifference ofOther,
            double time) {
        gap.setLine(to, from, toMove, fromMove, time);
        gap.setProduct(gap, unit);
        ofOther.setProduct(ofOther, owner.square);
        gap.setSum(gap, ofOther);
        ofOwner.setProduct(ofOwner, otherPose.square);
        gap.setDifference(gap, ofOwner);
    }

    /** Finds the value at 0. */
    private void findExact(RotatingBody a, int ofOwner, RotatingBody b, int vertex) {
        exactOwner.set(a.rotorPath);
        exactOther.set(b.rotorPath);
        term.set(a.core.x(ofOwner));
        other.set(a.core.y(ofOwner));
        exactOwner.rotate(term, other);
        term.set(b.core.x(vertex));
        other.set(b.core.y(vertex));
        exactOther.rotate(term, other);
        exactUnit.clear();
        exactUnit.addProduct(exactOwner.square, exactOther.square);
        exactUnit.compress();
        term.setDifference(a.radius, -b.radius);
        other.clear();
        other.addProduct(exactUnit, term);
        other.compress();
        exact.clear();
        exact.subtractProduct(other, other);
        addSquareOfGap(a.x, b.x, exactOwner.x, exactOther.x);
        addSquareOfGap(a.y, b.y, exactOwner.y, exactOther.y);
    }

    private void addSquareOfGap(double from, double to, Expansion ofOwner, Expansion ofOther) {
        term.setDifference(to, from);
        exactGap.clear();
        exactGap.addProduct(term, exactUnit);
        exactGap.addProduct(ofOther, exactOwner.square);
        exactGap.subtractProduct(ofOwner, exactOther.square);
        exactGap.compress();
        exact.addProduct(exactGap, exactGap);
        exact.compress();
    }
}
