package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Scenes with expected positions, from symmetry and from short calculations: each is a report from another tracker. */
class SceneCasesTest {

    @TempDir
    private Path folder;

    private static Path scenes() throws URISyntaxException {
        URL cases = Objects.requireNonNull(SceneCasesTest.class.getResource("/scenes/cases.txt"));
        return Objects.requireNonNull(Path.of(cases.toURI()).getParent());
    }

    static Stream<Arguments> cases() throws IOException, URISyntaxException {
        return Files.readString(scenes().resolve("cases.txt"))
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> Arguments.of((Object[]) line.split(" \\| ", -1)));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theFramesEndAsExpected(String scene, String arguments, int count, String pattern, String rests)
            throws Exception {
        List<String> ends = ends(run(scenes().resolve(scene + ".json"), arguments));
        List<String> last = ends.subList(ends.size() - count, ends.size());
        assertThat(last).allSatisfy(line -> assertThat(line).containsPattern(pattern));
        assertThat(last).noneSatisfy(line -> assertThat(line).contains("stalled"));
        if (rests.equals("yes")) {
            assertThat(last.stream()
                            .map(line -> line.substring(line.indexOf("\"positions\"")))
                            .distinct())
                    .hasSize(1);
        }
    }

    private static Run run(Path scene, String arguments) {
        List<String> all = new ArrayList<>(List.of("step"));
        all.addAll(Arrays.asList(arguments.split(" ")));
        // Behind the options: --carrying without a value must not take it.
        all.add(scene.toString());
        Run run = Run.of("", all.toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        return run;
    }

    private static List<String> ends(Run run) {
        return run.lines().stream()
                .filter(line -> line.contains("\"positions\""))
                .toList();
    }

    /** Wherever a run is cut, the saved scene goes on with the same bits: falls, floors, footholds and motions. */
    @ParameterizedTest
    @CsvSource({
        "stairs-capsule, --response slide, 60, 75",
        "stairs-box, --response slide, 40, 90",
        "slope-base-capsule, --response slide, 10, 30",
        "one-way-lift, --response push, 5, 40",
        "one-way-down-capsule, --response slide, 20, 70",
        "one-way-crates, --response bounce:0.5:0.02, 20, 60",
        "friction-slides, --response slide, 3, 30",
        "carried, --response push --carrying, 3, 9",
        "no-flicker, --response report, 2, 12",
        "slope-limit, --response slide, 3, 20",
        "hero, --response push --carrying, 4, 60"
    })
    void aSavedSceneGoesOn(String scene, String response, int from, int until) throws Exception {
        Path file = scene.equals("hero") ? Path.of("../../docs/examples/hero.json") : scenes().resolve(scene + ".json");
        List<String> whole = run(file, response + " --frames " + until).lines();
        for (int cut = from; cut < until; cut += 1 + (until - from) / 7) {
            Path saved = folder.resolve(scene + cut + ".json");
            List<String> parts = new ArrayList<>(run(file, response + " --frames " + cut + " --save " + saved)
                    .lines());
            parts.addAll(run(saved, response + " --frames " + (until - cut)).lines());
            assertThat(parts.stream().map(SceneCasesTest::withoutFrame))
                    .containsExactlyElementsOf(
                            whole.stream().map(SceneCasesTest::withoutFrame).toList());
        }
    }

    private static String withoutFrame(String line) {
        return line.replaceFirst("\"frame\":\\d+", "");
    }

    /** Three boxes in a row bounce: momentum stays, and energy does not grow. */
    @ParameterizedTest
    @CsvSource({"bounce:0.5:0.05", "bounce:1", "bounce:0", "bounce:0.25:0.0625"})
    void momentumStaysAndEnergyDoesNotGrow(String response) throws Exception {
        Path file = folder.resolve("three.json");
        Files.writeString(
                file,
                "{\"shapes\":[{\"box\":[0,0,1,1]}],\"bodies\":[{\"id\":0,\"shape\":0,\"move\":[0.078125,0]},"
                        + "{\"id\":1,\"shape\":0,\"position\":[1,0],\"move\":[0.0625,0]},"
                        + "{\"id\":2,\"shape\":0,\"position\":[2,0],\"move\":[0.015625,0]}]}");
        List<String> ends = ends(run(file, "--frames 8 --response " + response));
        double[] x = xs(ends.get(6));
        double[] y = xs(ends.get(7));
        double momentum = 0;
        double energy = 0;
        for (int i = 0; i < 3; i++) {
            momentum += y[i] - x[i];
            energy += (y[i] - x[i]) * (y[i] - x[i]);
        }
        assertThat(momentum).isCloseTo(10 / 64.0, within(1e-12));
        assertThat(energy).isLessThanOrEqualTo((25 + 16 + 1) / 4096.0 + 1e-12);
    }

    private static double[] xs(String line) {
        String positions = line.substring(line.indexOf("\"positions\""));
        return Stream.of("\"0\":[", "\"1\":[", "\"2\":[")
                .mapToDouble(id -> {
                    String after = positions.substring(positions.indexOf(id) + id.length());
                    return Double.parseDouble(after.substring(0, after.indexOf(',')));
                })
                .toArray();
    }
}
