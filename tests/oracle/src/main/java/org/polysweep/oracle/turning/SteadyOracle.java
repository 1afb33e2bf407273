package org.polysweep.oracle.turning;

import java.util.List;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.PartOfStep;
import org.polysweep.oracle.Query;

/** Answers questions about shapes that rotate by any angle in the step: it asks {@link TurningOracle} about pieces. */
public final class SteadyOracle {

    /**
     * The answer.
     *
     * @param verdict the verdict about the step
     * @param enter the time of entry, rounded down; NaN if there is none
     * @param exit the time of exit, rounded up; NaN if there is none
     * @param query the question about the piece that decides
     * @param part the times of that piece
     */
    public record Answer(ExactVerdict verdict, double enter, double exit, TurningQuery query, PartOfStep part) {}

    private final Query query;
    private final List<SteadyRotor.Piece> piecesOfA;
    private final List<SteadyRotor.Piece> piecesOfB;

    private SteadyOracle(Query query, SteadyRotor a, SteadyRotor b) {
        this.query = query;
        piecesOfA = a.pieces();
        piecesOfB = b.pieces();
    }

    /**
     * The verdict and the times, and which piece decides.
     *
     * @param query the shapes, positions and displacements; at least one shape rotates in each piece
     */
    public static Answer answer(Query query, SteadyRotor a, SteadyRotor b) {
        return new SteadyOracle(query, a, b).answer();
    }

    private Answer answer() {
        Answer best = at(0);
        for (Answer found = best; ; found = at(found.part().end())) {
            if (found.verdict().compareTo(best.verdict()) < 0) {
                best = found;
            }
            if (found.part().end() == 1 || best.verdict().compareTo(ExactVerdict.HIT) <= 0) {
                break;
            }
        }
        return new Answer(best.verdict(), best.enter(), exit(best), best.query(), best.part());
    }

    /** The time at which an overlap ends that begins in a piece. */
    private double exit(Answer found) {
        Answer last = found;
        while (found.verdict().compareTo(ExactVerdict.HIT) <= 0
                && !(last.exit() <= last.part().end())
                && last.part().end() < 1) {
            last = at(last.part().end());
        }
        return last.exit() <= last.part().end() ? last.exit() : Double.NaN;
    }

    /** The answer about the piece that begins at a time. */
    private Answer at(double time) {
        SteadyRotor.Piece a = at(piecesOfA, time);
        SteadyRotor.Piece b = at(piecesOfB, time);
        TurningQuery turning = new TurningQuery(query, a.line(), b.line());
        PartOfStep part = new PartOfStep(time, Math.min(a.end(), b.end()));
        TurningAnswer timing = TurningOracle.verdictAndTimes(turning, part);
        return new Answer(timing.verdict(), timing.enterDouble(), timing.exitDouble(), turning, part);
    }

    private static SteadyRotor.Piece at(List<SteadyRotor.Piece> pieces, double time) {
        return pieces.stream().filter(piece -> time < piece.end()).findFirst().orElseThrow();
    }
}
