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

/** Parameters have plain names, and only one factory takes two numbers that mean half an angle. */
class ParameterNamesTest {

    /** A type, a name, and the end of a parameter; parameters of lambdas have no type. */
    private static final Pattern NEW = Pattern.compile("[\\w>\\]] (new[A-Z]\\w*)(?=[,)])");

    private static final Pattern HALF_ANGLE = Pattern.compile("double (c|s|halfCos|halfSin)(?=[,)])");

    @Test
    void noneBeginsWithNew() throws IOException {
        assertThat(found(NEW, ".java")).isEmpty();
    }

    @Test
    void oneFactoryTakesHalfAngles() throws IOException {
        assertThat(found(HALF_ANGLE, ".java"))
                .filteredOn(place -> !place.contains("/internal/"))
                .allMatch(place -> place.matches("\\S*/pose/Rotor\\.java double half(Cos|Sin)"))
                .hasSize(4); // the private constructor, and ofHalfAngle
    }

    /** The matches in what is shipped, each after its file. */
    private static List<String> found(Pattern pattern, String suffix) throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : ProjectFiles.endingIn(suffix)) {
            String path = CommandLine.top().relativize(file).toString().replace('\\', '/');
            if (path.matches("(aabb-fastpath|polygon-core)/src/main/.*")) {
                Matcher match = pattern.matcher(Files.readString(file));
                while (match.find()) {
                    found.add(path + " " + match.group());
                }
            }
        }
        return found;
    }
}
