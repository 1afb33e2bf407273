package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;

/** Right claims, claims with one thing changed, and what the judge says of them. */
final class Claims {
    private static final List<String> COMPONENTS = List.of(
            "verdict",
            "enter",
            "exit",
            "normal",
            "featureAKind",
            "featureAIndex",
            "featureBKind",
            "featureBIndex",
            "contact",
            "restA",
            "restB",
            "separationNormal",
            "separationDepth");

    private Claims() {}

    /** What a flawless library would answer. */
    static OracleClaim right(Query query) {
        return right(query, Rotor.UPRIGHT, Rotor.UPRIGHT);
    }

    /** The same about shapes that stand turned. */
    static OracleClaim right(Query query, Rotor rotorA, Rotor rotorB) {
        OracleAnswer answer = Oracle.answer(query, rotorA, rotorB);
        List<ExactContact> points = answer.contact();
        double[][] contact = new double[points.size()][];
        for (int i = 0; i < contact.length; i++) {
            ExactPoint point = points.get(i).point();
            contact[i] = new double[] {
                beyondDoubles(point.x(), OracleRounding.down(point.x())),
                beyondDoubles(point.y(), OracleRounding.up(point.y()))
            };
        }
        Optional<OracleUnitVector> away = answer.unitNormal();
        return new OracleClaim(
                answer.verdict().name(),
                answer.enterDouble(),
                answer.exitDouble(),
                unit(away),
                answer.featureA().map(feature -> feature.kind().name()).orElse(""),
                answer.featureA().map(ExactFeature::index).orElse(-1),
                answer.featureB().map(feature -> feature.kind().name()).orElse(""),
                answer.featureB().map(ExactFeature::index).orElse(-1),
                contact,
                rest(answer.restA(), away),
                rest(answer.restB(), away.map(OracleUnitVector::negate)),
                unit(answer.separation().map(ExactSeparation::direction).map(OracleUnitVector::along)),
                answer.separation()
                        .map(separation -> OracleRounding.up(separation.distance()))
                        .orElse(Double.NaN));
    }

    /** The right claim with one component replaced, told by its name. */
    static OracleClaim with(OracleClaim claim, String component, UnaryOperator<Object> change) {
        Object[] values = {
            claim.verdict(),
            claim.enter(),
            claim.exit(),
            claim.normal(),
            claim.featureAKind(),
            claim.featureAIndex(),
            claim.featureBKind(),
            claim.featureBIndex(),
            claim.contact(),
            claim.restA(),
            claim.restB(),
            claim.separationNormal(),
            claim.separationDepth()
        };
        int index = COMPONENTS.indexOf(component);
        values[index] = change.apply(values[index]);
        return new OracleClaim(
                (String) values[0],
                (double) values[1],
                (double) values[2],
                (double[]) values[3],
                (String) values[4],
                (int) values[5],
                (String) values[6],
                (int) values[7],
                (double[][]) values[8],
                (double[]) values[9],
                (double[]) values[10],
                (double[]) values[11],
                (double) values[12]);
    }

    static void assertFault(Query query, String component, UnaryOperator<Object> change, String fault) {
        OracleClaim wrong = with(right(query), component, change);
        assertThat(Judge.faults(query, wrong))
                .as("%s", wrong)
                .isNotEmpty()
                .allSatisfy(found -> assertThat(found).isNotBlank())
                .anySatisfy(found -> assertThat(found).contains(fault));
    }

    static void assertRight(Query query, String component, UnaryOperator<Object> change) {
        OracleClaim claim = with(right(query), component, change);
        assertThat(Judge.faults(query, claim)).as("%s", claim).isEmpty();
    }

    static double[] nudged(Object vector, int coordinate, double by) {
        double[] copy = ((double[]) vector).clone();
        copy[coordinate] += by;
        return copy;
    }

    /**
     * The claim with one component changed, mostly by little; now and then by nothing. The same seed changes it alike.
     */
    static OracleClaim spoilt(OracleClaim claim, long seed) {
        Random random = new Random(seed);
        String component = COMPONENTS.get(random.nextInt(COMPONENTS.size()));
        return with(claim, component, value -> spoiltValue(value, random));
    }

    private static Object spoiltValue(Object value, Random random) {
        if (value instanceof Double number) {
            return spoiltNumber(number, random);
        }
        if (value instanceof Integer index) {
            return index + random.nextInt(3) - 1;
        }
        if (value instanceof double[] vector) {
            double[] changed = Arrays.copyOf(vector, random.nextInt(8) == 0 ? 2 - vector.length : vector.length);
            for (int i = 0; i < changed.length; i++) {
                changed[i] = random.nextBoolean() ? changed[i] : spoiltNumber(changed[i], random);
            }
            return changed;
        }
        if (value instanceof double[][] points) {
            List<double[]> changed = new ArrayList<>(List.of(points));
            switch (random.nextInt(8)) {
                case 0, 1 -> Collections.reverse(changed);
                case 2 -> changed.addAll(List.of(points));
                case 3 -> changed.clear();
                default -> changed.replaceAll(point -> (double[]) spoiltValue(point, random));
            }
            return changed.toArray(double[][]::new);
        }
        return List.of("OVERLAP", "HIT", "TOUCH", "MISS", "VERTEX", "EDGE", "").get(random.nextInt(7));
    }

    private static double spoiltNumber(double number, Random random) {
        return switch (random.nextInt(8)) {
            case 0 -> -number;
            case 1 -> number + random.nextInt(3) - 1;
            case 2 -> random.nextBoolean() ? 0.0 : -0.0;
            case 3 -> random.nextBoolean() ? Double.NaN : Double.POSITIVE_INFINITY;
            default -> number + (random.nextInt(25) - 12) * Math.ulp(number);
        };
    }

    private static double[] unit(Optional<OracleUnitVector> direction) {
        return direction
                .map(n -> new double[] {OracleRounding.down(n.x()), OracleRounding.up(n.y())})
                .orElseGet(() -> new double[0]);
    }

    /** Rounded away from the other shape. */
    private static double[] rest(Optional<ExactPoint> place, Optional<OracleUnitVector> away) {
        OracleUnitVector direction = away.orElse(OracleUnitVector.along(IntVector.of(1, 1)));
        return place.map(point -> new double[] {
                    toward(point.x(), direction.x().signum()),
                    toward(point.y(), direction.y().signum())
                })
                .orElseGet(() -> new double[0]);
    }

    private static double toward(Surd coordinate, int sign) {
        return sign > 0 ? OracleRounding.up(coordinate) : OracleRounding.down(coordinate);
    }

    /** An overflow is infinite, in whichever direction it was rounded. */
    private static double beyondDoubles(Surd exact, double rounded) {
        boolean isBeyond = exact.abs().compareTo(Surd.of(Rational.of(Double.MAX_VALUE))) > 0;
        return isBeyond ? exact.signum() * Double.POSITIVE_INFINITY : rounded;
    }
}
