package org.polysweep.workbench;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.polysweep.peers.BuiltInPeer;
import org.polysweep.workbench.compare.Bench;
import org.polysweep.workbench.compare.Comparison;
import org.polysweep.workbench.compare.ComparisonReport;
import org.polysweep.workbench.compare.QuestionFile;
import org.polysweep.workbench.compare.WayOfTurning;
import org.polysweep.workbench.external.External;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code compare}: which algorithms are right and which are fast, on the user's own queries. */
@Command(
        name = "compare",
        description = {
            "Compares algorithms on files of queries: false positives, false negatives, late answers, time.",
            "The truth is exact; where shapes touch without overlapping, HIT, TOUCH and MISS are right. Answers"
                    + " are checked before anything is timed; every algorithm runs in processes of its own."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        footerHeading = "\nExamples:\n",
        footer = {
            "  java -jar tests/workbench/target/polysweep.jar compare \\",
            "    docs/examples/crate-on-ramp.jsonl --seconds 3",
            "  java -jar tests/workbench/target/polysweep.jar compare \\",
            "    docs/examples/crate-on-ramp.jsonl --algorithms polysweep --seconds 3 \\",
            "    --external 'again=java -jar tests/workbench/target/polysweep.jar sweep'",
            "",
            "Columns: ns_* are nanoseconds per query, quartiles over whole shuffled passes; clock says",
            "where they are measured: in the process of the algorithm, or through the pipe, with reading",
            "and writing of text, once; false_positive: contact on a MISS; false_negative: a MISS or a",
            "TOUCH on a HIT; overlap_missed: an OVERLAP that is not answered by OVERLAP; false_overlap:",
            "OVERLAP on a HIT or a TOUCH; timed: HITs answered by HIT; of these: late, a time greater than",
            "the exact one; late_nearest, greater than the double nearest to it; max_time_error: the",
            "greatest abs(enter - exact) * abs(displacement); early_median, early_p99, early_max: the same",
            "of times that are not late; hits, misses, overlaps, touches: queries of each exact verdict;",
            "touch_hit, touch_miss: TOUCHes answered by HIT and by MISS, which are both right; failed:",
            "refused, thrown, no number, a HIT without a time, not reached; build: version, commit and",
            "machine. score.py and validate --policy any judge the same. Where a shape rotates, the",
            "displacement and the arcs of the farthest vertices are added up; dyn4j and jbox2d rotate at a",
            "constant speed, and are judged by that motion, up to rounding, as programs are by what",
            "--turning says of them; the textbooks do not take part."
        },
        exitCodeListHeading = "\nExit status:\n",
        exitCodeList = {ExitStatus.HELP_DONE, ExitStatus.HELP_BAD})
final class CompareCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description =
                    "Queries, as JSON Lines in UTF-8, as 'polysweep sweep' reads them, shapes with \"radius\" and in"
                            + " \"parts\" included; - is standard input.")
    private List<String> files = List.of();

    @Option(
            names = "--algorithms",
            paramLabel = "a,b,...",
            split = ",",
            description = "Those built in to compare, all without this option: polysweep, polysweep-reference,"
                    + " textbook-vertex-ray, textbook-swept-aabb (two boxes only), textbook-exact (two polygons), dyn4j, jbox2d. Of shapes"
                    + " with a radius,"
                    + " dyn4j has circles and capsules, jbox2d has circles, and the textbooks have none;"
                    + " queries with others"
                    + " are not put to them. Shapes in parts have an algorithm of their own in polysweep and"
                    + " polysweep-reference; textbook-swept-aabb and textbook-exact have none, and are not asked; the others are"
                    + " asked about every"
                    + " pair of parts, and their answer is an overlap, else the earliest hit.")
    private List<String> algorithms = List.of();

    @Option(
            names = "--external",
            paramLabel = "NAME=COMMAND",
            description = "A program that reads queries on standard input and writes answers on standard output, in"
                    + " the formats of 'polysweep sweep'; id, verdict, and enter for a HIT suffice. The ids of its"
                    + " queries are 0, 1, 2, ..., whatever they are in the file; an answer repeats the id"
                    + " of its query. May be repeated.")
    private List<String> externals = List.of();

    @Option(
            names = "--turning",
            paramLabel = "NAME=MOTION",
            description =
                    "How an --external program turns shapes, by which it is judged: rotors, as the format says, and"
                            + " without this option; constant-speed, the angle grows linearly as far as the rotor"
                            + " goes; or directions, cosine and sine of the angle go straight from first to last,"
                            + " the short way, as in Box2D v3. May be repeated.")
    private List<String> ways = List.of();

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "60",
            description = "How long an algorithm may take for a file, answers and times together, without the start of"
                    + " its processes; ${DEFAULT-VALUE} by default. What is not reached counts as failed; so does a"
                    + " query that takes longer than a sixtieth of S, or than 1 s if that is more.")
    private String seconds = "60";

    @Option(
            names = "--format",
            paramLabel = "table|csv|markdown",
            defaultValue = "table",
            converter = FormatConverter.class,
            description = "How the report is written; ${DEFAULT-VALUE} by default.")
    private ComparisonReport.Format format = ComparisonReport.Format.TABLE;

    @Option(
            names = "--plot",
            paramLabel = "DIR",
            description =
                    "Draw bars of false positives, false negatives, overlaps missed, failures and time into DIR, as"
                            + " SVG and PNG.")
    private @Nullable String plot;

    private final Streams streams;
    private final Bench bench;

    CompareCommand(Streams streams, Bench bench) {
        this.streams = streams;
        this.bench = bench;
    }

    @Override
    public Integer call() {
        OptionValues.requireCurrentDirectory(spec);
        double limit = OptionValues.seconds(spec, "--seconds", seconds);
        Map<External, WayOfTurning> programs = programs();
        List<BuiltInPeer> peers = peers(programs.keySet());
        if (Collections.frequency(files, "-") > 1) {
            throw bad("FILE must be - at most once: standard input can be read only once");
        }
        PlotFolder folder = folder();
        // Before anything is measured, which takes long.
        if (!folder.make()) {
            return ExitStatus.BAD;
        }
        ComparisonReport report = new ComparisonReport(Build.describe());
        try (Interruption interruption = Interruption.watchWithLastWord()) {
            boolean good = compareAll(peers, programs, limit, report, interruption);
            return !interruption.hasBegun() && folder.draw(report) && good ? ExitStatus.DONE : ExitStatus.BAD;
        }
    }

    private boolean compareAll(
            List<BuiltInPeer> peers,
            Map<External, WayOfTurning> programs,
            double limit,
            ComparisonReport report,
            Interruption interruption) {
        ReportOutput output = new ReportOutput(report, format, streams);
        Consumer<String> complaints = complaint -> {
            if (!interruption.hasBegun()) {
                streams.tell(complaint);
            }
        };
        boolean good = true;
        try (Steps steps = Steps.show(streams.err())) {
            Comparison comparison = new Comparison(peers, programs, limit, bench, complaints, steps::next);
            steps.expect((long) comparison.stepsForFile() * files.size());
            for (String file : files) {
                good &= compare(file, comparison, report, complaints, interruption);
                if (interruption.hasBegun()) {
                    if (!report.isEmpty()) {
                        streams.tell("interrupted; the report covers the algorithms that had answered every query");
                        output.finish();
                    }
                    return false;
                }
                output.writeNew();
                if (!output.isOpen() && plot == null) {
                    break;
                }
            }
        }
        return output.finish() && good;
    }

    private boolean compare(
            String name,
            Comparison comparison,
            ComparisonReport report,
            Consumer<String> complaints,
            Interruption interruption) {
        QuestionFile file;
        try (Source source = Source.open(name, streams)) {
            file = QuestionFile.read(name, source.in(), !externals.isEmpty(), complaints);
        } catch (IOException e) {
            String advice = e instanceof NoSuchFileException ? "; name a file of queries" : "";
            streams.tell("cannot read " + Source.nameOf(name) + ": " + FileProblem.describe(e) + advice);
            return false;
        }
        if (file.isEmpty()) {
            streams.tell(name
                    + " has no query to compare; write one query per line, in the format that 'polysweep sweep --help'"
                    + " shows");
            return false;
        }
        try {
            comparison.run(file, report, interruption::hasBegun);
        } catch (IOException e) {
            complaints.accept("cannot compare " + name + ": " + FileProblem.describe(e));
            return false;
        }
        return file.refused() == 0;
    }

    private PlotFolder folder() {
        if (plot == null) {
            return new PlotFolder(Optional.empty(), streams);
        }
        if (plot.isEmpty()) {
            throw bad("--plot must be the name of a directory, but was empty");
        }
        // Charts are drawn without a screen, even where there is one.
        System.setProperty("java.awt.headless", "true");
        return new PlotFolder(Optional.of(OptionValues.path(spec, "--plot", plot)), streams);
    }

    /** In the order in which they have been named, each with how it turns shapes. */
    private Map<External, WayOfTurning> programs() {
        Map<String, WayOfTurning> known = waysOfTurning();
        Map<External, WayOfTurning> programs = new LinkedHashMap<>();
        Set<String> names = new LinkedHashSet<>();
        for (String text : externals) {
            External program = OptionValues.program(spec, "--external", text)
                    .orElseThrow(() -> bad("--external must be NAME=COMMAND, but was '" + text + "'"));
            String name = program.name();
            if (BuiltInPeer.named(name).isPresent() || !names.add(name)) {
                throw bad(
                        "--external must have a NAME of its own, but '" + name + "' is already in use; choose another");
            }
            WayOfTurning way = known.remove(name);
            programs.put(program, way == null ? WayOfTurning.ROTORS : way);
        }
        if (!known.isEmpty()) {
            throw bad("--turning must name an --external program, but was '"
                    + known.keySet().iterator().next() + "'");
        }
        return programs;
    }

    private Map<String, WayOfTurning> waysOfTurning() {
        Map<String, WayOfTurning> known = new LinkedHashMap<>();
        for (String text : ways) {
            int end = text.indexOf('=');
            WayOfTurning way = WayOfTurning.named(text.substring(end + 1))
                    .orElseThrow(
                            () -> bad("--turning must be NAME=rotors, NAME=constant-speed or NAME=directions, but was '"
                                    + text + "'"));
            if (end < 1 || known.put(text.substring(0, end), way) != null) {
                throw bad("--turning must be NAME=MOTION, once for each NAME, but was '" + text + "'");
            }
        }
        return known;
    }

    private List<BuiltInPeer> peers(Set<External> programs) {
        if (algorithms.isEmpty()) {
            if (spec.commandLine().getParseResult().hasMatchedOption("--algorithms")) {
                throw bad("--algorithms must be one or more names, separated by commas, but was empty; leave it out to"
                        + " compare all");
            }
            return List.of(BuiltInPeer.values());
        }
        Set<BuiltInPeer> peers = new LinkedHashSet<>();
        for (String name : algorithms) {
            boolean external =
                    programs.stream().anyMatch(program -> program.name().equals(name.strip()));
            if (!external) {
                peers.add(BuiltInPeer.named(name.strip()).orElseThrow(() -> unknown(name)));
            }
        }
        return List.copyOf(peers);
    }

    private ParameterException unknown(String name) {
        String known =
                Arrays.stream(BuiltInPeer.values()).map(BuiltInPeer::label).collect(Collectors.joining(", "));
        return bad("--algorithms must name known algorithms, but was '" + name + "'; known are " + known
                + ", and programs of your own that --external NAME=COMMAND adds");
    }

    private ParameterException bad(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
