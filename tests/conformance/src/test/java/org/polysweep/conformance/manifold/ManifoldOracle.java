package org.polysweep.conformance.manifold;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.PlacedShape;

/**
 * The contract of contact manifolds, by its definitions: every edge against every vertex, in decimals that are exact,
 * all multiplied by the squares of both rotors. Only the last division and root are rounded, to 300 digits.
 */
final class ManifoldOracle {

    private static final MathContext DIGITS = new MathContext(300);

    /** An edge of one shape, with the caller's index. */
    private record Edge(boolean isOfA, int index, int beginIndex, int endIndex, Vector begin, Vector end) {

        Vector along() {
            return end.minus(begin);
        }

        Vector outward() {
            return new Vector(along().y, along().x.negate());
        }
    }

    /** A vertex of one shape, with the caller's index. */
    private record Vertex(int index, Vector place) {}

    private record Vector(BigDecimal x, BigDecimal y) {

        Vector minus(Vector other) {
            return new Vector(x.subtract(other.x), y.subtract(other.y));
        }

        Vector plus(Vector other) {
            return new Vector(x.add(other.x), y.add(other.y));
        }

        Vector times(BigDecimal factor) {
            return new Vector(x.multiply(factor), y.multiply(factor));
        }

        BigDecimal dot(Vector other) {
            return x.multiply(other.x).add(y.multiply(other.y));
        }

        BigDecimal square() {
            return dot(this);
        }
    }

    /** A number {@code numerator / √square}. */
    private record Ratio(BigDecimal numerator, BigDecimal square) implements Comparable<Ratio> {

        @Override
        public int compareTo(Ratio other) {
            return signedSquare(numerator)
                    .multiply(other.square)
                    .compareTo(signedSquare(other.numerator).multiply(square));
        }

        private static BigDecimal signedSquare(BigDecimal value) {
            return value.multiply(value.abs());
        }

        BigDecimal value() {
            return numerator.divide(square.sqrt(DIGITS), DIGITS);
        }
    }

    /** A point before it is rounded: on both cores, with its features. */
    private record CorePoint(
            String features, Vector onReference, Vector onIncident, BigDecimal divisor, BigDecimal gap) {}

    /** A point of the result. */
    record Contact(String features, double separation, double xOnA, double yOnA, double xOnB, double yOnB) {}

    /** The result. */
    record Result(String reference, double normalX, double normalY, List<Contact> contacts) {}

    private final BigDecimal scale;
    private final ConvexShape a;
    private final ConvexShape b;
    private final List<Vertex> verticesA;
    private final List<Vertex> verticesB;
    private final List<Edge> edgesA;
    private final List<Edge> edgesB;

    private ManifoldOracle(PlacedShape placedA, PlacedShape placedB) {
        a = (ConvexShape) placedA.shape();
        b = (ConvexShape) placedB.shape();
        BigDecimal squareA = square(placedA.rotor());
        BigDecimal squareB = square(placedB.rotor());
        scale = squareA.multiply(squareB);
        verticesA = vertices(placedA, squareB);
        verticesB = vertices(placedB, squareA);
        edgesA = edges(true, a.core(), verticesA);
        edgesB = edges(false, b.core(), verticesB);
    }

    static Result of(PlacedShape a, PlacedShape b, double maxDistance) {
        return new ManifoldOracle(a, b).result(new BigDecimal(maxDistance));
    }

    private static BigDecimal square(Rotor rotor) {
        BigDecimal c = new BigDecimal(rotor.halfCos());
        BigDecimal s = new BigDecimal(rotor.halfSin());
        return c.multiply(c).add(s.multiply(s));
    }

    private static List<Vertex> vertices(PlacedShape placed, BigDecimal factor) {
        ConvexPolygon core = ((ConvexShape) placed.shape()).core();
        BigDecimal c = new BigDecimal(placed.rotor().halfCos());
        BigDecimal s = new BigDecimal(placed.rotor().halfSin());
        BigDecimal cos = c.multiply(c).subtract(s.multiply(s));
        BigDecimal sin = c.multiply(s).multiply(BigDecimal.valueOf(2));
        Vector position = new Vector(new BigDecimal(placed.x()), new BigDecimal(placed.y()));
        List<Vertex> vertices = new ArrayList<>();
        for (int i = 0; i < core.vertexCount(); i++) {
            Vector local = new Vector(new BigDecimal(core.x(i)), new BigDecimal(core.y(i)));
            Vector rotated = new Vector(
                    cos.multiply(local.x).subtract(sin.multiply(local.y)),
                    sin.multiply(local.x).add(cos.multiply(local.y)));
            vertices.add(new Vertex(
                    core.vertexIndex(i),
                    rotated.plus(position.times(square(placed.rotor()))).times(factor)));
        }
        return vertices;
    }

    private static List<Edge> edges(boolean isOfA, ConvexPolygon core, List<Vertex> vertices) {
        List<Edge> edges = new ArrayList<>();
        for (int i = 0; vertices.size() > 1 && i < vertices.size(); i++) {
            Vertex begin = vertices.get(i);
            Vertex end = vertices.get((i + 1) % vertices.size());
            edges.add(new Edge(isOfA, core.edgeIndex(i), begin.index, end.index, begin.place, end.place));
        }
        edges.sort(Comparator.comparingInt(Edge::index).thenComparingInt(Edge::beginIndex));
        return edges;
    }

    private Result result(BigDecimal maxDistance) {
        Edge best = null;
        Ratio greatest = null;
        List<Edge> all = new ArrayList<>(edgesA);
        all.addAll(edgesB);
        for (Edge edge : all) {
            Ratio separation = separation(edge);
            if (greatest == null || separation.compareTo(greatest) > 0) {
                best = edge;
                greatest = separation;
            }
        }
        if (best == null || greatest == null || (greatest.numerator.signum() >= 0 && isFartherThan(greatest))) {
            return vertices(maxDistance);
        }
        return clipped(best, maxDistance);
    }

    private Ratio separation(Edge edge) {
        BigDecimal least = null;
        for (Vertex vertex : edge.isOfA ? verticesB : verticesA) {
            BigDecimal reach = edge.outward().dot(vertex.place.minus(edge.begin));
            least = least == null || reach.compareTo(least) < 0 ? reach : least;
        }
        return new Ratio(Objects.requireNonNull(least), edge.along().square());
    }

    /** Whether all vertices of each core are farther from all edges of the other than a separation. */
    private boolean isFartherThan(Ratio separation) {
        for (Edge edge : edgesA) {
            for (Vertex vertex : verticesB) {
                if (!isFartherThan(separation, vertex, edge)) {
                    return false;
                }
            }
        }
        for (Edge edge : edgesB) {
            for (Vertex vertex : verticesA) {
                if (!isFartherThan(separation, vertex, edge)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isFartherThan(Ratio separation, Vertex vertex, Edge edge) {
        Vector along = edge.along();
        Vector offset = vertex.place.minus(edge.begin);
        BigDecimal reach = along.dot(offset);
        Ratio distance = reach.signum() <= 0
                ? length(offset)
                : reach.compareTo(along.square()) >= 0
                        ? length(vertex.place.minus(edge.end))
                        : new Ratio(edge.outward().dot(offset).abs(), along.square());
        return distance.compareTo(separation) > 0;
    }

    private static Ratio length(Vector vector) {
        BigDecimal square = vector.square();
        return square.signum() == 0 ? new Ratio(BigDecimal.ZERO, BigDecimal.ONE) : new Ratio(square, square);
    }

    private Result vertices(BigDecimal maxDistance) {
        Vertex onA = verticesA.get(0);
        Vertex onB = verticesB.get(0);
        for (Vertex vertexA : verticesA) {
            for (Vertex vertexB : verticesB) {
                if (vertexA.place
                                .minus(vertexB.place)
                                .square()
                                .compareTo(onA.place.minus(onB.place).square())
                        < 0) {
                    onA = vertexA;
                    onB = vertexB;
                }
            }
        }
        Vector normal = onA.place.minus(onB.place);
        BigDecimal distance = length(normal).value();
        CorePoint point = new CorePoint(
                "A vertex " + onA.index + ", B vertex " + onB.index, onB.place, onA.place, BigDecimal.ONE, distance);
        boolean isPoint = normal.square().signum() == 0;
        return round(
                "radial",
                false,
                isPoint ? new Vector(BigDecimal.ONE, BigDecimal.ZERO) : normal,
                List.of(point),
                maxDistance);
    }

    private Result clipped(Edge reference, BigDecimal maxDistance) {
        List<CorePoint> points = new ArrayList<>();
        List<Edge> edges = reference.isOfA ? edgesB : edgesA;
        if (edges.isEmpty()) {
            points.add(vertexPoint(reference, (reference.isOfA ? verticesB : verticesA).get(0)));
        } else {
            Edge incident = edges.get(0);
            for (Edge edge : edges) {
                if (cosine(reference, edge).compareTo(cosine(reference, incident)) < 0) {
                    incident = edge;
                }
            }
            clip(reference, incident, points);
        }
        String name = (reference.isOfA ? "A" : "B") + " edge " + reference.index;
        return round(name, reference.isOfA, reference.outward(), points, maxDistance);
    }

    private static Ratio cosine(Edge reference, Edge other) {
        return new Ratio(reference.along().dot(other.along()), other.along().square());
    }

    private static void clip(Edge reference, Edge incident, List<CorePoint> points) {
        Vertex first = new Vertex(incident.beginIndex, incident.begin);
        Vertex last = new Vertex(incident.endIndex, incident.end);
        BigDecimal atFirst = parameter(reference, first);
        BigDecimal atLast = parameter(reference, last);
        BigDecimal one = reference.along().square();
        if (isIn(atFirst, one)) {
            points.add(vertexPoint(reference, first));
        }
        if (isIn(atLast, one)) {
            points.add(vertexPoint(reference, last));
        }
        if (atFirst.signum() * atLast.signum() < 0) {
            points.add(cutPoint(reference, incident, reference.beginIndex, reference.begin));
        }
        if (atFirst.compareTo(one) * atLast.compareTo(one) < 0) {
            points.add(cutPoint(reference, incident, reference.endIndex, reference.end));
        }
        // Counter-clockwise on B is forward along its edges and backward along the edges of A; deeper points first.
        Comparator<CorePoint> forward = Comparator.comparing(
                point -> reference.along().dot(point.onReference).divide(point.divisor, DIGITS));
        points.sort((reference.isOfA ? forward.reversed() : forward).thenComparing(CorePoint::gap));
    }

    private static BigDecimal parameter(Edge reference, Vertex vertex) {
        return reference.along().dot(vertex.place.minus(reference.begin));
    }

    private static boolean isIn(BigDecimal parameter, BigDecimal end) {
        return parameter.signum() >= 0 && parameter.compareTo(end) <= 0;
    }

    private static CorePoint vertexPoint(Edge reference, Vertex vertex) {
        Vector normal = reference.outward();
        BigDecimal square = normal.square();
        BigDecimal reach = normal.dot(vertex.place.minus(reference.begin));
        return new CorePoint(
                names(reference, "edge " + reference.index, "vertex " + vertex.index),
                vertex.place.times(square).minus(normal.times(reach)),
                vertex.place.times(square),
                square,
                new Ratio(reach, square).value());
    }

    private static CorePoint cutPoint(Edge reference, Edge incident, int end, Vector foot) {
        Vector normal = reference.outward();
        // foot + s n = begin + r f, multiplied by the divisor.
        BigDecimal divisor = reference.along().dot(incident.along());
        BigDecimal r = reference.along().dot(foot.minus(incident.begin));
        Vector point = incident.begin.times(divisor).plus(incident.along().times(r));
        BigDecimal reach = normal.dot(point.minus(foot.times(divisor)));
        return new CorePoint(
                names(reference, "vertex " + end, "edge " + incident.index),
                foot.times(divisor),
                point,
                divisor,
                new Ratio(reach, normal.square()).value().divide(divisor, DIGITS));
    }

    private static String names(Edge reference, String onReference, String onIncident) {
        return reference.isOfA ? "A " + onReference + ", B " + onIncident : "A " + onIncident + ", B " + onReference;
    }

    private Result round(
            String reference, boolean isOfA, Vector normal, List<CorePoint> points, BigDecimal maxDistance) {
        BigDecimal length = normal.square().sqrt(DIGITS);
        Vector unit = new Vector(normal.x.divide(length, DIGITS), normal.y.divide(length, DIGITS));
        BigDecimal radiusA = new BigDecimal(a.radius()).multiply(scale);
        BigDecimal radiusB = new BigDecimal(b.radius()).multiply(scale);
        List<Contact> contacts = new ArrayList<>();
        for (CorePoint point : points) {
            BigDecimal separation = point.gap.subtract(radiusA).subtract(radiusB);
            if (separation.compareTo(maxDistance.multiply(scale)) <= 0) {
                Vector onReference = surface(point.onReference, point.divisor, unit, isOfA ? radiusA : radiusB);
                Vector onIncident =
                        surface(point.onIncident, point.divisor, unit, (isOfA ? radiusB : radiusA).negate());
                Vector onA = isOfA ? onReference : onIncident;
                Vector onB = isOfA ? onIncident : onReference;
                contacts.add(new Contact(
                        point.features,
                        nearest(separation),
                        nearest(onA.x),
                        nearest(onA.y),
                        nearest(onB.x),
                        nearest(onB.y)));
            }
        }
        if (contacts.isEmpty()) {
            return new Result("none", Double.NaN, Double.NaN, List.of());
        }
        Vector fromB = isOfA ? unit.times(BigDecimal.ONE.negate()) : unit;
        return new Result(reference, fromB.x.doubleValue(), fromB.y.doubleValue(), contacts);
    }

    private static Vector surface(Vector core, BigDecimal divisor, Vector unit, BigDecimal distance) {
        return new Vector(core.x.divide(divisor, DIGITS), core.y.divide(divisor, DIGITS)).plus(unit.times(distance));
    }

    private double nearest(BigDecimal scaled) {
        return scaled.divide(scale, DIGITS).doubleValue();
    }
}
