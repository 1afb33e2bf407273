package org.polysweep.internal.world.event;

import java.util.Arrays;
import org.polysweep.internal.world.body.Bodies;

/**
 * The pairs whose contact begins, continues or ends. Two bodies are in contact in a step if a contact of them is
 * reported in it. Sensors are never in contact: they overlap. Reusable.
 */
public final class ContactWatch extends PairWatch {

    /** The times of the first contacts of the pairs of this step, in the order of {@link #now}. */
    private double[] times = {};

    public ContactWatch(Bodies bodies) {
        super(bodies);
    }

    /** Notes a contact that has been reported, by rank. */
    public void note(int a, int b, double time) {
        if (isWatching() && !bodies.hasSensor(a, b) && seen.add(a, b)) {
            int place = now.add(a, b);
            if (place == times.length) {
                times = Arrays.copyOf(times, Math.max(64, 2 * place));
            }
            times[place] = time;
        }
    }

    /** Finds the events of a step, after it. */
    public void finish() {
        if (!isWatching()) {
            return;
        }
        for (int pair = 0; pair < known.count(); pair++) {
            if (!known.areHere(pair) || !seen.contains(known.rankOfFirst(pair), known.rankOfSecond(pair))) {
                told.end(known.first(pair), known.second(pair), 0);
            }
        }
        for (int i = 0; i < now.count(); i++) {
            int a = now.first(i);
            int b = now.second(i);
            if (before.contains(a, b)) {
                stays.add(a, b);
            } else {
                told.begin(bodies.idAt(a), bodies.idAt(b), times[i]);
            }
        }
        end();
    }
}
