package org.polysweep.benchmarks;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.polysweep.internal.sign.ExactOrientation;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.internal.sign.Stage;

/**
 * What a sign costs in each of its stages: on which side of the ray of the motion a corner of B lies, seen from a
 * corner of A. The numbers have all the digits that doubles have; for {@link Stage#STRUCTURE} the motion is along the x
 * axis, as that stage needs it. Each decides alone, and it
 * is checked beforehand that it does, and as integers do.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class SignStages {

    private static final int SIZE = 4096;

    /** A displacement, a vertex of A, one of B, and the positions of A and B. */
    private static final int NUMBERS = 10;

    /** The stage that decides. */
    @Param
    public Stage stage = Stage.FILTER;

    private final double[] numbers = new double[NUMBERS * SIZE];
    private final ExactOrientation product = new ExactOrientation();

    /** Made by JMH. */
    public SignStages() {}

    /** Makes the numbers, and checks the answers. */
    @Setup
    public void prepare() {
        Random random = new Random(1);
        for (int i = 0; i < numbers.length; i++) {
            boolean isAlongAxis = stage == Stage.STRUCTURE && i % NUMBERS == 1;
            numbers[i] = isAlongAxis ? 0 : 20 * random.nextDouble() - 10;
        }
        for (int i = 0; i < numbers.length; i += NUMBERS) {
            int sign = sign(i);
            if (sign == ExactOrientation.OPEN || sign == 0 || sign != load(i).integers()) {
                throw new IllegalStateException(stage + " does not decide query " + i / NUMBERS);
            }
        }
    }

    /** Takes all signs. */
    @Benchmark
    @OperationsPerInvocation(SIZE)
    public int sign() {
        int sum = 0;
        for (int i = 0; i < numbers.length; i += NUMBERS) {
            sum += sign(i);
        }
        return sum;
    }

    private int sign(int at) {
        return switch (stage) {
            case FILTER -> filter(at);
            case STRUCTURE -> load(at).structure();
            case EXPANSION -> load(at).expansion();
            case INTEGERS -> load(at).integers();
        };
    }

    private int filter(int at) {
        double termX = numbers[at + 4] - numbers[at + 2];
        double termY = numbers[at + 5] - numbers[at + 3];
        double offsetX = numbers[at + 8] - numbers[at + 6];
        double offsetY = numbers[at + 9] - numbers[at + 7];
        return OrientationFilter.signOfTwoTerms(
                numbers[at],
                numbers[at + 1],
                termX + offsetX,
                termY + offsetY,
                Math.abs(termX) + Math.abs(offsetX),
                Math.abs(termY) + Math.abs(offsetY));
    }

    private ExactOrientation load(int at) {
        return product.start(0, 0, numbers[at], numbers[at + 1])
                .add(numbers[at + 2], numbers[at + 3], numbers[at + 4], numbers[at + 5])
                .add(numbers[at + 6], numbers[at + 7], numbers[at + 8], numbers[at + 9]);
    }
}
