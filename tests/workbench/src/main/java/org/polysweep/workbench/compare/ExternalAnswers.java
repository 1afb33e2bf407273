package org.polysweep.workbench.compare;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.polysweep.contact.Verdict;
import org.polysweep.peers.PeerAnswer.Outcome;
import org.polysweep.workbench.external.ExternalAnswer;
import org.polysweep.workbench.input.LineText;
import org.polysweep.workbench.input.Lines;
import tools.jackson.databind.JsonNode;

/** Reads what a program answers, whatever it is. Ids are the numbers of the queries, from 0. */
final class ExternalAnswers {

    private final int size;
    private final Map<Integer, Reply> replies = new ConcurrentHashMap<>();
    private final AtomicLong unusable = new AtomicLong();
    private volatile @Nullable String firstUnusable;

    ExternalAnswers(int size) {
        this.size = size;
    }

    /** Reads until everything is answered or nothing more comes. */
    void read(InputStream in) {
        Lines lines = new Lines(in, () -> {});
        LineText text = new LineText();
        try {
            while (replies.size() < size && lines.next()) {
                if (!lines.isBlank()) {
                    text.decode(lines);
                    take(new String(text.chars(), 0, text.length()), lines.number());
                }
            }
        } catch (IOException e) {
            // The program was ended: nothing more comes.
        }
    }

    private void take(String line, long number) {
        Reply reply = read(line);
        if (!reply.isAnswer()) {
            if (firstUnusable == null) {
                firstUnusable = "line " + number + " of its output is no answer: " + reply.reason() + ": "
                        + ExternalAnswer.quote(line);
            }
            unusable.incrementAndGet();
        }
    }

    private Reply read(String line) {
        ExternalAnswer answer = ExternalAnswer.of(line);
        if (!isKnown(answer.id())) {
            return Reply.failed(answer.isObject() ? noId(answer.id()) : answer.reason());
        }
        Reply reply = reply(answer);
        replies.putIfAbsent(answer.id().intValue(), reply);
        return reply;
    }

    private String noId(JsonNode id) {
        return id.isMissingNode()
                ? "it has no id"
                : "its id " + ExternalAnswer.quote(id.toString()) + " is none that was sent (0 to " + (size - 1) + ")";
    }

    private boolean isKnown(JsonNode id) {
        return id.isIntegralNumber() && id.canConvertToInt() && id.intValue() >= 0 && id.intValue() < size;
    }

    private static Reply reply(ExternalAnswer answer) {
        return answer.verdict()
                .map(verdict -> Reply.of(outcome(verdict), answer.enter()))
                .orElseGet(() -> Reply.failed(answer.reason()));
    }

    private static Outcome outcome(Verdict verdict) {
        return switch (verdict) {
            case HIT -> Outcome.HIT;
            case TOUCH -> Outcome.TOUCH;
            case OVERLAP -> Outcome.OVERLAP;
            case MISS -> Outcome.MISS;
        };
    }

    /** The reply to a query; a failure if there is none. */
    Reply reply(int id) {
        return replies.getOrDefault(id, Reply.failed("unanswered"));
    }

    /** How many queries have no reply, not even one that cannot be used. */
    int missing() {
        return size - replies.size();
    }

    /** The first line that is no answer, why, and how many there are, for people. */
    Optional<String> complaint() {
        long more = unusable.get() - 1;
        return Optional.ofNullable(firstUnusable)
                .map(first ->
                        more <= 0 ? first : first + "; so with " + more + (more == 1 ? " line" : " lines") + " more");
    }
}
