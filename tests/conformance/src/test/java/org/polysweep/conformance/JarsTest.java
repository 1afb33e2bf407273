package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.polysweep.aabb.Aabb;
import org.polysweep.shape.Shape;

/** Each of the two jars has what its public packages need, and shows nothing that it does not use. */
class JarsTest {

    private static final List<JavaClass> AABB_FASTPATH = typesOf(Aabb.class);
    private static final List<JavaClass> POLYGON_CORE = typesOf(Shape.class);

    /** Has constants only, which the compiler copies into the classes that use them. */
    private static final String CONSTANTS = "org.polysweep.internal.expansion.Roundoff";

    private static List<JavaClass> typesOf(Class<?> inJar) {
        return new ClassFileImporter()
                .importUrl(inJar.getProtectionDomain().getCodeSource().getLocation()).stream()
                        .filter(type -> !type.getSimpleName().equals("package-info"))
                        .toList();
    }

    private static boolean isForUsers(JavaClass type) {
        return !type.getPackageName().contains(".internal")
                && type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass().map(JarsTest::isForUsers).orElse(true);
    }

    @Test
    void everyTypeForBoxesIsReachableFromPublicPackages() {
        Set<String> roots = AABB_FASTPATH.stream()
                .filter(type -> isForUsers(type) && type.getEnclosingClass().isEmpty())
                .map(JavaClass::getName)
                .collect(Collectors.toSet());
        roots.add(CONSTANTS);
        assertThat(new ClassGraph(AABB_FASTPATH).unreachableFrom(roots)).isEmpty();
    }

    /** Of records, enums and interfaces: a class with constructors or static methods is where calls begin. */
    @Test
    void everyPublicTypeIsUsedByAPublicMethod() {
        assertThat(unused(AABB_FASTPATH)).isEmpty();
        assertThat(unused(POLYGON_CORE)).isEmpty();
    }

    private static Set<String> unused(List<JavaClass> jar) {
        return jar.stream()
                .filter(type -> isForUsers(type) && (type.isRecord() || type.isEnum() || type.isInterface()))
                .filter(type -> jar.stream().noneMatch(user -> shows(user, type)))
                .map(JavaClass::getName)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Whether a type has a public method or constructor about another type, or about a sealed type that permits it. */
    private static boolean shows(JavaClass user, JavaClass type) {
        return isForUsers(user)
                && Stream.concat(user.getMethods().stream(), user.getConstructors().stream())
                        .filter(unit -> unit.getModifiers().contains(JavaModifier.PUBLIC))
                        .map(JavaCodeUnit::getAllInvolvedRawTypes)
                        .flatMap(Set::stream)
                        .map(JavaClass::getBaseComponentType)
                        .anyMatch(shown -> !user.isAssignableTo(type.getName())
                                && (shown.equals(type)
                                        || (shown.reflect().isSealed() && type.isAssignableTo(shown.getName()))));
    }

    @Test
    void noPackageIsInBothJars() {
        assertThat(packagesOf(AABB_FASTPATH)).doesNotContainAnyElementsOf(packagesOf(POLYGON_CORE));
    }

    private static Set<String> packagesOf(List<JavaClass> jar) {
        return jar.stream().map(JavaClass::getPackageName).collect(Collectors.toSet());
    }
}
