package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CompletionTest {

    @Test
    void aShellCompletesCommandsAndOptions() {
        Run run = Run.of("", "generate-completion");
        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("#!/usr/bin/env bash")
                .contains(
                        "polysweep", "sweep validate compare step", "--explain", "--generate", "--plot", "--response");
    }
}
