package org.polysweep.internal.turning;

import java.math.BigInteger;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.ExactShape;
import org.polysweep.internal.obstacle.FrontWalk;
import org.polysweep.result.SweepResult;

/** Two shapes in the orientations that they have at t = 0 and keep, in integers. Stateless. Cost: O(n + m). */
public final class TurnedShapes {

    private TurnedShapes() {}

    /** The query about the turned shapes, which move along their displacements. */
    public static ExactQuery query(TurningMotion a, TurningMotion b) {
        return TurnedQuery.of(new TurningPair(a, b));
    }

    /**
     * A turned shape where it stands at t = 0.
     *
     * @param moving the shape
     * @param lattice one that holds its corners, its radius and its position; its displacement does not count
     * @param unit what all numbers of the turned shape are multiplied by; a multiple of {@link #square}
     */
    public static ExactShape shape(TurningMotion moving, Lattice lattice, BigInteger unit) {
        return TurnedQuery.shape(new TurningBody(standing(moving), lattice), unit.divide(square(moving)), unit);
    }

    /** What the coordinates of a turned shape are divided by. */
    public static BigInteger square(TurningMotion moving) {
        return standing(moving).from().square();
    }

    private static TurningMotion standing(TurningMotion moving) {
        ConvexMotion motion = moving.motion();
        return TurningMotion.at(ConvexMotion.at(motion.shape(), motion.x(), motion.y()), moving.c0(), moving.s0());
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
