package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The separation from obstacles without a radius, in whole numbers, as {@link CompoundSeparation} says. */
final class SharpWayOut {
    private static final WayEnd ORIGIN = new WayEnd(IntVector.of(0, 0), BigInteger.ONE);

    private final List<GrownBody> obstacles;
    private final Grid grid;
    private final Comparator<WayEnd> order;

    /**
     * A point with rational coordinates.
     *
     * @param times the point, so many times
     * @param weight how many times, positive
     */
    private record WayEnd(IntVector times, BigInteger weight) {
        int compareLength(WayEnd other) {
            return times.squaredLength()
                    .multiply(other.weight.pow(2))
                    .compareTo(other.times.squaredLength().multiply(weight.pow(2)));
        }

        boolean isBeneath(HalfPlane line) {
            return line.normal().dot(times).compareTo(line.offset().multiply(weight)) < 0;
        }
    }

    /** The obstacles have an interior each. */
    SharpWayOut(List<GrownBody> obstacles, IntVector d, Grid grid) {
        this.obstacles = obstacles;
        this.grid = grid;
        Comparator<WayEnd> byLength = WayEnd::compareLength;
        order = byLength.thenComparing(WayEnd::times, new EdgeChoice(d).opposition());
    }

    /** Empty if the origin is in no interior. */
    Optional<CompoundSeparation> shortest() {
        if (isFree(ORIGIN)) {
            return Optional.empty();
        }
        Optional<WayEnd> best = Optional.empty();
        for (WayEnd place : candidates()) {
            if (best.filter(least -> order.compare(least, place) <= 0).isEmpty() && isFree(place)) {
                best = Optional.of(place);
            }
        }
        return best.map(this::rounded);
    }

    private List<WayEnd> candidates() {
        List<WayEnd> all = new ArrayList<>();
        List<List<HalfPlane>> lines = obstacles.stream()
                .map(obstacle ->
                        obstacle.core().edges().stream().map(BodyEdge::boundary).toList())
                .toList();
        for (int i = 0; i < lines.size(); i++) {
            for (HalfPlane line : lines.get(i)) {
                all.add(new WayEnd(
                        line.normal().times(line.offset()), line.normal().squaredLength()));
                lines.subList(i + 1, lines.size()).forEach(others -> {
                    others.forEach(other -> crossing(line, other).ifPresent(all::add));
                });
            }
        }
        return all;
    }

    /** By Cramer's rule; empty if the lines are parallel. */
    private static Optional<WayEnd> crossing(HalfPlane one, HalfPlane other) {
        IntVector n = one.normal();
        IntVector m = other.normal();
        BigInteger determinant = n.cross(m);
        IntVector times = new IntVector(
                one.offset().multiply(m.y()).subtract(other.offset().multiply(n.y())),
                other.offset().multiply(n.x()).subtract(one.offset().multiply(m.x())));
        return switch (determinant.signum()) {
            case 1 -> Optional.of(new WayEnd(times, determinant));
            case -1 -> Optional.of(new WayEnd(times.negate(), determinant.negate()));
            default -> Optional.empty();
        };
    }

    private boolean isFree(WayEnd place) {
        return obstacles.stream()
                .noneMatch(obstacle ->
                        obstacle.core().edges().stream().allMatch(edge -> place.isBeneath(edge.boundary())));
    }

    private CompoundSeparation rounded(WayEnd place) {
        OracleUnitVector normal = OracleUnitVector.along(place.times());
        Surd length = Surd.root(
                Rational.of(place.times().squaredLength(), place.weight().pow(2)));
        return new CompoundSeparation(
                OracleRounding.nearest(normal.x()),
                OracleRounding.nearest(normal.y()),
                OracleRounding.up(grid.value(length)));
    }
}
