package org.polysweep.workbench.external;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.contact.Verdict;

class ExternalAnswerTest {

    /** More than 32 bits, which no decimal has room for. */
    @ParameterizedTest
    @ValueSource(strings = {"1e99999999999", "-1e99999999999", "1e-99999999999", "0e2147483648"})
    void anExponentOfAnySize(String number) {
        ExternalAnswer ignored =
                ExternalAnswer.of("{\"id\":3,\"verdict\":\"HIT\",\"enter\":0.25,\"x\":[" + number + "]}");
        assertThat(ignored.verdict()).contains(Verdict.HIT);
        assertThat(ignored.enter()).isEqualTo(0.25);
        assertThat(ignored.number()).hasValue(3);
        ExternalAnswer time = ExternalAnswer.of("{\"id\":3,\"verdict\":\"HIT\",\"enter\":" + number + "}");
        double read = Double.parseDouble(number);
        assertThat(time.verdict().isPresent()).isEqualTo(Double.isFinite(read));
        assertThat(time.id().intValue()).isEqualTo(3);
        assertThat(ExternalAnswer.of("{\"id\":" + number + ",\"verdict\":\"MISS\"}")
                        .number())
                .isEmpty();
    }

    @Test
    void itIsShownAsADouble() {
        String line = "{\"id\":1,\"enter\":1e99999999999,\"exit\":2.50}";
        assertThat(ExternalAnswer.compact(line)).isEqualTo("{\"id\":1,\"enter\":\"Infinity\",\"exit\":2.5}");
        assertThat(ExternalAnswer.compactWithoutId(line)).isEqualTo("{\"enter\":\"Infinity\",\"exit\":2.5}");
    }
}
