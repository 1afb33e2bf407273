package org.polysweep.workbench.compare;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
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
    private volatile @Nullable String garbage;

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
        Optional<Integer> id = Optional.empty();
        try {
            JsonNode answer = JsonMapper.shared().readTree(line);
            id = id(answer.path("id"));
            id.ifPresent(i -> replies.putIfAbsent(i, reply(answer)));
        } catch (JacksonException e) {
            // Not JSON, and so no answer either.
        }
        if (id.isEmpty() && garbage == null) {
            String quote = line.length() > LONGEST_QUOTE ? line.substring(0, LONGEST_QUOTE) + "…" : line;
            garbage = "line " + number + " of its output is no answer: " + quote.replaceAll("\\p{Cntrl}", "?");
        }
    }

    private Optional<Integer> id(JsonNode id) {
        return id.isIntegralNumber() && id.canConvertToInt() && id.intValue() >= 0 && id.intValue() < size
                ? Optional.of(id.intValue())
                : Optional.empty();
    }

    private static Reply reply(JsonNode answer) {
        JsonNode enter = answer.path("enter");
        String verdict =
                answer.path("verdict").isString() ? answer.path("verdict").stringValue() : "";
        return Arrays.stream(Outcome.values())
                .filter(outcome -> outcome.name().equals(verdict))
                .findFirst()
                .map(outcome -> Reply.of(outcome, enter.isNumber() ? enter.doubleValue() : Double.NaN))
                .orElse(Reply.FAILED);
    }

    /** The reply to a query; a failure if there is none. */
    Reply reply(int id) {
        return replies.getOrDefault(id, Reply.FAILED);
    }

    /** How many queries have no reply. */
    int missing() {
        return size - replies.size();
    }

    /** What is the first line that is no answer, for people. */
    Optional<String> garbage() {
        return Optional.ofNullable(garbage);
    }
}
