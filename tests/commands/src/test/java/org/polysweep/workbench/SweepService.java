package org.polysweep.workbench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * {@code sweep} for shell programs, in this JVM: one that answers right, starts in a moment, and is ended like any
 * other. Each run of its command makes two named pipes in a folder of its own, and tells the folder through a third
 * one.
 */
final class SweepService implements AutoCloseable {

    private final Path folder;
    private final Path calls;
    private final RandomAccessFile openEnd;

    SweepService(Path parent) throws IOException, InterruptedException {
        folder = Files.createDirectory(parent.resolve("service"));
        calls = folder.resolve("calls");
        if (new ProcessBuilder("mkfifo", calls.toString()).start().waitFor() != 0) {
            throw new IOException("mkfifo " + calls);
        }
        // So that it does not end when there is no call.
        openEnd = new RandomAccessFile(calls.toFile(), "rw");
        daemon(this::listen);
    }

    /** The command, for a shell: it reads queries and writes answers. */
    String command() {
        return "{ d=$(mktemp -d '" + folder + "/XXXXXX') && mkfifo \"$d/in\" \"$d/out\" && echo \"$d\" >'" + calls
                + "' && { cat \"$d/out\" & cat >\"$d/in\"; wait; }; }";
    }

    private void listen() {
        try (BufferedReader lines = Files.newBufferedReader(calls, StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Path call = Path.of(line);
                daemon(() -> answer(call));
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Opens the pipes in the order of the shell, which waits for it at each. */
    private static void answer(Path call) {
        try (InputStream in = Files.newInputStream(call.resolve("in"));
                OutputStream out = Files.newOutputStream(call.resolve("out"))) {
            PolysweepProgram.run(
                    new String[] {"sweep"},
                    in,
                    out,
                    new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        } catch (IOException e) {
            // It was ended, as programs are.
        }
    }

    private static void daemon(Runnable work) {
        Thread thread = new Thread(work, "sweep service");
        thread.setDaemon(true);
        thread.start();
    }

    /** A thread whose program was ended before it had opened its pipes waits on; it is a daemon, and holds nothing. */
    @Override
    public void close() throws IOException {
        openEnd.close();
    }
}
