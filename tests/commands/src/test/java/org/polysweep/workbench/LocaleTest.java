package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Text is UTF-8 with line feeds, whatever the defaults of the machine are; a name beyond the locale is reported. */
class LocaleTest {

    private static final String SHAPES = "\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[2,0,3,1]},\"moveA\":[4,0]}";

    /** Ids, a field that is refused, and a note that is ignored, beyond ASCII and in part beyond ISO-8859-1. */
    private static final String LINES = "{\"id\":\"Ünï 文 😀\"," + SHAPES + "\n{\"id\":\"İı\",\"größe 文\":1," + SHAPES
            + "\n" + "{\"id\":3,\"note\":\"ǆ\"," + SHAPES + "\n";

    private static final String SCENE = "{\"shapes\":[{\"box\":[0,0,1,1]}],\"bodies\":["
            + "{\"id\":\"Ünï\",\"shape\":0,\"move\":[4,0]},{\"id\":\"文\",\"shape\":0,\"position\":[2,0]}]}";

    /** "Ünï 文", as a shell that knows no encoding prints it. */
    private static final String NAME = "\\303\\234n\\303\\257 \\346\\226\\207";

    /** What arrives of it in the locale C: one of these for each byte that ASCII does not have. */
    private static final String LOST = "\uFFFD\uFFFDn\uFFFD\uFFFD \uFFFD\uFFFD\uFFFD";

    private static final String BEYOND = ": the locale cannot represent this name; set LC_ALL=C.UTF-8";

    @TempDir
    private Path folder;

    /** What the defaults of a machine can be. */
    enum Machine {
        WITHOUT_LOCALE("C"),
        TURKISH("C.UTF-8", "-Duser.language=tr", "-Duser.country=TR"),
        LATIN_1("C.UTF-8", "-Dfile.encoding=ISO-8859-1"),
        CARRIAGE_RETURNS("C.UTF-8", "-Dline.separator=\r\n"),
        QUARTER_HOURS("C.UTF-8", "-Duser.timezone=Asia/Kathmandu"),
        ALL_AT_ONCE(
                "C",
                "-Duser.language=ar",
                "-Duser.country=EG",
                "-Dfile.encoding=ISO-8859-1",
                "-Dline.separator=\r\n",
                "-Duser.timezone=Asia/Kathmandu");

        private final String locale;
        private final List<String> options;

        Machine(String locale, String... options) {
            this.locale = locale;
            this.options = List.of(options);
        }
    }

    private static Run on(Machine machine, Class<?> program, String input, String... arguments) throws Exception {
        try (Started started = Started.in(machine.locale, machine.options, program, arguments)) {
            return started.say(input.split("\n", -1)).end();
        }
    }

    @ParameterizedTest
    @EnumSource
    void queriesAndAnswersAreUtf8(Machine machine) throws Exception {
        Run usual = Run.of(LINES, "sweep");
        assertThat(usual.out()).contains("\"id\":\"Ünï 文 😀\"", "größe 文 is not a known field");
        assertThat(on(machine, PolysweepProgram.class, LINES, "sweep")).isEqualTo(usual);
    }

    /** Input files, requested output and messages. */
    @Test
    void whatIsReadAndSaidIsTheSame() throws Exception {
        Path queries = Files.writeString(folder.resolve("queries.jsonl"), LINES);
        Path scene = Files.writeString(folder.resolve("scene.json"), SCENE);
        String[] words = ("sweep QUERIES then validate QUERIES then step SCENE --response bounce then --help"
                        + " then step --help then generate-completion then sweeep then sweep --svgg then compare")
                .replace("QUERIES", queries.toString())
                .replace("SCENE", scene.toString())
                .split(" ", -1);
        Run usual = SeveralPrograms.here(words);
        assertThat(usual.out()).contains("größe 文", "Usage:", "{\"Ünï\":[", "#!/usr/bin/env bash");
        assertThat(usual.out() + usual.err()).doesNotContain("\r");
        assertThat(on(Machine.ALL_AT_ONCE, SeveralPrograms.class, "", words)).isEqualTo(usual);
    }

    /** The program that is compared answers with the query, so that there is a complaint, and a bar in a chart. */
    @Test
    void filesThatAreWrittenAreTheSame() throws Exception {
        Path queries = Files.writeString(folder.resolve("queries.jsonl"), "{" + SHAPES + "\n");
        Path scene = Files.writeString(folder.resolve("scene.json"), SCENE);
        String words = ("step SCENE --save FOLDER/saved.json --svg FOLDER/pictures then dataset FOLDER/set --count 22"
                        + " then compare QUERIES --algorithms echo --external echo=cat --plot FOLDER/plots")
                .replace("QUERIES", queries.toString())
                .replace("SCENE", scene.toString());
        Path here = Files.createTempDirectory(folder, "here");
        Path there = Files.createTempDirectory(folder, "there");
        Run usual =
                SeveralPrograms.here(words.replace("FOLDER", here.toString()).split(" ", -1));
        String[] again = words.replace("FOLDER", there.toString()).split(" ", -1);
        Run run = on(Machine.ALL_AT_ONCE, SeveralPrograms.class, "", again);
        assertThat(run.out()).isEqualTo(usual.out());
        assertThat(run.err()).isEqualTo(usual.err().replace(here.toString(), there.toString()));
        assertThat(contents(there))
                .containsKeys("saved.json", "pictures/1.svg", "set/SHA256SUMS", "plots/failed.svg")
                .isEqualTo(contents(here));
    }

    /** The text of all files that are text, by their names. */
    private static Map<String, String> contents(Path folder) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            String name = folder.relativize(file).toString().replace('\\', '/');
            contents.put(name, name.endsWith(".png") ? "" : Files.readString(file));
        }
        return contents;
    }

    /** An argument is a name, even if it begins with @: in such a file there would be text in an encoding. */
    @Test
    void noArgumentIsReadFromAFile() throws Exception {
        Path arguments = Files.writeString(folder.resolve("arguments"), "--help");
        Run run = Run.of("", "sweep", "@" + arguments);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("cannot read @" + arguments + ": there is no such file");
    }

    /** Every option that takes a name, and every command that takes one without an option. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aNameThatTheLocaleCannotRepresentIsTold() throws Exception {
        Files.writeString(folder.resolve("plain.jsonl"), LINES);
        Files.writeString(folder.resolve("scene.json"), SCENE);
        String script = "name=\"$(printf '" + NAME + "')\" && exec \"$@\""
                + " sweep \"$name\" then sweep plain.jsonl --svg \"$name\" then validate \"$name\""
                + " then validate --merge \"$name\" then validate plain.jsonl --against \"x=$name\""
                + " then compare \"$name\" then compare plain.jsonl --plot \"$name\""
                + " then compare plain.jsonl --external \"x=$name\" then step \"$name\""
                + " then step scene.json --svg \"$name\" then step scene.json --save \"$name\" then dataset \"$name\"";
        try (Started started = Started.byShell("C", folder, script, SeveralPrograms.class)) {
            Run run = started.end();
            assertThat(run.out()).isEmpty();
            assertThat(run.err().lines().filter(line -> line.startsWith("polysweep: ")))
                    .containsExactly(
                            "polysweep: cannot read " + LOST + BEYOND,
                            "polysweep: --svg " + LOST + BEYOND,
                            "polysweep: cannot read " + LOST + BEYOND,
                            "polysweep: cannot merge " + LOST + BEYOND + "; nothing was added up",
                            "polysweep: --against x=" + LOST + BEYOND.replace("name", "command"),
                            "polysweep: cannot read " + LOST + BEYOND,
                            "polysweep: --plot " + LOST + BEYOND,
                            "polysweep: --external x=" + LOST + BEYOND.replace("name", "command"),
                            "polysweep: cannot read " + LOST + BEYOND,
                            "polysweep: --svg " + LOST + BEYOND,
                            "polysweep: --save " + LOST + BEYOND,
                            "polysweep: DIR " + LOST + BEYOND);
            assertThat(run.err().lines().filter(line -> line.startsWith("status ")))
                    .hasSize(12)
                    .containsOnly("status 2");
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("plain.jsonl", "scene.json");
        }
    }

    /**
     * Java would read and write in a directory whose name has question marks, and a JDK 17 would not find the library
     * that tells how it was started.
     */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aDirectoryThatTheLocaleCannotRepresentIsTold() throws Exception {
        String script = "name=\"$(printf '" + NAME + "')\" && mkdir \"$name\" && cd \"$name\" && exec \"$@\"";
        String[] words = "sweep plain.jsonl then dataset set --count 22 then compare /dev/null".split(" ", -1);
        try (Started started = Started.byShell("C", folder, script, SeveralPrograms.class, words)) {
            Run run = started.end();
            String beyond = BEYOND.replace("this name", "the name of the current directory");
            assertThat(run.err())
                    .contains("cannot read plain.jsonl" + beyond + "\n", "DIR set" + beyond + "\n")
                    .contains("polysweep" + beyond + "\n'polysweep compare --help' shows the usage");
            assertThat(run.err().lines().filter(line -> line.startsWith("status ")))
                    .containsExactly("status 2", "status 2", "status 2");
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).hasSize(1);
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void theRemedyHelps() throws Exception {
        String script = "name=\"$(printf '" + NAME + "')\" && cat >\"$name\" && exec \"$@\" \"$name\"";
        try (Started started = Started.byShell("C.UTF-8", folder, script, PolysweepProgram.class, "sweep")) {
            Run run = started.say(LINES.split("\n", -1)).end();
            assertThat(run).isEqualTo(Run.of(LINES, "sweep"));
        }
    }

    @Test
    void aNameThatNoFileCanHaveIsNoMatterOfTheLocale() {
        assertThat(Run.of("", "sweep", "a\0b").err())
                .contains("no file can have this name: Nul character not allowed")
                .doesNotContain("locale");
    }
}
