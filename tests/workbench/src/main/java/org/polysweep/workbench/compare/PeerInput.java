package org.polysweep.workbench.compare;

import org.polysweep.peers.Peer;

/**
 * A convex shape or a part, as peers take it.
 *
 * @param corners the corners of the core, counter-clockwise; not to be changed
 * @param radius how far it reaches beyond them; 0 if its corners are sharp
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, never compared
record PeerInput(double[] corners, double radius) {

    /** Whether an algorithm is made for a pair of shapes. */
    static boolean isPairFor(Peer<?> peer, PeerInput a, PeerInput b) {
        return a.isFor(peer) && b.isFor(peer) && peer.isMadeFor(a.corners, b.corners);
    }

    /** Whether an algorithm has such shapes. */
    boolean isFor(Peer<?> peer) {
        return radius == 0 || peer.hasRounded(corners);
    }

    /** The same shape in an algorithm's own form. */
    <S> S of(Peer<S> peer) {
        return radius == 0 ? peer.shape(corners) : peer.rounded(corners, radius);
    }
}
