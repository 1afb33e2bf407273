package org.polysweep.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A name that the locale cannot represent is reported before Spark begins. */
@EnabledOnOs(OS.LINUX)
class LocaleClusterTest {

    /** "ï", as a shell that knows no encoding prints it, and as it arrives in the locale C. */
    private static final String NAME = "\"$(printf '\\303\\257')\"";

    private static final String LOST = "\uFFFD\uFFFD";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "exec \"$@\" sweep NAME answers | INPUT LOST: the locale cannot represent this name;",
                "exec \"$@\" sweep queries NAME | OUTPUT LOST: the locale cannot represent this name;",
                "exec \"$@\" validate --generate tiles --checkpoint NAME | --checkpoint LOST: the locale",
                "echo >queries/NAME && exec \"$@\" sweep queries answers | queries/LOST: the locale cannot represent",
                "mkdir NAME && cd NAME && exec \"$@\" sweep ../queries ../answers | the name of the current directory;",
            })
    void aNameThatTheLocaleCannotRepresentIsTold(String script, String complaint) throws Exception {
        Files.createDirectory(folder.resolve("queries"));
        String[] command = Stream.concat(
                        Stream.of("sh", "-c", "cd '" + folder + "' && " + script.replace("NAME", NAME), "sh"),
                        Stream.of(Run.jar()))
                .toArray(String[]::new);
        Process process = Run.start(folder, Map.of("LC_ALL", "C"), command);
        try {
            assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.exitValue()).isEqualTo(2);
        assertThat(Files.readString(folder.resolve("err")))
                .contains(List.of(complaint.replace("LOST", LOST), "; set LC_ALL=C.UTF-8\n"));
        assertThat(folder.resolve("answers")).doesNotExist();
    }
}
