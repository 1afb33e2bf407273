package org.polysweep.workbench.validate;

import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Part;

/** A query as a line that {@code sweep} reads: boxes as boxes, and without positions and displacements that are 0. */
public final class QueryText {

    private QueryText() {}

    /** Returns the line. */
    public static String of(CompoundQuery query) {
        StringBuilder json = new StringBuilder("{\"a\":");
        json.append(shape(query.a())).append(",\"b\":").append(shape(query.b()));
        append(json, "positionA", query.positionAX(), query.positionAY());
        append(json, "positionB", query.positionBX(), query.positionBY());
        append(json, "moveA", query.moveAX(), query.moveAY());
        append(json, "moveB", query.moveBX(), query.moveBY());
        appendRotors(json, "A", query.rotorsA());
        appendRotors(json, "B", query.rotorsB());
        return json.append('}').toString();
    }

    /** A shape of one part is that part. */
    private static String shape(List<Part> parts) {
        return parts.size() == 1
                ? part(parts.get(0).vertices(), parts.get(0).radius())
                : parts.stream()
                        .map(part -> part(part.vertices(), part.radius()))
                        .collect(Collectors.joining(",", "{\"parts\":[", "]}"));
    }

    private static String part(double[] xy, double radius) {
        // A radius of -0.0 is written, as other zeros with a sign are.
        String rounding = Double.doubleToRawLongBits(radius) == 0 ? "}" : ",\"radius\":" + NumberText.of(radius) + "}";
        return BoxForm.of(xy, radius)
                .map(sides -> "{\"box\":" + list(sides, 0, 4) + rounding)
                .orElseGet(() -> "{\"vertices\":" + vertices(xy) + rounding);
    }

    private static String vertices(double[] xy) {
        StringJoiner vertices = new StringJoiner(",", "[", "]");
        for (int i = 0; i < xy.length; i += 2) {
            vertices.add(list(xy, i, 2));
        }
        return vertices.toString();
    }

    private static String list(double[] numbers, int from, int count) {
        StringJoiner list = new StringJoiner(",", "[", "]");
        for (int i = from; i < from + count; i++) {
            list.add(NumberText.of(numbers[i]));
        }
        return list.toString();
    }

    private static void appendRotors(StringBuilder json, String name, List<Double> rotors) {
        if (!rotors.equals(CompoundQuery.UPRIGHT)) {
            double[] numbers = {rotors.get(0), rotors.get(1), rotors.get(2), rotors.get(3)};
            json.append(",\"rotor").append(name).append("\":").append(list(numbers, 0, 2));
            json.append(",\"rotorTo").append(name).append("\":").append(list(numbers, 2, 2));
        }
    }

    /** -0.0 is written: a program may take it for something else than 0. */
    private static void append(StringBuilder json, String name, double x, double y) {
        if (Double.doubleToRawLongBits(x) != 0 || Double.doubleToRawLongBits(y) != 0) {
            json.append(",\"").append(name).append("\":").append(list(new double[] {x, y}, 0, 2));
        }
    }
}
