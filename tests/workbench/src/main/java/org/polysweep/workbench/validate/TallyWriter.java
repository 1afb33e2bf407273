package org.polysweep.workbench.validate;

import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.polysweep.contact.Verdict;
import org.polysweep.validate.ComparisonOutcome;
import tools.jackson.databind.json.JsonMapper;

/** A tally as the one JSON object that {@code validate --json} prints, and {@code --merge} reads. */
final class TallyWriter {

    private static final List<Verdict> VERDICTS = List.of(Verdict.HIT, Verdict.TOUCH, Verdict.OVERLAP, Verdict.MISS);

    private TallyWriter() {}

    static String json(Totals totals) {
        return "{" + counts(totals) + ",\"findings\":" + findings(totals.findings()) + ",\"seeds\":"
                + totals.seeds()
                        .map(seeds -> "[" + seeds.from() + "," + seeds.to() + "]")
                        .orElse("null")
                + ",\"hash\":"
                + totals.hash().map(hash -> "\"" + hash + "\"").orElse("null")
                + ",\"classes\":" + classes(totals.classes()) + ",\"complete\":" + totals.isComplete() + "}";
    }

    private static String counts(Totals totals) {
        return "\"queries\":" + totals.queries() + ",\"skipped\":" + totals.skipped() + ",\"agreements\":"
                + totals.agreements() + ",\"late_within_tolerance\":" + totals.late() + ",\"verdicts\":"
                + verdicts(totals.verdicts());
    }

    private static String classes(Map<String, Totals> classes) {
        if (classes.isEmpty()) {
            return "null";
        }
        StringJoiner json = new StringJoiner(",", "[", "]");
        classes.forEach((name, part) -> {
            StringJoiner found = new StringJoiner(",", "{", "}");
            part.findings().forEach((kind, finding) -> found.add("\"" + kind.label() + "\":" + finding.count()));
            json.add("{\"class\":" + JsonMapper.shared().writeValueAsString(name) + "," + counts(part)
                    + ",\"findings\":" + found + "}");
        });
        return json.toString();
    }

    private static String verdicts(Map<Verdict, Long> verdicts) {
        StringJoiner json = new StringJoiner(",", "{", "}");
        for (Verdict verdict : VERDICTS) {
            json.add("\"" + verdict + "\":" + verdicts.getOrDefault(verdict, 0L));
        }
        return json.toString();
    }

    private static String findings(Map<ComparisonOutcome, Finding> findings) {
        StringJoiner json = new StringJoiner(",", "{", "}");
        findings.forEach((kind, finding) -> json.add("\"" + kind.label() + "\":{\"count\":" + finding.count()
                + finding.example()
                        .map(TallyWriter::example)
                        .orElse(",\"smallest\":null,\"answer\":null,\"exact\":null")
                + "}"));
        return json.toString();
    }

    private static String example(Finding.Example example) {
        String from = example.from().isEmpty()
                ? ""
                : ",\"from\":" + JsonMapper.shared().writeValueAsString(example.from());
        return ",\"smallest\":" + QueryText.of(example.query()) + ",\"answer\":" + example.answer() + ",\"exact\":"
                + example.exact() + from;
    }
}
