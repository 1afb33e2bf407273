package org.polysweep.conformance.module;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polysweep.conformance.cli.CommandLine;

/** A modular program needs EJML only for matrices: to compile, to link and to run. */
class LinkedProgramTest {

    private static final String PROGRAM = """
            package program;

            import org.polysweep.contact.SweepOutcome;
            import org.polysweep.shape.ConvexPolygon;
            import org.polysweep.sweep.Sweep;

            public class Program {
                public static void main(String[] options) {
                    ConvexPolygon crate = options.length == 0 ? ConvexPolygon.box(0, 0, 1, 1) : MATRIX;
                    SweepOutcome contact = Sweep.outcome(crate.at(5, 0).moving(-4, 0), ConvexPolygon.box(0, 0, 3, 3).at(0, 0));
                    System.out.print(contact.verdict() + " " + crate.maxX());
                }
            }
            """;

    @TempDir
    Path folder;

    @Test
    void sweepsCompileWithoutEjml() throws Exception {
        compile(
                "module program { requires org.polysweep.core; }",
                PROGRAM.replace("MATRIX", "ConvexPolygon.of(0, 0)"),
                Jars.AABB_FASTPATH,
                Jars.POLYGON_CORE);
    }

    /** EJML has no descriptor, so {@code jlink} cannot link it. */
    @Test
    void aLinkedProgramSweepsWithoutEjmlAndReadsMatricesWithIt() throws Exception {
        Path classes = compile(
                "module program { requires org.polysweep.core; requires static ejml.core; }",
                PROGRAM.replace("MATRIX", """
                        org.polysweep.matrix.Matrices.toPolygon(
                                new org.ejml.data.DMatrixRMaj(new double[][] {{0, 0}, {2, 0}, {2, 1}, {0, 1}}))"""),
                Jars.AABB_FASTPATH,
                Jars.POLYGON_CORE,
                Jars.EJML_CORE,
                Jars.EJML_DDENSE);
        String image = folder.resolve("image").toString();
        String modules = Jars.path(Jars.AABB_FASTPATH, Jars.POLYGON_CORE, classes);
        use("jlink", "--module-path", modules, "--add-modules", "program", "--output", image);

        assertThat(start("--list-modules").lines().map(module -> module.split("@", -1)[0]))
                .containsExactlyInAnyOrder("java.base", "org.polysweep.aabb", "org.polysweep.core", "program");
        assertThat(start("-m", "program/program.Program")).isEqualTo("HIT 1.0");
        String ejml = Jars.path(Jars.EJML_CORE, Jars.EJML_DDENSE);
        assertThat(start("-p", ejml, "--add-modules", "ejml.core", "-m", "program/program.Program", "with matrices"))
                .isEqualTo("HIT 2.0");
    }

    /** Compiles a module without a warning, and returns where it is. */
    private Path compile(String descriptor, String program, Path... modules) throws Exception {
        Path classes = folder.resolve("classes");
        use(
                "javac",
                "-Xlint:all,-requires-automatic",
                "-Werror",
                "-proc:none",
                "--module-path",
                Jars.path(modules),
                "-d",
                classes.toString(),
                Files.writeString(folder.resolve("module-info.java"), descriptor)
                        .toString(),
                Files.writeString(folder.resolve("Program.java"), program).toString());
        return classes;
    }

    private static void use(String tool, String... arguments) {
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        int status = ToolProvider.findFirst(tool).orElseThrow().run(out, out, arguments);
        assertThat(status).as("%s: %s", tool, said).isZero();
    }

    private String start(String... arguments) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(folder.resolve("image").resolve("bin").resolve("java").toString());
        command.addAll(Arrays.asList(arguments));
        CommandLine.Outcome outcome = CommandLine.run(new ProcessBuilder(command), "");
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.status()).isZero();
        return outcome.out();
    }
}
