package org.polysweep.oracle;

import java.util.Optional;
import org.polysweep.oracle.Scene.Mover;

/**
 * Answers queries exactly. Any finite doubles are legal. Time and memory grow with the number of vertices and with the
 * spread of the exponents among the numbers of a query (at most about 2,100 bits a number).
 */
public final class Oracle {
    private final Scene scene;
    private final IntVector d;
    private final DifferenceBody body;

    private Oracle(Query query) {
        scene = Scene.of(query);
        d = scene.d();
        body = scene.differenceBody();
    }

    /**
     * Everything that the contract says about a query.
     *
     * @param query the question
     * @return the exact answer
     * @throws IllegalArgumentException if the query is not legal, naming argument, vertex index and value
     */
    public static ExactAnswer answer(Query query) {
        return new Oracle(query).answer();
    }

    /**
     * The verdict and the times alone; somewhat cheaper than {@link #answer}.
     *
     * @param query the question
     * @return verdict, enter and exit
     * @throws IllegalArgumentException if the query is not legal, naming argument, vertex index and value
     */
    public static ExactTiming verdictAndTimes(Query query) {
        return new Oracle(query).timing();
    }

    private ExactTiming timing() {
        if (d.isZero()) {
            return standing();
        }
        return LineClip.of(body, d).map(LineClip::timing).orElse(ExactTiming.MISS);
    }

    private ExactTiming standing() {
        return switch (body.sideOfOrigin()) {
            case 1 -> ExactTiming.of(ExactVerdict.OVERLAP, ExactTime.ALWAYS_BEFORE, ExactTime.NEVER_AFTER);
            case 0 -> ExactTiming.of(ExactVerdict.TOUCH, ExactTime.of(Rational.ZERO), ExactTime.NEVER_AFTER);
            default -> ExactTiming.MISS;
        };
    }

    private ExactAnswer answer() {
        ExactTiming timing = timing();
        return switch (timing.verdict()) {
            case OVERLAP -> overlap(timing);
            case HIT, TOUCH -> meeting(timing);
            case MISS ->
                new ExactAnswer(
                        timing,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty());
        };
    }

    private ExactAnswer overlap(ExactTiming timing) {
        EdgeChoice choice = new EdgeChoice(d);
        BodyEdge nearest = choice.nearest(body.edges()).orElseThrow();
        Rational squaredDistance = scene.grid()
                .squaredValue(nearest.offset().pow(2), nearest.normal().squaredLength());
        IntVector direction = nearest.normal().primitive();
        IntVector normal = timing.enter()
                .flatMap(ExactTime::number)
                .flatMap(enter -> choice.atContact(body.edges(), enter))
                .map(edge -> edge.normal().primitive())
                .orElse(direction); // standing still, it never entered
        return new ExactAnswer(
                timing,
                Optional.of(normal),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new ExactSeparation(direction, squaredDistance)));
    }

    private ExactAnswer meeting(ExactTiming timing) {
        Rational enter = timing.enter().flatMap(ExactTime::number).orElseThrow();
        Optional<BodyEdge> edge = new EdgeChoice(d).atContact(body.edges(), enter);
        Optional<IntVector> againstMotion = d.isZero() ? Optional.empty() : Optional.of(d.negate());
        Optional<IntVector> normal = edge.map(BodyEdge::normal).or(() -> againstMotion);
        return new ExactAnswer(
                timing,
                normal.map(IntVector::primitive),
                Optional.of(new MeetingFinder(scene, enter).in(body, edge)),
                Optional.of(restingPlace(scene.a(), enter)),
                Optional.of(restingPlace(scene.b(), enter)),
                Optional.empty());
    }

    private ExactPoint restingPlace(Mover mover, Rational enter) {
        return scene.grid().along(mover.position(), enter, mover.move());
    }
}
