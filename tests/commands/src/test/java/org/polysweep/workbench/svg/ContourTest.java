package org.polysweep.workbench.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The contour of a rounded shape covers what the shape covers, as far as the window shows it. */
class ContourTest {

    private static final Box WINDOW = Box.ofSize(0, 0, 640, 480);
    private static final Frame FRAME = new Frame(WINDOW, Vec.ZERO, 1);

    /** What a frame draws reaches so far beyond its window. */
    private static final double BEYOND = 40;

    private static final Pattern COMMAND = Pattern.compile("([MLAQ])([^MLAQZ]+)");

    private static OutlinePath outline(double radius, double... xy) {
        List<Vec> corners = new ArrayList<>();
        for (int i = 0; i < xy.length; i += 2) {
            corners.add(new Vec(xy[i], xy[i + 1]));
        }
        return new OutlinePath(corners, radius);
    }

    @Test
    void roundingsAreArcsAndEdgesAreLines() {
        assertThat(FRAME.toScreen(outline(10, -50, 0, 50, 0)).path())
                .isEqualTo(
                        "M270 230A10 10 0 0 0 260 240A10 10 0 0 0 270 250L370 250A10 10 0 0 0 380 240A10 10 0 0 0 370 "
                                + "230L270 230Z");
        assertThat(FRAME.toScreen(outline(10, 0, 0, 50, 0, 50, 30, 0, 30)).path())
                .isEqualTo("M310 240A10 10 0 0 0 320 250L370 250A10 10 0 0 0 380 240L380 210A10 10 0 0 0 370 200"
                        + "L320 200A10 10 0 0 0 310 210L310 240Z");
    }

    @Test
    void aWholeCircleIsACircle() {
        assertThat(FRAME.toScreen(outline(100, 0, 0)).isCircle()).isTrue();
        assertThat(FRAME.toScreen(outline(1000, 0, 0)).isCircle()).isFalse();
        assertThat(FRAME.toScreen(outline(1000, 0, 0)).path()).doesNotContain("A");
        assertThat(FRAME.toScreen(outline(300, 200, 0)).isCircle()).isFalse();
        assertThat(FRAME.toScreen(outline(100, -9, 0, 9, 0)).isCircle()).isFalse();
    }

    @Test
    void whatIsOutsideIsNotDrawn() {
        assertThat(FRAME.toScreen(outline(100, 2000, 0)).pieces()).isEmpty();
        assertThat(FRAME.toScreen(outline(1, 2000, 0, 2000, 9)).pieces()).isEmpty();
    }

    /** Steiner: the area, the length of the edges times the radius, and the circle. */
    @ParameterizedTest
    @ValueSource(doubles = {0.01, 0.5, 3, 50})
    void theAreaIsThatOfSteiner(double radius) {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 200; i++) {
            OutlinePath core = random(random, 100, random.nextInt(1, 40));
            OutlinePath round = new OutlinePath(core.corners(), radius);
            double expected = area(core.corners()) + length(core.corners()) * radius + Math.PI * radius * radius;
            Contour contour = FRAME.toScreen(round);
            double drawn = contour.isCircle() ? Math.PI * radius * radius : areaOfPath(contour.path());
            assertThat(drawn)
                    .isCloseTo(expected, within(3 + radius * core.corners().size() * 0.05));
        }
    }

    /** Whatever the size of the arcs, near or far from the window. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 30, 300, 1e3, 3e3, 1e4, 1e6, 1e9})
    void whatIsClippedIsWhatAPolygonWouldBe(double size) {
        whatIsClippedIsWhatAPolygonWouldBe(size, 40);
    }

    @ParameterizedTest
    @Tag("nightly")
    @ValueSource(doubles = {1, 30, 300, 1e3, 3e3, 1e4, 1e6, 1e9})
    void whatIsClippedIsWhatAPolygonWouldBeOfMany(double size) {
        whatIsClippedIsWhatAPolygonWouldBe(size, 1000);
    }

    private static void whatIsClippedIsWhatAPolygonWouldBe(double size, int count) {
        SplittableRandom random = new SplittableRandom(7);
        int shown = 0;
        for (int i = 0; i < count; i++) {
            OutlinePath core = random(random, random.nextDouble() * size, random.nextInt(1, 8));
            double radius = random.nextDouble() * size;
            double angle = random.nextDouble() * 7;
            // Its boundary goes through the window, or nearly so.
            Vec place = core.furthest(new Vec(Math.cos(angle), Math.sin(angle)))
                    .plus(new Vec(Math.cos(angle), Math.sin(angle)).times(radius));
            Vec shift = new Vec(random.nextDouble() * 700 - 350, random.nextDouble() * 500 - 250).minus(place);
            OutlinePath round = new OutlinePath(core.corners(), radius).movedBy(shift);
            List<Vec> polygon = clipped(fine(round));
            Contour contour = FRAME.toScreen(round);
            shown += polygon.isEmpty() ? 0 : 1;
            double expected = polygon.isEmpty() ? 0 : -area(polygon);
            double drawn = contour.pieces().isEmpty()
                    ? 0
                    : contour.isCircle() ? Math.PI * radius * radius : areaOfPath(contour.path());
            assertThat(drawn).as("%s", round).isCloseTo(expected, within(100.0));
            contour.places()
                    .forEach(at ->
                            assertThat(WINDOW.grown(BEYOND + 0.01).contains(at)).isTrue());
        }
        assertThat(shown).isGreaterThan(count * 4 / 5);
    }

    private static OutlinePath random(SplittableRandom random, double reach, int points) {
        List<Vec> places = new ArrayList<>();
        for (int i = 0; i < points; i++) {
            places.add(new Vec(random.nextDouble() * reach, random.nextDouble() * reach));
        }
        return new OutlinePath(places, 0).sweptBy(Vec.ZERO);
    }

    /** A polygon of many corners, finest where the window is. */
    private static List<Vec> fine(OutlinePath round) {
        List<Vec> places = new ArrayList<>();
        for (Vec corner : round.corners()) {
            double toward = Math.atan2(-corner.y(), -corner.x());
            for (int i = -1000; i <= 1000; i++) {
                double share = i / 1000.0;
                double angle = toward + Math.PI * share * share * share;
                places.add(corner.plus(new Vec(Math.cos(angle), Math.sin(angle)).times(round.radius())));
            }
        }
        return new OutlinePath(places, 0).sweptBy(Vec.ZERO).corners();
    }

    private static List<Vec> clipped(List<Vec> polygon) {
        return FRAME.toScreen(polygon);
    }

    private static double area(List<Vec> polygon) {
        double twice = 0;
        for (int i = 0; i < polygon.size(); i++) {
            twice += polygon.get(i).cross(polygon.get((i + 1) % polygon.size()));
        }
        return twice / 2;
    }

    private static double length(List<Vec> polygon) {
        double length = 0;
        for (int i = 0; i < polygon.size(); i++) {
            length +=
                    polygon.get((i + 1) % polygon.size()).minus(polygon.get(i)).length();
        }
        return length;
    }

    /**
     * The area within a path that goes around counter-clockwise where y points down: of the polygon, and of what
     * bulges.
     */
    private static double areaOfPath(String path) {
        List<Vec> corners = new ArrayList<>();
        double bulges = 0;
        for (MatchResult command : COMMAND.matcher(path).results().toList()) {
            String[] numbers = command.group(2).trim().split(" ", -1);
            Vec end = place(numbers, numbers.length - 2);
            if (command.group(1).equals("A")) {
                assertThat(command.group(2)).contains(" 0 0 0 ");
                double radius = Double.parseDouble(numbers[0]);
                double half = end.minus(corners.get(corners.size() - 1)).length() / 2;
                double angle = 2 * Math.asin(Math.min(1, half / radius));
                bulges += radius * radius * (angle - Math.sin(angle)) / 2;
            } else if (command.group(1).equals("Q")) {
                Vec begin = corners.get(corners.size() - 1);
                bulges += -place(numbers, 0).minus(begin).cross(end.minus(begin)) / 3;
            }
            corners.add(end);
        }
        return -area(corners) + bulges;
    }

    private static Vec place(String[] numbers, int at) {
        return new Vec(Double.parseDouble(numbers[at]), Double.parseDouble(numbers[at + 1]));
    }
}
