package org.polysweep.conformance.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Console;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/**
 * Balls on a table with two flippers that swing up and back, as a player with no sense of time would have them: whether
 * balls stay on the table, and nothing begins to overlap, judged after every frame by the oracle. As a program, with
 * the class path of {@link org.polysweep.conformance.turning.TurningCampaign}: {@code Pinball FRAMES}.
 */
public final class Pinball {

    private static final int BALLS = 5;
    private static final double RADIUS = 0.5;
    private static final int HALF_WIDTH = 8;
    private static final int HEIGHT = 20;

    /** The flippers are bars that begin at their hinges. */
    private static final double LENGTH = 6.5;

    private static final double GRAVITY = -0.004;

    /** A swing of three frames by an eighth of a turn in all, and the way back of twelve. */
    private static final int UP = 3;

    private static final int BACK = 12;

    private final World world = new World();
    private final Random random;
    private final List<BodyId> balls = new ArrayList<>();
    private final List<BodyId> flippers = new ArrayList<>();

    /** How many frames the swing of each flipper has gone on; 0 at rest. */
    private final int[] swings = new int[2];

    private List<Turner> before;
    private int faults;
    private long meetings;
    private long stalled;
    private long rolledBack;

    Pinball(long seed) {
        random = new Random(seed);
        world.addKinematic(ConvexPolygon.box(-20, -10, 20, 0), 0, 0);
        world.addKinematic(ConvexPolygon.box(-20, HEIGHT, 20, 30), 0, 0);
        world.addKinematic(ConvexPolygon.box(-20, -10, -HALF_WIDTH, 30), 0, 0);
        world.addKinematic(ConvexPolygon.box(HALF_WIDTH, -10, 20, 30), 0, 0);
        for (int side = -1; side <= 1; side += 2) {
            BodyId flipper = world.addKinematic(
                    ConvexPolygon.of(0, -0.5, LENGTH, -0.125, LENGTH, 0.125, 0, 0.5), side * (HALF_WIDTH - 1), 3);
            world.setRotor(flipper, resting(side));
            flippers.add(flipper);
        }
        for (int i = 0; i < BALLS; i++) {
            balls.add(world.add(RoundedPolygon.circle(0, 0, RADIUS), 2 * i - BALLS, 12));
        }
        before = bodies();
    }

    /** Down by some 20 degrees toward the middle. */
    private static Rotor resting(int side) {
        Rotor down = Rotor.ofAngle(-0.35);
        return side < 0 ? down : Rotor.ofHalfAngle(-down.halfSin(), down.halfCos());
    }

    /** Runs as many frames as the argument says. */
    public static void main(String[] args) {
        Pinball table = new Pinball(1);
        table.run(Integer.parseInt(args[0]));
        Console.printLine("frames " + args[0] + ", faults " + table.faults + ", contacts with flippers "
                + table.meetings + ", stalled " + table.stalled + ", rolled back " + table.rolledBack);
        System.exit(table.faults > 0 ? 1 : 0);
    }

    void run(int frames) {
        for (int frame = 0; frame < frames; frame++) {
            for (int i = 0; i < flippers.size(); i++) {
                swing(i);
            }
            for (BodyId ball : balls) {
                double dy = world.y(ball) < RADIUS * 2 && random.nextInt(50) == 0
                        ? 0.7
                        : world.displacementY(ball) + GRAVITY;
                world.setDisplacement(ball, world.displacementX(ball) + (random.nextInt(9) - 4) / 4096.0, dy);
            }
            step();
        }
    }

    private void swing(int i) {
        int side = 2 * i - 1;
        if (swings[i] == 0 && random.nextInt(20) > 0) {
            world.bodies().setRotationPerStep(flippers.get(i), Rotor.IDENTITY);
            return;
        }
        int frame = swings[i];
        swings[i] = frame + 1 == UP + BACK ? 0 : frame + 1;
        double whole = Math.PI / 4;
        double angle = frame < UP ? whole / UP : -whole / BACK;
        world.bodies().setRotationPerStep(flippers.get(i), Rotor.ofAngle(-side * angle));
    }

    private void step() {
        StepReport report = world.step(Response.bounce(0.75), contact -> {
            if (flippers.contains(contact.a()) || flippers.contains(contact.b())) {
                meetings++;
            }
        });
        stalled += report.stalled().size();
        rolledBack += report.rolledBack().size();
        world.persistDisplacements();
        List<Turner> after = bodies();
        for (int i = 0; i < after.size(); i++) {
            for (int k = i + 1; k < after.size(); k++) {
                if (isNear(after.get(i), after.get(k))
                        && Turner.overlap(after.get(i), after.get(k))
                        && !Turner.overlap(before.get(i), before.get(k))) {
                    faults++;
                }
            }
        }
        for (BodyId ball : balls) {
            if (Math.abs(world.x(ball)) > HALF_WIDTH || world.y(ball) < 0 || world.y(ball) > HEIGHT) {
                faults++;
            }
        }
        before = after;
    }

    /** The kinematic ones overlap at their own will; what stays far apart need not be asked. */
    private static boolean isNear(Turner a, Turner b) {
        if (a.isKinematic() && b.isKinematic()) {
            return false;
        }
        return a.isKinematic() || b.isKinematic() || Math.hypot(a.at().x() - b.at().x(), a.at().y() - b.at().y()) < 2;
    }

    private List<Turner> bodies() {
        return world.bodies().all().stream().map(body -> Turner.in(world, body)).toList();
    }

    int faults() {
        return faults;
    }

    long meetings() {
        return meetings;
    }
}
