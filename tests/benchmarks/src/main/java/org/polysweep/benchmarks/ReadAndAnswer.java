package org.polysweep.benchmarks;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.BenchmarkQuery;
import org.polysweep.benchmarks.query.QuerySet;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;

/**
 * No sweep at all: reads the eight numbers of a query, and of each shape its box, two corners and a normal; writes
 * time, normal and features, and reads them as {@link Polysweep} does. The floor that memory and the form of an answer
 * set to any sweep.
 */
public class ReadAndAnswer extends SweepBenchmark {

    /** The name of the set of queries. */
    @Param({"boxes", "rotated-boxes", "3-8-gons", "grid", "16-gons", "64-gons", "1024-gons", "10000-gons"})
    public String queries = "";

    private final SweepResult result = SweepResult.create();
    private ConvexPolygon[] shapes = {};

    /** Made by JMH. */
    public ReadAndAnswer() {}

    @Override
    protected String kind() {
        return queries;
    }

    @Override
    protected void load(QuerySet set) {
        shapes = set.shapes().stream().map(ConvexPolygon::of).toArray(ConvexPolygon[]::new);
    }

    @Override
    protected boolean answer(BenchmarkQuery query, Blackhole blackhole) {
        ConvexPolygon a = shapes[query.a()];
        ConvexPolygon b = shapes[query.b()];
        double ways = (query.ax() - query.bx()) + (query.ay() - query.by());
        double moves = (query.adx() - query.bdx()) + (query.ady() - query.bdy());
        AnswerWriter.write(result, Verdict.HIT, AnswerWriter.source(result));
        AnswerWriter.writeEnter(result, (ways + moves) + (sides(a) - sides(b)));
        AnswerWriter.writeNormal(result, b.normalX(0), b.normalY(0));
        AnswerWriter.writeFeatures(result, Feature.Kind.VERTEX, query.a(), Feature.Kind.EDGE, query.b());
        blackhole.consume(result.verdict());
        blackhole.consume(result.enter());
        blackhole.consume(result.normalX());
        blackhole.consume(result.normalY());
        blackhole.consume(result.featureIndexA());
        blackhole.consume(result.featureIndexB());
        return true;
    }

    /** The box, two corners and a normal, added up. */
    private static double sides(ConvexPolygon shape) {
        double box = (shape.minX() + shape.maxX()) + (shape.minY() + shape.maxY());
        double corners = (shape.x(0) + shape.y(0)) + (shape.x(1) + shape.y(1));
        return box + corners + (shape.normalX(0) + shape.normalY(0));
    }
}
