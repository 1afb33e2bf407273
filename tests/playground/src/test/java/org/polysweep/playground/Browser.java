package org.polysweep.playground;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.polysweep.trials.Console;

/** A headless browser with the page in it, which answers lines. */
final class Browser implements AutoCloseable {

    private static final Path PAGE = Path.of("target", "playground", "index.html");
    private static final Path DRIVER = Path.of("target", "browser");

    private final Process process;
    private final BufferedWriter questions;
    private final BufferedReader answers;

    private Browser(Process process) {
        this.process = process;
        questions = process.outputWriter(StandardCharsets.UTF_8);
        answers = process.inputReader(StandardCharsets.UTF_8);
    }

    /** Opens the page, to answer lines. */
    static Browser open(Kind kind, Path program) throws IOException {
        return new Browser(start("sweep.mjs", kind, program));
    }

    /** Uses the page; returns 0 if it did what it says. */
    static int use(Kind kind, Path program) throws IOException, InterruptedException {
        Process process = start("use.mjs", kind, program);
        process.getOutputStream().close();
        return process.waitFor();
    }

    private static Process start(String script, Kind kind, Path program) throws IOException {
        return new ProcessBuilder(
                        "node",
                        DRIVER.resolve(script).toString(),
                        kind.driverName,
                        program.toString(),
                        PAGE.toAbsolutePath().toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** Where a browser is; where it is not, the test fails in CI, and is skipped, loudly, elsewhere. */
    static Path require(Kind kind) {
        Optional<Path> program = kind.find();
        if (program.isEmpty()) {
            String missing = "SKIPPED: the page was not tried in " + kind + ", which is not on this machine";
            if ("true".equals(System.getenv("CI"))) {
                fail(missing);
            }
            Console.printErrorLine(missing);
        }
        assumeTrue(program.isPresent());
        return program.orElseThrow();
    }

    /** Answers some lines, none of which is empty. */
    List<String> answer(List<String> lines) throws IOException {
        for (String line : lines) {
            questions.write(line);
            questions.write('\n');
        }
        questions.write('\n');
        questions.flush();
        List<String> found = new ArrayList<>();
        while (found.size() < lines.size()) {
            String answer = answers.readLine();
            if (answer == null) {
                throw new IOException("the browser has gone, after " + found.size() + " answers of " + lines.size());
            }
            found.add(answer);
        }
        return found;
    }

    /** Ends the browser: the driver closes it when there are no more lines. */
    @Override
    public void close() throws IOException {
        questions.close();
        try {
            if (!process.waitFor(1, TimeUnit.MINUTES)) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }

    /** The browsers that the page promises to work in. */
    enum Kind {
        CHROMIUM("chrome", "chromium chromium-browser google-chrome"),
        FIREFOX("firefox", "firefox-esr firefox");

        private final String driverName;
        private final String programs;

        Kind(String driverName, String programs) {
            this.driverName = driverName;
            this.programs = programs;
        }

        /** Where it is on this machine, if it is there. */
        Optional<Path> find() {
            return Stream.of(programs.split(" ")).flatMap(Kind::onPath).findFirst();
        }

        private static Stream<Path> onPath(String program) {
            return Stream.of(Optional.ofNullable(System.getenv("PATH"))
                            .orElse("")
                            .split(File.pathSeparator))
                    .map(folder -> Path.of(folder, program))
                    .filter(Files::isExecutable);
        }
    }
}
