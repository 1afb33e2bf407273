package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
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

    /** Accuracy and time are those of the last run of the comparison. */
    @Test
    void theTableIsThatOfTheComparison() throws Exception {
        Map<String, String[]> rows = new HashMap<>();
        for (String line : Files.readAllLines(CommandLine.top().resolve("docs/comparison/benchmark.csv"))) {
            String[] row = line.split(",", -1);
            rows.put(row[0].replaceFirst(".*/", "").replace(".jsonl", "") + " " + row[1], row);
        }
        List<String> table = readme.text()
                .lines()
                .dropWhile(line -> !line.equals("<!-- comparison -->"))
                .skip(3)
                .takeWhile(line -> line.startsWith("|"))
                .toList();
        assertThat(table).hasSizeGreaterThan(4).allSatisfy(line -> {
            String kind = line.split(" ", -1)[1];
            String[] ours = rows.get(kind + " polysweep");
            String[] dyn4j = rows.get(kind + " dyn4j");
            assertThat(line)
                    .isEqualTo("| " + kind + " | " + wrong(ours) + " | " + wrong(dyn4j) + " | " + dyn4j[11] + " | "
                            + rounded(ours[3]) + " | "
                            + rounded(dyn4j[3]) + " |");
        });
    }

    private static long rounded(String nanoseconds) {
        return (long) Math.rint(Double.parseDouble(nanoseconds));
    }

    /** Wrong verdicts and late times, of a row of the file. */
    private static int wrong(String[] row) {
        return IntStream.rangeClosed(6, 9).map(i -> Integer.parseInt(row[i])).sum();
    }

    @Test
    void theReadmeIsShort() {
        assertThat(readme.text().lines().count()).isLessThanOrEqualTo(110);
    }
}
