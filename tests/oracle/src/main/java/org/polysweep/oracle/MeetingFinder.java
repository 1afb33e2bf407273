package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.polysweep.oracle.ExactContact.Source;
import org.polysweep.oracle.Scene.Mover;

/** Features and contact points of a scene at the time of entry, read off the edge or corner of C where t·d lies. */
final class MeetingFinder {
    private final Scene scene;
    private final IntVector d;
    private final Rational time;

    MeetingFinder(Scene scene, Rational time) {
        this.scene = scene;
        this.d = scene.d();
        this.time = time;
    }

    /**
     * What meets what.
     *
     * @param body the difference body of the scene
     * @param chosen the edge that gives the normal; empty only if C is a point
     */
    ExactMeeting in(DifferenceBody body, Optional<BodyEdge> chosen) {
        if (chosen.isEmpty()) {
            return corners(0, 0);
        }
        Optional<BodyEdge> cornerOfBody =
                body.edges().stream().filter(edge -> edge.startsAt(time, d)).findFirst();
        return cornerOfBody.map(edge -> corners(edge.cornerA(), edge.cornerB())).orElseGet(() -> inside(chosen.get()));
    }

    private ExactMeeting corners(int cornerA, int cornerB) {
        return new ExactMeeting(vertex(scene.a(), cornerA), vertex(scene.b(), cornerB), List.of(onA(cornerA)));
    }

    /** The point lies between the ends of this edge of C. */
    private ExactMeeting inside(BodyEdge edge) {
        if (edge.fromA() && edge.fromB()) {
            List<ExactContact> ends = List.of(first(edge), last(edge));
            return new ExactMeeting(edge(scene.a(), edge.cornerA()), edge(scene.b(), edge.cornerB()), ends);
        }
        return edge.fromB()
                ? new ExactMeeting(
                        vertex(scene.a(), edge.cornerA()),
                        edge(scene.b(), edge.cornerB()),
                        List.of(onA(edge.cornerA())))
                : new ExactMeeting(
                        edge(scene.a(), edge.cornerA()),
                        vertex(scene.b(), edge.cornerB()),
                        List.of(onB(edge.cornerB())));
    }

    /** Where the shared segment begins along B's edge: A's edge runs against it, so it is A's next corner or B's first. */
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
        BigInteger lead = atStart.dot(direction).multiply(time.denominator());
        return lead.compareTo(d.dot(direction).multiply(time.numerator()));
    }

    private static ExactFeature vertex(Mover mover, int corner) {
        return ExactFeature.vertex(mover.outline().vertexIndex(corner));
    }

    private static ExactFeature edge(Mover mover, int corner) {
        return ExactFeature.edge(mover.outline().edgeIndex(corner));
    }

    private ExactContact onA(int corner) {
        return contact(scene.a(), Source.A, corner);
    }

    private ExactContact onB(int corner) {
        return contact(scene.b(), Source.B, corner);
    }

    private ExactContact contact(Mover mover, Source source, int corner) {
        ExactPoint point = scene.grid().along(mover.cornerAtStart(corner), time, mover.move());
        return new ExactContact(point, source, mover.outline().vertexIndex(corner));
    }
}
