package org.polysweep.workbench.svg;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Hit;
import org.polysweep.contact.Miss;
import org.polysweep.contact.Point;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.pose.Pose;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.workbench.query.Answer;
import org.polysweep.workbench.query.ShapeQuery;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Shapes with a radius are drawn as they are; the answers are given, so that it is the drawing that is tested. */
class RoundDrawingTest {

    private static final MovingShape BALL =
            RoundedPolygon.circle(0, 0, 1).at(0, 0).moving(8, 0);
    private static final MovingShape CAPSULE =
            RoundedPolygon.capsule(6, -1, 6, 1, 1).at(0, 0).moving(0, 0);

    /** The ball meets the straight side of the capsule at (5, 0), when its center is at (4, 0). */
    private static final SweepOutcome HIT = new Hit(
            0.5,
            1,
            -1,
            0,
            0,
            0,
            new Feature(Feature.Kind.VERTEX, 0),
            new Feature(Feature.Kind.EDGE, 1),
            List.of(new Point(5, 0)),
            new Pose(4, 0),
            new Pose(0, 0));

    private static Document draw(MovingShape a, MovingShape b, SweepOutcome contact) throws Exception {
        ShapeQuery query = new ShapeQuery("\"round\"", a, b);
        Answer answer = new Answer(query, contact, 0, 0, SweepAlgorithm.POLYGON, Optional.empty(), Optional.empty());
        return SweepDrawingTest.checked(SweepDrawing.of(1, answer));
    }

    private static List<Element> drawn(Document document, String tag, String styleClass) {
        return SweepDrawingTest.all(document).stream()
                .filter(element -> element.getTagName().equals(tag)
                        && element.getAttribute("class").equals(styleClass))
                .toList();
    }

    @Test
    void circlesAreCirclesAndCapsulesHaveArcs() throws Exception {
        Document drawing = draw(BALL, CAPSULE, HIT);
        Element atEnter = drawn(drawing, "circle", "a filled").get(0);
        Element before = drawn(drawing, "circle", "a outline").get(0);
        Element after = drawn(drawing, "circle", "a dashed").get(0);
        Element contact = drawn(drawing, "circle", "core").get(0);
        double radius = number(atEnter, "r");
        // The ball moves by 4 radii until it hits, and by 4 more.
        assertThat(number(atEnter, "cx") - number(before, "cx")).isCloseTo(4 * radius, offset());
        assertThat(number(after, "cx") - number(before, "cx")).isCloseTo(8 * radius, offset());
        assertThat(number(contact, "cx") - number(atEnter, "cx")).isCloseTo(radius, offset());
        assertThat(number(contact, "cy")).isCloseTo(number(atEnter, "cy"), offset());
        Element capsule = drawn(drawing, "path", "b filled").get(0);
        String arc = "A" + Svg.number(radius) + " " + Svg.number(radius) + " 0 0 0 ";
        assertThat(capsule.getAttribute("d").split(arc, -1)).hasSize(5);
        assertThat(drawn(drawing, "path", "a swept").get(0).getAttribute("d")).contains(arc);
    }

    @Test
    void theLegendAndTheHeadlineSayWhatIsRound() throws Exception {
        assertThat(SweepDrawingTest.texts(draw(BALL, CAPSULE, HIT)))
                .contains("radius of A", "radius of B", "contact point", "A at t = 0", "A at t = 1")
                .contains("at t = 0.5: the arc about vertex 0 of A hits edge 1 of B");
        MovingShape sharp = ConvexPolygon.box(5, -1, 7, 1).at(0, 0).moving(0, 0);
        assertThat(SweepDrawingTest.texts(draw(BALL, sharp, HIT)))
                .contains("radius of A")
                .doesNotContain("radius of B");
    }

    /** All of the shapes is in the picture, however far they reach beyond their cores. */
    @Test
    void thePictureHasRoomForTheRadius() throws Exception {
        MovingShape wide = RoundedPolygon.of(ConvexPolygon.box(0, 0, 100, 100), 1000)
                .at(0, 0)
                .moving(0, 0);
        Document drawing =
                draw(wide, RoundedPolygon.circle(0, 0, 500).at(3000, 0).moving(0, 0), new Miss());
        assertThat(drawn(drawing, "path", "a filled").get(0).getAttribute("d").split("A", -1))
                .hasSize(5);
        Element circle = drawn(drawing, "circle", "b filled").get(0);
        assertThat(number(circle, "cx") + number(circle, "r")).isBetween(500.0, 664.0);
        assertThat(SweepDrawingTest.texts(drawing)).contains("−1000", "3000");
    }

    @ParameterizedTest
    @ValueSource(doubles = {4.9E-324, 1e-310, 1e-9, 1, 1e6, 1e15, 1e100, 1e300, Double.MAX_VALUE})
    void anyRadiusIsDrawn(double radius) throws Exception {
        ConvexPolygon box = ConvexPolygon.box(0, 0, 2, 1);
        MovingShape round = RoundedPolygon.of(box, radius).at(0, 0).moving(8, 0);
        draw(round, CAPSULE, HIT);
        draw(round, RoundedPolygon.circle(-3, 5, radius).at(0, 0).moving(1, -1), new Miss());
        draw(BALL, RoundedPolygon.of(box, radius).at(5 + radius, 0).moving(0, 0), HIT);
        draw(
                BALL,
                RoundedPolygon.circle(5 + radius / 2, 0, radius)
                        .at(radius / 2, 0)
                        .moving(0, 0),
                HIT);
    }

    @Test
    void manyRoundedVerticesAreNotManyNumbers() throws Exception {
        double[] xy = new double[20_000];
        for (int i = 0; i < 10_000; i++) {
            xy[2 * i] = Math.cos(2 * Math.PI * i / 10_000);
            xy[2 * i + 1] = Math.sin(2 * Math.PI * i / 10_000);
        }
        MovingShape round =
                RoundedPolygon.of(ConvexPolygon.hullOf(xy), 1).at(0, 0).moving(9, 0);
        String svg = SweepDrawing.of(
                1,
                new Answer(
                        new ShapeQuery(null, round, CAPSULE),
                        new Miss(),
                        SweepResult.NO_PART,
                        SweepResult.NO_PART,
                        SweepAlgorithm.POLYGON,
                        Optional.empty(),
                        Optional.empty()));
        assertThat(svg.length()).isLessThan(300_000);
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    private static org.assertj.core.data.Offset<Double> offset() {
        return org.assertj.core.api.Assertions.within(0.05);
    }
}
