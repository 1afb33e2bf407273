package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polysweep.conformance.cli.CommandLine;
import org.polysweep.contact.Contact;
import org.polysweep.contact.Hit;

class ReadmeTest {

    private static final String EXAMPLE = "docs/examples/crate-on-ramp.jsonl";
    private static final String ROUND = "docs/examples/round-shapes.jsonl";
    private static final String SCENE = "docs/examples/billiards.json";
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

        CommandLine.Outcome outcome = runInAFolderLikeTheProject(run);

        assertThat(outcome.status()).isZero();
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out()).isEqualTo("""
                {"id":"crate on a ramp","verdict":"HIT","enter":0.5,"exit":0.75,\
                "normal":[-0.4472135954999579,0.8944271909999159],\
                "featureA":{"kind":"VERTEX","index":1},"featureB":{"kind":"EDGE","index":2},\
                "contact":[[6.0,1.0]],"restA":[4.0,1.0],"restB":[4.0,0.0],"path":"POLYGON"}
                """);
        assertThat(folder.resolve(PICTURE))
                .hasSameTextualContentAs(CommandLine.top().resolve("docs").resolve(PICTURE));
    }

    @Test
    void theOtherCommandsRun() throws Exception {
        List<String> others = readme.in("sh").stream()
                .map(String::strip)
                .filter(command -> command.startsWith("java -jar "))
                .toList();
        assertThat(others).isNotEmpty();
        for (String command : others) {
            // The tables are not read, so that less time to measure will do.
            String quick = command.replace("--seconds 2", "--seconds 0.1");
            assertThat(runInAFolderLikeTheProject(quick).status()).as(command).isZero();
        }
    }

    @Test
    void theLinesWithRadiiAreThoseOfTheFileAndBothHit() throws Exception {
        String lines = readme.in("json").get(0);
        assertThat(CommandLine.top().resolve(ROUND)).hasContent(lines);
        CommandLine.Outcome outcome = CommandLine.run(CommandLine.with(List.of(), "sweep"), lines);
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out().lines()).hasSize(2).allMatch(answer -> answer.contains("\"verdict\":\"HIT\""));
    }

    @Test
    void theTestCommandIsTheWrapper() {
        assertThat(readme.after("test command")).startsWith("./mvnw ").endsWith(" verify");
    }

    /** Runs {@code java -jar …} where the example is, without writing into the project. */
    private CommandLine.Outcome runInAFolderLikeTheProject(String command) throws Exception {
        Files.createDirectories(folder.resolve(EXAMPLE).getParent());
        for (String example : List.of(EXAMPLE, ROUND, SCENE)) {
            if (!Files.exists(folder.resolve(example))) {
                Files.copy(CommandLine.top().resolve(example), folder.resolve(example));
            }
        }
        String[] words = command.split(" ", -1);
        String[] arguments = Arrays.copyOfRange(words, 3, words.length);
        return CommandLine.run(CommandLine.with(List.of(), arguments).directory(folder.toFile()), "");
    }

    @Test
    void theFirstTenLinesStopTheCrateAtTheRamp() throws Exception {
        String first = readme.in("java").get(0);
        double[] position = (double[]) run(first + "return new double[] {x, y};");
        assertThat(position).containsExactly(4.0, 1.0);
    }

    @Test
    void theOtherSnippetsSayWhatTheySay() throws Exception {
        List<String> snippets = readme.in("java");
        List<Contact> contacts = new ArrayList<>();
        for (String snippet : snippets.subList(1, snippets.size())) {
            contacts.add((Contact) run(snippets.get(0) + "{" + snippet + "return contact; }"));
        }
        assertThat(contacts).hasSize(2).allMatch(Hit.class::isInstance);
        assertThat(contacts.get(0).enter()).isEqualTo(0.5);
        assertThat(contacts.get(1).enter()).isEqualTo(0.49);
    }

    private Object run(String body) throws Exception {
        String imports = """
                import org.polysweep.aabb.*;
                import org.polysweep.contact.*;
                import org.polysweep.shape.*;
                import org.polysweep.sweep.*;
                import org.polysweep.result.*;
                """;
        return CompiledSnippet.run(folder, imports, body);
    }
}
