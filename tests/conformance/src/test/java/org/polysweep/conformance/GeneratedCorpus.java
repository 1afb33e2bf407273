package org.polysweep.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.polysweep.generate.QueryClass;

/**
 * Writes the generated files of {@code tests/corpora}: so many queries of a class, from a fixed seed. After
 * {@code ./mvnw -DskipTests package}, with the class path of docs/dev/reliability-log.md:
 *
 * <pre>{@code
 * java -cp $CP org.polysweep.conformance.GeneratedCorpus tests/corpora/generated
 * }</pre>
 */
public final class GeneratedCorpus {

    /** The classes that are in the repository. */
    static final List<QueryClass> CLASSES = List.of(
            QueryClass.BOXES,
            QueryClass.TURNED_BOXES,
            QueryClass.POLYGONS,
            QueryClass.BULLETS,
            QueryClass.TILES,
            QueryClass.GRID,
            QueryClass.DECIMALS,
            QueryClass.OFFSETS,
            QueryClass.ALONG_EDGES,
            QueryClass.CORNER_TO_CORNER);

    private static final int QUERIES = 250;

    private GeneratedCorpus() {}

    /** Writes all files into a folder. */
    public static void main(String[] args) throws IOException {
        Path folder = Files.createDirectories(Path.of(args[0]));
        for (QueryClass queryClass : CLASSES) {
            Files.writeString(
                    folder.resolve(queryClass.label() + ".jsonl"), String.join("\n", lines(queryClass)) + "\n");
        }
    }

    /** The lines of a file. */
    static List<String> lines(QueryClass queryClass) {
        String name = queryClass.label();
        Random random = new Random(name.hashCode());
        return IntStream.range(0, QUERIES)
                .mapToObj(i -> "{\"id\":\"" + name + "-" + i + "\","
                        + queryClass.next(random).toString().substring(1))
                .toList();
    }
}
