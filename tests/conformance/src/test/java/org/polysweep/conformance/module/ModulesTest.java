package org.polysweep.conformance.module;

import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleDescriptor.Requires.Modifier;
import java.lang.module.ModuleFinder;
import java.net.MalformedURLException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What the descriptors of the two modules say. Their names are stable: docs/stability.md. */
class ModulesTest {

    private static final ModuleDescriptor AABB = descriptor("org.polysweep.aabb", Jars.AABB_FASTPATH);
    private static final ModuleDescriptor CORE = descriptor("org.polysweep.core", Jars.POLYGON_CORE);

    static final List<ModuleDescriptor> BOTH = List.of(AABB, CORE);

    private static ModuleDescriptor descriptor(String name, Path jar) {
        ModuleDescriptor found = ModuleFinder.of(jar).find(name).orElseThrow().descriptor();
        assertThat(found.isAutomatic()).as("%s is automatic", name).isFalse();
        return found;
    }

    @Test
    void onlyTheOtherModuleIsRequiredAtRunTime() {
        assertThat(requires(AABB))
                .isEqualTo(Map.of("java.base", Set.of(Modifier.MANDATED), "org.jspecify", Set.of(Modifier.STATIC)));
        assertThat(requires(CORE))
                .isEqualTo(Map.of(
                        "java.base", Set.of(Modifier.MANDATED),
                        "org.polysweep.aabb", Set.of(Modifier.TRANSITIVE),
                        "ejml.core", Set.of(Modifier.STATIC),
                        "org.jspecify", Set.of(Modifier.STATIC)));
    }

    private static Map<String, Set<Modifier>> requires(ModuleDescriptor module) {
        return module.requires().stream().collect(toMap(Requires::name, Requires::modifiers));
    }

    @ParameterizedTest
    @FieldSource("BOTH")
    void usersSeeExactlyThePackagesThatAreNotInternal(ModuleDescriptor module) {
        assertThat(module.exports().stream()
                        .filter(exports -> !exports.isQualified())
                        .map(Exports::source))
                .containsExactlyInAnyOrderElementsOf(module.packages().stream()
                        .filter(name -> !isInternal(name))
                        .toList());
        assertThat(module.exports().stream().filter(Exports::isQualified))
                .allMatch(exports -> isInternal(exports.source()))
                .allMatch(exports -> exports.targets().equals(Set.of("org.polysweep.core")));
        assertThat(module.opens()).isEmpty();
    }

    /** So that the qualified exports name what is needed, and nothing that once was. */
    @Test
    void internalPackagesAreExportedToTheOtherModuleIfItUsesThem() throws MalformedURLException {
        Set<String> used = new ClassFileImporter()
                .importUrl(Jars.POLYGON_CORE.toUri().toURL()).stream()
                        .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                        .map(dependency -> dependency
                                .getTargetClass()
                                .getBaseComponentType()
                                .getPackageName())
                        .filter(name -> isInternal(name) && AABB.packages().contains(name))
                        .collect(toSet());
        assertThat(AABB.exports().stream().filter(Exports::isQualified).map(Exports::source))
                .containsExactlyInAnyOrderElementsOf(used);
    }

    @ParameterizedTest
    @FieldSource("BOTH")
    void everyExportedPackageIsNullMarked(ModuleDescriptor module) throws ClassNotFoundException {
        for (Exports exports : module.exports()) {
            if (!exports.isQualified()) {
                assertThat(Class.forName(exports.source() + ".package-info")).hasAnnotation(NullMarked.class);
            }
        }
    }

    private static boolean isInternal(String name) {
        return name.startsWith("org.polysweep.internal.");
    }
}
