package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Lines of Java out of a document, compiled and run as the body of a method. */
public final class CompiledSnippet {

    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    /** What is open stays open for the next: to look into all jars takes longer than to compile. */
    private static final StandardJavaFileManager FILES =
            COMPILER.getStandardFileManager(null, null, StandardCharsets.UTF_8);

    private CompiledSnippet() {}

    /**
     * Compiles and runs; throws the errors that the lines throw.
     *
     * @param folder where the class goes
     * @param imports the lines before the class
     * @param body the lines, which return something
     */
    public static Object run(Path folder, String imports, String body) throws Exception {
        return run(folder, imports, "", body);
    }

    /**
     * Compiles and runs; throws the errors that the lines throw.
     *
     * @param folder where the class goes
     * @param imports the lines before the class
     * @param methods methods beside the lines
     * @param body the lines, which return something
     */
    static Object run(Path folder, String imports, String methods, String body) throws Exception {
        write(folder, "Snippet", imports, methods, body);
        compile(folder);
        return run(folder, "Snippet");
    }

    /** Writes a class whose method {@code run} has the lines. */
    static void write(Path folder, String name, String imports, String methods, String body) throws IOException {
        Files.writeString(
                folder.resolve(name + ".java"), String.format(Locale.ROOT, """
                %s
                public class %s {
                    %s
                    public static Object run() throws Exception {
                        %s
                    }
                }
                """, imports, name, methods, body));
    }

    /** Compiles all classes of a folder at once, which takes hardly longer than one. */
    static void compile(Path folder) throws IOException {
        List<Path> sources = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.java")) {
            files.forEach(sources::add);
        }
        List<String> options = List.of("-proc:none", "-cp", System.getProperty("java.class.path"));
        boolean compiles = COMPILER.getTask(
                        null, FILES, null, options, null, FILES.getJavaFileObjectsFromPaths(sources))
                .call();
        assertThat(compiles).as("what is in %s compiles", folder).isTrue();
    }

    /** Runs a class that has been compiled; throws the errors that its lines throw. */
    static Object run(Path folder, String name) throws Exception {
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            return loader.loadClass(name).getMethod("run").invoke(null);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e;
        }
    }
}
