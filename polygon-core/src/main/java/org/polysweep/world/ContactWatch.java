package org.polysweep.world;

import java.util.Arrays;
import org.polysweep.internal.collection.PairList;
import org.polysweep.internal.collection.PairSet;

/**
 * Which pairs begin, go on and end to be in contact. Two bodies are in contact in a step if a contact of them is
 * reported in it. Sensors are not: they overlap. Reusable.
 */
final class ContactWatch {

    private final Bodies bodies;
    final KnownPairs known;
    private final ToldPairs told = new ToldPairs();
    private final PairSet before = new PairSet();
    private final PairSet met = new PairSet();
    private final PairList contacts = new PairList();
    private double[] times = {};
    private PairListener listener = PairListener.NOBODY;

    ContactWatch(Bodies bodies) {
        this.bodies = bodies;
        known = new KnownPairs(bodies);
    }

    void setListener(PairListener newListener) {
        if (!isWatching()) {
            known.clear();
        }
        listener = newListener;
    }

    boolean isWatching() {
        return listener != PairListener.NOBODY;
    }

    /** Forgets the contacts of the step before. */
    void begin() {
        told.clear();
        met.clear();
        contacts.clear();
    }

    /** Takes a contact that has been reported, by rank. */
    void note(int a, int b, double time) {
        if (isWatching() && !bodies.hasSensor(a, b) && met.add(a, b)) {
            int place = contacts.add(a, b);
            if (place == times.length) {
                times = Arrays.copyOf(times, Math.max(64, 2 * place));
            }
            times[place] = time;
        }
    }

    /** Works out what is to be told of the step, and remembers who is in contact. */
    void finish() {
        if (!isWatching()) {
            return;
        }
        before.clear();
        known.putInto(before);
        for (int pair = 0; pair < known.count(); pair++) {
            if (!known.areHere(pair) || !met.contains(known.rankOfFirst(pair), known.rankOfSecond(pair))) {
                told.end(known.first(pair), known.second(pair), 0);
            }
        }
        for (int i = 0; i < contacts.count(); i++) {
            if (!before.contains(contacts.first(i), contacts.second(i))) {
                told.begin(bodies.idAt(contacts.first(i)), bodies.idAt(contacts.second(i)), times[i]);
            }
        }
        contacts.sort();
        for (int i = 0; i < contacts.count(); i++) {
            if (before.contains(contacts.first(i), contacts.second(i))) {
                told.stay(bodies.idAt(contacts.first(i)), bodies.idAt(contacts.second(i)));
            }
        }
        known.set(contacts);
    }

    void tell() {
        told.tell(listener);
    }
}
