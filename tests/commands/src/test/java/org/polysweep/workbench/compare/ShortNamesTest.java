package org.polysweep.workbench.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ShortNamesTest {

    @Test
    void theLastNameSufficesIfItIsTheOnlyOne() {
        assertThat(ShortNames.of(List.of("x/a.jsonl", "x\\b.jsonl", "-"))).containsExactly("a", "b", "-");
    }

    @Test
    void foldersTellFilesOfTheSameNameApart() {
        assertThat(ShortNames.of(List.of("x/new/q.jsonl", "x/old/q.jsonl", "r.jsonl")))
                .containsExactly("new/q", "old/q", "r");
        assertThat(ShortNames.of(List.of("x/s/q.jsonl", "y/s/q.jsonl", "q.jsonl")))
                .containsExactly("x/s/q", "y/s/q", "q.jsonl");
    }

    @Test
    void endingsTellFilesApartThatDifferInNothingElse() {
        assertThat(ShortNames.of(List.of("q.jsonl", "q"))).containsExactly("q.jsonl", "q");
    }
}
