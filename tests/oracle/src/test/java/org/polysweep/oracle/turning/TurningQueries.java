package org.polysweep.oracle.turning;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;
import org.polysweep.oracle.Query;

/** Questions about small shapes with small whole numbers, which touch, graze and share edges often; one turns. */
final class TurningQueries extends DomainContextBase {
    private static final List<double[]> SHAPES = List.of(
            new double[] {-2, -1, 2, -1, 2, 1, -2, 1},
            new double[] {-3, -4, 3, -4, 3, 4, -3, 4},
            new double[] {0, 0, 4, 0, 4, 3, 0, 3},
            new double[] {1, 0, -1, 2, -1, -2},
            new double[] {0, 0, 0, 2, 2, 0},
            new double[] {5, 0, 3, 4, 0, 5, -3, 4, -5, 0, -3, -4, 0, -5, 3, -4},
            new double[] {0, 0},
            new double[] {3, 4},
            new double[] {-2, 0, 2, 0},
            new double[] {0, 0, 4, 0},
            new double[] {3, 4, -3, 4},
            new double[] {1, 1, 3, 3, 2, 2});

    private static final List<double[]> ROTORS = List.of(
            new double[] {1, 0},
            new double[] {1, 0},
            new double[] {0, 1},
            new double[] {1, 1},
            new double[] {1, -1},
            new double[] {2, 1},
            new double[] {2, -1},
            new double[] {-1, 3},
            new double[] {-1, 0x1p-20},
            new double[] {64, 32},
            new double[] {4, 1},
            new double[] {-1, 0},
            new double[] {0.5, 0.25});

    @Provide
    Arbitrary<TurningQuery> queries() {
        return Arbitraries.longs().map(TurningQueries::query);
    }

    /** The same for the same seed. */
    static TurningQuery query(long seed) {
        Random random = new Random(seed);
        double[] rotorsA = rotors(random);
        double[] rotorsB = random.nextInt(3) == 0 ? new double[] {1, 0, 1, 0} : rotors(random);
        if (!TurningQuery.turns(rotorsA) && !TurningQuery.turns(rotorsB)) {
            rotorsA = new double[] {4, -1, 4, 1};
        }
        boolean round = random.nextInt(2) == 0;
        int spread = 1 + random.nextInt(7);
        int moves = random.nextInt(3) == 0 ? 0 : spread;
        double[] numbers = IntStream.range(0, 8)
                .mapToDouble(i -> random.nextInt(2 * (i < 4 ? spread : moves) + 1) - (i < 4 ? spread : moves))
                .toArray();
        Query query = new Query(
                SHAPES.get(random.nextInt(SHAPES.size())),
                SHAPES.get(random.nextInt(SHAPES.size())),
                numbers[0],
                numbers[1],
                numbers[2],
                numbers[3],
                numbers[4],
                numbers[5],
                numbers[6],
                numbers[7],
                round ? random.nextInt(3) : 0,
                round ? random.nextInt(5) / 2.0 : 0);
        boolean swapped = random.nextBoolean();
        return new TurningQuery(query, swapped ? rotorsB : rotorsA, swapped ? rotorsA : rotorsB);
    }

    private static double[] rotors(Random random) {
        while (true) {
            double[] start = ROTORS.get(random.nextInt(ROTORS.size()));
            double[] end = ROTORS.get(random.nextInt(ROTORS.size()));
            boolean opposite = start[0] * end[1] == start[1] * end[0] && start[0] * end[0] + start[1] * end[1] < 0;
            if (!opposite) {
                return new double[] {start[0], start[1], end[0], end[1]};
            }
        }
    }

    static double[] scaled(double[] numbers, double factor) {
        return Arrays.stream(numbers).map(number -> number * factor).toArray();
    }
}
