package org.polysweep.internal.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Miss;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;

/** Each part of a result is computed once, when it is read first, and parts that were written before are kept. */
class AnswerWriterTest {

    private final List<String> asked = new ArrayList<>();
    private final SweepResult result = SweepResult.create();

    private final LazyAnswer source = new LazyAnswer() {
        @Override
        public void writeEnter(SweepResult answer) {
            asked.add("enter");
            AnswerWriter.writeEnter(answer, 0.25);
        }

        @Override
        public void writeExit(SweepResult answer) {
            asked.add("exit");
            AnswerWriter.writeExit(answer, 0.75);
        }

        @Override
        public void writeNormal(SweepResult answer) {
            asked.add("normal");
            AnswerWriter.writeNormal(answer, 0.6, 0.8);
        }

        @Override
        public void writeFeatures(SweepResult answer) {
            asked.add("features");
            AnswerWriter.writeFeatures(answer, Feature.Kind.EDGE, 3, Feature.Kind.VERTEX, 4);
        }

        @Override
        public void writeContact(SweepResult answer) {
            asked.add("contact");
            AnswerWriter.writeContact(answer, 2, 5, 6, 7, 8);
        }

        @Override
        public void writeRest(SweepResult answer) {
            asked.add("rest");
            AnswerWriter.writeRest(answer, 9, 10, 11, 12);
        }
    };

    private void requireAll() {
        assertThat(result.enter()).isEqualTo(0.25);
        assertThat(result.exit()).isEqualTo(0.75);
        assertThat(result.normalX()).isEqualTo(0.6);
        assertThat(result.normalY()).isEqualTo(0.8);
        assertThat(result.featureKindA()).isEqualTo(Feature.Kind.EDGE);
        assertThat(result.featureIndexA()).isEqualTo(3);
        assertThat(result.featureKindB()).isEqualTo(Feature.Kind.VERTEX);
        assertThat(result.featureIndexB()).isEqualTo(4);
        assertThat(result.contactCount()).isEqualTo(2);
        assertThat(result.contactX(0)).isEqualTo(5);
        assertThat(result.contactY(0)).isEqualTo(6);
        assertThat(result.contactX(1)).isEqualTo(7);
        assertThat(result.contactY(1)).isEqualTo(8);
        assertThat(result.safeAX()).isEqualTo(9);
        assertThat(result.safeAY()).isEqualTo(10);
        assertThat(result.safeBX()).isEqualTo(11);
        assertThat(result.safeBY()).isEqualTo(12);
    }

    @Test
    void everyPartIsAskedForOnce() {
        AnswerWriter.write(result, Verdict.HIT, source);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(AnswerWriter.source(result)).isSameAs(source);
        assertThat(asked).isEmpty();
        requireAll();
        requireAll();
        assertThat(asked).containsExactly("enter", "exit", "normal", "features", "contact", "rest");
        AnswerWriter.write(result, Verdict.TOUCH, source);
        requireAll();
        assertThat(asked).hasSize(12);
    }

    @Test
    void whatIsWrittenAtOnceIsNotAskedFor() {
        AnswerWriter.write(result, Verdict.HIT, source);
        source.writeRest(result);
        source.writeContact(result);
        source.writeFeatures(result);
        source.writeNormal(result);
        source.writeExit(result);
        source.writeEnter(result);
        asked.clear();
        requireAll();
        assertThat(asked).isEmpty();
        assertThat(result.featureKindA()).isEqualTo(Feature.Kind.EDGE);
        assertThat(result.featureIndexA()).isEqualTo(3);
        assertThat(result.featureKindB()).isEqualTo(Feature.Kind.VERTEX);
        assertThat(result.featureIndexB()).isEqualTo(4);
    }

    @Test
    void aMissForgetsEverything() {
        AnswerWriter.write(result, Verdict.HIT, source);
        AnswerWriter.writeParts(result, 5, 6);
        requireAll();
        asked.clear();
        AnswerWriter.write(result, Verdict.MISS, source);
        requireMiss();
        AnswerWriter.write(result, Verdict.HIT, source);
        assertThat(result.partA()).isZero();
        assertThat(result.partB()).isZero();
        AnswerWriter.writeMiss(result);
        requireMiss();
    }

    private void requireMiss() {
        assertThat(result.verdict()).isEqualTo(Verdict.MISS);
        assertThat(result.enter()).isNaN();
        assertThat(result.exit()).isNaN();
        assertThat(result.normalX()).isNaN();
        assertThat(result.contactCount()).isZero();
        assertThat(result.safeAX()).isNaN();
        assertThat(result.partA()).isEqualTo(-1);
        assertThat(result.partB()).isEqualTo(-1);
        assertThat(asked).isEmpty();
        SweepOutcome miss = result.toOutcome();
        assertThat(miss).isEqualTo(new Miss());
        assertThat(miss.verdict()).isEqualTo(Verdict.MISS);
        assertThat(miss.enter()).isNaN();
        assertThat(miss.exit()).isNaN();
        assertThat(miss.normalX()).isNaN();
        assertThat(miss.normalY()).isNaN();
        assertThat(miss.partA()).isEqualTo(-1);
        assertThat(miss.partB()).isEqualTo(-1);
    }

    @Test
    void scratchSpaceIsKept() {
        StringBuilder made = AnswerWriter.scratch(result, StringBuilder.class, StringBuilder::new);
        Random other = AnswerWriter.scratch(result, Random.class, Random::new);
        assertThat(AnswerWriter.scratch(result, StringBuilder.class, StringBuilder::new))
                .isSameAs(made);
        assertThat(AnswerWriter.scratch(result, Random.class, Random::new)).isSameAs(other);
    }

    @Test
    void whateverIsReadFirstIsAskedFor() {
        Map<Supplier<Object>, Object> parts = Map.ofEntries(
                Map.entry(result::enter, 0.25),
                Map.entry(result::exit, 0.75),
                Map.entry(result::normalX, 0.6),
                Map.entry(result::normalY, 0.8),
                Map.entry(result::featureKindA, Feature.Kind.EDGE),
                Map.entry(result::featureIndexA, 3),
                Map.entry(result::featureKindB, Feature.Kind.VERTEX),
                Map.entry(result::featureIndexB, 4),
                Map.entry(result::contactCount, 2),
                Map.entry(() -> result.contactX(0), 5.0),
                Map.entry(() -> result.contactY(0), 6.0),
                Map.entry(() -> result.contactX(1), 7.0),
                Map.entry(() -> result.contactY(1), 8.0),
                Map.entry(result::safeAX, 9.0),
                Map.entry(result::safeAY, 10.0),
                Map.entry(result::safeBX, 11.0),
                Map.entry(result::safeBY, 12.0));
        parts.forEach((part, expected) -> {
            AnswerWriter.write(result, Verdict.MISS, source);
            result.enter();
            AnswerWriter.writeNormal(result, Double.NaN, Double.NaN);
            AnswerWriter.writeFeatures(result, Feature.Kind.EDGE, -1, Feature.Kind.EDGE, -1);
            AnswerWriter.writeContact(result, 0, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
            AnswerWriter.writeRest(result, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
            AnswerWriter.write(result, Verdict.HIT, source);
            assertThat(part.get()).isEqualTo(expected);
        });
    }
}
