package org.polysweep.workbench.query;

import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.TimedContact;
import org.polysweep.pose.Pose;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.SweepAlgorithm;

/**
 * What the sweep says to a query.
 *
 * @param query the question
 * @param contact the answer
 * @param partA the part of A that it is about, from 0 on; {@link org.polysweep.result.SweepResult#NO_PART} for MISS
 * @param partB the part of B
 * @param path the path that gave it, never {@link SweepAlgorithm#AUTO}
 * @param separation the shortest way out; there for OVERLAP alone
 * @param explanation the explanation of the result; present if requested
 */
public record Answer(
        ShapeQuery query,
        SweepOutcome contact,
        int partA,
        int partB,
        SweepAlgorithm path,
        Optional<MinimumTranslation> separation,
        Optional<List<Explanation.Step>> explanation) {

    /** Returns the name of the path that answered. */
    public String pathName() {
        return query.turns() && path != SweepAlgorithm.REFERENCE ? "TURNING" : path.name();
    }

    /** Returns the part of A that the answer is about; the first one for MISS. */
    public MovingShape a() {
        return query.a().part(Math.max(partA, 0));
    }

    /** Returns the part of B that the answer is about; the first one for MISS. */
    public MovingShape b() {
        return query.b().part(Math.max(partB, 0));
    }

    /** Returns the orientation of A at rest; there for HIT and TOUCH. */
    public Optional<Rotor> restRotorA() {
        return contact instanceof TimedContact meeting
                ? Optional.of(restRotor(a(), meeting.safePoseA()))
                : Optional.empty();
    }

    /** Returns the orientation of B at rest; there for HIT and TOUCH. */
    public Optional<Rotor> restRotorB() {
        return contact instanceof TimedContact meeting
                ? Optional.of(restRotor(b(), meeting.safePoseB()))
                : Optional.empty();
    }

    /** A shape that does not turn keeps its orientation as it was written. */
    private static Rotor restRotor(MovingShape shape, Pose rest) {
        return shape.isRotating() ? rest.rotor() : shape.rotor();
    }
}
