package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.workbench.compare.Bench;
import org.polysweep.workbench.compare.WorkerThreads;

/** {@code compare} from outside: rows, external programs of every kind, files and options that are wrong. */
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class CompareCommandTest {

    private static final String HEADER = "file,algorithm,queries,ns_median,ns_q1,ns_q3,false_positive,false_negative,"
            + "overlap_missed,late,max_time_error,failed";

    /** A HIT at 1/3, a MISS, an OVERLAP, a TOUCH. */
    private static final List<String> FOUR = List.of(line(2, 3), line(2, 0.5), line(0.5, 1), line(2, 1));

    /** Answers MISS to everything. */
    private static final String MISSES = "mine=sed 's/^{\"id\":\\([0-9]*\\),.*/{\"id\":\\1,\"verdict\":\"MISS\"}/'";

    @TempDir
    private Path folder;

    private static String line(double x, double d) {
        return "{\"id\":\"q\",\"note\":\"n\",\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[0,0,1,1]},\"positionB\":[" + x
                + ",0],\"moveA\":[" + d + ",0]}";
    }

    private String file(List<String> lines) throws IOException {
        return Files.writeString(folder.resolve("four.jsonl"), String.join("\n", lines) + "\n")
                .toString();
    }

    /** The first twelve columns, and of a program without its times through the pipe. */
    private static List<String> rows(Run run) {
        return run.lines().stream()
                .map(row -> {
                    String[] cells = row.split(",", -1);
                    if (row.contains(",pipe,")) {
                        Arrays.fill(cells, 3, 6, "");
                    }
                    return String.join(",", Arrays.asList(cells).subList(0, Math.min(12, cells.length)));
                })
                .toList();
    }

    @Test
    void aProgramThatIsNotThereIsABadOption() throws IOException {
        Run run = external("mine=no-such-program", "9");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("mine=no-such-program: the program was not found");
    }

    private Run external(String program, String seconds) throws IOException {
        String[] arguments = {
            "compare",
            file(FOUR),
            "--algorithms",
            "mine",
            "--external",
            program,
            "--seconds",
            seconds,
            "--format",
            "csv"
        };
        return Run.of("", arguments);
    }

    /** A comparison by workers in this JVM: the answers are those that any worker gives. */
    private static Run compare(String... arguments) {
        String[] all = Stream.concat(Stream.of("compare", "--format", "csv"), Stream.of(arguments))
                .toArray(String[]::new);
        return Run.of(WorkerThreads.bench(), InputStream.nullInputStream(), all);
    }

    @Test
    void everyBuiltInAlgorithmHasItsRow() throws IOException {
        String file = file(FOUR);
        Path plots = folder.resolve("new").resolve("plots");
        everyBuiltInAlgorithmHasItsRow(file, plots, compare(file, "--plot", plots.toString()));
    }

    /** As users run it. */
    @Test
    @Tag("nightly")
    void everyBuiltInAlgorithmHasItsRowWhenItIsMeasured() throws IOException {
        String file = file(FOUR);
        Path plots = folder.resolve("new").resolve("plots");
        Run run = Run.of("", "compare", file, "--seconds", "10", "--format", "csv", "--plot", plots.toString());
        everyBuiltInAlgorithmHasItsRow(file, plots, run);
    }

    /** As users run it, for a moment only. */
    @Test
    void algorithmsRunInProcessesOfTheirOwn() throws IOException {
        Bench bench = new Bench(Bench.usual().workers(), 1, 0, 0, 1);
        String[] arguments = {"compare", file(FOUR), "--algorithms", "polysweep,dyn4j", "--format", "csv"};
        Run run = Run.of(bench, InputStream.nullInputStream(), arguments);
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(rows(run)).hasSize(3);
        assertThat(rows(run).get(1)).matches(".*,polysweep,4,[\\d.]+,[\\d.]+,[\\d.]+,0,0,0,0,5.551115123125783E-17,0");
        assertThat(rows(run).get(2)).matches(".*,dyn4j,4,[\\d.]+,[\\d.]+,[\\d.]+,0,0,0,.*,0");
    }

    private static void everyBuiltInAlgorithmHasItsRow(String file, Path plots, Run run) throws IOException {
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(rows(run).get(0)).isEqualTo(HEADER);
        assertThat(rows(run).subList(1, rows(run).size()))
                .extracting(row -> row.substring(file.length()).split(",", -1)[1])
                .containsExactly(
                        "polysweep",
                        "polysweep-reference",
                        "textbook-vertex-ray",
                        "textbook-swept-aabb",
                        "textbook-exact",
                        "dyn4j",
                        "jbox2d");
        assertThat(rows(run)).allSatisfy(row -> assertThat(row.split(",", -1)).hasSize(12));
        // The library is never wrong, and off by no more than it rounds down.
        assertThat(rows(run).get(1)).endsWith(",0,0,0,0,5.551115123125783E-17,0");
        assertThat(rows(run).get(1).split(",", -1)[3]).isNotEmpty();
        Map.of("false-positives", 6, "false-negatives", 7, "overlap-missed", 8, "failed", 11, "time", 3)
                .forEach((picture, column) -> {
                    boolean hasBars = rows(run).stream()
                            .skip(1)
                            .map(row -> row.split(",", -1)[column])
                            .anyMatch(cell -> !cell.isEmpty() && !cell.equals("0"));
                    isDrawn(plots.resolve(picture), hasBars);
                });
    }

    /** A picture without a bar is not drawn. */
    private static void isDrawn(Path picture, boolean hasBars) {
        Path svg = Path.of(picture + ".svg");
        Path png = Path.of(picture + ".png");
        if (hasBars) {
            assertThat(svg).content(StandardCharsets.UTF_8).contains("<svg ").contains("prefers-color-scheme:dark");
            assertThat(png).isNotEmptyFile();
        } else {
            assertThat(svg).doesNotExist();
            assertThat(png).doesNotExist();
        }
    }

    /** Two circles, two capsules, two rounded boxes, two boxes: who has no such shape is not asked. */
    @Test
    void radiiArePutToThoseWhoHaveSuchShapes() throws IOException {
        List<String> lines = new ArrayList<>(List.of(line(2, 3)));
        for (String core : List.of("\"vertices\":[[0,0]]", "\"vertices\":[[0,0],[0,2]]", "\"box\":[0,0,1,1]")) {
            lines.add("{\"a\":{" + core + ",\"radius\":1},\"b\":{" + core
                    + ",\"radius\":0.5},\"positionB\":[5,0.25],\"moveA\":[6,0]}");
        }
        Run run = compare(file(lines));
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(rows(run).subList(1, 8))
                .extracting(row -> String.join(",", List.of(row.split(",", -1)).subList(1, 3)))
                .containsExactly(
                        "polysweep,4",
                        "polysweep-reference,4",
                        "textbook-vertex-ray,1",
                        "textbook-swept-aabb,1",
                        "textbook-exact,1",
                        "dyn4j,3",
                        "jbox2d,2");
        assertThat(rows(run).subList(1, 8)).allMatch(row -> row.endsWith(",0"));
        // A textbook's ray that runs along an edge sees nothing.
        assertThat(rows(run).subList(1, 8))
                .filteredOn(row -> !row.contains("textbook-vertex-ray"))
                .allMatch(row -> row.split(",", -1)[6].equals("0") && row.split(",", -1)[7].equals("0"));
        assertThat(rows(run).get(1)).matches(".*,0,0,0,0,\\d(\\.\\d+)?E-1[67],0");
    }

    /** A box, alone and with a second one, to two boxes beside each other; and a circle among the parts. */
    @Test
    void shapesInPartsAreComparedByWhoeverHasThem() throws IOException {
        String wall = ",\"b\":{\"parts\":[{\"box\":[5,-1,6,0.5]},{\"box\":[3,0.5,4,2]}]},\"moveA\":[4,0.25]}";
        List<String> lines = List.of(
                "{\"a\":{\"box\":[0,0,1,1]}" + wall,
                "{\"a\":{\"parts\":[{\"box\":[0,0,1,1]},{\"box\":[0,-3,1,-2]}]}" + wall,
                "{\"a\":{\"parts\":[{\"vertices\":[[0,0.25]],\"radius\":0.5},{\"box\":[0,-9,1,-8]}]}" + wall,
                "{\"a\":{\"parts\":[{\"box\":[0,0,1,1]}]},\"b\":{\"box\":[9,9,10,10]},\"moveA\":[1,0.5]}");
        Run run = compare(file(lines));
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(rows(run).subList(1, 8))
                .extracting(row -> String.join(",", List.of(row.split(",", -1)).subList(1, 3)))
                .containsExactly(
                        "polysweep,4",
                        "polysweep-reference,4",
                        "textbook-vertex-ray,3",
                        "textbook-swept-aabb,1",
                        "textbook-exact,1",
                        "dyn4j,4",
                        "jbox2d,4");
        // No algorithm is wrong or has failed, and all are timed.
        assertThat(rows(run).subList(1, 8))
                .allMatch(row -> row.matches("[^,]*,[^,]*,\\d,[\\d.]+,[\\d.]+,[\\d.]+,0,0,0,.*,0"));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void anExternalProgramIsJudgedAndTimedThroughThePipe() throws IOException {
        Run run = external(MISSES, "30");
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(rows(run).get(1)).endsWith(",mine,4,,,,0,1,1,0,0,0");
        assertThat(run.lines().get(1))
                .matches(".*,mine,4,\\d[^,]*,\\d[^,]*,\\d[^,]*,.*,pipe,[\\d,]+,\"polysweep .*, commit .*\"");
    }

    @ParameterizedTest
    @DisabledOnOs(OS.WINDOWS)
    @CsvSource(delimiter = '|', textBlock = """
            hangs            | sleep 100                            | 0.3 | 4 | stopped after
            hangs in a child | sleep 100 & sleep 100                | 0.3 | 4 | stopped after
            dies at once     | exit 3                               | 60  | 4 | exited with status 3
            kills itself     | kill -9 $$                           | 60  | 4 | unanswered
            prints garbage   | echo hello                           | 60  | 4 | line 1 of its output is not an answer: not JSON: hello
            floods           | yes                                  | 1   | 4 | line 1 of its output is not an answer: not JSON: y
            one endless line | head -c 99999999 /dev/zero           | 60  | 4 | unanswered
            answers itself   | cat                                  | 60  | 4 | not an answer: it has no verdict: {
            unknown ids      | echo '{"id":9,"verdict":"MISS"}'     | 60  | 4 | not an answer: its id 9 was not sent (ids are 0 to 3)
            own ids          | echo '{"id":"q","verdict":"MISS"}'   | 60  | 4 | not an answer: its id "q" was not sent
            no id            | echo '{"verdict":"MISS"}'            | 60  | 4 | not an answer: it has no id
            a number         | echo 17                              | 60  | 4 | not an answer: not a JSON object: 17
            unknown verdicts | echo '{"id":0,"verdict":"MAYBE"}'    | 60  | 4 | not an answer: its verdict "MAYBE" is not one of HIT
            small letters    | echo '{"id":0,"verdict":"hit"}'      | 60  | 4 | not an answer: its verdict "hit" is not one of HIT
            an error         | echo '{"id":0,"error":"no"}'         | 60  | 4 | not an answer: it is an error: {
            time in quotes   | echo '{"id":0,"verdict":"HIT","enter":"0.5"}' | 60  | 4 | not an answer: its enter is "0.5", a string
            the same twice   | echo '{"id":0}'; echo '{"id":0}'     | 60  | 4 | it has no verdict: {"id":0} (and 1 more line)
            no time          | echo '{"id":0,"verdict":"HIT"}'      | 60  | 4 | left 3 of 4 queries
            one answer       | echo '{"id":1,"verdict":"MISS"}'     | 60  | 3 | left 3 of 4 queries
            """)
    void whateverAnExternalProgramDoesItsQueriesHaveFailed(
            String what, String command, String seconds, int failed, String complaint) throws IOException {
        Run run = external("mine=" + command, seconds);
        assertThat(run.status()).isZero();
        assertThat(rows(run).get(1)).endsWith(",mine,4,,,,0,0,0,0,0," + failed);
        assertThat(run.err()).contains(complaint);
    }

    /** Or an engine that hangs would run in the background forever. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void whatAnExternalProgramHasStartedEndsWithIt() throws Exception {
        try (Lifeline lifeline = new Lifeline(folder)) {
            external("mine=" + lifeline.hold() + "sleep 1000 & " + Lifeline.here("$! $$") + "exec sleep 1000", "1");
            lifeline.awaitHere();
            lifeline.awaitEnd();
        }
    }

    /** A rotor takes a hand over a post, by 270 degrees; directions go by 90, the short way, and miss it. */
    @ParameterizedTest
    @CsvSource({"rotors, 1", "constant-speed, 1", "directions, 0"})
    @DisabledOnOs(OS.WINDOWS)
    void aProgramIsJudgedByItsWayOfTurning(String way, int falseNegatives) {
        String query = "{\"a\":{\"vertices\":[[0,0],[2,0]]},\"b\":{\"box\":[-0.5,1,0.5,9]},\"rotorToA\":[-1,1]}";
        Run run = Run.of(
                query,
                "compare",
                "-",
                "--algorithms",
                "mine",
                "--external",
                MISSES,
                "--turning",
                "mine=" + way,
                "--format",
                "csv");
        assertThat(run.status()).isZero();
        assertThat(rows(run).get(1)).isEqualTo("-,mine,1,,,,0," + falseNegatives + ",0,0,0,0");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void badLinesAreNamedAndTheOthersCompared() throws IOException {
        String file = file(List.of(line(2, 3), "", "nonsense", "{\"a\":{}}", line(2, 0.5)));
        Run run = Run.of("", "compare", file, "--algorithms", "mine", "--external", MISSES, "--format", "csv");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains(file + ", line 3: column 1: not JSON", file + ", line 4: a has neither");
        assertThat(rows(run).get(1)).contains(",mine,2,,,,0,1,");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFileThatIsMissingOrEmptyIsNamedAndTheOthersCompared() throws IOException {
        String empty = Files.createFile(folder.resolve("empty.jsonl")).toString();
        String good = file(FOUR);
        Run run = Run.of(
                "",
                "compare",
                empty,
                "missing.jsonl",
                good,
                "--algorithms",
                "mine",
                "--external",
                MISSES,
                "--format",
                "csv");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .contains(empty + " has no query to compare; write one query per line")
                .contains("cannot read missing.jsonl: there is no such file or directory; name a file");
        assertThat(rows(run)).hasSize(2);
        assertThat(rows(run).get(1)).startsWith(good + ",mine,4,");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void whatWasNotTimedIsNotDrawn() throws IOException {
        String plots = folder.resolve("plots").toString();
        assertThat(Run.of("", "compare", "missing.jsonl", "--plot", plots).err())
                .contains("cannot read missing.jsonl")
                .doesNotContain("charts");
        assertThat(Path.of(plots)).isEmptyDirectory();
        Path older = Files.createFile(Path.of(plots).resolve("time.png"));
        Run run = Run.of("", "compare", file(FOUR), "--algorithms", "mine", "--external", MISSES, "--plot", plots);
        assertThat(run.status()).isZero();
        assertThat(run.err()).contains("there is nothing to draw; deleted " + older);
        assertThat(older).doesNotExist();
        assertThat(Path.of(plots).resolve("false-negatives.svg")).isNotEmptyFile();
        assertThat(Path.of(plots).resolve("time.svg")).doesNotExist();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void standardInputIsAFile() {
        Run run = Run.of(line(2, 3), "compare", "-", "--algorithms", "mine", "--external", MISSES, "--format", "csv");
        assertThat(run.status()).isZero();
        assertThat(rows(run).get(1)).isEqualTo("-,mine,1,,,,0,1,0,0,0,0");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            compare                                   | Missing required parameter: 'FILE'
            compare x --algorithms box2d              | --algorithms must name known algorithms, but was 'box2d'; known are polysweep, polysweep-reference
            compare x --format xml                    | --format must be table, csv or markdown, but was 'xml'
            compare x --seconds 0                     | --seconds must be a number of seconds > 0 and <= 1000000, but was '0'
            compare x --seconds NaN                   | --seconds must be a number of seconds > 0 and <= 1000000, but was 'NaN'
            compare x --seconds soon                  | --seconds must be a number of seconds > 0 and <= 1000000, but was 'soon'
            compare x --external cat                  | --external must be NAME=COMMAND, but was 'cat'
            compare x --external =cat                 | --external must be NAME=COMMAND, but was '=cat'
            compare x --external m=                   | --external must be NAME=COMMAND, but was 'm='
            compare x --external dyn4j=cat            | --external must have a NAME of its own, but 'dyn4j' is already in use; choose another
            compare x --external m=cat --external m=x | --external must have a NAME of its own, but 'm' is already in use; choose another
            compare x --turning m=rotors              | --turning must name an --external program, but was 'm'
            compare x --turning =rotors               | --turning must be NAME=MOTION, once for each NAME, but was '=rotors'
            compare x --turning m                     | --turning must be NAME=rotors, NAME=constant-speed or NAME=directions, but was 'm'
            compare x --turning m=nlerp               | --turning must be NAME=rotors, NAME=constant-speed or NAME=directions, but was 'm=nlerp'
            compare x --turning m=rotors --turning m=rotors | --turning must be NAME=MOTION, once for each NAME, but was 'm=rotors'
            compare x --algorithms ,                  | --algorithms must be one or more names, separated by commas, but was empty; leave it out to compare all
            compare x --plot=                         | --plot must be the name of a directory, but was empty
            compare - -                               | FILE must be - at most once: standard input can be read only once
            """)
    void badOptionsSayWhatToDo(String arguments, String message) {
        Run run = Run.of("", arguments.split(" ", -1));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("polysweep: " + message)
                .endsWith("\n'polysweep compare --help' shows the usage.\n");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void onlyTheFirstBadLinesAreNamed() throws IOException {
        List<String> lines = new ArrayList<>(Collections.nCopies(13, "nonsense"));
        lines.add(line(2, 3));
        Run run = Run.of("", "compare", file(lines), "--algorithms", "mine", "--external", MISSES);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err().lines())
                .hasSize(12)
                .anySatisfy(line -> assertThat(line).endsWith(": and 3 more"))
                .anySatisfy(line -> assertThat(line).endsWith(": 13 of 14 queries were refused"));
    }

    @Test
    void adviceComesOnceAndNoHeaderIsWrittenForNothing() {
        Run run = Run.of("", "compare", folder.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).containsOnlyOnce("name a file in it");
        assertThat(run.out()).isEmpty();
    }

    /** Measuring takes long; that nothing can be drawn is said before. */
    @Test
    void whereNothingCanBeDrawnNothingIsMeasured() throws IOException {
        String file = file(FOUR);
        Run run = Run.of("", "compare", file, "--plot", file);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("cannot draw into " + file + ": a file of that name already exists");
    }

    @Test
    void whatThereWasNoTimeForIsNamed() throws IOException {
        String file = file(FOUR);
        Run run = Run.of("", "compare", file, "--algorithms", "dyn4j", "--seconds", "0.000000001", "--format", "csv");
        assertThat(run.status()).isZero();
        assertThat(rows(run).get(1)).endsWith(",dyn4j,4,,,,0,0,0,0,0,4");
        assertThat(run.err())
                .contains("dyn4j, on " + file + ": 4 not reached in 1.0E-9 s; they are included in failed");
    }

    @ParameterizedTest
    @DisabledOnOs(OS.WINDOWS)
    @CsvSource({"No space left on device,2", "Broken pipe,0"})
    void whatCannotBeWrittenIsSaidUnlessNobodyReadsIt(String reason, int status) throws IOException {
        String[] arguments = {"compare", file(FOUR), "--algorithms", "mine", "--external", MISSES};
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        OutputStream out = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(reason);
            }
        };
        PrintStream people = new PrintStream(err, true, StandardCharsets.UTF_8);
        assertThat(PolysweepProgram.run(arguments, InputStream.nullInputStream(), out, people))
                .isEqualTo(status);
        String complaint = "polysweep: cannot write the report: " + reason + "\n";
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo(status == 0 ? "" : complaint);
    }

    /** Or it would run in the background forever, as only a terminal sends a signal to all. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aSignalEndsExternalProgramsToo() throws Exception {
        try (Lifeline lifeline = new Lifeline(folder)) {
            // A shell that outlives its child says a word more.
            String program =
                    lifeline.hold() + "sleep 1000 & " + Lifeline.here("$! $$") + "wait; " + Lifeline.here("alive");
            try (Started compare = Started.toBeEndedBy(
                    Signal.TERM, "compare", file(FOUR), "--algorithms", "mine", "--external", "mine=" + program)) {
                lifeline.awaitHere();
                assertThat(compare.send(Signal.TERM)).isEqualTo(new Run(Signal.TERM.status(), "", ""));
            }
            lifeline.awaitEnd();
        }
    }

    @Test
    void helpHasAnExample() {
        Run run = Run.of("", "compare", "--help");
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("polysweep.jar compare", "--external", "max_time_error");
    }
}
