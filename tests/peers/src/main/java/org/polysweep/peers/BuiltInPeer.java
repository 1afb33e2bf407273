package org.polysweep.peers;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import org.polysweep.sweep.SweepAlgorithm;

/** All peers, by the names under which they are reported. */
public enum BuiltInPeer {
    /** The library as it is meant to be called. */
    POLYSWEEP("polysweep", () -> new PolysweepPeer(SweepAlgorithm.AUTO)),
    /** The library's reference path: all pairs of a vertex and an edge, in integers. */
    POLYSWEEP_REFERENCE("polysweep-reference", () -> new PolysweepPeer(SweepAlgorithm.REFERENCE)),
    /** Rays from vertices in plain doubles. */
    TEXTBOOK_VERTEX_RAY("textbook-vertex-ray", TextbookVertexRay::new),
    /** The swept box in plain doubles. */
    TEXTBOOK_SWEPT_AABB("textbook-swept-aabb", TextbookSweptAabb::new),
    /** Separating axes in integers, the time rounded to nearest. */
    TEXTBOOK_EXACT("textbook-exact", TextbookExact::new),
    /** The physics engine dyn4j. */
    DYN4J("dyn4j", Dyn4jPeer::new),
    /** The physics engine jbox2d. */
    JBOX2D("jbox2d", Jbox2dPeer::new);

    private final String label;

    @SuppressWarnings("ImmutableEnumChecker") // constructors, which have no state
    private final Supplier<Peer<?>> maker;

    BuiltInPeer(String label, Supplier<Peer<?>> maker) {
        this.label = label;
        this.maker = maker;
    }

    /** Returns the name under which it is reported. */
    public String label() {
        return label;
    }

    /** Makes a peer with scratch memory of its own. */
    public Peer<?> make() {
        return maker.get();
    }

    /** Finds a peer by its name. */
    public static Optional<BuiltInPeer> named(String label) {
        return Arrays.stream(values()).filter(peer -> peer.label.equals(label)).findFirst();
    }
}
