package org.polysweep.workbench;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Describes a run: the version, the commit of the checkout that holds the program, and the machine. */
final class Build {

    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

    private Build() {}

    /** Returns all of it in one line. */
    static String describe() {
        return new Version().getVersion()[0] + ", commit " + commit().orElse("unknown") + ", "
                + processors()
                + processor().map(name -> " of " + name).orElse("") + ", " + System.getProperty("os.name") + " "
                + System.getProperty("os.arch") + ", Java " + System.getProperty("java.version");
    }

    private static String processors() {
        int count = Runtime.getRuntime().availableProcessors();
        return count + (count == 1 ? " processor" : " processors");
    }

    private static Optional<String> processor() {
        try (Stream<String> lines = Files.lines(PROCESSORS, StandardCharsets.UTF_8)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst();
        } catch (IOException e) {
            // Other systems have no such file.
            return Optional.empty();
        }
    }

    /** The commit in the nearest folder above the program that is a checkout. */
    private static Optional<String> commit() {
        try {
            Path folder = Path.of(Build.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toAbsolutePath();
            while (folder != null && !Files.exists(folder.resolve(".git"))) {
                folder = folder.getParent();
            }
            return folder == null ? Optional.empty() : head(folder);
        } catch (IOException | URISyntaxException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private static Optional<String> head(Path folder) throws IOException, InterruptedException {
        Process git = new ProcessBuilder("git", "-C", folder.toString(), "rev-parse", "--short=12", "HEAD")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String commit = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        return git.waitFor() == 0 && !commit.isEmpty() ? Optional.of(commit) : Optional.empty();
    }
}
