package org.polysweep.workbench.json;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.polysweep.contact.Point;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.scene.SceneMover;
import org.polysweep.world.body.FloorMemory;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Reads the movers of a scene: {@code {"stepHeight":0.25,"snapDistance":0.25,"slopeLimit":1,"up":[0,1],"pushes":true}},
 * and what a saved scene knows of them. Missing fields have the values of a new {@link
 * org.polysweep.world.CharacterMover}.
 */
final class MoverReader {

    private static final FieldNames FIELDS = new FieldNames(
                    "stepHeight",
                    "snapDistance",
                    "slopeLimit",
                    "up",
                    "constantSpeed",
                    "maxSlopeDisplacement",
                    "inset",
                    "pushes",
                    "fall",
                    "floor",
                    "memory")
            .advise("the steepest floor is slopeLimit, as rise over run", "maxSlope", "floorMaxAngle", "slope")
            .advise("gravity is a field of the scene", "gravity");

    /** Reads the mover at the parser; the text is all that the parser reads. */
    SceneMover read(JsonParser parser, char[] text, String place) throws QueryException {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw new QueryException(place + " must be an object, but was " + JsonText.describe(parser)
                    + "; a mover with the usual settings is {}");
        }
        String prefix = place + '.';
        int seen = 0;
        Point up = SceneMover.USUAL.up();
        double slopeLimit = SceneMover.USUAL.slopeLimit();
        double stepHeight = SceneMover.USUAL.stepHeight();
        double snapDistance = SceneMover.USUAL.snapDistance();
        boolean constantSpeed = SceneMover.USUAL.constantSpeed();
        double maxSlopeDisplacement = SceneMover.USUAL.maxSlopeDisplacement();
        double inset = SceneMover.USUAL.inset();
        boolean pushes = SceneMover.USUAL.pushes();
        Point fall = SceneMover.USUAL.fall();
        Optional<String> floor = Optional.empty();
        Optional<FloorMemory> memory = Optional.empty();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String field = parser.currentName();
            seen = FIELDS.add(prefix, field, seen);
            parser.nextToken();
            switch (field) {
                case "stepHeight" -> stepHeight = NumberReader.notNegative(parser, prefix + field);
                case "snapDistance" -> snapDistance = NumberReader.notNegative(parser, prefix + field);
                case "slopeLimit" -> slopeLimit = NumberReader.notNegative(parser, prefix + field);
                case "up" -> up = NumberReader.vector(parser, prefix + field);
                case "constantSpeed" -> constantSpeed = BodyReader.isTrue(parser, prefix + field);
                case "maxSlopeDisplacement" -> maxSlopeDisplacement = NumberReader.notNegative(parser, prefix + field);
                case "inset" -> inset = NumberReader.notNegative(parser, prefix + field);
                case "pushes" -> pushes = BodyReader.isTrue(parser, prefix + field);
                case "fall" -> fall = NumberReader.vector(parser, prefix + field);
                case "floor" -> floor = floor(parser, text, prefix);
                default -> memory = Optional.of(MemoryReader.read(parser, prefix + field));
            }
        }
        if (floor.isPresent() != memory.isPresent()) {
            throw new QueryException(prefix + (memory.isEmpty() ? "memory" : "floor")
                    + " is missing; --save writes both for a mover on a floor");
        }
        Optional<FloorMemory> remembered = memory;
        Optional<SceneMover.Standing> standing =
                floor.flatMap(id -> remembered.map(known -> new SceneMover.Standing(id, known)));
        return new SceneMover(
                up,
                slopeLimit,
                stepHeight,
                snapDistance,
                constantSpeed,
                maxSlopeDisplacement,
                inset,
                pushes,
                fall,
                standing);
    }

    /** The id of the floor; empty for null. */
    private static Optional<String> floor(JsonParser parser, char[] text, String prefix) throws QueryException {
        try {
            @Nullable String id = QueryId.read(parser, text);
            return Optional.ofNullable(id);
        } catch (QueryException e) {
            throw new QueryException(prefix + "floor: " + e.reason());
        }
    }
}
