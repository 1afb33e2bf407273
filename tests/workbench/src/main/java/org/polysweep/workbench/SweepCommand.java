package org.polysweep.workbench;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.WorkLimit;
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
            "Sweeps pairs of shapes through one step: whether they collide, when, and how.",
            "Reads one query per line and writes one answer per line, in the same order and without waiting for more"
                    + " input. An invalid line is answered by {\"id\":...,\"error\":\"line 7: ...\"}."
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
            "A query is one line of at most 8 MiB, nested at most 500 levels deep. Only a and b are required:",
            "  {\"id\":\"q1\",\"a\":{\"vertices\":[[0,0],[2,0],[2,1],[0,1]]},\"b\":{\"box\":[0,0,6,3]},",
            "   \"positionA\":[0,5],\"positionB\":[4,0],\"moveA\":[8,-8],\"moveB\":[0,0]}",
            "A radius rounds a shape: {\"vertices\":[[0,0]],\"radius\":2} is a circle, and",
            "{\"vertices\":[[0,0],[3,0]],\"radius\":2} is a capsule. The features of an answer are vertices and edges",
            "of the core, the shape without its radius; on an arc, the feature is the vertex at its center.",
            "{\"parts\":[SHAPE,...]} is a compound, whose parts move together. The answer belongs to the pair of",
            "parts that collides first; partA and partB are its indices, from 0. For OVERLAP, \"separation\" is the",
            "minimum translation of all of A out of all of B (the depth is null if it overflows double), and",
            "\"normal\" belongs to one pair of parts.",
            "rotorA, rotorToA, rotorB and rotorToB are the orientations at the beginning and at the end of the",
            "step, as [c,s]: a rotation about the local origin by twice the angle of (c,s). Without rotorA, A is",
            "not rotated, [1,0]; without rotorToA, A does not rotate. turnByA or turnByB instead of rotorToA or",
            "rotorToB is an angle in radians, in [-1024, 1024], by which the shape rotates at nearly constant",
            "speed. Answers to such queries also have restRotorA and restRotorB.",
            "With targetDistance, one of the shapes is grown by that distance, usually A: the sweep",
            "finds the first time at which they are no farther apart.",
            "The fields \"source\", \"note\", \"exact\", \"exactVerdict\" and \"exactEnter\" are ignored. Any"
                    + " other field",
            "is an error."
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
            description = "The queries, as JSON Lines in UTF-8. Without FILE, or with -, standard input is read.")
    private String file = "-";

    @Option(
            names = "--path",
            paramLabel = "auto|reference|polygon|aabb",
            converter = PathConverter.class,
            description = "The algorithm; all give the same answers. auto, the default, uses aabb for two axis-aligned"
                    + " boxes without a radius, and polygon for all other pairs. aabb accepts only two such boxes."
                    + " Rotating shapes need auto or reference.")
    private SweepAlgorithm path = SweepAlgorithm.AUTO;

    @Option(
            names = "--svg",
            paramLabel = "FILE|DIR",
            description = "Draw each query that is answered: a single query to FILE, several to DIR/<line number>.svg."
                    + " A name that ends in .svg is a FILE, unless it is an existing directory.")
    private @Nullable String svg;

    @Option(names = "--explain", description = "Add to every answer what each stage of the algorithm found.")
    private boolean explain;

    @Option(
            names = "--max-work",
            paramLabel = "OPERATIONS",
            description = "Answer a query by an error if its exact fallback needs more operations, each of which takes"
                    + " some nanoseconds. Without this option there is no limit. For queries from strangers.")
    private long maxWork = Long.MAX_VALUE;

    private final Streams streams;

    SweepCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        try (Source source = Source.open(file, streams)) {
            Pictures pictures = pictures();
            QueryRun run = new QueryRun(source.in(), new Answerer(path, explain, workLimit()), pictures, streams);
            boolean answered = run.answerAll();
            boolean drawn = pictures.finish();
            return answered && drawn ? ExitStatus.DONE : ExitStatus.BAD;
        } catch (IOException e) {
            streams.tell("cannot read " + Source.nameOf(file) + ": " + FileProblem.describe(e));
            return ExitStatus.BAD;
        }
    }

    private WorkLimit workLimit() {
        if (maxWork < 0) {
            throw new ParameterException(spec.commandLine(), "--max-work must be >= 0, but was " + maxWork);
        }
        return WorkLimit.of(maxWork);
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
