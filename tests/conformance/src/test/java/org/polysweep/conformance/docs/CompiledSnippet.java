package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/** Lines of Java out of a document, compiled and run as the body of a method. */
final class CompiledSnippet {

    private CompiledSnippet() {}

    /**
     * Compiles and runs; throws the errors that the lines throw.
     *
     * @param folder where the class goes
     * @param imports what stands in front of the class
     * @param body the lines, which return something
     */
    static Object run(Path folder, String imports, String body) throws Exception {
        return run(folder, imports, "", body);
    }

    /**
     * Compiles and runs; throws the errors that the lines throw.
     *
     * @param folder where the class goes
     * @param imports what stands in front of the class
     * @param methods methods beside the lines
     * @param body the lines, which return something
     */
    static Object run(Path folder, String imports, String methods, String body) throws Exception {
        Path source = folder.resolve("Snippet.java");
        Files.writeString(source, """
                %s
                public class Snippet {
                    %s
                    public static Object run() throws Exception {
                        %s
                    }
                }
                """.formatted(imports, methods, body));
        int status = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-proc:none",
                        "-encoding",
                        "UTF-8",
                        "-cp",
                        System.getProperty("java.class.path"),
                        source.toString());
        assertThat(status).as("compiles: %s", body).isZero();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            return loader.loadClass("Snippet").getMethod("run").invoke(null);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e;
        }
    }
}
