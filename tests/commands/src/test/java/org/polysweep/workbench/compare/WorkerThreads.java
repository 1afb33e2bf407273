package org.polysweep.workbench.compare;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.util.function.Function;
import org.polysweep.peers.BuiltInPeer;
import org.polysweep.peers.Peer;

/**
 * Workers in threads of this JVM, which start in no time.
 *
 * @param peers makes an algorithm of a name
 */
public record WorkerThreads(Function<String, Peer<?>> peers) implements Workers {

    /** A bench on which answers are checked, and times are some numbers. */
    public static Bench bench() {
        return new Bench(
                new WorkerThreads(name -> BuiltInPeer.named(name).orElseThrow().make()), 2, 0, 0, 1);
    }

    @Override
    public Running start(String... arguments) throws IOException {
        return new RunningThread(arguments, peers.apply(arguments[1]));
    }

    private static final class RunningThread implements Running {

        private final PipedOutputStream in = new PipedOutputStream();
        private final PipedInputStream out = new PipedInputStream();
        private final Thread thread;

        RunningThread(String[] arguments, Peer<?> peer) throws IOException {
            PipedInputStream queries = new PipedInputStream(in);
            PipedOutputStream answers = new PipedOutputStream(out);
            thread = new Thread(() -> Worker.serve(arguments, peer, queries, answers), "worker");
            thread.setDaemon(true);
            thread.start();
        }

        @Override
        public OutputStream in() {
            return in;
        }

        @Override
        public InputStream out() {
            return out;
        }

        @Override
        public void end() {
            try {
                // First, or the answer to what it hung in would still go out.
                out.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            thread.interrupt();
        }
    }
}
