package org.polysweep.internal.polygon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.oracle.Query;
import org.polysweep.trials.Trials;

/**
 * Neither certificate holds for a wrong guess, and what the one bound certifies is certified sign by sign. Here signs
 * are computed in big integers alone.
 */
class VertexRayCertificateTest {

    /** The numbers of possible guesses of a query grow as the product of the numbers of vertices. */
    private static final int MAX_PAIRS = 64;

    private static final int EXACT = Stages.code(Set.of(Stage.FILTER, Stage.STRUCTURE, Stage.EXPANSION));

    private final PolygonQuery query = new PolygonQuery();
    private final Predicates predicates = new Predicates(query);
    private final VertexRayCertificate certificate = new VertexRayCertificate(query, predicates);
    private final VertexRaySearch vertexRaySearch = new VertexRaySearch(query, predicates);
    private final VertexRayGuess vertexRayGuess = new VertexRayGuess(query);

    private void set(Query next) {
        query.set(ConvexMotion.of(Answers.a(next)), ConvexMotion.of(Answers.b(next)));
        predicates.arithmetic.begin(EXACT);
    }

    private VertexRay guess(int way, Consumer<VertexRay> guess) {
        VertexRay ray = new VertexRay(query, predicates, way);
        guess.accept(ray);
        return ray;
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = "ROUND_.*")
    void theOneBoundImpliesSignBySign(QueryClass kind) {
        Random random = Trials.random(41);
        int certified = 0;
        for (int i = 0; i < Trials.times(400); i++) {
            Query next = kind.next(random);
            set(next);
            for (int way : new int[] {1, -1}) {
                certified += requireImplied(guess(way, vertexRayGuess::cast), next) ? 1 : 0;
            }
        }
        assertThat(certified).isGreaterThanOrEqualTo(isInGeneralPosition(kind) ? Trials.times(700) : 0);
    }

    private static boolean isInGeneralPosition(QueryClass kind) {
        return Set.of(QueryClass.TURNED_BOXES, QueryClass.POLYGONS, QueryClass.ROUND, QueryClass.SLIVERS)
                .contains(kind);
    }

    /** Returns whether a guess is certified by one bound. */
    private boolean requireImplied(VertexRay byOneBound, Query of) {
        if (!certificate.certifyByOneBound(byOneBound, query.gapSize())) {
            return false;
        }
        VertexRay ray = copy(byOneBound);
        assertThat(certificate.certify(ray)).as("%s", of).isTrue();
        if (ray.hits) {
            // The edge of a point has no length, so no turn of it is strict.
            boolean isOfPoint = (ray.isVertexA ? query.a : query.b).vertexCount() == 1;
            assertThat(ray.isStrict()).as("%s", of).isNotEqualTo(isOfPoint);
            assertThat(byOneBound.isStrict()).as("%s", of).isTrue();
            assertThat(byOneBound.toStart()).as("%s", of).isEqualTo(ray.toStart());
            assertThat(byOneBound.toEnd()).as("%s", of).isEqualTo(ray.toEnd());
        }
        requireTrue(ray, of);
        return true;
    }

    /** The same guess, of which nothing else is known. */
    private VertexRay copy(VertexRay ray) {
        return guess(ray.sense, copy -> {
            if (!ray.hits) {
                copy.setMiss(ray.onA, ray.onB);
            } else if (ray.isOfVertices()) {
                copy.setVertices(ray.onA, ray.onB);
            } else {
                copy.setEdge(ray.onA, ray.onB, ray.isVertexA);
            }
        });
    }

    /** Requires that a ray is the one that the search finds, or one that arrives at the same time. */
    private void requireTrue(VertexRay ray, Query of) {
        VertexRay searched = guess(ray.sense, vertexRaySearch::cast);
        assertThat(ray.hits).as(() -> text(ray) + " " + of).isEqualTo(searched.hits);
        if (ray.hits) {
            assertThat(ray.exactly()).as(() -> text(ray) + " " + of).isEqualByComparingTo(searched.exactly());
        }
    }

    private static String text(VertexRay ray) {
        return (ray.hits ? "hit" : "miss") + " sense " + ray.sense + (ray.isVertexA ? " vertex " : " edge ") + ray.onA
                + (ray.isVertexB ? " vertex " : " edge ") + ray.onB;
    }

    /** Tries every guess that there is. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = "ROUND_.*")
    void aWrongGuessIsNeverCertified(QueryClass kind) {
        Random random = Trials.random(42);
        for (int i = 0; i < Trials.times(80); i++) {
            Query next = kind.next(random);
            set(next);
            if (query.a.vertexCount() * query.b.vertexCount() <= MAX_PAIRS) {
                for (int way : new int[] {1, -1}) {
                    int certified = tryAll(way, next);
                    assertThat(certified).as("%s", next).isGreaterThanOrEqualTo(isInGeneralPosition(kind) ? 1 : 0);
                }
            }
        }
    }

    /** Returns how many guesses are certified. */
    private int tryAll(int way, Query of) {
        int certified = 0;
        for (int i = 0; i < query.a.vertexCount(); i++) {
            for (int j = 0; j < query.b.vertexCount(); j++) {
                int onA = i;
                int onB = j;
                certified += isCertified(guess(way, ray -> ray.setEdge(onA, onB, true)), of) ? 1 : 0;
                certified += isCertified(guess(way, ray -> ray.setEdge(onA, onB, false)), of) ? 1 : 0;
                certified += isCertified(guess(way, ray -> ray.setVertices(onA, onB)), of) ? 1 : 0;
                certified += isCertified(guess(way, ray -> ray.setMiss(onA, onB)), of) ? 1 : 0;
            }
        }
        return certified;
    }

    private boolean isCertified(VertexRay ray, Query of) {
        requireImplied(copy(ray), of);
        boolean holds = certificate.certify(ray);
        if (holds) {
            requireTrue(ray, of);
        }
        return holds;
    }

    /** A guess in doubles, moved by one vertex, as errors of rounding would move it. */
    @ParameterizedTest
    @EnumSource(names = {"ROUND", "POLYGONS", "COUNTRIES", "LETTERS", "ULPS", "NEAR_DEGENERATE"})
    void aGuessThatIsOffByOneIsNotCertified(QueryClass kind) {
        Random random = Trials.random(43);
        for (int i = 0; i < Trials.times(200); i++) {
            Query next = kind.next(random);
            set(next);
            for (int way : new int[] {1, -1}) {
                VertexRay ray = guess(way, vertexRayGuess::cast);
                for (int move = -1; move <= 1; move += 2) {
                    isCertified(moved(ray, move, 0), next);
                    isCertified(moved(ray, 0, move), next);
                    isCertified(moved(ray, move, move), next);
                    isCertified(moved(ray, move, -move), next);
                }
            }
        }
    }

    private VertexRay moved(VertexRay ray, int onA, int onB) {
        int movedA = Math.floorMod(ray.onA + onA, query.a.vertexCount());
        int movedB = Math.floorMod(ray.onB + onB, query.b.vertexCount());
        return guess(ray.sense, moved -> {
            if (!ray.hits) {
                moved.setMiss(movedA, movedB);
            } else if (ray.isOfVertices()) {
                moved.setVertices(movedA, movedB);
            } else {
                moved.setEdge(movedA, movedB, ray.isVertexA);
            }
        });
    }
}
