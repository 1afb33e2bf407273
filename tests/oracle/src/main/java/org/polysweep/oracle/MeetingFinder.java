package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.polysweep.oracle.ExactContact.PointSource;
import org.polysweep.oracle.Scene.Mover;

/**
 * Features and contact points of a scene at the time of entry, read off the place on the boundary of C where t·d lies.
 */
final class MeetingFinder {
    private final Scene scene;
    private final IntVector d;
    private final Surd time;
    private final Spot spot;

    MeetingFinder(Scene scene, Surd time, Spot spot) {
        this.scene = scene;
        this.d = scene.d();
        this.time = time;
        this.spot = spot;
    }

    /** What meets what. */
    ExactMeeting meeting() {
        return spot.edge().map(this::on).orElseGet(() -> corners(spot.cornerA(), spot.cornerB()));
    }

    private ExactMeeting corners(int cornerA, int cornerB) {
        return new ExactMeeting(vertex(scene.a(), cornerA), vertex(scene.b(), cornerB), List.of(onA(cornerA)));
    }

    private ExactMeeting on(BodyEdge edge) {
        if (edge.fromA() && edge.fromB()) {
            return parallel(edge);
        }
        return edge.fromB()
                ? new ExactMeeting(
                        vertex(scene.a(), edge.cornerA()),
                        edge(scene.b(), edge.cornerB()),
                        List.of(onA(edge.cornerA())))
                : new ExactMeeting(
                        edge(scene.a(), edge.cornerA()), vertex(scene.b(), edge.cornerB()), List.of(beside(edge)));
    }

    /** On an edge of A alone: B's corner, or A's own where the edge ends, as round shapes have it. */
    private ExactContact beside(BodyEdge edge) {
        int cornerB = edge.cornerB();
        return IntStream.of(edge.cornerA(), edge.cornerA() + 1)
                .filter(cornerA -> leadOfB(cornerA, cornerB, edge.direction()) == 0)
                .mapToObj(this::onA)
                .findFirst()
                .orElseGet(() -> onB(cornerB));
    }

    /**
     * At an end of this edge, which round shapes have, one corner meets one corner: the edges share no more than that.
     */
    private ExactMeeting parallel(BodyEdge edge) {
        int cornerA = edge.cornerA();
        int cornerB = edge.cornerB();
        if (leadOfB(cornerA, cornerB, edge.direction()) == 0) {
            return corners(cornerA, cornerB);
        }
        if (leadOfB(cornerA + 1, cornerB + 1, edge.direction()) == 0) {
            return corners(cornerA + 1, cornerB + 1);
        }
        List<ExactContact> ends = List.of(first(edge), last(edge));
        return new ExactMeeting(edge(scene.a(), cornerA), edge(scene.b(), cornerB), ends);
    }

    /**
     * Where the shared segment begins along B's edge: A's edge runs against it, so it is A's next corner or B's first.
     */
    private ExactContact first(BodyEdge edge) {
        int cornerA = edge.cornerA() + 1;
        int cornerB = edge.cornerB();
        return leadOfB(cornerA, cornerB, edge.direction()) <= 0 ? onA(cornerA) : onB(cornerB);
    }

    private ExactContact last(BodyEdge edge) {
        int cornerA = edge.cornerA();
        int cornerB = edge.cornerB() + 1;
        return leadOfB(cornerA, cornerB, edge.direction()) >= 0 ? onA(cornerA) : onB(cornerB);
    }

    /** The sign of how much further B's corner is along the direction than A's, at the time of contact. */
    private int leadOfB(int cornerA, int cornerB, IntVector direction) {
        IntVector atStart = scene.b().cornerAtStart(cornerB).minus(scene.a().cornerAtStart(cornerA));
        Surd lead = Surd.of(Rational.of(atStart.dot(direction), BigInteger.ONE));
        return lead.compareTo(time.times(d.dot(direction)));
    }

    private static ExactFeature vertex(Mover mover, int corner) {
        return ExactFeature.vertex(mover.outline().vertexIndex(corner));
    }

    private static ExactFeature edge(Mover mover, int corner) {
        return ExactFeature.edge(mover.outline().edgeIndex(corner));
    }

    /** The normal leads from B to A, so A's surface is one radius against it from A's corner. */
    private ExactContact onA(int corner) {
        return contact(scene.a(), scene.a().radius().negate(), PointSource.A, corner);
    }

    private ExactContact onB(int corner) {
        return contact(scene.b(), scene.b().radius(), PointSource.B, corner);
    }

    private ExactContact contact(Mover mover, BigInteger reach, PointSource source, int corner) {
        ExactPoint core = scene.grid().along(mover.cornerAtStart(corner), time, mover.move());
        Surd length = Surd.of(scene.grid().value(reach));
        ExactPoint surface = reach.signum() == 0
                ? core
                : spot.normal()
                        .map(normal -> core.moved(normal, length))
                        .orElseThrow(); // with a radius there is a normal
        return new ExactContact(surface, source, mover.outline().vertexIndex(corner));
    }
}
