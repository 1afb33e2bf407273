package org.polysweep.oracle.quick;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.Query;

/** A search for a proof that a claim is right, in every field but the separation. */
final class Proof {
    private final OracleClaim claim;
    private final QuickScene scene;
    private final QuickBody body;
    private final Vector d;
    private final Passage passage;

    private Proof(OracleClaim claim, QuickScene scene) {
        this.claim = claim;
        this.scene = scene;
        body = new QuickBody(
                scene.a().ring(),
                scene.b().ring(),
                scene.b().position().minus(scene.a().position()));
        d = scene.a().move().minus(scene.b().move());
        passage = Passage.of(body, d);
    }

    /** About every field; empty where the numbers are too long, or not legal. */
    static Optional<Proof> of(Query query, OracleClaim claim) {
        List<double[]> places = new ArrayList<>(List.of(claim.contact()));
        places.add(claim.restA());
        places.add(claim.restB());
        return QuickScene.of(query, places).map(scene -> new Proof(claim, scene));
    }

    /** The same for the timing alone: the positions of the claim may be anything. */
    static Optional<Proof> ofTiming(Query query, OracleClaim claim) {
        return QuickScene.of(query, List.of()).map(scene -> new Proof(claim, scene));
    }

    /** Whether the claim is right in every field; ask this only of a proof about every field. */
    boolean holds() {
        return timingHolds()
                && switch (passage.verdict()) {
                    case MISS -> claim.normal().length == 0 && hasNoMeeting();
                    case OVERLAP -> normalHolds(chosenEdge()) && hasNoMeeting();
                    case HIT, TOUCH -> contactHolds(chosenEdge());
                };
    }

    /** Verdict, enter and exit. */
    boolean timingHolds() {
        if (!passage.verdict().name().equals(claim.verdict())) {
            return false;
        }
        if (passage.verdict() == ExactVerdict.MISS) {
            return Double.isNaN(claim.enter()) && Double.isNaN(claim.exit());
        }
        boolean enterHolds = passage.enter()
                .map(enter -> DoubleCheck.isRoundedDown(claim.enter(), enter))
                .orElse(claim.enter() == Double.NEGATIVE_INFINITY);
        boolean exitHolds = passage.exit()
                .map(exit -> DoubleCheck.isRoundedUp(claim.exit(), exit))
                .orElse(claim.exit() == Double.POSITIVE_INFINITY);
        return enterHolds && exitHolds;
    }

    /** The edge of C that gives the normal; none if C is a point. */
    private OptionalInt chosenEdge() {
        QuickEdgeChoice choice = new QuickEdgeChoice(body, d);
        return passage.place().map(choice::at).orElseGet(() -> OptionalInt.of(choice.nearestWithoutMotion()));
    }

    private boolean normalHolds(OptionalInt edge) {
        double[] normal = claim.normal();
        if (edge.isEmpty() && d.isZero()) {
            return normal.length == 0;
        }
        Vector exact = edge.isPresent() ? body.edge(edge.getAsInt()).turnedClockwise() : d.negate();
        BigInteger squareX = exact.x().toBigInteger().pow(2);
        BigInteger squareY = exact.y().toBigInteger().pow(2);
        BigInteger square = squareX.add(squareY);
        return normal.length == 2
                && DoubleCheck.isNearRoot(normal[0], exact.x().signum(), squareX, square)
                && DoubleCheck.isNearRoot(normal[1], exact.y().signum(), squareY, square);
    }

    private boolean contactHolds(OptionalInt edge) {
        return normalHolds(edge) && new MeetingCheck(scene, body, d, passage, claim).holds(edge);
    }

    private boolean hasNoMeeting() {
        return claim.featureAKind().isEmpty()
                && claim.featureBKind().isEmpty()
                && claim.featureAIndex() == -1
                && claim.featureBIndex() == -1
                && claim.contact().length == 0
                && claim.restA().length == 0
                && claim.restB().length == 0;
    }
}
