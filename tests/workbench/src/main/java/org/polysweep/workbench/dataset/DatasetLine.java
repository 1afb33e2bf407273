package org.polysweep.workbench.dataset;

import java.util.List;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Part;
import org.polysweep.workbench.validate.NumberText;

/** A query with its truth as a line; all lines have the same fields, except radii and rotors. */
final class DatasetLine {

    private DatasetLine() {}

    static String of(String id, CompoundQuery query, KnownTruth truth) {
        StringBuilder json = new StringBuilder("{\"id\":\"").append(id);
        json.append("\",\"a\":").append(shape(query.a().get(0)));
        json.append(",\"b\":").append(shape(query.b().get(0)));
        append(json, "positionA", query.positionAX(), query.positionAY());
        append(json, "positionB", query.positionBX(), query.positionBY());
        append(json, "moveA", query.moveAX(), query.moveAY());
        append(json, "moveB", query.moveBX(), query.moveBY());
        if (query.isTurned()) {
            appendRotors(json, "A", query.rotorsA());
            appendRotors(json, "B", query.rotorsB());
        }
        json.append(",\"exactVerdict\":\"").append(truth.verdict());
        json.append("\",\"exactEnter\":").append(truth.enterJson());
        return json.append("}\n").toString();
    }

    private static String shape(Part part) {
        double[] xy = part.vertices();
        StringBuilder json = new StringBuilder("{\"vertices\":[");
        for (int i = 0; i < xy.length; i += 2) {
            json.append(i == 0 ? "" : ",").append(pair(xy[i], xy[i + 1]));
        }
        json.append(']');
        if (part.radius() > 0) {
            json.append(",\"radius\":").append(NumberText.of(part.radius()));
        }
        return json.append('}').toString();
    }

    private static void appendRotors(StringBuilder json, String name, List<Double> rotors) {
        append(json, "rotor" + name, rotors.get(0), rotors.get(1));
        append(json, "rotorTo" + name, rotors.get(2), rotors.get(3));
    }

    private static void append(StringBuilder json, String name, double x, double y) {
        json.append(",\"").append(name).append("\":").append(pair(x, y));
    }

    private static String pair(double x, double y) {
        return "[" + NumberText.of(x) + "," + NumberText.of(y) + "]";
    }
}
