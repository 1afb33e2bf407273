package org.polysweep.conformance.character;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/**
 * A hero jumps, walks and falls among one-way platforms, at rest and moving, at any scale: a platform below its foot
 * holds it, and no platform is a wall or a ceiling.
 */
@Tag("bulk")
class OneWayWalksTest {

    private static final int FRAMES = 60;

    private Random random = new Random();
    private double size;
    private boolean hasChain;
    private final World world = new World();
    private final CharacterMover mover = new CharacterMover();
    private final List<Platform> platforms = new ArrayList<>();

    /** A platform whose upper side is at the height of its position, and leads so far to both sides. */
    private record Platform(BodyId body, double half, double dx, double dy, int period) {}

    @Test
    void aPlatformHoldsFromAboveOnly() {
        Random seeds = Trials.random(4403);
        for (int trial = 0; trial < Trials.times(1000); trial++) {
            new OneWayWalksTest().play(seeds.nextLong());
        }
    }

    private void play(long trial) {
        random = new Random(trial);
        size = Heroes.oneOf(random, List.of(1.0, 16.0, 0.1, 3.0));
        double x = size * Heroes.oneOf(random, List.of(0.0, 0.1, 1000.1, 1e6));
        double y = size * Heroes.oneOf(random, List.of(0.0, 0.7, -300.3));
        world.addStatic(ConvexPolygon.box(-100 * size, -size, 100 * size, 0), x, y);
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
            platforms.add(platform(x, y));
        }
        String kind = Heroes.oneOf(random, Heroes.KINDS);
        BodyId hero = world.add(Heroes.shape(kind, size), x, y);
        if (random.nextBoolean()) {
            mover.setSnapDistance(size * Heroes.number(random, 0, 0.3));
        }
        JudgedWorld judged = new JudgedWorld(world, hero, mover, size);
        double gravity = size * Heroes.oneOf(random, List.of(0.01, 0.03, 1.0 / 64));
        double walk = 0;
        for (int frame = 1; frame <= FRAMES; frame++) {
            String name = kind + " in trial " + trial + ", frame " + frame;
            if (frame % 10 == 1) {
                walk = random.nextInt(3) == 0 ? 0 : size * Heroes.number(random, -0.25, 0.25);
            }
            List<Platform> below = below(hero);
            step(frame, name);
            judgeFoot(below, hero, name);
            below = below(hero);
            boolean isOnFloor = mover.report().isOnFloor();
            boolean jumps = isOnFloor && random.nextInt(8) == 0;
            boolean drops = random.nextInt(16) == 0;
            mover.setDropsThroughOneWay(drops);
            double fall = isOnFloor ? 0 : mover.report().endDisplacementY();
            double dy = jumps ? size * Heroes.number(random, 0.1, 0.5) : (fall == fall ? fall : 0) - gravity;
            judged.move(walk, dy, name);
            // A body that comes from the side may hit the end of a one-sided chain from its front.
            assertThat(mover.report().isOnWall() && !hasChain).as(name).isFalse();
            assertThat(mover.report().isOnCeiling()).as(name).isFalse();
            if (!drops) {
                judgeFoot(below, hero, name);
            }
        }
    }

    private List<Platform> below(BodyId hero) {
        return platforms.stream()
                .filter(platform -> isBelowFoot(platform, hero))
                .toList();
    }

    /** Judges that the foot of the hero is not below the inside of platforms that were below it. */
    private void judgeFoot(List<Platform> wereBelow, BodyId hero, String name) {
        for (Platform platform : wereBelow) {
            assertThat(!isWithin(platform, hero) || isBelowFoot(platform, hero))
                    .as(name)
                    .isTrue();
        }
    }

    private Platform platform(double x, double y) {
        double half = size * Heroes.number(random, 0.5, 3);
        Shape shape = random.nextInt(4) == 0
                ? CompoundShape.oneSidedChain(-half, 0, half, 0)
                : random.nextBoolean()
                        ? ConvexPolygon.box(-half, -0.25 * size, half, 0)
                        : ConvexPolygon.of(-half, 0, 0, -0.5 * size, half, 0);
        BodyId body = world.addKinematic(
                shape, x + size * Heroes.number(random, -3, 3), y + size * Heroes.number(random, 0.3, 4));
        if (shape.isOneSided()) {
            hasChain = true;
        } else {
            world.oneWayBodies().set(body, 0, 1);
        }
        boolean moves = random.nextBoolean();
        return new Platform(
                body,
                half,
                moves ? size * Heroes.number(random, -0.1, 0.1) : 0,
                moves ? size * Heroes.number(random, -0.1, 0.1) : 0,
                2 + random.nextInt(20));
    }

    private void step(int frame, String name) {
        for (Platform platform : platforms) {
            int way = frame / platform.period % 2 == 0 ? 1 : -1;
            world.setDisplacement(platform.body, way * platform.dx, way * platform.dy);
        }
        boolean stalls = !world.step(Response.slide()).stalled().isEmpty();
        assertThat(stalls && !hasChain).as(name).isFalse();
    }

    /** Whether the foot of the hero, a point of its shape, is above the inside of a platform, or on it: exactly. */
    private boolean isBelowFoot(Platform platform, BodyId hero) {
        return isWithin(platform, hero)
                && new BigDecimal(world.y(hero)).compareTo(new BigDecimal(world.y(platform.body))) >= 0;
    }

    private boolean isWithin(Platform platform, BodyId hero) {
        return Math.abs(world.x(hero) - world.x(platform.body)) < 0.99 * platform.half;
    }
}
