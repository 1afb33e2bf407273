package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import org.polysweep.conformance.cli.CommandLine;

/** The files that somebody has written. */
final class ProjectFiles {

    private ProjectFiles() {}

    /** The files of the project, without what builds have made. */
    static List<Path> endingIn(String suffix) throws IOException {
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(CommandLine.top(), new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                String name = String.valueOf(folder.getFileName());
                return name.equals("target") || name.equals(".git")
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (file.toString().endsWith(suffix)) {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        assertThat(files).isNotEmpty();
        return files;
    }
}
