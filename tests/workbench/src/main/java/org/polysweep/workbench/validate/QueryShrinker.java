package org.polysweep.workbench.validate;

import java.util.Arrays;
import java.util.function.Predicate;
import org.polysweep.generate.Edits;
import org.polysweep.oracle.Query;
import org.polysweep.validate.Shrinker;

/**
 * Finds a small query that shows the same as a given one: first fewer vertices and radii, then simpler numbers, and again, until nothing gets
 * smaller. No point or segment takes the place of a shape with an inside. What is tried depends on nothing but the query and
 * what the test says.
 */
final class QueryShrinker {

    private final int tries;
    private final Predicate<Query> test;

    /**
     * Makes a shrinker.
     *
     * @param tries how often the test may be asked for simpler numbers, between two looks at the vertices
     * @param test whether a query shows the same; false for what is no legal query
     */
    QueryShrinker(int tries, Predicate<Query> test) {
        this.tries = tries;
        this.test = test;
    }

    /** Returns a small query; the given one if none that is smaller shows the same. */
    Query shrink(Query start) {
        return new Search(start).run();
    }

    private final class Search {

        private Query best;

        Search(Query start) {
            this.best = start;
        }

        private boolean shows(Query candidate) {
            return QueryOrder.flatShapes(candidate) <= QueryOrder.flatShapes(best) && test.test(candidate);
        }

        Query run() {
            attempt(Edits.plain(best));
            Query before;
            do {
                before = best;
                attempt(Edits.withShapes(best, boxAround(best.a()), best.b()));
                attempt(Edits.withShapes(best, best.a(), boxAround(best.b())));
                dropRadii();
                dropVertices();
                simplifyNumbers();
            } while (!best.equals(before));
            return best;
        }

        private void attempt(Query candidate) {
            if (new QueryOrder().compare(candidate, best) < 0 && shows(candidate)) {
                best = candidate;
            }
        }

        private double[] boxAround(double[] xy) {
            return BoxForm.vertices(BoxForm.sides(xy));
        }

        /** What is decided is decided by the sum of both. */
        private void dropRadii() {
            attempt(best.withRadii(0, 0));
            attempt(best.withRadii(0, best.radiusB()));
            attempt(best.withRadii(best.radiusA(), 0));
            attempt(best.withRadii(0, best.radiusA() + best.radiusB()));
            attempt(best.withRadii(best.radiusA() + best.radiusB(), 0));
        }

        /** Drops blocks of neighbours, first of half the vertices, at last of one. */
        private void dropVertices() {
            for (int block = Math.max(best.a().length, best.b().length) / 4; block > 0; block /= 2) {
                for (int first = 0; canDrop(best.a(), first, block); first++) {
                    attempt(Edits.withShapes(best, without(best.a(), first, block), best.b()));
                }
                for (int first = 0; canDrop(best.b(), first, block); first++) {
                    attempt(Edits.withShapes(best, best.a(), without(best.b(), first, block)));
                }
            }
        }

        private boolean canDrop(double[] xy, int first, int count) {
            return 2 * count < xy.length && 2 * (first + count) <= xy.length;
        }

        private double[] without(double[] xy, int first, int count) {
            double[] fewer = Arrays.copyOf(xy, xy.length - 2 * count);
            System.arraycopy(xy, 2 * (first + count), fewer, 2 * first, fewer.length - 2 * first);
            return fewer;
        }

        private void simplifyNumbers() {
            QueryNumbers numbers = new QueryNumbers(best);
            double[] simple = new Shrinker(tries, numbers.changes())
                    .shrink(numbers.numbers(), changed -> numbers.mayBeLegal(changed) && shows(numbers.query(changed)));
            Query simpler = numbers.query(simple);
            best = new QueryOrder().compare(simpler, best) < 0 ? simpler : best;
        }
    }
}
