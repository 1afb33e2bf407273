package org.polysweep.workbench.validate;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.validate.ComparisonOutcome;
import org.polysweep.workbench.input.LineText;
import org.polysweep.workbench.input.Lines;
import org.polysweep.workbench.json.JsonReason;
import org.polysweep.workbench.json.QueryReader;
import org.polysweep.workbench.json.QuerySource;
import org.polysweep.workbench.query.QueryException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;

/** Reads what {@link TallyWriter} writes. */
final class TallyReader {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private static final List<String> FIELDS =
            List.of("queries", "skipped", "agreements", "late_within_tolerance", "verdicts", "findings", "seeds");

    private static final String TOO_LONG =
            "the tally has a number of more than 1000 digits, or is nested more than 500 levels deep";

    private TallyReader() {}

    /**
     * Reads a tally.
     *
     * @throws IOException if it is none, with the field and the value in its message
     */
    static Totals read(String text) throws IOException {
        try {
            JsonNode tally = MAPPER.readTree(text);
            for (String field : FIELDS) {
                require(tally.has(field), field + " is missing; a tally is what 'validate --json' prints");
            }
            Map<Verdict, Long> verdicts = verdicts(tally);
            Totals totals = new Totals(
                    count(tally, "", "queries"),
                    count(tally, "", "skipped"),
                    count(tally, "", "agreements"),
                    count(tally, "", "late_within_tolerance"),
                    verdicts,
                    findings(tally.path("findings")),
                    seeds(tally.path("seeds")),
                    hash(tally.path("hash")),
                    classes(tally.path("classes")),
                    tally.path("complete").asBoolean(true));
            long sum = verdicts.values().stream().mapToLong(Long::longValue).sum();
            require(
                    sum == totals.queries(),
                    "verdicts must add up to queries, " + totals.queries() + ", but add up to " + sum);
            return totals;
        } catch (MismatchedInputException e) {
            throw new IOException(
                    "a line must be one tally, but this one continues after it; write one tally per line", e);
        } catch (JacksonException e) {
            throw new IOException(e instanceof StreamConstraintsException ? TOO_LONG : JsonReason.of(e), e);
        } catch (NumberFormatException e) {
            throw new IOException("the tally has a number whose exponent is too large", e);
        }
    }

    private static void require(boolean good, String otherwise) throws IOException {
        if (!good) {
            throw new IOException(otherwise);
        }
    }

    private static long count(JsonNode object, String place, String field) throws IOException {
        JsonNode count = object.path(field);
        boolean good = count.isIntegralNumber() && count.canConvertToLong() && count.longValue() >= 0;
        require(good, place + field + " must be a whole number >= 0, but was " + shown(count));
        return count.longValue();
    }

    private static String shown(JsonNode node) {
        return node.isMissingNode() ? "missing" : node.toString();
    }

    private static Map<ComparisonOutcome, Finding> findings(JsonNode object) throws IOException {
        require(object.isObject(), "findings must be an object, but was " + shown(object));
        Map<ComparisonOutcome, Finding> findings = new EnumMap<>(ComparisonOutcome.class);
        for (Map.Entry<String, JsonNode> field : object.properties()) {
            ComparisonOutcome kind = kind(field.getKey());
            String place = "findings." + kind.label() + ".";
            findings.put(kind, new Finding(count(field.getValue(), place, "count"), example(field.getValue(), place)));
        }
        return findings;
    }

    private static Optional<Finding.Example> example(JsonNode finding, String place) throws IOException {
        JsonNode smallest = finding.path("smallest");
        if (smallest.isNull()) {
            return Optional.empty();
        }
        require(smallest.isObject(), place + "smallest must be a query, but was " + shown(smallest));
        return Optional.of(new Finding.Example(
                query(smallest.toString(), place),
                finding.path("answer").toString(),
                finding.path("exact").toString(),
                finding.path("from").asString("")));
    }

    private static CompoundQuery query(String json, String place) throws IOException {
        Lines lines = new Lines(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), () -> {});
        LineText text = new LineText();
        try {
            lines.next();
            text.decode(lines);
            new QueryReader().read(text);
            return QuerySource.of(text).query();
        } catch (QueryException e) {
            throw new IOException(place + "smallest: " + e.reason(), e);
        }
    }

    private static Map<Verdict, Long> verdicts(JsonNode tally) throws IOException {
        Map<Verdict, Long> verdicts = new EnumMap<>(Verdict.class);
        for (Verdict verdict : Verdict.values()) {
            verdicts.put(verdict, count(tally.path("verdicts"), "verdicts.", verdict.name()));
        }
        return verdicts;
    }

    /** Tallies from before there were any have none. */
    private static Map<String, Totals> classes(JsonNode rows) throws IOException {
        require(
                rows.isMissingNode() || rows.isNull() || rows.isArray(),
                "classes must be an array or null, but was " + shown(rows));
        Map<String, Totals> classes = new LinkedHashMap<>();
        for (JsonNode row : rows) {
            Map<ComparisonOutcome, Finding> findings = new EnumMap<>(ComparisonOutcome.class);
            for (String label : row.path("findings").propertyNames()) {
                findings.put(kind(label), new Finding(count(row.path("findings"), "", label), Optional.empty()));
            }
            Totals part = new Totals(
                    count(row, "classes.", "queries"),
                    count(row, "classes.", "skipped"),
                    count(row, "classes.", "agreements"),
                    count(row, "classes.", "late_within_tolerance"),
                    verdicts(row),
                    findings,
                    Optional.empty(),
                    Optional.empty(),
                    Map.of(),
                    true);
            classes.merge(row.path("class").asString(""), part, Totals::plus);
        }
        return classes;
    }

    private static ComparisonOutcome kind(String label) throws IOException {
        return Arrays.stream(ComparisonOutcome.values())
                .filter(ComparisonOutcome::isFinding)
                .filter(known -> known.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new IOException("findings." + label + " is not a known kind of finding"));
    }

    private static Optional<SeedRange> seeds(JsonNode seeds) throws IOException {
        if (seeds.isNull()) {
            return Optional.empty();
        }
        boolean good = seeds.isArray()
                && seeds.size() == 2
                && seeds.path(0).canConvertToLong()
                && seeds.path(1).canConvertToLong()
                && seeds.path(0).longValue() <= seeds.path(1).longValue();
        require(good, "seeds must be [from,to] or null, but was " + shown(seeds));
        return Optional.of(
                new SeedRange(seeds.path(0).longValue(), seeds.path(1).longValue()));
    }

    /** Tallies from before there was one have none. */
    private static Optional<AnswerSum> hash(JsonNode hash) throws IOException {
        if (hash.isMissingNode() || hash.isNull()) {
            return Optional.empty();
        }
        Optional<AnswerSum> read = hash.isString() ? AnswerSum.parse(hash.stringValue()) : Optional.empty();
        require(read.isPresent(), "hash must be 32 hexadecimal digits or null, but was " + shown(hash));
        return read;
    }
}
