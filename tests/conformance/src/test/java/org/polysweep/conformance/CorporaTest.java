package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.conformance.cli.CommandLine;
import org.polysweep.conformance.query.Answers;
import org.polysweep.conformance.query.Corpus;
import org.polysweep.conformance.query.Corpus.Case;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.Judge;

/** The files of {@code tests/corpora}: what they are said to be, and answered without a fault. */
class CorporaTest {

    private static final Path FOLDER = Path.of("tests", "corpora");

    private static List<Case> read(String file) {
        return Corpus.read(CommandLine.top().resolve(FOLDER).resolve(file));
    }

    static Stream<QueryClass> generated() {
        return GeneratedCorpus.CLASSES.stream();
    }

    /** The numbers are compared and not the text, which older JDKs write otherwise. */
    @ParameterizedTest
    @MethodSource("generated")
    void generatedFilesAreWhatTheGeneratorMakes(QueryClass queryClass) {
        String name = queryClass.label();
        Random random = new Random(name.hashCode());
        List<Case> cases = read("generated/" + name + ".jsonl");
        assertThat(cases).hasSameSizeAs(GeneratedCorpus.lines(queryClass));
        assertThat(cases)
                .allSatisfy(line -> assertThat(line.query()).as(line.id()).isEqualTo(queryClass.next(random)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"countries/countries.jsonl", "letters/letters.jsonl"})
    void everyAnswerAboutRealShapesIsRight(String file) {
        List<Case> cases = read(file);
        assertThat(cases).hasSizeGreaterThan(200);
        assertThat(cases)
                .allSatisfy(line -> assertThat(Answers.paths(line.query()))
                        .allSatisfy(path -> assertThat(Judge.faults(line.query(), Answers.claim(path, line.query())))
                                .as("%s %s", path, line.id())
                                .isEmpty()));
    }
}
