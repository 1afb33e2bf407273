package org.polysweep.internal.world.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/**
 * Contacts come in the order of exact fractions, then of their bodies. All are of a box that runs along x into another
 * one, or of a tip that does so into a slanted edge: so their times are a gap over a speed, both doubles.
 */
class ContactQueueTest {

    private static final int PAIRS = 12;

    /** Which gaps and speeds there are. */
    private enum Times {
        /** Small integers: many times are equal, written in different ways. */
        EQUAL,
        /** Fractions that differ by less than doubles tell. */
        CLOSE,
        /** Greater than 0, by less than the least double. */
        ALMOST_ZERO,
        /** Contacts at 0 of boxes that move into each other, or apart, among others that are hardly later. */
        ZERO,
        /** Of some hundred orders of magnitude. */
        WIDE,
        /** Anything. */
        ANY;

        /** A gap and a speed that is not less; where the gap is 0, the speed may be negative. */
        double[] next(Random random) {
            double[] numbers = switch (this) {
                case EQUAL -> new double[] {random.nextInt(4), 1 + random.nextInt(6)};
                case CLOSE -> new double[] {close(random), close(random)};
                case ALMOST_ZERO ->
                    new double[] {random.nextInt(3) * Double.MIN_VALUE, Math.scalb(1.0, random.nextInt(3))};
                case ZERO -> new double[] {0, random.nextInt(3) == 0 ? random.nextInt(5) - 2 : Double.MIN_VALUE};
                case WIDE -> new double[] {Math.scalb(random.nextDouble(), -random.nextInt(1_000)), 1};
                case ANY -> new double[] {random.nextDouble(), random.nextDouble() + 0.1};
            };
            if (this == ZERO) {
                return random.nextBoolean() ? numbers : ALMOST_ZERO.next(random);
            }
            return new double[] {Math.min(numbers[0], numbers[1]), Math.max(numbers[0], numbers[1])};
        }

        private static double close(Random random) {
            return 0x1p51 * (1 + random.nextInt(3)) + random.nextInt(2);
        }
    }

    /** A contact at the time gap / speed. */
    private record Expected(int contact, BigDecimal gap, BigDecimal speed, int a, int b) {

        /** Times as fractions, and who meets. */
        static final Comparator<Expected> ORDER = ((Comparator<Expected>)
                        (one, other) -> one.gap.multiply(other.speed).compareTo(other.gap.multiply(one.speed)))
                .thenComparingInt(Expected::a)
                .thenComparingInt(Expected::b);
    }

    private final Random random = Trials.random(1);
    private final Bodies bodies = new Bodies();
    private final Trajectories trajectories = new Trajectories();
    private final PairSweep sweep = new PairSweep(bodies, trajectories);
    private final ContactQueue queue = new ContactQueue(trajectories, new PairSweep(bodies, trajectories));

    ContactQueueTest() {
        for (int body = 0; body < 2 * PAIRS; body++) {
            boolean isRunner = body < PAIRS;
            CompoundShape box = SomeBodies.box(isRunner ? -1 : 0, 0, isRunner ? 0 : 1, 1);
            CompoundShape slanted = CompoundShape.of(
                    isRunner ? ConvexPolygon.of(0, 0, -2, 1, -2, -1) : ConvexPolygon.of(-1, -1, 3, -3, 1, 1));
            bodies.add(body % 2 == 0 ? box : slanted, 0, 0, false);
        }
        bodies.rank();
    }

    private Expected add(Times times) {
        double[] time = times.next(random);
        int a = random.nextInt(PAIRS);
        int b = PAIRS + 2 * random.nextInt(PAIRS / 2) + a % 2;
        double y = random.nextInt(3) / 4.0;
        int segmentA = trajectories.add(a, 0, y, time[1], 0, 0);
        int segmentB = trajectories.add(b, time[0], y, 0, 0, 0);
        Verdict verdict = sweep.sweep(segmentA, segmentB);
        assertThat(verdict).isEqualTo(time[0] < time[1] ? Verdict.HIT : Verdict.TOUCH);
        boolean clipped = random.nextInt(5) == 0;
        BigDecimal gap = new BigDecimal(time[0]);
        BigDecimal speed = time[0] == 0 ? BigDecimal.ONE : new BigDecimal(time[1]);
        int contact = queue.add(segmentA, 0, segmentB, 0, verdict, sweep.enter(), clipped);
        assertThat(queue.contacts().segmentA(contact)).isEqualTo(segmentA);
        assertThat(queue.contacts().segmentB(contact)).isEqualTo(segmentB);
        assertThat(queue.contacts().verdict(contact)).isEqualTo(verdict);
        assertThat(queue.contacts().enter(contact)).isEqualTo(sweep.enter());
        return clipped
                ? new Expected(contact, new BigDecimal(sweep.enter()), BigDecimal.ONE, a, b)
                : new Expected(contact, gap, speed, a, b);
    }

    private List<Expected> addSome(Times times, int count) {
        List<Expected> contacts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            contacts.add(add(times));
        }
        return contacts;
    }

    private void clear() {
        queue.clear();
        trajectories.clear();
    }

    @ParameterizedTest
    @EnumSource
    void theyAreSortedByTheirExactTimes(Times times) {
        for (int trial = 0; trial < Trials.times(25); trial++) {
            clear();
            List<Expected> contacts = addSome(times, random.nextInt(trial % 5 == 0 ? 200 : 30));
            queue.sortAll();
            assertThat(queue.left()).isEqualTo(contacts.size());
            List<Expected> sorted = contacts.stream().sorted(Expected.ORDER).toList();
            for (int place = 0; place < sorted.size(); place++) {
                requireSame(contacts.get(queue.at(place)), sorted.get(place));
            }
        }
    }

    /** Two contacts of the same bodies and parts at the same time may come in either order. */
    private static void requireSame(Expected one, Expected other) {
        assertThat(Expected.ORDER.compare(one, other)).as("%s %s", one, other).isZero();
    }

    @ParameterizedTest
    @EnumSource
    void theFirstIsTakenWhateverIsPutInMeanwhile(Times times) {
        for (int trial = 0; trial < Trials.times(25); trial++) {
            clear();
            List<Expected> contacts = new ArrayList<>(addSome(times, random.nextInt(60)));
            queue.sortAll();
            PriorityQueue<Expected> model = new PriorityQueue<>(Expected.ORDER);
            model.addAll(contacts);
            while (!model.isEmpty()) {
                if (random.nextInt(3) == 0 && contacts.size() < 120) {
                    Expected more = add(times);
                    contacts.add(more);
                    model.add(more);
                    queue.put(more.contact);
                } else if (random.nextInt(6) == 0 && contacts.size() < 120) {
                    Expected old = contacts.get(random.nextInt(contacts.size()));
                    Expected again = new Expected(queue.addAgain(old.contact), old.gap, old.speed, old.a, old.b);
                    assertThat(queue.contacts().segmentA(again.contact))
                            .isEqualTo(queue.contacts().segmentA(old.contact));
                    assertThat(again.contact).isEqualTo(queue.contacts().count() - 1);
                    contacts.add(again);
                    model.add(again);
                    queue.put(again.contact);
                }
                assertThat(queue.left()).isEqualTo(model.size());
                requireSame(contacts.get(queue.take()), model.remove());
            }
            assertThat(queue.left()).isZero();
        }
    }

    /** Several parts of two bodies, as the feet of a table, meet at one time: they come by their numbers. */
    @Test
    void partsThatMeetAtOneTimeComeByTheirNumbers() {
        for (int trial = 0; trial < Trials.times(50); trial++) {
            clear();
            int segmentA = trajectories.add(0, 0, 0, 1, 0, 0);
            int segmentB = trajectories.add(PAIRS, 0, 0, 0, 0, 0);
            List<Integer> parts = new ArrayList<>(IntStream.range(0, 20).boxed().toList());
            Collections.shuffle(parts, random);
            queue.sortAll();
            for (int part : parts) {
                queue.put(queue.add(segmentA, part / 5, segmentB, part % 5, Verdict.OVERLAP, 0.5, true));
            }
            for (int part = 0; part < 20; part++) {
                int contact = queue.take();
                assertThat(5 * queue.contacts().partA(contact)
                                + queue.contacts().partB(contact))
                        .isEqualTo(part);
            }
        }
    }

    /** 3·2^51 + 1 over 2^52 + 1 and the like: the doubles are equal, and the fractions are not. */
    @Test
    void timesThatDoublesDoNotTellApartAreInOrder() {
        int equal = 0;
        List<Expected> contacts = addSome(Times.CLOSE, 200);
        for (Expected one : contacts) {
            for (Expected other : contacts) {
                boolean areEqual =
                        queue.contacts().enter(one.contact) == queue.contacts().enter(other.contact);
                boolean differ = one.gap.multiply(other.speed).compareTo(other.gap.multiply(one.speed)) != 0;
                equal += areEqual && differ ? 1 : 0;
            }
        }
        assertThat(equal).isPositive();
    }
}
