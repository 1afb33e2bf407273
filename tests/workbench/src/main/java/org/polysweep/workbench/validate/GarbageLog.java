package org.polysweep.workbench.validate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.polysweep.workbench.external.ExternalAnswer;

/** What is wrong with the lines that are no answers: of each kind the first line, and how many there are. */
final class GarbageLog {

    /** More kinds are not told. */
    private static final int KINDS = 3;

    private final Map<String, GarbageKind> kinds = new LinkedHashMap<>();

    private record GarbageKind(String first, long count) {}

    /** Takes a line, and why it is no answer. */
    void add(String reason, String line, long number) {
        // A reason has a value after its first words; without it, it is the kind.
        String kind = reason.split("[^a-zA-Z ]", 2)[0];
        GarbageKind before = kinds.get(kind);
        if (before != null) {
            kinds.put(kind, new GarbageKind(before.first(), before.count() + 1));
        } else if (kinds.size() < KINDS) {
            String first =
                    "line " + number + " of its output is not an answer: " + reason + ": " + ExternalAnswer.quote(line);
            kinds.put(kind, new GarbageKind(first, 1));
        }
    }

    /** What is to be said, for people. */
    List<String> lines() {
        return kinds.values().stream().map(GarbageLog::line).toList();
    }

    private static String line(GarbageKind kind) {
        long more = kind.count() - 1;
        return more == 0
                ? kind.first()
                : kind.first() + " (and " + more + " more" + (more == 1 ? " line like it)" : " lines like it)");
    }
}
