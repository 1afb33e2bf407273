package org.polysweep.workbench;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.polysweep.workbench.compare.Bench;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command line's entry point. */
@Command(
        name = "polysweep",
        description = "Exact continuous collision detection in 2D: whether, when and how moving shapes collide.",
        synopsisSubcommandLabel = "COMMAND",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footerHeading = "\nExample:\n",
        footer = {
            "  echo '{\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[2,0,3,1]},\"moveA\":[4,0]}' |",
            "    java -jar tests/workbench/target/polysweep.jar sweep",
            "",
            "'polysweep COMMAND --help' describes a command."
        },
        exitCodeListHeading = "\nExit status:\n",
        exitCodeList = {ExitStatus.HELP_DONE, ExitStatus.HELP_BAD})
public final class PolysweepProgram implements Runnable {

    @Spec
    private CommandSpec spec;

    private PolysweepProgram() {}

    /** Runs a command and ends the process with its exit status. */
    public static void main(String[] args) {
        // Otherwise, messages of picocli and others would have the digits of the user's language.
        Locale.setDefault(Locale.ROOT);
        System.exit(run(args, Streams.ofProcess(), Bench.usual()));
    }

    /**
     * Runs a command.
     *
     * @param args the command and its options
     * @param in standard input, which is read if no file is named
     * @param out standard output: data, and help
     * @param err standard error: messages, warnings and progress
     * @return the exit status
     */
    public static int run(String[] args, InputStream in, OutputStream out, PrintStream err) {
        return run(args, new Streams(in, out, err), Bench.usual());
    }

    /** Runs a command with a given way to time algorithms. */
    static int run(String[] args, Streams streams, Bench bench) {
        List<?> commands = List.of(
                new SweepCommand(streams),
                new ValidateCommand(streams),
                new CompareCommand(streams, bench),
                new StepCommand(streams),
                new DatasetCommand(streams),
                new AutoComplete.GenerateCompletion());
        return CommandRun.of(new PolysweepProgram(), commands, args, streams);
    }

    /** Refuses a command line without a command. */
    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(), "COMMAND must be given: sweep, validate, compare, step or dataset");
    }
}
