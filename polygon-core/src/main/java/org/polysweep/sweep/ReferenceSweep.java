package org.polysweep.sweep;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.contact.SweepResult;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.Ratio;
import org.polysweep.sweep.ExactPolygon.Projection;

/**
 * The sweep as it is told: reject by projection on the velocity axis and on the axis across it, then send a ray from each
 * vertex of A along the motion against each edge of B, and from each vertex of B along the negated motion against each edge
 * of A. Every number is an exact integer or quotient, so every comparison is final.
 *
 * <p>Four things differ from the forms in circulation, which fail there. A ray that meets a vertex is a case of its own, so a
 * corner that runs into a corner is seen. An edge along the motion is never divided by: its two ends are met as vertices.
 * Times before 0 and after 1 are kept, so shapes that are in each other already, and an arrival exactly at t = 1, are told
 * apart. And a line that runs along a side is known for what it is, so sliding is no hit.
 *
 * <p>Cost: O(n·m) comparisons and O(n + m) exact quotients for n and m vertices.
 */
final class ReferenceSweep {

    private final ExactQuery query;

    /** The direction of the rays. */
    private final ExactVector line;

    ReferenceSweep(ExactQuery query) {
        this.query = query;
        line = query.line();
    }

    /** Answers a query. */
    static void write(ExactQuery query, SweepResult result) {
        Optional<Passage> passage = new ReferenceSweep(query).passage();
        if (passage.isPresent()) {
            new ExactAnswer(query, passage.get()).writeTo(result);
        } else {
            result.writeMiss();
        }
    }

    /** How the line of the motion passes C; empty if a projection shows that the shapes do not meet in this step. */
    Optional<Passage> passage() {
        if (apartAlongMotion() || apartAcrossMotion()) {
            return Optional.empty();
        }
        Crossings crossings = new Crossings();
        castRays(query.a(), line, query.b(), (time, vertex, target) -> {
            crossings.add(new Crossing(time, Spot.corner(vertex), target));
        });
        castRays(query.b(), line.negated(), query.a(), (time, vertex, target) -> {
            crossings.add(new Crossing(time, target, Spot.corner(vertex)));
        });
        return Optional.of(crossings.toPassage(touchesAcrossMotion()));
    }

    /** Whether the extent of A along the motion, swept over the step, misses that of B. */
    boolean apartAlongMotion() {
        Projection a = query.a().along(line);
        Projection b = query.b().along(line);
        BigInteger farthest = a.greatest().add(line.dot(query.d()));
        return farthest.compareTo(b.least()) < 0 || a.least().compareTo(b.greatest()) > 0;
    }

    /** Whether the shadows of A and B along the motion are apart. */
    boolean apartAcrossMotion() {
        Projection a = query.a().across(line);
        Projection b = query.b().across(line);
        return a.greatest().compareTo(b.least()) < 0 || a.least().compareTo(b.greatest()) > 0;
    }

    /** Whether the shadows of A and B along the motion have no more than an end in common. */
    private boolean touchesAcrossMotion() {
        Projection a = query.a().across(line);
        Projection b = query.b().across(line);
        return a.greatest().equals(b.least()) || a.least().equals(b.greatest());
    }

    /** What was found on the way to the answer, in words. */
    Explanation explain() {
        List<Step> steps = new ArrayList<>();
        boolean apart = apartAlongMotion();
        steps.add(new Step(
                "velocity axis",
                apart ? "the swept extents are apart: rejected" : "the swept extents have a point in common"));
        if (!apart) {
            steps.add(new Step(
                    "perpendicular axis",
                    apartAcrossMotion() ? "the shadows are apart: rejected" : "the shadows have a point in common"));
        }
        passage().ifPresent(found -> steps.addAll(found.describe(query)));
        steps.add(new Step("signs", "all decided by integers"));
        return new Explanation(steps);
    }

    /** Sends a ray from each vertex of one polygon along its velocity against each edge of the other. */
    private static void castRays(ExactPolygon from, ExactVector velocity, ExactPolygon onto, RayHit found) {
        Projection origins = from.across(velocity);
        Projection targets = onto.across(velocity);
        for (int vertex = 0; vertex < from.size(); vertex++) {
            BigInteger ray = origins.of(vertex);
            for (int edge = 0; edge < onto.size(); edge++) {
                int start = targets.of(edge).compareTo(ray);
                int end = targets.of(onto.next(edge)).compareTo(ray);
                if (start == 0) {
                    ExactVector gap = onto.corner(edge).minus(from.corner(vertex));
                    found.at(Ratio.of(velocity.dot(gap), velocity.square()), vertex, Spot.corner(edge));
                } else if (start * end < 0) {
                    ExactVector gap = onto.corner(edge).minus(from.corner(vertex));
                    ExactVector side = onto.edge(edge);
                    found.at(Ratio.of(side.cross(gap), side.cross(velocity)), vertex, Spot.inside(edge));
                }
            }
        }
    }

    /** Receives what a ray meets. */
    private interface RayHit {
        void at(Ratio time, int vertex, Spot target);
    }

    /** The first and the last of the crossings that are added. */
    private static final class Crossings {

        private Optional<Crossing> first = Optional.empty();
        private Optional<Crossing> last = Optional.empty();

        void add(Crossing crossing) {
            first = Optional.of(
                    first.map(known -> Crossing.earlier(known, crossing)).orElse(crossing));
            last = Optional.of(
                    last.map(known -> Crossing.later(known, crossing)).orElse(crossing));
        }

        /** Shadows that share a point share the ray of a vertex, so there is at least one crossing. */
        Passage toPassage(boolean tangent) {
            return new Passage(first.orElseThrow(), last.orElseThrow(), tangent);
        }
    }
}
