package org.polysweep.conformance.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;

/**
 * Bodies that turn, for tests: bars, boxes whose corners are 5 from the center, blades in parts, capsules; most of them
 * on a grid and with rotors of small integers, so that touching and equal times are frequent.
 */
enum TurningRoom {
    GRID,
    /** Motions and turns at random. */
    UNIFORM,
    /** All are thin, and turn fast. */
    BARS,
    /** Kinematic doors and blades among movable bodies. */
    DOORS,
    /** Bodies in several parts. */
    PARTS,
    /** Few turn. */
    FEW;

    private static final Rotor[] ROTORS = {
        Rotor.IDENTITY,
        Rotor.ofHalfAngle(3, 0),
        Rotor.ofHalfAngle(2, 1),
        Rotor.ofHalfAngle(3, 1),
        Rotor.ofHalfAngle(1, 1),
        Rotor.ofHalfAngle(0, 1),
        Rotor.ofHalfAngle(1, -2),
        Rotor.ofHalfAngle(4, 1),
        Rotor.ofHalfAngle(4, -1),
        Rotor.ofHalfAngle(-3, 1)
    };
    private static final Rotor[] TURNS = {
        Rotor.IDENTITY,
        Rotor.ofHalfAngle(1, 1),
        Rotor.ofHalfAngle(2, 1),
        Rotor.ofHalfAngle(3, -1),
        Rotor.ofHalfAngle(8, 1),
        Rotor.ofHalfAngle(16, -1),
        Rotor.ofHalfAngle(1, -1),
        Rotor.ofHalfAngle(1, 3)
    };

    List<Turner> bodies(Random random, int count) {
        List<Turner> bodies = new ArrayList<>();
        int side = 5 + (int) Math.round(Math.sqrt(9.0 * count));
        for (int i = 0; i < count; i++) {
            bodies.add(body(random, side));
        }
        return bodies;
    }

    private Turner body(Random random, int side) {
        boolean isUniform = this == UNIFORM;
        Rotor rotor = isUniform ? Rotor.ofAngle(random.nextDouble() * 6 - 3) : pick(ROTORS, random);
        Rotor turn = isUniform ? Rotor.ofAngle(random.nextGaussian()) : pick(TURNS, random);
        boolean isKinematic = random.nextInt(this == DOORS ? 2 : 6) == 0;
        boolean turns = this != FEW || random.nextInt(4) == 0;
        double x = random.nextInt(side) + (isUniform ? random.nextDouble() : random.nextInt(2) / 2.0);
        double y = random.nextInt(side) + (isUniform ? random.nextDouble() : 0);
        boolean stands = isKinematic && random.nextInt(3) != 0;
        double dx = stands ? 0 : isUniform ? 3 * random.nextGaussian() : random.nextInt(9) - 4;
        double dy = stands ? 0 : isUniform ? 3 * random.nextGaussian() : random.nextInt(9) - 4;
        PlacedShape at = shape(random).at(x, y).withRotor(rotor);
        return new Turner(at, dx, dy, turns ? turn : Rotor.IDENTITY, isKinematic);
    }

    private static <T> T pick(T[] from, Random random) {
        return from[random.nextInt(from.length)];
    }

    private Shape shape(Random random) {
        int kind = this == PARTS ? 6 + random.nextInt(3) : this == BARS ? random.nextInt(3) : random.nextInt(9);
        return switch (kind) {
            case 0 -> ConvexPolygon.box(-3, -0.25, 3, 0.25);
            case 1 -> ConvexPolygon.of(-2, 0, 2, 0);
            case 2 -> ConvexPolygon.box(0, 0, 5, 0.5);
            case 3 -> ConvexPolygon.box(-0.75, -1, 0.75, 1);
            case 4 -> ConvexPolygon.of(0, 0, 3, 0, 0, 2);
            case 5 -> RoundedPolygon.capsule(-1, 0, 1, 0, 0.5);
            case 6 -> CompoundShape.of(ConvexPolygon.box(-2, -0.25, 2, 0.25), ConvexPolygon.box(-0.25, -2, 0.25, 2));
            case 7 -> CompoundShape.of(ConvexPolygon.box(0, 0, 2, 1), ConvexPolygon.box(0, 1, 1, 3));
            default -> ConvexPolygon.box(-1, -1, 1, 1);
        };
    }
}
