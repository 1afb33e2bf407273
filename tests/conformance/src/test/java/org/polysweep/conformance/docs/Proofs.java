package org.polysweep.conformance.docs;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.polysweep.trials.Console;

/**
 * Runs all scripts of docs/proofs through Gappa, as a program, {@code ./mvnw -Pproofs -pl tests/conformance -am
 * process-test-classes}. The exit status is 1 if one is not proved, if Gappa has a doubt about a step of it, if its
 * assumptions contradict each other, or if a constant in the code is not what it says.
 *
 * @see <a href="https://gappa.gitlabpages.inria.fr/">Gappa</a>
 */
public final class Proofs {

    /** The longest takes a few seconds. */
    private static final long PATIENCE_IN_SECONDS = 300;

    private int wrong;

    private Proofs() {}

    /** Takes the folder of the scripts. */
    public static void main(String[] args) throws IOException, InterruptedException {
        List<ProofScript> scripts = ProofScript.in(Path.of(args[0]));
        Proofs proofs = new Proofs();
        Path folder = Files.createTempDirectory("proofs");
        Path file = folder.resolve("script.g");
        Path output = folder.resolve("output");
        try {
            for (ProofScript script : scripts) {
                proofs.check(script, file, output);
            }
        } finally {
            Files.deleteIfExists(file);
            Files.deleteIfExists(output);
            Files.delete(folder);
        }
        Console.printLine("Proofs: " + scripts.size() + " scripts, " + proofs.wrong + " of them wrong");
        System.exit(proofs.wrong == 0 && !scripts.isEmpty() ? 0 : 1);
    }

    private void check(ProofScript script, Path file, Path output) throws IOException, InterruptedException {
        long start = System.nanoTime();
        Files.writeString(file, script.text());
        boolean proved = gappa(file, output) == 0;
        String doubts = doubts(Files.readString(output));
        Files.writeString(file, script.withFalseConclusion());
        boolean contradictory = gappa(file, output) == 0;
        List<ProofScript.Claim> broken =
                script.claims().stream().filter(claim -> !claim.holds()).toList();
        boolean right = proved && doubts.isEmpty() && !contradictory && broken.isEmpty();
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        Console.printLine((right ? "proved\t" : "WRONG\t") + script.name() + "\t" + millis + " ms");
        if (!right) {
            wrong++;
            Console.print(doubts);
            broken.forEach(claim -> Console.printLine("in the code " + claim.inCode() + ", proved for " + claim));
            Console.printLine(contradictory ? "its assumptions contradict each other" : "");
        }
    }

    /** The output of Gappa, without a warning that two names denote one number. */
    private static String doubts(String said) {
        StringBuilder doubts = new StringBuilder();
        said.lines()
                .filter(line -> !line.startsWith("Warning: renaming identifier"))
                .forEach(line -> doubts.append(line).append('\n'));
        return doubts.toString();
    }

    private static int gappa(Path file, Path output) throws IOException, InterruptedException {
        // Exact numbers need no bounds of their own.
        ProcessBuilder command = new ProcessBuilder("gappa", "-Wno-unbound-variable", file.toString())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .redirectInput(new File(System.getProperty("os.name").startsWith("Windows") ? "NUL" : "/dev/null"));
        Process process;
        try {
            process = command.start();
        } catch (IOException e) {
            throw new IOException("gappa is not on the path; Debian has it: apt-get install gappa", e);
        }
        try {
            if (!process.waitFor(PATIENCE_IN_SECONDS, TimeUnit.SECONDS)) {
                Files.writeString(output, "no answer after " + PATIENCE_IN_SECONDS + " s\n", StandardCharsets.UTF_8);
                return -1;
            }
            return process.exitValue();
        } finally {
            process.destroyForcibly();
        }
    }
}
