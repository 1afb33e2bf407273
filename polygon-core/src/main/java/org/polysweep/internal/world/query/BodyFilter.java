package org.polysweep.internal.world.query;

import java.util.Set;
import java.util.function.Predicate;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.shape.RayStartInside;
import org.polysweep.world.body.BodyId;

/**
 * The bodies that a query includes: the bodies that satisfy all conditions.
 *
 * @param category the category of the query
 * @param mask the mask of the query
 * @param hasBits whether category and mask apply
 * @param without the excluded bodies
 * @param predicate the condition of the caller
 * @param fromInside what a ray reports about a body in which it begins
 * @param withSensors whether sensors are considered
 * @param ignoresOneWay whether one-way bodies are solid from all sides
 */
public record BodyFilter(
        long category,
        long mask,
        boolean hasBits,
        Set<BodyId> without,
        Predicate<BodyId> predicate,
        RayStartInside fromInside,
        boolean withSensors,
        boolean ignoresOneWay) {

    /** All bodies except sensors. */
    public static final BodyFilter SOLID =
            new BodyFilter(-1, -1, false, Set.of(), body -> true, RayStartInside.REPORT_START, false, false);

    public BodyFilter without(Set<BodyId> bodies) {
        return new BodyFilter(category, mask, hasBits, bodies, predicate, fromInside, withSensors, ignoresOneWay);
    }

    public BodyFilter bits(long category, long mask) {
        return new BodyFilter(category, mask, true, without, predicate, fromInside, withSensors, ignoresOneWay);
    }

    public BodyFilter where(Predicate<BodyId> condition) {
        return new BodyFilter(
                category, mask, hasBits, without, predicate.and(condition), fromInside, withSensors, ignoresOneWay);
    }

    public BodyFilter fromInside(RayStartInside place) {
        return new BodyFilter(category, mask, hasBits, without, predicate, place, withSensors, ignoresOneWay);
    }

    /** The same filter, but including sensors. */
    public BodyFilter andSensors() {
        return new BodyFilter(category, mask, hasBits, without, predicate, fromInside, true, ignoresOneWay);
    }

    /** The same filter, but one-way bodies are solid from all sides. */
    public BodyFilter ignoringOneWay() {
        return new BodyFilter(category, mask, hasBits, without, predicate, fromInside, withSensors, true);
    }

    /** Returns whether a body, by its slot, is solid from one side only. */
    boolean isOneWay(Bodies bodies, int slot) {
        return !ignoresOneWay && bodies.filters.oneWay.isOneWay(slot);
    }

    /** Returns whether a body is considered, by its slot. */
    boolean accepts(Bodies bodies, int slot) {
        return (withSensors || !bodies.filters.isSensor(slot))
                && (!hasBits
                        || ((bodies.filters.category[slot] & mask) != 0 && (category & bodies.filters.mask[slot]) != 0))
                && !without.contains(bodies.id(slot))
                && isChosen(bodies, slot);
    }

    /** Evaluates the predicate, during which the world cannot be changed: a query is reading its trees. */
    private boolean isChosen(Bodies bodies, int slot) {
        bodies.askers++;
        try {
            return predicate.test(bodies.id(slot));
        } finally {
            bodies.askers--;
        }
    }

    /** Refuses a filter with a setting that applies to rays only. */
    BodyFilter ofShapes() {
        if (fromInside == RayStartInside.REPORT_EXIT) {
            throw new IllegalArgumentException(
                    "filter must not be for RayStartInside.REPORT_EXIT; only castRay and castRayAll support it");
        }
        return this;
    }

    @Override
    public String toString() {
        return "bodies that are solid"
                + (withSensors ? " or sensors" : "")
                + (hasBits ? ", category " + Long.toBinaryString(category) + ", mask " + Long.toBinaryString(mask) : "")
                + (without.isEmpty() ? "" : ", without " + without.size() + " of them")
                + (predicate != SOLID.predicate ? ", where a condition holds" : "")
                + (fromInside == RayStartInside.REPORT_EXIT ? ", met from inside at their exit" : "")
                + (ignoresOneWay ? ", one-way bodies from all sides" : "");
    }
}
