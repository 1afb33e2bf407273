package org.polysweep.conformance.character;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.pose.Rotor;
import org.polysweep.query.Distance;
import org.polysweep.query.Intersection;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.MoveReport;
import org.polysweep.world.QueryFilter;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.PairListener;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.SensorEvent;
import org.polysweep.world.body.WorldShapeHit;

/** The sensors that a move enters, leaves or crosses, its contacts, and where the body is within it. */
class SensorEventsTest {

    private static final ConvexPolygon HERO = ConvexPolygon.box(0, 0, 1, 2);

    private final Random random = Trials.random(46);
    private final World world = new World();
    private final CharacterMover mover = new CharacterMover();

    private BodyId sensor(World world, Shape shape, double x, double y) {
        BodyId sensor = world.add(shape, x, y);
        world.bodies().setSensor(sensor, true);
        return sensor;
    }

    @Test
    void aThinSensorIsCrossedInOneMove() {
        world.addStatic(ConvexPolygon.box(-50, -1, 50, 0), 0, 0);
        BodyId coin = sensor(world, ConvexPolygon.box(0, 0, 0.5, 0.5), 6, 0.5);
        BodyId hero = world.add(HERO, 0, 0);
        MoveReport report = world.moveAndSlide(hero, 16, -0.01, mover);
        assertThat(report.sensorEvents())
                .containsExactly(
                        new SensorEvent(coin, true, 5 / 16.0, 6, 1, -1, 0),
                        new SensorEvent(coin, false, 6.5 / 16, 6.5, 0.5, 1, 0));
        assertThat(report.xAt(5 / 16.0)).isEqualTo(5);
        assertThat(report.yAt(5 / 16.0)).isZero();
        // It only touches the coin, then overlaps it, then leaves it just at the end of the move.
        assertThat(world.moveAndSlide(hero, -9.5, -0.01, mover).sensorEvents()).isEmpty();
        assertThat(world.moveAndSlide(hero, -1, -0.01, mover).sensorEvents())
                .containsExactly(new SensorEvent(coin, true, 0, 6.5, 0.5, 1, 0));
        assertThat(world.moveAndSlide(hero, 1, -0.01, mover).sensorEvents())
                .containsExactly(new SensorEvent(coin, false, 1, 6.5, 0.5, 1, 0));
    }

    /** One begin and one end, at any speed, with steps between the moves. */
    @Test
    void theListenerHearsOfEachSensorOnce() {
        for (double dash : new double[] {0.25, 0.3, 2, 16}) {
            World game = new World();
            game.addStatic(ConvexPolygon.box(-50, -1, 50, 0), 0, 0);
            BodyId coin = sensor(game, ConvexPolygon.box(0, 0, 0.5, 0.5), 6, 0.5);
            BodyId hero = game.add(HERO, 0, 0);
            List<String> heard = new ArrayList<>();
            game.setOverlapListener(new PairListener() {
                @Override
                public void onBegin(BodyId a, BodyId b, double time) {
                    heard.add(a + " in " + b);
                }

                @Override
                public void onEnd(BodyId a, BodyId b, double time) {
                    heard.add(a + " out of " + b);
                }
            });
            CharacterMover runner = new CharacterMover();
            for (double gone = 0; gone < 20; gone += dash) {
                game.step(Response.slide());
                game.moveAndSlide(hero, dash, -0.01, runner);
            }
            game.step(Response.slide());
            assertThat(heard).containsExactly(coin + " in " + hero, coin + " out of " + hero);
        }
    }

    /** On a free line, sensors are entered as a cast of the shape meets them. */
    @Test
    void aFreeMoveEntersWhatACastMeets() {
        QueryFilter sensors = QueryFilter.excludingSensors().includingSensors();
        int entries = 0;
        for (int trial = 0; trial < Trials.times(300); trial++) {
            World field = new World();
            for (int i = 0; i < 12; i++) {
                sensor(field, shape(), grid(20), grid(20));
            }
            BodyId hero = field.add(Heroes.shape(Heroes.oneOf(random, Heroes.KINDS), 1), grid(20), grid(20));
            double dx = grid(12);
            double dy = grid(12);
            List<BodyId> cast = field.queries().castShapeAll(hero, dx, dy, sensors).stream()
                    .map(WorldShapeHit::body)
                    .toList();
            Set<BodyId> before = overlapped(field, hero, field.bodies().all());
            List<BodyId> entered = new ArrayList<>();
            for (SensorEvent event :
                    field.moveAndSlide(hero, dx, dy, new CharacterMover()).sensorEvents()) {
                if (event.isEntry() && !before.contains(event.sensor()) && !entered.contains(event.sensor())) {
                    entered.add(event.sensor());
                }
            }
            assertThat(entered).as("trial %s", trial).isEqualTo(cast);
            entries += cast.size();
        }
        assertThat(entries).isPositive();
    }

    private double grid(double most) {
        double number = most * (random.nextDouble() - 0.5);
        return random.nextBoolean() ? (int) number : number;
    }

    private Shape shape() {
        return switch (random.nextInt(4)) {
            case 0 -> RoundedPolygon.circle(0, 0, 0.25 + random.nextInt(3));
            case 1 -> CompoundShape.of(ConvexPolygon.box(-2, -1, -1, 1), ConvexPolygon.of(1, -1, 2, 0, 1, 1));
            case 2 -> ConvexPolygon.of(-1, -1, 2, 0, 0, 1);
            default -> ConvexPolygon.box(-1, -1, 1, 1);
        };
    }

    /** Among slopes, steps, lifts and walls: the events lead from what is overlapped before to what is afterwards. */
    @Test
    void eventsLeadFromOneStateToTheNext() {
        int count = 0;
        for (int trial = 0; trial < Trials.times(100); trial++) {
            World level = new World();
            level.addStatic(CompoundShape.chain(-30, 20, -12, 0, -4, 0, 0, 3, 4, 0, 12, 0, 30, 20), 0, 0);
            for (int i = 0; i < 4; i++) {
                level.addStatic(ConvexPolygon.box(0, 0, 1, 1), grid(20), 0.3);
            }
            List<BodyId> sensors = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                BodyId sensor = sensor(level, shape(), grid(20), Math.abs(grid(10)));
                if (random.nextInt(4) == 0) {
                    level.setRotor(sensor, Rotor.ofAngle(random.nextDouble()));
                }
                sensors.add(sensor);
            }
            BodyId hero = level.add(Heroes.shape(Heroes.oneOf(random, Heroes.KINDS), 1), 0, 5);
            CharacterMover walker = new CharacterMover()
                    .setStepHeight(0.35)
                    .setCornerCorrection(0.25)
                    .setConstantSpeed(random.nextBoolean());
            Set<BodyId> in = overlapped(level, hero, sensors);
            for (int frame = 0; frame < 40; frame++) {
                String name = "trial " + trial + ", frame " + frame;
                MoveReport report = level.moveAndSlide(hero, grid(8), random.nextInt(4) == 0 ? 3 : -1, walker);
                double last = 0;
                for (SensorEvent event : report.sensorEvents()) {
                    assertThat(event.isEntry() ? in.add(event.sensor()) : in.remove(event.sensor()))
                            .as(name)
                            .isTrue();
                    assertThat(event.time()).as(name).isBetween(last - 1e-15, 1.0);
                    last = event.time();
                    checkPoint(level, hero, event, name);
                    count++;
                }
                assertThat(in).as(name).isEqualTo(overlapped(level, hero, sensors));
                assertThat(report.xAt(1)).as(name).isEqualTo(level.x(hero));
                assertThat(report.yAt(1)).as(name).isEqualTo(level.y(hero));
            }
        }
        assertThat(count).isGreaterThan(100);
    }

    private static Set<BodyId> overlapped(World world, BodyId hero, List<BodyId> sensors) {
        Set<BodyId> overlapped = new HashSet<>();
        for (BodyId sensor : sensors) {
            if (Intersection.verdict(world.bodies().placed(hero), world.bodies().placed(sensor)) == Verdict.OVERLAP) {
                overlapped.add(sensor);
            }
        }
        return overlapped;
    }

    /** The point of an event is on the border of the sensor, and its normal is a unit vector. */
    private static void checkPoint(World world, BodyId hero, SensorEvent event, String name) {
        if (Double.isNaN(event.x())) {
            return;
        }
        assertThat(Distance.between(
                        ConvexPolygon.of(0, 0).at(event.x(), event.y()),
                        world.bodies().placed(event.sensor())))
                .as(name)
                .isLessThan(1e-9);
        assertThat(event.normalX() * event.normalX() + event.normalY() * event.normalY())
                .as(name)
                .isCloseTo(1, within(1e-9));
    }

    /** A fall of 4 with a walk of 3 comes to a floor after half of it, then along that to a wall. */
    @Test
    void contactsHaveTheSpeedOfApproach() {
        world.addStatic(ConvexPolygon.box(-9, -1, 9, 0), 0, 0);
        world.addStatic(ConvexPolygon.box(0, 0, 1, 9), 3.5, 0);
        BodyId hero = world.add(HERO, 0, 2);
        MoveReport report = world.moveAndSlide(hero, 3, -4, mover);
        assertThat(report.contactCount()).isEqualTo(2);
        assertThat(report.contactApproachSpeed(0)).isEqualTo(4);
        assertThat(report.contactApproachSpeed(1)).isEqualTo(3);
        assertThat(report.xAt(0.25)).isEqualTo(0.75);
        assertThat(report.yAt(0.25)).isEqualTo(1);
        assertThat(report.xAt(0.5)).isEqualTo(1.5);
        assertThat(report.yAt(0.75)).isZero();
        assertThat(report.xAt(1)).isEqualTo(2.5);
        assertThat(new CharacterMover().report().xAt(0.5)).isNaN();
    }
}
