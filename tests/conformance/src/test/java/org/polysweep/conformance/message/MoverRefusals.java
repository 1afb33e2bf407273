package org.polysweep.conformance.message;

import static org.polysweep.conformance.message.Refusal.argument;
import static org.polysweep.conformance.message.Refusal.finite;
import static org.polysweep.conformance.message.Refusal.state;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.polysweep.contact.Point;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.FloorMemory;

/** What is refused in the bytes of a mover on a floor, and in what a mover remembers of its floor. */
@SuppressWarnings("NullAway") // what a checker would refuse
final class MoverRefusals {

    private static final List<String> POINTS =
            List.of("normal", "contact", "foothold", "position", "floorPosition", "offset", "carrier");

    // Where the numbers are.
    private static final int UP_Y = 16;
    private static final int SLOPE_LIMIT = 24;
    private static final int STEP_HEIGHT = 32;
    private static final int SNAP_DISTANCE = 40;
    private static final int FLAGS = 77;
    private static final int NORMAL_Y = 190;
    private static final int CONTACT_X = 198;
    private static final int HALF_COS = 246;

    private final WorldState state = new WorldState();
    private final byte[] whole;

    private MoverRefusals() {
        ConvexPolygon box = ConvexPolygon.box(0, 0, 1, 1);
        World world = new World();
        world.addStatic(box, 0, 0);
        BodyId hero = world.add(box, 0, 1);
        CharacterMover mover = new CharacterMover();
        world.moveAndSlide(hero, 0, -1, mover);
        whole = mover.toBytes();
        world.save(state);
    }

    static List<Refusal> all() {
        return Stream.concat(new MoverRefusals().bytes(), memories()).toList();
    }

    private Stream<Refusal> bytes() {
        return Stream.of(
                argument("bytes must not be null; CharacterMover.toBytes returns them", () -> state.readMover(null)),
                argument(
                        "bytes[142] must be the body that was moved, which is in the state, but was body 1; save the"
                                + " world at the moment of CharacterMover.toBytes",
                        () -> emptyWorld().readMover(whole)),
                state("the state is empty; world.save(state) fills it", () -> new WorldState().readMover(whole)),
                argument(
                        "bytes[0] must be the mark of a mover in version 1 of the format, but was the end; toBytes of"
                                + " the same version of the library makes such bytes",
                        () -> state.readMover(new byte[3])),
                refused(
                        "bytes[0] must be the mark of a mover in version 1 of the format, but was something else",
                        b -> b.put(0, (byte) 1)),
                refused(
                        "bytes[16] must be a component of the up direction, in [-1, 1], but was 2.0",
                        b -> b.putDouble(UP_Y, 2)),
                refused("bytes[24] must be the slope limit, >= 0, but was -1.0", b -> b.putDouble(SLOPE_LIMIT, -1)),
                refused("bytes[32] must be the step height, >= 0, but was -1.0", b -> b.putDouble(STEP_HEIGHT, -1)),
                refused(
                        "bytes[40] must be the snap distance, >= 0 or NaN, but was -1.0",
                        b -> b.putDouble(SNAP_DISTANCE, -1)),
                refused(
                        "bytes[77] must be flags without a floor, as no body was moved, but was 1",
                        b -> b.put(FLAGS, (byte) 1)),
                refused(
                        "bytes[190] must be a unit normal of the floor, but was Point[x=0.0, y=2.0]",
                        b -> b.putDouble(NORMAL_Y, 2)),
                refused(
                        "bytes[198] must be the x of the contact with the floor, below 2^800, but was 1.0E300",
                        b -> b.putDouble(CONTACT_X, 1e300)),
                refused(
                        "bytes[254] must be the half sine of the floor, not 0 as the half cosine is, but was 0",
                        b -> b.putDouble(HALF_COS, 0)));
    }

    private static WorldState emptyWorld() {
        WorldState saved = new WorldState();
        new World().save(saved);
        return saved;
    }

    private Refusal refused(String message, Consumer<ByteBuffer> change) {
        byte[] damaged = whole.clone();
        change.accept(ByteBuffer.wrap(damaged));
        return argument(
                message + "; toBytes of the same version of the library makes such bytes",
                () -> state.readMover(damaged));
    }

    private static Stream<Refusal> memories() {
        return Stream.concat(
                IntStream.range(0, POINTS.size())
                        .boxed()
                        .flatMap(i -> finite(
                                POINTS.get(i) + ".x " + POINTS.get(i) + ".y", n -> memory(i, new Point(n[0], n[1])))),
                Stream.of(
                        argument(
                                "normal must be a unit vector, but was Point[x=0.0, y=2.0]",
                                () -> memory(0, new Point(0, 2))),
                        argument(
                                "contact must be below 2^800, but was Point[x=1.0E300, y=0.0]",
                                () -> memory(1, new Point(1e300, 0))),
                        argument("contact must not be null", () -> memory(1, null)),
                        argument(
                                "foothold must not be null; use Optional.empty() if it is unknown",
                                () -> memory(Rotor.IDENTITY, null)),
                        argument(
                                "floorRotor must not be null; use Rotor.IDENTITY for none",
                                () -> memory(null, Optional.empty()))));
    }

    private static FloorMemory memory(Rotor rotor, Optional<Point> foothold) {
        Point origin = new Point(0, 0);
        return new FloorMemory(origin, origin, foothold, origin, origin, rotor, Optional.empty(), Optional.empty());
    }

    /** A memory in which one of the points is given, by its number. */
    static FloorMemory memory(int number, Point point) {
        Point[] points = new Point[POINTS.size()];
        Arrays.fill(points, new Point(0, 0));
        points[number] = point;
        return new FloorMemory(
                points[0],
                points[1],
                Optional.ofNullable(points[2]),
                points[3],
                points[4],
                Rotor.IDENTITY,
                Optional.of(points[5]),
                Optional.of(points[6]));
    }
}
