package org.polysweep.oracle.turning;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.Grid;
import org.polysweep.oracle.Oracle;
import org.polysweep.oracle.Query;
import org.polysweep.oracle.Rotor;

/** Tries the times that the contract names, one after the other, until the rounded shapes do not overlap. */
final class RestSearch {
    private static final int MOST_BITS = 50;

    private final TurningQuery turning;
    private final Query query;

    private RestSearch(TurningQuery turning) {
        this.turning = turning;
        query = turning.query();
    }

    static RestPose of(TurningQuery turning, double start, double enter) {
        RestSearch search = new RestSearch(turning);
        return times(Dyadic.of(start), Dyadic.of(enter))
                .map(search::pose)
                .filter(search::isFree)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no pose is free"));
    }

    /** The time itself, then a little earlier each time, until the start. */
    private static Stream<Dyadic> times(Dyadic start, Dyadic enter) {
        Dyadic whole = enter.minus(start);
        Stream<Dyadic> earlier = IntStream.rangeClosed(0, MOST_BITS)
                .map(i -> MOST_BITS - i)
                .mapToObj(k -> enter.minus(new Dyadic(whole.numerator(), whole.shift() + k)));
        return Stream.concat(Stream.of(enter), earlier);
    }

    private RestPose pose(Dyadic time) {
        return new RestPose(
                place(time, query.positionAX(), query.positionAY(), query.moveAX(), query.moveAY()),
                place(time, query.positionBX(), query.positionBY(), query.moveBX(), query.moveBY()),
                rotor(time, turning.rotorsA()),
                rotor(time, turning.rotorsB()));
    }

    private static double[] place(Dyadic time, double x, double y, double moveX, double moveY) {
        return new double[] {
            Dyadic.of(x).plus(time.times(Dyadic.of(moveX))).nearest(),
            Dyadic.of(y).plus(time.times(Dyadic.of(moveY))).nearest()
        };
    }

    /** The exact orientation at a time. */
    static Rotor orientation(double time, double[] rotors) {
        if (!TurningQuery.turns(rotors)) {
            return Rotor.of("rotor", rotors[0], rotors[1]);
        }
        Dyadic at = Dyadic.of(time);
        Grid grid = Grid.covering(rotors);
        return new Rotor(
                between(at, grid.place(rotors[0]), grid.place(rotors[2])),
                between(at, grid.place(rotors[1]), grid.place(rotors[3])));
    }

    /** The rotor at a time, rounded. */
    static double[] rotor(Dyadic time, double[] rotors) {
        if (time.numerator().signum() == 0 || !TurningQuery.turns(rotors)) {
            return new double[] {rotors[0] + 0.0, rotors[1] + 0.0};
        }
        Grid grid = Grid.covering(rotors);
        BigInteger c = between(time, grid.place(rotors[0]), grid.place(rotors[2]));
        BigInteger s = between(time, grid.place(rotors[1]), grid.place(rotors[3]));
        int exponent = 1 - Math.max(c.abs().bitLength(), s.abs().bitLength());
        return new double[] {Dyadic.nearest(c, exponent), Dyadic.nearest(s, exponent)};
    }

    /** On the way from one number to the other, times 2^shift. */
    private static BigInteger between(Dyadic time, BigInteger from, BigInteger to) {
        return from.shiftLeft(time.shift()).add(to.subtract(from).multiply(time.numerator()));
    }

    /** After an overflow nothing is examined any more; nothing is promised there. */
    private boolean isFree(RestPose pose) {
        double[] a = pose.restA();
        double[] b = pose.restB();
        if (!Stream.of(a, b).flatMapToDouble(Arrays::stream).allMatch(Double::isFinite)) {
            return true;
        }
        Query standing = query.standingAt(a[0], a[1], b[0], b[1]);
        return Oracle.verdictAndTimes(standing, rotor("restRotorA", pose.rotorA()), rotor("restRotorB", pose.rotorB()))
                        .verdict()
                != ExactVerdict.OVERLAP;
    }

    private static Rotor rotor(String name, double[] rotor) {
        return Rotor.of(name, rotor[0], rotor[1]);
    }
}
