package org.polysweep.conformance.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.DoubleStream;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.validate.AabbSweep;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.BoxQuery;
import org.polysweep.validate.ClaimedResult;
import org.polysweep.validate.Counterexample;
import org.polysweep.validate.ValidationReport;
import org.polysweep.validate.Validator;

/**
 * Any query about boxes: an honest sweep is right, and what a wrong one is found by is no less simple, and shows the
 * same.
 */
public final class ValidatorTarget {

    private ValidatorTarget() {}

    /** What the fuzzer calls. */
    public static void fuzzerTestOneInput(byte[] input) {
        outcome(input);
    }

    /** Validates one answer, and says what came of it. */
    static String outcome(byte[] input) {
        ByteNumbers numbers = new ByteNumbers(input);
        int lie = numbers.nextByte();
        double time = numbers.nextDouble();
        BoxQuery query = query(numbers);
        AabbSweep honest = AabbSweep.of(Sweeper.of(SweepAlgorithm.AABB));
        Validator.of(honest).withRules(AcceptanceRules.EXACT).validate(query).assertClean();
        AabbSweep liar = (asked, claim) -> {
            honest.sweep(asked, claim);
            lie(lie, time, claim);
        };
        Validator validator =
                lie < 128 ? Validator.of(liar) : Validator.of(liar).withRules(AcceptanceRules.EXACT);
        ValidationReport report = validator.validate(query);
        for (Counterexample example : report.counterexamples()) {
            BoxQuery small = example.query();
            assertThat(digits(small)).isLessThanOrEqualTo(digits(query));
            assertThat(validator.validate(small).count(example.kind())).isEqualTo(1);
        }
        return report.isClean()
                ? "nothing"
                : report.counterexamples().get(0).kind().label();
    }

    /** How many digits other than 0 the numbers of a query have when they are printed. */
    private static long digits(BoxQuery query) {
        return DoubleStream.of(
                        query.aMinX(),
                        query.aMinY(),
                        query.aMaxX(),
                        query.aMaxY(),
                        query.ax(),
                        query.ay(),
                        query.adx(),
                        query.ady(),
                        query.bMinX(),
                        query.bMinY(),
                        query.bMaxX(),
                        query.bMaxY(),
                        query.bx(),
                        query.by(),
                        query.bdx(),
                        query.bdy())
                .mapToObj(Double::toString)
                .flatMapToInt(String::chars)
                .filter(c -> c >= '1' && c <= '9')
                .count();
    }

    private static void lie(int lie, double time, ClaimedResult claim) {
        switch (lie % 8) {
            case 0 -> claim.miss();
            case 1 -> claim.overlap();
            case 2 -> claim.touch();
            case 3 -> claim.hit(time);
            case 4 -> claim.hit(claim.enter(), -claim.normalX(), claim.normalY());
            case 5 -> claim.hit(Math.nextUp(claim.enter()));
            case 6 -> claim.clear();
            default -> throw new IllegalStateException("the sweep gives up");
        }
    }

    private static BoxQuery query(ByteNumbers numbers) {
        double[] n = numbers.nextFinites(16);
        return new BoxQuery()
                .boxA(Math.min(n[0], n[2]), Math.min(n[1], n[3]), Math.max(n[0], n[2]), Math.max(n[1], n[3]))
                .positionA(n[4], n[5])
                .displacementA(n[6], n[7])
                .boxB(Math.min(n[8], n[10]), Math.min(n[9], n[11]), Math.max(n[8], n[10]), Math.max(n[9], n[11]))
                .positionB(n[12], n[13])
                .displacementB(n[14], n[15]);
    }
}
