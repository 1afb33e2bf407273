package org.polysweep.workbench;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.workbench.query.Answerer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code sweep}: queries in, answers out. */
@Command(
        name = "sweep",
        description = {
            "Answers queries: do two shapes meet in one step, exactly when, and how?",
            "Reads one JSON object a line, writes one answer a line, in order, as they come. A line that"
                    + " cannot be answered gets {\"id\":...,\"error\":\"line 7: ...\"} in its place."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        footerHeading = "\nExamples:\n",
        footer = {
            "  echo '{\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[2,0,3,1]},\"moveA\":[4,0]}' |",
            "    java -jar tests/workbench/target/polysweep.jar sweep",
            "  java -jar tests/workbench/target/polysweep.jar sweep \\",
            "    docs/examples/crate-on-ramp.jsonl --svg crate.svg",
            "",
            "A query; all but a and b may be left out. In reality it is one line of at most 8 MiB, nested",
            "at most 500 deep:",
            "  {\"id\":\"q1\",\"a\":{\"vertices\":[[0,0],[2,0],[2,1],[0,1]]},\"b\":{\"box\":[0,0,6,3]},",
            "   \"positionA\":[0,5],\"positionB\":[4,0],\"moveA\":[8,-8],\"moveB\":[0,0]}",
            "A shape is rounded by a radius beside its vertices or its box: {\"vertices\":[[0,0]],\"radius\":2} is a",
            "circle, {\"vertices\":[[0,0],[3,0]],\"radius\":2} a capsule. Answers count the vertices and edges of",
            "what is inside; on an arc the feature is the vertex in its center.",
            "{\"parts\":[SHAPE,...]} are shapes that move as one. The answer is the earliest of all pairs, and",
            "partA and partB say of which, counted from 0. For OVERLAP, \"separation\" is the shortest way to move",
            "all of A out of all of B; its depth is null beyond the doubles. \"normal\" is that of one pair.",
            "rotorA, rotorToA, rotorB and rotorToB are [c,s], the orientation as the step begins and ends: a",
            "turn about the local origin by twice the angle of (c,s). It is [1,0], and as it was, if left out.",
            "Answers about rotors have restRotorA and restRotorB, too.",
            "\"source\", \"note\", \"exact\", \"exactVerdict\" and \"exactEnter\" may stand beside a and b, with any",
            "value, and are ignored. Any other field is an error."
        },
        exitCodeListHeading = "\nExit status:\n",
        exitCodeList = {ExitStatus.HELP_DONE, ExitStatus.HELP_BAD})
final class SweepCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            defaultValue = "-",
            description = "The queries, as JSON Lines in UTF-8; standard input without FILE, or for -.")
    private String file = "-";

    @Option(
            names = "--path",
            paramLabel = "auto|reference|polygon|aabb",
            converter = PathConverter.class,
            description = "The algorithm. The answers are the same on all of them. auto, the default, gives two"
                    + " axis-aligned boxes without a radius to aabb and the rest to polygon; aabb refuses the rest."
                    + " Shapes that turn are for auto and reference.")
    private SweepAlgorithm path = SweepAlgorithm.AUTO;

    @Option(
            names = "--svg",
            paramLabel = "FILE|DIR",
            description = "Draw every query that is answered: one query into FILE, several as DIR/<line number>.svg."
                    + " A name that"
                    + " ends in .svg, and is no directory, is a FILE.")
    private @Nullable String svg;

    @Option(names = "--explain", description = "Add what each test found to every answer.")
    private boolean explain;

    private final Streams streams;

    SweepCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        try (Source source = Source.open(file, streams)) {
            Pictures pictures = pictures();
            QueryRun run = new QueryRun(source.in(), new Answerer(path, explain), pictures, streams);
            boolean answered = run.answerAll();
            boolean drawn = pictures.finish();
            return answered && drawn ? ExitStatus.DONE : ExitStatus.BAD;
        } catch (IOException e) {
            streams.tell("cannot read " + Source.nameOf(file) + ": " + FileProblem.describe(e));
            return ExitStatus.BAD;
        }
    }

    private Pictures pictures() throws IOException {
        if (svg == null) {
            return Pictures.none();
        }
        if (svg.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "--svg must be the name of a file or a directory, but was empty");
        }
        if (Source.isFile(file, OptionValues.path(spec, "--svg", svg))) {
            throw new ParameterException(
                    spec.commandLine(), "--svg " + svg + " would overwrite the queries; name another file");
        }
        return Pictures.into(svg, file, streams);
    }
}
