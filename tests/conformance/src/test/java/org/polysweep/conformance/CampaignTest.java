package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;

/** The answers of the beginning of the {@link Campaign} are the same bits on every JDK. */
@Tag("bulk")
class CampaignTest {

    private static final int QUERIES = 50_000;

    /**
     * Changes only when a generator of queries does: then put the new one here, if the old one held before that
     * change.
     */
    private static final long HASH = 0xa135_221d_3b05_e54aL;

    @Test
    void theAnswersAreTheSameOnEveryJdk() {
        Campaign campaign = new Campaign();
        assertThat(Long.toHexString(campaign.run(QUERIES))).isEqualTo(Long.toHexString(HASH));
        assertThat(campaign.verdicts()).containsOnlyKeys(Verdict.values());
        assertThat(campaign.verdicts().values())
                .allSatisfy(count -> assertThat(count).isGreaterThan(QUERIES / 50));
    }
}
