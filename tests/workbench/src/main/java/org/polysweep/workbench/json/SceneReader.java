package org.polysweep.workbench.json;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Point;
import org.polysweep.shape.CompoundShape;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.scene.Bounds;
import org.polysweep.workbench.scene.SceneBody;
import org.polysweep.workbench.scene.SceneImpulse;
import org.polysweep.workbench.scene.SceneMover;
import org.polysweep.workbench.scene.WorldScene;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamConstraintsException;

/** Reads a scene, as strictly as {@link QueryReader} reads queries. Takes memory in proportion to the text. */
public final class SceneReader {

    private static final FieldNames FIELDS = new FieldNames("shapes", "bodies", "bounds", "gravity", "impulses")
            .advise("queries are answered by sweep", "id", "a", "b", "positionA", "positionB", "moveA", "moveB");
    private static final String FORM = "a scene is an object, {\"shapes\":[SHAPE,…],\"bodies\":[BODY,…]}";

    private static final String IMPULSES = "an array of contacts, as --save writes them";
    private static final String IMPULSE = "[BODY,BODY,PART,PART,along,across], as --save writes it: the places of two"
            + " bodies, their parts, an impulse >= 0 and one across";

    private final ShapeReader shapeReader = new ShapeReader();
    private final BodyReader bodyReader = new BodyReader();
    private final List<CompoundShape> shapes = new ArrayList<>();
    private final List<BodyReader.FoundBody> bodies = new ArrayList<>();
    private final List<SceneImpulse> impulses = new ArrayList<>();
    private Optional<Bounds> bounds = Optional.empty();
    private Optional<Point> gravity = Optional.empty();
    private int seen;

    private SceneReader() {}

    /**
     * Reads a scene.
     *
     * @param in the bytes, to their end; UTF-8
     * @throws QueryException if they are no scene; it says where, what is wrong, and what to do instead
     */
    public static WorldScene read(InputStream in) throws IOException, QueryException {
        // Buffered, or a file stream would ask for its position, which a pipe does not have.
        return new SceneReader().read(Utf8.decode(new BufferedInputStream(in).readAllBytes()));
    }

    private WorldScene read(char[] text) throws QueryException {
        try (JsonParser parser = JsonText.parser(text, text.length)) {
            if (parser.nextToken() == null) {
                throw new QueryException("there is nothing; " + FORM);
            }
            if (parser.currentToken() != JsonToken.START_OBJECT) {
                throw new QueryException("it must be an object, but was " + JsonText.describe(parser) + "; " + FORM);
            }
            readFields(parser, text);
            if (parser.nextToken() != null) {
                throw new QueryException("line " + parser.currentTokenLocation().getLineNr() + ": "
                        + JsonText.describe(parser) + " follows the end of the scene; there is one scene in a file");
            }
        } catch (StreamConstraintsException e) {
            throw new QueryException("it is nested too deep; a scene needs eight levels");
        } catch (JacksonException e) {
            String line =
                    e.getLocation() == null ? "" : "line " + e.getLocation().getLineNr() + ": ";
            throw new QueryException(line + JsonText.notJson(e).reason());
        }
        require("shapes");
        require("bodies");
        return scene();
    }

    private void readFields(JsonParser parser, char[] text) throws QueryException {
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String field = parser.currentName();
            seen = FIELDS.add("", field, seen);
            parser.nextToken();
            switch (field) {
                case "shapes" -> readShapes(parser);
                case "bodies" -> readBodies(parser, text);
                case "impulses" -> readImpulses(parser);
                case "gravity" -> gravity = Optional.of(NumberReader.vector(parser, field));
                default -> bounds = Optional.of(bounds(parser, field));
            }
        }
    }

    private void readShapes(JsonParser parser) throws QueryException {
        requireArray(parser, "shapes", "an array of shapes");
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            shapes.add(shapeReader.readWithChains(parser, "shapes[" + shapes.size() + ']'));
        }
    }

    private void readBodies(JsonParser parser, char[] text) throws QueryException {
        requireArray(parser, "bodies", "an array of bodies");
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            bodies.add(bodyReader.read(parser, text, bodies.size()));
        }
    }

    private void readImpulses(JsonParser parser) throws QueryException {
        requireArray(parser, "impulses", IMPULSES);
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            String name = "impulses[" + impulses.size() + ']';
            requireArray(parser, name, IMPULSE);
            double[] numbers = new double[6];
            int count = 0;
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                double number = NumberReader.number(parser, name);
                if (count < numbers.length) {
                    numbers[count] = number;
                }
                count++;
            }
            boolean areNatural = count == numbers.length;
            for (int i = 0; i < 4; i++) {
                areNatural &= numbers[i] >= 0 && numbers[i] == (int) numbers[i];
            }
            if (!areNatural || numbers[4] < 0 || numbers[0] == numbers[1]) {
                throw new QueryException(name + " must be " + IMPULSE);
            }
            impulses.add(new SceneImpulse(
                    (int) numbers[0], (int) numbers[2], (int) numbers[1], (int) numbers[3], numbers[4], numbers[5]));
        }
    }

    /** Requires that bodies that press on each other are there. */
    private static void requireBodies(List<SceneImpulse> impulses, int bodies) throws QueryException {
        for (int i = 0; i < impulses.size(); i++) {
            int last = Math.max(impulses.get(i).a(), impulses.get(i).b());
            if (last >= bodies) {
                throw new QueryException(
                        "impulses[" + i + "] names bodies[" + last + "], and there are " + bodies + " bodies");
            }
        }
    }

    private static void requireArray(JsonParser parser, String field, String form) throws QueryException {
        if (parser.currentToken() != JsonToken.START_ARRAY) {
            throw new QueryException(field + " must be " + form + ", but was " + JsonText.describe(parser));
        }
    }

    private static Bounds bounds(JsonParser parser, String field) throws QueryException {
        double[] sides = ShapeReader.sides(parser, field);
        return new Bounds(sides[0], sides[1], sides[2], sides[3]);
    }

    private void require(String field) throws QueryException {
        if (!FIELDS.has(field, seen)) {
            throw new QueryException(field + " is missing; " + FORM);
        }
    }

    /** Requires that each floor on which a mover stands is another body of the scene. */
    private static void requireFloors(List<SceneBody> bodies) throws QueryException {
        for (int i = 0; i < bodies.size(); i++) {
            SceneBody body = bodies.get(i);
            Optional<String> floor = body.mover().flatMap(SceneMover::standing).map(SceneMover.Standing::floor);
            if (floor.isPresent()
                    && (floor.get().equals(body.id())
                            || bodies.stream().noneMatch(other -> other.id().equals(floor.get())))) {
                throw new QueryException("bodies[" + i + "].mover.floor must be the id of another body, but was "
                        + Quoted.plain(floor.get()));
            }
        }
    }

    private WorldScene scene() throws QueryException {
        List<SceneBody> found = new ArrayList<>();
        for (BodyReader.FoundBody body : bodies) {
            if (body.shape() >= shapes.size()) {
                String are = shapes.isEmpty()
                        ? "there is no shape"
                        : shapes.size() == 1
                                ? "there is 1 shape, 0"
                                : "there are the shapes 0 to " + (shapes.size() - 1);
                throw new QueryException("bodies[" + found.size() + "].shape is " + body.shape() + ", and " + are
                        + "; add the shape to \"shapes\", or name another");
            }
            found.add(body.withShape(shapes.get(body.shape())));
        }
        requireFloors(found);
        requireBodies(impulses, found.size());
        return new WorldScene(found, bounds, gravity, impulses);
    }
}
