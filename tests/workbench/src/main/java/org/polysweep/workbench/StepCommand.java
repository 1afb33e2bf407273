package org.polysweep.workbench;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.polysweep.workbench.json.SceneReader;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.scene.Manner;
import org.polysweep.workbench.scene.SceneWorld;
import org.polysweep.workbench.scene.WorldScene;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code step}: a scene in, the contacts of its frames out. */
@Command(
        name = "step",
        description = {
            "Moves all shapes of a scene at once, frame by frame, the earliest contact first.",
            "Reads one JSON object, writes one JSON line a contact, in the exact order of time, and one at the"
                    + " end of each frame."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  java -jar tests/workbench/target/polysweep.jar step docs/examples/billiards.json",
            "  java -jar tests/workbench/target/polysweep.jar step docs/examples/billiards.json \\",
            "    --frames 8 --response bounce --svg billiards",
            "",
            "A scene:",
            "  {\"shapes\":[{\"box\":[0,0,1,1]},{\"vertices\":[[0,0]],\"radius\":2}],",
            "   \"bodies\":[{\"id\":\"a\",\"shape\":0,\"position\":[0,0],\"move\":[8,0]},",
            "             {\"id\":\"b\",\"shape\":1,\"position\":[5,0],\"static\":true}],",
            "   \"bounds\":[-10,-10,10,10]}",
            "Shapes are as in the queries of 'sweep', in parts or not; a body names one by its index, from 0",
            "on. Ids are strings or numbers, no two alike. position and move are [0,0] if left out; move is the",
            "displacement in one frame. Contacts do not change the motion of a static body, and two of them",
            "never meet. Without bounds there are none; with them, a body whose position is outside after a frame",
            "turns back: the components of its move that lead further out are reversed. With a response, all",
            "numbers stay below 2^800.",
            "",
            "Output, A being the one that comes first in the file:",
            "  {\"frame\":1,\"verdict\":\"HIT\",\"enter\":0.25,\"a\":\"a\",\"b\":\"b\",\"normal\":[-1.0,0.0],\"contact\":[[3.0,0.0]]}",
            "  {\"frame\":1,\"contacts\":1,\"positions\":{\"a\":[8.0,0.0],\"b\":[5.0,0.0]}}",
            "Overlaps at the beginning of a frame come first; their enter lies before it, or is null, and their",
            "contact is []. What happens at the same time comes in the order of the file. The line at the end",
            "of a frame also has, if there are any, \"stalled\": the bodies that came to the limit of 64 changes in",
            "one frame, or were in the way of such a one, and stood still for the rest of it (with bounce, the",
            "next frame begins with the motion that they had); and \"rolledBack\": those left where they began",
            "the frame, because no double near the end of their way was certainly outside of all others."
        },
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {ExitStatus.HELP_DONE, "2:the scene or the options were bad, or something could not be written"})
final class StepCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "SCENE",
            defaultValue = "-",
            description = "The scene, as JSON in UTF-8; standard input without SCENE, or for -.")
    private String file = "-";

    @Option(
            names = "--frames",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many frames; ${DEFAULT-VALUE} by default.")
    private String frames = "1";

    @Option(
            names = "--response",
            paramLabel = "report|stop|slide|bounce",
            converter = MannerConverter.class,
            description = "What happens to two bodies that are about to overlap. report, the default: they pass"
                    + " through, and each pair is reported once a frame. stop: both stop until the"
                    + " frame ends. slide: they"
                    + " keep their motion along the surface. bounce: they bounce like balls of equal"
                    + " mass, without loss or"
                    + " friction, and keep their new motion; with the others, each frame begins with"
                    + " the move of the scene.")
    private Manner manner = Manner.REPORT;

    @Option(names = "--quiet", description = "Leave the positions out of the lines at the ends of frames.")
    private boolean quiet;

    @Option(names = "--svg", paramLabel = "DIR", description = "Draw every frame, as DIR/<frame number>.svg.")
    private @Nullable String svg;

    private final Streams streams;

    StepCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        long count = frames();
        Optional<FramePictures> pictures = pictures();
        try {
            WorldScene scene = read();
            // Before the first frame, which may take long.
            if (pictures.isPresent() && !pictures.get().make(count)) {
                return ExitStatus.BAD;
            }
            StepRun run = new StepRun(new SceneWorld(scene, manner), quiet, pictures, streams);
            return run.run(count) ? ExitStatus.DONE : ExitStatus.BAD;
        } catch (QueryException e) {
            streams.tell(Source.nameOf(file) + ": " + e.reason());
            return ExitStatus.BAD;
        } catch (IOException e) {
            streams.tell("cannot read " + Source.nameOf(file) + ": " + FileProblem.describe(e));
            return ExitStatus.BAD;
        }
    }

    private WorldScene read() throws IOException, QueryException {
        try (Source source = Source.open(file, streams)) {
            return SceneReader.read(source.in());
        } catch (OutOfMemoryError e) {
            throw new QueryException("the scene is too large for the memory of this process; give java a larger -Xmx");
        }
    }

    private long frames() {
        try {
            long count = Long.parseLong(frames);
            if (count >= 1) {
                return count;
            }
        } catch (NumberFormatException e) {
            // Told below.
        }
        throw bad("--frames takes a whole number, 1 or more, not '" + frames + "'");
    }

    private Optional<FramePictures> pictures() {
        if (svg == null) {
            return Optional.empty();
        }
        if (svg.isEmpty()) {
            throw bad("--svg takes the name of a directory");
        }
        try {
            return Optional.of(new FramePictures(Path.of(svg), file, streams));
        } catch (InvalidPathException e) {
            throw bad("--svg: no directory can have this name: " + e.getMessage());
        }
    }

    private ParameterException bad(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
