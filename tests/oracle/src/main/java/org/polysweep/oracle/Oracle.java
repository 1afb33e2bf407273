package org.polysweep.oracle;

import java.util.Optional;
import org.polysweep.oracle.Scene.Mover;

/**
 * Answers queries exactly. Any finite doubles are legal, radii only if they are not negative. Time and memory grow with
 * the number of vertices and with the spread of the exponents among the numbers of a query (at most about 2,100 bits a
 * number).
 */
public final class Oracle {
    private final Scene scene;
    private final Encounter encounter;

    private Oracle(Scene scene) {
        this.scene = scene;
        encounter = encounter(scene);
    }

    private static Encounter encounter(Scene scene) {
        return scene.radius().signum() == 0 ? new PolygonEncounter(scene) : new RoundEncounter(scene);
    }

    /** The verdict and the times of a scene. */
    static ExactTiming timing(Scene scene) {
        return encounter(scene).timing();
    }

    /**
     * Everything that the contract says about a query.
     *
     * @param query the question
     * @return the exact answer
     * @throws IllegalArgumentException if the query is not legal, naming argument, vertex index and value
     */
    public static OracleAnswer answer(Query query) {
        return new Oracle(Scene.of(query)).answer();
    }

    /**
     * The verdict and the times alone; somewhat cheaper than {@link #answer}.
     *
     * @param query the question
     * @return verdict, enter and exit
     * @throws IllegalArgumentException if the query is not legal, naming argument, vertex index and value
     */
    public static ExactTiming verdictAndTimes(Query query) {
        return new Oracle(Scene.of(query)).encounter.timing();
    }

    /**
     * Everything that the contract says about a query whose shapes stand turned about their local origins, and do not
     * turn any further.
     *
     * @param query the question; its shapes are those before they are turned
     * @param rotorA how A stands
     * @param rotorB how B stands
     * @return the exact answer
     * @throws IllegalArgumentException if the query is not legal, naming argument, vertex index and value
     */
    public static OracleAnswer answer(Query query, Rotor rotorA, Rotor rotorB) {
        return new Oracle(Scene.of(query, rotorA, rotorB)).answer();
    }

    /**
     * The verdict and the times alone of shapes that stand turned; somewhat cheaper than the whole answer.
     *
     * @param query the question; its shapes are those before they are turned
     * @param rotorA how A stands
     * @param rotorB how B stands
     * @return verdict, enter and exit
     * @throws IllegalArgumentException if the query is not legal, naming argument, vertex index and value
     */
    public static ExactTiming verdictAndTimes(Query query, Rotor rotorA, Rotor rotorB) {
        return timing(Scene.of(query, rotorA, rotorB));
    }

    /**
     * Everything that the contract says about a part of the step, in which the shapes stand turned about their local
     * origins.
     *
     * @param query the question about the whole step; its shapes are those before they are turned
     * @param rotorA how A stands
     * @param rotorB how B stands
     * @param part the part; times are times of the whole step
     * @return the exact answer
     * @throws IllegalArgumentException if the query is not legal, naming argument, vertex index and value
     */
    public static OracleAnswer answer(Query query, Rotor rotorA, Rotor rotorB, PartOfStep part) {
        OracleAnswer answer = answer(Scene.of(query, rotorA, rotorB).within(part));
        return new OracleAnswer(
                part.toWholeStep(answer.timing()),
                answer.unitNormal(),
                answer.meeting(),
                answer.restA(),
                answer.restB(),
                answer.separation());
    }

    /** Everything about a scene. */
    static OracleAnswer answer(Scene scene) {
        return new Oracle(scene).answer();
    }

    private OracleAnswer answer() {
        ExactTiming timing = encounter.timing();
        return switch (timing.verdict()) {
            case OVERLAP -> overlap(timing);
            case HIT, TOUCH -> meeting(timing);
            case MISS ->
                new OracleAnswer(
                        timing,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty());
        };
    }

    private OracleAnswer overlap(ExactTiming timing) {
        ExactSeparation separation = encounter.separation();
        boolean entered = timing.enter().map(ExactTime::isFinite).orElseThrow(); // standing still, it never did
        Optional<OracleUnitVector> normal =
                entered ? encounter.spot().normal() : Optional.of(OracleUnitVector.along(separation.direction()));
        return new OracleAnswer(
                timing, normal, Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(separation));
    }

    private OracleAnswer meeting(ExactTiming timing) {
        Surd enter = timing.enter().flatMap(ExactTime::value).orElseThrow();
        Spot spot = encounter.spot();
        return new OracleAnswer(
                timing,
                spot.normal(),
                Optional.of(new MeetingFinder(scene, enter, spot).meeting()),
                Optional.of(restingPlace(scene.a(), enter)),
                Optional.of(restingPlace(scene.b(), enter)),
                Optional.empty());
    }

    private ExactPoint restingPlace(Mover mover, Surd enter) {
        return scene.grid().along(mover.position(), enter, mover.move());
    }
}
