package org.polysweep.workbench.validate;

import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.workbench.external.ExternalAnswer;
import tools.jackson.databind.node.MissingNode;

/**
 * The swept box of the textbooks as somebody else's program has it: sides in the world, distances, one division for
 * each time. Each decision is a method, so that a mutant is one method that is done otherwise.
 */
class BoxProgram {

    /** What is computed with: every result goes through here. */
    double round(double exactOrRounded) {
        return exactOrRounded;
    }

    /** Answers a query. */
    ExternalAnswer answer(CompoundQuery query) {
        double[] a = world(query.a().get(0).vertices(), query.positionAX(), query.positionAY());
        double[] b = world(query.b().get(0).vertices(), query.positionBX(), query.positionBY());
        double[] move = {
            round(round(query.moveAX()) - round(query.moveBX())), round(round(query.moveAY()) - round(query.moveBY()))
        };
        Span[] spans = new Span[2];
        boolean overlap = true;
        for (int axis = 0; axis < 2; axis++) {
            double up = round(b[axis] - a[axis + 2]);
            double down = round(b[axis + 2] - a[axis]);
            overlap &= overlapsAtFirst(up, down);
            spans[axis] = span(move[axis], up, down);
        }
        return overlap ? of(Verdict.OVERLAP, exit(spans)) : answer(spans, move);
    }

    private ExternalAnswer answer(Span[] spans, double[] move) {
        double enter = latest(spans[0].enter(), spans[1].enter());
        double exit = exit(spans);
        if (isApart(enter, exit) || isBefore(exit) || isAfter(enter)) {
            return of(Verdict.MISS, Double.NaN);
        }
        if (enter < 0) {
            return ofNegative(enter);
        }
        double[] normal = normal(isAcrossX(spans[0].enter(), spans[1].enter()), move);
        return new ExternalAnswer(
                MissingNode.getInstance(),
                Optional.of(Verdict.HIT),
                time(enter, move),
                Optional.of(new ExternalAnswer.AnswerNormal(normal[0], normal[1])),
                "",
                reportedExit(exit));
    }

    /** Boxes that only touch at first, and go on touching. */
    ExternalAnswer ofNegative(double enter) {
        return of(Verdict.OVERLAP, Double.NaN);
    }

    private double[] world(double[] xy, double x, double y) {
        double[] sides = BoxForm.sides(xy);
        for (int i = 0; i < sides.length; i++) {
            sides[i] = round(round(sides[i]) + round(i % 2 == 0 ? x : y));
        }
        return sides;
    }

    /** When the extents on an axis overlap. */
    record Span(double enter, double exit) {}

    Span span(double move, double up, double down) {
        if (move == 0) {
            return overlaps(up, down)
                    ? new Span(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)
                    : new Span(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
        }
        double first = round(up / move);
        double last = round(down / move);
        return move > 0 ? new Span(first, last) : new Span(last, first);
    }

    boolean overlapsAtFirst(double up, double down) {
        return overlaps(up, down);
    }

    boolean overlaps(double up, double down) {
        return up < 0 && down > 0;
    }

    double latest(double enterX, double enterY) {
        return Math.max(enterX, enterY);
    }

    private double exit(Span[] spans) {
        return Math.min(spans[0].exit(), spans[1].exit());
    }

    boolean isApart(double enter, double exit) {
        return enter >= exit;
    }

    boolean isBefore(double exit) {
        return exit <= 0;
    }

    boolean isAfter(double enter) {
        return enter >= 1;
    }

    boolean isAcrossX(double enterX, double enterY) {
        return enterX > enterY;
    }

    double time(double enter, double[] move) {
        return enter;
    }

    double reportedExit(double exit) {
        return exit;
    }

    double[] normal(boolean acrossX, double[] move) {
        return acrossX ? new double[] {move[0] > 0 ? -1 : 1, 0} : new double[] {0, move[1] > 0 ? -1 : 1};
    }

    static ExternalAnswer of(Verdict verdict, double exit) {
        return new ExternalAnswer(
                MissingNode.getInstance(), Optional.of(verdict), Double.NaN, Optional.empty(), "", exit);
    }

    /** One for which the end of the step and touching are within. */
    static class Closed extends BoxProgram {
        @Override
        boolean overlaps(double up, double down) {
            return up <= 0 && down >= 0;
        }

        @Override
        boolean isApart(double enter, double exit) {
            return enter > exit;
        }

        @Override
        boolean isBefore(double exit) {
            return exit < 0;
        }

        @Override
        boolean isAfter(double enter) {
            return enter > 1;
        }
    }

    /** One in floats. */
    static class Floats extends BoxProgram {
        @Override
        double round(double exactOrRounded) {
            return (float) exactOrRounded;
        }
    }
}
