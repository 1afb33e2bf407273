package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polysweep.conformance.cli.CommandLine;

/** The examples of docs/interop.md run as they are printed. */
class InteropTest {

    private static final String IMPORTS = """
            import java.awt.geom.*;
            import java.util.*;
            import java.util.stream.*;
            import org.ejml.data.DMatrixRMaj;
            import org.polysweep.matrix.*;
            import org.locationtech.jts.geom.*;
            import org.locationtech.jts.io.WKTReader;
            import org.polysweep.pose.*;
            import org.polysweep.shape.*;
            """;

    @TempDir
    Path folder;

    private Snippets guide;

    @BeforeEach
    void read() throws Exception {
        guide = new Snippets(CommandLine.top().resolve("docs").resolve("interop.md"));
    }

    private Object runMethods(int block, String body) throws Exception {
        return CompiledSnippet.run(
                folder, IMPORTS, Snippets.code(guide.in("java").get(block)), body);
    }

    @Test
    void eachExampleHasItsImports() throws Exception {
        List<String> blocks = guide.in("java");
        for (int i = 0; i < blocks.size(); i++) {
            String code = Snippets.code(blocks.get(i));
            boolean areMethods = code.contains("static ") || code.contains("record ");
            CompiledSnippet.write(
                    folder,
                    "Example" + i,
                    Snippets.imports(blocks.get(i)),
                    areMethods ? code : "",
                    (areMethods ? "" : code) + "return null;");
        }
        CompiledSnippet.compile(folder);
    }

    @Test
    void aConcavePolygonOfJtsComesInPartsOfTheSameArea() throws Exception {
        assertThat(runMethods(0, """
                Polygon ell = (Polygon) new WKTReader().read("POLYGON ((0 0, 3 0, 3 1, 1 1, 1 3, 0 3, 0 0))");
                List<ConvexPolygon> parts = parts(ell);
                Geometry union = null;
                for (ConvexPolygon part : parts) {
                    Geometry back = toJts(part, new GeometryFactory());
                    union = union == null ? back : union.union(back);
                }
                return List.of(parts.size(), union.equalsTopo(ell));
                """)).isEqualTo(List.of(2, true));
    }

    @Test
    void aPolygonOfJtsKeepsItsHoles() throws Exception {
        assertThat(runMethods(0, """
                Polygon holes = (Polygon) new WKTReader().read("POLYGON ((0 0, 9 0, 9 9, 0 9, 0 0),"
                        + " (1 1, 2 1, 2 2, 1 2, 1 1), (4 0, 6 3, 2 3, 4 0), (6 3, 8 4, 6 5, 6 3))");
                Geometry union = new GeometryFactory().createPolygon();
                for (ConvexPolygon part : parts(holes)) {
                    union = union.union(toJts(part, new GeometryFactory()));
                }
                return List.of(holes.isValid(), union.equalsTopo(holes));
                """)).isEqualTo(List.of(true, true));
    }

    /** A keyhole: its slot is closed and has no width. And a box that lies on its side, to the left of its position. */
    @Test
    void objectsOfTiledArePlaced() throws Exception {
        assertThat(runMethods(1, """
                double[] none = {};
                double[] keyhole = {0, 0, 48, 0, 48, 48, 0, 48, 0, 0, 16, 16, 16, 32, 32, 32, 32, 16, 16, 16};
                CompoundShape frame = (CompoundShape) new TiledObject(8, 8, 0, 0, 0, false, keyhole, none).shape();
                PlacedShape tilted = new TiledObject(100, 50, 32, 16, 90, false, none, none).placed();
                PlacedShape coin = new TiledObject(0, 0, 16, 16, 0, true, none, none).placed();
                return List.of(
                        frame.partCount(),
                        org.polysweep.query.PointLocation.of(frame.at(8, 8), 32, 32).toString(),
                        org.polysweep.query.PointLocation.of(tilted, 92, 66).toString(),
                        org.polysweep.query.PointLocation.of(coin, 16, 8).toString());
                """)).isEqualTo(List.of(4, "OUTSIDE", "INSIDE", "BOUNDARY"));
    }

    @Test
    void aPathOfAwtComesAndGoes() throws Exception {
        assertThat(runMethods(2, """
                List<ConvexPolygon> parts = parts(new Rectangle2D.Double(1, 2, 3, 4), 0.1);
                return List.of(parts.size(), toPath(parts.get(0)).getBounds2D());
                """)).isEqualTo(List.of(1, new java.awt.geom.Rectangle2D.Double(1, 2, 3, 4)));
    }

    @Test
    void onlyWhatIsClosedOfAPathOfAwtCounts() throws Exception {
        assertThat(runMethods(2, """
                Path2D path = new Path2D.Double();
                path.moveTo(0, 5);
                path.lineTo(10, 7);
                path.moveTo(20, 0);
                path.lineTo(21, 0);
                path.lineTo(21, 1);
                path.closePath();
                path.lineTo(20, 1);
                path.lineTo(19, 1);
                path.closePath();
                return parts(path, 0.1).stream().map(part -> toPath(part).getBounds2D()).toList();
                """))
                .isEqualTo(List.of(
                        new java.awt.geom.Rectangle2D.Double(20, 0, 1, 1),
                        new java.awt.geom.Rectangle2D.Double(19, 0, 1, 1)));
    }

    /**
     * On what libGDX 1.13.1 has computed: RecordPolygons.java beside the data writes it. The transformed vertices have
     * the same bits. The placed shape has them except for the table of sines, which is not quite a rotation.
     */
    @Test
    void polygonsOfLibGdxHaveItsVertices() throws Exception {
        Path recorded = Path.of(Objects.requireNonNull(getClass().getResource("/libgdx/polygons.tsv"))
                .toURI());
        String body = String.format(Locale.ROOT, """
                int rows = 0, same = 0;
                double farthest = 0;
                for (String line : java.nio.file.Files.readAllLines(java.nio.file.Path.of("%s"))) {
                    float[][] row = Stream.of(line.split("\t")).map(Snippet::floats).toArray(float[][]::new);
                    GdxPolygon polygon = new GdxPolygon(row[0], row[1][0], row[1][1], row[1][2], row[1][3],
                            row[3][0], row[3][1], row[2][0], row[2][1]);
                    rows++;
                    same += Arrays.equals(polygon.transformedVertices(), row[4]) ? 1 : 0;
                    PlacedShape placed = polygon.placed();
                    double cos = placed.rotor().cos(), sin = placed.rotor().sin();
                    ConvexPolygon shape = (ConvexPolygon) placed.shape();
                    for (int i = 0; i < shape.vertexCount(); i++) {
                        int vertex = 2 * shape.vertexIndex(i);
                        double x = placed.x() + cos * shape.x(i) - sin * shape.y(i);
                        double y = placed.y() + sin * shape.x(i) + cos * shape.y(i);
                        double off = Math.hypot(x - row[4][vertex], y - row[4][vertex + 1]);
                        farthest = Math.max(farthest, off / (1 + Math.hypot(shape.x(i), shape.y(i))));
                    }
                }
                return List.of(rows, same, farthest < 3e-4);
                """, recorded.toString().replace('\\', '/'));
        String floats = """
                static float[] floats(String column) {
                    String[] numbers = column.split(",");
                    float[] floats = new float[numbers.length];
                    for (int i = 0; i < floats.length; i++) {
                        floats[i] = Float.parseFloat(numbers[i]);
                    }
                    return floats;
                }
                """;
        assertThat(CompiledSnippet.run(
                        folder, IMPORTS, Snippets.code(guide.in("java").get(3)) + floats, body))
                .isEqualTo(List.of(240, 240, true));
    }

    @Test
    void floatsComeBackAsTheyWere() throws Exception {
        String body = Snippets.code(guide.in("java").get(4)) + "return back;";
        assertThat(CompiledSnippet.run(folder, IMPORTS, "", body)).isEqualTo(new float[] {0, 0, 2, 0, 2, 1, 0, 1});
    }

    @Test
    void aMatrixIsTurned() throws Exception {
        String body = Snippets.code(guide.in("java").get(5)) + "return corners;";
        DMatrixRMaj corners = (DMatrixRMaj) CompiledSnippet.run(folder, IMPORTS, "", body);
        assertThat(List.of(corners.getNumRows(), corners.getNumCols())).containsExactly(4, 2);
        assertThat(corners.data).containsExactlyInAnyOrder(0, 0, 0, 2, -1, 2, -1, 0);
    }

    /** The list is refused as it is. */
    @Test
    void whatIsTurnedElsewhereIsTaken() throws Exception {
        String code = Snippets.code(guide.in("java").get(6));
        assertThat(CompiledSnippet.run(
                        folder, IMPORTS, "", code + "return List.of(crate.vertexCount() >= 4, better.vertexCount());"))
                .isEqualTo(List.of(true, 4));
        assertThatThrownBy(() -> CompiledSnippet.run(folder, IMPORTS, "", code + "return ConvexPolygon.of(turned);"))
                .rootCause()
                .hasMessageContaining("hullOf");
    }

    /** By 53 degrees, of which the rotor is (2, 1), and by a quarter. */
    @Test
    void rotorsComeFromAnglesAndMatrices() throws Exception {
        String body = Snippets.code(guide.in("java").get(7))
                + "return List.of(turning.isRotating(), ofEngine.rotor().cos(), ofMatrix.x(), ofMatrix.rotor().sin());";
        assertThat(CompiledSnippet.run(folder, IMPORTS, "", body)).isEqualTo(List.of(true, 0.8, 3.0, 1.0));
    }
}
