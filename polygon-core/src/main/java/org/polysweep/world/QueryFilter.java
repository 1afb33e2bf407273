package org.polysweep.world;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.polysweep.shape.FromInside;

/**
 * Which bodies count in a question to a {@link World}. Begin with {@link #solid}, and narrow it down; conditions from
 * several methods all hold. Immutable, and so thread-safe if the predicate is; one filter serves any number of
 * questions and worlds.
 *
 * <pre>{@code
 * QueryFilter sight = QueryFilter.solid().not(shooter).bits(1, WALLS | ENEMIES);
 * Optional<BodyHit> seen = world.castRay(ray, sight);             // a line of sight from within the shooter
 * }</pre>
 */
public final class QueryFilter {

    private static final QueryFilter SOLID =
            new QueryFilter(-1, -1, false, Set.of(), body -> true, FromInside.AT_ORIGIN, false);

    private final long category;
    private final long mask;
    private final boolean hasBits;
    private final Set<BodyId> without;
    private final Predicate<BodyId> predicate;
    private final FromInside fromInside;
    private final boolean withSensors;

    private QueryFilter(
            long category,
            long mask,
            boolean hasBits,
            Set<BodyId> without,
            Predicate<BodyId> predicate,
            FromInside fromInside,
            boolean withSensors) {
        this.category = category;
        this.mask = mask;
        this.hasBits = hasBits;
        this.without = without;
        this.predicate = predicate;
        this.fromInside = fromInside;
        this.withSensors = withSensors;
    }

    /** Returns the filter by which all bodies count but sensors; that of a question without a filter. */
    public static QueryFilter solid() {
        return SOLID;
    }

    /**
     * Returns this filter without some bodies, in addition to those that it leaves out already.
     *
     * @param bodies the bodies, such as the one that fires; one that has been removed since, or is of another world,
     *     makes no difference
     */
    public QueryFilter not(BodyId... bodies) {
        Objects.requireNonNull(bodies, "bodies is null; leave it out");
        Set<BodyId> all = new HashSet<>(without);
        for (BodyId body : Arrays.asList(bodies)) {
            all.add(Objects.requireNonNull(body, "one of the bodies is null; leave it out"));
        }
        return new QueryFilter(category, mask, hasBits, Set.copyOf(all), predicate, fromInside, withSensors);
    }

    /**
     * Returns this filter with bits, in place of those before. A body counts if the mask of each has a bit in common
     * with the category of the other, as for {@linkplain World#setFilter two bodies}.
     *
     * @param newCategory the bits of what asks
     * @param newMask the bits of what it asks about
     */
    public QueryFilter bits(long newCategory, long newMask) {
        return new QueryFilter(newCategory, newMask, true, without, predicate, fromInside, withSensors);
    }

    /**
     * Returns this filter with one more condition.
     *
     * @param condition tells whether a body counts; asked of those that nothing else leaves out, at most once in a
     *     question; may ask the world anything else, digest and save it, and not change it
     */
    public QueryFilter where(Predicate<BodyId> condition) {
        Objects.requireNonNull(condition, "condition is null; leave it out");
        return new QueryFilter(category, mask, hasBits, without, predicate.and(condition), fromInside, withSensors);
    }

    /**
     * Returns this filter with what a ray meets of a body in which it begins. Only rays can be asked so.
     *
     * @param newFromInside the body at t = 0, as a new filter has it, or its outline where the ray leaves it
     */
    public QueryFilter fromInside(FromInside newFromInside) {
        Objects.requireNonNull(newFromInside, "newFromInside is null; AT_ORIGIN is what is usual");
        return new QueryFilter(category, mask, hasBits, without, predicate, newFromInside, withSensors);
    }

    /** Returns this filter with sensors: they count, too. */
    public QueryFilter withSensors() {
        return new QueryFilter(category, mask, hasBits, without, predicate, fromInside, true);
    }

    /** Returns what counts, as text. */
    @Override
    public String toString() {
        return "bodies that are solid"
                + (withSensors ? " or sensors" : "")
                + (hasBits ? ", category " + Long.toBinaryString(category) + ", mask " + Long.toBinaryString(mask) : "")
                + (without.isEmpty() ? "" : ", without " + without.size() + " of them")
                + (predicate != SOLID.predicate ? ", where a condition holds" : "")
                + (fromInside == FromInside.AT_EXIT ? ", met from inside at their exit" : "");
    }

    FromInside fromInside() {
        return fromInside;
    }

    /** Whether a body counts, by index. */
    boolean accepts(Bodies bodies, int i) {
        return (withSensors || !bodies.isSensor(i))
                && (!hasBits || ((bodies.category[i] & mask) != 0 && (category & bodies.mask[i]) != 0))
                && !without.contains(bodies.id(i))
                && isChosen(bodies, i);
    }

    /** Asks the predicate, during which the world cannot be changed: its trees are being walked through. */
    private boolean isChosen(Bodies bodies, int i) {
        bodies.askers++;
        try {
            return predicate.test(bodies.id(i));
        } finally {
            bodies.askers--;
        }
    }

    /** Requires that this does not say what only a ray can be asked. */
    QueryFilter ofShapes() {
        if (fromInside == FromInside.AT_EXIT) {
            throw new IllegalArgumentException(
                    "filter says FromInside.AT_EXIT, where a ray leaves a body; only castRay and castRayAll take that");
        }
        return this;
    }
}
