package org.polysweep.conformance.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polysweep.aabb.Aabb;
import org.polysweep.shape.ConvexPolygon;

/** Everything but matrices compiles and runs for those who have the two jars and not EJML. */
class WithoutMatricesTest {

    private static final String PROGRAM = """
            import java.util.List;
            import org.polysweep.contact.*;
            import org.polysweep.pose.*;
            import org.polysweep.query.*;
            import org.polysweep.result.*;
            import org.polysweep.shape.*;
            import org.polysweep.sweep.*;
            import org.polysweep.world.*;

            public class Program {
                public static String run() {
                    ConvexPolygon box = ConvexPolygon.of(0, 0, 1, 0, 1, 1, 0, 1);
                    List<ConvexPolygon> ell = ConvexDecomposition.of(0, 0, 3, 0, 3, 1, 1, 1, 1, 3, 0, 3);
                    SweepResult result = SweepResult.create();
                    Sweeper.AUTO.sweep(box, 5, 0, -4, 0, ell.get(0), 0, 0, 0, 0, result);
                    World world = new World();
                    world.add(RoundedPolygon.circle(0, 0, 1), 0, 5);
                    double apart = Distance.between(box.at(5, 0), ell.get(0).at(0, 0));
                    return result.verdict() + " " + apart + " " + box.transformed(0, -1, 1, 0, 0, 0).minX() + " "
                            + world.bodies().size();
                }
            }
            """;

    @TempDir
    Path folder;

    private String withoutEjml = "";

    @BeforeEach
    void findTheTwoJars() throws URISyntaxException {
        withoutEjml = where(Aabb.class) + File.pathSeparator + where(ConvexPolygon.class);
    }

    private static String where(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
                .toString();
    }

    @Test
    void aProgramWithoutEjmlCompilesAndRuns() throws Exception {
        Files.writeString(folder.resolve("Program.java"), PROGRAM);
        int status = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-proc:none",
                        "-encoding",
                        "UTF-8",
                        "-cp",
                        withoutEjml,
                        folder.resolve("Program.java").toString());
        assertThat(status).isZero();
        try (URLClassLoader loader = loader()) {
            assertThat(loader.loadClass("Program").getMethod("run").invoke(null))
                    .isEqualTo("HIT 2.0 -1.0 1");
        }
    }

    /** Or the test above would show nothing. */
    @Test
    void ejmlIsNotThere() throws Exception {
        try (URLClassLoader loader = loader()) {
            assertThatThrownBy(() -> loader.loadClass("org.ejml.data.DMatrixRMaj"))
                    .isInstanceOf(ClassNotFoundException.class);
        }
    }

    private URLClassLoader loader() throws Exception {
        String[] places = withoutEjml.split(File.pathSeparator, -1);
        return new URLClassLoader(
                new URL[] {
                    folder.toUri().toURL(),
                    Path.of(places[0]).toUri().toURL(),
                    Path.of(places[1]).toUri().toURL()
                },
                ClassLoader.getPlatformClassLoader());
    }
}
