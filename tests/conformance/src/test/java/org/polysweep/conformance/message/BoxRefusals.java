package org.polysweep.conformance.message;

import static org.polysweep.conformance.message.Refusal.argument;
import static org.polysweep.conformance.message.Refusal.finite;
import static org.polysweep.conformance.message.Refusal.state;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.polysweep.aabb.Aabb;
import org.polysweep.aabb.AabbBatch;
import org.polysweep.aabb.AabbColumns;
import org.polysweep.aabb.MovingAabb;
import org.polysweep.aabb.SweptAabb;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepColumns;
import org.polysweep.result.SweepResult;

/** What boxes, their batches, and the types of results refuse. */
@SuppressWarnings("NullAway") // what a checker would refuse
final class BoxRefusals {

    private static final List<String> COLUMNS = List.of("minX", "minY", "maxX", "maxY", "x", "y", "dx", "dy");

    private BoxRefusals() {}

    static List<Refusal> all() {
        return Stream.of(boxes(), columns(), batches(), results())
                .flatMap(refusals -> refusals)
                .toList();
    }

    private static Stream<Refusal> boxes() {
        Aabb box = new Aabb(0, 0, 1, 1);
        SweepResult result = SweepResult.create();
        return Stream.of(
                        finite("minX minY maxX maxY", n -> new Aabb(n[0], n[1], n[2], n[3])),
                        finite("x y dx dy", n -> new MovingAabb(box, n[0], n[1], n[2], n[3])),
                        finite(
                                "aMinX aMinY aMaxX aMaxY ax ay adx ady bMinX bMinY bMaxX bMaxY bx by bdx bdy",
                                n -> SweptAabb.sweep(
                                        n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10], n[11], n[12],
                                        n[13], n[14], n[15], result)),
                        Stream.of(
                                state("minX 3.0 is greater than maxX 1.0; swap them", () -> new Aabb(3, 0, 1, 1)),
                                state("minY 3.0 is greater than maxY 1.0; swap them", () -> new Aabb(0, 3, 1, 1)),
                                state(
                                        "aMinX 3.0 is greater than aMaxX 1.0; swap them",
                                        () -> SweptAabb.sweep(3, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, result)),
                                state(
                                        "bMinY 3.0 is greater than bMaxY 1.0; swap them",
                                        () -> SweptAabb.sweep(0, 0, 1, 1, 0, 0, 0, 0, 0, 3, 1, 1, 0, 0, 0, 0, result))))
                .flatMap(refusals -> refusals);
    }

    private static Stream<Refusal> columns() {
        return IntStream.range(0, COLUMNS.size())
                .boxed()
                .flatMap(column -> Stream.concat(
                        Stream.of(argument(COLUMNS.get(column) + " must not be null", () -> columns(column, null))),
                        column == 0
                                ? Stream.empty()
                                : Stream.of(argument(
                                        COLUMNS.get(column) + " must be as long as minX, 1, but was of length 2",
                                        () -> columns(column, new double[2])))));
    }

    private static AabbColumns columns(int changed, double[] column) {
        double[][] all = new double[COLUMNS.size()][1];
        all[changed] = column;
        return new AabbColumns(all[0], all[1], all[2], all[3], all[4], all[5], all[6], all[7]);
    }

    private static Stream<Refusal> batches() {
        AabbColumns zeros = new AabbColumns(1);
        SweepColumns out = new SweepColumns(1);
        AabbBatch batch = new AabbBatch();
        Stream<Refusal> ranges = Stream.of(
                argument("from must be in [0, to] = [0, 1], but was -1", () -> batch.sweep(zeros, zeros, -1, 1, out)),
                argument("from must be in [0, to] = [0, 1], but was 2", () -> batch.sweep(zeros, zeros, 2, 1, out)),
                argument(
                        "to must be at most the size of a, 0, but was 1",
                        () -> batch.sweep(new AabbColumns(0), zeros, 0, 1, out)),
                argument(
                        "to must be at most the size of b, 0, but was 1",
                        () -> batch.impacts(zeros, new AabbColumns(0), 0, 1, out)),
                argument(
                        "to must be at most the size of out, 0, but was 1",
                        () -> batch.sweep(zeros, zeros, 0, 1, new SweepColumns(0))),
                argument("size must be >= 0, but was -1", () -> new SweepColumns(-1)),
                argument("i must be in [0, size) = [0, 1), but was 1", () -> out.write(1, SweepResult.create())),
                argument("result must not be null; sweep into it first", () -> out.write(0, null)),
                argument("to must be at most the size of verdict, 1, but was 2", () -> out.writeMisses(0, 2)));
        Stream<Refusal> shared = Stream.of(
                state(
                        "a.dx must not be a column of out, which the answers overwrite; copy it first",
                        () -> batch.sweep(columns(6, out.enter), zeros, 0, 1, out)),
                state(
                        "b.minX must not be a column of out, which the answers overwrite; copy it first",
                        () -> batch.sweep(zeros, columns(0, out.exit), 0, 1, out)),
                state(
                        "a.dy must not be a column of out, which the answers overwrite; copy it first",
                        () -> batch.impacts(columns(7, out.enter), zeros, 0, 1, out)),
                state(
                        "b.maxY must not be a column of out, which the answers overwrite; copy it first",
                        () -> batch.impacts(zeros, columns(3, out.exit), 0, 1, out)));
        Stream<Refusal> numbers = IntStream.range(0, COLUMNS.size())
                .boxed()
                .flatMap(column -> Stream.of(
                        argument(
                                "a." + COLUMNS.get(column) + "[0] must be finite, but was NaN",
                                () -> batch.sweep(columns(column, new double[] {Double.NaN}), zeros, 0, 1, out)),
                        argument(
                                "b." + COLUMNS.get(column) + "[0] must be finite, but was NaN",
                                () -> batch.sweep(zeros, columns(column, new double[] {Double.NaN}), 0, 1, out))));
        Stream<Refusal> orders = Stream.of(
                state(
                        "a.minX[0] 3.0 is greater than a.maxX[0] 0.0; swap them",
                        () -> batch.sweep(columns(0, new double[] {3}), zeros, 0, 1, out)),
                state(
                        "b.minY[0] 3.0 is greater than b.maxY[0] 0.0; swap them",
                        () -> batch.sweep(zeros, columns(1, new double[] {3}), 0, 1, out)));
        return Stream.of(ranges, shared, numbers, orders).flatMap(refusals -> refusals);
    }

    private static Stream<Refusal> results() {
        UnaryOperator<SweepResult> swept = result -> {
            SweptAabb.sweep(0, 0, 1, 1, 5, 0, -8, 0, 0, 0, 1, 1, 0, 0, 0, 0, result);
            return result;
        };
        return Stream.of(
                argument(
                        "from must be in [0, 1], but was NaN",
                        () -> swept.apply(SweepResult.create()).verdictFrom(Double.NaN)),
                argument(
                        "from must be in [0, 1], but was -4.9E-324",
                        () -> swept.apply(SweepResult.create()).verdictFrom(-Double.MIN_VALUE)),
                argument(
                        "from must be in [0, 1], but was 1.0000000000000002",
                        () -> swept.apply(SweepResult.create()).verdictFrom(Math.nextUp(1.0))),
                argument(
                        "point must be 0 or 1, but was 2; a contact has at most two points",
                        () -> swept.apply(SweepResult.create()).contactX(2)),
                state(
                        "the result holds no answer: the last sweep was refused; read it after a sweep that returns",
                        BoxRefusals::readAfterARefusal),
                argument("code must be in [0, 3], but was 4", () -> Verdict.ofCode(4)),
                argument("index must be >= 0, but was -1", () -> new Feature(Feature.Kind.EDGE, -1)));
    }

    private static void readAfterARefusal() {
        SweepResult result = SweepResult.create();
        try {
            SweptAabb.sweep(0, 0, 1, 1, Double.NaN, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, result);
        } catch (IllegalArgumentException refused) {
            result.enter();
        }
    }
}
