package org.polysweep.conformance.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.polysweep.conformance.laws.Claims.Numbering;
import org.polysweep.conformance.query.Answers;
import org.polysweep.conformance.query.QueryDomain;
import org.polysweep.generate.Edits;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.Query;
import org.polysweep.sweep.SweepAlgorithm;

/**
 * A shape is a set of points: however its vertices are listed, the result is the same except the indices of features.
 */
@Domain(QueryDomain.class)
@Domain(DomainContext.Global.class)
@PropertyDefaults(tries = 300, edgeCases = EdgeCasesMode.NONE)
class VertexListTest {

    /** A list of vertices for a shape, and its indices instead of the indices of the plain list. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Listed(double[] vertices, Numbering numbering) {}

    @Property
    void theWindingDoesNotMatter(@ForAll Query any) {
        Query plain = Edits.plain(any);
        requireSame(plain, reversed(plain.a()), reversed(plain.b()));
    }

    @Property
    void theFirstVertexDoesNotMatter(@ForAll Query any, @ForAll Random random) {
        Query plain = Edits.plain(any);
        requireSame(plain, rotated(plain.a(), random), rotated(plain.b(), random));
    }

    @Property
    void repeatedAndStraightVerticesDoNotMatter(@ForAll Query any, @ForAll Random random) {
        Query plain = Edits.plain(any);
        requireSame(plain, padded(plain.a(), random), padded(plain.b(), random));
    }

    private static void requireSame(Query plain, Listed a, Listed b) {
        Query listed = plain.withShapes(a.vertices, b.vertices);
        for (SweepAlgorithm path : Answers.paths(plain)) {
            OracleClaim expected = Claims.renumbered(Answers.claim(path, plain), a.numbering, b.numbering);
            assertThat(Answers.claim(path, listed)).as("%s %s", path, listed).isEqualTo(expected);
        }
    }

    /** Vertex i becomes n - 1 - i; the edge from i to i + 1 begins at what was i + 1. A segment's edge is always 0. */
    private static Listed reversed(double[] shape) {
        int n = shape.length / 2;
        double[] vertices = new double[2 * n];
        for (int i = 0; i < n; i++) {
            copy(shape, i, vertices, n - 1 - i);
        }
        return new Listed(vertices, new Numbering(i -> n - 1 - i, i -> n == 2 ? 0 : Math.floorMod(n - 2 - i, n)));
    }

    private static Listed rotated(double[] shape, Random random) {
        int n = shape.length / 2;
        int start = random.nextInt(n);
        double[] vertices = new double[2 * n];
        for (int i = 0; i < n; i++) {
            copy(shape, (start + i) % n, vertices, i);
        }
        return new Listed(
                vertices,
                new Numbering(i -> Math.floorMod(i - start, n), i -> n == 2 ? 0 : Math.floorMod(i - start, n)));
    }

    /** Repeats vertices, and puts others on edges where doubles can hold them. */
    private static Listed padded(double[] shape, Random random) {
        int n = shape.length / 2;
        VertexList list = new VertexList();
        int[] numbers = new int[n];
        for (int i = 0; i < n; i++) {
            numbers[i] = list.size();
            list.addRepeatedly(shape[2 * i], shape[2 * i + 1], random.nextInt(3) == 0 ? 3 : 1);
            int next = 2 * ((i + 1) % n);
            // A segment is given one way through all its vertices, and the other way in one step.
            if (n > 2 || (n == 2 && i == 0)) {
                list.addMiddle(shape[2 * i], shape[2 * i + 1], shape[next], shape[next + 1]);
            }
        }
        if (random.nextBoolean()) {
            list.addRepeatedly(shape[0], shape[1], 1);
        }
        return new Listed(list.toArray(), new Numbering(i -> numbers[i], i -> numbers[i]));
    }

    private static void copy(double[] from, int i, double[] to, int j) {
        to[2 * j] = from[2 * i];
        to[2 * j + 1] = from[2 * i + 1];
    }
}
