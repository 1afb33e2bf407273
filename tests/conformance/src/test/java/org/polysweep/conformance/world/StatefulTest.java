package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.state.Action;
import net.jqwik.api.state.ActionChain;
import net.jqwik.api.state.Transformer;
import org.polysweep.conformance.world.Frame.Overlap;
import org.polysweep.contact.Verdict;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Whatever is done to a world, in any order, it agrees with a list of bodies. */
class StatefulTest {

    private static final int MOST_ULPS = 8;

    private static final List<CompoundShape> SHAPES = List.of(
            CompoundShape.of(ConvexPolygon.box(0, 0, 1, 1)),
            CompoundShape.of(ConvexPolygon.of(0, 0, 3, 1, 1, 2)),
            CompoundShape.of(RoundedPolygon.circle(0, 0, 1)),
            CompoundShape.of(ConvexPolygon.of(0, 0), RoundedPolygon.capsule(1, 0, 3, 0, 0.5)),
            CompoundShape.chain(0, 0, 2, 0, 4, 1),
            CompoundShape.of(ConvexPolygon.box(-4, -1, 4, 0)));

    /** What a body has to be. */
    private static final class Expected {

        private final CompoundShape shape;
        private final boolean isKinematic;
        private double x;
        private double y;
        private double dx;
        private double dy;
        private long category = 1;
        private long mask = -1;

        Expected(CompoundShape shape, boolean isKinematic, double x, double y) {
            this.shape = shape;
            this.isKinematic = isKinematic;
            this.x = x;
            this.y = y;
        }

        boolean mayMeet(Expected other) {
            return (category & other.mask) != 0 && (other.category & mask) != 0;
        }
    }

    /** A world, and what is known of it. */
    private static final class Model {

        private final World world = new World();
        private final Map<BodyId, Expected> bodies = new LinkedHashMap<>();
        private final List<BodyId> stale = new ArrayList<>();

        /** Does something to a body, if there is one. */
        void with(int number, Consumer<BodyId> change) {
            if (!bodies.isEmpty()) {
                change.accept(new ArrayList<>(bodies.keySet()).get(number % bodies.size()));
            }
        }

        Expected expected(BodyId body) {
            return bodies.getOrDefault(body, new Expected(SHAPES.get(0), true, Double.NaN, Double.NaN));
        }

        void add(int shape, boolean isKinematic, double x, double y) {
            CompoundShape what = SHAPES.get(shape);
            BodyId body = isKinematic ? world.addKinematic(what, x, y) : world.add(what, x, y);
            assertThat(bodies).doesNotContainKey(body);
            assertThat(stale).doesNotContain(body);
            bodies.put(body, new Expected(what, isKinematic, x, y));
        }

        void remove(BodyId body) {
            world.remove(body);
            bodies.remove(body);
            stale.add(body);
        }

        void place(BodyId body, double x, double y) {
            world.setPosition(body, x, y);
            expected(body).x = x;
            expected(body).y = y;
        }

        void move(BodyId body, double dx, double dy) {
            world.setDisplacement(body, dx, dy);
            expected(body).dx = dx + 0.0;
            expected(body).dy = dy + 0.0;
        }

        void filter(BodyId body, long category, long mask) {
            world.bodies().setFilter(body, category, mask);
            expected(body).category = category;
            expected(body).mask = mask;
        }

        void report() {
            world.step(contact -> {});
            bodies.values().forEach(body -> {
                body.x += body.dx;
                body.y += body.dy;
            });
        }

        private static boolean isExact(double origin, double move) {
            return new BigDecimal(origin).add(new BigDecimal(move)).compareTo(new BigDecimal(origin + move)) == 0;
        }

        /** A body without a hit keeps its displacement, and so does a kinematic one. */
        void bounce(double restitution) {
            Set<BodyId> hit = new HashSet<>();
            respond(Response.bounce(restitution), hit);
            hit.removeIf(body -> expected(body).isKinematic);
            for (BodyId body : hit) {
                expected(body).dx = world.displacementX(body);
                expected(body).dy = world.displacementY(body);
            }
        }

        /** A body without a contact is at the end of its displacement; no new overlap begins. */
        StepReport respond(Response response, Set<BodyId> hit) {
            List<Actor> before = Frame.of(world);
            Set<BodyId> touched = new HashSet<>();
            StepReport report = world.step(response, contact -> {
                List<BodyId> both = List.of(contact.a(), contact.b());
                touched.addAll(both);
                if (contact.verdict() == Verdict.HIT) {
                    hit.addAll(both);
                }
            });
            touched.addAll(report.rolledBack());
            List<BodyId> order = world.bodies().all();
            for (Overlap overlap : Frame.newOverlaps(before, Frame.of(world))) {
                Expected a = expected(order.get(overlap.a()));
                Expected b = expected(order.get(overlap.b()));
                assertThat(a.mayMeet(b)).as("%s %s", before, overlap).isFalse();
            }
            bodies.forEach((handle, body) -> {
                double x = body.x + body.dx;
                double y = body.y + body.dy;
                // Where no double is the end of the way, it may be moved out of somebody by what rounding has cost.
                boolean isRounded = !isExact(body.x, body.dx) || !isExact(body.y, body.dy);
                double slack = isRounded ? MOST_ULPS * Math.ulp(Math.max(Math.abs(x), Math.abs(y))) : 0;
                boolean isThere = Math.abs(world.x(handle) - x) <= slack && Math.abs(world.y(handle) - y) <= slack;
                boolean isFree = !touched.contains(handle) && !isThere;
                body.x = isFree ? x : world.x(handle);
                body.y = isFree ? y : world.y(handle);
            });
            return report;
        }

        void check() {
            assertThat(world.bodies().size()).isEqualTo(bodies.size());
            assertThat(world.bodies().all()).containsExactlyElementsOf(bodies.keySet());
            bodies.forEach((handle, body) -> {
                assertThat(world.bodies().contains(handle)).isTrue();
                assertThat(List.of(
                                world.x(handle),
                                world.y(handle),
                                world.displacementX(handle),
                                world.displacementY(handle)))
                        .as("%s", handle)
                        .containsExactly(body.x, body.y, body.dx, body.dy);
                assertThat(world.bodies().shape(handle)).isSameAs(body.shape);
                assertThat(world.bodies().isKinematic(handle)).isEqualTo(body.isKinematic);
            });
            for (BodyId body : stale) {
                assertThat(world.bodies().contains(body)).isFalse();
                refuse(body, () -> world.x(body));
                refuse(body, () -> world.remove(body));
                refuse(body, () -> world.setDisplacement(body, 1, 1));
                refuse(body, () -> world.bodies().setSortKey(body, 1));
                refuse(body, () -> world.queries().castShape(body, 1, 1));
            }
        }

        private static void refuse(BodyId body, Runnable use) {
            assertThatThrownBy(use::run)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith(body.toString());
        }
    }

    /** Something to do with a body and three numbers. */
    private interface Deed {
        void act(Model model, int body, double x, double y);
    }

    private static Action<Model> action(String name, Deed deed) {
        return new Action.Independent<>() {
            @Override
            public Arbitrary<Transformer<Model>> transformer() {
                Arbitrary<Double> number =
                        Arbitraries.integers().between(-16, 16).map(quarters -> quarters / 4.0);
                return Combinators.combine(Arbitraries.integers().between(0, 1000), number, number)
                        .as((body, x, y) -> Transformer.mutate(name + " " + body + " " + x + " " + y, model -> {
                            deed.act(model, body, x, y);
                            model.check();
                        }));
            }
        };
    }

    @Provide
    Arbitrary<ActionChain<Model>> deeds() {
        return ActionChain.startWith(Model::new)
                .withAction(
                        3, action("add", (model, i, x, y) -> model.add(i % SHAPES.size(), i % 7 == 0, 2 * x, 2 * y)))
                .withAction(
                        3, action("move", (model, i, x, y) -> model.with(i, body -> model.move(body, x * (i % 3), y))))
                .withAction(action("place", (model, i, x, y) -> model.with(i, body -> model.place(body, x, y))))
                .withAction(action("remove", (model, i, x, y) -> model.with(i, model::remove)))
                .withAction(action(
                        "setFilter", (model, i, x, y) -> model.with(i, body -> model.filter(body, i % 4, i / 4 % 8))))
                .withAction(action("report", (model, i, x, y) -> model.report()))
                .withAction(2, action("stop", (model, i, x, y) -> model.respond(Response.stop(), new HashSet<>())))
                .withAction(2, action("slide", (model, i, x, y) -> model.respond(Response.slide(), new HashSet<>())))
                .withAction(2, action("bounce", (model, i, x, y) -> model.bounce(i % 5 / 4.0)))
                .withMaxTransformations(60);
    }

    @Property(tries = 60)
    void aWorldAgreesWithAList(@ForAll("deeds") ActionChain<Model> deeds) {
        deeds.run();
    }
}
