package org.polysweep.conformance.world;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.PairListener;

/** Records the calls of a listener of pairs, and which pairs have begun and not ended. */
final class Told implements PairListener {

    /**
     * Two bodies.
     *
     * @param a the first
     * @param b the second
     */
    record Pair(BodyId a, BodyId b) {}

    final List<String> lines = new ArrayList<>();
    final List<Double> times = new ArrayList<>();
    final Set<Pair> open = new HashSet<>();
    private final Set<Pair> silent = new HashSet<>();

    @Override
    public void onBegin(BodyId a, BodyId b, double t) {
        lines.add("begin " + a.index() + " " + b.index() + " " + t);
        times.add(t);
        require(open.add(new Pair(a, b)), "begun twice");
    }

    @Override
    public void onStay(BodyId a, BodyId b) {
        lines.add("stay " + a.index() + " " + b.index());
        require(open.contains(new Pair(a, b)), "stays without having begun");
        require(silent.add(new Pair(a, b)), "stays twice");
    }

    @Override
    public void onEnd(BodyId a, BodyId b, double t) {
        lines.add("end " + a.index() + " " + b.index() + " " + t);
        times.add(t);
        require(open.remove(new Pair(a, b)), "ended without having begun");
    }

    /** The calls since the last call of this method. */
    List<String> take() {
        List<String> taken = List.copyOf(lines);
        lines.clear();
        times.clear();
        silent.clear();
        return taken;
    }

    private void require(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what + ": " + lines);
        }
    }
}
