package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code validate} with external programs: honest ones, and whatever else there is. */
@Timeout(value = 4, unit = TimeUnit.MINUTES)
@DisabledOnOs(OS.WINDOWS)
class ValidateProgramTest {

    /** Contact at exactly 1/2. */
    private static final String HIT = line(2, 2);

    private static final String MISS = line(2, 0.5);
    private static final String OVERLAP = line(0.5, 1);
    private static final String TOUCH = line(2, 1);
    private static final String CORNER = "{\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[2,2,3,3]},\"moveA\":[2,2]}";

    @TempDir
    private Path folder;

    private static SweepService sweep;

    @BeforeAll
    static void offerSweep(@TempDir Path common) throws Exception {
        sweep = new SweepService(common);
    }

    @AfterAll
    static void closeSweep() throws IOException {
        sweep.close();
    }

    private static String line(double x, double d) {
        return "{\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[0,0,1,1]},\"positionB\":[" + x + ",0],\"moveA\":[" + d
                + ",0]}";
    }

    private String file(String... lines) throws IOException {
        return Files.writeString(folder.resolve("queries.jsonl"), String.join("\n", lines) + "\n")
                .toString();
    }

    /** A program that says the same to every query. */
    private static String says(String fields) {
        return "sed 's/^{\"id\":\\([0-9]*\\),.*/{\"id\":\\1," + fields + "}/'";
    }

    /** Who is silent for longer has a test of its own. */
    private static Run validate(String command, String... arguments) {
        List<String> all =
                new ArrayList<>(List.of("validate", "--against", "mine=" + command, "--timeout", "60", "--json"));
        // What is smallest must not depend on how long it takes to find it.
        all.addAll(List.of("--shrink-seconds", "1000000"));
        all.addAll(List.of(arguments));
        return Run.of("", all.toArray(new String[0]));
    }

    private static int count(Run run, String field) {
        return Integer.parseInt(run.out().replaceAll("(?s).*\"" + field + "\":(?:\\{\"count\":)?(\\d+).*", "$1"));
    }

    @Test
    void anHonestOneHasNoFindings() {
        Run run = validate(
                Started.shellCommand("sweep"),
                "--generate",
                "tiles,polygons",
                "--count",
                "300",
                "--strict",
                "--tolerance",
                "0");
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("{\"queries\":600,\"skipped\":0,\"agreements\":600,\"late_within_tolerance\":0,")
                .contains("\"findings\":{},\"seeds\":[1,1],\"hash\":\"");
    }

    @Test
    void anHonestOneAboutRadiiHasNoFindings() {
        Run run = validate(
                sweep.command(),
                "--generate",
                "round-capsules,round-grid",
                "--count",
                "200",
                "--strict",
                "--tolerance",
                "0");
        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("{\"queries\":400,\"skipped\":0,\"agreements\":400,");
    }

    /** The radius is dropped before the query is answered; what is found keeps one, however small it is made. */
    @Test
    void whoLeavesOutRadiiIsFoundWithARadius() {
        whoLeavesOutRadiiIsFoundWithARadius("round-grid", 20);
    }

    /** Numbers with many digits take long to be made simple. */
    @Test
    @Tag("nightly")
    void whoLeavesOutRadiiOfPolygonsIsFoundWithARadius() {
        whoLeavesOutRadiiIsFoundWithARadius("round-polygons", 60);
    }

    private static void whoLeavesOutRadiiIsFoundWithARadius(String queries, int count) {
        String command = "sed -u -e 's/,\"radius\":[^}]*//g' | " + sweep.command();
        Run run = validate(command, "--generate", queries, "--count", String.valueOf(count));
        assertThat(run.status()).isOne();
        assertThat(count(run, "false_miss")).isPositive();
        assertThat(run.out())
                .containsPattern(
                        "\"false_miss\":\\{\"count\":\\d+,\"smallest\":\\{[^}]*(\\}[^}]*)?\"radius\":[\\d.]+\\}");
    }

    /** A box falls with its corner onto the joint of two tiles, at exactly 1/2. */
    private static final String ON_A_JOINT = "{\"note\":7,\"a\":{\"parts\":[{\"box\":[0,0,1,1]},{\"box\":[0,9,1,10]}]},"
            + "\"b\":{\"parts\":[{\"box\":[0,-1,1,0]},{\"box\":[1,-1,2,0]},{\"box\":[2,-1,3,0]}]},"
            + "\"positionA\":[0,1],\"moveA\":[2,-2]}";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "verdict":"HIT","enter":0.5,"normal":[0,1]   |
            "verdict":"HIT","enter":0.5                  |
            "verdict":"HIT","enter":0.5,"normal":[-1,0]  | wrong_normal
            "verdict":"HIT","enter":0.5,"normal":[0,-1]  | wrong_normal
            "verdict":"HIT","enter":0.75,"normal":[0,1]  | late
            "verdict":"HIT","enter":0.25,"normal":[0,1]  | wrong_time
            "verdict":"MISS"                             | false_miss
            "verdict":"OVERLAP"                          | false_overlap
            """)
    void eachLieAboutPartsIsFoundByItsKind(String answer, @Nullable String kind) throws IOException {
        Run run = validate(says(answer), file(ON_A_JOINT));
        assertThat(run.status()).isEqualTo(kind == null ? 0 : 1);
        assertThat(run.out()).contains("{\"queries\":1,\"skipped\":0,");
        if (kind != null) {
            assertThat(run.out()).contains("\"findings\":{\"" + kind + "\":{\"count\":1,\"smallest\":{\"a\":{");
        }
    }

    @Test
    void anHonestOneAboutPartsHasNoFindings() {
        Run run = validate(
                sweep.command(),
                "--generate",
                "parts-tiles,parts-chains,parts-grid,parts-stars",
                "--count",
                "50",
                "--strict",
                "--tolerance",
                "0");
        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("{\"queries\":200,\"skipped\":0,\"agreements\":200,");
    }

    /** It knows all parts of B but the last: what shows that keeps two parts, and loses the others. */
    @Test
    void whoLeavesOutAPartIsFoundWithAsFewAsThereHaveToBe() {
        String command = "sed -u -E 's/(\"b\":\\{\"parts\":\\[.*),\\{[^{}]*\\}\\]\\}/\\1]}/' | " + sweep.command();
        Run run = validate(command, "--generate", "parts-tiles", "--count", "30");
        assertThat(run.status()).isOne();
        assertThat(count(run, "false_miss")).isPositive();
        assertThat(run.out())
                .containsPattern("\"false_miss\":\\{\"count\":\\d+,\"smallest\":\\{\"a\":\\{\"box\":\\[[^\\]]*\\]\\},"
                        + "\"b\":\\{\"parts\":\\[\\{\"box\":\\[[^\\]]*\\]\\},\\{\"box\":\\[[^\\]]*\\]\\}\\]\\}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            MISS    | "verdict":"HIT","enter":0.5                     | false_hit
            MISS    | "verdict":"TOUCH"                               | false_hit
            MISS    | "verdict":"OVERLAP"                             | false_overlap
            TOUCH   | "verdict":"OVERLAP"                             | false_overlap
            HIT     | "verdict":"MISS"                                | false_miss
            HIT     | "verdict":"TOUCH","enter":0.5                   | false_miss
            OVERLAP | "verdict":"MISS"                                | overlap_missed
            OVERLAP | "verdict":"HIT","enter":0                       | overlap_missed
            HIT     | "verdict":"HIT","enter":0.75                    | late
            HIT     | "verdict":"HIT","enter":0.25,"normal":[-1,0]    | wrong_time
            HIT     | "verdict":"HIT","enter":0.5,"normal":[1,0]      | wrong_normal
            HIT     | "verdict":"HIT","enter":0.5,"normal":[0,-1]     | wrong_normal
            HIT     | "verdict":"HIT"                                 | garbage
            HIT     | "verdict":"HIT","enter":null                    | garbage
            HIT     | "verdict":"HIT","enter":"0.5"                   | garbage
            HIT     | "verdict":"HIT","enter":NaN                     | garbage
            HIT     | "verdict":"HIT","enter":1e999                   | garbage
            HIT     | "verdict":"HIT","enter":0.5,"normal":[1]        | garbage
            MISS    | "verdict":"MAYBE"                               | garbage
            MISS    | "verdict":"miss"                                | garbage
            MISS    | "error":"no"                                    | garbage
            MISS    | "verdict":"MISS","verdict":"MISS"               | garbage
            MISS    | "verdict":"MISS"}{"id":0,"verdict":"MISS"       | garbage
            """)
    void eachLieIsFoundByItsKind(String query, String answer, String kind) throws IOException {
        String line = switch (query) {
            case "MISS" -> MISS;
            case "HIT" -> HIT;
            case "OVERLAP" -> OVERLAP;
            default -> TOUCH;
        };
        Run run = validate(says(answer), file(line));
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out())
                .contains("{\"queries\":1,", "\"findings\":{\"" + kind + "\":{\"count\":1,\"smallest\":{\"a\":{")
                .doesNotContain("},\"late\"");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            TOUCH  | "verdict":"HIT","enter":1,"normal":[1,0]            | false_hit | false_hit
            TOUCH  | "verdict":"MISS"                                    | agreement | false_miss
            TOUCH  | "verdict":"TOUCH"                                   | agreement | agreement
            TOUCH  | "verdict":"TOUCH","enter":1,"normal":[1,0]          | agreement | wrong_normal
            HIT    | "verdict":"HIT","enter":0.5000000000000001          | late | late
            HIT    | "verdict":"HIT","enter":0.49999999999999994         | agreement | agreement
            HIT    | "verdict":"HIT","enter":0.5,"normal":[-1,0]         | agreement | agreement
            HIT    | "verdict":"HIT","enter":0.5,"normal":null,"x":[]    | agreement | agreement
            CORNER | "verdict":"HIT","enter":0.5,"normal":[-1,0]         | agreement | agreement
            CORNER | "verdict":"HIT","enter":0.5,"normal":[0,-1]         | agreement | wrong_normal
            """)
    void whatIsRightIsSaidByTheContract(String query, String answer, String usually, String strictly)
            throws IOException {
        String file = file(query.equals("TOUCH") ? TOUCH : query.equals("HIT") ? HIT : CORNER);
        assertThat(outcome(validate(says(answer), file))).isEqualTo(usually);
        assertThat(outcome(validate(says(answer), file, "--strict"))).isEqualTo(strictly);
    }

    private static String outcome(Run run) {
        return count(run, "agreements") == 1
                ? "agreement"
                : count(run, "late_within_tolerance") == 1
                        ? "late_within"
                        : run.out().replaceAll("(?s).*\"findings\":\\{\"(\\w+)\".*", "$1");
    }

    /** An ulp of the largest number, 2, is 2^-51; d is 2 long. So K ulp are K·2^-52 in the time. */
    @ParameterizedTest
    @CsvSource({
        "0.5000000000000009,4,late_within",
        "0.500000000000001,4,late",
        "0.5000000000000002,0,late",
        "0.49999999999999994,0,wrong_time",
        "0.5000000000000002,1,late_within",
        "0.5000000000000003,1,late",
        "0.4999999999999991,4,agreement",
        "0.49999999999999906,4,wrong_time"
    })
    void theToleranceIsExact(String enter, String tolerance, String outcome) throws IOException {
        Run run = validate(
                says("\"verdict\":\"HIT\",\"enter\":" + enter),
                file(HIT),
                "--times",
                "tolerance",
                "--tolerance",
                tolerance);
        assertThat(outcome(run)).isEqualTo(outcome);
    }

    @Test
    void theObjectIsThatOfTheContract() throws IOException {
        Run run = validate(says("\"verdict\": \"MISS\""), file(HIT, MISS, TOUCH, line(3.5, 7)));
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err()).isEmpty();
        // What is smallest is up to the shrinker; it has no digit above 2.
        assertThat(run.out()
                        .replaceAll(
                                "\"smallest\":\\{[-0-2a-zA-Z\":,\\[\\]{}]*\\},\"answer", "\"smallest\":QUERY,\"answer")
                        .replace(folder + "/queries.jsonl", "FILE")
                        .replaceAll("\"hash\":\"[0-9a-f]{32}\"", "\"hash\":\"HASH\"")
                        .replaceAll("\"exit\":[12],\"normal\":\\[[-01,]+\\]", "MORE"))
                .isEqualTo("""
                        {"queries":4,"skipped":0,"agreements":2,"late_within_tolerance":0,\
                        "verdicts":{"HIT":2,"TOUCH":1,"OVERLAP":0,"MISS":1},"findings":{"false_miss":{"count":2,\
                        "smallest":QUERY,"answer":{"verdict":"MISS"},"exact":{"verdict":"HIT","enter":0,MORE},"from":"FILE, line 1"}},"seeds":null,"hash":"HASH",\
                        "classes":[{"class":"FILE","queries":4,"skipped":0,"agreements":2,"late_within_tolerance":0,\
                        "verdicts":{"HIT":2,"TOUCH":1,"OVERLAP":0,"MISS":1},"findings":{"false_miss":2}}],"complete":true}
                        """);
    }

    /** The queries are those that a right program in doubles answers, and a program that only misses is none. */
    @Test
    void withoutQueriesTheClassesForDoublesAreTaken() {
        Run run = Run.of("", "validate", "--against", "mine=" + says("\"verdict\":\"MISS\""), "--count", "5", "--json");
        assertThat(run.status()).isOne();
        assertThat(run.err()).contains("no queries are given, so these are --generate doubles");
        assertThat(run.out()).contains("\"class\":\"near-end-boxes\",\"queries\":5,", "\"queries\":65,");
        Run floats = Run.of("", "validate", "--against", "mine=cat", "--floats", "--count", "2", "--policy", "open");
        assertThat(floats.err()).contains("--policy must be half-open, closed or any, but was 'open'");
    }

    /** As if it had been interrupted: the counts are there, and so is the number of the next query. */
    @Test
    void aLongRunGoesOnFromItsCheckpoint() throws IOException {
        Path kept = folder.resolve("kept");
        String[] options = {"--generate", "tiles", "--count", "7", "--checkpoint", kept.toString()};
        String misses = says("\"verdict\":\"MISS\"");
        Run whole = validate(misses, options);
        assertThat(Files.readString(kept)).startsWith("polysweep validate: tiles, seeds 1..1, count 7, against mine=");
        assertThat(validate(misses, options).err()).contains("--checkpoint must be a new file without --resume, but ");
        List<String> again = new ArrayList<>(List.of(options));
        again.add("--resume");
        assertThat(validate(misses, again.toArray(new String[0])).out()).isEqualTo(whole.out());
        assertThat(validate("cat", again.toArray(new String[0])).err())
                .contains("--checkpoint must belong to this run, 'polysweep validate: ");
    }

    @Test
    void theSmallestQueryCanBePastedIntoSweep() throws IOException {
        Run run = validate(says("\"verdict\":\"MISS\""), "--generate", "polygons", "--count", "20", "--seed", "4");
        String smallest =
                run.out().replaceAll("(?s).*\"false_miss\":\\{\"count\":\\d+,\"smallest\":(.*?),\"answer\":.*", "$1");
        assertThat(Run.of(smallest, "sweep").out()).contains("\"verdict\":\"HIT\"");
        assertThat(smallest).hasSizeLessThan(100);
    }

    @Test
    void theTableShowsTheSmallestQueryTheAnswerAndTheTruth() throws IOException {
        Run run = Run.of("", "validate", file(HIT), "--against", "mine=" + says("\"verdict\":\"MISS\""));
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out())
                .contains(
                        "false_miss, 1 time; the smallest query:",
                        "  {\"a\":{\"box\":[0,0,",
                        "  answer {\"verdict\":\"MISS\"}",
                        "  exact  {\"verdict\":\"HIT\",\"enter\":0,");
    }

    /**
     * The queries are four: HIT, MISS, OVERLAP, TOUCH. All ids but the first are answered by MISS where something is.
     */
    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            hangs            :: sleep 100                                 :: 0.3 :: hang    :: 1 :: 1 :: gave no answer for
            hangs in a child :: sleep 100 & sleep 100                     :: 0.3 :: hang    :: 1 :: 1 :: gave no answer for
            reads and hangs  :: cat >/dev/null; sleep 100                 :: 0.3 :: hang    :: 1 :: 1 :: gave no answer for
            answers, hangs   :: head -n 1 | MISSES; sleep 100             :: 1   :: hang    :: 2 :: 1 :: gave no answer for
            floods           :: yes                                       :: 60  :: garbage :: 0 :: 10005 :: it printed 10005 lines that are not answers; the run ends here, after 0 queries
            floods slowly    :: while sleep 0.1; do echo y; done          :: 1   :: hang    :: 1 :: 1 :: line 1 of its output is not an answer: not JSON: y
            dies at once     :: exit 3                                    :: 60  :: crash   :: 1 :: 1 :: it exited with status 3 and
            kills itself     :: kill -9 $$                                :: 60  :: crash   :: 1 :: 1 :: it exited with status 137 and
            reads and dies   :: cat >/dev/null                            :: 60  :: crash   :: 1 :: 1 :: it ended with 4 queries unanswered, first id 0; the run ends here, after 1 query
            dies later       :: head -n 2 | MISSES                        :: 60  :: crash   :: 3 :: 1 :: it ended with 2 queries unanswered, first id 2
            a step is missing :: head -n 3 | MISSES; no-such-program      :: 60  :: crash   :: 4 :: 1 :: it exited with status 127 and 1 query unanswered, first id 3
            shuts its input  :: read line; exec <&-; echo '{"id":0,"verdict":"MISS"}' :: 60  :: crash  :: 2 :: 1 :: it ended with 3 queries unanswered, first id 1
            one endless line :: head -c 20000000 /dev/zero                :: 60  :: garbage :: 1 :: 1 :: is not an answer: not JSON
            prints garbage   :: echo hello; MISSES                        :: 60  :: garbage :: 4 :: 1 :: line 1 of its output is not an answer: not JSON: hello
            no object        :: echo 17; MISSES                           :: 60  :: garbage :: 4 :: 1 :: not a JSON object: 17
            talks in between :: MISSES | sed 'a ok'                       :: 60  :: garbage :: 4 :: 4 :: not JSON: ok
            answers itself   :: cat                                       :: 60  :: garbage :: 4 :: 4 :: it has no verdict
            unknown ids      :: echo '{"id":9,"verdict":"MISS"}'; MISSES  :: 60  :: garbage :: 4 :: 1 :: its id 9 is not the id of an unanswered query
            own ids          :: echo '{"id":"q","verdict":"MISS"}'; MISSES :: 60  :: garbage :: 4 :: 1 :: its id "q" is not the id of an unanswered query
            ids in quotes    :: echo '{"id":"3","verdict":"MISS"}'; MISSES :: 60  :: garbage :: 4 :: 1 :: its id "3" must be written as in the query, 3; repeat the number unchanged
            ids with a point :: echo '{"id":3.0,"verdict":"MISS"}'; MISSES :: 60  :: garbage :: 4 :: 1 :: its id 3.0 must be written as in the query, 3; repeat the number unchanged
            negative ids     :: echo '{"id":-1,"verdict":"MISS"}'; MISSES :: 60  :: garbage :: 4 :: 1 :: its id -1 is not the id of an unanswered query
            no id            :: echo '{"verdict":"MISS"}'; MISSES         :: 60  :: garbage :: 4 :: 1 :: it has no id
            answers twice    :: MISSES | sed p                            :: 60  :: garbage :: 4 :: 4 :: its id 0 is not the id of an unanswered query; give each
            """)
    void whateverItDoesIsAFindingAndNoHangOfOurs(
            String what, String command, String timeout, String kind, int queries, int count, String complaint)
            throws IOException {
        String program = command.replace("MISSES", says("\"verdict\":\"MISS\"").replace("sed", "sed -u"));
        Run run = Run.of(
                "",
                "validate",
                file(HIT, MISS, OVERLAP, TOUCH),
                "--against",
                "mine=" + program,
                "--timeout",
                timeout,
                "--json");
        assertThat(run.status()).isEqualTo(1);
        assertThat(count(run, "queries")).isEqualTo(queries);
        assertThat(count(run, kind)).isEqualTo(count);
        assertThat(run.err()).contains("mine: ", complaint);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "verdict":"HIT"                                 | its enter is missing: {
            "verdict":"HIT","enter":null                    | its enter is null: {
            "verdict":"HIT","enter":NaN                     | its enter is NaN: {
            "verdict":"HIT","enter":-Infinity               | its enter is -Infinity: {
            "verdict":"HIT","enter":"0.5"                   | its enter is "0.5", a string: {
            "verdict":"HIT","enter":1e999                   | its enter is 1E+999, which overflows double: {
            "verdict":"HIT","enter":0.5,"normal":[NaN,0]    | a number in it is not finite: {
            "verdict":"TOUCH","enter":Infinity              | a number in it is not finite: {
            "verdict":"HIT","enter":0.5,"enter":0.5         | it has a field twice, or text after its end: {
            """)
    void garbageSaysWhatIsWrongWithIt(String answer, String reason) throws IOException {
        assertThat(validate(says(answer), file(HIT)).err())
                .contains("line 1 of its output is not an answer: " + reason);
    }

    @Test
    void severalKindsOfGarbageAreTold() throws IOException {
        String program = "echo hello; echo 17; echo '{\"id\":9}'; echo hi; echo '{\"id\":8}'; echo '{}'; echo hey; "
                + says("\"verdict\":\"MISS\"");
        assertThat(validate(program, file(MISS)).err()).isEqualTo("""
                polysweep: mine: line 1 of its output is not an answer: not JSON: hello (and 2 more lines like it)
                polysweep: mine: line 2 of its output is not an answer: not a JSON object: 17
                polysweep: mine: line 3 of its output is not an answer: its id 9 is not the id of an unanswered query; give each query \
                one answer, with its id: {"id":9} (and 1 more line like it)
                """);
    }

    /** It is the option that is wrong, and nothing is known of any sweep. */
    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            ./no-such-program           :: the program was not found: the shell exited with status 127
            echo hello; no-such-program :: the program was not found: the shell exited with status 127
            FOLDER/queries.jsonl        :: the program cannot be executed: the shell exited with status 126
            """)
    void aProgramThatCannotBeStartedIsABadOption(String command, String reason) throws IOException {
        String file = file(HIT);
        String program = command.replace("FOLDER", folder.toString());
        Run run = validate(program, file);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("polysweep: --against mine=" + program + ": " + reason);
        assertThat(run.err()).hasLineCount(1);
        assertThat(validate(program, "--generate", "tiles")).isEqualTo(run);
    }

    /** It would be silent for longer than anybody waits. */
    @Test
    void whoPrintsGarbageForEverIsNotListenedToForLong() {
        Run run = Run.of(
                "",
                "validate",
                "--against",
                "mine=yes",
                "--generate",
                "boxes",
                "--count",
                "3000",
                "--timeout",
                "1000",
                "--json");
        assertThat(run.status()).isOne();
        assertThat(count(run, "garbage")).isBetween(10_001, 13_001);
        assertThat(run.out())
                .doesNotContain("hang", "crash")
                .contains("\"smallest\":{\"a\":")
                .contains("\"seeds\":null,\"hash\":\"");
    }

    /** So that the query can be asked again as it was. */
    @Test
    void aFindingSaysWhereItsQueryIsFrom() throws IOException {
        String misses = says("\"verdict\":\"MISS\"");
        String file = file("", "nonsense", MISS, "", line(7, 9));
        assertThat(validate(misses, file).out())
                .contains(",\"from\":\"" + file + ", line 5\"}},\"seeds\":null,\"hash\":\"");
        Run table = Run.of("", "validate", file, "--against", "mine=" + misses);
        assertThat(table.out()).endsWith("\n  from   " + file + ", line 5\n");
        String[] generated = {"--generate", "boxes,tiles", "--seed", "3..4", "--count", "30"};
        String from = validate(misses, generated).out().replaceAll("(?s).*\"false_miss\".*?\"from\":\"(.*?)\".*", "$1");
        assertThat(from).matches("class (boxes|tiles), seed [34], number \\d+ \\(counted from 0\\)");
        String[] words = from.split("[ ,]+", -1);
        int last = Integer.parseInt(words[5]);
        int before = falseMisses(misses, words, last);
        assertThat(falseMisses(misses, words, last + 1)).isEqualTo(before + 1);
    }

    private static int falseMisses(String program, String[] from, int count) {
        String[] arguments = {"--generate", from[1], "--seed", from[3], "--count", String.valueOf(Math.max(1, count))};
        Run run = validate(program, arguments);
        return count > 0 && run.out().contains("false_miss") ? count(run, "false_miss") : 0;
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            in another order      :: tac | MISSES
            reads all first       :: MISSES > FOLDER/all; cat FOLDER/all
            is loud               :: yes loud | head -n 20 >&2; MISSES
            with blanks           :: MISSES | sed 'a \\\\ '
            goes on after the end :: MISSES; sleep 100
            """)
    void theOrderAndTheRestOfItsLifeDoNotMatter(String what, String command) {
        String program = command.replace("MISSES", says("\"verdict\":\"MISS\"")).replace("FOLDER", folder.toString());
        Run run = validate(program, "--generate", "bullets-boxes", "--count", "2000");
        assertThat(count(run, "queries")).isEqualTo(2000);
        assertThat(count(run, "agreements") + count(run, "false_miss")).isEqualTo(2000);
        assertThat(run.out()).doesNotContain("garbage", "crash", "hang");
    }

    @Test
    void aProgramThatReadsAFileToItsEndBeforeItAnswersIsJudgedFromWhatWasSpilled() throws IOException {
        String[] lines = new String[10_000];
        for (int i = 0; i < lines.length; i++) {
            lines[i] = line(2 + i, 2 * i);
        }
        Run run = validate("tac | " + says("\"verdict\":\"MISS\""), file(lines));
        assertThat(count(run, "queries")).isEqualTo(10_000);
        // The gap is one unit and i more: a MISS for i = 0, a TOUCH for 1, then HITs.
        assertThat(count(run, "false_miss")).isEqualTo(9_998);
        assertThat(run.out()).contains(", line 3\"");
    }

    @Test
    void aStatusThatIsNotZeroAfterAllAnswersIsTold() throws IOException {
        Run run = validate(says("\"verdict\":\"MISS\"") + "; exit 5", file(MISS));
        assertThat(run.status()).isZero();
        assertThat(run.err()).contains("mine: it answered every query, and then exited with status 5");
    }

    @Test
    void itsQueriesAreThoseOfTheFileWithIdsFromZeroAndGeneratedBoxesAreBoxes() throws IOException {
        Path seen = folder.resolve("seen");
        String spy = "tee " + seen + " | " + says("\"verdict\":\"MISS\"");
        validate(
                spy,
                file(
                        "",
                        "{\"id\":\"q\",\"note\":\"n\",\"moveA\":[1.0,0],\"b\":{\"box\":[5,0,6,1]},"
                                + "\"a\":{\"vertices\":[[0,0],[1,0],[0,1e0]]}}",
                        "x",
                        MISS));
        assertThat(Files.readAllLines(seen))
                .containsExactly(
                        "{\"id\":0,\"moveA\":[1.0,0],\"b\":{\"box\":[5,0,6,1]},"
                                + "\"a\":{\"vertices\":[[0,0],[1,0],[0,1.0]]}}",
                        "{\"id\":1," + MISS.substring(1));
        validate(spy, "--generate", "tiles", "--count", "3");
        assertThat(Files.readAllLines(seen))
                .allMatch(line -> line.matches("\\{\"id\":\\d,\"a\":\\{\"box\":\\[[-0-9,]+\\]\\},\"b\":\\{\"box\".*"));
    }

    @Test
    void aProgramThatRemembersIsLeftUnshrunk() throws IOException {
        // The second answer alone is wrong.
        String program = says("\"verdict\":\"HIT\",\"enter\":0.5") + " | sed '2s/0.5/0.75/'";
        Run run = validate(program, file(HIT, HIT));
        assertThat(run.out())
                .contains(
                        "\"late\":{\"count\":1,\"smallest\":"
                                + HIT.replace(
                                        "0,0,1,1]},\"positionB\":[2.0,0],\"moveA\":[2.0,0]",
                                        "0,0,1,1]},\"positionB\":[2,0],\"moveA\":[2,0]"),
                        "0.75");
    }

    /** More queries wait for it than a pipe holds, and it is the child of a shell. */
    @Test
    void aProgramThatDoesNotReadIsNotWaitedFor() {
        Run run = Run.of(
                "",
                "validate",
                "--against",
                "mine=sleep 200; true",
                "--generate",
                "boxes",
                "--count",
                "3000",
                "--timeout",
                "0.3",
                "--json");
        assertThat(run.status()).isOne();
        assertThat(count(run, "hang")).isOne();
        // Not all queries of the seed have been asked, so the tally is none of that seed.
        assertThat(run.out()).contains("\"seeds\":null,\"hash\":\"");
    }

    /** Or an engine that hangs would run in the background forever. */
    @Test
    void whatItHasStartedEndsWithIt() throws Exception {
        try (Lifeline lifeline = new Lifeline(folder)) {
            String program = lifeline.hold() + "sleep 1000 & " + Lifeline.here("$! $$") + "exec sleep 1000";
            // Nothing is due, so no program hangs, before it has started its children.
            InputStream queries = new SequenceInputStream(lifeline.nothingUntilHere(), stream(HIT));
            Run run = Run.of(queries, "validate", "--against", "mine=" + program, "--timeout", "0.3", "--json");
            assertThat(count(run, "hang")).isOne();
            lifeline.awaitEnd();
        }
    }

    private static InputStream stream(String line) {
        return new ByteArrayInputStream((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** By then its children have lost their parent. */
    @Test
    void whatItHasStartedEndsAlsoAfterItHasEndedByItself() throws Exception {
        try (Lifeline lifeline = new Lifeline(folder)) {
            String program = lifeline.hold() + "sleep 1000 >/dev/null 2>&1 & " + Lifeline.here("$!")
                    + says("\"verdict\":\"HIT\",\"enter\":0.5");
            // It ends when there are no more queries, and not before it has started what it starts.
            InputStream queries = new SequenceInputStream(stream(HIT), lifeline.nothingUntilHere());
            Run run = Run.of(queries, "validate", "--against", "mine=" + program, "--json");
            assertThat(run.status()).isZero();
            assertThat(count(run, "agreements")).isOne();
            lifeline.awaitEnd();
        }
    }

    @Test
    void aSignalPrintsTheTallySoFarAndEndsTheProgram() throws Exception {
        try (Lifeline lifeline = new Lifeline(folder)) {
            // A shell that outlives its child says a word more.
            String program = lifeline.hold() + says("\"verdict\":\"MISS\"").replace("sed ", "sed -u -e ") + " -e 2q; "
                    + "sleep 1000 & " + Lifeline.here("$! $$") + "wait; " + Lifeline.here("alive");
            try (Started validate =
                    Started.toBeEndedBy(Signal.TERM, "validate", "--json", "--against", "mine=" + program)) {
                validate.say(HIT, MISS);
                lifeline.awaitHere();
                Run run = validate.send(Signal.TERM);
                assertThat(run.out())
                        .startsWith("{\"queries\":2,\"skipped\":0,\"agreements\":1,")
                        .contains("\"false_miss\":{\"count\":1,")
                        .doesNotContain("crash");
            }
            lifeline.awaitEnd();
        }
    }
}
