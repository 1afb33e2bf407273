package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A named pipe that a shell, and all that it starts, hold open. It ends when the last of them has ended, however, and
 * whatever their parent is by then. The numbers of processes do not show that: a process without a waiting parent keeps
 * its number.
 */
final class Lifeline implements AutoCloseable {

    /** A time-out for short operations, in seconds: a wait that runs out is a defect. */
    private static final long PATIENCE = 60;

    /** Instead of a word, when there are no more. */
    private static final String END = "";

    private final Path pipe;
    private final RandomAccessFile openEnd;
    private final BufferedReader reader;
    private final BlockingQueue<String> words = new LinkedBlockingQueue<>();
    private volatile List<Long> holders = List.of();

    Lifeline(Path folder) throws IOException, InterruptedException {
        pipe = folder.resolve("lifeline");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        // Opening both ends does not wait, nor does opening one later.
        openEnd = new RandomAccessFile(pipe.toFile(), "rw");
        reader = Files.newBufferedReader(pipe, StandardCharsets.UTF_8);
        Thread thread = new Thread(this::read, "lifeline");
        thread.setDaemon(true);
        thread.start();
    }

    private void read() {
        try (reader) {
            for (String word = reader.readLine(); word != null; word = reader.readLine()) {
                words.add(word);
            }
        } catch (IOException e) {
            words.add(e.toString());
        }
        words.add(END);
    }

    /** Words for a shell: it and what it starts hold on from now on. */
    String hold() {
        return "exec 9>'" + pipe + "'; ";
    }

    /**
     * Words for a shell that holds on: by this it reports that it runs, and which
     * processes are to be ended if nothing else ends them.
     */
    static String here(String numbers) {
        return "echo " + numbers + " >&9; ";
    }

    /** Waits until a shell says {@link #here}. */
    void awaitHere() {
        holders = Stream.of(next().split(" ", -1)).map(Long::valueOf).toList();
    }

    /** A stream without a byte, which ends when a shell says {@link #here}. */
    InputStream nothingUntilHere() {
        return new InputStream() {
            @Override
            public int read() {
                if (holders.isEmpty()) {
                    awaitHere();
                }
                return -1;
            }

            @Override
            public int read(byte[] bytes, int from, int most) {
                return read();
            }
        };
    }

    /** Waits until no process holds the pipe. Nothing is written until then. */
    void awaitEnd() throws IOException {
        openEnd.close();
        assertThat(next()).as("the last word").isEqualTo(END);
        holders = List.of();
    }

    private String next() {
        try {
            String word = words.poll(PATIENCE, TimeUnit.SECONDS);
            assertThat(word).as("a word, or the end").isNotNull();
            return word;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() throws IOException {
        holders.forEach(number -> ProcessHandle.of(number).ifPresent(ProcessHandle::destroyForcibly));
        openEnd.close();
    }
}
