package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.trials.Trials;

/** {@code validate} with the paths of the library: files, generators, sums, options that are wrong. */
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class ValidateCommandTest {

    private static final String BAD = "{\"a\":{\"vertices\":[[0,0],[1,0],[\"x\",1]]},\"b\":{\"box\":[0,0,1,1]}}";

    private static final String TRIANGLE = "{\"a\":{\"vertices\":[[0,0],[1,0],[0,1]]},\"b\":{\"box\":[0,0,1,1]}}";

    @TempDir
    private Path folder;

    private static String line(double x, double d) {
        return "{\"id\":\"q\",\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[0,0,1,1]},\"positionB\":[" + x
                + ",0],\"moveA\":[" + d + ",0]}";
    }

    /** A HIT, a MISS, an OVERLAP, a TOUCH. */
    private static final List<String> FOUR = List.of(line(2, 3), line(2, 0.5), line(0.5, 1), line(2, 1));

    private String file(String name, List<String> lines) throws IOException {
        String text = lines.stream().map(line -> line + "\n").collect(Collectors.joining());
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void theObjectIsThatOfTheContract() throws IOException {
        String file = file("four.jsonl", FOUR);
        Run run = Run.of("", "validate", file, "--json");
        assertThat(run).isEqualTo(new Run(0, """
                {"queries":4,"skipped":0,"agreements":4,"late_within_tolerance":0,\
                "verdicts":{"HIT":1,"TOUCH":1,"OVERLAP":1,"MISS":1},"findings":{},"seeds":null,"hash":"HASH",\
                "classes":[{"class":"FILE","queries":4,"skipped":0,"agreements":4,"late_within_tolerance":0,\
                "verdicts":{"HIT":1,"TOUCH":1,"OVERLAP":1,"MISS":1},"findings":{}}],"complete":true}
                """.replace("HASH", hash(FOUR)).replace("FILE", file), ""));
    }

    /** By the words of docs/validating.md, from what {@code sweep} prints. */
    private static String hash(List<String> written) {
        List<String> queries = written.stream()
                .map(query -> query.replace("\"id\":\"q\",", "").replace(".0,", ","))
                .toList();
        List<String> answers = Run.of(String.join("\n", queries), "sweep").lines();
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < queries.size(); i++) {
            byte[] lines = (queries.get(i) + "\n" + answers.get(i) + "\n").getBytes(StandardCharsets.UTF_8);
            sum = sum.add(new BigInteger(1, Arrays.copyOf(sha256().digest(lines), 16)));
        }
        return String.format(Locale.ROOT, "%032x", sum.mod(BigInteger.ONE.shiftLeft(128)));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void theHashDependsOnTheAnswersAndNotOnTheirOrder() throws IOException {
        List<String> turned = new ArrayList<>(FOUR);
        Collections.reverse(turned);
        String hash = hash(FOUR);
        assertThat(Run.of("", "validate", file("turned", turned), "--json").out())
                .contains(hash);
        assertThat(Run.of("", "validate", file("three", FOUR.subList(0, 3)), "--json")
                        .out())
                .doesNotContain(hash);
        // The polygon path says that it was the polygon path.
        assertThat(Run.of("", "validate", file("four", FOUR), "--against", "polygon", "--json")
                        .out())
                .doesNotContain(hash);
    }

    /** From before there was one. */
    @Test
    void aSumWithATallyWithoutAHashHasNone() throws IOException {
        String old = Files.readString(Path.of(tally("a", "1"))).strip().replaceAll(",\"hash\":\"[0-9a-f]{32}\"", "");
        Run run = Run.of("", "validate", "--merge", file("old", List.of(old)), tally("b", "2"), "--json");
        assertThat(run.out())
                .contains("\"seeds\":[1,2],\"hash\":null,\"classes\":[")
                .endsWith(",\"complete\":true}\n");
    }

    @ParameterizedTest
    @CsvSource({"aabb,4,1", "polygon,5,0"})
    void whatIsNotTwoBoxesIsSkippedAndCounted(String path, int queries, int skipped) throws IOException {
        List<String> five = Stream.concat(FOUR.stream(), Stream.of(TRIANGLE)).toList();
        Run run = Run.of("", "validate", file("five.jsonl", five), "--against", path, "--strict", "--json");
        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("{\"queries\":" + queries + ",\"skipped\":" + skipped + ",");
    }

    /** Two circles, a rounded box against a box with the radius 0, which is none, and two boxes with the radius 0. */
    private static final List<String> ROUND = List.of(
            "{\"a\":{\"vertices\":[[0,0]],\"radius\":2},\"b\":{\"vertices\":[[10,3]],\"radius\":3},\"moveA\":[10,0]}",
            "{\"a\":{\"box\":[0,0,1,1],\"radius\":0.5},\"b\":{\"box\":[0,0,1,1],\"radius\":0},\"positionB\":[3,0],"
                    + "\"moveA\":[1.5,0]}",
            "{\"a\":{\"box\":[0,0,1,1],\"radius\":0},\"b\":{\"radius\":-0.0,\"box\":[0,0,1,1]},\"positionB\":[3,0],"
                    + "\"moveA\":[4,0]}");

    @ParameterizedTest
    @CsvSource({"aabb,1,2", "polygon,3,0"})
    void radiiAreJudgedAndNoBoxes(String path, int queries, int skipped) throws IOException {
        Run run = Run.of("", "validate", file("round.jsonl", ROUND), "--against", path, "--strict", "--json");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .startsWith("{\"queries\":" + queries + ",\"skipped\":" + skipped + ",\"agreements\":" + queries + ",");
    }

    @ParameterizedTest
    @CsvSource({"aabb,1,3", "polygon,4,0"})
    void partsAreJudgedAndAreNoTwoBoxes(String path, int queries, int skipped) throws IOException {
        String tiles = "{\"parts\":[{\"box\":[0,-1,1,0]},{\"box\":[1,-1,2,0]}]}";
        String file = file(
                "parts.jsonl",
                List.of(
                        "{\"a\":{\"box\":[0,0,1,1]},\"b\":" + tiles + ",\"moveA\":[2,-1]}",
                        "{\"a\":" + tiles + ",\"b\":{\"parts\":[{\"vertices\":[[9,3]],\"radius\":2}]},\"moveA\":[9,3]}",
                        "{\"a\":" + tiles + ",\"b\":" + tiles + "}",
                        "{\"a\":{\"parts\":[{\"box\":[0,0,1,1]}]},\"b\":{\"box\":[2,0,3,1]},\"moveA\":[3,0]}"));
        Run run = Run.of("", "validate", file, "--against", path, "--strict", "--json");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .startsWith("{\"queries\":" + queries + ",\"skipped\":" + skipped + ",\"agreements\":" + queries + ",");
    }

    @Test
    void everyClassInPartsIsAnsweredExactly() {
        int count = Trials.times(400);
        Run run = Run.of(
                "",
                "validate",
                "--generate",
                "parts-tiles,parts-chains,parts-grid,parts-stars",
                "--count",
                String.valueOf(count),
                "--against",
                "polygon",
                "--strict",
                "--json");
        assertThat(run.out())
                .startsWith("{\"queries\":" + 4 * count + ",\"skipped\":0,\"agreements\":" + 4 * count + ",")
                .contains("\"findings\":{},\"seeds\":[1,1],\"hash\":\"");
    }

    @Test
    void everyClassWithRadiiIsAnsweredExactly() {
        String classes = "round-circles,round-capsules,round-polygons,round-grid,round-tangent,round-huge,round-tiny";
        int count = Trials.times(400);
        Run run = Run.of(
                "",
                "validate",
                "--generate",
                classes,
                "--count",
                String.valueOf(count),
                "--against",
                "polygon",
                "--strict",
                "--json");
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .startsWith("{\"queries\":" + 7 * count + ",\"skipped\":0,\"agreements\":" + 7 * count + ",")
                .contains("\"findings\":{}");
        Run boxes = Run.of("", "validate", "--generate", "round-grid", "--count", "50");
        assertThat(boxes.err()).contains("all 50 queries were skipped");
    }

    /** A box is a box however it is given: clockwise, with a vertex twice, with one along an edge. */
    @Test
    void aPolygonThatIsABoxIsABox() {
        String box = "{\"vertices\":[[0,0],[0,1],[0,1],[1,1],[1,0.5],[1,0]]}";
        Run run = Run.of("{\"a\":" + box + ",\"b\":" + box + ",\"positionB\":[1,0]}", "validate", "--json");
        assertThat(run.out()).startsWith("{\"queries\":1,\"skipped\":0,\"agreements\":1");
    }

    /** A nightly job that judges nothing must not look as if all were well. */
    @Test
    void aRunInWhichEverythingIsSkippedIsBad() {
        Run run = Run.of("", "validate", "--generate", "polygons", "--count", "20");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).contains("polygons ");
        assertThat(run.err())
                .contains(
                        "nothing was judged: all 20 queries were skipped, because the algorithm aabb accepts only"
                                + " two boxes",
                        "--against polygon");
        Run one = Run.of(TRIANGLE, "validate", "-");
        assertThat(one.status()).isEqualTo(2);
        assertThat(one.err()).contains("nothing was judged: the only query was skipped");
    }

    @ParameterizedTest
    @CsvSource({"-", "none"})
    void standardInputIsAFile(String name) {
        String[] arguments = name.equals("-") ? new String[] {"validate", "-"} : new String[] {"validate"};
        Run run = Run.of(String.join("\n", FOUR), arguments);
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines().get(1)).startsWith("standard input").contains(" 25.0 %");
    }

    @Test
    void badLinesAreNamedAndTheOthersValidated() throws IOException {
        String file = file("bad.jsonl", List.of(line(2, 3), "", "nonsense", BAD, line(2, 0.5)));
        Run run = Run.of("", "validate", file, "--json");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).startsWith("{\"queries\":2,\"skipped\":0,\"agreements\":2");
        assertThat(run.err())
                .contains(file + ", line 3: column 1: not JSON")
                .contains(file + ", line 4: a.vertices[2][0] must be a number, but was the string \"x\";")
                .contains("2 lines were refused");
    }

    @Test
    void aHundredBadLinesAreNamedAndTheRestCounted() throws IOException {
        Run run = Run.of("", "validate", file("bad.jsonl", Collections.nCopies(150, "nonsense")));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(102).contains("further lines", "150 lines were refused");
    }

    @Test
    void aFileThatIsMissingOrEmptyIsNamed() throws IOException {
        assertThat(Run.of("", "validate", "missing.jsonl"))
                .isEqualTo(
                        new Run(2, "", "polysweep: cannot read missing.jsonl: there is no such file or directory\n"));
        Run run = Run.of("", "validate", file("empty.jsonl", List.of()));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("empty.jsonl has no query; name a FILE with one query per line");
    }

    @Test
    void withoutArgumentsAndInputItSaysWhereQueriesAreFrom() {
        Run run = Run.of("", "validate");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .contains("standard input has no query; name a FILE", "--generate tiles,bullets-boxes")
                .hasLineCount(1);
    }

    /** Or it would wait for somebody who waits for it. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void atATerminalItAsksWhichQueries() throws Exception {
        Path terminal = Path.of("/usr/bin/script");
        assumeTrue(Files.isExecutable(terminal), "there is no program that makes a terminal");
        try (Started started = Started.atTerminal(terminal, "validate")) {
            Run run = started.await();
            assertThat(run.out())
                    .contains("FILE or --generate must be given; name a FILE", "--generate tiles,bullets-boxes'");
            assertThat(run.status()).isEqualTo(2);
        }
    }

    @Test
    void everyClassIsAnsweredRightStrictlyAndToTheLastBit() {
        String count = String.valueOf(Trials.times(80));
        for (String path : List.of("aabb", "polygon")) {
            Run run = Run.of(
                    "", "validate", "--generate", "all", "--count", count, "--against", path, "--strict", "--json");
            assertThat(run.out()).contains("\"findings\":{}");
            assertThat(run.status()).isZero();
        }
    }

    /** So a class that never hits is seen. */
    @Test
    void theTableHasTheShareOfEachVerdictInEachClass() {
        Run run = Run.of("", "validate", "--generate", "sliding-boxes,boxes", "--count", "300", "--seed", "7");
        assertThat(run.status()).isZero();
        assertThat(run.lines()).hasSize(4);
        assertThat(run.lines().get(0).trim().split(" +", -1))
                .containsExactly(
                        "queries", "skipped", "agreements", "late", "HIT", "TOUCH", "OVERLAP", "MISS", "findings");
        assertThat(run.lines().get(1)).matches("sliding-boxes +300 +0 +300 +0 +- +[0-9.]+ % +- +[0-9.]+ % +0");
        assertThat(run.lines().get(3)).startsWith("all ").contains(" 600 ");
    }

    @Test
    void tenThousandQueriesOfSeedOneAreTheDefault() {
        String[] plain = {"validate", "--generate", "tiles", "--json"};
        String[] written = {"validate", "--generate", "tiles", "--json", "--seed", "1..1", "--count", "10000"};
        Run run = Run.of("", plain);
        assertThat(run.out()).startsWith("{\"queries\":10000,").contains(",\"seeds\":[1,1],\"hash\":\"");
        assertThat(run).isEqualTo(Run.of("", written));
    }

    @Test
    void theTallyDoesNotDependOnThreads() {
        String count = String.valueOf(Trials.times(40));
        String[] arguments = {
            "validate", "--generate", "all", "--count", count, "--seed", "-3..4", "--json", "--threads", "x"
        };
        List<Run> runs = new ArrayList<>();
        for (String threads : List.of("1", "2", "5")) {
            arguments[arguments.length - 1] = threads;
            runs.add(Run.of("", arguments));
        }
        assertThat(runs.get(0).status()).isZero();
        assertThat(runs).containsOnly(runs.get(0));
    }

    private String tally(String name, String seeds) throws IOException {
        Run run = Run.of(
                "",
                "validate",
                "--generate",
                "tiles,sliding",
                "--against",
                "polygon",
                "--seed",
                seeds,
                "--count",
                "50",
                "--json");
        return file(name, run.lines());
    }

    @Test
    void talliesOfDisjointSeedsAddUp() throws IOException {
        String all = Files.readString(Path.of(tally("all", "1..6")));
        Run run = Run.of("", "validate", "--merge", tally("c", "6"), tally("a", "1..3"), tally("b", "4..5"), "--json");
        assertThat(run).isEqualTo(new Run(0, all, ""));
        assertThat(Run.of("", "validate", "--merge", tally("a", "1..3")).out()).contains("all ", " 300 ");
    }

    @Test
    void talliesInOneFileAddUpLineByLine() throws IOException {
        String both = Files.readString(Path.of(tally("a", "1..3"))) + Files.readString(Path.of(tally("b", "4..5")));
        String file = file("both", both.lines().toList());
        assertThat(Run.of("", "validate", "--merge", file, "--json"))
                .isEqualTo(Run.of("", "validate", "--merge", tally("a", "1..3"), tally("b", "4..5"), "--json"));
        Run glued = Run.of("", "validate", "--merge", file("glued", List.of(both.replace("\n", ""))));
        assertThat(glued.status()).isEqualTo(2);
        assertThat(glued.err())
                .contains("a line must be one tally, but this one continues after it; write one tally per line");
    }

    @Test
    void seedsWithAGapBetweenThemAreNoRange() throws IOException {
        Run run = Run.of("", "validate", "--merge", tally("a", "1..3"), tally("b", "5"), "--json");
        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("{\"queries\":400,").contains("\"seeds\":null,\"hash\":\"");
    }

    /** A tally does not say its class, so it may be right. */
    @Test
    void seedsThatOverlapAreTold() throws IOException {
        Run run = Run.of("", "validate", "--merge", tally("a", "1..3"), tally("b", "3..4"), "--json");
        assertThat(run.status()).isZero();
        assertThat(run.err()).contains("seeds 3..4 of ", "1..3 of ", "overlap").hasLineCount(1);
        assertThat(run.out()).contains("\"seeds\":[1,4],\"hash\":\"");
    }

    private static String found(int count, String smallest) {
        return "{\"queries\":9,\"skipped\":1,\"agreements\":5,\"late_within_tolerance\":1,"
                + "\"verdicts\":{\"HIT\":9,\"TOUCH\":0,\"OVERLAP\":0,\"MISS\":0},\"findings\":{\"late\":{\"count\":"
                + count
                + ",\"smallest\":" + smallest
                + ",\"answer\":{\"enter\":0.30000000000000004},\"exact\":{\"enter\":0.3}}},"
                + "\"seeds\":null}";
    }

    @Test
    void theSmallestOfTheSmallestIsKept() throws IOException {
        String small = "{\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[0,0,1,1]},\"moveA\":[2,0]}";
        String large = "{\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[0,0,1,1]},\"moveA\":[2.5,0.125]}";
        Run run = Run.of(
                "",
                "validate",
                "--merge",
                file("one", List.of(found(3, large))),
                file("other", List.of(found(3, small))),
                "--json");
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out())
                .contains("\"findings\":{\"late\":{\"count\":6,\"smallest\":" + small
                        + ",\"answer\":{\"enter\":0.30000000000000004},\"exact\":{\"enter\":0.3}}}");
        assertThat(run.out())
                .startsWith("{\"queries\":18,\"skipped\":2,\"agreements\":10,\"late_within_tolerance\":2,"
                        + "\"verdicts\":{\"HIT\":18,");
    }

    /** It belongs to the smallest query; older tallies have none. */
    @Test
    void whereTheSmallestIsFromIsKept() throws IOException {
        String small = "{\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[0,0,1,1]},\"moveA\":[2,0]}";
        String large = "{\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[0,0,1,1]},\"moveA\":[2.5,0.125]}";
        String[] arguments = {
            "validate",
            "--merge",
            file("one", List.of(found(3, large).replace("\"exact\"", "\"from\":\"there\",\"exact\""))),
            file("other", List.of(found(3, small).replace("\"exact\"", "\"from\":\"a \\\"here\\\"\",\"exact\""))),
        };
        assertThat(Run.of("", arguments).out()).contains("  from   a \"here\"\n");
        String[] asJson = Arrays.copyOf(arguments, 5);
        asJson[4] = "--json";
        assertThat(Run.of("", asJson).out()).contains("\"exact\":{\"enter\":0.3},\"from\":\"a \\\"here\\\"\"}");
    }

    /** A tally in which one field is wrong, or the text itself. */
    private static String spoiled(String text) {
        String good = found(1, "null");
        String value = text.replaceAll("^[A-Z]+", "");
        return switch (text.substring(0, text.length() - value.length())) {
            case "HASH" -> good.replace("\"seeds\"", "\"hash\":" + value + ",\"seeds\"");
            case "SEEDS" -> good.replace("\"seeds\":null", "\"seeds\":" + value);
            case "LATER" -> good.replace("\"late\"", "\"" + value + "\"");
            case "SUM" -> good.replace("\"HIT\":9", "\"HIT\":" + value);
            case "FOUND" -> found(Integer.parseInt(value), "null");
            default -> text;
        };
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            nonsense                         | not JSON
            {"queries":1e99999999999}        | the tally has a number whose exponent is too large
            HASH7                            | hash must be 32 hexadecimal digits or null, but was 7
            HASH"F0"                         | hash must be 32 hexadecimal digits or null, but was "F0"
            SEEDS[1,2,3]                     | seeds must be [from,to] or null, but was [1,2,3]
            []                               | queries is missing; a tally is what 'validate --json' prints
            {"queries":1}                    | skipped is missing
            FOUND-1                          | findings.late.count must be a whole number >= 0, but was -1
            QUERY{"a":1}                     | findings.late.smallest: a must be an object with "vertices", "box" or "parts", but was the number 1
            QUERY7                           | findings.late.smallest must be a query, but was 7
            LATERsoon                        | findings.soon is not a known kind of finding
            SUM8                             | verdicts must add up to queries, 9, but add up to 8
            ''                               | the file has no tally; 'validate --json' writes one
            """)
    void whatIsNoTallyIsNamedAndNothingAddedUp(String text, String reason) throws IOException {
        String bad = text.startsWith("QUERY") ? found(1, text.substring(5)) : spoiled(text);
        Run run = Run.of("", "validate", "--merge", tally("a", "1"), file("bad", List.of(bad)));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("cannot merge ", "bad: ", reason, "; nothing was added up\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            validate --generate boxen              | --generate must name known classes, but was 'boxen'; known are KNOWN
            validate --generate=                   | --generate must be one or more names of classes, separated by commas, but was ''; known are KNOWN
            validate --generate boxes,             | --generate must be one or more names of classes, separated by commas, but was 'boxes,'; known are KNOWN
            validate --generate boxes,,tiles       | --generate must be one or more names of classes, separated by commas, but was 'boxes,,tiles'; known are KNOWN
            validate --generate boxes,boxen,tiles  | --generate must name known classes, but was 'boxen'; known are KNOWN
            validate --generate boxes,tiles,boxes  | --generate must name each class once, but names boxes twice; for more queries of a class, use --count
            validate --generate tiles --generate tiles | --generate must name each class once, but names tiles twice; for more queries of a class, use --count
            validate --generate all,tiles          | --generate must name each class once, but names tiles twice; for more queries of a class, use --count
            validate --generate boxes x            | --generate must not be given with a FILE, but there is x; leave out one of them
            validate x y                           | FILE must be one file, but there are 2; to add up tallies, use --merge
            validate x --seed 3                    | --seed must be given with --generate; name a class, or leave out --seed
            validate x --count 3                   | --count must be given with --generate; name a class, or leave out --count
            validate --generate boxes --seed 2..1  | --seed must be FROM..TO with FROM <= TO, such as 1..10, or one whole number, with at most 18 digits each, but was '2..1'
            validate --generate boxes --seed 1-3   | --seed must be FROM..TO with FROM <= TO, such as 1..10, or one whole number, with at most 18 digits each, but was '1-3'
            validate --generate boxes --count 0    | --count must be a whole number from 1 to 9223372036854775807, but was '0'
            validate --generate boxes --count 1e6  | --count must be a whole number from 1 to 9223372036854775807, but was '1e6'
            validate --generate boxes --count 9000000000000000000 --seed 1..9 | --seed, --count and --generate must ask for at most 9223372036854775807 queries, but were '1..9', '9000000000000000000' and 1 class; use fewer seeds or a smaller count
            validate x --against reference         | --against must be aabb, polygon or NAME=COMMAND, but was 'reference'
            validate x --against =cat              | --against must be aabb, polygon or NAME=COMMAND, but was '=cat'
            validate x --against m=                | --against must be aabb, polygon or NAME=COMMAND, but was 'm='
            validate x --policy open               | --policy must be half-open, closed or any, but was 'open'
            validate x --touching never            | --touching must be exclusive or inclusive, but was 'never'
            validate x --times exact               | --times must be nearest or tolerance, but was 'exact'
            validate x --policy any --touching inclusive | --touching must not be given with --policy any, where it has no effect; leave out one of them
            validate x --strict --policy closed    | --policy must not be given with --strict, where it has no effect; leave out one of them
            validate x --strict --touching inclusive | --touching must not be given with --strict, where it has no effect; leave out one of them
            validate x --tolerance -1              | --tolerance must be a whole number from 0 to 2147483647, but was '-1'
            validate x --tolerance 0.5             | --tolerance must be a whole number from 0 to 2147483647, but was '0.5'
            validate x --timeout 0                 | --timeout must be a number of seconds > 0 and <= 1000000, but was '0'
            validate x --timeout NaN               | --timeout must be a number of seconds > 0 and <= 1000000, but was 'NaN'
            validate x --timeout soon              | --timeout must be a number of seconds > 0 and <= 1000000, but was 'soon'
            validate x --threads 0                 | --threads must be a whole number from 1 to 1024, but was '0'
            validate x --threads many              | --threads must be a whole number from 1 to 1024, but was 'many'
            validate x --checkpoint y              | --checkpoint must not be given with a FILE: a run can only be resumed if its queries are generated; leave out one of them
            validate --generate boxes --resume     | --resume must be given with --checkpoint; name the FILE to continue from
            validate --merge                       | FILE must be given with --merge; name one or more files that 'validate --json' wrote
            validate --merge x x                   | FILE must be named once with --merge, but x is named twice; its counts would be added twice
            validate --merge x --against aabb      | --against must not be given with --merge, which adds up existing tallies; leave it out
            validate x --tolerate 3                | Unknown option: '--tolerate'
            """)
    void badOptionsSayWhatToDo(String arguments, String message) {
        String known = "all, doubles, floats, boxes, turned-boxes";
        Run run = Run.of("", arguments.split(" ", -1));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("polysweep: " + message.replace("KNOWN", known))
                .endsWith("\n'polysweep validate --help' shows the usage.\n");
    }

    @Test
    void helpHasExamplesClassesAndKinds() {
        Run run = Run.of("", "validate", "--help");
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains("polysweep.jar validate --generate tiles,bullets-boxes", "docs/examples/swept_aabb.py")
                .contains("corner-to-corner-boxes", "false_hit", "wrong_normal", "1   done, with findings", "10000 by");
    }

    /** Somebody types queries, and sees what came of them. */
    @ParameterizedTest
    @DisabledOnOs(OS.WINDOWS)
    @EnumSource
    void aSignalPrintsTheTallySoFar(Signal signal) throws Exception {
        try (Started validate = Started.toBeEndedBy(signal, "validate", "--threads", "1", "--json")) {
            Run run = validate.say(line(2, 3)).sayUntilAllIsRead().send(signal);
            assertThat(run.out())
                    .matches("\\{\"queries\":1,\"skipped\":0,\"agreements\":1,.*\"findings\":\\{\\},\"seeds\":null,"
                            + "\"hash\":\"[0-9a-f]{32}\",\"classes\":\\[.*\\],\"complete\":false\\}\n");
            assertThat(run.err()).contains("interrupted; the tally covers the queries so far");
            assertThat(run.status()).isEqualTo(signal.status());
        }
    }
}
