package org.polysweep.workbench;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** One run of a command line: what all programs say alike when options are bad, or when they fail. */
public final class CommandRun {

    private CommandRun() {}

    /**
     * Runs a command.
     *
     * @param program what the commands are of, with picocli's annotations
     * @param commands the commands, likewise
     * @param args the command and its options
     * @param streams where it reads and writes
     * @return the exit status
     */
    public static int of(Object program, List<?> commands, String[] args, Streams streams) {
        CommandLine line = new CommandLine(program);
        commands.forEach(line::addSubcommand);
        line.setOut(new PrintWriter(streams.out(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(streams.people(), true))
                .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                .setUsageHelpWidth(100)
                .setParameterExceptionHandler(CommandRun::explainUsage)
                .setExecutionExceptionHandler((problem, command, parsed) -> failed(streams, problem));
        try {
            return line.execute(args);
        } catch (OutOfMemoryError | StackOverflowError e) {
            return failed(streams, e);
        }
    }

    private static int explainUsage(ParameterException problem, String[] args) {
        CommandLine command = problem.getCommandLine();
        PrintWriter err = command.getErr();
        err.println("polysweep: " + problem.getMessage());
        UnmatchedArgumentException.printSuggestions(problem, err);
        err.println("'" + command.getCommandSpec().qualifiedName() + " --help' shows what there is.");
        return ExitStatus.BAD;
    }

    private static int failed(Streams streams, Throwable problem) {
        streams.tell(problem + "; this is a mistake in Polysweep, please report it with the input");
        return ExitStatus.BAD;
    }
}
