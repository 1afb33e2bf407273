package org.polysweep.conformance.turning;

import java.util.Arrays;
import java.util.Random;
import java.util.function.Function;
import org.polysweep.conformance.turning.TurningQuery.Body;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.pair.PartSweep;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;

/**
 * Random queries with rotors as they occur in games, with sizes of about 1. Most bodies do not overlap at the start, as
 * in a world. Stateless.
 */
final class PlayQueries {

    /** Maximum number of random queries of which one is chosen. */
    private static final int ATTEMPTS = 8;

    private static final double[] UNROTATED = {1, 0, 1, 0};

    private PlayQueries() {}

    /** A capsule, a rounded polygon or a wheel off its center rolls on a floor or on another one. */
    static TurningQuery rolling(Random random) {
        return free(PlayQueries::anyRolling, random);
    }

    private static TurningQuery anyRolling(Random random) {
        Body roller = falling(roller(random), random);
        return sometimesAfterContact(new TurningQuery(roller, support(random)), random);
    }

    /** A body lies flat on a floor, or leans on it after a contact, and begins to rotate. */
    static TurningQuery starting(Random random) {
        boolean isRound = random.nextBoolean();
        double radius = isRound ? random.nextInt(1, 4) / 8.0 : 0;
        double width = random.nextInt(1, 9) / 4.0;
        double height = random.nextInt(isRound ? 0 : 1, 9) / 4.0;
        double[] core = height == 0
                ? new double[] {-width, 0, width, 0}
                : new double[] {-width, -height, width, -height, width, height, -width, height};
        double[] motion = {between(-3, 3, random), height + radius, between(-0.1, 0.1, random), -random.nextInt(2) / 8.0
        };
        Body lying = new Body(core, radius, motion, rotors(Rotor.IDENTITY, between(-0.2, 0.2, random)));
        return new TurningQuery(lying, floor(random));
    }

    /** A polygon tumbles over a tile or a link of a chain. */
    static TurningQuery tumbling(Random random) {
        return free(PlayQueries::anyTumbling, random);
    }

    private static TurningQuery anyTumbling(Random random) {
        Body tumbler = falling(new Body(polygon(random), 0, new double[4], UNROTATED), random);
        double x = random.nextInt(-2, 2);
        double slope = random.nextInt(-1, 2) / 4.0;
        double[] ground = random.nextBoolean()
                ? new double[] {x, -1, x + 1, -1, x + 1, 0, x, 0}
                : new double[] {x, 0, x + 2, slope};
        return sometimesAfterContact(new TurningQuery(tumbler, new Body(ground, 0, new double[4], UNROTATED)), random);
    }

    /** A flipper hits a ball or a box. */
    static TurningQuery flipper(Random random) {
        return free(PlayQueries::anyFlipper, random);
    }

    private static TurningQuery anyFlipper(Random random) {
        double[] arm = random.nextBoolean()
                ? new double[] {0, -0.25, 4, -0.125, 4, 0.125, 0, 0.25}
                : new double[] {0, 0, 4, 0};
        double radius = arm.length == 4 || random.nextBoolean() ? 0.2 : 0;
        Body flipper = new Body(arm, radius, new double[4], rotors(Rotor.ofAngle(-0.4), between(0.1, 0.8, random)));
        Body hit = random.nextBoolean()
                ? new Body(new double[] {0, 0}, 0.3, new double[4], UNROTATED)
                : new Body(polygon(random), 0, new double[4], rotors(angle(random), between(-0.3, 0.3, random)));
        double[] motion = {
            between(0.5, 4, random), between(0, 2, random), between(-0.2, 0.2, random), -random.nextDouble()
        };
        return sometimesAfterContact(new TurningQuery(hit.withMotion(motion), flipper), random);
    }

    /** A door pushes a box or a capsule. */
    static TurningQuery door(Random random) {
        return free(PlayQueries::anyDoor, random);
    }

    private static TurningQuery anyDoor(Random random) {
        double[] leaf = {0, -0.05, 2, -0.05, 2, 0.05, 0, 0.05};
        Body door = new Body(leaf, 0, new double[4], rotors(angle(random), between(0.02, 0.3, random)));
        double[] motion = {between(-2, 2, random), between(-2, 2, random), 0, 0};
        Body pushed = random.nextBoolean() ? roller(random) : new Body(polygon(random), 0, motion, UNROTATED);
        double[] rotors = rotors(angle(random), random.nextBoolean() ? 0 : between(-0.1, 0.1, random));
        Body placed = new Body(pushed.core(), pushed.radius(), motion, rotors);
        return sometimesAfterContact(new TurningQuery(placed, door), random);
    }

    /** A wheel with many vertices carries a box. */
    static TurningQuery wheel(Random random) {
        return free(PlayQueries::anyWheel, random);
    }

    private static TurningQuery anyWheel(Random random) {
        double[] rim = new double[2 * random.nextInt(5, 17)];
        for (int i = 0; i < rim.length; i += 2) {
            double angle = 2 * Math.PI * i / rim.length;
            rim[i] = StrictMath.cos(angle);
            rim[i + 1] = StrictMath.sin(angle);
        }
        double[] core = ConvexPolygon.hullOf(rim).toArray();
        double radius = random.nextBoolean() ? 0 : 0.1;
        Body wheel = new Body(core, radius, new double[4], rotors(angle(random), between(-0.5, 0.5, random)));
        Body box = falling(new Body(polygon(random), 0, new double[4], UNROTATED), random);
        return sometimesAfterContact(new TurningQuery(box, wheel), random);
    }

    /** Continues from where a first query puts the bodies at rest. */
    static TurningQuery afterContact(Random random) {
        return free(PlayQueries::anyAfterContact, random);
    }

    private static TurningQuery anyAfterContact(Random random) {
        Body first = falling(random.nextBoolean() ? roller(random) : new Body(polygon(random), 0, null, null), random);
        Body second = random.nextBoolean() ? support(random) : new Body(polygon(random), 0, new double[4], UNROTATED);
        return afterContact(new TurningQuery(first, second), random);
    }

    /** Returns one of several queries of a kind whose bodies do not overlap at the start, if there is one. */
    private static TurningQuery free(Function<Random, TurningQuery> kind, Random random) {
        TurningQuery query = kind.apply(random);
        for (int i = 0; i < ATTEMPTS && overlapAtStart(query); i++) {
            query = kind.apply(random);
        }
        return query;
    }

    private static TurningQuery sometimesAfterContact(TurningQuery query, Random random) {
        return random.nextBoolean() ? query : afterContact(query, random);
    }

    /** Returns whether the bodies overlap at the start, which is frequent in random positions. */
    private static boolean overlapAtStart(TurningQuery query) {
        SweepResult result = SweepResult.create();
        PartSweep.sweep(PairSweeper.AUTO, query.a().turning(), query.b().turning(), 0, 1, result);
        return result.verdict() == Verdict.OVERLAP;
    }

    private static TurningQuery afterContact(TurningQuery query, Random random) {
        SweepResult result = SweepResult.create();
        PartSweep.sweep(PairSweeper.AUTO, query.a().turning(), query.b().turning(), 0, 1, result);
        if (result.contactCount() == 0) {
            return query;
        }
        double along = between(-0.2, 0.2, random);
        double into = between(0, 0.2, random);
        double dx = -along * result.normalY() - into * result.normalX();
        double dy = along * result.normalX() - into * result.normalY();
        double[] ofA = {result.safeAX(), result.safeAY(), dx, dy};
        double[] ofB = {result.safeBX(), result.safeBY(), 0, 0};
        return new TurningQuery(
                continued(query.a(), ofA, result.safeHalfCosA(), result.safeHalfSinA(), random),
                continued(query.b(), ofB, result.safeHalfCosB(), result.safeHalfSinB(), random));
    }

    /** The body goes on to rotate if it has rotated before. */
    private static Body continued(Body body, double[] motion, double c, double s, Random random) {
        double turn = Arrays.equals(body.rotors(), UNROTATED) ? 0 : between(-0.05, 0.05, random);
        return new Body(body.core(), body.radius(), motion, new double[] {c, s, c - turn * s, s + turn * c});
    }

    private static Body falling(Body body, Random random) {
        double[] motion = {
            between(-1.5, 1.5, random), between(0.5, 2.5, random), between(-0.5, 0.5, random), between(-2, -0.5, random)
        };
        return new Body(body.core(), body.radius(), motion, rotors(angle(random), between(-0.4, 0.4, random)));
    }

    private static Body roller(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> new Body(new double[] {-0.5, 0, 0.5, 0}, 0.25, new double[4], UNROTATED);
            case 1 ->
                new Body(new double[] {-0.4, -0.25, 0.4, -0.25, 0.4, 0.25, -0.4, 0.25}, 0.1, new double[4], UNROTATED);
            case 2 -> new Body(polygon(random), between(0.05, 0.5, random), new double[4], UNROTATED);
            default -> new Body(new double[] {0.1, 0}, 0.5, new double[4], UNROTATED);
        };
    }

    private static Body support(Random random) {
        return random.nextBoolean() ? floor(random) : rotating(roller(random), random);
    }

    private static Body rotating(Body body, Random random) {
        double turn = random.nextBoolean() ? 0 : between(-0.3, 0.3, random);
        return new Body(body.core(), body.radius(), new double[4], rotors(angle(random), turn));
    }

    private static Body floor(Random random) {
        double[] floor =
                random.nextBoolean() ? new double[] {-50, -1, 50, -1, 50, 0, -50, 0} : new double[] {-50, 0, 50, 0};
        return new Body(floor, 0, new double[4], UNROTATED);
    }

    private static double[] polygon(Random random) {
        if (random.nextBoolean()) {
            return new double[] {-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5};
        }
        double[] points = new double[2 * random.nextInt(3, 9)];
        Arrays.setAll(points, i -> between(-1, 1, random));
        return ConvexPolygon.hullOf(points).toArray();
    }

    private static Rotor angle(Random random) {
        return Rotor.ofAngle(between(-3, 3, random));
    }

    /** A rotor, and the rotor after a rotation by an angle. */
    private static double[] rotors(Rotor from, double angle) {
        Rotor to = angle == 0 ? from : Rotor.ofAngle(angle).times(from);
        return new double[] {from.halfCos(), from.halfSin(), to.halfCos(), to.halfSin()};
    }

    private static double between(double least, double greatest, Random random) {
        return least + (greatest - least) * random.nextDouble();
    }
}
