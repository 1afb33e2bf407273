package org.polysweep.workbench.compare;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.polysweep.workbench.external.Leash;

/** A {@link Worker} that was started: the JVM that runs this, with the same options of the virtual machine. */
final class WorkerProcess implements Closeable {

    private final Leash leash;
    private final DataInputStream out;

    private WorkerProcess(Process process, long nanos) {
        leash = new Leash(process, nanos);
        out = new DataInputStream(new BufferedInputStream(process.getInputStream()));
    }

    /** Starts a worker, sends it the queries and gives it so much time. */
    static WorkerProcess start(String main, QueryTable table, long nanos, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> option.startsWith("-X") && !option.startsWith("-Xlog"))
                .forEach(command::add);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        WorkerProcess worker = new WorkerProcess(process, nanos);
        try (DataOutputStream in = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()))) {
            table.write(in);
        } catch (IOException e) {
            // It has ended already, as whoever reads what it says will see.
        }
        return worker;
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
     * Whether nothing more can be read because the process has ended, or was ended: then its stream may be closed under the
     * hands of whoever reads it.
     */
    boolean isEnd(IOException problem) {
        return problem instanceof EOFException || leash.isPulled();
    }

    /**
     * Waits until queries can be answered.
     *
     * @throws IOException if the process ends before, for which no query is to blame
     */
    void awaitReady() throws IOException {
        try {
            if (out.readUTF().equals(Worker.READY)) {
                return;
            }
        } catch (IOException e) {
            if (leash.isPulled()) {
                return;
            }
        }
        throw new IOException("the process for an algorithm could not be started; see above");
    }
}
