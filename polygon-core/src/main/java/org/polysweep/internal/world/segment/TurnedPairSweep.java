package org.polysweep.internal.world.segment;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.rotation.RotatingEvents;
import org.polysweep.internal.rotation.RotatingSweep;
import org.polysweep.internal.rotation.exact.RotatedShapes;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;

/**
 * Sweeps two bodies on their lines, from a time on, at least one of which has a rotor. Two parts do not allocate if one
 * rotates and doubles decide, or if they are proved to be apart. Reusable; not thread-safe.
 */
final class TurnedPairSweep {

    private final Trajectories lines;
    private final RotatingSweep rotatingSweep = new RotatingSweep();
    private final SweepResult answer = SweepResult.create();

    TurnedPairSweep(Trajectories lines) {
        this.lines = lines;
    }

    /** Returns whether one of two lines rotates. */
    boolean turn(int lineA, int lineB) {
        return lines.turns(lineA) || lines.turns(lineB);
    }

    /** Sweeps two convex shapes for t in [start, 1]. */
    Verdict sweep(ConvexShape a, int lineA, ConvexShape b, int lineB, double start) {
        set(a, lineA, b, lineB);
        if (turn(lineA, lineB)) {
            rotatingSweep.write(start, 0, answer);
            return answer.verdict();
        }
        if (rotatingSweep.isCertainMiss(0)) {
            AnswerWriter.writeMiss(answer);
            return Verdict.MISS;
        }
        PairSweeper.AUTO.sweep(
                rotatingSweep.a().toMovingShape(), rotatingSweep.b().toMovingShape(), answer);
        return answer.verdictFrom(start);
    }

    private void set(ConvexShape a, int lineA, ConvexShape b, int lineB) {
        rotatingSweep.a().setMotion(a, lines.x(lineA), lines.y(lineA), lines.dx(lineA), lines.dy(lineA));
        rotatingSweep.a().setRotors(lines.c0(lineA), lines.s0(lineA), lines.c1(lineA), lines.s1(lineA));
        rotatingSweep.b().setMotion(b, lines.x(lineB), lines.y(lineB), lines.dx(lineB), lines.dy(lineB));
        rotatingSweep.b().setRotors(lines.c0(lineB), lines.s0(lineB), lines.c1(lineB), lines.s1(lineB));
    }

    /** The result for two shapes or compounds. */
    SweepResult result() {
        return answer;
    }

    /** A shape as it moves and rotates on a line. */
    MovingShape motion(ConvexShape shape, int line) {
        set(shape, line, shape, line);
        return rotatingSweep.a().toMovingShape();
    }

    /** The time of impact of two shapes that collide after a time. */
    ExactTime exactEnter(MovingShape a, MovingShape b, double start) {
        return a.isRotating() || b.isRotating()
                ? ExactTime.of(RotatingEvents.contact(a, b, start, 1).time())
                : ExactTime.of(RotatedShapes.answer(a, b).contactTime());
    }
}
