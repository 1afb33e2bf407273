package org.polysweep.oracle;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The obstacle C of one part of A and one of B. Its grid may differ from the grids of other pairs: times, and
 * directions up to their length, do not depend on it.
 *
 * @param partA which part of A
 * @param partB which part of B
 * @param scene the question about these two alone, on a grid
 * @param body C if there is no radius, else its core
 * @param timing how they meet
 */
record OracleObstacle(int partA, int partB, Scene scene, DifferenceBody body, ExactTiming timing) {
    static OracleObstacle of(CompoundQuery query, PartOfStep part, int partA, int partB) {
        Scene scene = Scene.of(query.pair(partA, partB)).within(part);
        return new OracleObstacle(partA, partB, scene, scene.differenceBody(), Oracle.timing(scene));
    }

    boolean isRound() {
        return scene.radius().signum() > 0;
    }

    IntVector d() {
        return scene.d();
    }

    /** The exact time of contact; empty if there is none, or it is infinite. */
    Optional<Surd> enter() {
        return timing.enter().flatMap(ExactTime::value);
    }

    /** The answer as if there were no other parts. */
    CompoundAnswer alone() {
        OracleAnswer whole = Oracle.answer(scene);
        boolean isContact = timing.verdict() == ExactVerdict.HIT || timing.verdict() == ExactVerdict.TOUCH;
        List<ContactEdge> edges = isContact ? ContactEdge.of(scene, enter().orElseThrow()) : List.of();
        return new CompoundAnswer(partA, partB, timing, whole.unitNormal(), edges);
    }

    /** The answer with these edges, of which the first gives the normal. */
    CompoundAnswer answer(List<ContactEdge> edges) {
        return new CompoundAnswer(partA, partB, timing, Optional.of(edges.get(0).normal()), edges);
    }

    ContactEdge contactEdge(BodyEdge edge) {
        return ContactEdge.of(scene, edge);
    }

    /** The edges that hold the point q = time·d of C; of C without a radius. */
    Stream<BodyEdge> edgesAt(Rational time) {
        return body.edges().stream().filter(edge -> edge.boundary().borders(time, d()));
    }

    /** Where an edge leads from the point q that it holds: both ways, or from an end of it one way. */
    Stream<IntVector> directions(BodyEdge edge, Rational time) {
        IntVector along = edge.direction();
        if (edge.startsAt(time, d())) {
            return Stream.of(along);
        }
        return edge.endsAt(time, d()) ? Stream.of(along.negate()) : Stream.of(along, along.negate());
    }

    /**
     * Whether C has the points that are right beside those which follow q in a direction: q + ε·along + ε²·side for all
     * small ε.
     *
     * With a radius, C begins there if it has the points that follow q themselves.
     *
     * @param time of q = time·d
     * @param along a direction
     * @param side another, a quarter turn from it
     */
    boolean beginsBeside(Rational time, IntVector along, IntVector side) {
        return isRound() ? RoundVicinity.begins(this, time, along) : sharpBeginsBeside(time, along, side);
    }

    /** Of the half-planes whose intersection is C, those decide on whose line q is. */
    private boolean sharpBeginsBeside(Rational time, IntVector along, IntVector side) {
        return body.boundaries().stream().allMatch(boundary -> {
            int room = boundary.sideOf(time, d());
            int ahead = boundary.normal().dot(along).signum();
            return room < 0
                    || (room == 0
                            && (ahead < 0
                                    || (ahead == 0
                                            && boundary.normal().dot(side).signum() <= 0)));
        });
    }
}
