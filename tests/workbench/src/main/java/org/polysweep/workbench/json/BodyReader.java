package org.polysweep.workbench.json;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.polysweep.contact.Point;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.scene.BodyNature;
import org.polysweep.workbench.scene.BodyTurn;
import org.polysweep.workbench.scene.SceneBody;
import org.polysweep.workbench.scene.SceneMover;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Reads the bodies of one scene: {@code {"id":"a","shape":0,"position":[x,y],"move":[x,y],"static":true}}, and what
 * else a body may be. Not thread-safe.
 */
final class BodyReader {

    private static final FieldNames FIELDS = new FieldNames(
                    "id",
                    "shape",
                    "position",
                    "move",
                    "static",
                    "kinematic",
                    "sensor",
                    "category",
                    "mask",
                    "mass",
                    "restitution",
                    "rotor",
                    "turn",
                    "friction",
                    "oneWay",
                    "mover")
            .advise("the displacement in one frame is called move", "velocity", "displacement")
            .advise("a body whose motion no contact changes is static if it stands, or kinematic", "fixed")
            .advise("how a body bounces is its restitution, from 0 to 1", "bounce", "elasticity", "bounciness")
            .advise(
                    "the orientation of a body is rotor, [c,s], and that of one frame's turn is turn",
                    "angle",
                    "rotation")
            .advise("the turn in one frame is the rotor turn, [c,s]", "angularVelocity", "spin", "rotorTo")
            .advise("a body that stops no body is a sensor", "trigger", "isSensor")
            .advise(
                    "category has the groups of a body, mask the groups that it collides with",
                    "filter",
                    "group",
                    "layer")
            .advise("a platform to jump up through has oneWay, [0,1]", "oneSided", "platform", "oneway")
            .advise("a character is a body with a mover, such as {}", "character", "player", "hero")
            .advise("a body names one of \"shapes\" by its index, as shape", "vertices", "box", "radius", "parts");
    private static final Point ORIGIN = new Point(0, 0);
    private static final BigInteger LEAST_BITS = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger MOST_BITS =
            BigInteger.ONE.shiftLeft(Long.SIZE).subtract(BigInteger.ONE);

    private final RotorReader rotors = new RotorReader();
    private final MoverReader movers = new MoverReader();

    /** Which body has which name. */
    private final Map<String, Integer> names = new HashMap<>();

    /** A body whose shape may come later in the file. */
    record FoundBody(
            String id,
            String name,
            int shape,
            Point position,
            Point move,
            BodyNature nature,
            Optional<BodyTurn> turning,
            Optional<SceneMover> mover) {

        SceneBody withShape(CompoundShape found) {
            return new SceneBody(
                    id, name, found, position.x(), position.y(), move.x(), move.y(), nature, turning, mover);
        }
    }

    /**
     * Reads the body at the parser.
     *
     * @param text all that the parser reads
     * @param index the place of the body among all
     */
    FoundBody read(JsonParser parser, char[] text, int index) throws QueryException {
        String place = "bodies[" + index + ']';
        String prefix = place + '.';
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw new QueryException(place + " must be an object, but was " + JsonText.describe(parser)
                    + "; a body is {\"id\":\"a\",\"shape\":0,\"position\":[0,0],\"move\":[1,0]}");
        }
        int seen = 0;
        @Nullable String id = null;
        String name = "";
        int shape = -1;
        Point position = ORIGIN;
        Point move = ORIGIN;
        boolean isStatic = false;
        boolean isKinematic = false;
        boolean isSensor = false;
        long category = -1;
        long mask = -1;
        double mass = 1;
        double restitution = 1;
        double friction = Double.POSITIVE_INFINITY;
        Optional<Point> oneWay = Optional.empty();
        Optional<SceneMover> mover = Optional.empty();
        @Nullable Rotor rotor = null;
        @Nullable Rotor turn = null;
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String field = parser.currentName();
            seen = FIELDS.add(prefix, field, seen);
            parser.nextToken();
            switch (field) {
                case "id" -> {
                    id = id(parser, text, prefix);
                    name = parser.getString();
                }
                case "shape" -> shape = shape(parser, prefix + field);
                case "position" -> position = NumberReader.vector(parser, prefix + field);
                case "move" -> move = NumberReader.vector(parser, prefix + field);
                case "category" -> category = bits(parser, prefix + field);
                case "mask" -> mask = bits(parser, prefix + field);
                case "mass" -> mass = mass(parser, prefix + field);
                case "restitution" -> restitution = restitution(parser, prefix + field);
                case "friction" -> friction = NumberReader.notNegative(parser, prefix + field);
                case "oneWay" -> oneWay = Optional.of(direction(parser, prefix + field));
                case "mover" -> mover = Optional.of(movers.read(parser, text, prefix + field));
                case "kinematic" -> isKinematic = isTrue(parser, prefix + field);
                case "rotor" -> rotor = rotors.read(parser, text, prefix + field);
                case "turn" -> turn = turn(parser, text, prefix + field);
                case "sensor" -> isSensor = isTrue(parser, prefix + field);
                default -> isStatic = isTrue(parser, prefix + field);
            }
        }
        if (id == null) {
            throw new QueryException(prefix + "id is missing; each body has an id of its own, a string or a number");
        }
        if (shape < 0) {
            throw new QueryException(prefix + "shape is missing; it is the index of a shape in \"shapes\", from 0 on");
        }
        requireNew(name, id, prefix, index);
        if (mover.isPresent() && (isStatic || isKinematic)) {
            throw new QueryException(prefix + "mover must be in a body that contacts can move, but the body is "
                    + (isStatic ? "static" : "kinematic") + "; leave one of the two out");
        }
        BodyNature nature = new BodyNature(
                isStatic || isKinematic, isStatic, isSensor, category, mask, mass, restitution, friction, oneWay);
        Optional<BodyTurn> turning = rotor == null && turn == null
                ? Optional.empty()
                : Optional.of(
                        new BodyTurn(rotor == null ? Rotor.IDENTITY : rotor, turn == null ? Rotor.IDENTITY : turn));
        return new FoundBody(id, name, shape, position, move, nature, turning, mover);
    }

    private static String id(JsonParser parser, char[] text, String prefix) throws QueryException {
        @Nullable String id;
        try {
            id = QueryId.read(parser, text);
        } catch (QueryException e) {
            throw new QueryException(prefix + e.reason());
        }
        if (id == null) {
            throw new QueryException(prefix + "id must be a string or a number, but was null");
        }
        return id;
    }

    /** A string and a number of the same characters would be the same name of a field in the answer. */
    private void requireNew(String name, String id, String prefix, int index) throws QueryException {
        @Nullable Integer first = names.putIfAbsent(name, index);
        if (first != null) {
            throw new QueryException(prefix + "id is " + Quoted.plain(id) + ", and so is that of bodies[" + first
                    + "]; give each body an id of its own");
        }
    }

    private static Point direction(JsonParser parser, String field) throws QueryException {
        Point direction = NumberReader.vector(parser, field);
        if (direction.x() == 0 && direction.y() == 0) {
            throw new QueryException(field + " must have a direction, but was [" + direction.x() + ',' + direction.y()
                    + "]; [0,1] is solid from above");
        }
        return direction;
    }

    private Rotor turn(JsonParser parser, char[] text, String field) throws QueryException {
        Rotor turn = rotors.read(parser, text, field);
        if (turn.halfSin() == 0 && turn.halfCos() < 0) {
            throw new QueryException(field + " must be less than a full turn, but was [" + turn.halfCos() + ','
                    + turn.halfSin() + "]; a full turn in one frame has no direction");
        }
        return turn;
    }

    private static int shape(JsonParser parser, String field) throws QueryException {
        double shape = NumberReader.number(parser, field);
        if (parser.currentToken() != JsonToken.VALUE_NUMBER_INT || shape < 0 || shape >= Integer.MAX_VALUE) {
            throw new QueryException(field + " must be the index of a shape in \"shapes\", a whole number from 0 on,"
                    + " but was " + Quoted.plain(parser.getString()));
        }
        return (int) shape;
    }

    private static long bits(JsonParser parser, String field) throws QueryException {
        NumberReader.number(parser, field);
        if (parser.currentToken() == JsonToken.VALUE_NUMBER_INT) {
            BigInteger bits = new BigInteger(parser.getString());
            if (bits.compareTo(LEAST_BITS) >= 0 && bits.compareTo(MOST_BITS) <= 0) {
                return bits.longValue();
            }
        }
        throw new QueryException(field + " must be 64 bits as a whole number, from 0 to " + MOST_BITS
                + ", or -1 for all, but was " + Quoted.plain(parser.getString()));
    }

    private static double mass(JsonParser parser, String field) throws QueryException {
        double mass = NumberReader.number(parser, field);
        if (mass <= 0) {
            throw new QueryException(field + " must be > 0, but was " + Quoted.plain(parser.getString())
                    + "; a body that nothing moves is kinematic");
        }
        return mass;
    }

    private static double restitution(JsonParser parser, String field) throws QueryException {
        double restitution = NumberReader.number(parser, field);
        if (!(restitution >= 0 && restitution <= 1)) {
            throw new QueryException(field + " must be in [0, 1], but was " + Quoted.plain(parser.getString()));
        }
        return restitution;
    }

    /** Reads true or false. */
    static boolean isTrue(JsonParser parser, String field) throws QueryException {
        return switch (parser.currentToken()) {
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default ->
                throw new QueryException(
                        field + " must be true or false, without quotes, but was " + JsonText.describe(parser));
        };
    }
}
