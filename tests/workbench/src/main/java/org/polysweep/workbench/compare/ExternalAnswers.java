package org.polysweep.workbench.compare;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.polysweep.peers.PeerAnswer.Outcome;
import org.polysweep.workbench.input.LineText;
import org.polysweep.workbench.input.Lines;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads what a program answers, whatever it is. Ids are the numbers of the queries, from 0. */
final class ExternalAnswers {

    private static final int LONGEST_QUOTE = 60;

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
                firstUnusable =
                        "line " + number + " of its output is no answer: " + reply.reason() + ": " + quote(line);
            }
            unusable.incrementAndGet();
        }
    }

    private Reply read(String line) {
        try {
            JsonNode answer = JsonMapper.shared().readTree(line);
            if (!answer.isObject()) {
                return Reply.failed("not a JSON object");
            }
            JsonNode id = answer.path("id");
            if (!isKnown(id)) {
                return Reply.failed(
                        id.isMissingNode()
                                ? "it has no id"
                                : "its id " + quote(id.toString()) + " is none that was sent (0 to " + (size - 1)
                                        + ")");
            }
            Reply reply = reply(answer);
            replies.putIfAbsent(id.intValue(), reply);
            return reply;
        } catch (JacksonException e) {
            return Reply.failed("not JSON");
        }
    }

    private boolean isKnown(JsonNode id) {
        return id.isIntegralNumber() && id.canConvertToInt() && id.intValue() >= 0 && id.intValue() < size;
    }

    private static Reply reply(JsonNode answer) {
        if (answer.has("error")) {
            return Reply.failed("it is an error");
        }
        JsonNode enter = answer.path("enter");
        double time = enter.isNumber() ? enter.doubleValue() : Double.NaN;
        JsonNode verdict = answer.path("verdict");
        return switch (verdict.isString() ? verdict.stringValue() : "") {
            case "HIT" -> Reply.of(Outcome.HIT, time);
            case "TOUCH" -> Reply.of(Outcome.TOUCH, time);
            case "OVERLAP" -> Reply.of(Outcome.OVERLAP, time);
            case "MISS" -> Reply.of(Outcome.MISS, time);
            default ->
                Reply.failed(
                        verdict.isMissingNode()
                                ? "it has no verdict"
                                : "its verdict " + quote(verdict.toString()) + " is none of HIT, MISS, OVERLAP, TOUCH");
        };
    }

    private static String quote(String text) {
        String quote = text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "…" : text;
        return quote.replaceAll("\\p{Cntrl}", "?");
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
