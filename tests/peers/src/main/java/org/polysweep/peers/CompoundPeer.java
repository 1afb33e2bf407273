package org.polysweep.peers;

import java.util.List;

/**
 * Somebody who answers sweeps of compounds: shapes whose parts stand and move as one. Not thread-safe.
 *
 * @param <S> the form of a part
 * @param <C> the form of a compound
 */
public interface CompoundPeer<S, C> extends Sweeping<C> {

    /** Makes a compound of one part or more. */
    C compound(List<S> parts);
}
