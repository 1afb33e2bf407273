package org.polysweep.conformance.world;

import java.util.Optional;
import org.polysweep.oracle.ExactTime;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.Oracle;
import org.polysweep.oracle.Query;
import org.polysweep.oracle.turning.Moment;
import org.polysweep.oracle.turning.TurningAnswer;
import org.polysweep.oracle.turning.TurningOracle;
import org.polysweep.oracle.turning.TurningQuery;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/**
 * A body that may rotate, as numbers: the input of the oracle. It shares nothing with a step of a world.
 *
 * @param at its shape, where it begins and how it is turned then
 * @param dx the x component of its displacement
 * @param dy the y component
 * @param turn by what it turns
 * @param isKinematic whether no contact changes its motion
 */
record Turner(PlacedShape at, double dx, double dy, Rotor turn, boolean isKinematic) {

    static Turner in(World world, BodyId body) {
        return new Turner(
                world.bodies().placed(body),
                world.displacementX(body),
                world.displacementY(body),
                world.bodies().rotationPerStep(body),
                world.bodies().isKinematic(body));
    }

    BodyId addTo(World world) {
        BodyId body = isKinematic ? world.addKinematic(at) : world.add(at);
        world.setDisplacement(body, dx, dy);
        world.bodies().setRotationPerStep(body, turn);
        return body;
    }

    /** The rotor at the end of a step in which nothing stops it. */
    Rotor rotorTo() {
        return turn.isIdentity() ? at.rotor() : turn.times(at.rotor());
    }

    /** The rotor at the beginning: scaled by the power of two with which it is about as long as the one at the end. */
    private Rotor rotorFrom() {
        if (turn.isIdentity()) {
            return at.rotor();
        }
        Rotor scaled = Rotor.IDENTITY.times(at.rotor());
        double ratio = square(rotorTo()) / square(scaled);
        double factor = ratio > 2 ? 2 : ratio < 0.5 ? 0.5 : 1;
        return Rotor.ofHalfAngle(factor * scaled.halfCos(), factor * scaled.halfSin());
    }

    private static double square(Rotor rotor) {
        return rotor.halfCos() * rotor.halfCos() + rotor.halfSin() * rotor.halfSin();
    }

    private double[] rotors() {
        return new double[] {
            rotorFrom().halfCos(),
            rotorFrom().halfSin(),
            rotorTo().halfCos(),
            rotorTo().halfSin()
        };
    }

    private boolean turns() {
        return at.rotor().turnsTo(rotorTo());
    }

    /** How two parts meet in a step. */
    record Meeting(ExactVerdict verdict, double enter, Optional<Moment> moment, Optional<ExactTime> time) {

        static final Meeting MISS = new Meeting(ExactVerdict.MISS, Double.NaN, Optional.empty(), Optional.empty());

        private boolean isBefore(Meeting other) {
            int order = verdict.compareTo(other.verdict);
            return order < 0 || (order == 0 && enter < other.enter);
        }
    }

    /** How two bodies meet in a step: of the best verdict of their parts the earliest, up to rounding. */
    static Meeting meeting(Turner a, Turner b) {
        Meeting best = Meeting.MISS;
        for (int i = 0; i < a.at.shape().partCount(); i++) {
            for (int k = 0; k < b.at.shape().partCount(); k++) {
                Meeting next = meeting(a, i, b, k);
                best = next.isBefore(best) ? next : best;
            }
        }
        return best;
    }

    private static Meeting meeting(Turner a, int i, Turner b, int k) {
        Query query = query(a, i, b, k, true);
        if (a.turns() || b.turns()) {
            TurningAnswer answer = TurningOracle.verdictAndTimes(new TurningQuery(query, a.rotors(), b.rotors()));
            return new Meeting(answer.verdict(), answer.enterDouble(), answer.enter(), Optional.empty());
        }
        var timing = Oracle.verdictAndTimes(query, oracleRotor(a), oracleRotor(b));
        return new Meeting(timing.verdict(), timing.enterDouble(), Optional.empty(), timing.enter());
    }

    /** Whether two bodies overlap where they stand. */
    static boolean overlap(Turner a, Turner b) {
        for (int i = 0; i < a.at.shape().partCount(); i++) {
            for (int k = 0; k < b.at.shape().partCount(); k++) {
                Query query = query(a, i, b, k, false);
                if (Oracle.verdictAndTimes(query, oracleRotor(a), oracleRotor(b))
                                .verdict()
                        == ExactVerdict.OVERLAP) {
                    return true;
                }
            }
        }
        return false;
    }

    private static org.polysweep.oracle.Rotor oracleRotor(Turner of) {
        return org.polysweep.oracle.Rotor.of(
                "rotor", of.at.rotor().halfCos(), of.at.rotor().halfSin());
    }

    private static Query query(Turner a, int i, Turner b, int k, boolean moves) {
        ConvexShape one = a.at.shape().part(i);
        ConvexShape other = b.at.shape().part(k);
        double step = moves ? 1 : 0;
        return new Query(
                one.core().toArray(),
                other.core().toArray(),
                a.at.x(),
                a.at.y(),
                b.at.x(),
                b.at.y(),
                step * a.dx,
                step * a.dy,
                step * b.dx,
                step * b.dy,
                one.radius(),
                other.radius());
    }
}
