package org.polysweep.workbench;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
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
        StringWriter asked = new StringWriter();
        // An argument that begins with @ is the name of a file: picocli would read more arguments from it, and not as
        // UTF-8.
        line.setExpandAtFiles(false)
                .setOut(new PrintWriter(asked))
                .setErr(new PrintWriter(streams.people(), true))
                .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                .setUsageHelpWidth(100)
                .setParameterExceptionHandler((problem, all) -> explainUsage(streams, problem))
                .setExecutionExceptionHandler((problem, command, parsed) -> failed(streams, problem));
        try {
            int status = line.execute(args);
            return asked.getBuffer().isEmpty() || write(lines(asked), streams) ? status : ExitStatus.BAD;
        } catch (OutOfMemoryError | StackOverflowError e) {
            return failed(streams, e);
        }
    }

    private static int explainUsage(Streams streams, ParameterException problem) {
        StringWriter suggestions = new StringWriter();
        UnmatchedArgumentException.printSuggestions(problem, new PrintWriter(suggestions));
        String command = problem.getCommandLine().getCommandSpec().qualifiedName();
        streams.tell(message(problem) + "\n" + lines(suggestions) + "'" + command + " --help' shows the usage.");
        return ExitStatus.BAD;
    }

    /** The message of picocli; if a converter refused a value, the option and the message of the converter. */
    private static String message(ParameterException problem) {
        return problem.getArgSpec() instanceof OptionSpec option
                        && problem.getCause() instanceof TypeConversionException refused
                ? option.longestName() + " " + refused.getMessage()
                : String.valueOf(problem.getMessage());
    }

    /** What picocli has written, each line with a line feed at its end: it takes the line separator of the machine. */
    private static String lines(StringWriter written) {
        return written.toString().lines().map(line -> line + "\n").collect(Collectors.joining());
    }

    /** Writes requested text, such as help; returns whether it could be written, or is not read any more. */
    private static boolean write(String text, Streams streams) {
        try {
            streams.out().write(text.getBytes(StandardCharsets.UTF_8));
            streams.out().flush();
            return true;
        } catch (IOException e) {
            if (FileProblem.isBrokenPipe(e)) {
                return true;
            }
            streams.tell("cannot write to standard output: " + FileProblem.describe(e));
            return false;
        }
    }

    private static int failed(Streams streams, Throwable problem) {
        streams.tell(problem + "; this is a bug in Polysweep, please report it together with the input");
        return ExitStatus.BAD;
    }
}
