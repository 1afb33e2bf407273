package org.polysweep.workbench.compare;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.polysweep.contact.Verdict;
import org.polysweep.peers.PeerAnswer.PeerOutcome;
import org.polysweep.workbench.external.Dialogue;
import org.polysweep.workbench.external.ExternalAnswer;
import tools.jackson.databind.JsonNode;

/**
 * The queries of a file, put to a program, and what it answers, whatever it is. Ids are the numbers of the queries,
 * from 0.
 */
final class ExternalAnswers implements Dialogue.Script {

    private final List<PeerQuestion> questions;
    private final Map<Integer, PeerReply> replies = new ConcurrentHashMap<>();
    private final AtomicInteger sent = new AtomicInteger();
    private final AtomicLong unusable = new AtomicLong();
    private volatile @Nullable String firstUnusable;
    private volatile long firstTaken;
    private volatile long lastTaken;

    ExternalAnswers(List<PeerQuestion> questions) {
        this.questions = questions;
    }

    @Override
    public Optional<String> next() {
        if (sent.get() == questions.size()) {
            return Optional.empty();
        }
        int id = sent.getAndIncrement();
        return Optional.of("{\"id\":" + id + "," + questions.get(id).json().substring(1));
    }

    @Override
    public long due() {
        return (long) sent.get() - replies.size();
    }

    /** What comes when everything is answered is not looked at. */
    @Override
    public boolean take(String line, long number) {
        if (missing() == 0) {
            return false;
        }
        lastTaken = System.nanoTime();
        firstTaken = replies.isEmpty() ? lastTaken : firstTaken;
        PeerReply reply = read(line);
        if (!reply.isAnswer()) {
            if (firstUnusable == null) {
                firstUnusable = "line " + number + " of its output is not an answer: " + reply.reason() + ": "
                        + ExternalAnswer.quote(line);
            }
            unusable.incrementAndGet();
        }
        return reply.isAnswer();
    }

    private PeerReply read(String line) {
        ExternalAnswer answer = ExternalAnswer.of(line);
        if (!isKnown(answer.id())) {
            return PeerReply.failed(answer.isObject() ? noId(answer.id()) : answer.reason());
        }
        PeerReply reply = reply(answer);
        replies.putIfAbsent(answer.id().intValue(), reply);
        return reply;
    }

    private String noId(JsonNode id) {
        return id.isMissingNode()
                ? "it has no id"
                : "its id " + ExternalAnswer.quote(id.toString()) + " was not sent (ids are 0 to "
                        + (questions.size() - 1) + ")";
    }

    private boolean isKnown(JsonNode id) {
        return id.isIntegralNumber() && id.canConvertToInt() && id.intValue() >= 0 && id.intValue() < questions.size();
    }

    private static PeerReply reply(ExternalAnswer answer) {
        return answer.verdict()
                .map(verdict -> PeerReply.of(outcome(verdict), answer.enter()))
                .orElseGet(() -> PeerReply.failed(answer.reason()));
    }

    private static PeerOutcome outcome(Verdict verdict) {
        return switch (verdict) {
            case HIT -> PeerOutcome.HIT;
            case TOUCH -> PeerOutcome.TOUCH;
            case OVERLAP -> PeerOutcome.OVERLAP;
            case MISS -> PeerOutcome.MISS;
        };
    }

    /** The reply to a query; a failure if there is none. */
    PeerReply reply(int id) {
        return replies.getOrDefault(id, PeerReply.failed("unanswered"));
    }

    /** The nanoseconds from one answer to the next on average, through the pipe; empty if there are less than two. */
    OptionalDouble nanosEach() {
        int intervals = replies.size() - 1;
        return intervals < 1
                ? OptionalDouble.empty()
                : OptionalDouble.of((double) (lastTaken - firstTaken) / intervals);
    }

    /** How many queries have no reply, not even one that cannot be used. */
    int missing() {
        return questions.size() - replies.size();
    }

    /** The first line that is not an answer, why, and how many there are, for people. */
    Optional<String> complaint() {
        long more = unusable.get() - 1;
        return Optional.ofNullable(firstUnusable)
                .map(first ->
                        more <= 0 ? first : first + " (and " + more + " more" + (more == 1 ? " line)" : " lines)"));
    }
}
