package org.polysweep.oracle.turning;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How two shapes stand to each other, as a formula over the signs of polynomials in the time. */
final class Standing {
    /** 1 if they overlap, 0 if they touch, -1 if they are apart; or not known to be the same all over an interval. */
    record State(int value, List<Polynomial> open) {
        boolean isKnown() {
            return open.isEmpty();
        }

        static State known(int value) {
            return new State(value, List.of());
        }
    }

    private final TurningShape a;
    private final TurningShape b;
    private final boolean round;
    private final EdgesAgainstCorners onA;
    private final EdgesAgainstCorners onB;
    private final List<EdgesAgainstCorners> sides;
    private final Polynomial[][] near;

    Standing(TurningShape a, TurningShape b) {
        this.a = a;
        this.b = b;
        round = a.radius().signum() + b.radius().signum() > 0;
        onA = new EdgesAgainstCorners(a, b);
        onB = new EdgesAgainstCorners(b, a);
        sides = List.of(onB, onA);
        near = new Polynomial[a.size()][b.size()];
    }

    TurningShape a() {
        return a;
    }

    TurningShape b() {
        return b;
    }

    /** The edges of A against the corners of B. */
    EdgesAgainstCorners onA() {
        return onA;
    }

    /** The edges of B against the corners of A. */
    EdgesAgainstCorners onB() {
        return onB;
    }

    boolean isRound() {
        return round;
    }

    /** The square of both radii minus the square of the distance of two vertices, times a positive number. */
    Polynomial near(int cornerA, int cornerB) {
        if (near[cornerA][cornerB] == null) {
            BigInteger reach = a.radius().add(b.radius());
            PolyVector apart =
                    a.placed(cornerA).times(b.square()).minus(b.placed(cornerB).times(a.square()));
            Polynomial both = a.square().times(b.square());
            near[cornerA][cornerB] = both.squared()
                    .times(reach.pow(2))
                    .minus(apart.dot(apart))
                    .dividedBy(both.primitive())
                    .primitive();
        }
        return near[cornerA][cornerB];
    }

    /** From what is known of the signs at a moment, or all over an interval. */
    State state(Signs signs) {
        if (apart(signs).value() == Truth.Value.YES) {
            return State.known(-1);
        }
        Truth overlap = overlap(signs);
        if (overlap.value() == Truth.Value.YES) {
            return State.known(1);
        }
        Truth touch = anyPair(signs, Truth.ZERO | Truth.MORE);
        List<Polynomial> open =
                Stream.concat(overlap.open().stream(), touch.open().stream()).toList();
        if (overlap.value() == Truth.Value.NO) {
            return touch.value() == Truth.Value.OPEN
                    ? new State(0, open)
                    : State.known(touch.value() == Truth.Value.YES ? 0 : -1);
        }
        return new State(0, open);
    }

    /** All of one shape is beyond the reach of an edge's line. That they are apart does not need it, but implies. */
    private Truth apart(Signs signs) {
        return Truth.any(overEdges(side -> edge -> Truth.all(overCorners(
                side,
                corner -> Truth.all(List.of(
                        () -> Truth.of(signs, side.side(edge, corner), Truth.LESS),
                        () -> round ? Truth.of(signs, side.reach(edge, corner), Truth.LESS) : Truth.YES))))));
    }

    private Truth overlap(Signs signs) {
        return Truth.any(List.of(() -> coresOverlap(signs), () -> round ? anyPair(signs, Truth.MORE) : Truth.NO));
    }

    /** No edge has all of the other core on its outer side or on its line. */
    private Truth coresOverlap(Signs signs) {
        if (a.edgeCount() + b.edgeCount() == 0) {
            return Truth.NO;
        }
        return Truth.all(overEdges(side ->
                edge -> Truth.any(overCorners(side, corner -> Truth.of(signs, side.side(edge, corner), Truth.MORE)))));
    }

    /** Whether an edge and a corner, or two corners, are nearer than the reach, or just so near. */
    private Truth anyPair(Signs signs, int nearness) {
        List<Supplier<Truth>> pairs = new ArrayList<>();
        for (EdgesAgainstCorners side : sides) {
            for (int edge = 0; edge < side.edgeCount(); edge++) {
                for (int corner = 0; corner < side.cornerCount(); corner++) {
                    int e = edge;
                    int c = corner;
                    pairs.add(() -> nearEdge(signs, side, e, c, nearness));
                }
            }
        }
        if (round || a.edgeCount() + b.edgeCount() == 0) {
            for (int i = 0; i < a.size(); i++) {
                for (int k = 0; k < b.size(); k++) {
                    int cornerA = i;
                    int cornerB = k;
                    pairs.add(() -> Truth.of(signs, near(cornerA, cornerB), nearness));
                }
            }
        }
        return Truth.any(pairs);
    }

    /** With the foot on the closed edge. */
    private Truth nearEdge(Signs signs, EdgesAgainstCorners side, int edge, int corner, int nearness) {
        return Truth.all(List.of(
                () -> round
                        ? Truth.of(signs, side.reach(edge, corner), nearness)
                        : Truth.of(signs, side.side(edge, corner), Truth.ZERO),
                () -> Truth.of(signs, side.fromStart(edge, corner), Truth.ZERO | Truth.MORE),
                () -> Truth.of(signs, side.fromEnd(edge, corner), Truth.ZERO | Truth.LESS)));
    }

    private Iterable<Supplier<Truth>> overEdges(Function<EdgesAgainstCorners, Function<Integer, Truth>> ofEdge) {
        return () -> sides.stream()
                .flatMap(side -> IntStream.range(0, side.edgeCount())
                        .<Supplier<Truth>>mapToObj(
                                edge -> () -> ofEdge.apply(side).apply(edge)))
                .iterator();
    }

    private static Iterable<Supplier<Truth>> overCorners(EdgesAgainstCorners side, Function<Integer, Truth> ofCorner) {
        return () -> IntStream.range(0, side.cornerCount())
                .<Supplier<Truth>>mapToObj(corner -> () -> ofCorner.apply(corner))
                .iterator();
    }
}
