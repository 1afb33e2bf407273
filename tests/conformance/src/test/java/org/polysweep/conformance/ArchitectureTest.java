package org.polysweep.conformance;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;
import java.util.stream.Stream;
import org.polysweep.sweep.CircleBatch;
import org.polysweep.sweep.SweepBatch;
import org.polysweep.sweep.Sweeper;

/** The layout of DESIGN.md, section 2, and what the two shipped jars must do without to give the same bits everywhere. */
@AnalyzeClasses(packages = "org.polysweep", importOptions = ArchitectureTest.WithoutTests.class)
class ArchitectureTest {

    private static final String CONTACT = "org.polysweep.contact..";
    private static final String EXACT = "org.polysweep.exact..";
    private static final String AABB = "org.polysweep.aabb..";
    private static final String POLYGON = "org.polysweep.polygon..";
    private static final String ROUND = "org.polysweep.round..";
    private static final String UNION = "org.polysweep.union..";
    private static final String SWEEP = "org.polysweep.sweep..";
    private static final String QUERY = "org.polysweep.query..";
    private static final String WORLD = "org.polysweep.world..";
    private static final String VALIDATE = "org.polysweep.validate..";
    private static final String ORACLE = "org.polysweep.oracle..";
    private static final String GENERATE = "org.polysweep.generate..";
    private static final String EJML = "org.ejml..";

    private static final String[] NOT_SHIPPED = {
        ORACLE, GENERATE, "org.polysweep.peers..", "org.polysweep.workbench..", "org.polysweep.benchmarks.."
    };

    /** They may differ between machines, or are missing on some; {@code StrictMath} is no way out. */
    private static final Set<String> NOT_PORTABLE = Set.of(
            "fma", "ulp", "rint", "round", "hypot", "scalb", "sin", "cos", "tan", "atan2", "exp", "log", "pow", "cbrt");

    /** The tests of this module are none of the classes to be looked at. */
    static final class WithoutTests implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("/test-classes/");
        }
    }

    @ArchTest
    static final ArchRule CONTACT_DEPENDS_ON_NOTHING = dependsOnlyOn(CONTACT);

    @ArchTest
    static final ArchRule EXACT_DEPENDS_ON_NOTHING = dependsOnlyOn(EXACT);

    @ArchTest
    static final ArchRule AABB_STANDS_ON_THESE_TWO = dependsOnlyOn(AABB, CONTACT, EXACT);

    @ArchTest
    static final ArchRule POLYGON_KNOWS_NO_BOXES_AND_NO_SWEEP = dependsOnlyOn(POLYGON, CONTACT, EXACT, EJML);

    @ArchTest
    static final ArchRule ROUND_KNOWS_NO_BOXES = dependsOnlyOn(ROUND, CONTACT, EXACT, POLYGON);

    @ArchTest
    static final ArchRule UNION_KNOWS_NO_SWEEP = dependsOnlyOn(UNION, CONTACT, EXACT, POLYGON, ROUND);

    @ArchTest
    static final ArchRule SWEEP_IS_ABOVE_THEM_ALL = dependsOnlyOn(SWEEP, CONTACT, EXACT, AABB, POLYGON, ROUND, EJML);

    @ArchTest
    static final ArchRule VALIDATE_USES_THE_SWEEP = dependsOnlyOn(VALIDATE, CONTACT, EXACT, POLYGON, SWEEP);

    @ArchTest
    static final ArchRule QUERY_USES_THE_SWEEP = dependsOnlyOn(QUERY, CONTACT, EXACT, POLYGON, ROUND, SWEEP, UNION);

    @ArchTest
    static final ArchRule WORLD_IS_ABOVE_QUERIES = dependsOnlyOn(WORLD, CONTACT, EXACT, POLYGON, SWEEP, QUERY);

    @ArchTest
    static final ArchRule THE_ORACLE_SHARES_NOTHING_WITH_THE_LIBRARY = dependsOnlyOn(ORACLE);

    @ArchTest
    static final ArchRule THE_GENERATORS_KNOW_THE_ORACLE_ALONE = dependsOnlyOn(GENERATE, ORACLE);

    @ArchTest
    static final ArchRule NO_CYCLES =
            slices().matching("org.polysweep.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule ONE_CLASS_DISPATCHES_TO_BOXES = noClasses()
            .that()
            .resideOutsideOfPackages(with(NOT_SHIPPED, AABB))
            .and()
            .doNotBelongToAnyOf(Sweeper.class)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(AABB);

    /** The batches are an edge, too: they read numbers from a matrix, sweep, and write numbers into another, or into an array. */
    @ArchTest
    static final ArchRule MATRICES_STAY_AT_THE_EDGE = noClasses()
            .that()
            .resideOutsideOfPackages(with(NOT_SHIPPED, POLYGON))
            .and()
            .doNotBelongToAnyOf(SweepBatch.class, CircleBatch.class)
            .and()
            .doNotHaveFullyQualifiedName("org.polysweep.sweep.Motions")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(EJML);

    /** As far as byte code can tell: the compiler has put the value of a constant wherever it is used. */
    @ArchTest
    static final ArchRule BOUNDS_STAND_IN_EXACT_ALONE = noFields()
            .that()
            .areDeclaredInClassesThat()
            .resideOutsideOfPackages(with(NOT_SHIPPED, EXACT))
            .and()
            .areStatic()
            .should()
            .haveRawType(double.class)
            .orShould()
            .haveRawType(float.class);

    @ArchTest
    static final ArchRule ARITHMETIC_IS_PORTABLE = noClasses()
            .that()
            .resideOutsideOfPackages(NOT_SHIPPED)
            .should()
            .accessTargetWhere(accesses(Set.of("java.lang.Math", "java.lang.StrictMath"), NOT_PORTABLE));

    @ArchTest
    static final ArchRule NO_REFLECTION = noClasses()
            .that()
            .resideOutsideOfPackages(NOT_SHIPPED)
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.lang.reflect..")
            .orShould()
            .accessTargetWhere(accesses(Set.of("java.lang.Class"), Set.of("forName")));

    @ArchTest
    static final ArchRule NO_LOGGING = noClasses()
            .that()
            .resideOutsideOfPackages(NOT_SHIPPED)
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.util.logging..")
            .orShould()
            .accessTargetWhere(accesses(Set.of("java.lang.System"), Set.of("out", "err", "getLogger")));

    @ArchTest
    static final ArchRule STATICS_ARE_FINAL = fields().that()
            .areDeclaredInClassesThat()
            .resideOutsideOfPackages(NOT_SHIPPED)
            .and()
            .areStatic()
            .should()
            .beFinal();

    /** The compiler's own arrays, for enums, are synthetic. */
    @ArchTest
    static final ArchRule STATICS_ARE_NO_ARRAYS = noFields()
            .that()
            .areDeclaredInClassesThat()
            .resideOutsideOfPackages(NOT_SHIPPED)
            .and()
            .areStatic()
            .and()
            .doNotHaveModifier(JavaModifier.SYNTHETIC)
            .should()
            .haveRawType(describe("arrays", JavaClass::isArray));

    private static ArchRule dependsOnlyOn(String self, String... others) {
        String[] everywhere = {self, "java..", "org.jspecify.annotations.."};
        return classes()
                .that()
                .resideInAPackage(self)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(with(everywhere, others));
    }

    private static DescribedPredicate<JavaAccess<?>> accesses(Set<String> owners, Set<String> members) {
        return describe(
                "the target is one of " + members + " of " + owners,
                access -> owners.contains(access.getTargetOwner().getName())
                        && members.contains(access.getTarget().getName()));
    }

    private static String[] with(String[] first, String... more) {
        return Stream.concat(Stream.of(first), Stream.of(more)).toArray(String[]::new);
    }
}
