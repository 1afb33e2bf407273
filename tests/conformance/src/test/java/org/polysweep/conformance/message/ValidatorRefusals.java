package org.polysweep.conformance.message;

import static org.polysweep.conformance.message.Refusal.argument;
import static org.polysweep.conformance.message.Refusal.finite;

import java.util.List;
import java.util.stream.Stream;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.BoxQueries;
import org.polysweep.validate.BoxQuery;
import org.polysweep.validate.CheckedSweep;
import org.polysweep.validate.Shrinker;
import org.polysweep.validate.Validator;

/** What the validator refuses. */
final class ValidatorRefusals {

    private ValidatorRefusals() {}

    static List<Refusal> all() {
        return Stream.of(
                        finite("minX minY maxX maxY", n -> new BoxQuery().boxA(n[0], n[1], n[2], n[3])),
                        finite("minX minY maxX maxY", n -> new BoxQuery().boxB(n[0], n[1], n[2], n[3])),
                        finite("x y", n -> new BoxQuery().positionA(n[0], n[1])),
                        finite("x y", n -> new BoxQuery().positionB(n[0], n[1])),
                        finite("dx dy", n -> new BoxQuery().displacementA(n[0], n[1])),
                        finite("dx dy", n -> new BoxQuery().displacementB(n[0], n[1])),
                        Stream.of(
                                Refusal.state(
                                        "minX 3.0 is greater than maxX 1.0; swap them",
                                        () -> new BoxQuery().boxA(3, 0, 1, 1)),
                                Refusal.state(
                                        "minY 3.0 is greater than maxY 1.0; swap them",
                                        () -> new BoxQuery().boxB(0, 3, 1, 1)),
                                argument("tolerance must be >= 0, but was -1", () -> new AcceptanceRules(false, -1)),
                                argument(
                                        "tolerance must be >= 0, but was -1",
                                        () -> Validator.of((query, claim) -> {}).withTolerance(-1)),
                                argument("maxTries must be > 0, but was 0", () -> new Shrinker(0, List.of())),
                                argument("count must be >= 0, but was -1", () -> BoxQueries.ordinary(1, -1)),
                                argument("kinds must not be empty", () -> BoxQueries.of(1, 1)),
                                argument(
                                        "interval must be in [1, 1000000], but was 0",
                                        () -> CheckedSweep.reporting(
                                                (query, claim) -> {}, AcceptanceRules.EXACT, 0, wrong -> {}))))
                .flatMap(refusals -> refusals)
                .toList();
    }
}
