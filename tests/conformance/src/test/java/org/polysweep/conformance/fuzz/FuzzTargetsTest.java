package org.polysweep.conformance.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.polysweep.trials.Trials;

/**
 * The targets of the fuzzer without the fuzzer: the inputs that it starts from and those that it once found, the same
 * changed here and there, and bytes at random; the same ones in every run.
 */
@Timeout(value = 1, unit = TimeUnit.HOURS)
class FuzzTargetsTest {

    /**
     * A target.
     *
     * @param name the folder of its inputs
     * @param outcome what comes of an input
     * @param inputs how many are to be tried
     * @param expected what has to come of some of them, or the inputs are no good
     */
    record Target(String name, Function<byte[], String> outcome, int inputs, Set<String> expected) {

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Target> targets() {
        return List.of(
                new Target("shapes", ShapeTarget::outcome, 1_500, Set.of()),
                new Target("lines", LineTarget::outcome, 1_500, Set.of("blank", "refused", "answered")),
                new Target("sweeps", SweepTarget::outcome, 300, Set.of("HIT", "TOUCH", "MISS", "OVERLAP")),
                new Target("validator", ValidatorTarget::outcome, 120, Set.of("nothing", "false_hit", "crash")),
                new Target("batches", BatchTarget::outcome, 300, Set.of("HIT", "TOUCH", "MISS", "OVERLAP")),
                new Target("validate", ValidateTarget::outcome, 40, Set.of("validate 0", "validate 2")),
                new Target("merge", MergeTarget::outcome, 40, Set.of("validate 2")),
                new Target("step", StepTarget::outcome, 40, Set.of("step 2")),
                new Target("compare", CompareTarget::outcome, 40, Set.of("nothing", "asked")));
    }

    @ParameterizedTest
    @MethodSource("targets")
    void whatItStartsFromAndWhatItOnceFound(Target target) throws IOException, URISyntaxException {
        for (byte[] seed : seeds(target)) {
            require(target, seed);
        }
    }

    @ParameterizedTest
    @MethodSource("targets")
    void changedInputsAndBytesAtRandom(Target target) throws IOException, URISyntaxException {
        Random random = Trials.random(target.name().hashCode());
        List<byte[]> seeds = seeds(target);
        Set<String> outcomes = new HashSet<>();
        int inputs = Trials.times(target.inputs());
        int enough = target.inputs() / 2;
        for (int i = 0; i < inputs || (i < enough && !outcomes.containsAll(target.expected())); i++) {
            byte[] input = random.nextInt(3) == 0 ? bytes(random) : seeds.get(random.nextInt(seeds.size()));
            for (int changes = random.nextInt(4); changes > 0; changes--) {
                input = changed(random, input);
            }
            outcomes.add(require(target, input));
        }
        assertThat(outcomes).containsAll(target.expected());
    }

    private static String require(Target target, byte[] input) {
        try {
            return target.outcome().apply(input);
        } catch (RuntimeException | Error e) {
            throw new AssertionError(target + " " + Arrays.toString(input), e);
        }
    }

    private static byte[] bytes(Random random) {
        byte[] bytes = new byte[random.nextInt(200)];
        random.nextBytes(bytes);
        return bytes;
    }

    /** Some bytes in the middle left out, repeated, or exchanged for others. */
    private static byte[] changed(Random random, byte[] input) {
        int from = random.nextInt(input.length + 1);
        int to = Math.min(input.length, from + random.nextInt(10));
        byte[] between = switch (random.nextInt(3)) {
            case 0 -> new byte[0];
            case 1 -> new byte[] {(byte) random.nextInt(256)};
            default -> Arrays.copyOfRange(input, from, to);
        };
        int end = random.nextBoolean() ? from : to;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(input, 0, from);
        out.writeBytes(between);
        out.write(input, end, input.length - end);
        return out.toByteArray();
    }

    private static List<byte[]> seeds(Target target) throws IOException, URISyntaxException {
        URL folder = Objects.requireNonNull(FuzzTargetsTest.class.getResource("/fuzz/" + target.name()), target.name());
        try (Stream<Path> files = Files.list(Path.of(folder.toURI()))) {
            List<Path> sorted = files.sorted().toList();
            byte[][] seeds = new byte[sorted.size()][];
            for (int i = 0; i < seeds.length; i++) {
                seeds[i] = Files.readAllBytes(sorted.get(i));
            }
            return List.of(seeds);
        }
    }
}
