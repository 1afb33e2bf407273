package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code dataset}: the same bytes whatever happens on the way, and lines whose truth is what {@code sweep} answers. */
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class DatasetCommandTest {

    private static final String COUNT = "440";

    @TempDir
    private static Path shared;

    @TempDir
    private Path folder;

    private static Path set;

    @BeforeAll
    static void make() {
        set = shared.resolve("set");
        Run run = Run.of("", "dataset", set.toString(), "--edition", "1", "--count", COUNT, "--threads", "1");
        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.out()).isEmpty();
    }

    private static Map<String, String> contents(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            Map<String, String> contents = new TreeMap<>();
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                contents.put(root.relativize(file).toString().replace('\\', '/'), Files.readString(file));
            }
            return contents;
        }
    }

    private static List<String> lines(String half) throws IOException {
        return contents(set.resolve(half)).values().stream()
                .flatMap(String::lines)
                .toList();
    }

    @Test
    void itDoesNotDependOnThreadsNorOnInterruptions() throws IOException {
        Path other = folder.resolve("other");
        Run.of("", "dataset", other.toString(), "--edition", "1", "--count", COUNT, "--threads", "3");
        Map<String, String> whole = contents(set);
        assertThat(contents(other)).isEqualTo(whole);

        // As if it had been ended in the middle of a file.
        Path missing = other.resolve("scoring/turning/0000.jsonl");
        Files.writeString(Path.of(missing + ".part"), "{\"id\":\"half a li");
        Files.delete(missing);
        Files.delete(other.resolve("SHA256SUMS"));
        Run again = Run.of("", "dataset", other.toString(), "--edition", "1", "--count", COUNT);
        assertThat(again.err()).startsWith("polysweep: " + other + " already has 420 of 440 queries\n");
        assertThat(again.status()).isZero();
        assertThat(contents(other)).isEqualTo(whole);
    }

    @Test
    void anotherSetIsNotMixedWithIt() throws IOException {
        Run other = Run.of("", "dataset", set.toString(), "--count", "22");
        assertThat(other.status()).isEqualTo(2);
        assertThat(other.err())
                .contains("DIR must be new, empty, or begun with --count 22 --seed 20260000, but " + set
                        + " was begun with --count " + COUNT + " --seed 20260000 --edition 1")
                .contains("; name another directory, or the same options")
                .doesNotContain("{");

        Path later = Files.createDirectory(folder.resolve("later"));
        Files.writeString(
                later.resolve("dataset.json"),
                Files.readString(set.resolve("dataset.json")).replace("\"edition\":1", "\"edition\":3"));
        assertThat(Run.of("", "dataset", later.toString(), "--count", COUNT).err())
                .contains("but the dataset.json in " + later + " is of an unknown edition; name another directory");
        Files.delete(later.resolve("dataset.json"));
        Files.delete(later);

        Files.writeString(folder.resolve("thesis.tex"), "");
        Run full = Run.of("", "dataset", folder.toString(), "--count", "22");
        assertThat(full.status()).isEqualTo(2);
        assertThat(full.err())
                .contains("must be new, empty, or begun with the same options, but " + folder + " has other files");
        assertThat(contents(folder)).containsOnlyKeys("thesis.tex");
    }

    @Test
    void optionsAreChecked() {
        Map<String, String> ranges = Map.of(
                "--count", "1 to 1000000000",
                "--seed", "0 to 1000000000000000000",
                "--threads", "1 to 1024",
                "--edition", "1 to 2");
        ranges.forEach((option, range) -> {
            for (String bad : List.of("-1", "many", "1.5", "9223372036854775808")) {
                Run run = Run.of("", "dataset", folder.resolve("new").toString(), option, bad);
                assertThat(run.status()).as(option).isEqualTo(2);
                assertThat(run.err())
                        .isEqualTo("polysweep: " + option + " must be a whole number from " + range + ", but was '"
                                + bad + "'\n'polysweep dataset --help' shows the usage.\n");
            }
        });
        assertThat(Run.of("", "dataset", "").err())
                .startsWith("polysweep: DIR must be the name of a directory, but was empty\n");
        assertThat(folder.resolve("new")).doesNotExist();
    }

    @Test
    void aSmallerSetHasTheFirstQueriesOfEachClass() throws IOException {
        Path small = folder.resolve("small");
        Run.of("", "dataset", small.toString(), "--edition", "1", "--count", "37");
        Map<String, String> few = contents(small);
        Map<String, String> many = contents(set);
        List<String> queries =
                few.keySet().stream().filter(name -> name.endsWith(".jsonl")).toList();
        assertThat(queries).hasSize(22);
        assertThat(queries).allSatisfy(name -> assertThat(many.get(name)).startsWith(few.get(name)));
        assertThat(queries.stream()
                        .mapToLong(name -> few.getOrDefault(name, "").lines().count())
                        .sum())
                .isEqualTo(37);
    }

    @Test
    void anotherSeedMakesOtherQueries() throws IOException {
        Path other = folder.resolve("seed");
        Run.of("", "dataset", other.toString(), "--edition", "1", "--count", "22", "--seed", "5");
        String tuning = Files.readString(other.resolve("tuning/general/0000.jsonl"));
        String scoring = Files.readString(other.resolve("scoring/general/0000.jsonl"));
        assertThat(tuning).startsWith("{\"id\":\"general-5-0\",");
        assertThat(scoring).startsWith("{\"id\":\"general-6-0\",");
        assertThat(Files.readString(set.resolve("tuning/general/0000.jsonl")))
                .doesNotContain(tuning.substring(tuning.indexOf("\"a\":"), tuning.indexOf(",\"exact")));
    }

    /** The sums are of the format of sha256sum, and of all files but themselves. */
    @Test
    void sumsAreOfAllFiles() throws Exception {
        Map<String, String> contents = contents(set);
        Map<String, String> sums = Objects.requireNonNull(contents.remove("SHA256SUMS"))
                .lines()
                .collect(Collectors.toMap(line -> line.substring(66), line -> line.substring(0, 64)));
        assertThat(sums).containsOnlyKeys(contents.keySet());
        for (Map.Entry<String, String> file : contents.entrySet()) {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(file.getValue().getBytes(StandardCharsets.UTF_8));
            assertThat(new BigInteger(1, digest))
                    .as(file.getKey())
                    .isEqualTo(new BigInteger(sums.get(file.getKey()), 16));
        }
    }

    /** The bits are promised to authors who have cited figures; docs/benchmark-data.md has this sum, too. */
    @Test
    void theQueriesDoNotChange() throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        // As cat tuning/*/*.jsonl scoring/*/*.jsonl has them.
        for (String half : List.of("tuning", "scoring")) {
            contents(set.resolve(half)).values().forEach(text -> digest.update(text.getBytes(StandardCharsets.UTF_8)));
        }
        assertThat(HexFormat.of().formatHex(digest.digest()))
                .isEqualTo("27e826f91b07d8a951c48f77b352f80e63b10603c10af80565413ef18904e1b6");
    }

    @Test
    void theDescriptionIsOfThisSet() throws IOException {
        Map<String, String> contents = contents(set);
        assertThat(contents.get("README.md"))
                .contains("440 questions", "--count 440 --seed 20260000", "| `turning` |", "| 20 | 20 |")
                .doesNotContain("{count}", "{seed}", "{next}", "{shard}", "{classes}", "{counts}");
        assertThat(contents.get("LICENSE")).contains("Apache License");
    }

    private Path copy() throws IOException {
        Path copy = folder.resolve("copy");
        for (Map.Entry<String, String> file : contents(set).entrySet()) {
            Path to = copy.resolve(file.getKey());
            Files.createDirectories(to.getParent());
            Files.writeString(to, file.getValue());
        }
        return copy;
    }

    private static Run again(Path there) {
        return Run.of("", "dataset", there.toString(), "--edition", "1", "--count", COUNT);
    }

    @Test
    void aSetThatIsThereIsVerifiedAndNotWritten() throws IOException {
        Run run = again(set);
        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.err()).contains(" already has 440 queries, as they were made: all checksums are right");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            damaged   | sed -i '7s/exactVerdict":"[A-Z]*"/exactVerdict":"MISS "/' tuning/grid/0000.jsonl | tuning/grid/0000.jsonl, line 7 is not the query
            missing   | sed -i 5d tuning/ulp/0000.jsonl            | tuning/ulp/0000.jsonl, line 5 is not the query
            shortened | sed -i '$d' tuning/ulp/0000.jsonl          | tuning/ulp/0000.jsonl, line 20 is missing
            appended  | echo {} >> scoring/far/0000.jsonl          | scoring/far/0000.jsonl, line 21 was appended
            reordered | sed -i '3{h;d};4G' scoring/far/0000.jsonl  | scoring/far/0000.jsonl, line 3 is not the query
            removed   | rm scoring/far/0000.jsonl                  | scoring/far/0000.jsonl is missing
            another   | cp scoring/far/0000.jsonl scoring/far/0001.jsonl | scoring/far/0001.jsonl does not belong to the set
            line ends | sed -i 's/$/\\r/' scoring/far/0000.jsonl   | scoring/far/0000.jsonl has the right lines and not the sum
            scorer    | echo pass >> score.py                      | score.py does not have the sum that is stored
            """)
    @DisabledOnOs(OS.WINDOWS)
    void damageIsNamedByFileAndLineAndNothingIsWritten(String what, String damage, String reason) throws Exception {
        Path copy = copy();
        Process shell =
                new ProcessBuilder("sh", "-c", damage).directory(copy.toFile()).start();
        assertThat(shell.waitFor()).isZero();
        Map<String, String> before = contents(copy);
        Run run = again(copy);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains(reason, "nothing was written");
        assertThat(contents(copy)).isEqualTo(before);
        // A run that goes on does not bless it either.
        Files.delete(copy.resolve("SHA256SUMS"));
        before.remove("SHA256SUMS");
        if (!List.of("removed", "scorer", "line ends").contains(what)) {
            assertThat(again(copy).err()).contains(reason);
            assertThat(contents(copy)).isEqualTo(before);
        }
    }

    @Test
    void theSecondEditionHasTheFirstOneAndMargins() throws IOException {
        Path second = folder.resolve("second");
        Run run = Run.of("", "dataset", second.toString(), "--count", "72");
        assertThat(run.status()).as(run.err()).isZero();
        Map<String, String> contents = contents(second);
        assertThat(contents.get("dataset.json")).contains("\"edition\":2,\"count\":72,");
        assertThat(contents.get("README.md")).contains("| `near-parallel` |", "| `floats` |", "| `grid` |");
        assertThat(contents(set).get("tuning/grid/0000.jsonl")).startsWith(contents.get("tuning/grid/0000.jsonl"));
        assertThat(contents.keySet().stream().filter(name -> name.endsWith(".jsonl")))
                .hasSize(36);
    }

    @Test
    void halvesHaveNoIdInCommon() throws IOException {
        Set<String> ids = new HashSet<>();
        for (String half : List.of("tuning", "scoring")) {
            for (String line : lines(half)) {
                assertThat(ids.add(JsonMapper.shared().readTree(line).path("id").stringValue()))
                        .as(line)
                        .isTrue();
            }
        }
        assertThat(ids).hasSize(440);
    }

    /** Read as anybody would read them: fractions by their digits, and a double between them by its decimals. */
    @Test
    void theTruthIsWhatSweepAnswers() throws IOException {
        List<String> lines = lines("scoring");
        Run run = Run.of(String.join("\n", lines), "sweep");
        assertThat(run.err()).isEmpty();
        List<String> answers = run.lines();
        assertThat(answers).hasSize(220);
        Set<String> verdicts = new HashSet<>();
        for (int i = 0; i < answers.size(); i++) {
            JsonNode truth = JsonMapper.shared().readTree(lines.get(i));
            JsonNode answer = JsonMapper.shared().readTree(answers.get(i));
            String verdict = truth.path("exactVerdict").stringValue();
            verdicts.add(verdict + (truth.path("exactEnter").isArray() ? " between two" : ""));
            assertThat(answer.path("verdict").stringValue()).as(lines.get(i)).isEqualTo(verdict);
            if (verdict.equals("HIT") || verdict.equals("TOUCH")) {
                requireRounded(truth.path("exactEnter"), answer.path("enter").doubleValue());
            } else {
                assertThat(truth.path("exactEnter").isNull()).isTrue();
            }
        }
        assertThat(verdicts).contains("OVERLAP", "HIT", "HIT between two", "TOUCH", "MISS");
    }

    /** The double is not later than the time, and the next one is; no double is between the bounds. */
    private static void requireRounded(JsonNode exact, double enter) {
        if (exact.isArray()) {
            assertThat(sign(exact.path(0).stringValue(), enter)).isGreaterThanOrEqualTo(0);
            assertThat(sign(exact.path(1).stringValue(), Math.nextUp(enter))).isLessThanOrEqualTo(0);
            assertThat(new BigInteger(exact.path(0).stringValue().replaceAll("/.*", "")))
                    .isNotNegative();
        } else {
            assertThat(sign(exact.stringValue(), enter)).isGreaterThanOrEqualTo(0);
            assertThat(sign(exact.stringValue(), Math.nextUp(enter))).isNegative();
        }
    }

    /** Of a fraction minus a double. */
    private static int sign(String fraction, double number) {
        String[] parts = fraction.split("/", -1);
        assertThat(parts).hasSize(2);
        return new BigDecimal(parts[0]).compareTo(new BigDecimal(number).multiply(new BigDecimal(parts[1])));
    }

    /** All programs are to be able to read them: plain corners, no boxes, no zeros with a sign. */
    @Test
    void linesArePlain() throws IOException {
        assertThat(lines("tuning")).allSatisfy(line -> {
            assertThat(line).doesNotContain("\"box\"", "\"parts\"").doesNotContainPattern("-0\\.0[],]");
            assertThat(line).containsOnlyOnce("\"moveB\":[").containsOnlyOnce("\"positionA\":[");
            JsonNode query = JsonMapper.shared().readTree(line);
            assertThat(doubledArea(query.path("a").path("vertices"))).isGreaterThanOrEqualTo(0);
            assertThat(query.has("rotorA"))
                    .isEqualTo(query.path("id").stringValue().startsWith("turning-"));
        });
    }

    private static double doubledArea(JsonNode vertices) {
        double area = 0;
        for (int i = 1; i + 1 < vertices.size(); i++) {
            JsonNode o = vertices.path(0);
            JsonNode p = vertices.path(i);
            JsonNode q = vertices.path(i + 1);
            double px = p.path(0).doubleValue() - o.path(0).doubleValue();
            double py = p.path(1).doubleValue() - o.path(1).doubleValue();
            double qx = q.path(0).doubleValue() - o.path(0).doubleValue();
            double qy = q.path(1).doubleValue() - o.path(1).doubleValue();
            area += px * qy - py * qx;
        }
        return area;
    }
}
