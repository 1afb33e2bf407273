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

/** {@code compare}: accuracy and speed of algorithms on files of queries. */
@Command(
        name = "compare",
        description = {
            "Compares algorithms on files of queries: false positives, false negatives, late answers, speed.",
            "Answers are checked by exact arithmetic; where shapes touch without overlapping, HIT, TOUCH and MISS"
                    + " are all"
                    + " right. Answers are checked before they are timed, and each algorithm runs in its own process."
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
            "Columns:",
            "  ns_median, ns_q1, ns_q3   nanoseconds per query: quartiles over shuffled passes through the file",
            "  clock                     where time is measured: in the process of the algorithm, or once through",
            "                            the pipe, including reading and writing of text",
            "  false_positive            contact where the exact verdict is MISS",
            "  false_negative            MISS or TOUCH where the exact verdict is HIT",
            "  overlap_missed            any other verdict where the exact verdict is OVERLAP",
            "  false_overlap             OVERLAP where the exact verdict is HIT or TOUCH",
            "  timed                     HITs that are answered by HIT; these have a time",
            "  late, late_nearest        times after the exact time; times after the double nearest to it",
            "  max_time_error            the maximum of abs(enter - exact) * abs(displacement)",
            "  early_median, _p99, _max  the same measure for times that are not late",
            "  hits, misses, overlaps, touches   the number of queries with each exact verdict",
            "  touch_hit, touch_miss     TOUCHes answered by HIT or by MISS, which are both right",
            "  answered_hits, ...        the number of queries with each exact verdict that are answered",
            "  failed                    refused, thrown, not a number, a HIT without a time, not reached",
            "  build                     version, commit and machine",
            "score.py and validate --policy any use the same rules. For a rotating shape, the displacement",
            "includes the arc of its farthest vertex. dyn4j and jbox2d rotate at a constant speed and are checked",
            "by that motion, up to rounding; programs are checked by the motion that --turning names. The",
            "textbook algorithms do not rotate."
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
                    "The queries, as JSON Lines in UTF-8, in the format of 'polysweep sweep'; - is standard input.")
    private List<String> files = List.of();

    @Option(
            names = "--algorithms",
            paramLabel = "NAME",
            split = ",",
            description = "The built-in algorithms to compare, all by default: polysweep, polysweep-reference,"
                    + " textbook-vertex-ray, textbook-swept-aabb (two boxes only), textbook-exact (two polygons),"
                    + " dyn4j, jbox2d. An algorithm is not"
                    + " called for shapes that it does not have: of shapes with a radius, dyn4j has circles and"
                    + " capsules, jbox2d has circles, and the textbook algorithms have none. polysweep and"
                    + " polysweep-reference sweep compounds; textbook-swept-aabb and textbook-exact do not; the others"
                    + " sweep every pair"
                    + " of parts, and their answer is an overlap, or else the earliest hit.")
    private List<String> algorithms = List.of();

    @Option(
            names = "--external",
            paramLabel = "NAME=COMMAND",
            description = "A program that reads queries from standard input and writes answers to standard output, in"
                    + " the formats of 'polysweep sweep'; an answer needs id, verdict, and enter for a HIT. The ids of"
                    + " its queries are 0, 1, 2, ..., whatever they are in the FILE; each answer repeats the id of its"
                    + " query. The option may be repeated.")
    private List<String> externals = List.of();

    @Option(
            names = "--turning",
            paramLabel = "NAME=MOTION",
            description =
                    "The rotational motion by which an --external program is checked. rotors, the default: rotors are"
                            + " interpolated linearly, as the format says. constant-speed: the angle grows linearly."
                            + " directions: cosine and sine are interpolated linearly, in the shorter direction, as in"
                            + " Box2D v3. The option may be repeated.")
    private List<String> ways = List.of();

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "60",
            description =
                    "The maximum time of an algorithm for a file, checks and timing included, without the start of"
                            + " its process; ${DEFAULT-VALUE} by default. Queries that are not reached are"
                            + " included in failed,"
                            + " and so are queries that take longer than S/60, or 1 s if that is more.")
    private String seconds = "60";

    @Option(
            names = "--untimed",
            description = "Only judge the answers of the built-in algorithms, and leave out their times.")
    private boolean untimed;

    @Option(
            names = "--format",
            paramLabel = "table|csv|markdown",
            defaultValue = "table",
            converter = FormatConverter.class,
            description = "The format of the report; ${DEFAULT-VALUE} by default.")
    private ComparisonReport.Format format = ComparisonReport.Format.TABLE;

    @Option(
            names = "--plot",
            paramLabel = "DIR",
            description =
                    "Draw bar charts of false positives, false negatives, missed overlaps, failures and time to DIR,"
                            + " as SVG and PNG.")
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
            Comparison comparison = new Comparison(
                    peers, programs, limit, untimed ? bench.withoutTimes() : bench, complaints, steps::next);
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

    /** Returns the programs in the order of the options, each with its rotational motion. */
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
