package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polysweep.conformance.cli.CommandLine;

class ReadmeTest {

    private static final String EXAMPLES = "docs/examples";
    private static final String EXAMPLE = EXAMPLES + "/crate-on-ramp.jsonl";
    static final String ROUND = "docs/examples/round-shapes.jsonl";
    private static final String PICTURE = "crate-on-ramp.svg";

    @TempDir
    Path folder;

    private Snippets readme;

    @BeforeEach
    void read() throws Exception {
        readme = new Snippets(CommandLine.top().resolve("README.md"));
    }

    @Test
    void theMainJobAnswersAndDraws() throws Exception {
        String command = readme.after("main job");
        String run = command.substring(command.indexOf("&& ") + 3);
        assertThat(command).startsWith("./mvnw ");
        assertThat(run).startsWith("java -jar " + CommandLine.JAR.toString().replace('\\', '/') + " sweep " + EXAMPLE);

        CommandLine.Outcome outcome = runIn(folder, run);

        assertThat(outcome.status()).isZero();
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out()).isEqualTo("""
                {"id":"crate on a ramp","verdict":"HIT","enter":0.5,"exit":0.75,\
                "normal":[-0.4472135954999579,0.8944271909999159],\
                "featureA":{"kind":"VERTEX","index":1},"featureB":{"kind":"EDGE","index":2},\
                "contact":[[6.0,1.0]],"restA":[4.0,1.0],"restB":[4.0,0.0],"path":"POLYGON"}
                """);
        Path shown = CommandLine.top().resolve("docs").resolve(PICTURE);
        assertThat(folder.resolve(PICTURE)).content(StandardCharsets.UTF_8).isEqualTo(Files.readString(shown));
    }

    @Test
    void theTestCommandIsTheWrapper() {
        assertThat(readme.after("test command")).startsWith("./mvnw ").endsWith(" verify");
    }

    /** Runs {@code java -jar …} in a folder that has the examples where the project has them, which it writes into. */
    static CommandLine.Outcome runIn(Path folder, String command) throws Exception {
        Path examples = folder.resolve(EXAMPLES);
        Files.createDirectories(examples);
        try (Stream<Path> files = Files.list(CommandLine.top().resolve(EXAMPLES))) {
            for (Path example : (Iterable<Path>) files::iterator) {
                Files.copy(example, examples.resolve(example.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        String[] words = command.split(" ", -1);
        String[] arguments = Arrays.copyOfRange(words, 3, words.length);
        return CommandLine.run(CommandLine.with(List.of(), arguments).directory(folder.toFile()), "");
    }

    @Test
    void theCharacterOpensWithoutAWindow() throws Exception {
        String command = readme.after("hello");
        String run = command.substring(command.indexOf("&& ") + 3);
        assertThat(command).startsWith("./mvnw ");

        CommandLine.Outcome outcome = GettingStartedTest.runJava(run + " --headless");

        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.status()).isZero();
        assertThat(outcome.out()).endsWith("x = 23.599999999999998, y = 4.0, on a floor, coins: 1\n");
    }

    @Test
    void theFirstCharacterFallsJumpsAndWalksUpTheSlope() throws Exception {
        String program = readme.in("java").get(0);
        assertThat(program.lines().count()).isLessThan(26);
        Files.writeString(folder.resolve("Hero.java"), program);
        Matcher command = Pattern.compile("`(java -cp \"[^`]*) Hero\\.java`").matcher(readme.text());
        assertThat(command.find()).isTrue();

        CommandLine.Outcome outcome = GettingStartedTest.runJava(command.group(1) + " " + folder.resolve("Hero.java"));

        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out().lines())
                .contains("4.5, 0.0 on a floor", "7.0, 0.234375 in the air", "12.0, 2.0 on a floor")
                .last()
                .isEqualTo("19.599999999999998, 2.0 on a floor");
    }

    /** The class of the comparison for each row; the row has its name on the performance page. */
    private static final Map<String, String> CLASSES = Map.of(
            "polygons of 3 to 8 vertices", "general",
            "polygons of 64 vertices", "many-corners",
            "shapes on a grid", "grid",
            "sliding shapes", "sliding",
            "resting shapes", "resting",
            "decimal coordinates that coincide", "decimals");

    @Test
    void accuracyAndTimeAreTheFiguresOfTheirPages() throws Exception {
        List<String> rows = readme.text()
                .lines()
                .dropWhile(line -> !line.equals("<!-- comparison -->"))
                .skip(3)
                .takeWhile(line -> line.startsWith("|"))
                .toList();
        assertThat(rows).hasSameSizeAs(CLASSES.keySet()).allSatisfy(row -> {
            String name = cells(row).get(0);
            List<String> accuracy = cells(rowOf("comparison.md", CLASSES.get(name)));
            List<String> time = cells(rowOf("performance.md", "sweep, " + name));
            List<String> algorithms = cells(rowOf("comparison.md", "class"));
            assertThat(cells(row))
                    .containsExactly(
                            name,
                            accuracy.get(algorithms.indexOf("polysweep")),
                            accuracy.get(algorithms.indexOf("dyn4j")),
                            time.get(2),
                            time.get(3));
        });
        String late = Files.readAllLines(CommandLine.top().resolve("docs/comparison.md")).stream()
                .dropWhile(line -> !line.equals("<!-- benchmark: times -->"))
                .filter(line -> line.startsWith("| dyn4j |"))
                .findFirst()
                .orElseThrow();
        assertThat(readme.text()).contains(cells(late).get(1).split(" ")[0] + " % of dyn4j's times");
    }

    private static String rowOf(String page, String name) throws IOException {
        return Files.readAllLines(CommandLine.top().resolve("docs").resolve(page)).stream()
                .filter(line -> line.startsWith("| " + name + " |"))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> cells(String row) {
        return Arrays.asList(row.substring(2, row.length() - 2).split(" \\| ", -1));
    }

    @Test
    void theReadmeIsShort() {
        assertThat(readme.text().lines().count()).isLessThanOrEqualTo(110);
    }
}
