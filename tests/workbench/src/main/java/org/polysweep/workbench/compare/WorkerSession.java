package org.polysweep.workbench.compare;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import org.polysweep.workbench.external.Leash;

/** A {@link Worker} that was started, has its queries, and has to end in time. */
final class WorkerSession implements Closeable {

    /** What a process may take to start, however busy the machine is; no algorithm is to blame for that. */
    private static final long START_NANOS = 120_000_000_000L;

    private final Leash leash;
    private final DataInputStream out;

    private WorkerSession(Workers.Running worker) {
        leash = new Leash(worker::end, START_NANOS);
        out = new DataInputStream(new BufferedInputStream(worker.out()));
    }

    /** Starts a worker and sends it the queries. */
    static WorkerSession start(Workers workers, QueryTable table, String... arguments) throws IOException {
        Workers.Running worker = workers.start(arguments);
        WorkerSession session = new WorkerSession(worker);
        try (DataOutputStream in = new DataOutputStream(new BufferedOutputStream(worker.in()))) {
            table.write(in);
        } catch (IOException e) {
            // It has ended already, as the reader of its output will see.
        }
        return session;
    }

    /** What it says. */
    DataInputStream out() {
        return out;
    }

    /** Gives it so much time from now on. */
    void allow(long nanos) {
        leash.allow(nanos);
    }

    /** Whether it was ended because its time was over. */
    boolean isLate() {
        return leash.isPulled();
    }

    @Override
    public void close() {
        leash.close();
    }

    /**
     * Whether nothing more can be read because the worker has ended, or was ended: then its stream may be closed under
     * the hands of its reader.
     */
    boolean isEnd(IOException problem) {
        return problem instanceof EOFException || leash.isPulled();
    }

    /**
     * Waits until queries can be answered; its time counts from then on.
     *
     * @throws IOException if the worker ends before, or takes too long, for which no query is to blame
     */
    void awaitReady() throws IOException {
        try {
            if (out.readUTF().equals(Worker.READY)) {
                return;
            }
        } catch (IOException e) {
            // It has ended before it was ready.
        }
        throw new IOException("the process for an algorithm could not be started; see above");
    }
}
