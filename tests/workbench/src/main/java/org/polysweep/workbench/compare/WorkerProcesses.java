package org.polysweep.workbench.compare;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.polysweep.workbench.external.Leash;

/**
 * Workers in processes of their own: the JVM that runs this, with the same options of the virtual machine.
 *
 * @param main the class to start: {@link Worker}, or one like it
 */
record WorkerProcesses(Class<?> main) implements Workers {

    @Override
    public Running start(String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> option.startsWith("-X") && !option.startsWith("-Xlog"))
                .forEach(command::add);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(arguments));
        return new RunningProcess(new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    private record RunningProcess(Process process) implements Running {

        @Override
        public OutputStream in() {
            return process.getOutputStream();
        }

        @Override
        public InputStream out() {
            return process.getInputStream();
        }

        @Override
        public void end() {
            Leash.end(process);
        }
    }
}
