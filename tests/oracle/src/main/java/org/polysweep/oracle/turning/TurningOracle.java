package org.polysweep.oracle.turning;

import java.util.Optional;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.Grid;
import org.polysweep.oracle.Oracle;
import org.polysweep.oracle.OracleAnswer;
import org.polysweep.oracle.PartOfStep;
import org.polysweep.oracle.Query;

/**
 * Answers questions about shapes of which at least one turns, exactly. All that is legal there is legal here. Takes
 * some milliseconds for small polygons and numbers that are not far apart; time and memory grow with the product of the
 * numbers of vertices and with the spread of the exponents.
 */
public final class TurningOracle {
    private final TurningQuery turning;
    private final Query query;
    private final Grid grid;
    private final Standing standing;

    private TurningOracle(TurningQuery turning) {
        if (!turning.turns()) {
            throw new IllegalArgumentException("neither shape turns; ask Oracle about " + turning);
        }
        this.turning = turning;
        query = turning.query();
        Oracle.verdictAndTimes(query); // refuses what is not legal
        double[] placesA = {query.positionAX(), query.positionAY(), query.moveAX(), query.moveAY()};
        double[] placesB = {query.positionBX(), query.positionBY(), query.moveBX(), query.moveBY()};
        grid = Grid.covering(query.a(), query.b(), placesA, placesB, new double[] {query.radiusA(), query.radiusB()});
        standing = new Standing(
                TurningShape.of(grid, query.a(), placesA, turning.rotorsA(), query.radiusA()),
                TurningShape.of(grid, query.b(), placesB, turning.rotorsB(), query.radiusB()));
    }

    /**
     * Everything that the contract says about a query.
     *
     * @param query the question; at least one shape turns
     * @return the exact answer
     * @throws IllegalArgumentException if the query is not legal, or neither shape turns: then
     *     {@link Oracle#answer(Query, org.polysweep.oracle.Rotor, org.polysweep.oracle.Rotor)} answers
     */
    public static TurningAnswer answer(TurningQuery query) {
        return answer(query, PartOfStep.WHOLE);
    }

    /**
     * Everything that the contract says about a part of the step.
     *
     * @param query the question about the whole step; at least one shape turns
     * @param part the part; times are times of the whole step
     * @return the exact answer; the separation is at the beginning of the part
     * @throws IllegalArgumentException as above
     */
    public static TurningAnswer answer(TurningQuery query, PartOfStep part) {
        return new TurningOracle(query).answer(part);
    }

    /**
     * The verdict and the times alone; the rest of the answer is empty. Somewhat cheaper than {@link #answer}.
     *
     * @param query the question; at least one shape turns
     * @return verdict, enter and exit
     * @throws IllegalArgumentException as above
     */
    public static TurningAnswer verdictAndTimes(TurningQuery query) {
        return verdictAndTimes(query, PartOfStep.WHOLE);
    }

    /**
     * The verdict and the times of a part of the step alone; the rest of the answer is empty.
     *
     * @param query the question about the whole step; at least one shape turns
     * @param part the part
     * @return verdict, enter and exit
     * @throws IllegalArgumentException as above
     */
    public static TurningAnswer verdictAndTimes(TurningQuery query, PartOfStep part) {
        Course.Timing timing = Course.of(new TurningOracle(query).standing, part);
        return new TurningAnswer(
                timing.verdict(), timing.enter(), timing.exit(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** How the shapes stand to each other, as a formula over signs. */
    static Standing standing(TurningQuery query) {
        return new TurningOracle(query).standing;
    }

    private TurningAnswer answer(PartOfStep part) {
        Course.Timing timing = Course.of(standing, part);
        Optional<OracleAnswer> start = timing.verdict() == ExactVerdict.OVERLAP
                ? Optional.of(Oracle.answer(
                        query,
                        RestSearch.orientation(part.start(), turning.rotorsA()),
                        RestSearch.orientation(part.start(), turning.rotorsB()),
                        part))
                : Optional.empty();
        return new TurningAnswer(
                timing.verdict(),
                timing.enter(),
                timing.exit(),
                timing.enter().map(enter -> new MeetingAt(standing, enter, grid.exponent()).meeting()),
                timing.enter().map(enter -> RestSearch.of(turning, part.start(), enter.down())),
                start.flatMap(OracleAnswer::separation));
    }
}
