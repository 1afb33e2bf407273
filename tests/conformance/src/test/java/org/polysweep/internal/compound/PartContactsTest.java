package org.polysweep.internal.compound;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.sweep.Sweeper;

class PartContactsTest {

    /** A box moves by 64 toward others, each of which begins farther away than the last and ends earlier. */
    @Test
    void howeverManyThereAreEachIsKept() {
        PartContacts contacts = new PartContacts();
        SweepResult answer = SweepResult.create();
        ConvexPolygon box = ConvexPolygon.box(-1, 0, 0, 1);
        for (int round = 0; round < 2; round++) {
            contacts.clear();
            assertThat(contacts.count()).isZero();
            for (int i = 0; i < 31; i++) {
                Sweeper.AUTO.sweep(box, 0, 0, 64, 0, ConvexPolygon.box(i, 0, 62 - i, 1), 0, 0, 0, 0, answer);
                Verdict verdict = i == 0 ? Verdict.TOUCH : Verdict.HIT;
                assertThat(contacts.add(i, 100 + i, verdict, answer.enter(), answer.exit()))
                        .isEqualTo(i);
            }
            assertThat(contacts.count()).isEqualTo(31);
            for (int i = 0; i < 31; i++) {
                assertThat(contacts.partA(i)).isEqualTo(i);
                assertThat(contacts.partB(i)).isEqualTo(100 + i);
                assertThat(contacts.verdict(i)).isEqualTo(i == 0 ? Verdict.TOUCH : Verdict.HIT);
                assertThat(contacts.enter(i)).isEqualTo(i / 64.0);

                assertThat(contacts.mayHold(i, 30)).isTrue();
                assertThat(contacts.mayHold(30, i)).isEqualTo(i == 30);
                assertThat(contacts.countHolding(i, false)).isEqualTo(i + 1);
                assertThat(contacts.countHolding(i, true)).isEqualTo(i == 0 ? 1 : i);
                // Who hits goes before who touches.
                assertThat(contacts.isEarlier(i, 30)).isEqualTo(i > 0 && i < 30);
                assertThat(contacts.isEarlier(30, i)).isEqualTo(i == 0);
            }
        }
    }

    @Test
    void theLowestPartOfAGoesFirstThenThatOfB() {
        PartContacts contacts = new PartContacts();
        contacts.add(1, 1, Verdict.TOUCH, 0.5, 1);
        contacts.add(1, 2, Verdict.TOUCH, 0.5, 1);
        contacts.add(2, 0, Verdict.TOUCH, 0.5, 1);
        for (int pair = 0; pair < 3; pair++) {
            for (int other = 0; other < 3; other++) {
                assertThat(contacts.isBefore(pair, other)).isEqualTo(pair < other);
                assertThat(contacts.tie(pair, other)).isTrue();
            }
        }
    }
}
