package org.polysweep.conformance.module;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.polysweep.aabb.Aabb;
import org.polysweep.shape.Shape;

/** Where the shipped jars and EJML's jars are: files, or folders of classes if nothing has been packaged. */
final class Jars {

    static final Path AABB_FASTPATH = of(Aabb.class);
    static final Path POLYGON_CORE = of(Shape.class);
    static final Path EJML_CORE = of(DMatrixRMaj.class);
    static final Path EJML_DDENSE = of(CommonOps_DDRM.class);

    private Jars() {}

    private static Path of(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    static String path(Path... entries) {
        return Stream.of(entries).map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
