package org.polysweep.internal.turning;

import java.util.Optional;
import org.polysweep.contact.Separation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.reference.ReferenceSweep;
import org.polysweep.result.SweepResult;

/**
 * The sweep of two shapes that may turn, in integers: the yardstick for all other paths.
 *
 * <p>All polynomials are written down that decide how near two shapes are, for all pairs of a corner and an edge; all
 * their roots in the step are isolated; and the state is asked at each root, and at some time between any two. Where
 * neither turns, the sweep of {@link ReferenceSweep} answers for the turned shapes.
 *
 * <p>Cost: O(n·m) polynomials of degree 5 for n and m vertices, with a radius of degree 10, and as many questions of
 * that cost: milliseconds for two boxes.
 */
public final class TurningReference {

    private TurningReference() {}

    /** Answers a query. */
    public static void write(TurningMotion a, TurningMotion b, SweepResult result) {
        if (a.turns() || b.turns()) {
            answer(a, b, 0).writeTo(result);
            return;
        }
        ReferenceSweep sweep = a.isPlain() && b.isPlain()
                ? ReferenceSweep.of(a.motion(), b.motion())
                : ReferenceSweep.of(TurnedQuery.of(new TurningPair(a, b)));
        sweep.writeTo(result);
        Verdict verdict = AnswerWriter.verdict(result);
        if (verdict != Verdict.MISS) {
            AnswerWriter.write(result, verdict, new TurnedAnswer(AnswerWriter.source(result), a, b));
        }
    }

    /**
     * Returns the shortest way to move A out of B at t = 0; a displacement decides between equally short ways.
     *
     * @return the separation; empty unless they overlap at t = 0
     */
    public static Optional<Separation> separation(TurningMotion a, TurningMotion b) {
        TurningPair pair = new TurningPair(a, b);
        return pair.at(RealRoot.of(Dyadic.ZERO)) == Nearness.OVERLAPPING
                ? Optional.of(TurnedQuery.wayOut(pair))
                : Optional.empty();
    }

    /** Returns the answer for two shapes of which one turns at least, from a time on. */
    static TurningAnswer answer(TurningMotion a, TurningMotion b, double start) {
        TurningPair pair = new TurningPair(a, b);
        return new TurningAnswer(a, b, pair, TurningPassage.of(pair, Dyadic.of(start)), start);
    }
}
