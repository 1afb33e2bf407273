package org.polysweep.internal.polygon;

import java.util.Optional;
import org.polysweep.conformance.ExplainedSweep;
import org.polysweep.conformance.query.Answers;
import org.polysweep.generate.QueryClass;
import org.polysweep.generate.QuerySeries;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;

/** The sweep of two polygons, with and without an explanation. */
public final class ExplainedPolygonSweep implements ExplainedSweep {

    private static final PairSweeper POLYGON = PairSweeper.POLYGON;

    /** An overlap whose parts need both rays: nothing of it may be left in the run after it. */
    private static final ConvexMotion BEFORE_A =
            new ConvexMotion(ConvexPolygon.of(0, 0, 0.3, 0.1, 0.1, 0.4), 0.1, 0.2, 0.3, 0.1);

    private static final ConvexMotion BEFORE_B = ConvexMotion.at(ConvexPolygon.of(0, 0, 0.7, 0.1, 0.1, 0.9), 0, 0);

    @Override
    public Optional<Runs> run(QuerySeries series, long seed, long index) {
        if (!(series instanceof QueryClass kind) || kind.hasRadii()) {
            return Optional.empty();
        }
        Query query = kind.query(seed, index);
        ConvexMotion a = ConvexMotion.of(Answers.a(query));
        ConvexMotion b = ConvexMotion.of(Answers.b(query));
        return Optional.of(new Runs(query, run(a, b, false), run(a, b, true), POLYGON.explain(a, b)));
    }

    /** Sweeps into a result that has been used before, as production does. */
    private static Run run(ConvexMotion a, ConvexMotion b, boolean isCounted) {
        SweepResult result = SweepResult.create();
        PolygonSweep sweep = AnswerWriter.scratch(result, PolygonSweep.class, PolygonSweep::new);
        POLYGON.sweep(BEFORE_A, BEFORE_B, result);
        result.toOutcome();
        if (isCounted) {
            sweep.stages().count();
        }
        POLYGON.sweep(a, b, result);
        return new Run(result.verdict(), PolygonExplanation.of(sweep.query(), sweep.passage(), result, sweep.stages()));
    }

    @Override
    public String toString() {
        return "polygons";
    }
}
