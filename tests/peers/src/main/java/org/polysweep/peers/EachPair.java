package org.polysweep.peers;

import java.util.List;
import org.polysweep.peers.PeerAnswer.PeerOutcome;

/**
 * Asks a peer that has no compounds about each pair of parts: the first overlap, else the earliest hit, else the
 * earliest touch. If it finds no answer about a pair before that overlap, there is none about all.
 *
 * @param <S> the peer's form of a shape
 */
final class EachPair<S> implements CompoundPeer<S, List<S>> {

    private final Peer<S> peer;
    private final PeerAnswer pair = new PeerAnswer();

    EachPair(Peer<S> peer) {
        this.peer = peer;
    }

    @Override
    public List<S> compound(List<S> parts) {
        return List.copyOf(parts);
    }

    @Override
    public void sweep(
            List<S> a,
            double ax,
            double ay,
            double adx,
            double ady,
            List<S> b,
            double bx,
            double by,
            double bdx,
            double bdy,
            PeerAnswer answer) {
        answer.outcome = PeerOutcome.MISS;
        for (int i = 0; i < a.size(); i++) {
            for (int k = 0; k < b.size(); k++) {
                peer.sweep(a.get(i), ax, ay, adx, ady, b.get(k), bx, by, bdx, bdy, pair);
                if (isBefore(pair, answer)) {
                    answer.copy(pair);
                }
                if (answer.outcome == PeerOutcome.FAILED || answer.outcome == PeerOutcome.OVERLAP) {
                    return;
                }
            }
        }
    }

    private static boolean isBefore(PeerAnswer one, PeerAnswer other) {
        int order = Integer.compare(rank(one.outcome), rank(other.outcome));
        boolean isTimed = one.outcome == PeerOutcome.HIT || one.outcome == PeerOutcome.TOUCH;
        return order < 0 || (order == 0 && isTimed && isBefore(one.enter, other.enter));
    }

    /** A time that is no number goes before all others, so that it is not lost: it means that there is no result. */
    private static boolean isBefore(double one, double other) {
        return Double.isNaN(one) || one < other;
    }

    private static int rank(PeerOutcome outcome) {
        return switch (outcome) {
            case FAILED -> 0;
            case OVERLAP -> 1;
            case HIT -> 2;
            case TOUCH -> 3;
            case MISS -> 4;
        };
    }
}
