package org.polysweep.peers;

import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.peers.PeerAnswer.PeerOutcome;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;

/**
 * The library, read as a response reads it: the verdict, and of a HIT or TOUCH the time, the normal, and which vertex
 * or edge of each shape.
 */
public final class PolysweepPeer implements Peer<ConvexShape>, TurningPeer {

    private final Sweeper sweeper;
    private final SweepResult result = SweepResult.create();
    private Turn turnA = Turn.NONE;
    private Turn turnB = Turn.NONE;

    /** Makes one that takes a path. */
    public PolysweepPeer(SweepAlgorithm path) {
        sweeper = Sweeper.of(path);
    }

    @Override
    public ConvexShape shape(double[] corners) {
        return ConvexPolygon.of(corners);
    }

    @Override
    public boolean hasRounded(double[] core) {
        return true;
    }

    @Override
    public ConvexShape rounded(double[] core, double radius) {
        return RoundedPolygon.of(ConvexPolygon.of(core), radius);
    }

    @Override
    public void sweep(
            ConvexShape a,
            double ax,
            double ay,
            double adx,
            double ady,
            ConvexShape b,
            double bx,
            double by,
            double bdx,
            double bdy,
            PeerAnswer answer) {
        if (!turnA.isNone() || !turnB.isNone()) {
            sweeper.sweep(moving(a, ax, ay, adx, ady, turnA), moving(b, bx, by, bdx, bdy, turnB), result);
        } else if (a instanceof ConvexPolygon sharpA && b instanceof ConvexPolygon sharpB) {
            sweeper.sweep(sharpA, ax, ay, adx, ady, sharpB, bx, by, bdx, bdy, result);
        } else {
            sweeper.sweep(a, ax, ay, adx, ady, b, bx, by, bdx, bdy, result);
        }
        read(result, answer);
    }

    private static MovingShape moving(Shape shape, double x, double y, double dx, double dy, Turn turn) {
        return new MovingShape(shape, x, y, dx, dy, turn.from(), turn.to());
    }

    @Override
    public Optional<TurningPeer> turning() {
        return Optional.of(this);
    }

    @Override
    public void setTurns(Turn ofA, Turn ofB) {
        turnA = ofA;
        turnB = ofB;
    }

    @Override
    public boolean isConstantSpeed() {
        return false;
    }

    /** What is not read is not computed. Of an overlap, other peers say no more than that it is one. */
    private static void read(SweepResult result, PeerAnswer answer) {
        Verdict verdict = result.verdict();
        answer.outcome = switch (verdict) {
            case OVERLAP -> PeerOutcome.OVERLAP;
            case HIT -> PeerOutcome.HIT;
            case TOUCH -> PeerOutcome.TOUCH;
            case MISS -> PeerOutcome.MISS;
        };
        if (verdict == Verdict.HIT || verdict == Verdict.TOUCH) {
            answer.enter = result.enter();
            answer.normalX = result.normalX();
            answer.normalY = result.normalY();
            answer.featureA = result.featureIndexA();
            answer.featureB = result.featureIndexB();
        }
    }

    @Override
    public Optional<CompoundPeer<ConvexShape, ?>> compounds() {
        return Optional.of(new Compounds());
    }

    /** The library's own sweep of compounds. */
    private final class Compounds implements CompoundPeer<ConvexShape, CompoundShape> {

        @Override
        public CompoundShape compound(List<ConvexShape> parts) {
            return CompoundShape.of(parts);
        }

        @Override
        public void sweep(
                CompoundShape a,
                double ax,
                double ay,
                double adx,
                double ady,
                CompoundShape b,
                double bx,
                double by,
                double bdx,
                double bdy,
                PeerAnswer answer) {
            sweeper.sweep(moving(a, ax, ay, adx, ady, turnA), moving(b, bx, by, bdx, bdy, turnB), result);
            read(result, answer);
        }
    }
}
