package org.polysweep.aabb;

import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.Ratio;

/**
 * How the line of the motion passes the obstacle C, a box: on each axis it is within C from one time to another, and it is in C
 * while it is within on both. The slab method.
 *
 * @param enter when it enters C; -∞, so empty, if nothing moves
 * @param exit when it leaves C; ∞, so empty, if nothing moves
 * @param tangent whether it runs along a side of C
 * @see <a href="https://doi.org/10.1145/15922.15916">T. L. Kay, J. T. Kajiya, Ray tracing complex scenes, SIGGRAPH 1986</a>
 */
record BoxPassage(Optional<Ratio> enter, Optional<Ratio> exit, boolean tangent) {

    /** The passage; empty if the line misses C. */
    static Optional<BoxPassage> of(BoxPair pair) {
        Optional<Ratio> enter = Optional.empty();
        Optional<Ratio> exit = Optional.empty();
        boolean tangent = false;
        for (Slab slab : new Slab[] {pair.x(), pair.y()}) {
            if (slab.moves()) {
                enter = Optional.of(enter.map(slab.enter()::max).orElseGet(slab::enter));
                exit = Optional.of(exit.map(slab.exit()::min).orElseGet(slab::exit));
            } else if (slab.apart()) {
                return Optional.empty();
            } else {
                tangent |= slab.touches();
            }
        }
        BoxPassage passage = new BoxPassage(enter, exit, tangent);
        return passage.order() > 0 ? Optional.empty() : Optional.of(passage);
    }

    /** The sign of enter - exit. */
    private int order() {
        return enter.isPresent() && exit.isPresent() ? enter.get().compareTo(exit.get()) : -1;
    }

    Verdict verdict() {
        boolean grazes = tangent || order() == 0;
        if (enter.isPresent() && exit.isPresent()) {
            return Verdict.ofMotion(
                    enter.get().signum(),
                    enter.get().compareTo(Ratio.ONE),
                    exit.get().signum(),
                    grazes);
        }
        return Verdict.atRest(-1, 1, grazes);
    }
}
