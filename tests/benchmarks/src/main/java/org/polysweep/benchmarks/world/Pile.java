package org.polysweep.benchmarks.world;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.sweep.Sweeper;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Bodies that have slid down between two walls until they lie on each other, and are about to fall on. */
final class Pile {

    private static final long SEED = 20261123;

    /** How far each body falls in a frame, and how many frames it has fallen for. */
    private static final double FALL = 0.2;

    private static final int FRAMES = 40;

    /** How many times as wide as high the pile is, and what each body has for itself to begin with. */
    private static final double WIDE = 4;

    private static final double ROOM = 1.02;

    /** Moves a world. */
    interface Mover {

        /** Moves it by a frame; returns the number of contacts. */
        int step(World world);
    }

    private final World world = new World();
    private final WorldState lying = new WorldState();
    private final List<BodyId> bodies = new ArrayList<>();

    /**
     * Makes a pile.
     *
     * @param size how many bodies fall
     * @param areBoxes whether they are boxes; otherwise they are polygons of three to eight corners
     */
    Pile(int size, boolean areBoxes) {
        SplittableRandom random = new SplittableRandom(SEED);
        int columns = (int) Math.ceil(Math.sqrt(WIDE * size));
        double width = columns * ROOM;
        double height = (double) size / columns * 2 * ROOM;
        bodies.add(world.addKinematic(ConvexPolygon.box(-1, -1, width + 1, 0), 0, 0));
        bodies.add(world.addKinematic(ConvexPolygon.box(-1, 0, 0, height), 0, 0));
        bodies.add(world.addKinematic(ConvexPolygon.box(width, 0, width + 1, height), 0, 0));
        for (int i = 0; i < size; i++) {
            ConvexPolygon shape = areBoxes
                    ? ConvexPolygon.box(-side(random), -side(random), side(random), side(random))
                    : ConvexPolygon.of(Crowd.onCircle(3 + i % 6, random.nextDouble(2 * Math.PI)));
            BodyId body = world.add(shape, (i % columns + 0.5) * ROOM, (Math.floorDiv(i, columns) + 0.5) * ROOM);
            world.setDisplacement(body, 0, -FALL);
            bodies.add(body);
        }
        for (int frame = 0; frame < FRAMES; frame++) {
            world.step(Response.slide());
        }
        world.save(lying);
    }

    private static double side(SplittableRandom random) {
        return random.nextDouble(0.3, 0.5);
    }

    /** Lets it lie as it did. */
    void restore() {
        world.restore(lying);
    }

    int step(Mover mover) {
        return mover.step(world);
    }

    /** How many pairs overlap, hit or touch if all fall on. */
    int contacts() {
        return pairs(true);
    }

    /** How many pairs overlap where the bodies are. */
    int overlaps() {
        return pairs(false);
    }

    /** Sweeps all pairs, along the x axis. */
    private int pairs(boolean move) {
        List<BodyId> byLeft = new ArrayList<>(bodies);
        byLeft.sort(Comparator.comparingDouble(this::left));
        SweepResult result = SweepResult.create();
        int found = 0;
        for (int first = 0; first < byLeft.size(); first++) {
            BodyId a = byLeft.get(first);
            double right = world.x(a) + world.bodies().shape(a).maxX() + 2 * FALL;
            for (int second = first + 1; second < byLeft.size() && left(byLeft.get(second)) <= right; second++) {
                BodyId b = byLeft.get(second);
                if (world.bodies().isKinematic(a) && world.bodies().isKinematic(b)) {
                    continue;
                }
                Sweeper.AUTO.sweep(
                        world.bodies().shape(a).part(0),
                        world.x(a),
                        world.y(a),
                        move ? world.displacementX(a) : 0,
                        move ? world.displacementY(a) : 0,
                        world.bodies().shape(b).part(0),
                        world.x(b),
                        world.y(b),
                        move ? world.displacementX(b) : 0,
                        move ? world.displacementY(b) : 0,
                        result);
                found += result.verdict() == Verdict.OVERLAP || (move && result.verdict() != Verdict.MISS) ? 1 : 0;
            }
        }
        return found;
    }

    private double left(BodyId body) {
        return world.x(body) + world.bodies().shape(body).minX();
    }
}
