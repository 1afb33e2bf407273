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
        description = "Exact continuous collision detection in 2D, in bulk, on Apache Spark.",
        synopsisSubcommandLabel = "COMMAND",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footerHeading = "\nExample:\n",
        footer = {
            "  java -jar tests/cluster/target/polysweep-cluster.jar validate --generate tiles --json",
            "",
            "'polysweep-cluster COMMAND --help' describes a command."
        },
        exitCodeListHeading = "\nExit status:\n",
        exitCodeList = {ExitStatus.HELP_DONE, ExitStatus.HELP_BAD})
public final class ClusterProgram implements Runnable {

    @Spec
    private CommandSpec spec;

    private ClusterProgram() {}

    /** Runs a command and ends the process with its exit status. */
    public static void main(String[] args) {
        // Otherwise, messages of picocli would have the digits of the user's language.
        Locale.setDefault(Locale.ROOT);
        Streams streams = Streams.ofProcess();
        // Text that a library prints is not an answer.
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

    /** Refuses a command line without a command. */
    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "COMMAND must be given: sweep or validate");
    }
}
