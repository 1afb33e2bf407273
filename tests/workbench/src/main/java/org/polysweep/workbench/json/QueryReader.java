package org.polysweep.workbench.json;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Shape;
import org.polysweep.shape.SteadyRotation;
import org.polysweep.workbench.input.LineText;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.query.ShapeQuery;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Reads a query from a line of JSON, strictly: what could be a slip of the pen is refused. Not thread-safe. */
public final class QueryReader {

    private static final FieldNames FIELDS = new FieldNames(
                    "id",
                    "a",
                    "b",
                    "positionA",
                    "positionB",
                    "moveA",
                    "moveB",
                    "rotorA",
                    "rotorToA",
                    "rotorB",
                    "rotorToB",
                    "turnByA",
                    "turnByB",
                    "targetDistance",
                    "source",
                    "note",
                    "exact",
                    "exactVerdict",
                    "exactEnter")
            .advise("the bodies of a scene are moved by step", "shapes", "bodies", "bounds")
            .advise("there is one for each shape, positionA and positionB", "position")
            .advise("there is one for each shape, moveA and moveB", "move", "velocity")
            .advise("there is one for each shape, rotorA and rotorB", "rotor", "angle", "rotation")
            .advise("there is one for each shape, turnByA and turnByB", "turn", "turnBy", "spin")
            .advise("a sweep to a distance has targetDistance", "distance", "margin", "skin", "target");

    private static final String VECTOR = "two numbers, [x,y]";

    private final ShapeReader shapes = new ShapeReader();
    private final double[] positionA = new double[2];
    private final double[] positionB = new double[2];
    private final double[] moveA = new double[2];
    private final double[] moveB = new double[2];
    private final RotorReader rotors = new RotorReader();

    /** Makes a reader. */
    public QueryReader() {}

    /**
     * Reads one query.
     *
     * @param line the characters of the line, all of it
     * @throws QueryException if it is none, with its id if that can be read
     */
    public ShapeQuery read(LineText line) throws QueryException {
        char[] text = line.chars();
        int length = line.length();
        if (line.malformedByte() >= 0) {
            String what = String.format(Locale.ROOT, "column %d: the byte 0x%02X", length + 1, line.malformedByte());
            throw new QueryException(
                    what + " is not UTF-8; save the text as UTF-8",
                    QueryId.find(text, length).id());
        }
        try {
            return read(text, length);
        } catch (QueryException e) {
            QueryId.FoundId found = QueryId.find(text, length);
            QueryException reason = found.notJson() == null ? e : found.notJson();
            throw new QueryException(reason.reason(), found.id());
        }
    }

    /** The id of a line of which only the beginning is there; null if it has none there. */
    public static @Nullable String idOf(LineText beginning) {
        return QueryId.find(beginning.chars(), beginning.length()).id();
    }

    private ShapeQuery read(char[] text, int length) throws QueryException {
        try (JsonParser parser = JsonText.parser(text, length)) {
            JsonToken first = parser.nextToken();
            if (first != JsonToken.START_OBJECT) {
                throw new QueryException("the line must be an object, but was " + JsonText.describe(parser)
                        + "; a query is {\"a\":SHAPE,\"b\":SHAPE,…}");
            }
            ShapeQuery query = fields(parser, text);
            if (parser.nextToken() != null) {
                throw new QueryException("column " + (JsonText.offset(parser) + 1) + ": " + JsonText.describe(parser)
                        + " follows the end of the query; a line holds one query");
            }
            return query;
        } catch (JacksonException e) {
            throw JsonText.notJson(e);
        }
    }

    private ShapeQuery fields(JsonParser parser, char[] text) throws QueryException {
        clear();
        int seen = 0;
        @Nullable String id = null;
        ShapeReader.@Nullable FoundShape a = null;
        ShapeReader.@Nullable FoundShape b = null;
        @Nullable Rotor rotorA = null;
        @Nullable Rotor rotorToA = null;
        @Nullable Rotor rotorB = null;
        @Nullable Rotor rotorToB = null;
        @Nullable Double turnByA = null;
        @Nullable Double turnByB = null;
        double targetDistance = 0;
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String field = parser.currentName();
            seen = FIELDS.add("", field, seen);
            parser.nextToken();
            switch (field) {
                case "id" -> id = QueryId.read(parser, text);
                case "a" -> a = shapes.read(parser, field);
                case "b" -> b = shapes.read(parser, field);
                case "positionA" -> NumberReader.numbers(parser, field, VECTOR, positionA);
                case "positionB" -> NumberReader.numbers(parser, field, VECTOR, positionB);
                case "moveA" -> NumberReader.numbers(parser, field, VECTOR, moveA);
                case "moveB" -> NumberReader.numbers(parser, field, VECTOR, moveB);
                case "rotorA" -> rotorA = rotors.read(parser, text, field);
                case "rotorToA" -> rotorToA = rotors.read(parser, text, field);
                case "rotorB" -> rotorB = rotors.read(parser, text, field);
                case "rotorToB" -> rotorToB = rotors.read(parser, text, field);
                case "turnByA" -> turnByA = NumberReader.number(parser, field);
                case "turnByB" -> turnByB = NumberReader.number(parser, field);
                case "targetDistance" -> targetDistance = NumberReader.number(parser, field);
                default -> JsonText.skip(parser);
            }
        }
        ShapeReader.FoundShape foundA = require(a, "a");
        ShapeReader.FoundShape foundB = require(b, "b");
        boolean growsB = growsB(foundA.shape(), foundB.shape());
        Shape shapeA = growsB ? foundA.shape() : grown(foundA.shape(), targetDistance);
        Shape shapeB = growsB ? grown(foundB.shape(), targetDistance) : foundB.shape();
        return new ShapeQuery(
                id,
                moving(shapeA, positionA, moveA, rotorA, rotorToA, turnByA, "A"),
                moving(shapeB, positionB, moveB, rotorB, rotorToB, turnByB, "B"),
                foundA.inParts() || foundB.inParts(),
                rotorA != null
                        || rotorToA != null
                        || turnByA != null
                        || rotorB != null
                        || rotorToB != null
                        || turnByB != null,
                targetDistance);
    }

    /** Returns whether B grows by the target distance: A cannot, or only B grows by exactly the distance. */
    private static boolean growsB(Shape a, Shape b) {
        return a.isOneSided() || (isSharp(b) && !isSharp(a) && !b.isOneSided());
    }

    /** Returns whether no part of a shape has a radius, so that it grows by exactly the distance. */
    private static boolean isSharp(Shape shape) {
        return shape.parts().stream().allMatch(part -> part.radius() == 0);
    }

    private static Shape grown(Shape shape, double targetDistance) throws QueryException {
        try {
            return shape.grown(targetDistance);
        } catch (IllegalArgumentException e) {
            throw new QueryException("targetDistance: " + e.getMessage());
        }
    }

    private void clear() {
        for (double[] vector : new double[][] {positionA, positionB, moveA, moveB}) {
            vector[0] = 0;
            vector[1] = 0;
        }
    }

    private static MovingShape moving(
            Shape shape,
            double[] position,
            double[] move,
            @Nullable Rotor rotor,
            @Nullable Rotor rotorTo,
            @Nullable Double turnBy,
            String name)
            throws QueryException {
        Rotor from = rotor == null ? Rotor.IDENTITY : rotor;
        Rotor to = rotorTo == null ? from : rotorTo;
        if (turnBy != null) {
            if (rotorTo != null) {
                throw new QueryException("turnBy" + name + " must not be given with rotorTo" + name + ", but was "
                        + turnBy + "; give the angle or the rotor at the end");
            }
            return turning(shape, position, move, from, turnBy, "turnBy" + name);
        }
        try {
            return new MovingShape(shape, position[0], position[1], move[0], move[1], from, to);
        } catch (IllegalArgumentException e) {
            throw new QueryException("rotorTo" + name + " must not be opposite to the rotor at the beginning, but was ["
                    + to.halfCos() + ',' + to.halfSin() + "]; a full turn in one step has no direction");
        }
    }

    private static MovingShape turning(
            Shape shape, double[] position, double[] move, Rotor rotor, double radians, String field)
            throws QueryException {
        try {
            return shape.at(position[0], position[1])
                    .withRotor(rotor)
                    .moving(move[0], move[1])
                    .rotatingSteadily(SteadyRotation.ofAngle(radians));
        } catch (IllegalArgumentException e) {
            throw new QueryException(field + ": " + e.getMessage());
        }
    }

    private static ShapeReader.FoundShape require(ShapeReader.@Nullable FoundShape shape, String name)
            throws QueryException {
        if (shape == null) {
            throw new QueryException(name + " is missing; a query has two shapes, \"a\" and \"b\"");
        }
        return shape;
    }
}
