package org.polysweep.workbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.polysweep.workbench.json.SceneReader;
import org.polysweep.workbench.json.SceneWriter;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.scene.Manner;
import org.polysweep.workbench.scene.ResponseChoice;
import org.polysweep.workbench.scene.SceneWorld;
import org.polysweep.workbench.scene.WorldScene;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code step}: reads a scene and writes the contacts of its frames. */
@Command(
        name = "step",
        description = {
            "Moves all bodies of a scene at once, frame by frame, and handles contacts in the order of time.",
            "Reads one JSON object. Writes one JSON line per contact, in the exact order of time, and one line",
            "at the end of each frame."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        footerHeading = "\nExamples:\n",
        footer = {
            "  java -jar tests/workbench/target/polysweep.jar step docs/examples/billiards.json",
            "  java -jar tests/workbench/target/polysweep.jar step docs/examples/billiards.json \\",
            "    --frames 8 --response bounce --svg billiards",
            "  java -jar tests/workbench/target/polysweep.jar step docs/examples/gate.json \\",
            "    --frames 3 --response slide --events --save later.json",
            "  java -jar tests/workbench/target/polysweep.jar step docs/examples/flipper.json \\",
            "    --frames 3 --response bounce --svg flipper",
            "  java -jar tests/workbench/target/polysweep.jar step docs/examples/hero.json \\",
            "    --frames 64 --response slide --save later.json",
            "",
            "A scene:",
            "  {\"shapes\":[{\"box\":[0,0,1,1]},{\"vertices\":[[0,0]],\"radius\":2}],",
            "   \"bodies\":[{\"id\":\"a\",\"shape\":0,\"position\":[0,0],\"move\":[8,0]},",
            "             {\"id\":\"b\",\"shape\":1,\"position\":[5,0],\"static\":true}],",
            "   \"bounds\":[-10,-10,10,10]}",
            "Shapes are as in the queries of 'sweep', including compounds, or a chain of segments,",
            "{\"chain\":[[-9,0],[9,0],[20,4]],\"oneSided\":true}. A one-sided chain collides only from its front,",
            "which is on the left of its direction. A body refers to a shape by its index, from 0. Ids are",
            "strings or numbers, all different. position and move are [0,0] by default; move is the displacement",
            "per frame. A body may also have:",
            "  \"kinematic\":true                it moves by its displacement, which no contact changes; two such",
            "                                  bodies never collide; one that would crush a body against an",
            "                                  immovable one stops for that frame",
            "  \"static\":true                   it is kinematic and at rest, whatever its move and turn",
            "  \"sensor\":true                   it is reported and stops no body; --events also reports it with",
            "                                  static and kinematic bodies",
            "  \"category\":bits, \"mask\":bits    two bodies collide if the mask of each has a bit of the category",
            "                                  of the other; whole numbers of 64 bits, from 0, or -1 for all;",
            "                                  all by default",
            "  \"mass\":m, \"restitution\":e       for push and bounce: greater than 0, and from 0 to 1 (of two",
            "                                  bodies the lesser one applies); 1 if left out",
            "  \"friction\":mu                   its coefficient of friction, 0 or more; of two bodies the lesser",
            "                                  one applies; no limit if left out, and no friction if both",
            "                                  leave it out",
            "  \"oneWay\":[x,y]                 it is solid only in this direction, which rotates with it;",
            "                                  bodies pass its sides and its back",
            "  \"mover\":{…}                    it walks: see below",
            "  \"rotor\":[c,s], \"turn\":[c,s]     its orientation, by twice the angle of (c,s) about its local",
            "                                  origin, and its rotation per frame, by less than a full turn;",
            "                                  [1,0], no rotation, by default. With a response, a contact",
            "                                  ends the rotation for the rest of the frame, unless the body",
            "                                  is kinematic; the response sees the velocity of its contact",
            "                                  point",
            "\"gravity\":[x,y] in the scene: each frame begins by adding it to the motion of every body that is",
            "neither kinematic nor a mover, and the body continues with the motion at the end of the",
            "frame; move is its motion before the first frame. Without gravity, each frame begins with move,",
            "except after a bounce.",
            "A mover is at rest during the step. After it, movers move in the order of the file, by move plus a",
            "fall: gravity is added to the fall before each move, and the fall is 0 again after a move that",
            "ends on a floor or hits a ceiling. Its fields may be left out: \"stepHeight\" (0), \"snapDistance\"",
            "(what the slope limit needs), \"slopeLimit\" (rise over run, 1), \"up\" ([0,1]), \"constantSpeed\" (on",
            "slopes, false), \"maxSlopeDisplacement\" (how far it moves along a slope at most, no limit), \"inset\"",
            "(by how much its shape is smaller, 0), \"pushes\" (other bodies, false).",
            "A saved scene also has \"fall\", \"floor\" and \"memory\".",
            "If the scene has bounds, a body whose position is outside after a frame turns back: the components",
            "of its move that point outward are reversed. With a response, all numbers must stay below 2^800.",
            "",
            "Output; A is the body that comes first in the file, and the normal points from B toward A:",
            "  {\"frame\":1,\"verdict\":\"HIT\",\"enter\":0.25,\"a\":\"a\",\"b\":\"b\",\"normal\":[-1.0,0.0],"
                    + "\"contact\":[[3.0,0.0]]}",
            "  {\"frame\":1,\"contacts\":1,\"positions\":{\"a\":[8.0,0.0],\"b\":[5.0,0.0]}}",
            "The verdict is OVERLAP, HIT or TOUCH. Overlaps at the beginning of a frame come first; their",
            "enter is before it, or null, and their contact is []. The others follow in the exact order of time;",
            "contacts at the same time are in the order of the file. If any body has a rotor",
            "or a turn, \"rotors\":{\"a\":[c,s],…} follows the positions; the larger component of a rotor that",
            "has rotated is kept from 1 to 2. In a scene with movers, \"floors\":{\"hero\":\"ground\"} follows the",
            "positions: the floor of each mover, null in the air.",
            "With --events, a bullet that flies through a thin sensor in one frame writes",
            "  {\"frame\":1,\"event\":\"BEGIN\",\"t\":0.25,\"a\":\"bullet\",\"b\":\"gate\"}",
            "  {\"frame\":1,\"event\":\"END\",\"t\":0.3125,\"a\":\"bullet\",\"b\":\"gate\"}",
            "and a body that stays inside has one BEGIN, however many frames it stays; at 0 if it is inside",
            "when the first frame begins. At the same time, an END comes before a BEGIN, then the order of the",
            "file decides.",
            "The line at the end of a frame may also have \"stalled\": the bodies that stopped for the rest of it,",
            "because they used up the budget of 64 changes per frame, or are kinematic and would have crushed",
            "another body (with bounce, the next frame begins with the motion that they had);",
            "\"overBudget\": the bodies that used up the budget, whether they moved then or not; and",
            "\"rolledBack\": the bodies that were put back to their first positions of the frame, because no free",
            "position in doubles was near the ends of their trajectories."
        },
        exitCodeListHeading = "\nExit status:\n",
        exitCodeList = {ExitStatus.HELP_DONE, "2:an invalid scene or option, or a read or write error"})
final class StepCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "SCENE",
            defaultValue = "-",
            description = "The scene, as JSON in UTF-8. Without SCENE, or with -, standard input is read.")
    private String file = "-";

    @Option(
            names = "--frames",
            paramLabel = "N",
            defaultValue = "1",
            description = "The number of frames; ${DEFAULT-VALUE} by default.")
    private String frames = "1";

    @Option(
            names = "--response",
            paramLabel = "report|stop|slide|push|bounce[:E[:T]]",
            converter = ResponseConverter.class,
            description = "The response when two bodies would begin to overlap. report, the default: they pass"
                    + " through, and each pair is reported once per frame. stop: both stop until the"
                    + " frame ends. slide: they keep their motion along the surface. push: they also push each other"
                    + " according to their masses. bounce: they bounce according to their masses, and keep their new"
                    + " motion. E is the restitution, from 0 to 1 (default: 1); two bodies that approach by"
                    + " less than T per frame stay together (default: 0).")
    private ResponseChoice response = ResponseChoice.of(Manner.REPORT);

    @Option(
            names = "--carrying",
            arity = "0..1",
            paramLabel = "X,Y",
            parameterConsumer = UpDirection.class,
            description = "With slide and push, a body moves along with the body on which it is at rest. X,Y is the"
                    + " direction that is up; by default it is opposite to the gravity of the scene, or 0,1 without"
                    + " gravity.")
    private @Nullable String carrying;

    @Option(
            names = "--events",
            description = "Instead of contacts, write when overlaps with sensors begin and end (with report, all"
                    + " overlaps), in the exact order of time.")
    private boolean events;

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "Write the scene at the end to FILE; step continues from there with the same bits.")
    private @Nullable String save;

    @Option(
            names = "--quiet",
            description = "Leave positions, floors and rotors out of the lines at the ends of frames.")
    private boolean quiet;

    @Option(names = "--svg", paramLabel = "DIR", description = "Draw each frame to DIR/<frame number>.svg.")
    private @Nullable String svg;

    private final Streams streams;

    StepCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        long count = frames();
        Optional<FramePictures> pictures = pictures();
        Optional<Path> saved = saved();
        requireDirection();
        try {
            WorldScene scene = read();
            // Before the first frame, which may take long.
            if ((pictures.isPresent() && !pictures.get().make(count)) || !canSave(saved)) {
                return ExitStatus.BAD;
            }
            SceneWorld world = new SceneWorld(scene, response(scene));
            StepRun run = new StepRun(world, quiet, events, pictures, streams);
            boolean isDone = run.run(count);
            boolean isSaved = saves(saved, world);
            return isDone && isSaved ? ExitStatus.DONE : ExitStatus.BAD;
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
        throw bad("--frames must be a whole number >= 1, but was '" + frames + "'");
    }

    private void requireDirection() {
        if (carrying != null
                && !carrying.equals(UpDirection.OPPOSITE_TO_GRAVITY)
                && UpDirection.parse(carrying).isEmpty()) {
            throw bad("--carrying must be two finite numbers, X,Y, not both 0, but was '" + carrying + "'");
        }
    }

    private ResponseChoice response(WorldScene scene) {
        return carrying == null
                ? response
                : UpDirection.of(carrying, scene).map(response::carrying).orElse(response);
    }

    private Optional<FramePictures> pictures() {
        if (svg == null) {
            return Optional.empty();
        }
        if (svg.isEmpty()) {
            throw bad("--svg must be the name of a directory, but was empty");
        }
        return Optional.of(new FramePictures(OptionValues.path(spec, "--svg", svg), file, streams));
    }

    private Optional<Path> saved() {
        if (save == null) {
            return Optional.empty();
        }
        if (save.isEmpty()) {
            throw bad("--save must be the name of a file, but was empty");
        }
        return Optional.of(OptionValues.path(spec, "--save", save));
    }

    /** Whether the scene can be saved, if requested, as far as is known before anything is written. */
    private boolean canSave(Optional<Path> saved) {
        if (saved.isEmpty()) {
            return true;
        }
        Path path = saved.get();
        Path folder = path.toAbsolutePath().getParent();
        if (Files.isDirectory(path)) {
            return refuseToSave(path, "it is a directory");
        }
        if (folder == null || !Files.isDirectory(folder)) {
            return refuseToSave(path, "there is no such directory");
        }
        return Files.isWritable(Files.exists(path) ? path : folder) || refuseToSave(path, "permission denied");
    }

    private boolean refuseToSave(Path path, String reason) {
        streams.tell("cannot save " + path + ": " + reason);
        return false;
    }

    /** Writes the present scene, if requested; returns whether that succeeded. */
    private boolean saves(Optional<Path> saved, SceneWorld world) {
        try {
            if (saved.isPresent()) {
                Files.writeString(saved.get(), SceneWriter.write(world));
            }
            return true;
        } catch (IOException e) {
            streams.tell("cannot save " + saved.orElseThrow() + ": " + FileProblem.describe(e));
            return false;
        }
    }

    private ParameterException bad(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
