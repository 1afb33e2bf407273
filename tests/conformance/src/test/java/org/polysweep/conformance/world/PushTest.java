package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Bodies that push others along, and that carry others. */
class PushTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    private final World world = new World();

    private void at(BodyId body, double x, double y) {
        assertThat(List.of(world.x(body), world.y(body))).as("%s", body).containsExactly(x, y);
    }

    /** The pusher of mass 1 meets the crate after a quarter of its way, and both go on with the momentum of it. */
    @ParameterizedTest
    @CsvSource({"1, 0.5", "3, 0.25"})
    void aCrateIsPushedByMasses(double mass, double speed) {
        BodyId pusher = world.add(BOX, 0, 0);
        BodyId crate = world.add(BOX, 2, 0);
        world.bodies().setMass(crate, mass);
        world.setDisplacement(pusher, 4, 1);
        var report = world.step(Response.push());
        at(pusher, 1 + 3 * speed, 1);
        at(crate, 2 + 3 * speed, 0);
        assertThat(report.stalled()).isEmpty();
        assertThat(List.of(world.displacementX(pusher), world.displacementX(crate)))
                .containsExactly(4.0, 0.0);
    }

    /** Against the wall the crate stands, and so does the pusher; it goes on across. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aCrateAgainstAWallStopsThePusher(boolean isWallFirst) {
        BodyId first = isWallFirst ? world.addKinematic(BOX, 3, 0) : world.add(BOX, 0, 0);
        BodyId crate = world.add(BOX, 2, 0);
        BodyId last = isWallFirst ? world.add(BOX, 0, 0) : world.addKinematic(BOX, 3, 0);
        BodyId pusher = isWallFirst ? last : first;
        world.setDisplacement(pusher, 4, 0.5);
        var report = world.step(Response.push());
        at(pusher, 1, 0.5);
        at(crate, 2, 0);
        assertThat(report.stalled()).isEmpty();
    }

    /** A row is pushed with the mass of all, in whatever order they were added. */
    @ParameterizedTest
    @CsvSource({"0, 1, 2, 3", "3, 2, 1, 0", "2, 0, 3, 1", "1, 3, 0, 2", "0, 2, 1, 3"})
    void aRowOfThreeIsPushedTogether(int a, int b, int c, int d) {
        BodyId[] bodies = new BodyId[4];
        for (int body : new int[] {a, b, c, d}) {
            bodies[body] = world.add(BOX, body, 0);
        }
        world.setDisplacement(bodies[0], 4, 0);
        var report = world.step(Response.push());
        for (int body = 0; body < 4; body++) {
            at(bodies[body], body + 1, 0);
        }
        assertThat(report.stalled()).isEmpty();
    }

    /** Of three that are met one after the other, each takes its share. */
    @Test
    void aRowWithGaps() {
        BodyId pusher = world.add(BOX, 0, 0);
        BodyId near = world.add(BOX, 1.5, 0);
        BodyId far = world.add(BOX, 3, 0);
        world.bodies().setMass(far, 2);
        world.setDisplacement(pusher, 2, 0);
        world.step(Response.push());
        // After a quarter of the step the two have the speed 1, and after three quarters the three have a half.
        assertThat(world.x(near)).isCloseTo(2.125, within(1e-15));
        assertThat(world.x(far)).isCloseTo(3.125, within(1e-15));
        assertThat(world.x(pusher)).isCloseTo(1.125, within(1e-15));
    }

    /** A crate that lies in a notch holds the pusher. */
    @Test
    void aCrateInANotchIsNotPushed() {
        world.addKinematic(ConvexPolygon.of(0, 0, -4, -4, 0, -4), 0, 0);
        world.addKinematic(ConvexPolygon.of(0, 0, 0, 4, -4, 4), 0, 0);
        BodyId crate = world.add(ConvexPolygon.of(0, 0, -1, 1, -2, 0, -1, -1), 0, 0);
        BodyId pusher = world.add(ConvexPolygon.box(-4, -1, -3, 1), 0, 0);
        world.setDisplacement(pusher, 2, 0);
        var report = world.step(Response.push());
        at(crate, 0, 0);
        at(pusher, 1, 0);
        assertThat(report.stalled()).isEmpty();
    }

    /** A rider goes with its lift, sideways, up, and by both. */
    @ParameterizedTest
    @CsvSource({"1, 0", "1, 0.5", "0, 0.5", "-2, 0.25"})
    void aRiderGoesWithItsLift(double dx, double dy) {
        // What is pushed is lifted, too, so a stack needs a push.
        BodyId second = world.add(BOX, 1, 2);
        BodyId lift = world.addKinematic(ConvexPolygon.box(-4, -1, 4, 1), 0, 0);
        BodyId first = world.add(BOX, 1, 1);
        world.setDisplacement(lift, dx, dy);
        world.setDisplacement(first, 0, -0.25);
        world.setDisplacement(second, 0, -0.25);
        for (int frame = 1; frame <= 4; frame++) {
            var report = world.step(Response.push().carrying(0, 2));
            at(lift, frame * dx, frame * dy);
            at(first, 1 + frame * dx, 1 + frame * dy);
            at(second, 1 + frame * dx, 2 + frame * dy);
            assertThat(report.stalled()).isEmpty();
        }
        world.step(Response.push());
        at(first, 1 + 4 * dx, 1 + 5 * dy);
    }

    /** One that slides is carried as well. */
    @Test
    void aSlideIsCarried() {
        BodyId rider = world.add(BOX, 1, 1);
        BodyId lift = world.addKinematic(ConvexPolygon.box(-4, -1, 4, 1), 0, 0);
        world.setDisplacement(lift, 0.5, 0.25);
        world.setDisplacement(rider, 0.25, -0.25);
        world.step(Response.slide().carrying(0, 1));
        at(rider, 1.75, 1.25);
    }

    /** A conveyor ends: its bodies continue over the ground, and are at rest there from the next step on. */
    @Test
    void aConveyorEnds() {
        BodyId conveyor = world.addKinematic(ConvexPolygon.box(0, -1, 2, 0), 0, 0);
        world.addKinematic(ConvexPolygon.box(3, -1, 10, 0), 0, 0);
        BodyId crate = world.add(BOX, 1.5, 0);
        world.setDisplacement(crate, 0, -0.5);
        world.setDisplacement(conveyor, 1, 0);
        for (int frame = 0; frame < 3; frame++) {
            // It is always at the same place, and moves.
            world.setPosition(conveyor, 0, 0);
            var report = world.step(Response.push().carrying(0, 1));
            at(crate, 2.5, 0);
            assertThat(report.stalled()).isEmpty();
        }
    }

    @Test
    void aWallCarriesNobody() {
        BodyId wall = world.addKinematic(BOX, 1, 0);
        BodyId body = world.add(BOX, 0, 0);
        world.setDisplacement(wall, 0, 1);
        world.setDisplacement(body, 0.5, 0);
        world.step(Response.slide().carrying(0, 1));
        at(body, 0, 0);
        world.setPosition(wall, 1, 0);
        world.step(Response.slide().carrying(-1, 0));
        at(body, 0, 1);
    }

    @Test
    void upIsADirection() {
        Response slide = Response.slide();
        assertThatThrownBy(() -> slide.carrying(0, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("upX and upY must not both be 0; use (0, 1) if y points up");
        assertThatThrownBy(() -> slide.carrying(Double.NaN, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    /** Whatever is pushed and carried, the order of adding does not matter, and no new overlap begins. */
    @Property(tries = 60)
    void orderDoesNotMatter(@ForAll Random random) {
        List<Integer> order = IntStream.range(0, 14).boxed().collect(Collectors.toList());
        List<double[]> bodies = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) {
            // On a grid of halves, so that much touches, and rows and stacks come up.
            bodies.add(new double[] {
                random.nextInt(12) / 2.0,
                random.nextInt(12) / 2.0,
                random.nextInt(9) / 4.0 - 1,
                -random.nextInt(5) / 4.0
            });
        }
        World one = new World();
        World other = new World();
        List<BodyId> ids = put(one, bodies, order);
        Collections.shuffle(order, random);
        List<BodyId> otherIds = put(other, bodies, order);
        for (int frame = 0; frame < 4; frame++) {
            List<Actor> before = Frame.of(one);
            one.step(Response.push().carrying(0, 1));
            other.step(Response.push().carrying(0, 1));
            assertThat(Frame.newOverlaps(before, Frame.of(one))).isEmpty();
            for (int i = 0; i < ids.size(); i++) {
                assertThat(one.x(ids.get(i))).isEqualTo(other.x(otherIds.get(i)));
                assertThat(one.y(ids.get(i))).isEqualTo(other.y(otherIds.get(i)));
            }
        }
    }

    /** A ball lies on a wall, and another ball pushes it into the wall at 45 degrees. */
    @Test
    void aBodyThatIsPushedIntoAnotherOnePushesBothAtOnce() {
        World world = new World();
        world.addStatic(ConvexPolygon.box(-1, -9, 0, 9), 0, 0);
        BodyId first = world.add(RoundedPolygon.circle(0, 0, 0.5), 0.5, 0);
        BodyId second = world.add(RoundedPolygon.circle(0, 0, 0.5), 1.5, 1);
        world.setDisplacement(first, -0.0625, 0);
        world.setDisplacement(second, -0.75, -0.75);
        List<String> contacts = new ArrayList<>();
        world.step(Response.push(), contact -> contacts.add(contact.a() + " and " + contact.b()));
        assertThat(world.bodies().endDisplacementX(first)).isCloseTo(0, within(1e-12));
        assertThat(world.bodies().endDisplacementY(first)).isCloseTo(-0.5, within(1e-12));
        assertThat(world.bodies().endDisplacementX(second)).isCloseTo(-0.25, within(1e-12));
        assertThat(world.bodies().endDisplacementY(second)).isCloseTo(-0.25, within(1e-12));
        assertThat(contacts).hasSizeLessThanOrEqualTo(6);
    }

    @Test
    void aLiftCarriesAStackThatSlides() {
        World world = new World();
        BodyId lift = world.addKinematic(ConvexPolygon.box(-3, -0.5, 3, 0), 0, 0);
        List<BodyId> stack = IntStream.range(0, 3)
                .mapToObj(i -> world.add(BOX, 0.125 * i, i))
                .collect(Collectors.toList());
        world.setDisplacement(lift, 0, 0.25);
        for (int frame = 0; frame < 20; frame++) {
            stack.forEach(body -> world.setDisplacement(body, 0, -0.0625));
            assertThat(world.step(Response.slide()).stalled()).isEmpty();
        }
        assertThat(world.y(lift)).isEqualTo(5);
        for (int i = 0; i < stack.size(); i++) {
            assertThat(world.y(stack.get(i))).isCloseTo(5.0 + i, within(1e-12));
        }
    }

    private static List<BodyId> put(World world, List<double[]> bodies, List<Integer> order) {
        BodyId[] ids = new BodyId[bodies.size()];
        for (int i : order) {
            double[] numbers = bodies.get(i);
            ids[i] = i % 5 == 0
                    ? world.addKinematic(BOX, numbers[0], numbers[1])
                    : world.add(BOX, numbers[0], numbers[1]);
            world.setDisplacement(ids[i], numbers[2], numbers[3]);
            if (i % 5 != 0) {
                world.bodies().setMass(ids[i], i);
            }
            world.bodies().setSortKey(ids[i], i);
        }
        return List.of(ids);
    }
}
