package org.polysweep.workbench;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.workbench.external.External;
import org.polysweep.workbench.validate.Checkpoint;
import org.polysweep.workbench.validate.GeneratedSupply;
import org.polysweep.workbench.validate.Validation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code validate}: checks an algorithm or a program against exact arithmetic. */
@Command(
        name = "validate",
        description = {
            "Checks a sweep, of the library or your own program, against independent exact arithmetic. Prints a tally,"
                    + " and for each kind of finding the smallest query that shows it, ready for 'polysweep sweep'.",
            "Checks the verdict (where the exact one is TOUCH, --policy and --touching say what is right), the time of"
                    + " a HIT, the normal if there is one, and the exit of two boxes if there is one."
        },
        customSynopsis = {
            "polysweep validate [FILE | --generate CLASS[,CLASS...] [--seed FROM..TO] [--count N]]",
            "                          [--against aabb|polygon|NAME=COMMAND] [--policy half-open|closed|any]",
            "                          [--touching exclusive|inclusive] [--times nearest|tolerance] [--floats]",
            "                          [--strict] [--tolerance K]",
            "                          [--timeout S] [--threads N] [--checkpoint FILE [--resume]] [--json]",
            "       polysweep validate --merge [--json] FILE..."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        footerHeading = "\nExamples:\n",
        footer = {
            "  java -jar tests/workbench/target/polysweep.jar validate --generate tiles,bullets-boxes",
            "  java -jar tests/workbench/target/polysweep.jar validate \\",
            "    --against 'mine=python3 docs/examples/swept_aabb.py'",
            "",
            "Kinds of findings: false_hit, false_miss, overlap_missed, false_overlap, late, wrong_time,",
            "wrong_normal, early_exit, and of programs:",
            "  crash    the program ended or closed its output while answers were due",
            "  hang     the program was silent for longer than --timeout while answers were due",
            "  garbage  an output line that is not an answer to a query that is due",
            "A crash or a hang ends the run; it is one finding, at the first query without an answer, and later",
            "queries are not counted. 10,000 more lines of garbage than queries also end the run. Findings are",
            "shrunk to a smaller query, except hangs and such a flood of garbage; 'from' names the original",
            "query. queries = agreements + late + findings, not including garbage that belongs to no query.",
            "Ctrl-C prints the tally so far. The status is 2 if the program cannot be started, or if every",
            "query was skipped."
        },
        exitCodeListHeading = "\nExit status:\n",
        exitCodeList = {ExitStatus.HELP_DONE, ExitStatus.HELP_FOUND, ExitStatus.HELP_BAD})
final class ValidateCommand implements Callable<Integer> {

    /** The tolerance for programs, in ulp: correct programs in doubles stay within it. */
    private static final int USUAL_TOLERANCE = 4;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description =
                    "The queries, as JSON Lines in UTF-8, in the format of 'polysweep sweep'. Fields that it ignores"
                            + " are not sent to a program. With -, or without FILE, standard input is read,"
                            + " unless it is a"
                            + " terminal. If there is no input either, a program gets --generate doubles (with"
                            + " --floats, floats).")
    private List<String> files = List.of();

    @Mixin
    private GeneratorOptions generator;

    @Option(
            names = "--against",
            paramLabel = "aabb|polygon|NAME=COMMAND",
            defaultValue = "aabb",
            description =
                    "What is checked: an algorithm of the library or a program. aabb, the default, accepts only two"
                            + " boxes without a radius; other queries are skipped and counted. polygon accepts"
                            + " all queries; for"
                            + " rotating shapes, the algorithm for rotation is checked. A program reads queries"
                            + " from standard"
                            + " input and writes answers to standard output, in the formats of 'polysweep sweep';"
                            + " an answer"
                            + " needs id, verdict, and enter for a HIT. The ids of its queries are 0, 1, 2, ...,"
                            + " also for a"
                            + " FILE; each answer repeats the id of its query, and answers may come in any order."
                            + " Shapes are"
                            + " sent as they are in the FILE; generated boxes are sent as \"box\".")
    private String against = "aabb";

    @Mixin
    private RuleOptions rules;

    @Option(
            names = "--timeout",
            paramLabel = "S",
            defaultValue = "10",
            description =
                    "Report a hang if the program neither answers nor reads for S seconds while answers are due, or"
                            + " leaves 10 million queries, or 4 GiB of queries, unanswered; ${DEFAULT-VALUE} by"
                            + " default.")
    private String timeout = "10";

    @Option(
            names = "--shrink-seconds",
            paramLabel = "S",
            defaultValue = "20",
            description = "Search for the smallest queries for S seconds at most in all; ${DEFAULT-VALUE} by default.")
    private String shrinkSeconds = "20";

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "The number of threads that check an algorithm of the library; by default, one per processor."
                    + " The tally does not depend on it.")
    private String threads = String.valueOf(Runtime.getRuntime().availableProcessors());

    @Option(
            names = "--merge",
            description = "Add up tallies that --json printed; one of them may be standard input, -. A message reports"
                    + " ranges of seeds that overlap, which is right only for different classes. The sum has no seeds"
                    + " if there is a gap between the ranges, or if a tally has none.")
    private boolean merge;

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description =
                    "Save the counts to FILE after every 100,000 generated queries; a program is restarted each time."
                            + " After an interruption, the same command with --resume continues from there.")
    private @Nullable String checkpoint;

    @Option(names = "--resume", description = "Continue from the counts in the FILE of --checkpoint, if it exists.")
    private boolean resume;

    @Option(names = "--json", description = "Print the tally as one JSON object.")
    private boolean json;

    private final Streams streams;

    ValidateCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        return merge ? mergeAll() : validate();
    }

    private int mergeAll() {
        for (String option : List.of(
                "--generate",
                "--seed",
                "--count",
                "--against",
                "--strict",
                "--tolerance",
                "--timeout",
                "--shrink-seconds")) {
            if (isGiven(option)) {
                throw bad(option + " must not be given with --merge, which adds up existing tallies; leave it out");
            }
        }
        if (files.isEmpty()) {
            throw bad("FILE must be given with --merge; name one or more files that 'validate --json' wrote");
        }
        for (String file : files) {
            if (Collections.frequency(files, file) > 1) {
                throw bad("FILE must be named once with --merge, but " + file
                        + " is named twice; its counts would be added twice");
            }
        }
        return new MergeRun(json, streams).of(files);
    }

    private int validate() {
        OptionValues.requireRepresentable(spec, "--checkpoint", checkpoint == null ? "" : checkpoint);
        if (resume && checkpoint == null) {
            throw bad("--resume must be given with --checkpoint; name the FILE to continue from");
        }
        if (checkpoint != null && !files.isEmpty()) {
            throw bad("--checkpoint must not be given with a FILE: a run can only be resumed if its queries are"
                    + " generated; leave out one of them");
        }
        ValidationRun run = new ValidationRun(json, streams, kept(against()));
        if (generator.isGiven()) {
            if (!files.isEmpty()) {
                throw bad("--generate must not be given with a FILE, but there is " + files.get(0)
                        + "; leave out one of them");
            }
            return run.of(generator.supply());
        }
        boolean isProgram = !against.equals("aabb") && !against.equals("polygon");
        boolean isUsual = files.isEmpty() && isProgram;
        for (String option : List.of("--seed", "--count")) {
            if (isGiven(option) && !isUsual) {
                throw bad(option + " must be given with --generate; name a class, or leave out " + option);
            }
        }
        if (files.isEmpty() && Terminal.isAt(Terminal.STANDARD_INPUT)) {
            if (isUsual) {
                return run.of(usualQueries());
            }
            throw bad("FILE or --generate must be given; name a FILE with one query per line, or - for standard input,"
                    + " or generate queries: 'polysweep validate --generate tiles,bullets-boxes'");
        }
        if (files.size() > 1) {
            throw bad("FILE must be one file, but there are " + files.size() + "; to add up tallies, use --merge");
        }
        if (isUsual) {
            return run.ofInputOr(this::usualQueries);
        }
        return run.of(files.isEmpty() ? "-" : files.get(0));
    }

    /** Returns the queries for a program if none are given. */
    private GeneratedSupply usualQueries() {
        String group = rules.isOfFloats() ? "floats" : "doubles";
        streams.tell("no queries are given, so these are --generate " + group);
        generator.use(group);
        return generator.supply();
    }

    private ValidationRun.Subject kept(ValidationRun.Subject unlimited) {
        double seconds = OptionValues.seconds(spec, "--shrink-seconds", shrinkSeconds);
        ValidationRun.Subject subject = supply -> unlimited.apply(supply).shrinkingFor(seconds);
        if (checkpoint == null) {
            return subject;
        }
        Path file = OptionValues.path(spec, "--checkpoint", checkpoint);
        return supply -> supply instanceof GeneratedSupply made
                ? subject.apply(supply).keptIn(new Checkpoint(file, run(made), resume))
                : subject.apply(supply);
    }

    /** Describes a run, for its checkpoint: the queries, what is checked, and the rules. */
    private String run(GeneratedSupply supply) {
        boolean isPath = against.equals("aabb") || against.equals("polygon");
        return supply.description() + ", against " + against.replaceAll("\\p{Cntrl}", " ") + ", "
                + rules.rules(isPath ? 0 : USUAL_TOLERANCE);
    }

    /** Returns what is checked, and how. */
    private ValidationRun.Subject against() {
        double seconds = OptionValues.seconds(spec, "--timeout", timeout);
        int workers = (int) OptionValues.whole(spec, "--threads", threads, 1, 1024);
        Optional<SweepAlgorithm> path = switch (against) {
            case "aabb" -> Optional.of(SweepAlgorithm.AABB);
            case "polygon" -> Optional.of(SweepAlgorithm.POLYGON);
            default -> Optional.empty();
        };
        if (path.isPresent()) {
            AcceptanceRules exact = rules.rules(0);
            return supply -> Validation.of(supply, path.get(), exact, workers);
        }
        External program = OptionValues.program(spec, "--against", against)
                .orElseThrow(() -> bad("--against must be aabb, polygon or NAME=COMMAND, but was '" + against + "'"));
        AcceptanceRules lenient = rules.rules(USUAL_TOLERANCE);
        return supply -> Validation.of(supply, program, lenient, seconds);
    }

    private boolean isGiven(String option) {
        return OptionValues.isGiven(spec, option);
    }

    private ParameterException bad(String message) {
        return OptionValues.bad(spec, message);
    }
}
