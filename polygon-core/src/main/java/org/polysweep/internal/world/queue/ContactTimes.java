package org.polysweep.internal.world.queue;

import java.util.Arrays;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.expansion.ErrorFreeTransform;
import org.polysweep.internal.expansion.Expansion;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.rounding.ExpansionRatio;
import org.polysweep.internal.world.segment.BoxEntry;
import org.polysweep.internal.world.segment.ExactTime;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;

/**
 * The exact times of the contacts in a {@link ContactList}, to compare those that round to the same double: as
 * quotients of two doubles, as for most boxes; then as quotients of expansions; then in integers, for shapes that have
 * a radius, rotate, overlap as the step begins, overflow or underflow. Only integers allocate. Reusable; not
 * thread-safe.
 */
final class ContactTimes {

    private final ContactList contacts;
    private final Trajectories trajectories;
    private final PairSweep sweep;
    private final SweepResult atRest = SweepResult.create();
    private final Ratio ratio = new Ratio();
    private final Ratio otherRatio = new Ratio();

    /**
     * The time as the quotient of two doubles, if it is one; the divisor is 0 if this is unknown, and NaN if the time
     * is not such a quotient.
     */
    private double[] numerator = {};

    private double[] denominator = {};

    private ExactTime[] exact = {};
    private boolean[] isKnown = {};

    ContactTimes(ContactList contacts, Trajectories trajectories, PairSweep sweep) {
        this.contacts = contacts;
        this.trajectories = trajectories;
        this.sweep = sweep;
    }

    /** Discards the times of the first contacts. */
    void clear(int count) {
        Arrays.fill(isKnown, 0, count, false);
        Arrays.fill(exact, 0, count, ExactTime.ZERO);
    }

    /** Begins with a contact about which nothing is known yet, with room for a number of contacts. */
    void add(int contact, int capacity) {
        if (exact.length < capacity) {
            grow(capacity);
        }
        denominator[contact] = 0;
    }

    private void grow(int length) {
        int before = exact.length;
        numerator = Arrays.copyOf(numerator, length);
        denominator = Arrays.copyOf(denominator, length);
        exact = Arrays.copyOf(exact, length);
        Arrays.fill(exact, before, length, ExactTime.ZERO);
        isKnown = Arrays.copyOf(isKnown, length);
    }

    /** The order of two times, exactly: less than, equal to, or greater than 0. */
    int compare(int contact, int other) {
        int order = DoubleDouble.OPEN;
        if (isQuotient(contact) && isQuotient(other)) {
            order = compareQuotients(contact, other);
        }
        if (order == DoubleDouble.OPEN && ratio.find(contact) && otherRatio.find(other)) {
            order = ratio.time.compare(otherRatio.time);
        }
        if (order != DoubleDouble.OPEN) {
            return order;
        }
        return exactly(contact) == exactly(other) ? 0 : exactly(contact).compareTo(exactly(other));
    }

    /** Whether the time is the quotient of two doubles; if so, they are known afterwards. */
    private boolean isQuotient(int contact) {
        if (denominator[contact] == 0) {
            boolean isKnownRatio = ratio.find(contact) && ratio.time.isCertain();
            Expansion above = ratio.time.numerator();
            Expansion below = ratio.time.denominator();
            above.compress();
            below.compress();
            boolean isOfDoubles = isKnownRatio && above.length() <= 1 && below.length() == 1;
            numerator[contact] = below.sign() * above.estimate();
            denominator[contact] = isOfDoubles ? Math.abs(below.estimate()) : Double.NaN;
        }
        return denominator[contact] > 0;
    }

    /** The order of two quotients of doubles; OPEN if a product overflows or underflows. */
    private int compareQuotients(int contact, int other) {
        double above = numerator[contact];
        double below = denominator[contact];
        double otherAbove = numerator[other];
        double otherBelow = denominator[other];
        if (above == 0 || otherAbove == 0 || below == otherBelow) {
            return Double.compare(above + 0.0, otherAbove + 0.0);
        }
        double product = above * otherBelow;
        double otherProduct = otherAbove * below;
        if (!ErrorFreeTransform.hasTail(above, otherBelow, product)
                || !ErrorFreeTransform.hasTail(otherAbove, below, otherProduct)) {
            return DoubleDouble.OPEN;
        }
        // Rounding keeps the order; where two products round to the same double, the tails decide.
        return product != otherProduct
                ? Double.compare(product, otherProduct)
                : Double.compare(
                        ErrorFreeTransform.productTail(above, otherBelow, product) + 0.0,
                        ErrorFreeTransform.productTail(otherAbove, below, otherProduct) + 0.0);
    }

    /** The exact time of a contact of two polygons as the quotient of two expansions. */
    private final class Ratio {

        private final BoxEntry boxEntry = new BoxEntry();
        private final ExpansionRatio ownTime = new ExpansionRatio();
        private ExpansionRatio time = ownTime;

        /** Finds the time of a contact; returns whether it is such a quotient. */
        boolean find(int contact) {
            int a = contacts.segmentA(contact);
            int b = contacts.segmentB(contact);
            ConvexShape shapeA = sweep.part(a, contacts.partA(contact));
            ConvexShape shapeB = sweep.part(b, contacts.partB(contact));
            time = ownTime;
            if (contacts.isDouble(contact)) {
                time.set(contacts.enter(contact));
                return true;
            }
            if (shapeA.radius() != 0 || shapeB.radius() != 0) {
                return false;
            }
            if (!sweep.areTurned(a, b)
                    && shapeA.core().isBox()
                    && shapeB.core().isBox()
                    && boxEntry.find(trajectories, shapeA.core(), a, shapeB.core(), b)) {
                time = boxEntry.time();
                return true;
            }
            return sweep.findEnter(a, shapeA.core(), b, shapeB.core(), time);
        }
    }

    private ExactTime exactly(int contact) {
        if (!isKnown[contact]) {
            isKnown[contact] = true;
            exact[contact] = contacts.isDouble(contact) ? ExactTime.of(contacts.enter(contact)) : exactEnter(contact);
        }
        return exact[contact];
    }

    private ExactTime exactEnter(int contact) {
        int segmentA = contacts.segmentA(contact);
        int segmentB = contacts.segmentB(contact);
        int partA = contacts.partA(contact);
        int partB = contacts.partB(contact);
        if (contacts.enter(contact) == 0 && !sweep.areTurned(segmentA, segmentB)) {
            ConvexMotion a = sweep.moving(segmentA, partA);
            ConvexMotion b = sweep.moving(segmentB, partB);
            PairSweeper.AUTO.sweep(a.shape(), a.x(), a.y(), 0, 0, b.shape(), b.x(), b.y(), 0, 0, atRest);
            if (atRest.verdict() != Verdict.MISS) {
                return ExactTime.ZERO;
            }
        }
        double start = Math.max(trajectories.from[segmentA], trajectories.from[segmentB]);
        return sweep.exactEnter(segmentA, partA, segmentB, partB, start);
    }
}
