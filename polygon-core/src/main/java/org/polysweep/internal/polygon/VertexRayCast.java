package org.polysweep.internal.polygon;

import org.polysweep.internal.polygon.predicate.Arithmetic;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;

/**
 * Casts the one vertex ray of a query that decides: guesses it, certifies the guess, and searches if the certificate
 * fails. The textbook algorithm casts all rays instead. Reusable.
 */
final class VertexRayCast {

    private final Arithmetic arithmetic;
    private final InitialContact initialContact;
    private final VertexRayGuess vertexRayGuess;
    private final VertexRayCertificate vertexRayCertificate;
    private final VertexRaySearch vertexRaySearch;

    VertexRayCast(PolygonQuery query, Predicates predicates, InitialContact initialContact) {
        this.initialContact = initialContact;
        arithmetic = predicates.arithmetic;
        vertexRayGuess = new VertexRayGuess(query);
        vertexRayCertificate = new VertexRayCertificate(query, predicates);
        vertexRaySearch = new VertexRaySearch(query, predicates);
    }

    /**
     * Casts a ray that has not been cast for this query.
     *
     * @param ray the ray at which the line enters C, or leaves it
     * @param gapSize {@link PolygonQuery#gapSize}
     */
    void cast(VertexRay ray, double gapSize) {
        boolean isGuessed = ray.sense > 0 && initialContact.guessRay(ray);
        boolean arrives = isGuessed || vertexRayGuess.cast(ray);
        int vertices = isGuessed ? 0 : vertexRayGuess.vertices;
        if (arithmetic.isInBounds() && vertexRayCertificate.certifyByOneBound(ray, gapSize)) {
            ray.certify(CastMethod.ONE_BOUND, vertices);
            return;
        }
        if (arithmetic.isExactInDoubles() && arrives) {
            ray.certify(CastMethod.EXACT_IN_DOUBLES, vertices);
            return;
        }
        if (vertexRayCertificate.certify(ray)) {
            ray.certify(CastMethod.SIGN_BY_SIGN, vertices);
            return;
        }
        vertexRaySearch.cast(ray);
        ray.certify(CastMethod.SEARCH, vertexRaySearch.vertices);
    }
}
