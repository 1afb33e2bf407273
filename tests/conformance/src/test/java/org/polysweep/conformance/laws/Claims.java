package org.polysweep.conformance.laws;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import org.polysweep.conformance.query.Answers;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.Query;

/** The answer that a changed query ought to have, made from the answer of the query that was changed. */
final class Claims {

    private static final String VERTEX = "VERTEX";

    private Claims() {}

    /** Every vector that says a direction is changed, and every point. */
    static OracleClaim mapped(
            OracleClaim claim, UnaryOperator<double[]> direction, UnaryOperator<double[]> point, double depth) {
        return new OracleClaim(
                claim.verdict(),
                claim.enter(),
                claim.exit(),
                applied(direction, claim.normal()),
                claim.featureAKind(),
                claim.featureAIndex(),
                claim.featureBKind(),
                claim.featureBIndex(),
                Arrays.stream(claim.contact()).map(point).toArray(double[][]::new),
                applied(point, claim.restA()),
                applied(point, claim.restB()),
                applied(direction, claim.separationNormal()),
                depth);
    }

    /**
     * A and B exchanged: so are the features and the places to rest; normals are negated, and contacts in reverse
     * order.
     */
    static OracleClaim swapped(OracleClaim claim) {
        double[][] contact = claim.contact();
        return new OracleClaim(
                claim.verdict(),
                claim.enter(),
                claim.exit(),
                negated(claim.normal()),
                claim.featureBKind(),
                claim.featureBIndex(),
                claim.featureAKind(),
                claim.featureAIndex(),
                contact.length == 2 ? new double[][] {contact[1], contact[0]} : contact,
                claim.restB(),
                claim.restA(),
                negated(claim.separationNormal()),
                claim.separationDepth());
    }

    /** The features in other numbers. */
    static OracleClaim renumbered(OracleClaim claim, Numbering a, Numbering b) {
        return new OracleClaim(
                claim.verdict(),
                claim.enter(),
                claim.exit(),
                claim.normal(),
                claim.featureAKind(),
                a.of(claim.featureAKind(), claim.featureAIndex()),
                claim.featureBKind(),
                b.of(claim.featureBKind(), claim.featureBIndex()),
                claim.contact(),
                claim.restA(),
                claim.restB(),
                claim.separationNormal(),
                claim.separationDepth());
    }

    /**
     * Without what depends on where the axes are, for when two edges tie: verdict, times, features and depth are left.
     */
    static OracleClaim withoutDirections(OracleClaim claim) {
        return new OracleClaim(
                claim.verdict(),
                claim.enter(),
                claim.exit(),
                new double[0],
                claim.featureAKind(),
                claim.featureAIndex(),
                claim.featureBKind(),
                claim.featureBIndex(),
                new double[claim.contact().length][0],
                new double[0],
                new double[0],
                new double[0],
                claim.separationDepth());
    }

    /** Without the points, whose coordinates depend on where the origin is and how it moves. */
    static OracleClaim withoutPoints(OracleClaim claim) {
        return mapped(claim, direction -> direction, point -> new double[0], claim.separationDepth());
    }

    /**
     * Whether the answer's edge may be one of several that only the directions of the axes decide between: nothing
     * moves, and the shapes are in each other, or meet corner to corner, or C is a segment.
     */
    static boolean isTiedByAxes(Query query, OracleClaim claim) {
        boolean stands = query.moveAX() == query.moveBX() && query.moveAY() == query.moveBY();
        boolean corners =
                claim.featureAKind().equals(VERTEX) && claim.featureBKind().equals(VERTEX);
        boolean thin = Answers.a(query).shape().part(0).core().vertexCount() <= 2
                && Answers.b(query).shape().part(0).core().vertexCount() <= 2;
        return stands && (claim.verdict().equals("OVERLAP") || corners || thin);
    }

    static double[] negated(double[] vector) {
        return Arrays.stream(vector).map(component -> 0.0 - component).toArray();
    }

    private static double[] applied(UnaryOperator<double[]> change, double[] vectorOrNothing) {
        return vectorOrNothing.length == 0 ? vectorOrNothing : change.apply(vectorOrNothing);
    }

    /**
     * From the indices of one list of vertices to the indices of another list for the same shape.
     *
     * @param vertex for vertices
     * @param edge for edges
     */
    record Numbering(IntUnaryOperator vertex, IntUnaryOperator edge) {
        private int of(String kind, int index) {
            return index < 0 ? index : (kind.equals(VERTEX) ? vertex : edge).applyAsInt(index);
        }
    }
}
