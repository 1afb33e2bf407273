package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.polysweep.aabb.Aabb;
import org.polysweep.conformance.cli.CommandLine;
import org.polysweep.shape.Shape;

/** Decision 0023 lists what is public in the two jars. */
class PublicTypesTest {

    private static final Path LIST = CommandLine.top().resolve("docs/decisions/0023-which-types-are-public.md");

    @Test
    void eachStandsInTheListWithAReason() throws IOException {
        Set<String> listed = new TreeSet<>();
        for (String line : Files.readAllLines(LIST)) {
            if (line.startsWith("| `")) {
                Matcher name = Pattern.compile("`([\\w.]+)`").matcher(line.substring(0, line.indexOf('|', 1)));
                while (name.find()) {
                    assertThat(listed.add(name.group(1)))
                            .as("%s once", name.group(1))
                            .isTrue();
                }
            }
        }
        assertThat(publicTypes()).isEqualTo(listed);
    }

    private static Set<String> publicTypes() {
        Set<String> found = new TreeSet<>();
        for (Class<?> inJar : new Class<?>[] {Aabb.class, Shape.class}) {
            for (JavaClass type : new ClassFileImporter()
                    .importUrl(inJar.getProtectionDomain().getCodeSource().getLocation())) {
                if (isPublic(type) && !type.getPackageName().contains(".internal")) {
                    String name = type.getName().substring(type.getPackageName().length() + 1);
                    found.add(name.replace('$', '.'));
                }
            }
        }
        return found;
    }

    private static boolean isPublic(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass().map(PublicTypesTest::isPublic).orElse(true);
    }
}
