package org.polysweep.conformance.world;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.polysweep.contact.Verdict;
import org.polysweep.query.Intersection;
import org.polysweep.shape.MovingShape;
import org.polysweep.world.World;
import org.polysweep.world.body.Response;

/**
 * A step of some bodies with a response, and who is in whom afterwards that was not before: decided exactly, pair by
 * pair.
 */
final class Frame {

    /**
     * Two bodies that overlap.
     *
     * @param a the place of the first in the order
     * @param b the place of the second
     */
    record Overlap(int a, int b) {}

    private Frame() {}

    /** The bodies of a world where they stand, with the motions that they will have. */
    static List<Actor> of(World world) {
        return world.bodies().all().stream().map(body -> Actor.in(world, body)).toList();
    }

    /** A world of some bodies, in order. */
    static World world(List<Actor> bodies) {
        World world = new World();
        bodies.forEach(body -> body.addTo(world));
        return world;
    }

    /** Who is in whom, those left out that are fixed both, and chains with a front. */
    static List<Overlap> overlaps(List<Actor> bodies) {
        List<Overlap> overlaps = new ArrayList<>();
        for (int a = 0; a < bodies.size(); a++) {
            for (int b = a + 1; b < bodies.size(); b++) {
                if (areInEachOther(bodies.get(a), bodies.get(b))) {
                    overlaps.add(new Overlap(a, b));
                }
            }
        }
        return overlaps;
    }

    static boolean areInEachOther(Actor a, Actor b) {
        if ((a.isKinematic() && b.isKinematic())
                || a.shape().isOneSided()
                || b.shape().isOneSided()) {
            return false;
        }
        MovingShape first = a.shape().at(a.x(), a.y()).moving(0, 0);
        MovingShape second = b.shape().at(b.x(), b.y()).moving(0, 0);
        for (int i = 0; i < a.shape().partCount(); i++) {
            for (int k = 0; k < b.shape().partCount(); k++) {
                if (Intersection.verdict(first.part(i).placed(), second.part(k).placed()) == Verdict.OVERLAP) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Overlaps that were not before. */
    static List<Overlap> newOverlaps(List<Actor> before, List<Actor> after) {
        List<Overlap> overlaps = overlaps(after);
        if (!overlaps.isEmpty()) {
            overlaps.removeAll(overlaps(before));
        }
        return overlaps;
    }

    /**
     * As few of the bodies as still get into each other, to be read by people; for responses that answer alike each
     * time.
     *
     * @param before bodies of which some get into others in a step
     * @param response makes the response
     */
    static List<Actor> smallest(List<Actor> before, Supplier<Response> response) {
        List<Actor> bodies = new ArrayList<>(before);
        for (int i = bodies.size() - 1; i >= 0; i--) {
            List<Actor> fewer = new ArrayList<>(bodies);
            fewer.remove(i);
            World world = world(fewer);
            world.step(response.get());
            if (!newOverlaps(fewer, of(world)).isEmpty()) {
                bodies = fewer;
            }
        }
        return bodies;
    }

    /** Where the bodies of a world are, in order. */
    static List<List<Double>> positions(World world) {
        return world.bodies().all().stream()
                .map(body -> List.of(world.x(body), world.y(body)))
                .toList();
    }
}
