package org.polysweep.benchmarks.query;

import java.util.StringJoiner;
import java.util.stream.IntStream;
import org.polysweep.generate.TurningClass;
import org.polysweep.pose.Rotor;
import org.polysweep.trials.Console;

/**
 * Prints a set of queries as the command line reads them, so that {@code polysweep.jar compare} can be asked what the
 * benchmarks ask:
 *
 * <pre>{@code
 * java -cp tests/benchmarks/target/benchmarks.jar \
 *     org.polysweep.benchmarks.query.QueryLines 3-8-gons 4096 > 3-8-gons.jsonl
 * }</pre>
 */
public final class QueryLines {

    private QueryLines() {}

    /** The seed of a class of shapes that turn. */
    private static final long SEED = 7;

    /**
     * {@code NAME COUNT [turning]}: the first so many queries of a set, and whether its shapes rotate as {@link Turns}
     * says; or the queries of a {@link TurningClass}.
     */
    public static void main(String[] args) {
        for (TurningClass turning : TurningClass.values()) {
            if (turning.label().equals(args[0])) {
                IntStream.range(0, Integer.parseInt(args[1]))
                        .forEach(i -> Console.printLine("{\"id\":" + i + ","
                                + turning.inParts(SEED, i).toString().substring(1)));
                return;
            }
        }
        boolean turning = args.length > 2 && args[2].equals("turning");
        // Two bodies of one shape do not turn alike.
        QuerySet set = turning ? QuerySets.named(args[0]).apart() : QuerySets.named(args[0]);
        double[] turns = turning ? Turns.of(set) : new double[0];
        int count = Math.min(Integer.parseInt(args[1]), QuerySet.SIZE);
        for (int i = 0; i < count; i++) {
            Console.printLine(line(set, i, turns));
        }
    }

    private static String line(QuerySet set, int number, double[] turns) {
        BenchmarkQuery query = set.queries().get(number);
        return "{\"id\":" + number + ",\"a\":" + shape(set, query.a()) + ",\"b\":" + shape(set, query.b())
                + ",\"positionA\":" + vector(query.ax(), query.ay()) + ",\"positionB\":"
                + vector(query.bx(), query.by()) + ",\"moveA\":" + vector(query.adx(), query.ady()) + ",\"moveB\":"
                + vector(query.bdx(), query.bdy())
                + (turns.length == 0 ? "" : rotor("A", turns[query.a()]) + rotor("B", turns[query.b()])) + "}";
    }

    private static String rotor(String name, double angle) {
        Rotor to = Rotor.ofAngle(angle);
        return ",\"rotorTo" + name + "\":" + vector(to.halfCos(), to.halfSin());
    }

    private static String shape(QuerySet set, int number) {
        double[] xy = set.shapes().get(number);
        StringJoiner vertices = new StringJoiner(",", "{\"vertices\":[", "]}");
        for (int i = 0; i < xy.length; i += 2) {
            vertices.add(vector(xy[i], xy[i + 1]));
        }
        return vertices.toString();
    }

    private static String vector(double x, double y) {
        return "[" + x + "," + y + "]";
    }
}
