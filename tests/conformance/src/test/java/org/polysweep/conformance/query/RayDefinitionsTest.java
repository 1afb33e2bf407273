package org.polysweep.conformance.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.Doubles;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.Query;
import org.polysweep.query.Distance;
import org.polysweep.query.RayCast;
import org.polysweep.query.RayHit;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RayStartInside;
import org.polysweep.trials.Trials;

/**
 * Rays against shapes with and without a radius, by the definitions: the part of the ray before {@code t} meets
 * nothing, and the part up to the next double does. A part of a ray is a segment, and how that stands to a shape is
 * what {@link BruteForce} says.
 */
class RayDefinitionsTest {

    private static final int QUERIES = Trials.times(25);
    private static final int SMALL = Trials.times(1_500);

    @ParameterizedTest
    @EnumSource
    void everyKindOfShape(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode());
        for (int i = 0; i < QUERIES; i++) {
            Query query = kind.next(random);
            MovingShape point = Rounder.sharp(query).a();
            double x = point.shape().part(0).core().x(0) + point.x();
            double y = point.shape().part(0).core().y(0) + point.y();
            MovingShape shape = Answers.b(query).moving(0, 0);
            if (random.nextInt(3) != 0) {
                double distance = Distance.between(point.placed(), shape.placed());
                shape = Rounder.round(random, new Rounder.Standing(shape, shape), distance)
                        .a();
            }
            double dx = query.moveAX() - query.moveBX();
            double dy = query.moveAY() - query.moveBY();
            if (Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(dx) && Double.isFinite(dy)) {
                require(x, y, dx, dy, shape);
            }
        }
    }

    /** Tangents, joints of arcs and edges, rays along edges, rays that end on the outline. */
    @Test
    void smallIntegers() {
        Random random = Trials.random(11);
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        for (int i = 0; i < SMALL; i++) {
            int size = 2 + random.nextInt(7);
            MovingShape shape =
                    Rounder.grown(DefinitionsTest.hull(random, size).at(0, 0).moving(0, 0), random.nextInt(6));
            double x = random.nextInt(-2 * size, 2 * size);
            double y = random.nextInt(-2 * size, 2 * size);
            double scale = random.nextInt(1, 4);
            double dx = random.nextInt(-size, size + 1) * scale;
            double dy = random.nextInt(-size, size + 1) * scale;
            counts.merge(require(x, y, dx, dy, shape), 1, Integer::sum);
        }
        assertThat(counts.values()).hasSize(4).allMatch(count -> count > SMALL / 50);
    }

    private static Verdict require(double x, double y, double dx, double dy, MovingShape shape) {
        if (dx == 0 && dy == 0) {
            return Verdict.MISS;
        }
        Part part = new Part(Vec.of(x, y), Vec.of(dx, dy), shape);
        Ray ray = Ray.segment(x, y, dx, dy);
        Optional<RayHit> hit = RayCast.first(ray, shape.placed());
        Verdict verdict = part.verdictOfRay();
        assertThat(hit.map(RayHit::verdict).orElse(Verdict.MISS))
                .as("%s %s", ray, shape)
                .isEqualTo(verdict);
        if (verdict == Verdict.HIT || verdict == Verdict.TOUCH) {
            double t = hit.orElseThrow().t();
            Verdict free = verdict == Verdict.HIT ? Verdict.OVERLAP : Verdict.MISS;
            boolean starts = t == 0
                    || (verdict == Verdict.HIT
                            ? part.between(0, t) != Verdict.OVERLAP
                            : part.between(0, Math.nextDown(t)) == Verdict.MISS);
            double end = t == Double.MAX_VALUE ? t : Math.nextUp(t);
            boolean meets = (part.between(t, end) == Verdict.OVERLAP) == (free == Verdict.OVERLAP);
            boolean touches = verdict != Verdict.TOUCH || part.between(t, end) != Verdict.MISS;
            assertThat(starts && (verdict == Verdict.TOUCH ? touches : meets))
                    .as("%s %s %s", ray, shape, hit)
                    .isTrue();
            requirePlace(part, hit.orElseThrow());
        } else if (verdict == Verdict.OVERLAP) {
            requireExit(part, Ray.endless(x, y, dx, dy), shape);
        }
        return verdict;
    }

    private static void requireExit(Part part, Ray ray, MovingShape shape) {
        RayHit exit =
                RayCast.first(ray, shape.placed(), RayStartInside.REPORT_EXIT).orElseThrow();
        double t = exit.t();
        assertThat(t == Double.MAX_VALUE || part.at(Math.nextUp(t)) == Verdict.MISS)
                .as("%s %s %s", ray, shape, exit)
                .isTrue();
        assertThat(part.at(t)).as("%s %s %s", ray, shape, exit).isNotEqualTo(Verdict.MISS);
        requirePlace(part, exit);
    }

    /** The place lies between those at {@code t} and at the next double, as far as doubles can tell. */
    private static void requirePlace(Part part, RayHit hit) {
        if (hit.t() == Double.MAX_VALUE) {
            return;
        }
        Vec from = part.place(hit.t());
        Vec to = part.place(Math.nextUp(hit.t()));
        requireBetween(from.x(), to.x(), hit.point().x());
        requireBetween(from.y(), to.y(), hit.point().y());
    }

    private static void requireBetween(BigDecimal one, BigDecimal other, double coordinate) {
        if (Double.isFinite(coordinate)) {
            assertThat(coordinate).isBetween(Doubles.down(one.min(other)), Doubles.up(one.max(other)));
        }
    }

    /** Parts of a ray, and their relation to a shape. */
    private record Part(Vec origin, Vec direction, MovingShape shape) {

        Vec place(double t) {
            return origin.plus(direction.times(new BigDecimal(t)));
        }

        Verdict at(double t) {
            return verdict(List.of(place(t)));
        }

        Verdict between(double from, double to) {
            return verdict(List.of(place(from), place(to)));
        }

        private Verdict verdict(List<Vec> part) {
            BigDecimal radius = new BigDecimal(shape.shape().part(0).radius());
            return new BruteForce(part, BigDecimal.ZERO, BruteForce.corners(shape), radius).verdict();
        }

        Verdict verdictOfRay() {
            Verdict ofOrigin = at(0);
            if (ofOrigin == Verdict.OVERLAP) {
                return Verdict.OVERLAP;
            }
            return switch (between(0, 1)) {
                // Two segments may be in each other, but a point is never in a segment.
                case OVERLAP -> hasInterior() ? Verdict.HIT : Verdict.TOUCH;
                case TOUCH -> Verdict.TOUCH;
                default -> Verdict.MISS;
            };
        }

        private boolean hasInterior() {
            return shape.shape().part(0).radius() > 0
                    || shape.shape().part(0).core().vertexCount() > 2;
        }
    }
}
