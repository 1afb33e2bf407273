package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.cli.CommandLine;

/**
 * No source has a default of the machine in a string, where the check of class files does not see it: the line
 * separator in a format, or the name of a system property.
 */
class MachineDefaultsTest {

    private static final Pattern DEFAULT = Pattern.compile(
            "%[n]|\"(file\\.encoding|line\\.separator|native\\.encoding|std(out|err|in)\\.encoding|sun\\.jnu\\.encoding"
                    + "|user\\.(country|language|region|timezone))\"");

    @Test
    void noStringNamesADefault() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path source : ProjectFiles.endingIn(".java")) {
            Matcher place = DEFAULT.matcher(Files.readString(source));
            while (place.find()) {
                found.add(CommandLine.top().relativize(source) + ": " + place.group());
            }
        }
        assertThat(found).isEmpty();
    }
}
