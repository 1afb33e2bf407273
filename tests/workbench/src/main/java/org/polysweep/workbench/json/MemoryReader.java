package org.polysweep.workbench.json;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.polysweep.contact.Point;
import org.polysweep.pose.Rotor;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.world.body.FloorMemory;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Reads what a mover remembers of its floor, a {@link FloorMemory}, as a saved scene has it. */
final class MemoryReader {

    private static final FieldNames FIELDS = new FieldNames(
            "normal", "contact", "foothold", "position", "floorPosition", "floorRotor", "offset", "carrier");

    private MemoryReader() {}

    static FloorMemory read(JsonParser parser, String place) throws QueryException {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw new QueryException(place + " must be an object, but was " + JsonText.describe(parser));
        }
        String prefix = place + '.';
        Map<String, Point> points = new HashMap<>();
        int seen = 0;
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String field = parser.currentName();
            seen = FIELDS.add(prefix, field, seen);
            parser.nextToken();
            points.put(field, NumberReader.vector(parser, prefix + field));
        }
        try {
            Point rotor = required(points, "floorRotor", prefix);
            return new FloorMemory(
                    required(points, "normal", prefix),
                    required(points, "contact", prefix),
                    Optional.ofNullable(points.get("foothold")),
                    required(points, "position", prefix),
                    required(points, "floorPosition", prefix),
                    Rotor.ofHalfAngle(rotor.x(), rotor.y()),
                    Optional.ofNullable(points.get("offset")),
                    Optional.ofNullable(points.get("carrier")));
        } catch (IllegalArgumentException e) {
            throw new QueryException(prefix + e.getMessage());
        }
    }

    private static Point required(Map<String, Point> points, String field, String prefix) throws QueryException {
        return Optional.ofNullable(points.get(field))
                .orElseThrow(() -> new QueryException(prefix + field + " is missing; --save writes it"));
    }
}
