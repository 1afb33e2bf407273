package org.polysweep.benchmarks.query;

import java.util.StringJoiner;

/**
 * Prints a set of queries as the command line reads them, so that {@code polysweep.jar compare} can be asked what the
 * benchmarks ask:
 *
 * <pre>{@code
 * java -cp tests/benchmarks/target/benchmarks.jar org.polysweep.benchmarks.query.QueryLines 3-8-gons 4096 > 3-8-gons.jsonl
 * }</pre>
 */
public final class QueryLines {

    private QueryLines() {}

    /** {@code NAME COUNT}: the first so many queries of a set. */
    public static void main(String[] args) {
        QuerySet set = QuerySets.named(args[0]);
        int count = Math.min(Integer.parseInt(args[1]), QuerySet.SIZE);
        for (int i = 0; i < count; i++) {
            System.out.println(line(set, i));
        }
    }

    private static String line(QuerySet set, int number) {
        BenchmarkQuery query = set.queries().get(number);
        return "{\"id\":" + number + ",\"a\":" + shape(set, query.a()) + ",\"b\":" + shape(set, query.b())
                + ",\"positionA\":" + vector(query.ax(), query.ay()) + ",\"positionB\":"
                + vector(query.bx(), query.by()) + ",\"moveA\":" + vector(query.adx(), query.ady()) + ",\"moveB\":"
                + vector(query.bdx(), query.bdy()) + "}";
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
