package org.polysweep.workbench.validate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.polysweep.generate.Edits;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Part;
import org.polysweep.validate.Shrinker;

/**
 * Finds a small query that shows the same as a given one: first fewer parts, vertices and radii, then simpler numbers,
 * and again, until nothing gets smaller. No point or segment takes the place of a shape with an inside. What is tried
 * depends on nothing but the query and what the test says.
 */
final class QueryShrinker {

    /** A, then B. */
    private static final boolean[] SIDES = {true, false};

    private final int tries;
    private final Predicate<CompoundQuery> hope;
    private final Predicate<CompoundQuery> test;

    /**
     * Makes a shrinker.
     *
     * @param tries how often the test may be asked for simpler numbers, between two looks at the vertices
     * @param test whether a query shows the same; false for what is no legal query
     */
    QueryShrinker(int tries, Predicate<CompoundQuery> test) {
        this(tries, query -> true, test);
    }

    /**
     * Makes a shrinker that knows something beforehand.
     *
     * @param tries how often the test may be asked for simpler numbers, between two looks at the vertices
     * @param hope false for a query that is known not to pass the test; asked first, so it should cost little
     * @param test whether a query shows the same; false for what is no legal query
     */
    QueryShrinker(int tries, Predicate<CompoundQuery> hope, Predicate<CompoundQuery> test) {
        this.tries = tries;
        this.hope = hope;
        this.test = test;
    }

    /** Returns a small query; the given one if none that is smaller shows the same. */
    CompoundQuery shrink(CompoundQuery start) {
        return new Search(start).run();
    }

    private final class Search {

        private CompoundQuery best;
        private int flat;

        Search(CompoundQuery start) {
            best = start;
            flat = QueryOrder.flatShapes(start);
        }

        private void accept(CompoundQuery better) {
            best = better;
            flat = QueryOrder.flatShapes(better);
        }

        private boolean shows(CompoundQuery candidate) {
            return hope.test(candidate) && QueryOrder.flatShapes(candidate) <= flat && test.test(candidate);
        }

        CompoundQuery run() {
            attempt(changed(part -> new Part(Edits.plain(part.vertices()), part.radius())));
            CompoundQuery before;
            do {
                before = best;
                dropParts();
                eachPart(part -> new Part(BoxForm.vertices(BoxForm.sides(part.vertices())), part.radius()));
                dropRadii();
                dropVertices();
                simplifyNumbers();
            } while (!best.equals(before));
            return best;
        }

        private void attempt(CompoundQuery candidate) {
            if (new QueryOrder().compare(candidate, best) < 0 && shows(candidate)) {
                accept(candidate);
            }
        }

        private CompoundQuery changed(UnaryOperator<Part> change) {
            return best.withParts(
                    best.a().stream().map(change).toList(),
                    best.b().stream().map(change).toList());
        }

        /** The best query with a list of parts in the place of A's or B's. */
        private CompoundQuery with(boolean ofA, List<Part> parts) {
            return ofA ? best.withParts(parts, best.b()) : best.withParts(best.a(), parts);
        }

        private List<Part> parts(boolean ofA) {
            return ofA ? best.a() : best.b();
        }

        private void eachPart(UnaryOperator<Part> change) {
            for (boolean ofA : SIDES) {
                for (int i = 0; i < parts(ofA).size(); i++) {
                    List<Part> parts = new ArrayList<>(parts(ofA));
                    parts.set(i, change.apply(parts.get(i)));
                    attempt(with(ofA, parts));
                }
            }
        }

        /** Drops blocks of parts, first of half of them, at last of one; the last ones first. */
        private void dropParts() {
            for (int block = Math.max(best.a().size(), best.b().size()) / 2; block > 0; block /= 2) {
                for (boolean ofA : SIDES) {
                    for (int first = parts(ofA).size() - block; first >= 0; first--) {
                        dropParts(ofA, first, block);
                    }
                }
            }
        }

        private void dropParts(boolean ofA, int first, int block) {
            List<Part> fewer = new ArrayList<>(parts(ofA));
            if (block < fewer.size() && first + block <= fewer.size()) {
                fewer.subList(first, first + block).clear();
                attempt(with(ofA, fewer));
            }
        }

        /** What is decided between two parts is decided by the sum of their radii. */
        private void dropRadii() {
            attempt(changed(part -> new Part(part.vertices(), 0)));
            eachPart(part -> new Part(part.vertices(), 0));
            if (best.isPair()) {
                double sum = best.a().get(0).radius() + best.b().get(0).radius();
                attempt(withRadii(0, sum));
                attempt(withRadii(sum, 0));
            }
        }

        private CompoundQuery withRadii(double ofA, double ofB) {
            return best.withParts(
                    List.of(new Part(best.a().get(0).vertices(), ofA)),
                    List.of(new Part(best.b().get(0).vertices(), ofB)));
        }

        /** Drops blocks of neighbors, first of half the vertices, at last of one. */
        private void dropVertices() {
            int most = Stream.concat(best.a().stream(), best.b().stream())
                    .mapToInt(part -> part.vertices().length)
                    .max()
                    .orElse(0);
            for (int block = most / 4; block > 0; block /= 2) {
                for (boolean ofA : SIDES) {
                    for (int i = 0; i < parts(ofA).size(); i++) {
                        dropVertices(ofA, i, block);
                    }
                }
            }
        }

        private void dropVertices(boolean ofA, int i, int block) {
            for (int first = 0; canDrop(parts(ofA).get(i).vertices(), first, block); first++) {
                List<Part> parts = new ArrayList<>(parts(ofA));
                Part part = parts.get(i);
                parts.set(i, new Part(without(part.vertices(), first, block), part.radius()));
                attempt(with(ofA, parts));
            }
        }

        private static boolean canDrop(double[] xy, int first, int count) {
            return 2 * count < xy.length && 2 * (first + count) <= xy.length;
        }

        private static double[] without(double[] xy, int first, int count) {
            double[] fewer = Arrays.copyOf(xy, xy.length - 2 * count);
            System.arraycopy(xy, 2 * (first + count), fewer, 2 * first, fewer.length - 2 * first);
            return fewer;
        }

        private void simplifyNumbers() {
            QueryNumbers numbers = new QueryNumbers(best);
            double[] simple = new Shrinker(tries, numbers.changes())
                    .shrink(numbers.numbers(), changed -> numbers.mayBeLegal(changed) && shows(numbers.query(changed)));
            CompoundQuery simpler = numbers.query(simple);
            if (new QueryOrder().compare(simpler, best) < 0) {
                accept(simpler);
            }
        }
    }
}
