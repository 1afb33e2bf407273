package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Bodies that are carried and keep their motions: they keep their own motion, not the motion of their carrier. */
class CarriedMotionTest {

    private static final double GRAVITY = 1.0 / 64;

    private final World world = new World();
    private final BodyId carrier = world.addKinematic(ConvexPolygon.box(-40, -1, 40, 0), 0, 0);
    private final BodyId crate = world.add(ConvexPolygon.box(-0.5, 0, 0.5, 1), 0, 0);

    private void step(Response response) {
        world.persistDisplacements();
        world.setDisplacement(crate, world.displacementX(crate), world.displacementY(crate) - GRAVITY);
        assertThat(world.step(response).stalled()).isEmpty();
    }

    /**
     * A crate stays where it is on a lift or a conveyor platform, and is at rest when that stops. In each frame, it may
     * first fall through a gap of about a unit in the last place, and is not carried meanwhile: as long as the gap over
     * gravity, times the displacement of the carrier, which is 45 times gravity here.
     */
    @ParameterizedTest
    @CsvSource({"0.375, 0", "0, 0.25", "0, -0.25", "0.3, 0.1", "-0.7, -0.3", "0.1, 0"})
    void aCrateKeepsItsPlace(double dx, double dy) {
        for (Response base : new Response[] {
            Response.slide(), Response.push(), Response.push().withFriction(0.5)
        }) {
            Response response = base.carrying(0, 1);
            world.setPosition(carrier, 0, 0);
            world.setPosition(crate, 0, 0);
            world.setDisplacement(crate, 0, Math.min(dy, 0));
            world.setDisplacement(carrier, dx, dy);
            for (int frame = 0; frame < 10_000; frame++) {
                step(response);
                assertThat(world.bodies().endDisplacementX(crate)).isEqualTo(dx);
                double bound = 64 * (frame + 1) * Math.ulp(Math.abs(world.x(carrier)) + 1);
                assertThat(Math.abs(world.x(crate) - world.x(carrier))).isLessThanOrEqualTo(bound);
                assertThat(world.y(crate) - world.y(carrier)).isBetween(0.0, 0x1p-30);
            }
            world.setDisplacement(carrier, 0, 0);
            double x = world.x(crate);
            for (int frame = 0; frame < 80; frame++) {
                step(response);
                assertThat(world.x(crate)).as("%s in frame %s", response, frame).isEqualTo(x);
            }
            assertThat(world.bodies().endDisplacementX(crate)).isZero();
            assertThat(world.bodies().endDisplacementY(crate)).isZero();
            assertThat(world.y(crate) - world.y(carrier)).isBetween(0.0, 0x1p-40);
        }
    }

    /** A lift takes a crate down as fast as it moves, and a crate does not jump when a lift stops. */
    @Test
    void aLiftDoesNotThrowACrate() {
        Response response = Response.push().carrying(0, 1);
        for (int frame = 0; frame < 64; frame++) {
            world.setDisplacement(carrier, 0, 0.5);
            step(response);
        }
        world.setDisplacement(carrier, 0, 0);
        step(response);
        assertThat(world.y(crate)).isEqualTo(world.y(carrier)).isEqualTo(32);
        assertThat(world.bodies().endDisplacementY(crate)).isZero();
    }

    /** A body that moves on its carrier keeps its own motion; against a wall, none of the carrier's is left. */
    @Test
    void itsOwnMotionIsKept() {
        world.setDisplacement(carrier, 0.25, 0);
        world.setDisplacement(crate, 0.125, 0);
        Response response = Response.slide().carrying(0, 1);
        for (int frame = 1; frame <= 16; frame++) {
            step(response);
            assertThat(world.x(crate)).isEqualTo(frame * 0.375);
        }
        world.addStatic(ConvexPolygon.box(8, 0.5, 9, 5), 0, 0);
        for (int frame = 17; frame <= 40; frame++) {
            step(response);
        }
        assertThat(world.x(crate)).isEqualTo(7.5);
        world.setDisplacement(carrier, 0, 0);
        for (int frame = 41; frame <= 50; frame++) {
            step(response);
            assertThat(world.x(crate)).isEqualTo(7.5);
        }
    }

    /** A crate that leaves its carrier has its own motion only; the motion of the carrier can be given to it. */
    @ParameterizedTest
    @CsvSource({"false, 0", "true, 0.25"})
    void aCrateThatLeavesItsCarrier(boolean isThrown, double expected) {
        world.setDisplacement(carrier, 0.25, 0);
        Response response = Response.push().carrying(0, 1);
        step(response);
        step(response);
        WorldState state = new WorldState();
        world.save(state);
        world.remove(carrier);
        if (isThrown) {
            world.setDisplacement(
                    crate,
                    world.bodies().endDisplacementX(crate),
                    world.bodies().endDisplacementY(crate));
            world.step(response);
        } else {
            step(response);
        }
        assertThat(world.bodies().endDisplacementX(crate)).isEqualTo(expected);
        world.restore(state);
        step(response);
        assertThat(world.x(crate)).isEqualTo(0.75);
    }

    /** With a response by which bodies keep their motions anyway, a carrier adds nothing to them either. */
    @Test
    void aResponseMayPersist() {
        Response response = Response.bounce(0.5, 0.125).carrying(0, 1);
        world.setDisplacement(carrier, 0.25, 0);
        for (int frame = 1; frame <= 64; frame++) {
            world.setDisplacement(crate, world.displacementX(crate), world.displacementY(crate) - GRAVITY);
            world.step(response);
            assertThat(world.x(crate)).isEqualTo(0.25 * frame);
            assertThat(world.displacementX(crate)).isZero();
        }
    }

    /** The motion that is kept is part of the state, of its bytes and of the digest. */
    @Test
    void itIsPartOfTheState() {
        Response response = Response.push().carrying(0, 1);
        world.setDisplacement(carrier, 0.25, 0);
        step(response);
        WorldState state = new WorldState();
        world.save(state);
        long before = world.digest();
        step(response);
        long after = world.digest();
        world.restore(world.readState(state.toBytes()));
        assertThat(world.digest()).isEqualTo(before);
        step(response);
        assertThat(world.digest()).isEqualTo(after);
        assertThat(world.x(crate)).isEqualTo(0.5);
    }
}
