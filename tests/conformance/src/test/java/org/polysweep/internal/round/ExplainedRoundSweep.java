package org.polysweep.internal.round;

import java.util.Optional;
import org.polysweep.conformance.ExplainedSweep;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Explanation;
import org.polysweep.generate.QueryClass;
import org.polysweep.generate.QuerySeries;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.RoundedPolygon;

/** The sweep of circles and rounded shapes, with and without an explanation. */
public final class ExplainedRoundSweep implements ExplainedSweep {

    /** A graze, for the exact fallback: nothing of it may be left in the run after it. */
    private static final ConvexMotion BEFORE_A = new ConvexMotion(RoundedPolygon.circle(0, 0, 0.1), -1, 0.3, 2, 0);

    private static final ConvexMotion BEFORE_B = ConvexMotion.at(RoundedPolygon.circle(0, 0, 0.2), 0, 0);

    @Override
    public Optional<Runs> run(QuerySeries series, long seed, long index) {
        if (!(series instanceof QueryClass kind) || !kind.hasRadii()) {
            return Optional.empty();
        }
        Query query = kind.query(seed, index);
        ConvexMotion a = ConvexMotion.of(Answers.a(query));
        ConvexMotion b = ConvexMotion.of(Answers.b(query));
        if (a.shape().radius() == 0 && b.shape().radius() == 0) {
            return Optional.empty();
        }
        Run run = run(a, b);
        return Optional.of(new Runs(query, run, run, PairSweeper.POLYGON.explain(a, b)));
    }

    /** Sweeps into a result that has been used before and reads all of it, as production does. */
    private static Run run(ConvexMotion a, ConvexMotion b) {
        SweepResult result = SweepResult.create();
        PairSweeper.POLYGON.sweep(BEFORE_A, BEFORE_B, result);
        result.toOutcome();
        PairSweeper.POLYGON.sweep(a, b, result);
        Explanation unread = RoundSweep.of(result).explain(result.verdict());
        result.toOutcome();
        Explanation read = RoundSweep.of(result).explain(result.verdict());
        if (!unread.equals(read)) {
            throw new AssertionError("reading changed the explanation from " + unread + " to " + read);
        }
        return new Run(result.verdict(), read);
    }

    @Override
    public String toString() {
        return "circles and rounded shapes";
    }
}
