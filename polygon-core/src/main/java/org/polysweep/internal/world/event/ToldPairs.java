package org.polysweep.internal.world.event;

import java.util.Arrays;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.PairListener;

/** The events that a listener receives after the step, so it may change bodies. Reusable. */
final class ToldPairs {

    private static final byte BEGIN = 0;
    private static final byte STAY = 1;
    private static final byte END = 2;

    private BodyId[] bodies = {};
    private double[] times = {};
    private byte[] kinds = {};
    private int count;

    void clear() {
        count = 0;
    }

    void begin(BodyId a, BodyId b, double time) {
        add(BEGIN, a, b, time);
    }

    void stay(BodyId a, BodyId b) {
        add(STAY, a, b, 0);
    }

    void end(BodyId a, BodyId b, double time) {
        add(END, a, b, time);
    }

    private void add(byte kind, BodyId a, BodyId b, double time) {
        if (count == kinds.length) {
            kinds = Arrays.copyOf(kinds, Math.max(16, 2 * count));
            times = Arrays.copyOf(times, kinds.length);
            bodies = Arrays.copyOf(bodies, 2 * kinds.length);
        }
        kinds[count] = kind;
        times[count] = time;
        bodies[2 * count] = a;
        bodies[2 * count++ + 1] = b;
    }

    /** Reports all, in the order in which they were added. */
    void tell(PairListener listener) {
        for (int i = 0; i < count; i++) {
            BodyId a = bodies[2 * i];
            BodyId b = bodies[2 * i + 1];
            switch (kinds[i]) {
                case BEGIN -> listener.onBegin(a, b, times[i]);
                case STAY -> listener.onStay(a, b);
                default -> listener.onEnd(a, b, times[i]);
            }
        }
    }
}
