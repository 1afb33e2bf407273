package org.polysweep.internal.world.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.shape.CompoundShape;
import org.polysweep.trials.Trials;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** The bodies are a list that is kept in the order of keys, then of creation; ids name those that are in it. */
class BodiesTest {

    private static final class Entry {
        private final BodyId body;
        private final double x;
        private final boolean isKinematic;
        private long key;
        private long category = 1;
        private long mask = -1;

        Entry(BodyId body, double x, boolean isKinematic, long key) {
            this.body = body;
            this.x = x;
            this.isKinematic = isKinematic;
            this.key = key;
        }
    }

    @Test
    void theyAreInTheOrderOfTheirKeysThenOfTheirCreation() {
        Random random = Trials.random(1);
        for (int trial = 0; trial < Trials.times(60); trial++) {
            Bodies bodies = new Bodies();
            List<Entry> model = new ArrayList<>();
            List<BodyId> removed = new ArrayList<>();
            long created = 0;
            for (int change = random.nextInt(150); change >= 0; change--) {
                int kind = model.isEmpty() ? 0 : random.nextInt(6);
                if (kind < 3) {
                    boolean isKinematic = random.nextBoolean();
                    double x = random.nextInt(99);
                    model.add(new Entry(
                            bodies.add(SomeBodies.box(0, 0, 1, 1 + x), x, 0, isKinematic), x, isKinematic, created++));
                } else {
                    Entry entry = model.get(random.nextInt(model.size()));
                    if (kind == 3) {
                        bodies.remove(bodies.index(entry.body));
                        removed.add(entry.body);
                        model.remove(entry);
                    } else if (kind == 4) {
                        entry.key = random.nextBoolean() ? random.nextInt(20) : Long.MIN_VALUE;
                        bodies.setKey(bodies.index(entry.body), entry.key);
                    } else {
                        entry.category = random.nextInt(4);
                        entry.mask = random.nextInt(4);
                        bodies.filters.setBits(bodies.index(entry.body), entry.category, entry.mask);
                    }
                }
                if (random.nextInt(4) == 0) {
                    requireAs(model, removed, bodies);
                }
            }
            requireAs(model, removed, bodies);
        }
    }

    private static void requireAs(List<Entry> model, List<BodyId> removed, Bodies bodies) {
        List<Entry> order = new ArrayList<>(model);
        order.sort(Comparator.comparingLong(entry -> entry.key));
        assertThat(bodies.count()).isEqualTo(order.size());
        for (int rank = 0; rank < order.size(); rank++) {
            Entry entry = order.get(rank);
            int i = bodies.index(entry.body);
            assertThat(bodies.idAt(rank)).isSameAs(entry.body);
            assertThat(bodies.byRank(rank)).isEqualTo(i);
            assertThat(bodies.rank(i)).isEqualTo(rank);
            assertThat(bodies.id(i)).isSameAs(entry.body);
            assertThat(bodies.isHere(i)).isTrue();
            assertThat(bodies.x[i]).isEqualTo(entry.x);
            assertThat(bodies.maxY[i]).isGreaterThanOrEqualTo(1 + entry.x);
            assertThat(bodies.ranked.isKinematic(rank)).isEqualTo(entry.isKinematic);
            for (int other = 0; other < rank; other++) {
                Entry before = order.get(other);
                int k = bodies.byRank(other);
                boolean bitsPass = (entry.category & before.mask) != 0 && (before.category & entry.mask) != 0;
                assertThat(bodies.comesBefore(k, i)).isTrue();
                assertThat(bodies.comesBefore(i, k)).isFalse();
                assertThat(bodies.filters.bitsPass(i, k)).isEqualTo(bitsPass);
            }
        }
        for (BodyId body : removed) {
            assertThat(bodies.isAlive(body)).isFalse();
        }
    }

    @Test
    void aHandleIsStaleOnceItsBodyIsRemoved() {
        Bodies bodies = new Bodies();
        BodyId first = bodies.add(SomeBodies.box(0, 0, 1, 1), 0, 0, false);
        bodies.remove(bodies.index(first));
        BodyId second = bodies.add(SomeBodies.box(0, 0, 2, 2), 0, 0, false);
        assertThat(second.index()).isEqualTo(first.index());
        assertThat(second.generation()).isEqualTo(first.generation() + 1);
        assertThat(bodies.isAlive(second)).isTrue();
        assertThat(bodies.isAlive(first)).isFalse();
        assertThatIllegalArgumentException().isThrownBy(() -> bodies.index(first));
        assertThatIllegalArgumentException().isThrownBy(() -> new Bodies().index(second));
    }

    /** A place that is used again keeps nothing of the body before. */
    @Test
    void aNewBodyHasNothingOfTheOneBefore() {
        Bodies bodies = new Bodies();
        int i = bodies.index(bodies.add(SomeBodies.box(0, 0, 1, 1), 1, 2, true));
        bodies.dx[i] = 3;
        bodies.dy[i] = 4;
        bodies.endDx[i] = 5;
        bodies.endDy[i] = 6;
        bodies.mass[i] = 7;
        bodies.kept.keep(i, 5, 6);
        bodies.filters.setBits(i, 8, 9);
        bodies.remove(i);
        assertThat(bodies.index(bodies.add(SomeBodies.box(0, 0, 2, 3), 0, 0, false)))
                .isEqualTo(i);
        assertThat(new double[] {bodies.x[i], bodies.y[i], bodies.dx[i], bodies.dy[i], bodies.endDx[i], bodies.endDy[i]
                })
                .containsOnly(0);
        assertThat(bodies.mass[i]).isEqualTo(1);
        assertThat(bodies.kept.isKept(i)).isFalse();
        assertThat(bodies.kinematic[i]).isFalse();
        assertThat(bodies.filters.category[i]).isEqualTo(1);
        assertThat(bodies.filters.mask[i]).isEqualTo(-1);
        assertThat(bodies.maxX[i]).isGreaterThanOrEqualTo(2);
    }

    @Test
    void motionsAreKeptOfThoseThatHaveOne() {
        for (int kind = 0; kind < 4; kind++) {
            Bodies bodies = new Bodies();
            bodies.add(SomeBodies.box(0, 0, 1, 1), 0, 0, false);
            int i = bodies.index(bodies.add(SomeBodies.box(0, 0, 1, 1), 0, 0, kind == 1));
            bodies.setMotion(i, 1, 2);
            bodies.endDx[i] = 3;
            bodies.endDy[i] = 4;
            if (kind != 2) {
                bodies.kept.keep(i, 3, 4);
            }
            if (kind == 3) {
                bodies.remove(i);
            }
            bodies.keepMotions();
            assertThat(bodies.dx[i]).isEqualTo(kind == 0 ? 3 : 1);
            assertThat(bodies.dy[i]).isEqualTo(kind == 0 ? 4 : 2);
        }
    }

    @Test
    void noNumberIsNegativeZero() {
        Bodies bodies = new Bodies();
        int i = bodies.index(bodies.add(SomeBodies.box(0, 0, 1, 1), -0.0, -0.0, false));
        bodies.setMotion(i, -0.0, -0.0);
        for (double number : new double[] {bodies.x[i], bodies.y[i], bodies.dx[i], bodies.dy[i]}) {
            assertThat(Double.doubleToRawLongBits(number)).isZero();
        }
    }

    @Test
    void oneConvexShapeIsMetFromAllSides() {
        Bodies bodies = new Bodies();
        bodies.add(SomeBodies.box(0, 0, 1, 1), 0, 0, false);
        bodies.add(CompoundShape.oneSidedChain(0, 0, 1, 0), 0, 0, false);
        bodies.add(CompoundShape.chain(0, 0, 1, 0, 2, 0), 0, 0, false);
        bodies.rank();
        boolean[] areConvex = {true, false, false};
        boolean[] areOneSided = {false, true, false};
        for (int rank = 0; rank < 3; rank++) {
            assertThat(bodies.ranked.isConvex(rank)).isEqualTo(areConvex[rank]);
            assertThat(bodies.ranked.isOneSided(rank)).isEqualTo(areOneSided[rank]);
        }
    }

    @Test
    void aRankIsThatOfNowWhateverWasAskedBefore() {
        Bodies some = new Bodies();
        int first = some.index(some.add(SomeBodies.box(0, 0, 1, 1), 0, 0, false));
        int second = some.index(some.add(SomeBodies.box(0, 0, 1, 1), 0, 0, false));
        assertThat(some.rank(second)).isEqualTo(1);
        some.setKey(first, 5);
        assertThat(some.rank(second)).isZero();
        some.setKey(second, 6);
        assertThat(some.rank(first)).isZero();
    }

    /** Whatever is known of a body is copied: one array each, those by rank excepted. */
    @Test
    void aCopyKnowsAllThatIsKnownOfABody() throws IllegalAccessException {
        Bodies bodies = new Bodies();
        for (int i = 0; i < 20; i++) {
            bodies.add(SomeBodies.box(0, 0, 1, 1 + i), i, -i, i % 2 == 0);
        }
        Bodies copy = new Bodies();
        copy.add(SomeBodies.box(0, 0, 1, 1), 1, 1, true);
        bodies.remove(7);
        bodies.filters.setSensor(3, true);
        bodies.filters.setBits(4, 2, 3);
        bodies.ofCaller.setResponse(5, Optional.of(Response.stop()));
        bodies.setKey(6, 50);
        bodies.kept.keep(8, 5, 6);
        for (double[] numbers : List.of(bodies.dx, bodies.dy, bodies.endDx, bodies.endDy, bodies.mass)) {
            numbers[9] = 11;
        }
        copy.set(bodies);
        int arrays = requireSameArrays(bodies, copy, bodies.places)
                + requireSameArrays(bodies.filters, copy.filters, bodies.places)
                + requireSameArrays(bodies.kept, copy.kept, bodies.places)
                + requireSameArrays(bodies.ofCaller, copy.ofCaller, bodies.places);
        assertThat(arrays).isGreaterThan(20);
        assertThat(copy.count()).isEqualTo(19);
        assertThat(copy.add(SomeBodies.box(0, 0, 1, 1), 0, 0, false)).hasToString("body 7, generation 1");
        assertThat(copy.hasSensor(3, 3)).isTrue();
    }

    private static int requireSameArrays(Object expected, Object found, int count) throws IllegalAccessException {
        int arrays = 0;
        for (Field field : expected.getClass().getDeclaredFields()) {
            field.setAccessible(true);
            boolean isByRank = List.of("free", "byRank", "rankOf").contains(field.getName());
            if (field.getType().isArray() && !isByRank) {
                for (int i = 0; i < count; i++) {
                    assertThat(Array.get(field.get(found), i))
                            .as(field.getName())
                            .isEqualTo(Array.get(field.get(expected), i));
                }
                arrays++;
            }
        }
        return arrays;
    }
}
