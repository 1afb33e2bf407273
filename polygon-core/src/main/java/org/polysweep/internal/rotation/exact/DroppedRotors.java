package org.polysweep.internal.rotation.exact;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.motion.IdleRotation;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Shape;

/**
 * The answer of a sweep for which {@link IdleRotation} has dropped the rotors of a shape: the same in everything, with
 * the rotor of that shape at the time {@code enter} in its pose at rest. Reusable, not thread-safe.
 */
public final class DroppedRotors extends ExtendedAnswer {

    private boolean isOfA;
    private boolean isOfB;
    private final RestRotor rotorA = new RestRotor();
    private final RestRotor rotorB = new RestRotor();

    private DroppedRotors() {}

    /** Returns the dropped rotors that belong to a result: none yet. */
    public static DroppedRotors of(SweepResult result) {
        DroppedRotors dropped = AnswerWriter.scratch(result, DroppedRotors.class, DroppedRotors::new);
        dropped.isOfA = false;
        dropped.isOfB = false;
        return dropped;
    }

    /** Adds the rotors of two shapes to the answer of a sweep from which they were dropped, if they were. */
    public static void write(MovingShape a, MovingShape b, SweepResult result) {
        write(a.shape(), a.rotor(), a.endRotor(), b.shape(), b.rotor(), b.endRotor(), result);
    }

    /** Adds the rotors of two shapes to the answer of a sweep from which they were dropped, if they were. */
    public static void write(
            Shape a, Rotor rotorA, Rotor endRotorA, Shape b, Rotor rotorB, Rotor endRotorB, SweepResult result) {
        boolean isOfA = IdleRotation.areIdle(a, rotorA, endRotorA);
        boolean isOfB = IdleRotation.areIdle(b, rotorB, endRotorB);
        if (isOfA || isOfB) {
            DroppedRotors dropped = of(result);
            if (isOfA) {
                dropped.ofA(rotorA.halfCos(), rotorA.halfSin(), endRotorA.halfCos(), endRotorA.halfSin());
            }
            if (isOfB) {
                dropped.ofB(rotorB.halfCos(), rotorB.halfSin(), endRotorB.halfCos(), endRotorB.halfSin());
            }
            dropped.write(result);
        }
    }

    /** Adds the rotors of A at the beginning and at the end of the step. */
    public void ofA(double c0, double s0, double c1, double s1) {
        isOfA = true;
        rotorA.set(c0, s0, c1, s1);
    }

    /** Adds the rotors of B at the beginning and at the end of the step. */
    public void ofB(double c0, double s0, double c1, double s1) {
        isOfB = true;
        rotorB.set(c0, s0, c1, s1);
    }

    /** Adds these rotors to the answer of a sweep from which they were dropped. */
    public void write(SweepResult result) {
        Verdict verdict = result.verdict();
        if (verdict == Verdict.HIT || verdict == Verdict.TOUCH) {
            extend(result);
        }
    }

    @Override
    public void writeRest(SweepResult result) {
        super.writeRest(result);
        double enter = result.enter();
        if (isOfA) {
            rotorA.moveTo(enter);
            AnswerWriter.writeRestRotorA(result, rotorA.c, rotorA.s);
        }
        if (isOfB) {
            rotorB.moveTo(enter);
            AnswerWriter.writeRestRotorB(result, rotorB.c, rotorB.s);
        }
    }
}
