package org.polysweep.conformance.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.Doubles;
import org.polysweep.contact.Verdict;
import org.polysweep.query.RayCast;
import org.polysweep.query.RayHit;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RayStartInside;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/** Hits come in the order of the exact times, and hits of the same time in the order of the list. */
class RayOrderTest {

    /** Walls one ulp apart, whose times are only 5/9 of an ulp apart, and so often the same doubles. */
    @Test
    void wallsSoNearThatTheirTimesAreTheSameDoubles() {
        List<PlacedShape> walls = new ArrayList<>();
        double x = 1.9;
        for (int i = 0; i < 10; i++) {
            walls.add(ConvexPolygon.of(x, -1, x, 1).at(0, 0));
            x = Math.nextDown(x);
        }
        Ray ray = Ray.segment(0, 0, 1.8, 0);
        assertThat(RayCast.all(ray, walls, RayStartInside.REPORT_START)).isEmpty();
        Ray endless = Ray.endless(0, 0, 1.8, 0);
        List<RayHit> hits = RayCast.all(endless, walls, RayStartInside.REPORT_START);
        assertThat(hits).extracting(RayHit::index).containsExactly(9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
        assertThat(hits.stream().map(RayHit::t).distinct().count()).isLessThan(9);
        assertThat(RayCast.first(endless, walls, RayStartInside.REPORT_START)).contains(hits.get(0));
    }

    /**
     * Circles about (2, i) with the squared radius 2 + i² or so would be met together. Their radii are rounded, so the
     * times are not the same, but many are the same doubles. A time in exact decimals tells them apart.
     */
    @Test
    void circlesThatAreMetAlmostTogether() {
        List<PlacedShape> circles = new ArrayList<>();
        List<BigDecimal> times = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            double radius = Math.sqrt(2 + i * i);
            circles.add(RoundedPolygon.circle(2, i, radius).at(0, 0));
            BigDecimal squaredHalfChord = new BigDecimal(radius).pow(2).subtract(new BigDecimal(i * i));
            times.add(new BigDecimal(2).subtract(squaredHalfChord.sqrt(new MathContext(60))));
        }
        List<Integer> expected = IntStream.range(0, circles.size())
                .boxed()
                .sorted(Comparator.comparing(times::get))
                .toList();
        List<RayHit> hits = RayCast.all(Ray.segment(0, 0, 1, 0), circles, RayStartInside.REPORT_START);
        assertThat(hits).extracting(RayHit::index).isEqualTo(expected);
        assertThat(hits).allMatch(hit -> hit.t() == Doubles.down(times.get(hit.index())));
        assertThat(hits.stream().map(RayHit::t).distinct().count()).isLessThan(60);
    }

    @Test
    void tiesAreInTheOrderOfTheList() {
        PlacedShape box = ConvexPolygon.box(1, -1, 2, 1).at(0, 0);
        PlacedShape circle = RoundedPolygon.circle(3, 0, 2).at(0, 0);
        PlacedShape corner = ConvexPolygon.of(1, 0).at(0, 0);
        PlacedShape far = ConvexPolygon.of(9, 9).at(0, 0);
        Ray ray = Ray.segment(0, 0, 2, 0);
        assertThat(RayCast.all(ray, List.of(far, corner, circle, box), RayStartInside.REPORT_START))
                .extracting(RayHit::index)
                .containsExactly(1, 2, 3);
        assertThat(RayCast.all(ray, List.of(box, circle, far, corner), RayStartInside.REPORT_START))
                .extracting(RayHit::index)
                .containsExactly(0, 1, 3);
        assertThat(RayCast.all(ray, List.of(), RayStartInside.REPORT_START)).isEmpty();
        assertThat(RayCast.first(ray, List.of(far), RayStartInside.REPORT_START))
                .isEmpty();
    }

    @Test
    void shapesAroundTheOriginComeFirstOrWhereTheyEnd() {
        PlacedShape around = ConvexPolygon.box(-1, -1, 3, 1).at(0, 0);
        PlacedShape ahead = ConvexPolygon.box(1, -1, 2, 1).at(0, 0);
        PlacedShape wide = RoundedPolygon.circle(0, 0, 9).at(0, 0);
        Ray ray = Ray.segment(0, 0, 4, 0);
        List<PlacedShape> shapes = List.of(ahead, around, wide);
        assertThat(RayCast.all(ray, shapes, RayStartInside.REPORT_START))
                .extracting(RayHit::index)
                .containsExactly(1, 2, 0);
        assertThat(RayCast.all(ray, shapes, RayStartInside.REPORT_EXIT))
                .extracting(RayHit::index)
                .containsExactly(0, 1);
        assertThat(RayCast.all(Ray.endless(0, 0, 4, 0), shapes, RayStartInside.REPORT_EXIT))
                .extracting(RayHit::t)
                .containsExactly(0.25, 0.75, 2.25);
    }

    /** Segments on a small grid: the exact times are quotients of small integers. */
    @Test
    void manySegments() {
        Random random = Trials.random(3);
        for (int round = 0; round < 100; round++) {
            int dx = random.nextInt(1, 30);
            int dy = random.nextInt(-20, 30);
            List<PlacedShape> shapes = new ArrayList<>();
            List<long[]> times = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                int x = random.nextInt(-5, 30);
                int y = random.nextInt(-5, 30);
                int ex = random.nextInt(-9, 10);
                int ey = random.nextInt(-9, 10);
                shapes.add(ConvexPolygon.of(x, y, x + ex, y + ey).at(0, 0));
                times.add(time(dx, dy, x, y, ex, ey));
            }
            List<Integer> expected = IntStream.range(0, shapes.size())
                    .boxed()
                    .filter(i -> times.get(i).length > 0)
                    .sorted(Comparator.comparing(times::get, (s, t) -> Long.compare(s[0] * t[1], t[0] * s[1])))
                    .toList();
            List<RayHit> hits = RayCast.all(Ray.segment(0, 0, dx, dy), shapes, RayStartInside.REPORT_START);
            assertThat(hits).extracting(RayHit::index).isEqualTo(expected);
            assertThat(hits).allMatch(hit -> hit.verdict() == Verdict.TOUCH);
        }
    }

    /**
     * When the ray from (0, 0) to (dx, dy) meets the segment from (x, y) to (x + ex, y + ey): a quotient, or nothing.
     */
    private static long[] time(long dx, long dy, long x, long y, long ex, long ey) {
        long below = dx * ey - dy * ex;
        long above = x * ey - y * ex;
        long along = x * dy - y * dx;
        if (below == 0) {
            return along != 0 ? new long[0] : first(dx, dy, x * dx + y * dy, (x + ex) * dx + (y + ey) * dy);
        }
        long sign = Long.signum(below);
        boolean meets =
                above * sign >= 0 && above * sign <= below * sign && along * sign >= 0 && along * sign <= below * sign;
        return meets ? new long[] {above * sign, below * sign} : new long[0];
    }

    private static long[] first(long dx, long dy, long from, long to) {
        long square = dx * dx + dy * dy;
        long first = Math.max(Math.min(from, to), 0);
        return first > square || Math.max(from, to) < 0 ? new long[0] : new long[] {first, square};
    }
}
