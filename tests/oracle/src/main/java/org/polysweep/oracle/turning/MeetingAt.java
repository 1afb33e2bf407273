package org.polysweep.oracle.turning;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.polysweep.oracle.ExactContact.PointSource;
import org.polysweep.oracle.ExactFeature;
import org.polysweep.oracle.ExactFeature.FeatureKind;

/** What meets what at a moment at which two shapes touch, and where. */
final class MeetingAt {
    private final Standing standing;
    private final TurningShape a;
    private final TurningShape b;
    private final Moment moment;
    private final int exponent;
    private final Map<Polynomial, Integer> signs = new HashMap<>();

    /**
     * An edge of C on which the origin is: from an edge of B, or an edge of A turned half round, or both.
     *
     * @param edgeA of A, where there is one
     * @param edgeB of B, likewise
     * @param corner of the shape without an edge that is nearest; of no importance if both have one
     */
    private record Face(Optional<Integer> edgeA, Optional<Integer> edgeB, int corner) {}

    /** A unit vector: direction·√square / over, where the square stays. */
    private record Unit(PolyVector direction, BigInteger square, Polynomial over) {}

    MeetingAt(Standing standing, Moment moment, int exponent) {
        this.standing = standing;
        a = standing.a();
        b = standing.b();
        this.moment = moment;
        this.exponent = exponent;
    }

    TurningMeeting meeting() {
        if (!standing.isRound() && isFlat()) {
            return flatMeeting();
        }
        List<Face> faces = faces();
        if (faces.isEmpty()) {
            int[] pair = nearestCorners().orElseThrow();
            return corners(pair[0], pair[1], Optional.of(radial(pair[0], pair[1])));
        }
        if (faces.size() == 1) {
            return on(faces.get(0), normal(faces.get(0)));
        }
        if (faces.size() > 2) {
            throw new IllegalStateException("more than two edges meet");
        }
        Face ending = isBefore(faces.get(0), faces.get(1)) ? faces.get(0) : faces.get(1);
        int[] pair = nearestCorners().orElseThrow();
        return corners(pair[0], pair[1], Optional.of(normal(ending)));
    }

    private int sign(Polynomial polynomial) {
        return signs.computeIfAbsent(polynomial, moment::sign);
    }

    /** Whether the cores' difference has no interior. */
    private boolean isFlat() {
        if (a.size() > 2 || b.size() > 2) {
            return false;
        }
        return a.size() == 1 || b.size() == 1 || sign(a.turned(a.edge(0)).cross(b.turned(b.edge(0)))) == 0;
    }

    /** Of C that is a point or a segment. */
    private TurningMeeting flatMeeting() {
        Optional<int[]> pair = nearestCorners();
        if (a.size() == 1 && b.size() == 1) {
            return corners(0, 0, Optional.empty());
        }
        Unit normal = b.size() == 2 ? rightHand(b, false) : rightHand(a, true);
        if (a.size() == 2 && b.size() == 2) {
            boolean sameWay = sign(a.turned(a.edge(0)).dot(b.turned(b.edge(0)))) > 0;
            return parallel(sameWay ? 1 : 0, 0, normal);
        }
        if (pair.isPresent()) {
            return corners(pair.get()[0], pair.get()[1], Optional.of(normal));
        }
        return b.size() == 2 ? cornerOnEdge(0, 0, normal) : edgeOnCorner(0, 0, normal);
    }

    /** The first corner of a segment has the lower index. */
    private static Unit rightHand(TurningShape segment, boolean negated) {
        return outward(segment, 0, negated);
    }

    private static Unit outward(TurningShape shape, int edge, boolean negated) {
        PolyVector local = shape.edge(edge);
        BigInteger square = local.dot(local).coefficient(0);
        PolyVector direction = shape.turned(local).turnedClockwise();
        return new Unit(
                negated ? direction.negate() : direction, square, shape.square().times(square));
    }

    private Unit normal(Face face) {
        return face.edgeB()
                .map(edge -> outward(b, edge, false))
                .orElseGet(() -> outward(a, face.edgeA().orElseThrow(), true));
    }

    /** From B's corner to A's, which is as long as both radii. */
    private Unit radial(int cornerA, int cornerB) {
        PolyVector apart =
                a.placed(cornerA).times(b.square()).minus(b.placed(cornerB).times(a.square()));
        BigInteger reach = a.radius().add(b.radius());
        return new Unit(apart, BigInteger.ONE, a.square().times(b.square()).times(reach));
    }

    /** Two corners just as far from each other as the radii reach: none is nearer. */
    private Optional<int[]> nearestCorners() {
        for (int i = 0; i < a.size(); i++) {
            for (int k = 0; k < b.size(); k++) {
                if (sign(standing.near(i, k)) == 0) {
                    return Optional.of(new int[] {i, k});
                }
            }
        }
        return Optional.empty();
    }

    private List<Face> faces() {
        List<Face> faces = new ArrayList<>();
        for (int edge = 0; edge < b.edgeCount(); edge++) {
            List<Integer> nearest = nearest(standing.onB(), edge);
            if (!nearest.isEmpty()) {
                faces.add(new Face(parallelEdgeOfA(edge), Optional.of(edge), nearest.get(0)));
            }
        }
        for (int edge = 0; edge < a.edgeCount(); edge++) {
            List<Integer> nearest = nearest(standing.onA(), edge);
            int edgeA = edge;
            boolean isThere = faces.stream()
                    .anyMatch(
                            face -> face.edgeA().filter(known -> known == edgeA).isPresent());
            if (!nearest.isEmpty() && !isThere) {
                faces.add(new Face(Optional.of(edge), Optional.empty(), nearest.get(0)));
            }
        }
        return faces;
    }

    /** Of the edges of A that hold it off, the one which runs against an edge of B. */
    private Optional<Integer> parallelEdgeOfA(int edgeB) {
        PolyVector along = b.turned(b.edge(edgeB));
        return IntStream.range(0, a.edgeCount())
                .filter(edge -> !nearest(standing.onA(), edge).isEmpty())
                .filter(edge -> sign(a.turned(a.edge(edge)).cross(along)) == 0
                        && sign(a.turned(a.edge(edge)).dot(along)) < 0)
                .boxed()
                .findFirst();
    }

    /**
     * The corners of the other shape that are just as far beyond the line of an edge as the radii reach. None at all,
     * if one is nearer, or if none of the feet between them is on the edge.
     */
    private List<Integer> nearest(EdgesAgainstCorners sides, int edge) {
        List<Integer> nearest = new ArrayList<>();
        for (int corner = 0; corner < sides.cornerCount(); corner++) {
            int side = sign(sides.side(edge, corner));
            int reach = standing.isRound() ? (side < 0 ? sign(sides.reach(edge, corner)) : 1) : side;
            if (reach > 0) {
                return List.of();
            }
            if (reach == 0) {
                nearest.add(corner);
            }
        }
        boolean someAfterStart = nearest.stream().anyMatch(corner -> sign(sides.fromStart(edge, corner)) >= 0);
        boolean someBeforeEnd = nearest.stream().anyMatch(corner -> sign(sides.fromEnd(edge, corner)) <= 0);
        return someAfterStart && someBeforeEnd ? nearest : List.of();
    }

    /** Whether the one ends where the other begins, counter-clockwise on C. */
    private boolean isBefore(Face one, Face other) {
        return sign(direction(one).cross(direction(other))) > 0;
    }

    private PolyVector direction(Face face) {
        return face.edgeB()
                .map(edge -> b.turned(b.edge(edge)))
                .orElseGet(() -> a.turned(a.edge(face.edgeA().orElseThrow())).negate());
    }

    private TurningMeeting on(Face face, Unit normal) {
        if (face.edgeA().isPresent() && face.edgeB().isPresent()) {
            return parallel(face.edgeA().get(), face.edgeB().get(), normal);
        }
        return face.edgeB()
                .map(edge -> cornerOnEdge(face.corner(), edge, normal))
                .orElseGet(() -> edgeOnCorner(face.edgeA().orElseThrow(), face.corner(), normal));
    }

    private TurningMeeting cornerOnEdge(int cornerA, int edgeB, Unit normal) {
        return new TurningMeeting(
                vertex(a, cornerA), edge(b, edgeB), Optional.of(shown(normal)), List.of(onA(cornerA, normal)));
    }

    /** The point is A's own where its edge ends, as round shapes have it. */
    private TurningMeeting edgeOnCorner(int edgeA, int cornerB, Unit normal) {
        TurningContact point;
        if (sign(standing.onA().fromStart(edgeA, cornerB)) == 0) {
            point = onA(edgeA, normal);
        } else if (sign(standing.onA().fromEnd(edgeA, cornerB)) == 0) {
            point = onA(edgeA + 1, normal);
        } else {
            point = onB(cornerB, normal);
        }
        return new TurningMeeting(edge(a, edgeA), vertex(b, cornerB), Optional.of(shown(normal)), List.of(point));
    }

    /** A's edge runs against B's: it begins where the other ends. */
    private TurningMeeting parallel(int edgeA, int edgeB, Unit normal) {
        int firstA = (edgeA + 1) % a.size();
        int lastB = (edgeB + 1) % b.size();
        EdgesAgainstCorners onB = standing.onB();
        if (sign(onB.fromStart(edgeB, edgeA)) == 0) {
            return corners(edgeA, edgeB, Optional.of(normal));
        }
        if (sign(onB.fromEnd(edgeB, firstA)) == 0) {
            return corners(firstA, lastB, Optional.of(normal));
        }
        TurningContact first = sign(onB.fromStart(edgeB, firstA)) >= 0 ? onA(firstA, normal) : onB(edgeB, normal);
        TurningContact last = sign(onB.fromEnd(edgeB, edgeA)) <= 0 ? onA(edgeA, normal) : onB(lastB, normal);
        return new TurningMeeting(edge(a, edgeA), edge(b, edgeB), Optional.of(shown(normal)), List.of(first, last));
    }

    private TurningMeeting corners(int cornerA, int cornerB, Optional<Unit> normal) {
        Unit any = normal.orElseGet(
                () -> new Unit(PolyVector.of(BigInteger.ONE, BigInteger.ZERO), BigInteger.ONE, Polynomial.ONE));
        return new TurningMeeting(
                vertex(a, cornerA), vertex(b, cornerB), normal.map(this::shown), List.of(onA(cornerA, any)));
    }

    private static ExactFeature vertex(TurningShape shape, int corner) {
        return new ExactFeature(FeatureKind.VERTEX, shape.outline().vertexIndex(corner));
    }

    private static ExactFeature edge(TurningShape shape, int edge) {
        return new ExactFeature(FeatureKind.EDGE, shape.outline().edgeIndex(edge));
    }

    private TurningNormal shown(Unit normal) {
        return new TurningNormal(
                component(normal.direction().x(), normal),
                component(normal.direction().y(), normal));
    }

    private MomentNumber component(Polynomial direction, Unit normal) {
        return new MomentNumber(moment, Polynomial.ZERO, direction, normal.square(), normal.over(), 0);
    }

    /** The normal leads from B to A, so A's surface is one radius against it from A's corner. */
    private TurningContact onA(int corner, Unit normal) {
        return contact(a, PointSource.A, corner % a.size(), a.radius().negate(), normal);
    }

    private TurningContact onB(int corner, Unit normal) {
        return contact(b, PointSource.B, corner % b.size(), b.radius(), normal);
    }

    private TurningContact contact(TurningShape shape, PointSource source, int corner, BigInteger reach, Unit normal) {
        PolyVector core = shape.placed(corner).times(normal.over());
        PolyVector surface = normal.direction().times(shape.square().times(reach));
        Polynomial over = shape.square().times(normal.over());
        return new TurningContact(
                new MomentNumber(moment, core.x(), surface.x(), normal.square(), over, exponent),
                new MomentNumber(moment, core.y(), surface.y(), normal.square(), over, exponent),
                source,
                shape.outline().vertexIndex(corner));
    }
}
