package org.polysweep.internal.turning;

import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.FrontWalk;
import org.polysweep.result.SweepResult;

/** Two shapes in the orientations that they have at t = 0 and keep, in integers. Stateless. Cost: O(n + m). */
public final class TurnedShapes {

    private TurnedShapes() {}

    /** The query about the turned shapes, which move along their displacements. */
    public static ExactQuery query(TurningMotion a, TurningMotion b) {
        return TurnedQuery.of(new TurningPair(a, b));
    }

    /** The answer about two turned shapes; the line of their motion meets their obstacle. */
    public static ExactAnswer answer(TurningMotion a, TurningMotion b) {
        ExactQuery query = query(a, b);
        return new ExactAnswer(query, FrontWalk.passage(query).orElseThrow());
    }

    /** Writes an answer about two turned shapes. */
    public static void write(ExactAnswer answer, TurningMotion a, TurningMotion b, SweepResult result) {
        AnswerWriter.write(result, answer.verdict(), new TurnedAnswer(answer, a, b));
    }
}
