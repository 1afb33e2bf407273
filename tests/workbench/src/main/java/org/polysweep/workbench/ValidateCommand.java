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

/** {@code validate}: a path under test against the exact judge. */
@Command(
        name = "validate",
        description = {
            "Judges a sweep by exact arithmetic, which shares no code with it: a tally, and for each kind of"
                    + " finding the smallest query that shows it, ready to paste into 'polysweep sweep'.",
            "Judged are the verdict (where the exact one is TOUCH, --policy and --touching say what is right), the"
                    + " time of a HIT, the normal where one is given, and the exit of two boxes where one is given."
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
            "wrong_normal, early_exit; crash: it ended, or closed its output, while answers were due; hang:",
            "silent for longer than --timeout; garbage: lines that are no answer to a query that is due. A",
            "crash or a hang ends the run, and is one finding at the first query without an answer; the",
            "queries after it are not counted. A hang is not shrunk. Garbage ends the run when it is 10,000",
            "lines more than there were queries, and is not shrunk then. queries = agreements + late +",
            "findings, but for garbage that belongs to no query. 'from' is the query of the run that was",
            "made smaller. Ctrl-C prints the tally so far. A program that cannot be started is a bad option",
            "and no finding; and where every query is skipped, nothing was judged: both end with status 2."
        },
        exitCodeListHeading = "\nExit status:\n",
        exitCodeList = {ExitStatus.HELP_DONE, ExitStatus.HELP_FOUND, ExitStatus.HELP_BAD})
final class ValidateCommand implements Callable<Integer> {

    /** What a program in doubles can hold, in ulp. */
    private static final int USUAL_TOLERANCE = 4;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description = "The queries, as JSON Lines in UTF-8, in the format of 'polysweep sweep', shapes with"
                    + " \"radius\" and in \"parts\" included; what it ignores is ignored,"
                    + " and not sent"
                    + " to a program. Standard input for -, and without FILE if it is no terminal. For a program,"
                    + " --generate doubles (floats with --floats) if there is neither FILE nor standard input.")
    private List<String> files = List.of();

    @Mixin
    private GeneratorOptions generator;

    @Option(
            names = "--against",
            paramLabel = "aabb|polygon|NAME=COMMAND",
            defaultValue = "aabb",
            description = "What is judged: a path of the library (aabb, the default, skips queries that are not two"
                    + " boxes without a radius, such as boxes in parts, and counts them; polygon takes all, and"
                    + " where a shape turns it is the path TURNING that is judged), or a program that"
                    + " reads queries on standard input and writes answers"
                    + " on standard output, in the formats of 'polysweep sweep'; id, verdict, and enter for a HIT"
                    + " suffice. The ids of its queries are 0, 1, 2, ..., whatever they are in a file; an answer"
                    + " repeats the id of its query, and answers may come in any order. Shapes come as they are in"
                    + " the file; generated boxes as \"box\".")
    private String against = "aabb";

    @Mixin
    private RuleOptions rules;

    @Option(
            names = "--timeout",
            paramLabel = "S",
            defaultValue = "10",
            description = "A program that neither answers nor reads on for S seconds while answers are due, or leaves"
                    + " 10 million queries, or 4 GiB of them, unanswered, hangs; ${DEFAULT-VALUE} by default.")
    private String timeout = "10";

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many threads judge a path of the library; as many as there are processors by default."
                    + " The tally does not depend on it.")
    private String threads = String.valueOf(Runtime.getRuntime().availableProcessors());

    @Option(
            names = "--merge",
            description = "Add up tallies that --json printed; one of them may be standard input, -. Seeds that"
                    + " overlap are told: that is right for different classes alone. The sum has no seeds if there is"
                    + " a gap between them, or if a tally has none.")
    private boolean merge;

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "Keep the counts in FILE after each 100,000 queries that are made; a program is started again"
                    + " for each. With --resume, the same command goes on from there after an interruption.")
    private @Nullable String checkpoint;

    @Option(names = "--resume", description = "Go on with what --checkpoint FILE has kept, if it is there.")
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
        for (String option :
                List.of("--generate", "--seed", "--count", "--against", "--strict", "--tolerance", "--timeout")) {
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

    /** What a program is judged by if no queries are given. */
    private GeneratedSupply usualQueries() {
        String group = rules.isOfFloats() ? "floats" : "doubles";
        streams.tell("no queries are given, so these are --generate " + group);
        generator.use(group);
        return generator.supply();
    }

    private ValidationRun.Subject kept(ValidationRun.Subject subject) {
        if (checkpoint == null) {
            return subject;
        }
        Path file = OptionValues.path(spec, "--checkpoint", checkpoint);
        return supply -> supply instanceof GeneratedSupply made
                ? subject.apply(supply).keptIn(new Checkpoint(file, run(made), resume))
                : subject.apply(supply);
    }

    /** What tells a run from others: the queries, and what is judged by which rules. */
    private String run(GeneratedSupply supply) {
        boolean isPath = against.equals("aabb") || against.equals("polygon");
        return supply.description() + ", against " + against.replaceAll("\\p{Cntrl}", " ") + ", "
                + rules.rules(isPath ? 0 : USUAL_TOLERANCE);
    }

    /** What is judged, and how. */
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
