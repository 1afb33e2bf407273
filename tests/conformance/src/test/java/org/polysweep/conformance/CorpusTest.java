package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.polysweep.conformance.query.Answers;
import org.polysweep.conformance.query.Corpus;
import org.polysweep.conformance.query.Corpus.Case;
import org.polysweep.conformance.query.Corpus.Exact;
import org.polysweep.oracle.Judge;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.sweep.SweepAlgorithm;

/** Every case of the corpus on every path: against what its line says, and in every field against the oracle. */
class CorpusTest {

    @TestFactory
    Stream<DynamicContainer> everyLine() {
        List<Path> files = Corpus.files();
        assertThat(files).isNotEmpty();
        return files.stream()
                .map(file -> DynamicContainer.dynamicContainer(
                        file.getFileName().toString(), file.toUri(), tests(Corpus.read(file))));
    }

    @Test
    void everyIdIsUnique() {
        Set<String> seen = new HashSet<>();
        assertThat(Corpus.files().stream().flatMap(file -> Corpus.read(file).stream()))
                .allSatisfy(
                        line -> assertThat(seen.add(line.id())).as(line.id()).isTrue());
    }

    private static Stream<DynamicTest> tests(List<Case> cases) {
        assertThat(cases).isNotEmpty();
        return cases.stream()
                .map(line -> DynamicTest.dynamicTest(
                        line.id(), () -> Answers.paths(line.query()).forEach(path -> check(line, path))));
    }

    private static void check(Case line, SweepAlgorithm path) {
        OracleClaim claim = Answers.claim(path, line.query());
        Exact claimed = new Exact(claim.verdict(), finite(claim.enter()), finite(claim.exit()));
        line.exact()
                .ifPresent(exact ->
                        assertThat(claimed).as("%s %s", path, line.query()).isEqualTo(exact));
        assertThat(Judge.faults(line.query(), claim))
                .as("%s %s", path, line.query())
                .isEmpty();
    }

    private static Optional<Double> finite(double time) {
        return Double.isFinite(time) ? Optional.of(time) : Optional.empty();
    }
}
