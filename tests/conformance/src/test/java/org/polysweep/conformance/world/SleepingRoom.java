package org.polysweep.conformance.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.PairListener;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.StepBudget;
import org.polysweep.world.body.TaskRunner;
import org.polysweep.world.body.WorldContact;

/**
 * A room with a floor of tiles or a chain, in which bodies of all kinds come to rest, and are disturbed now and then by
 * everything that a game may do. Two rooms with the same seed have the same course. All that a step reports is written
 * down.
 */
final class SleepingRoom {

    /** The responses that a room may have, by the seed. */
    static final List<Response> RESPONSES = List.of(
            Response.slide(),
            Response.push(),
            Response.bounce(0.5, 0.05),
            Response.slide().withFriction(0.5),
            Response.push().withFriction(),
            Response.stop(),
            Response.push().carrying(0, 1),
            Response.bounce(0.3, 0.05).withFriction(0.6));

    private static final double GRAVITY = 0.01;
    private static final int CALM_FRAMES = 40;

    private final World world = new World();
    private final Random random;
    private final int width;
    private final boolean isOnGrid;
    private final boolean hasListener;
    private final boolean persists;
    private final StringBuilder course = new StringBuilder();
    private List<BodyId> bodies = new ArrayList<>();
    private final WorldState saved = new WorldState();
    private List<BodyId> savedBodies = List.of();
    private int frame;

    SleepingRoom(long seed) {
        random = Trials.random(seed);
        width = random.nextInt(6, 36);
        isOnGrid = random.nextBoolean();
        persists = random.nextBoolean();
        hasListener = random.nextInt(3) > 0;
        world.setTaskRunner(TaskRunner.SAME_THREAD, random.nextInt(1, 4));
        if (random.nextBoolean()) {
            double[] xy = {-2, 8, 0, 0, width * 0.3, 0.2, width * 0.7, 0, width, 0, width + 2, 8};
            boolean isOneSided = random.nextInt(3) == 0;
            bodies.add(world.addStatic(isOneSided ? CompoundShape.oneSidedChain(xy) : CompoundShape.chain(xy), 0, 0));
        } else {
            for (int i = 0; i < width; i++) {
                bodies.add(world.addStatic(ConvexPolygon.box(0, 0, 1, 1), i, -1));
            }
            bodies.add(world.addStatic(ConvexPolygon.box(-1, -1, 0, 20), 0, 0));
            bodies.add(world.addStatic(ConvexPolygon.box(0, -1, 1, 20), width, 0));
        }
        int count = random.nextInt(3, 30);
        for (int i = 0; i < count; i++) {
            add();
        }
        if (random.nextBoolean()) {
            world.setContactListener(listener("contact"));
        }
        if (random.nextBoolean()) {
            world.setOverlapListener(listener("overlap"));
        }
    }

    private void add() {
        double x = isOnGrid ? random.nextInt(1, width - 1) : random.nextDouble(1, width - 2);
        double y = isOnGrid ? 1 + 2 * random.nextInt(5) : random.nextDouble(1, 11);
        Rotor rotor = random.nextInt(6) == 0 ? Rotor.ofAngle(random.nextDouble(6)) : Rotor.IDENTITY;
        boolean isKinematic = random.nextInt(12) == 0;
        Shape shape = shape();
        BodyId body = isKinematic
                ? world.addKinematic(shape.at(x, y).withRotor(rotor))
                : world.add(shape.at(x, y).withRotor(rotor));
        bodies.add(body);
        world.bodies().setSensor(body, random.nextInt(12) == 0);
        world.bodies().setFriction(body, random.nextDouble());
        world.bodies().setMass(body, random.nextInt(1, 6));
        world.setDisplacement(body, random.nextInt(3) == 0 ? random.nextGaussian() * 0.1 : 0, 0);
        if (random.nextInt(15) == 0) {
            world.oneWayBodies().set(body, 0, 1);
        }
        if (random.nextInt(25) == 0) {
            world.bodies().setRotationPerStep(body, Rotor.ofAngle(0.1));
        }
        if (random.nextInt(30) == 0) {
            world.bodies().setResponse(body, Response.stop());
        }
    }

    private Shape shape() {
        return switch (random.nextInt(6)) {
            case 0 -> ConvexPolygon.box(0, 0, 1, 1);
            case 1 -> RoundedPolygon.circle(0, 0, 0.5);
            case 2 -> ConvexPolygon.hullOf(random.doubles(12, -0.6, 0.6).toArray());
            case 3 -> CompoundShape.of(ConvexPolygon.box(0, 0, 1, 0.4), ConvexPolygon.box(0, 0, 0.4, 1));
            case 4 -> RoundedPolygon.of(ConvexPolygon.box(0, 0, 0.5, 0.2), 0.2);
            default -> ConvexPolygon.box(0, 0, 2, 0.5);
        };
    }

    private PairListener listener(String name) {
        return new PairListener() {
            @Override
            public void onBegin(BodyId a, BodyId b, double t) {
                write(name, "begins", a, b, t);
            }

            @Override
            public void onStay(BodyId a, BodyId b) {
                write(name, "stays", a, b);
            }

            @Override
            public void onEnd(BodyId a, BodyId b, double t) {
                write(name, "ends", a, b, t);
            }
        };
    }

    private void write(Object... words) {
        for (Object word : words) {
            course.append(word).append(' ');
        }
    }

    /** Plays a frame; returns everything that it has reported, and the digest and positions afterwards. */
    String play(Response response) {
        course.setLength(0);
        if (random.nextInt(frame < CALM_FRAMES ? 60 : 8) == 0) {
            disturb(random.nextInt(16), bodies.get(random.nextInt(bodies.size())));
        }
        accelerate();
        frame++;
        StepReport report = hasListener ? world.step(response, this::write) : world.step(response);
        write(report.contactCount(), report.stalled(), report.overBudget(), report.rolledBack(), world.digest());
        for (BodyId body : world.bodies().all()) {
            write(report.xAt(body, 0.3), report.yAt(body, 0), report.yAt(body, 0.4), report.halfSinAt(body, 0.4));
        }
        return course.toString();
    }

    private void write(WorldContact contact) {
        write(contact.copy(), contact.partA(), contact.partB(), contact.normalX(), contact.normalY());
    }

    private void accelerate() {
        if (persists) {
            world.persistDisplacements();
        }
        for (BodyId body : world.bodies().all()) {
            if (world.bodies().isKinematic(body) || world.bodies().isStatic(body)) {
                continue;
            }
            if (persists) {
                world.setDisplacement(body, world.displacementX(body) * 0.9, world.displacementY(body) - GRAVITY);
            } else if (frame % 3 == 0) {
                world.setDisplacement(body, 0, -20 * GRAVITY);
            }
        }
    }

    private void disturb(int kind, BodyId body) {
        double p = random.nextDouble();
        double q = random.nextDouble();
        Shape shape = shape();
        if (!world.bodies().contains(body)) {
            return;
        }
        boolean isStatic = world.bodies().isStatic(body);
        switch (kind) {
            case 0 -> bodies.add(world.add(shape, 1 + p * (width - 3), 12));
            case 1 -> world.remove(body);
            case 2 -> world.setPosition(body, world.x(body) + 0.2 * (p - 0.5), world.y(body) + 0.1 * q);
            case 3 -> world.bodies().setMass(body, 1 + p);
            case 4 -> world.bodies().setFriction(body, p);
            case 5 -> world.bodies().setFilter(body, 1 + (int) (3 * p), (int) (4 * q));
            case 6 -> world.bodies().setSensor(body, p < 0.5);
            case 7 -> world.bodies().setSortKey(body, (long) (10 * p));
            case 8 -> world.bodies().setShape(body, shape);
            case 9 -> {
                world.save(saved);
                savedBodies = List.copyOf(bodies);
            }
            case 10 -> restore();
            case 11 -> world.setBudget(new StepBudget(1 + (int) (64 * p), 1 + (int) (64 * p)));
            case 12 -> {
                BodyId lift = world.addKinematic(ConvexPolygon.box(0, 0, 1, 1), -5, 0.5 + 3 * q);
                world.setDisplacement(lift, 0.3, 0);
                bodies.add(lift);
            }
            case 13 -> world.step(contact -> {});
            case 14 -> {
                if (!isStatic) {
                    world.moveAndSlide(body, p - 0.5, q - 0.5, new CharacterMover());
                }
            }
            default -> {
                if (!isStatic) {
                    world.setDisplacement(body, 4 * (p - 0.5), 4 * (q - 0.5));
                }
            }
        }
    }

    private void restore() {
        if (!savedBodies.isEmpty()) {
            world.restore(saved);
            bodies = new ArrayList<>(savedBodies);
        }
    }
}
