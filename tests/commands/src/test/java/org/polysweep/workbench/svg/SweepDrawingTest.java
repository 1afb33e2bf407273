package org.polysweep.workbench.svg;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.workbench.query.Answer;
import org.polysweep.workbench.query.Answerer;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.query.ShapeQuery;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Whatever is drawn is XML, with short and finite numbers, within its canvas, and explains its signs. */
class SweepDrawingTest {

    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d{1,2})?");
    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);
    private static final ConvexPolygon TRIANGLE = ConvexPolygon.of(0, 0, 6, 0, 6, 3);
    private static final ConvexPolygon POINT = ConvexPolygon.of(0, 0);
    private static final ConvexPolygon SEGMENT = ConvexPolygon.of(3, -1, 3, 1);

    private static String draw(@Nullable String id, MovingShape a, MovingShape b) throws QueryException {
        Answer answer = new Answerer(SweepAlgorithm.AUTO, false).answer(new ShapeQuery(id, a, b));
        return SweepDrawing.of(12, answer);
    }

    /** Parses a drawing and checks what holds for all. */
    static Document checked(String svg) throws Exception {
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        double height = Double.parseDouble(document.getDocumentElement().getAttribute("height"));
        assertThat(height).isBetween(250.0, 1100.0);
        for (Element element : all(document)) {
            for (String attribute : List.of("x", "y", "width", "height", "cx", "cy", "r", "rx", "d")) {
                if (element.hasAttribute(attribute)) {
                    checkNumbers(element.getAttribute(attribute));
                }
            }
        }
        assertThat(all(document).stream().map(Element::getTagName)).contains("title", "desc", "style", "rect");
        assertThat(svg).contains("prefers-color-scheme:dark");
        return document;
    }

    static List<Element> all(Document document) {
        NodeList nodes = document.getElementsByTagName("*");
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    private static void checkNumbers(String value) {
        for (String number : value.replaceAll("[MLAQZ ]+", " ").trim().split(" ", -1)) {
            Matcher matcher = NUMBER.matcher(number);
            assertThat(matcher.matches()).as(number).isTrue();
            assertThat(Double.parseDouble(number)).isBetween(-2000.0, 3000.0);
        }
    }

    static List<String> texts(Document document) {
        return all(document).stream()
                .filter(element -> element.getTagName().equals("text"))
                .map(Element::getTextContent)
                .toList();
    }

    @Test
    void aHitSaysAll() throws Exception {
        Document drawing = checked(
                draw("\"crate\"", BOX.at(0, 5).moving(8, -8), TRIANGLE.at(4, 0).moving(0, 0)));
        assertThat(texts(drawing))
                .contains("HIT", "A at t = 0", "A at t = 1", "B at rest", "displacement of A", "(8, −8)")
                .contains("area swept by A", "contact point", "unit normal, from B toward A", "A", "B")
                .anyMatch(text -> text.startsWith("A at enter, t "))
                .anyMatch(text -> text.startsWith("line 12 · crate · exit at t "));
    }

    @Test
    void everyVerdictHasItsPicture() throws Exception {
        assertThat(texts(checked(draw(
                        null,
                        BOX.at(0, 1).moving(5, 0),
                        ConvexPolygon.box(-1, 0, 9, 1).at(0, 0).moving(0, 0)))))
                .contains("TOUCH", "contact, along an edge");
        assertThat(texts(checked(
                        draw(null, BOX.at(0, 0).moving(1, 0), BOX.at(0.5, 0.25).moving(0, 0)))))
                .contains("OVERLAP", "minimum translation of A", "A moved back to enter");
        assertThat(texts(checked(
                        draw(null, BOX.at(0, 0).moving(1, 0), BOX.at(9, 9).moving(0, 0)))))
                .contains("MISS", "A at t = 0", "A at t = 1");
        assertThat(texts(checked(
                        draw(null, BOX.at(0, 0).moving(0, 0), BOX.at(0.5, 0.25).moving(0, 0)))))
                .contains("OVERLAP", "A at rest", "B at rest");
    }

    @Test
    void aBulletHasACloseUp() throws Exception {
        assertThat(texts(checked(draw(
                        null,
                        BOX.at(0, 0).moving(10_000, 7),
                        ConvexPolygon.box(0, -9, 1, 9).at(5000, 0).moving(0, 0)))))
                .contains("close-up", "the close-up below");
    }

    @ParameterizedTest
    @ValueSource(doubles = {4.9E-324, 1e-310, 1e-300, 1e-100, 1, 1e15, 1e100, 1e300, 2.9e307})
    void anySizeIsDrawn(double size) throws Exception {
        ConvexPolygon box = ConvexPolygon.box(0, 0, size, size);
        checked(draw(
                null,
                box.at(-size, 0).moving(6 * size, size),
                box.at(2 * size, 0).moving(0, 0)));
        checked(draw(null, box.at(0, 0).moving(size, 0), BOX.at(0, 0).moving(1, 1)));
        checked(draw(
                null, box.at(-1e308, 0).moving(1.7e308, 0), box.at(1e308, 0).moving(-1.7e308, -1e308)));
    }

    @Test
    void pointsAndSegmentsAreDrawn() throws Exception {
        checked(draw(null, POINT.at(0, 0).moving(6, 0), SEGMENT.at(0, 0).moving(0, 0)));
        checked(draw(null, POINT.at(1, 1).moving(0, 0), POINT.at(1, 1).moving(0, 0)));
        checked(draw(null, POINT.at(1, 1).moving(1e-5, 0), POINT.at(1, 1).moving(0, 0)));
        checked(draw(null, SEGMENT.at(0, 0).moving(0, 1), SEGMENT.at(0, 0).moving(0, 0)));
    }

    @Test
    void anythingIsDrawn() throws Exception {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 150; i++) {
            ConvexPolygon[] shapes = new ConvexPolygon[2];
            for (int s = 0; s < 2; s++) {
                double[] points =
                        random.doubles(6, -1, 1).map(x -> nasty(random, x)).toArray();
                shapes[s] = ConvexPolygon.hullOf(points);
            }
            double[] n = random.doubles(8, -1, 1).map(x -> nasty(random, x)).toArray();
            checked(draw(
                    null,
                    shapes[0].at(n[0], n[1]).moving(n[2], n[3]),
                    shapes[1].at(n[4], n[5]).moving(n[6], n[7])));
        }
    }

    private static double nasty(SplittableRandom random, double x) {
        return switch (random.nextInt(6)) {
            case 0 -> Math.scalb(x, random.nextInt(-1074, 1023));
            case 1 -> 0;
            case 2 -> Double.MAX_VALUE * Math.signum(x);
            default -> x;
        };
    }

    @Test
    void manyVerticesAreNotManyNumbers() throws Exception {
        double[] xy = new double[20_000];
        for (int i = 0; i < 10_000; i++) {
            xy[2 * i] = Math.cos(2 * Math.PI * i / 10_000);
            xy[2 * i + 1] = Math.sin(2 * Math.PI * i / 10_000);
        }
        String svg = draw(
                null,
                ConvexPolygon.hullOf(xy).at(-5, 0).moving(9, 0),
                BOX.at(0, 0).moving(0, 0));
        checked(svg);
        assertThat(svg.length()).isLessThan(300_000);
    }

    @Test
    void theIdIsEscaped() throws Exception {
        String id = "\"<b>&\\u0000\\u001b\\uFFFE\\ud800\\\"]]>\"";
        assertThat(texts(
                        checked(draw(id, BOX.at(0, 0).moving(0, 0), BOX.at(9, 9).moving(0, 0)))))
                .anyMatch(text -> text.contains("<b>&\uFFFD\uFFFD\uFFFD\uFFFD\"]]>"));
        checked(draw(
                '"' + "😀".repeat(100) + '"',
                BOX.at(0, 0).moving(0, 0),
                BOX.at(9, 9).moving(0, 0)));
        checked(draw(
                "1e" + "9".repeat(2000), BOX.at(0, 0).moving(0, 0), BOX.at(9, 9).moving(0, 0)));
    }

    private static long ways(Document drawing) {
        return all(drawing).stream()
                .filter(element -> element.getAttribute("class").endsWith("way-of-vertex"))
                .count();
    }

    /** A bar turns down onto a triangle; a triangle is turned, and does not turn. */
    @Test
    void whatTurnsShowsTheWaysOfItsVertices() throws Exception {
        MovingShape bar =
                ConvexPolygon.box(0, -0.25, 5, 0.25).at(2, 4).moving(1, 0).rotatingTo(Rotor.ofHalfAngle(1, -1));
        Document drawing = checked(draw(null, bar, TRIANGLE.at(1, -2).moving(0, 0)));
        assertThat(texts(drawing))
                .contains("HIT", "vertex trajectories of A", "rotor (1, 0)", "to (1, −1)", "displacement of A")
                .doesNotContain("area swept by A")
                .anyMatch(text -> text.contains("algorithm TURNING"));
        // Four vertices, and the sign in the legend.
        assertThat(ways(drawing)).isEqualTo(5);
        Document turned = checked(draw(
                null,
                BOX.at(0, 9).withRotor(Rotor.ofHalfAngle(2, 1)).moving(1, 0),
                TRIANGLE.at(1, -2).moving(0, 0)));
        assertThat(texts(turned)).contains("MISS", "rotation of A", "rotor (2, 1)", "area swept by A");
        assertThat(ways(turned)).isZero();
    }

    @Test
    void timesOfWhatTurns() throws Exception {
        MovingShape box = ConvexPolygon.box(-3, -4, 3, 4)
                .at(0, 0)
                .withRotor(Rotor.ofHalfAngle(4, -1))
                .moving(0, 0);
        MovingShape turning = box.rotatingTo(Rotor.ofHalfAngle(4, 1));
        MovingShape wall = ConvexPolygon.box(0, -9, 5, 9).at(3, 0).moving(0, 0);
        assertThat(texts(checked(draw(null, turning, wall)))).anyMatch(text -> text.contains("exit at t = 0.5"));
        MovingShape nearer = wall.placed().shape().at(2, 0).moving(0, 0);
        assertThat(texts(checked(draw(null, turning, nearer))))
                .anyMatch(text -> text.contains("still overlapping at t = 1"));
    }

    @ParameterizedTest
    @ValueSource(ints = {-900, -300, 0, 300, 900})
    void rotorsAndLengthsOfAllSizes(int exponent) throws Exception {
        double unit = Math.scalb(1.0, exponent);
        MovingShape bar = ConvexPolygon.box(0, 0, 5 * unit, unit)
                .at(2 * unit, 4 * unit)
                .withRotor(Rotor.ofHalfAngle(unit, unit / 4))
                .moving(unit, 0)
                .rotatingTo(Rotor.ofHalfAngle(unit, -3 * unit));
        MovingShape box = ConvexPolygon.box(0, 0, unit, unit).at(0, 0).moving(0, 0);
        checked(draw(null, bar, box));
        checked(draw(null, box, bar));
    }
}
