package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
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
    void theFirstTenLinesStopTheCrateAtTheRamp() throws Exception {
        String first = readme.in("java").get(0);
        int code = first.indexOf("\n\n");
        double[] position = (double[]) CompiledSnippet.run(
                folder, first.substring(0, code), first.substring(code) + "return new double[] {x, y};");
        assertThat(position).containsExactly(4.0, 1.0);
    }
}
