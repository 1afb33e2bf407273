package org.polysweep.workbench.dataset;

import java.util.List;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.OracleOutline;
import org.polysweep.oracle.Part;

/**
 * A query as every program can read it: strictly convex corners, counter-clockwise, none of them twice, and no zero
 * with a sign. The question is exactly the same one.
 */
final class PlainForm {

    private PlainForm() {}

    static CompoundQuery of(CompoundQuery query) {
        return new CompoundQuery(
                parts(query.a()),
                parts(query.b()),
                unsigned(query.positionAX()),
                unsigned(query.positionAY()),
                unsigned(query.positionBX()),
                unsigned(query.positionBY()),
                unsigned(query.moveAX()),
                unsigned(query.moveAY()),
                unsigned(query.moveBX()),
                unsigned(query.moveBY()),
                rotors(query.rotorsA()),
                rotors(query.rotorsB()));
    }

    private static List<Part> parts(List<Part> parts) {
        return parts.stream()
                .map(part -> new Part(corners(part.vertices()), unsigned(part.radius())))
                .toList();
    }

    private static List<Double> rotors(List<Double> rotors) {
        return rotors.stream().map(PlainForm::unsigned).toList();
    }

    private static double[] corners(double[] vertices) {
        OracleOutline outline = OracleOutline.read(vertices);
        double[] corners = new double[2 * outline.size()];
        for (int i = 0; i < outline.size(); i++) {
            int vertex = outline.vertexIndex(i);
            corners[2 * i] = unsigned(vertices[2 * vertex]);
            corners[2 * i + 1] = unsigned(vertices[2 * vertex + 1]);
        }
        return corners;
    }

    /** 0 for -0.0. */
    private static double unsigned(double number) {
        return number + 0.0;
    }
}
