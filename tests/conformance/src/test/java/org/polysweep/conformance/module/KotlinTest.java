package org.polysweep.conformance.module;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.polysweep.conformance.cli.CommandLine;

/**
 * Kotlin knows that nothing in the API is null: not what a method takes, and not what it returns. Its compiler is on
 * the class path in the profile {@code lint} alone, and JSpecify is not on the class path of the program.
 */
@EnabledIf("isCompilerThere")
class KotlinTest {

    private static final String PROGRAM = """
            import org.polysweep.contact.SweepOutcome
            import org.polysweep.pose.Rotor
            import org.polysweep.query.Distance
            import org.polysweep.result.SweepResult
            import org.polysweep.shape.CompoundShape
            import org.polysweep.shape.ConvexPolygon
            import org.polysweep.shape.PlacedShape
            import org.polysweep.shape.Ray
            import org.polysweep.shape.Shape
            import org.polysweep.sweep.Sweep
            import org.polysweep.sweep.Sweeper
            import org.polysweep.validate.AabbSweep
            import org.polysweep.validate.Validator
            import org.polysweep.world.QueryFilter
            import org.polysweep.world.World
            import org.polysweep.world.body.BodyId
            import org.polysweep.world.body.Response

            val box: ConvexPolygon = ConvexPolygon.box(0.0, 0.0, 1.0, 1.0)
            val unknown: Shape? = null

            fun turned(): PlacedShape = box.at(0.0, 0.0).withRotor(Rotor.IDENTITY)
            fun turnedByNull(): PlacedShape = box.at(0.0, 0.0).withRotor(null) // error
            fun turnedByUnknown(rotor: Rotor?) = box.at(0.0, 0.0).withRotor(rotor) // error
            fun swept(shape: Shape): SweepOutcome = Sweep.outcome(shape.at(0.0, 0.0).moving(1.0, 0.0), box.at(5.0, 0.0))
            fun sweptNull(): SweepOutcome = Sweep.outcome(box.at(0.0, 0.0).moving(1.0, 0.0), null) // error
            fun sweptUnknown(): SweepOutcome = Sweep.outcome(unknown.at(0.0, 0.0).moving(1.0, 0.0), box.at(5.0, 0.0)) // error
            fun filled() = Sweeper.AUTO.sweep(box, 0.0, 0.0, 1.0, 0.0, box, 5.0, 0.0, 0.0, 0.0, SweepResult.create())
            fun filledNull() = Sweeper.AUTO.sweep(box, 0.0, 0.0, 1.0, 0.0, box, 5.0, 0.0, 0.0, 0.0, null) // error
            fun parts() = CompoundShape.of(listOf(box, box))
            fun partsWithNull() = CompoundShape.of(listOf(box, null)) // error
            fun distance(): Double = Distance.between(box.at(0.0, 0.0), box.at(2.0, 0.0))
            fun distanceToNull(): Double = Distance.between(box.at(0.0, 0.0), null) // error
            fun bodies(world: World): List<BodyId> = world.bodies().all()
            fun added(world: World): BodyId = world.add(unknown!!, 0.0, 0.0)
            fun addedNull(world: World): BodyId = world.add(unknown, 0.0, 0.0) // error
            fun stepped(world: World) = world.step(Response.slide())
            fun steppedNull(world: World) = world.step(null as Response?) // error
            fun responded(world: World) = world.step { contact, motion -> if (contact.involves(world.bodies().all()[0])) motion.pass() }
            fun near(world: World) = world.queries().castRay(Ray.endless(0.0, 0.0, 1.0, 0.0), QueryFilter.excludingSensors())
            fun judged(sweep: AabbSweep) = Validator.of(sweep)
            fun judgedNull() = Validator.of(null) // error
            fun returned() {
                var rotor = turned().rotor()
                rotor = Rotor.IDENTITY
                rotor = null // error
                var hits = World().queries().castRayAll(Ray.endless(0.0, 0.0, 1.0, 0.0))
                hits = null // error
            }
            """;

    @TempDir
    Path folder;

    static boolean isCompilerThere() {
        return KotlinTest.class.getResource("/org/jetbrains/kotlin/cli/jvm/K2JVMCompiler.class") != null;
    }

    @Test
    void nullDoesNotCompile() throws Exception {
        Path program = Files.writeString(folder.resolve("Program.kt"), PROGRAM);
        List<String> testPath = List.of(System.getProperty("java.class.path").split(File.pathSeparator, -1));
        Path standardLibrary = testPath.stream()
                .map(Path::of)
                .filter(jar -> jar.getFileName().toString().matches("kotlin-stdlib-[\\d.]+\\.jar"))
                .findFirst()
                .orElseThrow();
        CommandLine.Outcome outcome = CommandLine.run(
                new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        String.join(File.pathSeparator, testPath),
                        "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
                        "-no-stdlib",
                        "-no-reflect",
                        "-cp",
                        Jars.path(Jars.AABB_FASTPATH, Jars.POLYGON_CORE, standardLibrary),
                        "-d",
                        folder.resolve("classes").toString(),
                        program.toString()),
                "");
        assertThat(reported(outcome.err())).as(outcome.err()).containsExactlyElementsOf(marked());
    }

    private static List<Integer> marked() {
        List<String> lines = PROGRAM.lines().toList();
        return IntStream.range(0, lines.size())
                .boxed()
                .filter(i -> lines.get(i).endsWith("// error"))
                .map(i -> i + 1)
                .toList();
    }

    private static List<Integer> reported(String said) {
        return Pattern.compile("Program\\.kt:(\\d+):\\d+: error")
                .matcher(said)
                .results()
                .map(found -> Integer.valueOf(found.group(1)))
                .distinct()
                .toList();
    }
}
