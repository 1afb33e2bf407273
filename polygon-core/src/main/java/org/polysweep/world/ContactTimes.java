package org.polysweep.world;

import java.util.Arrays;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.expansion.ErrorFreeTransform;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.rounding.ExpansionRatio;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;

/**
 * The exact times of the contacts in a {@link ContactQueue}, to compare those that round to the same double: as
 * quotients of two doubles, which is what two boxes have most often; then to twice the precision of doubles; then as
 * quotients of expansions; then in integers, for what has a radius, turns, overlaps as the step begins, overflows or
 * underflows. Only integers make garbage. Each is computed when it is first needed. Reusable; not thread-safe.
 */
final class ContactTimes {

    private final ContactQueue contacts;
    private final Trajectories lines;
    private final PairSweep sweep;
    private final SweepResult atRest = new SweepResult();
    private final BoxEntry boxEntry = new BoxEntry();
    private final DoubleDouble difference = new DoubleDouble();
    private final ExpansionRatio ratio = new ExpansionRatio();
    private final ExpansionRatio otherRatio = new ExpansionRatio();

    /** The time as the quotient of two doubles, if it is one; the divisor is 0 if that has not been asked yet. */
    private double[] gap = {};

    private double[] speed = {};

    /** Which of the numbers below is the time, where one is: 0 if that has not been asked yet, -1 if none is. */
    private int[] near = {};

    private DoubleDouble[] numbers = {new DoubleDouble()};
    private int numberCount;

    private ExactTime[] exact = {};
    private boolean[] isKnown = {};

    ContactTimes(ContactQueue contacts, Trajectories lines, PairSweep sweep) {
        this.contacts = contacts;
        this.lines = lines;
        this.sweep = sweep;
    }

    /** Forgets the times of the first contacts. */
    void clear(int count) {
        Arrays.fill(isKnown, 0, count, false);
        Arrays.fill(exact, 0, count, ExactTime.ZERO);
        numberCount = 0;
    }

    /**
     * Notes a contact.
     *
     * @param contact its number
     * @param enter its time, rounded down
     * @param isDouble whether this is the exact time
     */
    void add(int contact, double enter, boolean isDouble) {
        gap[contact] = enter;
        speed[contact] = isDouble ? 1 : 0;
        near[contact] = 0;
    }

    void grow(int length) {
        int before = gap.length;
        gap = Arrays.copyOf(gap, length);
        speed = Arrays.copyOf(speed, length);
        near = Arrays.copyOf(near, length);
        exact = Arrays.copyOf(exact, length);
        Arrays.fill(exact, before, length, ExactTime.ZERO);
        isKnown = Arrays.copyOf(isKnown, length);
    }

    /** The order of two times, exactly: less than, equal to, or greater than 0. */
    int compare(int contact, int other) {
        if (areOfSameMotions(contact, other)) {
            return 0;
        }
        if (isQuotient(contact) && isQuotient(other)) {
            int order = BoxEntry.compare(gap[contact], speed[contact], gap[other], speed[other]);
            if (order != BoxEntry.UNKNOWN) {
                return order;
            }
        }
        if (isNear(contact) && isNear(other)) {
            int order = difference
                    .setDifference(numbers[near[contact]], numbers[near[other]])
                    .sign();
            if (order != DoubleDouble.OPEN) {
                return order;
            }
        }
        if (isRatio(contact, ratio) && isRatio(other, otherRatio)) {
            int order = ratio.compare(otherRatio);
            if (order != DoubleDouble.OPEN) {
                return order;
            }
        }
        return exactly(contact) == exactly(other) ? 0 : exactly(contact).compareTo(exactly(other));
    }

    /**
     * Whether two contacts are of the same parts, which go the same way against each other: a body that is sent to and
     * fro between two others gets lines that it has had before, and bodies that lie on each other are moved outward by
     * the same amount.
     */
    private boolean areOfSameMotions(int contact, int other) {
        int a = contacts.lineA(contact);
        int b = contacts.lineB(contact);
        int otherA = contacts.lineA(other);
        int otherB = contacts.lineB(other);
        return contacts.isDouble(contact) == contacts.isDouble(other)
                && contacts.partA(contact) == contacts.partA(other)
                && contacts.partB(contact) == contacts.partB(other)
                && lines.areParallel(a, otherA)
                && lines.areParallel(b, otherB)
                && areAsFar(lines.x(a), lines.x(otherA), lines.x(b), lines.x(otherB))
                && areAsFar(lines.y(a), lines.y(otherA), lines.y(b), lines.y(otherB));
    }

    /** Whether two coordinates certainly differ by as much as two others. */
    private static boolean areAsFar(double a, double otherA, double b, double otherB) {
        double ofA = a - otherA;
        return ofA == b - otherB
                && ErrorFreeTransform.sumTail(a, -otherA, ofA) == ErrorFreeTransform.sumTail(b, -otherB, ofA);
    }

    /** Whether the time is known to be the quotient of two doubles. */
    private boolean isQuotient(int contact) {
        if (speed[contact] == 0) {
            int a = contacts.lineA(contact);
            int b = contacts.lineB(contact);
            ConvexShape shapeA = sweep.part(a, contacts.partA(contact));
            ConvexShape shapeB = sweep.part(b, contacts.partB(contact));
            boolean areBoxes = shapeA.core().isBox()
                    && shapeA.radius() == 0
                    && shapeB.core().isBox()
                    && shapeB.radius() == 0;
            boolean isOne =
                    areBoxes && !sweep.areTurned(a, b) && boxEntry.find(lines, shapeA.core(), a, shapeB.core(), b);
            gap[contact] = boxEntry.gap;
            speed[contact] = isOne ? boxEntry.speed : Double.NaN;
        }
        return speed[contact] > 0;
    }

    /** Whether the time is known to twice the precision of doubles. */
    private boolean isNear(int contact) {
        if (near[contact] == 0) {
            DoubleDouble number = nextNumber();
            near[contact] = findNear(contact, number) ? numberCount : -1;
        }
        return near[contact] > 0;
    }

    private DoubleDouble nextNumber() {
        numberCount++;
        if (numberCount == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * numberCount);
            for (int i = numberCount; i < numbers.length; i++) {
                numbers[i] = new DoubleDouble();
            }
        }
        return numbers[numberCount];
    }

    private boolean findNear(int contact, DoubleDouble number) {
        if (contacts.isDouble(contact)) {
            number.set(contacts.enter(contact));
            return true;
        }
        return sweep.findEnter(
                contacts.lineA(contact),
                contacts.partA(contact),
                contacts.lineB(contact),
                contacts.partB(contact),
                number);
    }

    /** Whether the time is known to be the quotient of two expansions, which is found anew each time. */
    private boolean isRatio(int contact, ExpansionRatio time) {
        if (contacts.isDouble(contact)) {
            time.set(contacts.enter(contact));
            return true;
        }
        return sweep.findEnter(
                contacts.lineA(contact),
                contacts.partA(contact),
                contacts.lineB(contact),
                contacts.partB(contact),
                time);
    }

    private ExactTime exactly(int contact) {
        if (!isKnown[contact]) {
            isKnown[contact] = true;
            exact[contact] = contacts.isDouble(contact) ? ExactTime.of(contacts.enter(contact)) : exactEnter(contact);
        }
        return exact[contact];
    }

    private ExactTime exactEnter(int contact) {
        int lineA = contacts.lineA(contact);
        int lineB = contacts.lineB(contact);
        int partA = contacts.partA(contact);
        int partB = contacts.partB(contact);
        if (contacts.enter(contact) == 0 && !sweep.areTurned(lineA, lineB)) {
            ConvexMotion a = sweep.moving(lineA, partA);
            ConvexMotion b = sweep.moving(lineB, partB);
            PairSweeper.AUTO.sweep(a.shape(), a.x(), a.y(), 0, 0, b.shape(), b.x(), b.y(), 0, 0, atRest);
            if (atRest.verdict() != Verdict.MISS) {
                return ExactTime.ZERO;
            }
        }
        double start = Math.max(lines.from[lineA], lines.from[lineB]);
        return sweep.exactEnter(lineA, partA, lineB, partB, start);
    }
}
