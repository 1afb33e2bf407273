package org.polysweep.workbench.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.polysweep.peers.BuiltInPeer;
import org.polysweep.peers.PeerAnswer.PeerOutcome;

@Timeout(value = 2, unit = TimeUnit.MINUTES)
class PeerContestantTest {

    private static QuestionFile moves(double... moves) {
        return Questions.file(
                Arrays.stream(moves).mapToObj(d -> Questions.line(2, d)).toArray(String[]::new));
    }

    private final List<String> complaints = new ArrayList<>();

    /** In processes, and timed for a moment. */
    private PeerContestant odd(double seconds, double... moves) {
        return odd(new Bench(new WorkerProcesses(OddWorker.class), 1, 0, 0, 1), seconds, moves);
    }

    private PeerContestant odd(Bench bench, double seconds, double... moves) {
        return new PeerContestant("odd", new OddWorker.Odd(), bench, moves(moves), seconds, complaints::add);
    }

    private static List<PeerOutcome> outcomes(List<PeerReply> replies) {
        return replies.stream().map(PeerReply::outcome).toList();
    }

    @Test
    void whatHangsOrDiesOrThrowsFailsAloneAndTheNextOnesAreAnswered() throws IOException {
        PeerContestant odd = odd(
                60,
                OddWorker.ANSWERS,
                OddWorker.HANGS,
                OddWorker.ANSWERS,
                OddWorker.DIES,
                OddWorker.DIES,
                OddWorker.THROWS,
                OddWorker.OVERFLOWS,
                OddWorker.CHATS,
                OddWorker.ANSWERS);
        PeerOutcome no = PeerOutcome.FAILED;
        PeerOutcome yes = PeerOutcome.MISS;
        assertThat(outcomes(odd.answer())).containsExactly(yes, no, yes, no, no, no, no, yes, yes);
        assertThat(complaints)
                .containsExactly("odd, on queries.jsonl: 5 refused, the first on line 2: it did not return in time");
        // What failed is left out when it is timed, or nothing would be.
        odd.time(1);
        assertThat(odd.nanos())
                .hasValueSatisfying(nanos -> assertThat(nanos.median()).isPositive());
    }

    @Test
    void whatIsNotReachedInTimeHasFailed() throws IOException {
        PeerContestant odd = odd(0.5, OddWorker.HANGS, OddWorker.HANGS, OddWorker.HANGS, OddWorker.ANSWERS);
        assertThat(outcomes(odd.answer()).get(0)).isEqualTo(PeerOutcome.FAILED);
        assertThat(complaints.get(complaints.size() - 1))
                .endsWith(" not reached in 0.5 s; they are included in failed, although the algorithm may be"
                        + " right; allow more --seconds");
        odd.time(1);
        assertThat(odd.nanos()).isEmpty();
    }

    @Test
    void whatIsThrownIsTold() throws IOException {
        odd(30, OddWorker.ANSWERS, OddWorker.THROWS, OddWorker.THROWS).answer();
        assertThat(complaints)
                .containsExactly("odd, on queries.jsonl: 2 refused, the first on line 2:"
                        + " java.lang.IllegalStateException: thrown on purpose");
    }

    @Test
    void whatIsAnsweredAndNotTimedIsTold() throws IOException {
        Bench threads = new Bench(new WorkerThreads(name -> new OddWorker.Odd()), 1, 0, 0, 1);
        PeerContestant odd = odd(threads, 1, OddWorker.ANSWERS, OddWorker.HANGS, OddWorker.HANGS, OddWorker.HANGS);
        odd.answer();
        odd.time(1);
        assertThat(odd.nanos()).isEmpty();
        assertThat(complaints).contains("odd, on queries.jsonl: not timed: no time left; allow more --seconds");
    }

    @Test
    void whatAPeerIsNotMadeForIsNotAsked() throws IOException {
        QuestionFile file = Questions.file(
                "{\"a\":{\"box\":[0,0,1,1]},\"b\":{\"vertices\":[[0,0],[1,0],[0,1]]}}", Questions.line(2, 3));
        BuiltInPeer boxes = BuiltInPeer.TEXTBOOK_SWEPT_AABB;
        PeerContestant contestant =
                new PeerContestant(boxes.label(), boxes.make(), WorkerThreads.bench(), file, 30, complaints::add);
        assertThat(contestant.asked()).containsExactly(1);
        assertThat(outcomes(contestant.answer())).containsExactly(PeerOutcome.HIT);
    }

    @Test
    void aProcessThatCannotRunIsNoFailureOfTheAlgorithm() {
        PeerContestant nobody = new PeerContestant(
                "nobody", new OddWorker.Odd(), Bench.usual(), moves(OddWorker.ANSWERS), 30, complaints::add);
        assertThatThrownBy(nobody::answer).isInstanceOf(IOException.class).hasMessageContaining("not be started");
    }
}
