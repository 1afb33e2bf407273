package org.polysweep.workbench.compare;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** Names of files for a plot, where there is little room. */
final class ShortNames {

    private static final String ENDING = ".jsonl";

    private ShortNames() {}

    /**
     * For each file the shortest end of its path, without the ending, that no other file has; files are not named
     * twice.
     */
    static List<String> of(List<String> files) {
        return files.stream()
                .map(file -> IntStream.rangeClosed(1, parts(file).length)
                        .mapToObj(count -> end(file, count))
                        .filter(name -> isOnly(name, files))
                        .findFirst()
                        .orElse(file))
                .toList();
    }

    private static boolean isOnly(String name, List<String> files) {
        int count = name.split("/", -1).length;
        List<String> ends = files.stream().map(file -> end(file, count)).toList();
        return Collections.frequency(ends, name) == 1;
    }

    private static String end(String file, int count) {
        String[] parts = parts(file);
        List<String> last = List.of(parts).subList(Math.max(0, parts.length - count), parts.length);
        String name = String.join("/", last);
        return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
    }

    private static String[] parts(String file) {
        return file.replace('\\', '/').split("/", -1);
    }
}
