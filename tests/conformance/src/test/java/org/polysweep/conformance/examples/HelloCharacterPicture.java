package org.polysweep.conformance.examples;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** The picture of getting started: a run of docs/examples/HelloCharacter.java as an SVG that plays it in a loop. */
public final class HelloCharacterPicture {

    private static final int TILE = 32;
    private static final double TOP = 8;

    /** Frames between two positions of the animation. */
    private static final int STRIDE = 3;

    private static final double FRAMES_PER_SECOND = 60;

    private HelloCharacterPicture() {}

    /**
     * What one frame shows.
     *
     * @param x the position of the hero
     * @param y the position of the hero
     * @param lift the height of the lift
     * @param coins how many coins the hero has
     */
    public record Frame(double x, double y, double lift, int coins) {}

    /** Returns the picture of a run. */
    public static String of(List<Frame> run) {
        int taken = 0;
        while (run.get(taken).coins() == 0) {
            taken++;
        }
        return String.format(
                Locale.ROOT,
                """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 768 256" role="img" aria-labelledby="t d">
                <title id="t">A character that runs, jumps and rides</title>
                <desc id="d">The character jumps up through a ledge and lands on it, walks over a hill, rides on a lift and
                takes a coin. The program docs/examples/HelloCharacter.java makes each position.</desc>
                <style>
                text { font: 13px sans-serif; fill: #57606a; text-anchor: middle }
                .ground { fill: #d0d7de; stroke: #57606a; stroke-width: 2 }
                .ledge { fill: #1a7f3755; stroke: #1a7f37; stroke-width: 1.5 }
                .lift { fill: #8250df55; stroke: #8250df; stroke-width: 1.5; animation: lift %1$ss linear infinite }
                .coin { fill: #d4a72c; animation: coin %1$ss step-end infinite }
                .hero { fill: #0969da; animation: hero %1$ss linear infinite }
                @media (prefers-color-scheme: dark) {
                text { fill: #8b949e } .ground { fill: #30363d; stroke: #8b949e } .ledge { stroke: #3fb950 }
                .lift { stroke: #a371f7 } .coin { fill: #e3b341 } .hero { fill: #4493f8 }
                }
                @media (prefers-reduced-motion: reduce) { .lift, .coin, .hero { animation: none } }
                @keyframes hero {
                %2$s}
                @keyframes lift {
                %3$s}
                @keyframes coin { 0%% { opacity: 1 } %4$s%% { opacity: 0 } }
                </style>
                <path class="ground" d="M-2 0 L0 0 L0 224 L160 224 L288 160 L352 160 L416 224 L576 224 L576 232 L672 232 \
                L672 128 L768 128 L768 0 L770 0 L770 258 L-2 258 Z"/>
                <rect class="ledge" x="32" y="136" width="96" height="8"/>
                <rect class="lift" width="96" height="8" style="transform: translate(576px, 224px)"/>
                <circle class="coin" cx="720" cy="96" r="9.6"/>
                <rect class="hero" x="-12.8" y="-48" width="25.6" height="48" rx="12.8" \
                style="transform: translate(80px, 224px)"/>
                <text x="80" y="162">one-way ledge</text>
                <text x="320" y="148">slopes</text>
                <text x="624" y="250">lift</text>
                <text x="720" y="80">sensor</text>
                </svg>
                """,
                number(run.size() / FRAMES_PER_SECOND),
                keyframes(run, frame -> translation(frame.x(), frame.y())),
                keyframes(run, frame -> translation(18, frame.lift() + 0.25)),
                number(100.0 * taken / run.size()));
    }

    private static String keyframes(List<Frame> run, Function<Frame, String> place) {
        StringBuilder keyframes = new StringBuilder();
        for (int i = 0; i < run.size(); i += STRIDE) {
            add(keyframes, 100.0 * i / run.size(), place.apply(run.get(i)));
        }
        add(keyframes, 100, place.apply(run.get(run.size() - 1)));
        return keyframes.toString();
    }

    private static void add(StringBuilder keyframes, double percent, String place) {
        keyframes.append(String.format(Locale.ROOT, "%s%% { transform: %s }\n", number(percent), place));
    }

    private static String translation(double x, double y) {
        return "translate(" + number(x * TILE) + "px, " + number((TOP - y) * TILE) + "px)";
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
