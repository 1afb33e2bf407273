package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.WorldContact;

/**
 * A body that has hit no other one is at its requested position, although rounding puts
 * others into it. The scenes are some that {@link StatefulTest} found once in some thousand tries.
 */
class MetNobodyTest {

    private static final CompoundShape BOX = CompoundShape.of(ConvexPolygon.box(0, 0, 1, 1));
    private static final CompoundShape TRIANGLE = CompoundShape.of(ConvexPolygon.of(0, 0, 3, 1, 1, 2));
    private static final CompoundShape BALL_AND_BAR =
            CompoundShape.of(ConvexPolygon.of(0, 0), RoundedPolygon.capsule(1, 0, 3, 0, 0.5));

    private final World world = new World();
    private final Set<BodyId> met = new HashSet<>();

    @Test
    void staysWhenOthersArePressedAgainstIt() {
        world.addKinematic(BOX, 0, 0);
        world.addKinematic(BOX, 0, 0);
        BodyId lower = world.add(TRIANGLE, 0, 0);
        world.addKinematic(BOX, 0, 0);
        BodyId still = world.add(BALL_AND_BAR, 0, -3);
        BodyId upper = world.add(TRIANGLE, 0, -2.5);
        world.setDisplacement(upper, 0, -0.5);
        world.setDisplacement(lower, 0, -1.25);

        world.step(Response.slide(), this::note);
        met.clear();
        world.step(Response.stop(), this::note);

        assertThat(met).doesNotContain(still);
        assertThat(List.of(world.x(still), world.y(still))).containsExactly(0.0, -3.0);
    }

    @Test
    void endsExactlyWhereADoubleIsWhenTheOtherEndIsRounded() {
        world.addKinematic(BOX, 0, 0);
        world.addKinematic(BOX, 0, 0);
        world.addKinematic(BOX, 0, 0);
        BodyId rounded = world.add(BALL_AND_BAR, -2, 0);
        BodyId exact = world.add(TRIANGLE, -4, 0);
        world.setDisplacement(rounded, 0, 0.5);
        world.step(Response.stop(), this::note);
        met.clear();
        world.setDisplacement(exact, 0, -4);
        world.setDisplacement(rounded, 0, -4);
        world.step(Response.stop(), this::note);

        assertThat(met).doesNotContain(exact);
        assertThat(List.of(world.x(exact), world.y(exact))).containsExactly(-4.0, -4.0);
    }

    private void note(WorldContact contact) {
        met.add(contact.a());
        met.add(contact.b());
    }
}
