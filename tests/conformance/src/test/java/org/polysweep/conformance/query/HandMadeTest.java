package org.polysweep.conformance.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Feature;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.query.ClosestPoints;
import org.polysweep.query.Distance;
import org.polysweep.query.Intersection;
import org.polysweep.query.PointLocation;
import org.polysweep.query.RayCast;
import org.polysweep.query.RayHit;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RayStartInside;
import org.polysweep.shape.RoundedPolygon;

/** Answers that can be worked out by hand. */
class HandMadeTest {

    private static final ConvexPolygon UNIT = ConvexPolygon.box(0, 0, 1, 1);

    private static Feature vertex(int index) {
        return new Feature(Feature.Kind.VERTEX, index);
    }

    private static Feature edge(int index) {
        return new Feature(Feature.Kind.EDGE, index);
    }

    @Test
    void circlesMeetWhereTheSumOfTheirRadiiIsTheirDistance() {
        RoundedPolygon circle = RoundedPolygon.circle(0, 0, 2);
        assertThat(Intersection.verdict(circle.at(0, 0), circle.at(3, 2))).isEqualTo(Verdict.OVERLAP);
        assertThat(Intersection.verdict(
                        circle.at(0, 0), RoundedPolygon.circle(0, 0, 3).at(3, 4)))
                .isEqualTo(Verdict.TOUCH);
        assertThat(Intersection.verdict(circle.at(0, 0), circle.at(0, Math.nextUp(4.0))))
                .isEqualTo(Verdict.MISS);
        assertThat(Distance.between(
                        circle.at(0, 0), RoundedPolygon.circle(0, 0, 3).at(6, 8)))
                .isEqualTo(5);
        assertThat(Distance.closestPoints(
                        circle.at(0, 0), RoundedPolygon.circle(0, 0, 3).at(6, 8)))
                .contains(new ClosestPoints(
                        0,
                        0,
                        5,
                        -0.6,
                        -0.8,
                        vertex(0),
                        vertex(0),
                        List.of(new Point(1.2, 1.6)),
                        List.of(new Point(4.2, 5.6))));
    }

    @Test
    void aCapsuleBesideABoxFacesItWithAnEdge() {
        RoundedPolygon capsule = RoundedPolygon.capsule(0, 0, 4, 0, 0.5);
        ClosestPoints gap =
                Distance.closestPoints(UNIT.at(2, 3), capsule.at(0, 0)).orElseThrow();
        assertThat(gap)
                .isEqualTo(new ClosestPoints(
                        0,
                        0,
                        2.5,
                        0,
                        1,
                        edge(0),
                        edge(0),
                        // The normal turned a quarter counter-clockwise leads to the left.
                        List.of(new Point(3, 3), new Point(2, 3)),
                        List.of(new Point(3, 0.5), new Point(2, 0.5))));
        assertThat(Distance.closestPoints(UNIT.at(4, 3), capsule.at(0, 0))
                        .orElseThrow()
                        .featureB())
                .isEqualTo(vertex(1));
        assertThat(Distance.closestPoints(UNIT.at(4, 3), capsule.at(0, 0))
                        .orElseThrow()
                        .pointsB())
                .containsExactly(new Point(4, 0.5));
    }

    @Test
    void aBoxInABoxHasNoDistance() {
        assertThat(Distance.between(UNIT.at(0, 0), UNIT.at(0.5, 0.5))).isZero();
        assertThat(Distance.closestPoints(UNIT.at(0, 0), UNIT.at(0.5, 0.5))).isEmpty();
        assertThat(Distance.closestPoints(UNIT.at(0, 0), UNIT.at(1, 1))).isEmpty();
        assertThat(Distance.between(UNIT.at(0, 0), UNIT.at(Math.nextUp(1.0), 0)))
                .isEqualTo(0x1p-52);
    }

    /**
     * The line rises by 2^-1076 for each unit, and so far is the corner from it: less than the least double, 2^-1074.
     */
    @Test
    void apartByLessThanTheLeastDouble() {
        ConvexPolygon line = ConvexPolygon.of(0, 0, 0x1p538, 0x1p-538);
        ConvexPolygon corner = ConvexPolygon.of(1, 0);
        assertThat(Intersection.verdict(corner.at(0, 0), line.at(0, 0))).isEqualTo(Verdict.MISS);
        ClosestPoints gap =
                Distance.closestPoints(corner.at(0, 0), line.at(0, 0)).orElseThrow();
        assertThat(gap.distance()).isZero();
        assertThat(gap.normalY()).isEqualTo(-1);
        assertThat(gap.pointsB()).containsExactly(new Point(1, 0));
    }

    /**
     * A polygon with so many corners knows its farthest ones in more directions than a box does, so the search begins
     * where corner (0, 1) is opposite corner (0, 2), in the middle of an edge of the obstacle.
     */
    @Test
    void facesAreFoundFromTheirMiddle() {
        double[] xy = new double[404];
        for (int i = 0; i < 200; i++) {
            xy[2 * i] = 0.67 + 0.7 * StrictMath.cos(i * Math.PI / 100);
            xy[2 * i + 1] = 0.7 * StrictMath.sin(i * Math.PI / 100);
        }
        xy[400] = 0;
        xy[401] = 1;
        xy[402] = 1;
        xy[403] = 1;
        ConvexPolygon round = ConvexPolygon.hullOf(xy);
        ClosestPoints gap =
                Distance.closestPoints(UNIT.at(0, 2), round.at(0, 0)).orElseThrow();
        assertThat(gap.featureA()).isEqualTo(edge(0));
        assertThat(gap.featureB()).isEqualTo(edge(201));
        assertThat(gap.pointsA()).containsExactly(new Point(1, 2), new Point(0, 2));
        assertThat(gap.distance()).isEqualTo(1);
    }

    @Test
    void displacementsDoNotCount() {
        assertThat(Intersection.verdict(
                        UNIT.at(0, 0).moving(9, 9).placed(),
                        UNIT.at(3, 0).moving(-3, 0).placed()))
                .isEqualTo(Verdict.MISS);
        assertThat(Distance.between(
                        UNIT.at(0, 0).moving(9, 9).placed(),
                        UNIT.at(3, 0).moving(-3, 0).placed()))
                .isEqualTo(2);
        assertThat(RayCast.first(
                                Ray.segment(-1, 0.5, 1, 0),
                                UNIT.at(0, 0).moving(5, 5).placed())
                        .orElseThrow()
                        .t())
                .isEqualTo(1);
    }

    @Test
    void separationIsThatOfTheSweep() {
        assertThat(Intersection.minimumTranslation(UNIT.at(0, 0), UNIT.at(0.75, 0.25)))
                .contains(new MinimumTranslation(-1, 0, 0.25));
        assertThat(Intersection.minimumTranslation(UNIT.at(0, 0), UNIT.at(1, 0)))
                .isEmpty();
    }

    @Test
    void pointsInShapes() {
        ConvexPolygon triangle = ConvexPolygon.of(0, 0, 3, 0, 0, 3);
        requireLocations(triangle, PointLocation.INSIDE, 1, 1);
        requireLocations(triangle, PointLocation.BOUNDARY, 1.5, 1.5, 0, 0, 2, 0);
        requireLocations(triangle, PointLocation.OUTSIDE, 1.5, Math.nextUp(1.5), -0x1p-1074, 1);
        requireLocations(ConvexPolygon.of(0, 0, 3, 1), PointLocation.BOUNDARY, 1.5, 0.5, 3, 1);
        requireLocations(ConvexPolygon.of(0, 0, 3, 1), PointLocation.OUTSIDE, 6, 2, 1, 0.25);
        requireLocations(ConvexPolygon.of(2, 1), PointLocation.BOUNDARY, 2, 1);
        requireLocations(RoundedPolygon.circle(0, 0, 5), PointLocation.BOUNDARY, 3, 4, -5, 0);
        requireLocations(RoundedPolygon.circle(0, 0, 5), PointLocation.INSIDE, 3, Math.nextDown(4.0), 0, 0);
        requireLocations(RoundedPolygon.circle(0, 0, 5), PointLocation.OUTSIDE, Math.nextUp(3.0), 4);
        RoundedPolygon capsule = RoundedPolygon.capsule(0, 0, 3, 0, 1);
        requireLocations(capsule, PointLocation.BOUNDARY, 2, 1, 4, 0, 0, -1);
        requireLocations(capsule, PointLocation.INSIDE, 2, 0, 3.5, 0.5);
        requireLocations(RoundedPolygon.of(triangle, 1), PointLocation.BOUNDARY, -1, 2, 4, 0);
        requireLocations(RoundedPolygon.of(triangle, 1), PointLocation.OUTSIDE, -0.75, -0.75);
        assertThat(PointLocation.of(triangle.at(5, 5), 6, 6)).isEqualTo(PointLocation.INSIDE);
        assertThat(PointLocation.of(triangle.at(5, 5), 1, 1)).isEqualTo(PointLocation.OUTSIDE);
    }

    private static void requireLocations(ConvexShape shape, PointLocation expected, double... xy) {
        for (int i = 0; i < xy.length; i += 2) {
            assertThat(PointLocation.of(shape, xy[i], xy[i + 1]))
                    .as("(%s, %s) in %s", xy[i], xy[i + 1], shape)
                    .isEqualTo(expected);
        }
    }

    @Test
    void aRayMeetsABox() {
        assertThat(RayCast.first(Ray.segment(-1, 0.25, 4, 0), UNIT.at(0, 0)))
                .contains(new RayHit(0, 0, Verdict.HIT, 0.25, -1, 0, new Point(0, 0.25), Optional.of(edge(3))));
        // Into a corner: the side that opposes the ray most.
        assertThat(RayCast.first(Ray.segment(-2, -1, 4, 2), UNIT.at(0, 0)))
                .contains(new RayHit(0, 0, Verdict.HIT, 0.5, -1, 0, new Point(0, 0), Optional.of(vertex(0))));
        // Past a corner, along a side, up to a side, away from a side.
        assertThat(verdict(Ray.segment(-1, 1, 2, -2))).isEqualTo(Verdict.TOUCH);
        assertThat(RayCast.first(Ray.segment(0.5, 1, 1, 0), UNIT.at(0, 0)))
                .contains(new RayHit(0, 0, Verdict.TOUCH, 0, 0, 1, new Point(0.5, 1), Optional.of(edge(2))));
        assertThat(verdict(Ray.segment(-1, 0.5, 1, 0))).isEqualTo(Verdict.TOUCH);
        assertThat(verdict(Ray.endless(-1, 0.5, 1, 0))).isEqualTo(Verdict.HIT);
        assertThat(verdict(Ray.segment(1, 0.5, 1, 0))).isEqualTo(Verdict.TOUCH);
        assertThat(verdict(Ray.segment(1, 0.5, -1, 0))).isEqualTo(Verdict.HIT);
        assertThat(verdict(Ray.endless(2, 0.5, 1, 0))).isEqualTo(Verdict.MISS);
        assertThat(verdict(Ray.endless(-1, 3, 1, 1))).isEqualTo(Verdict.MISS);
        assertThat(verdict(Ray.endless(-1, 1.5, 1, 0.25))).isEqualTo(Verdict.MISS);
    }

    private static Verdict verdict(Ray ray) {
        return RayCast.first(ray, UNIT.at(0, 0)).map(RayHit::verdict).orElse(Verdict.MISS);
    }

    @Test
    void aRayFromInside() {
        Ray ray = Ray.segment(0.5, 0.5, 1, 0);
        RayHit inside = RayCast.first(ray, UNIT.at(0, 0)).orElseThrow();
        assertThat(inside.verdict()).isEqualTo(Verdict.OVERLAP);
        assertThat(inside.point()).isEqualTo(new Point(0.5, 0.5));
        assertThat(inside.normalX()).isNaN();
        assertThat(inside.normalY()).isNaN();
        assertThat(RayCast.first(ray, UNIT.at(0, 0), RayStartInside.REPORT_EXIT))
                .contains(new RayHit(0, 0, Verdict.OVERLAP, 0.5, 1, 0, new Point(1, 0.5), Optional.of(edge(1))));
        assertThat(RayCast.first(Ray.segment(0.5, 0.5, 0.5, 0), UNIT.at(0, 0), RayStartInside.REPORT_EXIT))
                .isPresent();
        assertThat(RayCast.first(Ray.segment(0.5, 0.5, 0.25, 0), UNIT.at(0, 0), RayStartInside.REPORT_EXIT))
                .isEmpty();
        assertThat(RayCast.first(Ray.endless(0.5, 0.5, 0.25, 0), UNIT.at(0, 0), RayStartInside.REPORT_EXIT)
                        .orElseThrow()
                        .t())
                .isEqualTo(2);
        // Through a corner: the side that the ray leaves more squarely.
        assertThat(RayCast.first(Ray.endless(0.5, 0.75, 1, 0.5), UNIT.at(0, 0), RayStartInside.REPORT_EXIT))
                .contains(new RayHit(0, 0, Verdict.OVERLAP, 0.5, 1, 0, new Point(1, 1), Optional.of(vertex(2))));
    }

    @Test
    void endlessRaysAtTheEndsOfTheDoubles() {
        ConvexPolygon far = ConvexPolygon.of(0x1p1023, -1, 0x1p1023, 1);
        assertThat(RayCast.first(Ray.endless(-0x1p1023, 0, 0x1p200, 0), far.at(0x1p1023, 0))
                        .orElseThrow()
                        .t())
                .isEqualTo(1.5 * 0x1p824);
        assertThat(RayCast.first(Ray.endless(0, 0, Double.MIN_VALUE, 0), far.at(0, 0))
                        .orElseThrow()
                        .t())
                .isEqualTo(Double.MAX_VALUE);
        assertThat(RayCast.first(Ray.endless(0, 0, 1, 0), UNIT.at(Double.MIN_VALUE, -0.5))
                        .orElseThrow()
                        .t())
                .isEqualTo(Double.MIN_VALUE);
        assertThat(RayCast.first(Ray.endless(0, 0, 0x1p-900, 0), UNIT.at(3, -0.5))
                        .orElseThrow()
                        .t())
                .isEqualTo(3 * 0x1p900);
    }

    @Test
    void aRayMeetsWallsAndPoints() {
        ConvexPolygon wall = ConvexPolygon.of(0, -1, 0, 1);
        assertThat(RayCast.first(Ray.segment(-1, 0, 2, 0), wall.at(0, 0)))
                .contains(new RayHit(0, 0, Verdict.TOUCH, 0.5, -1, 0, new Point(0, 0), Optional.of(edge(0))));
        assertThat(RayCast.first(Ray.segment(1, 0, -2, 0), wall.at(0, 0))
                        .orElseThrow()
                        .normalX())
                .isEqualTo(1);
        assertThat(RayCast.first(Ray.segment(0, -3, 0, 4), wall.at(0, 0))
                        .orElseThrow()
                        .t())
                .isEqualTo(0.5);
        assertThat(RayCast.first(Ray.segment(0, 0, 0, 4), wall.at(0, 0))
                        .orElseThrow()
                        .feature())
                .contains(edge(0));
        assertThat(RayCast.first(
                        Ray.segment(-3, -4, 6, 8), ConvexPolygon.of(0, 0).at(0, 0)))
                .contains(new RayHit(0, 0, Verdict.TOUCH, 0.5, -0.6, -0.8, new Point(0, 0), Optional.of(vertex(0))));
        assertThat(RayCast.first(
                        Ray.segment(-3, -4, 6, 8.5), ConvexPolygon.of(0, 0).at(0, 0)))
                .isEmpty();
    }

    @Test
    void aRayMeetsRoundShapes() {
        RoundedPolygon circle = RoundedPolygon.circle(0, 0, 5);
        assertThat(RayCast.first(Ray.segment(-11, 3, 14, 0), circle.at(0, 0)))
                .contains(new RayHit(0, 0, Verdict.HIT, 0.5, -0.8, 0.6, new Point(-4, 3), Optional.of(vertex(0))));
        assertThat(RayCast.first(Ray.segment(-4, 5, 8, 0), circle.at(0, 0)))
                .contains(new RayHit(0, 0, Verdict.TOUCH, 0.5, 0, 1, new Point(0, 5), Optional.of(vertex(0))));
        assertThat(RayCast.first(Ray.segment(-4, Math.nextUp(5.0), 8, 0), circle.at(0, 0)))
                .isEmpty();
        assertThat(RayCast.first(Ray.segment(0, 3, 4, 0), circle.at(0, 0), RayStartInside.REPORT_EXIT))
                .contains(new RayHit(0, 0, Verdict.OVERLAP, 1, 0.8, 0.6, new Point(4, 3), Optional.of(vertex(0))));
        RoundedPolygon capsule = RoundedPolygon.capsule(0, 0, 4, 0, 1);
        assertThat(RayCast.first(Ray.segment(2, 3, 0, -4), capsule.at(0, 0)))
                .contains(new RayHit(0, 0, Verdict.HIT, 0.5, 0, 1, new Point(2, 1), Optional.of(edge(0))));
        // Where arc and straight edge join, the edge answers.
        assertThat(RayCast.first(Ray.segment(4, -3, 0, 4), capsule.at(0, 0)))
                .contains(new RayHit(0, 0, Verdict.HIT, 0.5, 0, -1, new Point(4, -1), Optional.of(edge(0))));
        // Along the upper side, from before it, from its middle, and away from its end.
        assertThat(RayCast.first(Ray.segment(-4, 1, 8, 0), capsule.at(0, 0)))
                .contains(new RayHit(0, 0, Verdict.TOUCH, 0.5, 0, 1, new Point(0, 1), Optional.of(edge(0))));
        assertThat(RayCast.first(Ray.segment(2, 1, 8, 0), capsule.at(0, 0)))
                .contains(new RayHit(0, 0, Verdict.TOUCH, 0, 0, 1, new Point(2, 1), Optional.of(edge(0))));
        assertThat(RayCast.first(Ray.segment(4, 1, 8, 0), capsule.at(0, 0)))
                .contains(new RayHit(0, 0, Verdict.TOUCH, 0, 0, 1, new Point(4, 1), Optional.of(edge(0))));
        assertThat(RayCast.first(Ray.segment(5, 0, 8, 0), capsule.at(0, 0)))
                .contains(new RayHit(0, 0, Verdict.TOUCH, 0, 1, 0, new Point(5, 0), Optional.of(vertex(1))));
    }

    @Test
    void whatIsNoNumberIsRefused() {
        Intersection intersection = new Intersection();
        assertThatThrownBy(() -> intersection.verdict(UNIT, 0, Double.NaN, UNIT, 0, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("ay must be finite, but was NaN");
        assertThatThrownBy(() -> intersection.locate(UNIT, 0, 0, Double.POSITIVE_INFINITY, 0))
                .hasMessageContaining("x must be finite, but was Infinity");
        assertThatThrownBy(() -> PointLocation.of(UNIT, 0, Double.NaN))
                .hasMessageContaining("y must be finite, but was NaN");
        assertThatThrownBy(() -> PointLocation.of(UNIT.at(1, 1), Double.NaN, 0))
                .hasMessageContaining("x must be finite, but was NaN");
        assertThatThrownBy(() -> Ray.segment(0, 0, Double.NaN, 0))
                .hasMessageContaining("dx must be finite, but was NaN");
        assertThatThrownBy(() -> Ray.endless(0, 0, 0, -0.0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("must not both be 0");
    }
}
