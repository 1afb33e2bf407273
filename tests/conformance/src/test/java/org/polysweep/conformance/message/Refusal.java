package org.polysweep.conformance.message;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.function.Executable;

/**
 * A call that is refused, and what the exception says.
 *
 * @param call the call
 * @param message the text of the exception
 * @param namesParameter whether the text begins with the name of a parameter of the method that is called
 */
record Refusal(Executable call, String message, boolean namesParameter) {

    /** A text about a parameter: {@code <parameter> must be <constraint>, but was <value>[; <remedy>]}. */
    static Refusal argument(String message, Executable call) {
        return new Refusal(call, message, true);
    }

    /** A text about several parameters, about what was set before, or about the state of a world. */
    static Refusal state(String message, Executable call) {
        return new Refusal(call, message, false);
    }

    /**
     * One refusal for each of the parameters that must be finite.
     *
     * @param names the parameters, in order, with blanks between them
     * @param call makes the call with as many numbers
     */
    static Stream<Refusal> finite(String names, Consumer<double[]> call) {
        List<String> each = Arrays.asList(names.split(" ", -1));
        return IntStream.range(0, each.size())
                .boxed()
                .flatMap(i -> Stream.of(Double.NaN, Double.NEGATIVE_INFINITY)
                        .map(value -> argument(each.get(i) + " must be finite, but was " + value, () -> {
                            double[] numbers = new double[each.size()];
                            Arrays.fill(numbers, 1);
                            numbers[i] = value;
                            call.accept(numbers);
                        })));
    }

    @Override
    public String toString() {
        return message;
    }
}
