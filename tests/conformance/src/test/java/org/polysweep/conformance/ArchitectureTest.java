package org.polysweep.conformance;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.members;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.dependencies.SliceRule;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rules of CONTRIBUTING.md that classes can break: the wall between what is called and what it is built with, which
 * package may use which, and what the two shipped jars must do without to give the same bits everywhere.
 */
@AnalyzeClasses(packages = "org.polysweep", importOptions = ArchitectureTest.WithoutTests.class)
class ArchitectureTest {

    private static final String LIBRARY = "org.polysweep.";
    /** What users call. */
    private static final Set<String> SHIPPED = Stream.of(
                    "pose",
                    "contact",
                    "result",
                    "aabb",
                    "shape",
                    "sweep",
                    "query",
                    "world",
                    "world.body",
                    "matrix",
                    "validate")
            .map(name -> LIBRARY + name)
            .collect(Collectors.toUnmodifiableSet());

    private static final String ORACLE = "org.polysweep.oracle..";
    private static final String GENERATE = "org.polysweep.generate..";
    private static final String EJML = "org.ejml..";
    private static final String[] WHERE_BOUNDS_STAND = {
        "org.polysweep.internal.sign",
        "org.polysweep.internal.expansion",
        "org.polysweep.internal.rounding",
        "org.polysweep.internal.number",
        "org.polysweep.internal.bound",
        "org.polysweep.internal.algebraic"
    };

    private static final String[] NOT_SHIPPED = {
        ORACLE,
        GENERATE,
        "org.polysweep.trials..",
        "org.polysweep.peers..",
        "org.polysweep.workbench..",
        "org.polysweep.benchmarks.."
    };

    /** They may differ between machines, or are missing on some. */
    private static final Set<String> NOT_PORTABLE = Set.of(
            "fma", "ulp", "rint", "round", "hypot", "scalb", "sin", "cos", "tan", "atan2", "exp", "log", "pow", "cbrt");

    /** The tests of this module are none of the classes to be looked at. */
    static final class WithoutTests implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("/test-classes/");
        }
    }

    /** What an answer is depends on nothing, and neither does arithmetic. */
    @ArchTest
    static final ArchRule THE_GROUND = rooms(
            room("pose", "internal.argument", "internal.number"),
            room("contact", "pose"),
            room("internal.argument"),
            room("internal.number"),
            room("internal.expansion", "internal.number"),
            room("internal.sign", "contact", "internal.expansion", "internal.number"));

    private static ArchRule rooms(ArchRule first, ArchRule... more) {
        CompositeArchRule all = CompositeArchRule.of(first);
        for (ArchRule rule : more) {
            all = all.and(rule);
        }
        return all;
    }

    /** A package and the packages of the library that it may use. */
    private static ArchRule room(String self, String... below) {
        String[] names = Stream.of(below).map(name -> LIBRARY + name).toArray(String[]::new);
        return dependsOnlyOn(LIBRARY + self, names);
    }

    /** Boxes know nothing of polygons, polygons nothing of the sweeps that use them. */
    @ArchTest
    static final ArchRule BOXES_STAND_ON_THE_GROUND = noClasses()
            .that()
            .resideInAnyPackage("org.polysweep.aabb", "org.polysweep.internal.aabb")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.polysweep.shape", "org.polysweep.sweep");

    @ArchTest
    static final ArchRule SHAPES_KNOW_NO_SWEEP = room(
            "shape",
            "pose",
            "internal.outline",
            "internal.surface",
            "internal.prepared",
            "internal.bound",
            "internal.rotor",
            "internal.argument",
            "internal.number",
            "internal.sign");

    /** The exact kernel knows none of the filters in front of it. */
    @ArchTest
    static final ArchRule THE_KERNEL_KNOWS_NO_FILTER = noClasses()
            .that()
            .resideInAPackage("org.polysweep.internal.obstacle")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.polysweep.internal.polygon", "org.polysweep.internal.round");

    /** What users call shows them no type of an internal package. */
    @ArchTest
    static final ArchRule NO_INTERNAL_TYPE_IN_A_PUBLIC_SIGNATURE = members()
            .that()
            .areDeclaredInClassesThat(describe("are public and shipped for users", ArchitectureTest::isForUsers))
            .and(describe("users can call or inherit", ArchitectureTest::isVisible))
            .should(showNoInternalType());

    private static boolean isVisible(JavaMember member) {
        return member.getModifiers().contains(JavaModifier.PUBLIC)
                || member.getModifiers().contains(JavaModifier.PROTECTED);
    }

    private static boolean isForUsers(JavaClass type) {
        return SHIPPED.contains(type.getPackageName()) && type.getModifiers().contains(JavaModifier.PUBLIC);
    }

    private static boolean isInternal(JavaClass type) {
        return type.getBaseComponentType().getPackageName().startsWith("org.polysweep.internal");
    }

    private static ArchCondition<JavaMember> showNoInternalType() {
        return new ArchCondition<>("show no internal type") {
            @Override
            public void check(JavaMember member, ConditionEvents events) {
                member.getAllInvolvedRawTypes().stream()
                        .filter(ArchitectureTest::isInternal)
                        .forEach(type -> events.add(SimpleConditionEvent.violated(
                                member, member.getFullName() + " shows " + type.getName())));
            }
        };
    }

    /** Only conformance tests and benchmarks look behind the wall. */
    @ArchTest
    static final ArchRule THE_WALL = noClasses()
            .that()
            .resideInAnyPackage("org.polysweep.peers..", "org.polysweep.workbench..", ORACLE, GENERATE)
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.polysweep.internal..");

    @ArchTest
    static final ArchRule THE_ORACLE_SHARES_NOTHING_WITH_THE_LIBRARY = dependsOnlyOn(ORACLE);

    @ArchTest
    static final ArchRule THE_GENERATORS_KNOW_THE_ORACLE_ALONE = dependsOnlyOn(GENERATE, ORACLE);

    /**
     * Public types that engines read without a call, and the internal class that each of them permits: decision 0073.
     */
    private static final Map<String, String> PERMITTED = Map.of(
            "org.polysweep.shape.ConvexPolygon", "org.polysweep.internal.prepared.PreparedPolygon",
            "org.polysweep.shape.RoundedPolygon", "org.polysweep.internal.prepared.PreparedRoundedPolygon",
            "org.polysweep.shape.CompoundShape", "org.polysweep.internal.prepared.PreparedCompound",
            "org.polysweep.result.SweepResult", "org.polysweep.internal.answer.AnswerSlots");

    /** A sealed type knows the type that it permits; of the packages that follow, no other two know each other. */
    @ArchTest
    static final ArchRule NO_CYCLES = withoutCycles();

    private static ArchRule withoutCycles() {
        SliceRule rule = slices().matching("org.polysweep.(**)").should().beFreeOfCycles();
        for (Map.Entry<String, String> family : PERMITTED.entrySet()) {
            rule = rule.ignoreDependency(family.getKey(), family.getValue());
        }
        return rule;
    }

    /** No other public type permits an internal one, and nothing extends what these permit. */
    @ArchTest
    static void sealedTypesPermitOneFinalClass(JavaClasses classes) {
        Map<String, String> permitted = classes.stream()
                .filter(type -> isForUsers(type) && type.reflect().isSealed())
                .flatMap(type -> type.getSubclasses().stream()
                        .filter(ArchitectureTest::isInternal)
                        .filter(subclass -> subclass.getModifiers().contains(JavaModifier.FINAL))
                        .map(subclass -> Map.entry(type.getName(), subclass.getName())))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        assertThat(permitted).isEqualTo(PERMITTED);
    }

    /**
     * Behind the wall, and in the whole of the world, no two classes refer to each other, directly or in a circle; a
     * nested class counts as its outermost class, and a sealed type may know the types that it permits.
     */
    @ArchTest
    static void internalClassesHaveNoKnots(JavaClasses classes) {
        List<JavaClass> internal = classes.stream()
                .filter(type -> isInternal(type) || type.getPackageName().startsWith("org.polysweep.world"))
                .toList();
        assertThat(new ClassGraph(internal).knots()).isEmpty();
    }

    /** The engine of worlds, from the bottom up: each package uses those before it, as far as they are named. */
    @ArchTest
    static final ArchRule THE_FLOORS_OF_A_WORLD = layeredWorld();

    private static ArchRule layeredWorld() {
        List<String> floors = List.of(
                "world.body",
                "internal.world.rounding",
                "internal.world.bytes",
                "internal.world.body",
                "internal.world.segment",
                "internal.world.queue",
                "internal.world.broadphase",
                "internal.world.state",
                "internal.world.response",
                "internal.world.settle",
                "internal.world.event",
                "internal.world.query",
                "internal.world.mover",
                "internal.world.resting",
                "internal.world.step",
                "world");
        ArchRule all = noClasses().should().dependOnClassesThat().resideInAPackage("org.polysweep.world.none");
        for (int floor = 0; floor < floors.size(); floor++) {
            String[] above = floors.subList(floor + 1, floors.size()).stream()
                    .map(name -> LIBRARY + name)
                    .toArray(String[]::new);
            if (above.length > 0) {
                all = CompositeArchRule.of(all)
                        .and(noClasses()
                                .that()
                                .resideInAPackage(LIBRARY + floors.get(floor))
                                .should()
                                .dependOnClassesThat()
                                .resideInAnyPackage(above));
            }
        }
        return all;
    }

    /** Shipped responses use what everybody can: no class of the engine. */
    @ArchTest
    static final ArchRule RESPONSES_KNOW_NO_ENGINE =
            room("world.body", "contact", "pose", "query", "internal.argument", "internal.world.argument");

    /** What users see extends and implements what users see, whatever its members are. */
    @ArchTest
    static void publicTypesExtendPublicTypes(JavaClasses classes) {
        assertThat(classes.stream()
                        .filter(ArchitectureTest::isForUsers)
                        .filter(type -> Stream.concat(
                                        type.getAllRawSuperclasses().stream(), type.getAllRawInterfaces().stream())
                                .anyMatch(ArchitectureTest::isInternal))
                        .map(JavaClass::getName))
                .isEmpty();
    }

    private static final int MAX_METHODS = 32;

    /** A type that users see has one job: no more than 32 public methods, overloads included. */
    @ArchTest
    static void publicTypesDeclareFewMethods(JavaClasses classes) {
        assertThat(classes.stream()
                        .filter(ArchitectureTest::isForUsers)
                        .filter(type -> publicMethods(type) > MAX_METHODS)
                        .map(JavaClass::getName))
                .isEmpty();
    }

    private static long publicMethods(JavaClass type) {
        return type.getMethods().stream()
                .filter(method -> method.getModifiers().contains(JavaModifier.PUBLIC)
                        && !method.getModifiers().contains(JavaModifier.SYNTHETIC))
                .count();
    }

    @ArchTest
    static final ArchRule MATRICES_STAY_AT_THE_EDGE = noClasses()
            .that()
            .resideOutsideOfPackages(with(NOT_SHIPPED, "org.polysweep.matrix"))
            .should()
            .dependOnClassesThat()
            .resideInAPackage(EJML);

    /** As far as byte code can tell: the compiler has put the value of a constant wherever it is used. */
    @ArchTest
    static final ArchRule BOUNDS_STAND_BELOW_THE_ENGINES = noFields()
            .that()
            .areDeclaredInClassesThat()
            .resideOutsideOfPackages(with(NOT_SHIPPED, WHERE_BOUNDS_STAND))
            .and()
            .areStatic()
            .should()
            .haveRawType(double.class)
            .orShould()
            .haveRawType(float.class);

    /**
     * Integers of the engine of worlds that are no thresholds: marks for no body or no part, numbers of fields and
     * directions, first lengths of arrays, limits of what callers may give, sizes that decide only how long a search
     * takes, and the formats of bytes and digests.
     */
    private static final String NO_THRESHOLD = "NONE|NOBODY|ALL_TURNED|NO_PART|EMPTY|NEVER|EXACT"
            + "|FIELDS|OWED|SIDES|DIRECTIONS|UP|DOWN|RIGHT|LEFT|FIRST_LENGTH|MEMORY|RIDE"
            + "|M\\w+_EXPONENT|GREATEST_LIMIT|MOST_CONTACTS"
            + "|SPARE|MOST_NEAR|LEAST_BESIDE|BESIDE_PER_ROOT|MAX_GROUPS";

    /** Integers may be tolerances as well: all of steps and movers are in WorldThresholds, each with its reason. */
    @ArchTest
    static final ArchRule THRESHOLDS_OF_A_WORLD_ARE_IN_ONE_CLASS = noFields()
            .that()
            .areStatic()
            .and()
            .areDeclaredInClassesThat()
            .resideInAPackage("..internal.world..")
            .and()
            .areDeclaredInClassesThat()
            .resideOutsideOfPackages("..internal.world.rounding", "..internal.world.bytes")
            .and()
            .areDeclaredInClassesThat()
            .haveNameNotMatching(".*\\.(StateBytes|WorldDigest)")
            .and()
            .haveNameNotMatching(NO_THRESHOLD)
            .should()
            .haveRawType(int.class)
            .orShould()
            .haveRawType(long.class);

    /** What makes a rotor of an angle says so; it is no part of an answer. */
    @ArchTest
    static final ArchRule ANGLES_ARE_THE_CALLERS = noClasses()
            .that()
            .resideOutsideOfPackages(NOT_SHIPPED)
            .and()
            .doNotHaveFullyQualifiedName("org.polysweep.pose.Rotor")
            .and()
            .doNotHaveFullyQualifiedName("org.polysweep.internal.rotor.RotorPolyline")
            .should()
            .accessTargetWhere(accesses(Set.of("java.lang.StrictMath"), NOT_PORTABLE));

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
