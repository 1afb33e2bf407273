package org.polysweep.cluster;

import java.util.List;
import java.util.Locale;
import org.polysweep.workbench.CommandRun;
import org.polysweep.workbench.ExitStatus;
import org.polysweep.workbench.Streams;
import org.polysweep.workbench.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The entry point of the command line on Apache Spark. */
@Command(
        name = "polysweep-cluster",
        description = "Swept collision of convex shapes, in bulk, on Apache Spark.",
        synopsisSubcommandLabel = "COMMAND",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footerHeading = "\nExample:\n",
        footer = {
            "  java -jar tests/cluster/target/polysweep-cluster.jar validate --generate tiles --json",
            "",
            "'polysweep-cluster COMMAND --help' says the rest."
        },
        exitCodeListHeading = "\nExit status:\n",
        exitCodeList = {ExitStatus.HELP_DONE, ExitStatus.HELP_BAD})
public final class ClusterProgram implements Runnable {

    @Spec
    private CommandSpec spec;

    private ClusterProgram() {}

    /** Runs a command and ends the process with its exit status. */
    public static void main(String[] args) {
        // What picocli says has the digits of the user's language otherwise.
        Locale.setDefault(Locale.ROOT);
        Streams streams = Streams.ofProcess();
        // Whatever a library prints is no answer.
        System.setOut(streams.err());
        System.exit(run(args, streams));
    }

    /**
     * Runs a command.
     *
     * @param args the command and its options
     * @param streams where it reads and writes
     * @return the exit status
     */
    static int run(String[] args, Streams streams) {
        List<?> commands = List.of(new SweepCommand(streams), new ValidateCommand(streams));
        return CommandRun.of(new ClusterProgram(), commands, args, streams);
    }

    /** Without a command there is nothing to do. */
    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "COMMAND must be given: sweep or validate");
    }
}
