package org.polysweep.workbench.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.polysweep.generate.QueryClass;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.validate.AcceptanceRules;

class ValidationTest {

    /** It would run for hours; of what was counted, the seed is not all. */
    @Test
    @Timeout(value = 3, unit = TimeUnit.MINUTES)
    void whatWasCountedWhenItIsToldToStopIsThere() throws Exception {
        GeneratedSupply supply = new GeneratedSupply(List.of(QueryClass.BOXES), new SeedRange(1, 1), 1_000_000_000);
        AtomicLong done = new AtomicLong();
        CampaignReport report = Validation.of(supply, SweepAlgorithm.AABB, new AcceptanceRules(false, 0), 2)
                .run(() -> done.get() > 0, done::addAndGet);
        assertThat(report.queries()).isPositive().isLessThan(1_000_000);
        assertThat(report.json())
                .matches("\\{\"queries\":[1-9][0-9]*,\"skipped\":0,\"agreements\":[1-9][0-9]*,.*"
                        + "\"findings\":\\{\\},\"seeds\":null,\"hash\":\"[0-9a-f]{32}\",.*,\"complete\":false\\}");
    }
}
