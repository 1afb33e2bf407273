package org.polysweep.playground;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.workbench.input.Lines;
import org.polysweep.workbench.json.AnswerJson;
import org.polysweep.workbench.json.LineSweep;
import org.polysweep.workbench.query.Answerer;
import org.polysweep.workbench.query.QueryException;
import org.teavm.jso.JSExport;

/** What the page calls. */
public final class Page {

    private static final ByteArrayOutputStream OUT = new ByteArrayOutputStream();
    private static final AnswerJson JSON = new AnswerJson(OUT);
    private static final LineSweep SWEEP = new LineSweep(new Answerer(SweepAlgorithm.AUTO, false), JSON);
    private static final LineSweep EXPLAINING = new LineSweep(new Answerer(SweepAlgorithm.AUTO, true), JSON);

    private static @Nullable Scene scene;
    private static @Nullable Game game;

    private Page() {}

    /** For TeaVM, which wants one. */
    public static void main(String[] args) {}

    /**
     * Answers a query.
     *
     * @param line a line of JSON
     * @return what the command {@code sweep} writes for it, without the end of the line; nothing for a blank line
     */
    @JSExport
    public static String answer(String line) throws IOException {
        return answer(SWEEP, line);
    }

    /** Answers a query as {@code sweep --explain} does. */
    @JSExport
    public static String explain(String line) throws IOException {
        return answer(EXPLAINING, line);
    }

    /** Says what the textbooks' formulas say to a query: {@link Textbook#answer}. */
    @JSExport
    public static String textbook(String line) throws IOException {
        return Textbook.answer(line);
    }

    /** Splits an outline into convex parts: {@link Outline#decompose}. */
    @JSExport
    public static String decompose(String numbers) {
        return Outline.decompose(numbers);
    }

    /** Begins a scene of the command {@code step}; returns what is wrong with it, or nothing. */
    @JSExport
    public static String openScene(String json, String manner) throws IOException {
        try {
            scene = Scene.read(json, manner);
            return "";
        } catch (QueryException e) {
            return e.reason();
        }
    }

    /** Moves the scene by a frame: {@link Scene#frame}, or {@code {"error":…}}. */
    @JSExport
    public static String frame() throws IOException {
        if (scene == null) {
            throw new IllegalStateException("no scene has been opened");
        }
        try {
            return scene.frame();
        } catch (QueryException e) {
            return "{\"error\":\"" + e.reason().replace("\"", "'") + "\"}";
        }
    }

    /** Begins a game: {@link Game#begin}; returns its bodies: {@link Game#scene}. */
    @JSExport
    public static String openGame(String name) {
        game = Game.begin(name);
        return game.scene();
    }

    /** Plays a frame of the game: {@link Game#frame}; returns how it stands: {@link Game#state}. */
    @JSExport
    public static String play(int keys, double leftY, double rightY) {
        if (game == null) {
            throw new IllegalStateException("no game has been opened");
        }
        game.frame(keys, leftY, rightY);
        return game.state();
    }

    private static String answer(LineSweep sweep, String line) throws IOException {
        OUT.reset();
        Lines lines = new Lines(new ByteArrayInputStream(line.getBytes(StandardCharsets.UTF_8)), JSON);
        if (!lines.next() || lines.isBlank()) {
            return "";
        }
        sweep.answer(lines);
        JSON.flush();
        return OUT.toString(StandardCharsets.UTF_8).stripTrailing();
    }
}
