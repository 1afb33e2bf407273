package org.polysweep.benchmarks;

import java.util.List;
import org.polysweep.benchmarks.query.BenchmarkQuery;
import org.polysweep.benchmarks.query.QuerySet;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;

/**
 * Whether what is to be timed is right: a fast wrong answer is no figure. The yardstick is the reference path, every
 * field of the answer, bit for bit.
 */
final class Agreement {

    private static final int MOST_QUERIES = 256;

    private Agreement() {}

    /**
     * Compares the first queries of a set, as many as the reference path can bear; they come in random order.
     *
     * @param most how many pairs of a vertex and an edge the reference path may look at; but it answers one query at
     *     least
     * @return how many were compared
     * @throws IllegalStateException if an answer differs; the message gives the query and both answers
     */
    static int check(QuerySet set, long most) {
        List<ConvexShape> shapes = set.convexShapes();
        Sweeper reference = Sweeper.of(SweepAlgorithm.REFERENCE);
        long pairs = 0;
        int compared = 0;
        for (BenchmarkQuery query : set.queries().subList(0, MOST_QUERIES)) {
            ConvexShape a = shapes.get(query.a());
            ConvexShape b = shapes.get(query.b());
            pairs += 2L * a.core().vertexCount() * b.core().vertexCount();
            if (compared > 0 && pairs > most) {
                break;
            }
            SweepOutcome expected = answer(reference, a, b, query);
            SweepOutcome actual = answer(Sweeper.AUTO, a, b, query);
            if (!actual.equals(expected)) {
                throw new IllegalStateException("query " + compared + ", " + query + ", of " + a + " and " + b
                        + ": the reference path answers " + expected + ", but the path to be timed " + actual);
            }
            compared++;
        }
        return compared;
    }

    /**
     * Compares the first queries of a set about shapes that turn.
     *
     * @param most how many pairs of a vertex and an edge the reference may look at
     * @return how many were compared
     * @throws IllegalStateException if an answer differs; the message gives the query and both answers
     */
    static int checkTurning(QuerySet set, long most) {
        TurningPolysweep timed = new TurningPolysweep();
        TurningPolysweep reference = TurningPolysweep.reference();
        timed.load(set);
        reference.load(set);
        long pairs = 0;
        int compared = 0;
        for (BenchmarkQuery query : set.queries().subList(0, MOST_QUERIES)) {
            int corners = set.shapes().get(query.a()).length / 2;
            pairs += (long) corners * set.shapes().get(query.b()).length;
            if (pairs > most) {
                break;
            }
            SweepOutcome expected = reference.sweep(query).toOutcome();
            SweepOutcome actual = timed.sweep(query).toOutcome();
            if (!actual.equals(expected)) {
                throw new IllegalStateException("turning query " + compared + ", " + query
                        + ": the reference path answers " + expected + ", but the path to be timed " + actual);
            }
            compared++;
        }
        return compared;
    }

    private static SweepOutcome answer(Sweeper sweeper, ConvexShape a, ConvexShape b, BenchmarkQuery query) {
        SweepResult result = SweepResult.create();
        sweeper.sweep(
                a,
                query.ax(),
                query.ay(),
                query.adx(),
                query.ady(),
                b,
                query.bx(),
                query.by(),
                query.bdx(),
                query.bdy(),
                result);
        return result.toOutcome();
    }
}
