package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.WorldContact;

/** What a contact says about one of its bodies, and what a copy of it keeps. */
class WorldContactTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    private final World world = new World();
    private final BodyId ground = world.addKinematic(CompoundShape.of(BOX, ConvexPolygon.box(1, 0, 4, 1)), 0, 0);
    private final BodyId box = world.add(BOX, 2.5, 2);
    private final BodyId far = world.add(BOX, 50, 50);
    private final List<WorldContact> kept = new ArrayList<>();

    private WorldContact fall(Response response) {
        world.setDisplacement(box, 0, -2);
        world.step(response, contact -> kept.add(contact.copy()));
        return kept.get(0);
    }

    @Test
    void aContactIsSeenFromEitherBody() {
        WorldContact contact = fall(Response.slide());
        assertThat(contact.involves(box)).isTrue();
        assertThat(contact.involves(ground)).isTrue();
        assertThat(contact.involves(far)).isFalse();
        assertThat(contact.other(box)).isSameAs(ground);
        assertThat(contact.other(ground)).isSameAs(box);
        assertThat(contact.normalXToward(box)).isEqualTo(0.0);
        assertThat(contact.normalYToward(box)).isEqualTo(1.0);
        assertThat(contact.normalXToward(ground)).isEqualTo(0.0);
        assertThat(contact.normalYToward(ground)).isEqualTo(-1.0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> contact.other(far))
                .withMessageContaining("body 2 is not in this contact of body 0 and body 1");
        assertThatIllegalArgumentException().isThrownBy(() -> contact.normalXToward(far));
    }

    @Test
    void aCopyKeepsAllOfIt() {
        List<String> told = new ArrayList<>();
        world.setDisplacement(box, 0, -2);
        world.step(Response.slide(), contact -> {
            told.add(contact.toString());
            kept.add(contact.copy());
            WorldContact copy = kept.get(0);
            assertThat(copy.contactX(0)).isEqualTo(contact.contactX(0));
            assertThat(copy.featureKindB()).isEqualTo(contact.featureKindB());
        });
        world.step(contact -> {});
        WorldContact copy = kept.get(0);
        assertThat(copy.copy()).isSameAs(copy);
        assertThat(copy).hasToString(told.get(0));
        assertThat(copy.verdict()).isEqualTo(Verdict.HIT);
        assertThat(copy.enter()).isEqualTo(0.5);
        assertThat(copy.a()).isSameAs(ground);
        assertThat(copy.partA()).isEqualTo(1);
        assertThat(copy.partB()).isZero();
        assertThat(copy.contactCount()).isEqualTo(2);
        assertThat(copy.contactX(0) + copy.contactX(1)).isEqualTo(6);
        assertThat(copy.contactY(0)).isEqualTo(1);
        assertThat(copy.contactY(1)).isEqualTo(1);
        assertThat(copy.featureKindA()).isEqualTo(Feature.Kind.EDGE);
        assertThat(copy.featureIndexA()).isEqualTo(2);
        assertThat(copy.featureKindB()).isEqualTo(Feature.Kind.EDGE);
        assertThat(copy.featureIndexB()).isZero();
    }

    /** A response that sets the motion of the ground is a mistake, and is reported; the world stays as it was. */
    @Test
    void aResponseCannotMoveTheGround() {
        assertThatIllegalStateException()
                .isThrownBy(() -> fall((contact, motion) -> motion.a().set(0, 0)))
                .withMessageContaining("kinematic");
        assertThat(world.y(box)).isEqualTo(2);
        fall(Response.stop());
        assertThat(world.y(box)).isEqualTo(1);
    }
}
