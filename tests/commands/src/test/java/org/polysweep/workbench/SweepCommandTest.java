package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers, lines, files and exit statuses of {@code sweep}. */
class SweepCommandTest {

    private static final String SHAPES = "\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[2,0,3,1]}";

    @TempDir
    private Path folder;

    private static String query(String id, String more) {
        return "{\"id\":" + id + "," + SHAPES + more + "}";
    }

    @Test
    void everyFieldIsThereInItsOrder() {
        assertThat(Run.of(query("\"q\"", ",\"moveA\":[4,0]"), "sweep").out())
                .isEqualTo("{\"id\":\"q\",\"verdict\":\"HIT\",\"enter\":0.25,\"exit\":0.75,\"normal\":[-1.0,0.0],"
                        + "\"featureA\":{\"kind\":\"EDGE\",\"index\":1},\"featureB\":{\"kind\":\"EDGE\","
                        + "\"index\":3},"
                        + "\"contact\":[[2.0,1.0],[2.0,0.0]],\"restA\":[1.0,0.0],\"restB\":[0.0,0.0],"
                        + "\"path\":\"AABB\"}\n");
        assertThat(Run.of(query("null", ""), "sweep").out())
                .isEqualTo("{\"id\":null,\"verdict\":\"MISS\",\"enter\":null,\"exit\":null,\"normal\":null,"
                        + "\"featureA\":null,\"featureB\":null,\"contact\":[],\"restA\":null,\"restB\":null,"
                        + "\"path\":\"AABB\"}\n");
        assertThat(Run.of(query("7", ",\"positionA\":[1.5,0]"), "sweep").out())
                .isEqualTo("{\"id\":7,\"verdict\":\"OVERLAP\",\"enter\":null,\"exit\":null,\"normal\":[-1.0,0.0],"
                        + "\"featureA\":null,\"featureB\":null,\"contact\":[],\"restA\":null,\"restB\":null,"
                        + "\"path\":\"AABB\",\"separation\":{\"normal\":[-1.0,0.0],\"depth\":0.5}}\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.50e3",
                "-0.0",
                "1E+400",
                "12345678901234567890123",
                "\"\\u0041\\/\\\"\\\\\"",
                "\"\"",
                "\"é😀\"",
                "null"
            })
    void theIdIsRepeatedAsItWasWritten(String id) {
        assertThat(Run.of(query(id + " ", ""), "sweep").out()).startsWith("{\"id\":" + id + ",\"verdict\"");
        assertThat(Run.of("{\"moveA\":[0],\"id\" : " + id + "}", "sweep").out())
                .startsWith("{\"id\":" + id + ",\"error\"");
    }

    @Test
    void linesEndAndBeginAsTheyLike() {
        String input = "\uFEFF" + query("1", "") + "\r\n  \t\r\n\n  " + query("2", "") + "\nx\n" + query("3", "");
        Run run = Run.of(input, "sweep", "-");
        assertThat(run.lines()).hasSize(4);
        assertThat(run.lines().get(2)).contains("line 5: column 1");
        assertThat(run.lines().get(3)).startsWith("{\"id\":3,\"verdict\"");
    }

    @Test
    void someFieldsAreIgnoredWhateverTheySay() {
        String ignored = ",\"source\":[1e999,{\"x\":1,\"x\":2}],\"note\":null,\"exact\":{\"verdict\":\"HIT\"}";
        assertThat(Run.of(query("1", ignored), "sweep").status()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"auto,AABB", "AUTO,AABB", "aabb,AABB", "polygon,POLYGON", "Reference,REFERENCE"})
    void thePathIsNamed(String path, String answered) {
        assertThat(Run.of(query("1", ""), "sweep", "--path", path).out()).endsWith("\"path\":\"" + answered + "\"}\n");
    }

    @ParameterizedTest
    @CsvSource({"0,AABB", "-0.0,AABB", "0e5,AABB", "1e-400,AABB", "1,POLYGON", "5e-324,POLYGON", "1e308,POLYGON"})
    void aRadiusIsNoBoxUnlessItIsZero(String radius, String answered) {
        String shape = "{\"radius\":" + radius + ",\"box\":[0,0,1,1]}";
        String line = "{\"a\":" + shape + ",\"b\":{\"box\":[0,0,1,1]},\"positionB\":[5,0],\"moveA\":[9,1]}";
        assertThat(Run.of(line, "sweep").out()).contains("\"path\":\"" + answered + "\"");
        assertThat(Run.of(line, "sweep", "--path", "reference").out()).contains("\"path\":\"REFERENCE\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "reference", "polygon", "aabb"})
    void aRadiusOfZeroIsNone(String path) {
        String moves = ",\"positionB\":[5,0],\"moveA\":[9,1]}";
        String plain = "{\"a\":{\"box\":[0,0,1,1]},\"b\":{\"vertices\":[[0,0],[1,0],[1,1],[0,1]]}" + moves;
        String zero =
                "{\"a\":{\"box\":[0,0,1,1],\"radius\":0},\"b\":{\"radius\":-0.0,\"vertices\":[[0,0],[1,0],[1,1],[0,1]]}"
                        + moves;
        assertThat(Run.of(zero, "sweep", "--explain", "--path", path))
                .isEqualTo(Run.of(plain, "sweep", "--explain", "--path", path));
    }

    @Test
    void ofShapesInPartsTheEarliestPairAnswersAndIsNamed() {
        String tiles =
                "{\"parts\":[{\"box\":[-9,-1,0,0]},{\"vertices\":[[5,-1],[6,-1],[6,4],[5,4]]},{\"box\":[0,-1,9,0]}]}";
        String query = "{\"id\":1,\"a\":{\"box\":[-1,0,0,1]},\"b\":" + tiles + ",\"moveA\":[DX,DY]}\n";
        Run run = Run.of(
                query.replace("DX", "2").replace("DY", "-1")
                        + query.replace("DX", "10").replace("DY", "0")
                        + query.replace("DX", "0").replace("DY", "9").replace("-1,0,0,1", "-1,1,0,2"),
                "sweep");
        assertThat(run.status()).isZero();
        // On the seam of two tiles, and toward a wall behind it.
        assertThat(run.lines().get(0))
                .contains("\"verdict\":\"HIT\"", "\"normal\":[0.0,1.0]", "\"partA\":0,\"partB\":0,");
        assertThat(run.lines().get(1))
                .contains("\"enter\":0.5,", "\"normal\":[-1.0,0.0]", "\"partA\":0,\"partB\":1,\"path\":\"AABB\"");
        assertThat(run.lines().get(2)).contains("\"verdict\":\"MISS\"", "\"partA\":null,\"partB\":null,");
        assertThat(Run.of(query.replace("DX", "2").replace("DY", "-1"), "sweep", "--explain")
                        .out())
                .contains("part 0 of A and part 0 of B answer");
    }

    @Test
    void aPathForBoxesNamesThePartThatIsNone() {
        String parts = "{\"parts\":[{\"box\":[0,0,1,1]},{\"vertices\":[[0,0],[1,0],[0,1]]}]}";
        Run run = Run.of("{\"a\":{\"box\":[0,0,1,1]},\"b\":" + parts + "}", "sweep", "--path", "aabb");
        assertThat(run.out()).contains("b.parts[1] is not an axis-aligned box");
    }

    @Test
    void anExplanationComesLast() {
        assertThat(Run.of(query("1", ""), "sweep", "--explain").out())
                .contains("\"path\":\"AABB\",\"explain\":[{\"test\":\"")
                .contains("\",\"finding\":\"")
                .endsWith("\"}]}\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "swep",
                "sweep --pth x",
                "sweep --path x",
                "sweep a b",
                "sweep missing.jsonl",
                "sweep .",
                "sweep --svg"
            })
    void badOptionsAndFilesGiveTwoAndNoTrace(String arguments) {
        Run run = Run.of("", arguments.isEmpty() ? new String[0] : arguments.split(" ", -1));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("polysweep: ").doesNotContain("\tat ", "Exception", "\u001b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "--version", "sweep --help"})
    void helpGoesToStandardOutput(String arguments) {
        Run run = Run.of("", arguments.split(" ", -1));
        assertThat(run.status()).isZero();
        assertThat(run.out()).isNotEmpty().doesNotContain("\u001b");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void oneQueryIsDrawnIntoAFile() throws IOException {
        Path file = folder.resolve("new").resolve("one.svg");
        assertThat(Run.of("\n" + query("1", "") + "\n\n", "sweep", "--svg", file.toString())
                        .status())
                .isZero();
        assertThat(file).content(StandardCharsets.UTF_8).startsWith("<svg ").endsWith("</svg>\n");
    }

    @Test
    void oneQueryIsDrawnIntoADirectory() {
        Run.of("\n" + query("1", ""), "sweep", "--svg", folder.toString());
        Run.of("\n" + query("1", ""), "sweep", "--svg", folder.resolve("new") + "/");
        assertThat(folder.resolve("2.svg")).exists();
        assertThat(folder.resolve("new").resolve("2.svg")).exists();
    }

    @Test
    void allPartsAreDrawn() throws IOException {
        Path file = folder.resolve("parts.svg");
        String line = "{\"a\":{\"parts\":[{\"box\":[0,0,1,1]},{\"vertices\":[[2,0]],\"radius\":1}]},"
                + "\"b\":{\"box\":[5,0,6,3]},"
                + "\"moveA\":[4,0]}";
        assertThat(Run.of(line, "sweep", "--svg", file.toString()).status()).isZero();
        assertThat(Files.readString(file)).contains("class=\"a other\"", " of part 1 of A hits ");
    }

    @Test
    void severalQueriesAreDrawnByTheirLines() {
        Path pictures = folder.resolve("pictures");
        String input = query("1", "") + "\n\nbad\n" + query("2", "");
        assertThat(Run.of(input, "sweep", "--svg", pictures.toString()).status())
                .isEqualTo(2);
        assertThat(pictures).isDirectoryContaining("glob:**/1.svg").isDirectoryContaining("glob:**/4.svg");
        assertThat(pictures.toFile().list()).hasSize(2);
    }

    @Test
    void severalQueriesDoNotGoIntoOneFile() {
        Path file = folder.resolve("one.svg");
        Run run = Run.of(query("1", "") + "\n" + query("2", ""), "sweep", "--svg", file.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.lines()).hasSize(2).allMatch(answer -> answer.contains("\"verdict\""));
        assertThat(run.err()).contains("name a directory").hasLineCount(1);
        assertThat(file).doesNotExist();
    }

    @Test
    void noPictureIsDrawnOverTheQueries() throws IOException {
        String queries = query("1", "") + "\n" + query("2", "") + "\n";
        Path file = Files.writeString(folder.resolve("1.svg"), queries);
        Run run = Run.of("", "sweep", file.toString(), "--svg", folder.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.lines()).isEqualTo(Run.of(queries, "sweep").lines());
        assertThat(run.err()).contains("1.svg would overwrite the queries").hasLineCount(1);
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo(queries);
    }

    @Test
    void noPictureIsDrawnOverAFileThatIsNone() throws IOException {
        Path file = Files.writeString(folder.resolve("notes.txt"), "notes");
        Run run = Run.of(query("1", ""), "sweep", "--svg", file.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .contains("notes.txt is an existing file whose name does not end in .svg, so nothing is drawn")
                .hasLineCount(1);
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo("notes");
    }

    @Test
    void aPictureDoesNotOverwriteTheQueries() throws IOException {
        Path file = Files.writeString(folder.resolve("queries.jsonl"), query("1", ""));
        assertThat(Run.of("", "sweep", file.toString(), "--svg", file.toString())
                        .status())
                .isEqualTo(2);
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo(query("1", ""));
    }

    @Test
    void aBrokenPipeIsNoMistakeAndAFullDiskIs() {
        assertThat(intoStreamThatFails("Broken pipe")).isEqualTo(new Run(0, "", ""));
        assertThat(intoStreamThatFails("No space left on device"))
                .isEqualTo(new Run(2, "", "polysweep: cannot write the answers: No space left on device\n"));
    }

    private static Run intoStreamThatFails(String message) {
        OutputStream failing = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(message);
            }
        };
        java.io.ByteArrayOutputStream err = new java.io.ByteArrayOutputStream();
        InputStream in = new java.io.ByteArrayInputStream(query("1", "").getBytes(StandardCharsets.UTF_8));
        PrintStream people = new PrintStream(err, true, StandardCharsets.UTF_8);
        int status = PolysweepProgram.run(new String[] {"sweep"}, in, failing, people);
        return new Run(status, "", err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aQueryBeyondTheLimitOfWorkIsRefusedAndTheNextOneIsAnswered() {
        String hostile = "{\"id\":1,\"a\":{\"box\":[-3,-4,3,4]},\"b\":{\"box\":[5,-9,9,9]},\"rotorToA\":[1,1]}";
        String lines = hostile + "\n" + query("2", ",\"moveA\":[4,0]");
        Run run = Run.of(lines, "sweep", "--max-work", "500");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.lines().get(0))
                .isEqualTo(
                        "{\"id\":1,\"error\":\"line 1: the exact fallback must take <= 500 operations, but needs more;"
                                + " use a greater --max-work, or numbers whose exponents are closer together\"}");
        assertThat(run.lines().get(1)).startsWith("{\"id\":2,\"verdict\":\"HIT\"");
        assertThat(Run.of(lines, "sweep", "--max-work", "1000000").out())
                .isEqualTo(Run.of(lines, "sweep").out());
        assertThat(Run.of(lines, "sweep", "--max-work", "-1").err()).contains("--max-work must be >= 0, but was -1");
    }
}
