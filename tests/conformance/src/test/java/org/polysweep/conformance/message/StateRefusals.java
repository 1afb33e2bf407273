package org.polysweep.conformance.message;

import static org.polysweep.conformance.message.Refusal.argument;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.ContactImpulse;
import org.polysweep.world.body.PairListener;
import org.polysweep.world.body.Response;

/** What a world refuses in the bytes of a state: two bodies of one shape that overlap, and a place that is free. */
final class StateRefusals {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);
    private static final int KINEMATIC_AND_STATIC = 3;
    private static final int STATIC = 2;
    private static final int ONE_WAY = 16;
    private static final int STEADY = 64;

    // Where the numbers are.
    private static final int SHAPES = 12;
    private static final int RADIUS = 18;
    private static final int SECOND_CORNER = 46;
    private static final int BODY = 106;
    private static final int FLAGS = BODY + 13;
    private static final int CREATED = BODY + 18;
    private static final int DX = BODY + 66;
    private static final int MASS = BODY + 98;
    private static final int RESTITUTION = BODY + 106;
    private static final int FRICTION = BODY + 114;
    private static final int HALF_COS = BODY + 122;
    private static final int STEP_HALF_COS = BODY + 138;
    private static final int SECOND_BODY = BODY + 154;
    private static final int FREE = SECOND_BODY + 154 + 13;
    private static final int PAIR = FREE + 8;

    private final byte[] whole;

    private StateRefusals() {
        World world = new World();
        world.setContactListener(new PairListener() {});
        BodyId first = world.add(BOX, 0, 0);
        world.add(BOX, 0.5, 0);
        world.remove(world.add(BOX, 9, 9));
        world.setDisplacement(first, 1, 0);
        world.step(Response.slide());
        WorldState state = new WorldState();
        world.save(state);
        whole = state.toBytes();
    }

    static List<Refusal> all() {
        return Stream.concat(new StateRefusals().rows().stream(), contacts()).toList();
    }

    /** What is refused in the last contact of resting bodies, which is before the last four bytes. */
    private static Stream<Refusal> contacts() {
        World world = new World();
        BodyId first = world.add(BOX, 0, 0);
        BodyId second = world.add(BOX, 1, 0);
        world.remove(world.add(BOX, 9, 9));
        WorldState state = new WorldState();
        world.save(state);
        state.setContactImpulses(List.of(new ContactImpulse(first, 0, second, 0, 1, 0)));
        byte[] bytes = state.toBytes();
        int contact = bytes.length - 4 - 32;
        return Stream.of(
                refused(
                        bytes,
                        "bytes[" + contact + "] must be the place of a body in a contact, which is there, but was 2",
                        b -> b.putInt(contact, 2)),
                refused(
                        bytes,
                        "bytes[" + (contact + 16) + "] must be the impulse of a contact, >= 0, but was -1.0",
                        b -> b.putDouble(contact + 16, -1)),
                refused(
                        bytes,
                        "bytes[" + (contact + 24) + "] must be the first body of a contact, in order, but was 1",
                        b -> b.putInt(contact, 1)));
    }

    private List<Refusal> rows() {
        return List.of(
                refused(
                        "bytes[0] must be the mark of a state in version 1 of the format, but was something else",
                        b -> b.put(0, (byte) 1)),
                refused(
                        "bytes[12] must be the number of shapes, of which at most 14 can follow, but was 16777217",
                        b -> b.put(SHAPES, (byte) 1)),
                refused("bytes[18] must be the radius of shape 0, >= 0, but was -1.0", b -> b.putDouble(RADIUS, -1)),
                refused(
                        "bytes[86] must be shape 0 with its corners in order, but was"
                                + " ConvexPolygon[(0.0, 0.0), (1.0, 1.0), (0.0, 1.0)]",
                        b -> b.putDouble(SECOND_CORNER, 0)),
                refused(
                        "bytes[124] must be when body 0 was added, before now and alone, but was 7",
                        b -> b.putLong(CREATED, 7)),
                refused(
                        "bytes[278] must be when body 1 was added, before now and alone, but was 1",
                        b -> b.putLong(CREATED, 1)),
                refused(
                        "bytes[119] must be seven flags of body 0, kinematic if static, but was 2",
                        b -> b.put(FLAGS, (byte) STATIC)),
                refused(
                        "bytes[252] must be no motion of body 0, which is static, but was a motion",
                        b -> b.put(FLAGS, (byte) KINEMATIC_AND_STATIC).putDouble(DX, 1)),
                refused("bytes[204] must be the mass of body 0, > 0, but was 0.0", b -> b.putDouble(MASS, 0)),
                refused(
                        "bytes[212] must be the restitution of body 0, in [0, 1], but was 2.0",
                        b -> b.putDouble(RESTITUTION, 2)),
                refused(
                        "bytes[220] must be the friction of body 0, >= 0, but was NaN",
                        b -> b.putDouble(FRICTION, Double.NaN)),
                refused(
                        "bytes[236] must be the half sine of body 0, not 0 as the half cosine is, but was 0",
                        b -> b.putDouble(HALF_COS, 0)),
                refused(
                        "bytes[252] must be a rotation per step of body 0 by less than 360 degrees, but was -1.0",
                        b -> b.putDouble(STEP_HALF_COS, -1)),
                refused(
                        "bytes[268] must be the larger component of the one-way direction of body 0, 1 or -1, but was"
                                + " 0.5",
                        b -> b.put(FLAGS, (byte) ONE_WAY)
                                .putDouble(SECOND_BODY, 0.5)
                                .putDouble(SECOND_BODY + 8, 0.25)),
                refused(
                        "bytes[260] must be the angle of the steady rotation of body 0, in [-1024, 1024] and not 0, but"
                                + " was 2000.0",
                        b -> b.put(FLAGS, (byte) STEADY).putDouble(SECOND_BODY, 2000)),
                refused(
                        "bytes[268] must be the maximum deviation of body 0, which this angle admits, but was 0.5",
                        b -> b.put(FLAGS, (byte) STEADY)
                                .putDouble(SECOND_BODY, 9)
                                .putDouble(SECOND_BODY + 8, 0.5)),
                refused("bytes[427] must be a free place, each once, but was 1", b -> b.putInt(FREE, 1)),
                refused("bytes[451] must be the second body of a pair, but was body 0", b -> b.putInt(PAIR + 12, 0)));
    }

    private Refusal refused(String message, Consumer<ByteBuffer> change) {
        return refused(whole, message, change);
    }

    private static Refusal refused(byte[] whole, String message, Consumer<ByteBuffer> change) {
        byte[] damaged = whole.clone();
        change.accept(ByteBuffer.wrap(damaged));
        return argument(
                message + "; toBytes of the same version of the library makes such bytes",
                () -> new World().readState(damaged));
    }
}
