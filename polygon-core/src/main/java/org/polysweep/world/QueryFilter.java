package org.polysweep.world;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.polysweep.internal.world.query.BodyFilter;
import org.polysweep.shape.RayStartInside;
import org.polysweep.world.body.BodyId;

/**
 * The bodies that a query of a {@link World} includes. Begin with {@link #excludingSensors}, and narrow it down; a body
 * must satisfy the conditions of all methods. Immutable, and so thread-safe if the predicate is; a filter can be used
 * for any number of queries and worlds.
 *
 * <pre>{@code
 * QueryFilter sight = QueryFilter.excludingSensors().excluding(shooter).withFilter(1, WALLS | ENEMIES);
 * Optional<WorldRayHit> seen = world.queries().castRay(ray, sight);   // a line of sight from within the shooter
 * }</pre>
 */
public final class QueryFilter {

    private static final QueryFilter SOLID = new QueryFilter(BodyFilter.SOLID);

    private final BodyFilter filter;

    private QueryFilter(BodyFilter filter) {
        this.filter = filter;
    }

    /** Returns the conditions for the engine. */
    BodyFilter bodyFilter() {
        return filter;
    }

    /** Returns the filter that includes all bodies except sensors; queries without a filter use it. */
    public static QueryFilter excludingSensors() {
        return SOLID;
    }

    /**
     * Returns this filter without the given bodies, in addition to the bodies that it already excludes.
     *
     * @param bodies the bodies, such as the body that fires; a body that has been removed since, or is of another
     *     world, has no effect
     */
    public QueryFilter excluding(BodyId... bodies) {
        Objects.requireNonNull(bodies, "bodies must not be null");
        Set<BodyId> all = new HashSet<>(filter.without());
        for (BodyId body : Arrays.asList(bodies)) {
            all.add(Objects.requireNonNull(body, "bodies must not contain null"));
        }
        return new QueryFilter(filter.without(Set.copyOf(all)));
    }

    /**
     * Returns this filter with other bits. A body is included if the mask of each has a bit in common
     * with the category of the other, as for {@linkplain WorldBodies#setFilter two bodies}.
     *
     * @param category the category of the query
     * @param mask the mask of the query: the categories that it includes
     */
    public QueryFilter withFilter(long category, long mask) {
        return new QueryFilter(filter.bits(category, mask));
    }

    /**
     * Returns this filter with one more condition.
     *
     * @param condition returns whether a body is included; called for bodies that pass all other conditions, at most
     *     once per query; it may query, digest and save the world, but not change it
     */
    public QueryFilter where(Predicate<BodyId> condition) {
        Objects.requireNonNull(condition, "condition must not be null");
        return new QueryFilter(filter.where(condition));
    }

    /**
     * Returns this filter with another result for a body in which a ray begins. Only ray casts accept such a filter.
     *
     * @param fromInside the body at t = 0, as in a new filter, or its outline where the ray leaves it
     */
    public QueryFilter rayStartInside(RayStartInside fromInside) {
        Objects.requireNonNull(fromInside, "fromInside must not be null (default: RayStartInside.REPORT_START)");
        return new QueryFilter(filter.fromInside(fromInside));
    }

    /** Returns this filter with sensors included. */
    public QueryFilter includingSensors() {
        return new QueryFilter(filter.andSensors());
    }

    /** Returns this filter with one-way bodies solid from all sides, as for a line of sight. */
    public QueryFilter ignoringOneWay() {
        return new QueryFilter(filter.ignoringOneWay());
    }

    /** Returns the conditions, as text. */
    @Override
    public String toString() {
        return filter.toString();
    }
}
