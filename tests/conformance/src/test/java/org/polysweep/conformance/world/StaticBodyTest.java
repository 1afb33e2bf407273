package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** A static body is a kinematic one that stays where it is put. */
class StaticBodyTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 2, 1);

    private final World world = new World();
    private final BodyId ground = world.addStatic(BOX, 1, 2);

    @Test
    void itIsToldApart() {
        BodyId lift = world.addKinematic(BOX, 5, 0);
        BodyId crate = world.add(BOX, 9, 0);
        assertThat(List.of(ground, lift, crate))
                .filteredOn(world.bodies()::isStatic)
                .containsExactly(ground);
        assertThat(List.of(ground, lift, crate))
                .filteredOn(world.bodies()::isKinematic)
                .containsExactly(lift);
        world.remove(ground);
        assertThat(world.bodies().isStatic(world.addKinematic(BOX, 0, 0))).isFalse();
    }

    @Test
    void itIsPutElsewhereButNeverMoves() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> world.setDisplacement(ground, 1, 0))
                .withMessage("body must not be static, but was body 0; addKinematic adds one that moves");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> world.bodies().setRotationPerStep(ground, Rotor.ofHalfAngle(3, 1)));
        assertThatIllegalArgumentException().isThrownBy(() -> world.moveAndSlide(ground, 1, 0, new CharacterMover()));
        world.setPosition(ground, 7, 8);
        world.setRotor(ground, Rotor.ofHalfAngle(1, 1));
        assertThat(world.bodies().placed(ground)).isEqualTo(BOX.at(7, 8).withRotor(Rotor.ofHalfAngle(1, 1)));
        BodyId turned = world.addStatic(BOX.at(3, 4).withRotor(Rotor.ofHalfAngle(2, 1)));
        assertThat(world.bodies().isStatic(turned)).isTrue();
        assertThat(world.rotor(turned)).isEqualTo(Rotor.ofHalfAngle(2, 1));
    }

    @Test
    void aSavedStateKnowsIt() {
        WorldState state = new WorldState();
        world.save(state);
        long digest = world.digest();
        world.remove(ground);
        world.addKinematic(BOX, 1, 2);
        world.restore(state);
        assertThat(world.bodies().isStatic(ground)).isTrue();
        assertThat(world.digest()).isEqualTo(digest);
        World kinematic = new World();
        kinematic.addKinematic(BOX, 1, 2);
        assertThat(kinematic.digest()).isNotEqualTo(digest);
    }

    /** Bit for bit, boxes that fly about in a room end where they do if its walls are kinematic and at rest. */
    @Test
    void inAStepItIsAKinematicBodyAtRest() {
        assertThat(frames(true)).isEqualTo(frames(false)).hasSize(800);
    }

    private static List<Double> frames(boolean isStatic) {
        Random random = new Random(59);
        World room = new World();
        for (int i = 0; i < 12; i++) {
            ConvexPolygon wall = ConvexPolygon.box(0, 0, 1 + random.nextInt(4), 1 + random.nextInt(4));
            double x = random.nextInt(20);
            double y = random.nextInt(20);
            BodyId added = isStatic ? room.addStatic(wall, x, y) : room.addKinematic(wall, x, y);
            assertThat(room.bodies().isStatic(added)).isEqualTo(isStatic);
        }
        List<BodyId> crates = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            crates.add(room.add(ConvexPolygon.box(0, 0, 1, 1), 20 * random.nextDouble(), 20 * random.nextDouble()));
        }
        List<Double> places = new ArrayList<>();
        for (int frame = 0; frame < 20; frame++) {
            for (BodyId crate : crates) {
                room.setDisplacement(crate, 4 * random.nextDouble() - 2, 4 * random.nextDouble() - 2);
            }
            room.step(Response.slide());
            for (BodyId crate : crates) {
                places.add(room.x(crate));
                places.add(room.y(crate));
            }
        }
        return places;
    }
}
