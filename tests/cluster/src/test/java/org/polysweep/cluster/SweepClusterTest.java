package org.polysweep.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** {@code sweep} on Spark within this process: the output equals the output of the plain command. */
class SweepClusterTest {

    /** Ids as they come, blank lines, every kind of answer, and lines that are none. */
    private static final List<String> LINES = List.of(
            "\uFEFF{\"id\":\"q1\",\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[2,0,3,1]},\"moveA\":[4,0]}",
            "{\"id\":1.50e3,\"a\":{\"vertices\":[[0,0],[1,0],[0,1]]},\"b\":{\"box\":[0.5,0,3,1]}}\r",
            "",
            "  \t\r",
            "nonsense",
            "{\"id\":\"\\u0041\\/é😀\",\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[5,5,6,6]}}",
            "{\"id\":12345678901234567890123,\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[1,0,2,1]}}",
            "{\"id\":7,\"a\":{\"vertices\":[[0,0],[1,0],[\"x\",1]]},\"b\":{\"box\":[0,0,1,1]}}",
            "{\"a\":{\"box\":[-3,-4,3,4]},\"b\":{\"box\":[5,-9,9,9]},\"rotorA\":[1,0],\"rotorToA\":[1,1]}",
            "{\"id\":null,\"a\":{\"parts\":[{\"box\":[0,0,1,1]},{\"vertices\":[[3,0]],\"radius\":1}]},"
                    + "\"b\":{\"box\":[9,0,10,1]},\"moveA\":[20,0]}",
            "{\"id\":\"last\",\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[2,0,3,1]},\"mvoeA\":[4,0]}");

    @TempDir
    private Path folder;

    private Path queries;

    @BeforeEach
    void write() throws IOException {
        queries = Files.createDirectory(folder.resolve("queries"));
        Files.writeString(queries.resolve("a.jsonl"), String.join("\n", LINES));
        // Bytes that are no UTF-8, and an end of its own.
        byte[] bad = "{\"id\":\"X\"}\n\n{\"id\":2,\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[2,0,3,1]}}\n"
                .getBytes(StandardCharsets.UTF_8);
        bad[7] = (byte) 0xFF;
        Files.write(queries.resolve("b.jsonl"), bad);
        Files.writeString(queries.resolve("c.jsonl"), "");
        Files.writeString(queries.resolve("_hidden"), "no query");
    }

    private Run sweep(Path input, String output, String... more) {
        String[] words = {"sweep", input.toString(), folder.resolve(output).toString(), "--master", "local[2]"};
        return Run.cluster(Stream.concat(Stream.of(words), Stream.of(more)).toArray(String[]::new));
    }

    private List<Path> parts(String output) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve(output))) {
            return files.filter(file -> file.getFileName().toString().startsWith("part-"))
                    .sorted()
                    .toList();
        }
    }

    private String answers(String output) throws IOException {
        StringBuilder all = new StringBuilder();
        for (Path part : parts(output)) {
            all.append(Files.readString(part));
        }
        return all.toString();
    }

    private String plain() {
        return Stream.of("a.jsonl", "b.jsonl", "c.jsonl")
                .map(name ->
                        Run.plain("", "sweep", queries.resolve(name).toString()).out())
                .reduce("", String::concat);
    }

    /** With 60, a line is longer than a part. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "7", "60"})
    void linesAreAnsweredAsByThePlainCommandByteForByte(String partitions) throws IOException {
        Run run = sweep(queries, "answers", "--partitions", partitions);
        assertThat(run.err()).isEqualTo("polysweep: 4 of 11 queries were refused; see the \"error\" answers\n");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(answers("answers")).isEqualTo(plain());
        assertThat(folder.resolve("answers").resolve("_SUCCESS")).exists();
    }

    @Test
    void partsThatAreFinishedStay() throws IOException {
        assertThat(sweep(queries, "answers", "--partitions", "3").status()).isEqualTo(2);
        assertThat(sweep(queries, "answers", "--partitions", "3").err())
                .contains("must be new or empty, but already has a run in it; use --resume to continue it");
        Path kept = folder.resolve("answers").resolve("_polysweep");
        // Of what is lost, only that is made again which is not known to be finished.
        Files.delete(kept.resolve("part-0"));
        Files.delete(kept.resolve(".part-0.crc"));
        Path first = parts("answers").get(0);
        Path second = parts("answers").get(1);
        Files.delete(first);
        Files.writeString(second, "kept\n");
        Run resumed = sweep(queries, "answers", "--partitions", "3", "--resume");
        assertThat(resumed.err()).contains("4 of 11 queries");
        assertThat(first).exists();
        assertThat(second).content(StandardCharsets.UTF_8).isEqualTo("kept\n");
        Files.writeString(queries.resolve("c.jsonl"), "\n");
        assertThat(sweep(queries, "answers", "--partitions", "3", "--resume").err())
                .contains("must be new, empty, or begun with the same options and files, but was begun with others");
        Files.createDirectory(folder.resolve("other"));
        Files.writeString(folder.resolve("other").resolve("mine"), "");
        assertThat(sweep(queries, "other").err())
                .contains("must be new or empty, but was not begun by a sweep; name another directory");
    }

    private static SparkSession spark() {
        return SparkSession.builder()
                .master("local[2]")
                .config("spark.ui.enabled", false)
                .config("spark.driver.host", "127.0.0.1")
                .getOrCreate();
    }

    private static final String SHAPE = "struct<vertices:array<array<double>>,box:array<double>,radius:double>";

    private static final String COLUMNS = "id string, a " + SHAPE + ", b struct<vertices:array<array<double>>,"
            + "box:array<double>,radius:double,parts:array<" + SHAPE
            + ">>, positionA array<double>, moveA array<double>,"
            + " rotorA array<double>, rotorToA array<double>, note string";

    private static final List<String> ROWS = List.of(
            "{\"id\":\"one \\\"1\\\"\",\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[2,0,3,1]},\"moveA\":[4,0],"
                    + "\"note\":\"n\"}",
            "{\"id\":\"bad\",\"a\":{\"vertices\":[[0,0],[1,0],[0.5,-0.0],[1]]},\"b\":{\"box\":[2,0,3,1]}}",
            "{\"a\":{\"vertices\":[[0.1,0.2],[1e-300,5e-324],[0,1.7976931348623157E308]]},\"b\":{\"box\":[0.5,0,3,1]}}",
            "{\"id\":\"p\",\"a\":{\"vertices\":[[0,0]],\"radius\":0.3},\"b\":{\"parts\":[{\"box\":[2,0,3,1]},"
                    + "{\"vertices\":[[9,9]],\"radius\":1}]},\"positionA\":[0.7,0.1],\"moveA\":[9,9]}",
            "{\"id\":\"t\",\"a\":{\"box\":[-3,-4,3,4]},\"b\":{\"box\":[5,-9,9,9]},\"rotorA\":[1,0],"
                    + "\"rotorToA\":[1,1]}");

    /** Also in parts that begin within a file. */
    @Test
    void parquetIsAnsweredAsTheSameQueriesInLines() throws IOException {
        Path rows = folder.resolve("rows");
        try (SparkSession spark = spark()) {
            Files.writeString(folder.resolve("rows.jsonl"), String.join("\n", ROWS) + "\n");
            Dataset<Row> table = spark.read()
                    .schema(COLUMNS)
                    .json(folder.resolve("rows.jsonl").toString());
            table.coalesce(1).write().parquet(rows.toString());
        }
        String plain = Run.plain("", "sweep", folder.resolve("rows.jsonl").toString())
                .out()
                .replace("\"line 2:", "\"row 2:");
        assertThat(plain).contains("\"row 2: a.vertices[3]", "MISS", "restRotorA", "partB");
        for (String partitions : List.of("1", "5")) {
            Run run = sweep(rows, "answers" + partitions, "--partitions", partitions);
            assertThat(run.err()).isEqualTo("polysweep: 1 of 5 queries was refused; see the \"error\" answers\n");
            assertThat(run.status()).isEqualTo(2);
            assertThat(answers("answers" + partitions)).isEqualTo(plain);
        }
    }

    /** A download that broke off, a file of another kind, and one that is damaged in the middle. */
    @Test
    void parquetThatIsNotWholeIsNamedInOneLine() throws IOException {
        Path rows = folder.resolve("rows");
        try (SparkSession spark = spark()) {
            spark.range(1000).write().parquet(rows.toString());
        }
        Path whole;
        try (Stream<Path> files = Files.list(rows)) {
            whole = files.filter(file -> file.toString().endsWith(".parquet"))
                    .findFirst()
                    .orElseThrow();
        }
        byte[] bytes = Files.readAllBytes(whole);
        byte[] damaged = bytes.clone();
        Arrays.fill(damaged, damaged.length - 200, damaged.length - 8, (byte) 0x5A);
        byte[] page = bytes.clone();
        Arrays.fill(page, 4, 100, (byte) 0x5A);
        Map<String, byte[]> bad = Map.of(
                "cut",
                Arrays.copyOf(bytes, bytes.length - 100),
                "other",
                "PAR1, but text".getBytes(StandardCharsets.UTF_8),
                "empty",
                new byte[0],
                "damaged",
                damaged,
                "page",
                page);
        for (Map.Entry<String, byte[]> file : bad.entrySet()) {
            Path path = folder.resolve(file.getKey() + ".parquet");
            Files.write(path, file.getValue());
            Run run = sweep(path, "answers-" + file.getKey());
            assertThat(run.status()).as(file.getKey()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            String reason = Set.of("damaged", "page").contains(file.getKey())
                    ? "polysweep: cannot sweep: "
                    : "polysweep: cannot read " + path + ": " + path.getFileName()
                            + " must be a whole Parquet file, but does not end with PAR1; it may be truncated\n";
            assertThat(run.err()).startsWith(reason).hasLineCount(1);
        }
    }

    /** Every field, to the bit; what is null or not there in JSON is null. */
    @Test
    void answersInParquetAreThoseInJson() throws IOException {
        assertThat(sweep(queries, "table", "--format", "parquet", "--partitions", "4")
                        .status())
                .isEqualTo(2);
        List<String> lines = plain().lines().toList();
        try (SparkSession spark = spark()) {
            Row[] rows = (Row[]) spark.read()
                    .parquet(folder.resolve("table").toString())
                    .selectExpr("*", "_metadata.file_name as f", "_metadata.row_index as r")
                    .orderBy("f", "r")
                    .drop("f", "r")
                    .collect();
            assertThat(rows).hasSize(lines.size());
            for (int i = 0; i < rows.length; i++) {
                ObjectNode json = (ObjectNode) JsonMapper.shared().readTree(lines.get(i));
                String id = lines.get(i).replaceAll("^\\{\"id\":(.*?),\"(verdict|error)\":.*", "$1");
                assertThat((String) rows[i].getAs("id")).isEqualTo(id.equals("null") ? null : id);
                json.remove("id");
                ObjectNode table = (ObjectNode) JsonMapper.shared().readTree(RowJson.of(rows[i], rows[i].size()));
                table.remove("id");
                assertThat(table).isEqualTo(withoutNulls(json));
            }
        }
    }

    private static JsonNode withoutNulls(ObjectNode json) {
        List<String> names = List.copyOf(json.propertyNames());
        names.stream().filter(name -> json.path(name).isNull()).forEach(json::remove);
        return json;
    }
}
