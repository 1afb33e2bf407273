package org.polysweep.internal.world.body;

import java.util.Arrays;
import org.polysweep.internal.collection.PairList;
import org.polysweep.internal.collection.PairSet;
import org.polysweep.world.body.BodyId;

/** Pairs of bodies that a world remembers from one step to the next, in the order of the last. Reusable. */
public final class KnownPairs {

    private final Bodies bodies;
    private BodyId[] first = {};
    private BodyId[] second = {};
    private int count;

    public KnownPairs(Bodies bodies) {
        this.bodies = bodies;
    }

    public int count() {
        return count;
    }

    public BodyId first(int pair) {
        return first[pair];
    }

    public BodyId second(int pair) {
        return second[pair];
    }

    public void clear() {
        count = 0;
    }

    /** Returns whether both bodies of a pair are still in the world. */
    public boolean areHere(int pair) {
        return bodies.isAlive(first[pair]) && bodies.isAlive(second[pair]);
    }

    /** Adds the pairs whose bodies are both still in the world to a set, by rank. */
    public void putInto(PairSet ranks) {
        for (int pair = 0; pair < count; pair++) {
            if (areHere(pair)) {
                ranks.add(rankOfFirst(pair), rankOfSecond(pair));
            }
        }
    }

    public int rankOfFirst(int pair) {
        return bodies.rank(first[pair].index());
    }

    public int rankOfSecond(int pair) {
        return bodies.rank(second[pair].index());
    }

    /** Replaces the stored pairs by these, which are given by rank. */
    public void set(PairList pairs) {
        clear();
        for (int pair = 0; pair < pairs.count(); pair++) {
            add(bodies.idAt(pairs.first(pair)), bodies.idAt(pairs.second(pair)));
        }
    }

    /** Copies another list. */
    public void set(KnownPairs other) {
        clear();
        for (int pair = 0; pair < other.count; pair++) {
            add(other.first[pair], other.second[pair]);
        }
    }

    /** Stores a pair; returns whether it is new. */
    public boolean begin(BodyId a, BodyId b) {
        if (find(a, b) >= 0) {
            return false;
        }
        add(a, b);
        return true;
    }

    /** Removes a pair; returns whether it was stored. */
    public boolean end(BodyId a, BodyId b) {
        int pair = find(a, b);
        if (pair < 0) {
            return false;
        }
        count--;
        System.arraycopy(first, pair + 1, first, pair, count - pair);
        System.arraycopy(second, pair + 1, second, pair, count - pair);
        return true;
    }

    private int find(BodyId a, BodyId b) {
        for (int pair = 0; pair < count; pair++) {
            if ((first[pair] == a && second[pair] == b) || (first[pair] == b && second[pair] == a)) {
                return pair;
            }
        }
        return -1;
    }

    void add(BodyId a, BodyId b) {
        if (count == first.length) {
            first = Arrays.copyOf(first, Math.max(16, 2 * count));
            second = Arrays.copyOf(second, first.length);
        }
        first[count] = a;
        second[count++] = b;
    }
}
