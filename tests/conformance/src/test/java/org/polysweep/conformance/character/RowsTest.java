package org.polysweep.conformance.character;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Rows of crates are pushed as a whole, frame after frame, up to a wall; gaps of an ulp make no difference. */
class RowsTest {

    private static final int FRAMES = 40;

    private Random random = new Random();

    @Test
    void aRowIsPushedAsAWhole() {
        Random seeds = Trials.random(46);
        for (int trial = 0; trial < Trials.times(600); trial++) {
            push(seeds.nextLong());
        }
    }

    private void push(long trial) {
        random = new Random(trial);
        boolean byMover = random.nextBoolean();
        double size = Heroes.oneOf(random, List.of(1.0, 0.1, 16.0, 0.3));
        int direction = random.nextBoolean() ? 1 : -1;
        double gravity = size * Heroes.oneOf(random, List.of(0.0, 0.01, 0.003));
        double speed = size * Math.round(2 + random.nextDouble() * 20) / 100;
        boolean hasWall = random.nextBoolean();
        World world = new World();
        if (gravity > 0) {
            world.addKinematic(ConvexPolygon.box(-2000 * size, -size, 2000 * size, 0), 0, 0.7 * size);
        }
        double x = size * Heroes.oneOf(random, List.of(0.0, 0.1, 1000.1));
        BodyId hero = add(world, size, -size, direction, x, 1 + random.nextInt(3));
        double massOfAll = world.bodies().mass(hero);
        List<BodyId> crates = new ArrayList<>();
        for (int i = 1 + random.nextInt(5); i > 0; i--) {
            double width = size * Math.round(3 + random.nextDouble() * 10) / 10;
            BodyId crate = add(world, size, width, direction, x, 1 + random.nextInt(2));
            while (!Heroes.overlapped(world, crate).isEmpty()) {
                x = Math.nextUp(x);
                world.setPosition(crate, direction * x, 0.7 * size);
            }
            massOfAll += world.bodies().mass(crate);
            crates.add(crate);
            x += width;
        }
        double room = 10 * speed;
        if (hasWall) {
            BodyId wall = world.addKinematic(ConvexPolygon.box(0, -size, size, 3 * size), 0, 0.7 * size);
            world.setPosition(wall, direction > 0 ? x + room : -x - room - size, 0.7 * size);
        }
        CharacterMover mover = new CharacterMover().setPushable(crates::contains);
        JudgedWorld judged = new JudgedWorld(world, hero, mover, size);
        double share = byMover ? 1 : world.bodies().mass(hero) / massOfAll;
        double gone = 0;
        for (int frame = 0; frame < FRAMES; frame++) {
            String name = "trial " + trial + ", " + (byMover ? "by a mover, " : "") + "frame " + frame;
            double before = world.x(hero);
            if (byMover) {
                judged.move(direction * speed, -gravity, name);
            } else {
                world.setDisplacement(hero, direction * speed, -gravity);
                crates.forEach(crate -> world.setDisplacement(crate, 0, -gravity));
                world.step(Response.push());
            }
            double moved = direction * (world.x(hero) - before);
            if (!hasWall || room - gone > 1.01 * speed * share) {
                assertThat(moved).as(name).isCloseTo(speed * share, within(1e-6 * speed));
            }
            gone += moved;
            judged.judgeApart(crates, name);
        }
        if (hasWall && byMover) {
            assertThat(gone).isCloseTo(room, within(1e-6 * size));
            assertThat(mover.report().isOnWall()).isTrue();
        }
    }

    private static BodyId add(World world, double size, double width, int direction, double x, double mass) {
        double from = Math.min(0, direction * width);
        double to = Math.max(0, direction * width);
        BodyId body = world.add(ConvexPolygon.box(from, 0, to, size), direction * x, 0.7 * size);
        world.bodies().setMass(body, mass);
        return body;
    }
}
