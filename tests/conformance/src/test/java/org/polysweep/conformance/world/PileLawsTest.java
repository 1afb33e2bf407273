package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.query.Intersection;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Random polygons that slide down between two walls until they lie on each other. */
class PileLawsTest {

    private static final int COLUMNS = 6;
    private static final int ROWS = 6;
    private static final double ROOM = 1.02;
    private static final int FRAMES = 16;
    private static final double FALL = 0.2;

    /** A polygon of three to eight corners on a circle. */
    private static ConvexPolygon polygon(Random random) {
        int corners = 3 + random.nextInt(6);
        double turn = random.nextDouble() * 2 * Math.PI;
        double[] xy = new double[2 * corners];
        for (int i = 0; i < corners; i++) {
            double angle = turn + 2 * Math.PI * i / corners;
            xy[2 * i] = 0.5 * StrictMath.cos(angle);
            xy[2 * i + 1] = 0.5 * StrictMath.sin(angle);
        }
        return ConvexPolygon.of(xy);
    }

    private static final class Pile {

        final World world = new World();

        /** Three walls, and the falling bodies, in the order of their keys. */
        final List<BodyId> bodies = new ArrayList<>(Collections.nCopies(3 + COLUMNS * ROWS, null));

        /** Makes a pile that opens in a direction: a quarter turn each. */
        Pile(long seed, int direction, List<Integer> order) {
            Random random = Trials.random(seed);
            List<ConvexPolygon> shapes = new ArrayList<>();
            for (int i = 0; i < COLUMNS * ROWS; i++) {
                shapes.add(polygon(random));
            }
            double width = COLUMNS * ROOM;
            double height = 2 * ROWS * ROOM;
            double[][] walls = {{-1, -1, width + 1, 0}, {-1, 0, 0, height}, {width, 0, width + 1, height}};
            for (int key : order) {
                BodyId body;
                if (key < walls.length) {
                    double[] low = turned(walls[key][0], walls[key][1], direction);
                    double[] high = turned(walls[key][2], walls[key][3], direction);
                    body = world.addKinematic(
                            ConvexPolygon.box(
                                    Math.min(low[0], high[0]),
                                    Math.min(low[1], high[1]),
                                    Math.max(low[0], high[0]),
                                    Math.max(low[1], high[1])),
                            0,
                            0);
                } else {
                    int i = key - walls.length;
                    double[] place =
                            turned((i % COLUMNS + 0.5) * ROOM, (Math.floorDiv(i, COLUMNS) + 0.5) * ROOM, direction);
                    double[] fall = turned(0, -FALL, direction);
                    body = world.add(shapes.get(i), place[0], place[1]);
                    world.setDisplacement(body, fall[0], fall[1]);
                }
                world.bodies().setSortKey(body, key);
                bodies.set(key, body);
            }
        }

        private static double[] turned(double x, double y, int quarters) {
            return switch (quarters) {
                case 0 -> new double[] {x, y};
                case 1 -> new double[] {-y, x};
                case 2 -> new double[] {-x, -y};
                default -> new double[] {y, -x};
            };
        }

        List<Double> places() {
            List<Double> places = new ArrayList<>();
            for (BodyId body : bodies) {
                places.add(world.x(body));
                places.add(world.y(body));
            }
            return places;
        }

        private boolean overlap(int one, int other) {
            BodyId a = bodies.get(one);
            BodyId b = bodies.get(other);
            return Intersection.minimumTranslation(
                            world.bodies().shape(a).at(world.x(a), world.y(a)),
                            world.bodies().shape(b).at(world.x(b), world.y(b)))
                    .isPresent();
        }
    }

    private static List<Integer> keys() {
        List<Integer> keys = new ArrayList<>();
        for (int key = 0; key < 3 + COLUMNS * ROWS; key++) {
            keys.add(key);
        }
        return keys;
    }

    /** In whichever direction it opens, hardly any body is rolled back, and no body overlaps another one. */
    @Test
    void hardlyAnybodyIsRolledBack() {
        int rolledBack = 0;
        int steps = 0;
        for (int trial = 0; trial < Trials.times(8); trial++) {
            Pile pile = new Pile(trial, trial % 4, keys());
            for (int frame = 0; frame < FRAMES; frame++) {
                StepReport report = pile.world.step(Response.slide());
                rolledBack += report.rolledBack().size();
                steps += COLUMNS * ROWS;
            }
            for (int a = 0; a < pile.bodies.size(); a++) {
                for (int b = Math.max(3, a + 1); b < pile.bodies.size(); b++) {
                    assertThat(pile.overlap(a, b))
                            .as("%s and %s of pile %s", a, b, trial)
                            .isFalse();
                }
            }
        }
        assertThat(rolledBack).as("of %s", steps).isLessThan(steps / 100);
    }

    /** Bodies that rounding has pressed together do not meet over and over, until they stall, without an approach. */
    @Test
    void whoMeetsApproachesByMoreThanRounding() {
        int[] contacts = {0, 0};
        int stalled = 0;
        for (int trial = 0; trial < Trials.times(8); trial++) {
            Pile pile = new Pile(trial, trial % 4, keys());
            Response slide = (contact, motion) -> {
                double approach = (motion.b().dx() - motion.a().dx()) * contact.normalX()
                        + (motion.b().dy() - motion.a().dy()) * contact.normalY();
                contacts[approach > FALL * 0x1p-40 ? 0 : 1]++;
                Response.slide().respond(contact, motion);
            };
            for (int frame = 0; frame < FRAMES; frame++) {
                stalled += pile.world.step(slide).stalled().size();
            }
        }
        assertThat(contacts[1]).as("beside %s", contacts[0]).isLessThan(contacts[0] / 100);
        assertThat(stalled).as("of %s contacts", contacts[0]).isLessThan(contacts[0] / 1000);
    }

    /** The same bits in any order of adding, and for any number of tasks. */
    @Test
    void theOrderOfAddingDoesNotMatter() {
        for (int trial = 0; trial < Trials.times(4); trial++) {
            List<Integer> shuffled = keys();
            Collections.shuffle(shuffled, Trials.random(77 + trial));
            Pile pile = new Pile(trial, trial % 4, keys());
            Pile other = new Pile(trial, trial % 4, shuffled);
            other.world.setTaskRunner(
                    (count, task) -> {
                        for (int i = count - 1; i >= 0; i--) {
                            task.accept(i);
                        }
                    },
                    3);
            for (int frame = 0; frame < FRAMES; frame++) {
                pile.world.step(Response.slide());
                other.world.step(Response.slide());
                assertThat(other.places()).as("frame %s", frame).isEqualTo(pile.places());
            }
        }
    }
}
