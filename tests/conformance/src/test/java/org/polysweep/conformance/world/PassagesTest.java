package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.WorldContact;

/** Who is in another by right is left alone, also if others turn him several times in the meantime. */
class PassagesTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(-0.5, -0.5, 0.5, 0.5);

    /** As if the overlapped body were absent; it is reported once, as an overlap. */
    @Test
    void whoIsInAnotherFromTheBeginning() {
        World world = new World();
        BodyId body = betweenWalls(world, 0.25, 1);
        BodyId around = world.addKinematic(ConvexPolygon.box(-10, -10, 10, 10), 0, 0);
        List<Verdict> told = new ArrayList<>();
        world.step(Response.bounce(1), contact -> note(contact, around, told));
        assertThat(told).containsExactly(Verdict.OVERLAP);
        requireSameAsAlone(world, body, 0.25, 1);
    }

    /** It comes up through the chain while it goes from wall to wall, and has not got through at the end. */
    @Test
    void whoComesThroughAChainFromBehind() {
        World world = new World();
        BodyId body = betweenWalls(world, -0.75, 0.75);
        BodyId chain = world.addKinematic(CompoundShape.oneSidedChain(-9, 0, 9, 0), 0, 0);
        List<Verdict> told = new ArrayList<>();
        world.step(Response.bounce(1), contact -> note(contact, chain, told));
        assertThat(told).isEmpty();
        requireSameAsAlone(world, body, -0.75, 0.75);
    }

    private static void note(WorldContact contact, BodyId other, List<Verdict> told) {
        if (contact.a().equals(other) || contact.b().equals(other)) {
            told.add(contact.verdict());
        }
    }

    /** A box that meets two walls in turn, seven times in a step. */
    private static BodyId betweenWalls(World world, double y, double dy) {
        BodyId body = world.add(BOX, 0, y);
        world.addKinematic(ConvexPolygon.box(2, -5, 3, 5), 0, 0);
        world.addKinematic(ConvexPolygon.box(-3, -5, -2, 5), 0, 0);
        world.setDisplacement(body, 20, dy);
        return body;
    }

    private static void requireSameAsAlone(World world, BodyId body, double y, double dy) {
        World alone = new World();
        BodyId same = betweenWalls(alone, y, dy);
        int[] contacts = {0};
        alone.step(Response.bounce(1), contact -> contacts[0]++);
        assertThat(contacts[0]).isEqualTo(7);
        assertThat(world.x(body)).isEqualTo(alone.x(same));
        assertThat(world.y(body)).isEqualTo(alone.y(same));
    }
}
