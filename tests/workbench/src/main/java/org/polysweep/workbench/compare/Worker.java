package org.polysweep.workbench.compare;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.polysweep.peers.BuiltInPeer;
import org.polysweep.peers.Peer;

/**
 * What one built-in algorithm runs in, a process as a rule: alone, so that it can be ended when it does not come back,
 * and so that it is not timed on what other algorithms taught the compiler. It reads a {@link QueryTable}, and writes
 * what it finds.
 */
final class Worker {

    /**
     * A pass over a small file has so many queries, each several times: clocks are coarse, and processors learn short
     * loops.
     */
    private static final int ENOUGH_IN_A_PASS = 4096;

    /** But not so many that the time is over after fewer passes than this. */
    private static final int PASSES = 10;

    /** What is said before the first answer or pass: from now on, whatever takes long is a query. */
    static final String READY = "ready";

    private Worker() {}

    /** {@code answer ALGORITHM}, or {@code time ALGORITHM WARM-UP-NANOSECONDS NANOSECONDS SEED}. */
    public static void main(String[] args) {
        serveParent(args, BuiltInPeer.named(args[1]).orElseThrow().make());
    }

    /** Does in this process, for the one that started it, what the arguments of {@link #main} say with an algorithm. */
    static void serveParent(String[] args, Peer<?> peer) {
        endWithParent();
        // Standard output is for the parent alone, whatever an engine prints.
        System.setOut(new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
        serve(args, peer, new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out));
    }

    /** Reads queries, does with an algorithm what the arguments of {@link #main} say, and writes what comes of it. */
    static void serve(String[] args, Peer<?> peer, InputStream queries, OutputStream answers) {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(queries));
                DataOutputStream out = new DataOutputStream(new BufferedOutputStream(answers))) {
            QueryTable table = QueryTable.read(in);
            PreparedQueries<?> prepared = new PreparedQueries<>(peer, table);
            if (args[0].equals("answer")) {
                answerAll(prepared, table.rows().size(), out);
            } else {
                time(prepared, Long.parseLong(args[2]), Long.parseLong(args[3]), Long.parseLong(args[4]), out);
            }
        } catch (IOException e) {
            // The asking process has ended, or has ended this worker: there is nothing left to tell.
        }
    }

    /** An engine that does not come back must not outlive the process that waits for it. */
    private static void endWithParent() {
        Thread watch = new Thread(
                () -> {
                    ProcessHandle.current()
                            .parent()
                            .ifPresent(parent -> parent.onExit().join());
                    Runtime.getRuntime().halt(1);
                },
                "parent");
        watch.setDaemon(true);
        watch.start();
    }

    /** Each answer goes out at once: the parent knows by it which query did not come back. */
    private static void answerAll(PreparedQueries<?> queries, int size, DataOutputStream out) throws IOException {
        out.writeUTF(READY);
        out.flush();
        for (int i = 0; i < size; i++) {
            PeerReply reply = queries.answer(i);
            out.writeUTF(reply.outcome().name());
            out.writeDouble(reply.enter());
            out.writeUTF(reply.reason());
            out.flush();
        }
    }

    /** Each pass goes out at once: its nanoseconds a query, and something that depends on its answers. */
    private static void time(PreparedQueries<?> queries, long warmUp, long nanos, long seed, DataOutputStream out)
            throws IOException {
        out.writeUTF(READY);
        out.flush();
        Random random = new Random(seed);
        PreparedQueries<?>.Pass once = queries.pass(1);
        long begin = System.nanoTime();
        long taken;
        long mix = 0;
        do {
            once.shuffle(random);
            long start = System.nanoTime();
            mix += once.run();
            taken = System.nanoTime() - start;
        } while (System.nanoTime() - begin < warmUp);
        PreparedQueries<?>.Pass pass = queries.pass(copies(once.size(), taken, nanos));
        begin = System.nanoTime();
        do {
            pass.shuffle(random);
            long start = System.nanoTime();
            mix += pass.run();
            taken = System.nanoTime() - start;
            out.writeDouble((double) taken / pass.size());
            out.writeLong(mix);
            out.flush();
        } while (System.nanoTime() - begin < nanos);
    }

    private static int copies(int size, long taken, long nanos) {
        int wanted = (ENOUGH_IN_A_PASS + size - 1) / size;
        return (int) Math.max(1, Math.min(wanted, nanos / PASSES / Math.max(1, taken)));
    }
}
