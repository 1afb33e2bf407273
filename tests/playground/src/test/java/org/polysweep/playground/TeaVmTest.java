package org.polysweep.playground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.polysweep.aabb.Aabb;
import org.polysweep.shape.ConvexPolygon;
import org.teavm.asm.ClassReader;
import org.teavm.model.ClassReaderSource;
import org.teavm.model.FieldReference;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodReference;
import org.teavm.model.ReferenceCache;
import org.teavm.parsing.ClasspathClassHolderSource;
import org.teavm.parsing.ClasspathResourceProvider;

/**
 * TeaVM has every class, field and method of the JDK that the constant pools of the shipped class files name: nobody
 * needs the page's stand-ins, which are for Jackson, to compile the library alone.
 */
class TeaVmTest {

    private static final int FIELD = 9;
    private static final int METHOD = 10;
    private static final int INTERFACE_METHOD = 11;
    private static final int CLASS = 7;

    /** What makes lambdas, records and joined strings; TeaVM does that itself. */
    private static final List<String> BOOTSTRAPS = List.of("java.lang.invoke.", "java.lang.runtime.");

    private final TeaVmAlone loader = new TeaVmAlone();
    private final ClassReaderSource teavm =
            new ClasspathClassHolderSource(new ClasspathResourceProvider(loader), new ReferenceCache(), loader);

    /**
     * Without the JDK's own class files, which TeaVM would take for what it does not have, and without the stand-ins.
     */
    private static final class TeaVmAlone extends ClassLoader {

        TeaVmAlone() {
            super(TeaVmTest.class.getClassLoader());
        }

        @Override
        public @Nullable URL getResource(String name) {
            return name.startsWith("java/") ? null : super.getResource(name);
        }

        @Override
        public Enumeration<URL> getResources(String name) throws IOException {
            List<URL> found = Collections.list(super.getResources(name));
            found.removeIf(url -> name.startsWith("META-INF/services/")
                    ? url.getProtocol().equals("file")
                    : name.startsWith("java/"));
            return Collections.enumeration(found);
        }
    }

    @Test
    void teaVmHasAllThatTheShippedJarsUse() throws Exception {
        Set<String> missing = new TreeSet<>();
        int looked = 0;
        for (Class<?> ofJar : List.of(Aabb.class, ConvexPolygon.class)) {
            for (byte[] type : classFiles(ofJar)) {
                missing.addAll(missing(type));
                looked++;
            }
        }
        assertEquals(Set.of(), missing);
        assertTrue(looked > 200, looked + " class files, of both jars");
    }

    @Test
    void whatIsMissingIsFound() throws Exception {
        try (InputStream in = TeaVmTest.class.getResourceAsStream("TeaVmTest$Uses.class")) {
            assertEquals(
                    Set.of(
                            "java.lang.Math.multiplyHigh(JJ)J",
                            "java.util.concurrent.locks.ReentrantLock",
                            "java.util.concurrent.locks.ReentrantLock.<init>()V"),
                    missing(in.readAllBytes()));
        }
    }

    /** It is never called: it is read as a class file. */
    @SuppressWarnings({"UnusedNestedClass", "UnusedMethod"})
    private static final class Uses {

        static Object missing(long x) {
            return x < Math.multiplyHigh(x, Math.abs(x)) ? "" : new java.util.concurrent.locks.ReentrantLock();
        }
    }

    private Set<String> missing(byte[] classFile) {
        Set<String> missing = new TreeSet<>();
        ClassReader reader = new ClassReader(classFile);
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int item = reader.getItem(i);
            int tag = item == 0 ? 0 : reader.readByte(item - 1);
            boolean isMember = tag == FIELD || tag == METHOD || tag == INTERFACE_METHOD;
            if (!isMember && tag != CLASS) {
                continue;
            }
            String owner = isMember ? reader.readClass(item, buffer) : reader.readUTF8(item, buffer);
            String type = owner.replace('/', '.');
            if (!type.startsWith("java.") || BOOTSTRAPS.stream().anyMatch(type::startsWith)) {
                continue;
            }
            int nameAndType = isMember ? reader.getItem(reader.readUnsignedShort(item + 2)) : 0;
            String name = isMember ? reader.readUTF8(nameAndType, buffer) : "";
            String descriptor = isMember ? reader.readUTF8(nameAndType + 2, buffer) : "";
            if (teavm.get(type) == null || (isMember && !hasMember(type, name, descriptor, tag))) {
                missing.add(isMember ? type + '.' + name + descriptor : type);
            }
        }
        return missing;
    }

    private boolean hasMember(String type, String name, String descriptor, int tag) {
        return tag == FIELD
                ? teavm.resolve(new FieldReference(type, name)) != null
                : teavm.resolve(new MethodReference(type, MethodDescriptor.parse(name + descriptor))) != null;
    }

    /** All class files of the jar, or of the folder, that a class comes from. */
    private static List<byte[]> classFiles(Class<?> ofJar) throws Exception {
        URI place = ofJar.getProtectionDomain().getCodeSource().getLocation().toURI();
        if (Files.isDirectory(Path.of(place))) {
            return classFiles(Path.of(place));
        }
        try (FileSystem jar = FileSystems.newFileSystem(Path.of(place), Map.of())) {
            return classFiles(jar.getPath("/"));
        }
    }

    private static List<byte[]> classFiles(Path folder) throws IOException {
        List<byte[]> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    (Iterable<Path>) files.filter(path -> path.toString().endsWith(".class"))::iterator) {
                found.add(Files.readAllBytes(file));
            }
        }
        return found;
    }
}
