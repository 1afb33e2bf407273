package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** What a body may have of its own: data of the caller, restitution, a response; and the motion that it keeps. */
class BodyPropertiesTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    private final World world = new World();

    private BodyId box(double x, double y, double dx, double dy) {
        BodyId body = world.add(BOX, x, y);
        world.setDisplacement(body, dx, dy);
        return body;
    }

    @Test
    void dataStayWithTheBodyUntilItIsRemoved() {
        BodyId hero = box(0, 0, 0, 0);
        BodyId other = box(5, 0, 0, 0);
        assertThat(world.bodies().userData(hero, Object.class)).isEmpty();
        world.bodies().setUserData(hero, "hero");
        assertThat(world.bodies().userData(hero, Object.class)).contains("hero");
        assertThat(world.bodies().userData(hero, String.class)).contains("hero");
        assertThat(world.bodies().userData(hero, Integer.class)).isEmpty();
        assertThat(world.bodies().userData(other, Object.class)).isEmpty();
        world.bodies().setUserData(hero, 7);
        assertThat(world.bodies().userData(hero, Integer.class)).contains(7);
        world.bodies().clearUserData(hero);
        assertThat(world.bodies().userData(hero, Object.class)).isEmpty();
        world.bodies().setUserData(hero, "hero");
        world.remove(hero);
        BodyId next = box(0, 0, 0, 0);
        assertThat(next.index()).isEqualTo(hero.index());
        assertThat(world.bodies().userData(next, Object.class)).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> world.bodies().userData(hero, Object.class));
    }

    @Test
    @SuppressWarnings("NullAway") // what a checker would refuse
    void whatIsNullIsNamed() {
        BodyId body = box(0, 0, 0, 0);
        assertThatThrownBy(() -> world.bodies().setUserData(body, null)).hasMessageContaining("clearUserData");
        assertThatThrownBy(() -> world.bodies().setResponse(body, null)).hasMessageContaining("clearResponse");
        assertThatThrownBy(() -> world.bodies().userData(body, null)).hasMessageContaining("type must not be null");
    }

    @Test
    void whatIsSetIsRead() {
        BodyId body = box(0, 0, 0, 0);
        assertThat(world.bodies().sortKey(body)).isZero();
        assertThat(world.bodies().response(body)).isEmpty();
        world.bodies().setSortKey(body, -7);
        Response own = Response.stop();
        world.bodies().setResponse(body, own);
        assertThat(world.bodies().sortKey(body)).isEqualTo(-7);
        assertThat(world.bodies().response(body)).containsSame(own);
        world.bodies().clearResponse(body);
        assertThat(world.bodies().response(body)).isEmpty();
        assertThat(world).hasToString("a world of 1 body");
        world.remove(body);
        assertThat(world).hasToString("a world of 0 bodies");
    }

    /** The least of three restitutions decides: of the response and of both bodies. */
    @ParameterizedTest
    @CsvSource({"1, 1, 1, -8", "1, 0.5, 1, -4", "1, 1, 0.25, -2", "0.5, 0.75, 1, -4", "0.75, 0, 0.5, 0"})
    void theLeastRestitutionDecides(double ofResponse, double ofBall, double ofWall, double left) {
        BodyId wall = world.addKinematic(BOX, 5, 0);
        BodyId ball = box(0, 0, 8, 0);
        assertThat(world.bodies().restitution(ball)).isOne();
        world.bodies().setRestitution(ball, ofBall);
        world.bodies().setRestitution(wall, ofWall);
        assertThat(world.bodies().restitution(ball)).isEqualTo(ofBall);
        world.step(Response.bounce(ofResponse));
        assertThat(world.displacementX(ball)).isEqualTo(left);
        assertThat(world.x(ball)).isEqualTo(4 + left / 2);
    }

    @ParameterizedTest
    @CsvSource({"-0.1", "1.5", "NaN"})
    void aRestitutionIsAShare(double restitution) {
        BodyId body = box(0, 0, 0, 0);
        assertThatIllegalArgumentException().isThrownBy(() -> world.bodies().setRestitution(body, restitution));
    }

    /** Below the threshold they stay together; at it they bounce. */
    @ParameterizedTest
    @CsvSource({"4, -4", "4.5, 0", "0, -4"})
    void whoApproachesSlowlyDoesNotBounce(double restThreshold, double left) {
        world.addKinematic(BOX, 3, 0);
        BodyId ball = box(0, 0, 4, 0);
        world.step(Response.bounce(1, restThreshold));
        assertThat(world.displacementX(ball)).isEqualTo(left);
    }

    @Test
    void aBodyMayHaveAResponseOfItsOwn() {
        world.addKinematic(ConvexPolygon.box(0, -50, 1, 50), 4, 0);
        BodyId ball = box(0, 0, 6, 2);
        BodyId slider = box(0, 10, 6, 2);
        BodyId ghost = box(0, 20, 6, 2);
        world.bodies().setResponse(ball, Response.bounce(1));
        world.bodies().setResponse(ghost, Response.pass());
        world.step(Response.slide());
        assertThat(List.of(world.x(ball), world.y(ball))).containsExactly(0.0, 2.0);
        assertThat(List.of(world.displacementX(ball), world.displacementX(slider), world.displacementX(ghost)))
                .containsExactly(-6.0, 6.0, 6.0);
        assertThat(List.of(world.x(slider), world.y(slider))).containsExactly(3.0, 12.0);
        assertThat(world.x(ghost)).isEqualTo(6);
        world.setPosition(ball, 0, 0);
        world.setDisplacement(ball, 6, 0);
        world.bodies().clearResponse(ball);
        world.step(Response.slide());
        assertThat(world.x(ball)).isEqualTo(3);
    }

    /** Both have a response of their own: the body that comes first decides, whatever the order of adding. */
    @ParameterizedTest
    @CsvSource({"1, 2, 5", "2, 1, 3"})
    void ofTwoResponsesThatOfTheFirstBodyDecides(long keyOfGhost, long keyOfWall, double end) {
        BodyId wall = world.addKinematic(BOX, 4, 0);
        BodyId ghost = box(0, 0, 5, 0);
        world.bodies().setSortKey(ghost, keyOfGhost);
        world.bodies().setSortKey(wall, keyOfWall);
        world.bodies().setResponse(ghost, Response.pass());
        world.bodies().setResponse(wall, Response.stop());
        world.step(Response.slide());
        assertThat(world.x(ghost)).isEqualTo(end);
    }

    @Test
    void aResponseGoesWithTheBody() {
        BodyId ghost = box(0, 0, 5, 0);
        world.bodies().setResponse(ghost, Response.pass());
        world.remove(ghost);
        world.addKinematic(BOX, 4, 0);
        BodyId next = box(0, 0, 5, 0);
        world.step(Response.slide());
        assertThat(world.x(next)).isEqualTo(3);
    }

    /** In a room full of balls and boxes, asking to keep all motions after each step changes nothing. */
    @Test
    void afterABounceNothingIsLeftToKeep() {
        for (long seed = 0; seed < Trials.times(4); seed++) {
            ClosedRoom one = new ClosedRoom(seed, 12);
            ClosedRoom other = new ClosedRoom(seed, 12);
            Random random = Trials.random(seed);
            for (int frame = 0; frame < 40; frame++) {
                double speed = 1 + random.nextInt(20);
                if (frame % 8 == 0) {
                    one.push(speed, 2);
                    other.push(speed, 2);
                }
                one.step(Response.bounce(frame % 3 / 2.0), false);
                other.step(Response.bounce(frame % 3 / 2.0), true);
                assertThat(state(one.world())).isEqualTo(state(other.world()));
            }
        }
    }

    private static List<Double> state(World world) {
        List<Double> state = new ArrayList<>();
        for (BodyId body : world.bodies().all()) {
            state.addAll(List.of(world.x(body), world.y(body), world.displacementX(body), world.displacementY(body)));
        }
        return state;
    }
}
