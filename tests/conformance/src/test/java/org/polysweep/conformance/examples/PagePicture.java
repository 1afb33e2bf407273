package org.polysweep.conformance.examples;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.polysweep.contact.Feature;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Verdict;
import org.polysweep.query.Intersection;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.sweep.Sweeper;

/**
 * The picture of the README: the page for the browser at work, as an SVG that plays again and again. A pointer drags a
 * crate around a ramp. The library sweeps the crate from each position, and the picture shows the result.
 */
final class PagePicture {

    private static final ConvexPolygon CRATE = ConvexPolygon.box(0, 0, 2, 1);
    private static final ConvexPolygon RAMP = ConvexPolygon.of(0, 0, 6, 0, 6, 3);
    private static final double RAMP_X = 4;
    private static final double MOVE = 8; // the crate moves by (MOVE, -MOVE)

    /** In pixels: a unit, the origin, and the columns of the names and the values. */
    private static final double PIXELS = 26;

    private static final double LEFT = 28;
    private static final double BOTTOM = 236;
    private static final int NAMES = 512;
    private static final int VALUES = 590;

    /** Characters of a pair of numbers that fit on one line. */
    private static final int LINE = 22;

    /** Seconds between two positions of the drag, and the grid on which the page puts what is dragged. */
    private static final double STRIDE = 0.1;

    private static final double SNAP = 0.25;

    private final List<Shown> shown = new ArrayList<>();
    private final SweepResult result = SweepResult.create();

    /** A position of the crate, and for how long it stays there. */
    private record Shown(double x, double y, double start, double seconds) {}

    private PagePicture() {}

    /** Draws the drag: one position for each verdict, and the drag from one to the next. */
    static String draw() {
        PagePicture picture = new PagePicture();
        picture.hold(0, 5, 1.4);
        picture.drag(0, 5, 6, 7, 18);
        picture.hold(6, 7, 1.4);
        picture.drag(6, 7, 7.5, 7, 4);
        picture.hold(7.5, 7, 1.2);
        picture.drag(7.5, 7, 5.5, 0.5, 16);
        picture.hold(5.5, 0.5, 1.4);
        picture.drag(5.5, 0.5, 0, 5, 16);
        return picture.svg();
    }

    private void hold(double x, double y, double seconds) {
        Shown last = shown.isEmpty() ? null : shown.get(shown.size() - 1);
        double start = last == null ? 0 : last.start + last.seconds;
        if (last != null && last.x == x && last.y == y) {
            shown.set(shown.size() - 1, new Shown(x, y, last.start, last.seconds + seconds));
        } else {
            shown.add(new Shown(x, y, start, seconds));
        }
    }

    private void drag(double fromX, double fromY, double toX, double toY, int steps) {
        for (int i = 1; i < steps; i++) {
            double part = (double) i / steps;
            double eased = part * part * (3 - 2 * part);
            hold(snapped(fromX + eased * (toX - fromX)), snapped(fromY + eased * (toY - fromY)), STRIDE);
        }
    }

    private static double snapped(double value) {
        return Math.round(value / SNAP) * SNAP;
    }

    private String svg() {
        Shown end = shown.get(shown.size() - 1);
        double seconds = end.start + end.seconds;
        StringBuilder times = new StringBuilder();
        StringBuilder frames = new StringBuilder();
        for (int i = 0; i < shown.size(); i++) {
            Shown at = shown.get(i);
            String from = number(100 * at.start / seconds);
            String to = number(100 * (at.start + at.seconds) / seconds);
            times.append("@keyframes k" + i + " { 0% { visibility: " + (i == 0 ? "visible" : "hidden") + " } "
                    + (i == 0 ? "" : from + "% { visibility: visible } ") + to + "% { visibility: hidden } }\n");
            frames.append("<g style=\"animation-name: k" + i + "\">" + frame(at.x, at.y) + "</g>\n");
        }
        return String.format(Locale.ROOT, """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 768 352" role="img" aria-labelledby="t d">
                <title id="t">A crate is dragged around a ramp, and the result of its sweep follows</title>
                <desc id="d">The crate A moves along an arrow during the step. From the first position it collides with
                the ramp B: HIT, with the time, the normal and the contact. From the next positions it touches a vertex:
                TOUCH, passes by: MISS, and begins in the ramp: OVERLAP. The library computes each result.</desc>
                <style>
                text { font: 13px system-ui, sans-serif; fill: #1d2330 }
                .key { fill: #5c6472 } .small { font-size: 12px; fill: #5c6472 }
                .verdict { font-size: 25px; font-weight: bold }
                .hit { fill: #c2571a } .touch { fill: #1f6fb2 } .miss { fill: #1d7a4a } .overlap { fill: #b3261e }
                .page { fill: #fbfaf7 } .card { fill: #ffffff; stroke: #dcd9d0 } .grid { stroke: #ece9e1; fill: none }
                .a { fill: #1f6fb23d; stroke: #1f6fb2; stroke-width: 2 }
                .b { fill: #c2571a3d; stroke: #c2571a; stroke-width: 2 }
                .enter, .exit, .end { fill: none; stroke: #1f6fb2; stroke-width: 1.5 }
                .enter { stroke-dasharray: 7 4 } .exit { stroke-dasharray: 1.5 4 } .end { opacity: 0.4 }
                .move { fill: #1f6fb2; stroke: #1f6fb2; stroke-width: 2 }
                .mark { fill: #7a2a8c; stroke: #7a2a8c; stroke-width: 2 }
                .out { fill: none; stroke: #b3261e; stroke-width: 2.5; stroke-dasharray: 2 3 }
                .letter { font-size: 15px; font-weight: bold; stroke: none }
                .letter.a { fill: #1f6fb2 } .letter.b { fill: #c2571a }
                .pointer { fill: #1d2330; stroke: #ffffff; stroke-width: 1.2 }
                @media (prefers-color-scheme: dark) {
                text { fill: #e8e6e1 } .key, .small { fill: #a2a9b5 }
                .hit { fill: #f0975c } .touch { fill: #6cb6f2 } .miss { fill: #66c793 } .overlap { fill: #ff8a80 }
                .page { fill: #15181e } .card { fill: #1d2129; stroke: #343a45 } .grid { stroke: #232831 }
                .a { fill: #6cb6f23d; stroke: #6cb6f2 } .b { fill: #f0975c3d; stroke: #f0975c }
                .enter, .exit, .end { stroke: #6cb6f2 } .move { fill: #6cb6f2; stroke: #6cb6f2 }
                .mark { fill: #d79be6; stroke: #d79be6 } .out { stroke: #ff8a80 }
                .letter.a { fill: #6cb6f2; stroke: none } .letter.b { fill: #f0975c; stroke: none }
                .pointer { fill: #e8e6e1; stroke: #15181e }
                }
                #frames > g { visibility: hidden; animation: %ss step-end infinite }
                #frames > g:first-child { visibility: visible }
                %s@media (prefers-reduced-motion: reduce) { #frames > g { animation: none } }
                </style>
                <defs>
                <clipPath id="cards"><rect x="8" y="8" width="486" height="336" rx="9"/>
                <rect x="502" width="266" height="352"/>
                </clipPath>
                <rect id="crate" width="52" height="26"/>
                <g id="drag"><rect class="end" x="208" y="208" width="52" height="26"/>
                <rect class="a" width="52" height="26"/>
                <text class="letter a" x="6" y="19">A</text>
                <path class="move" d="M26 13 L228 215 M234 221 L229.8 209.7 L222.7 216.8 Z"/>
                <path class="pointer" transform="translate(26 13)"
                 d="M0 0 V17 L4 13.4 L6.6 19.4 L9.4 18.2 L6.8 12.4 H12 Z"/></g>
                <g id="mark"><circle r="2.5"/><path d="M0 0 H38 M38 -4 L46 0 L38 4 Z"/></g>
                </defs>
                <rect class="page" width="768" height="352" rx="10"/>
                <rect class="card" x="8" y="8" width="486" height="336" rx="9"/>
                <rect class="card" x="502" y="8" width="258" height="336" rx="9"/>
                <path class="grid" d="%s"/>
                <path class="b" d="%s"/>
                <text class="letter b" x="250" y="226">B</text>
                <g id="frames" clip-path="url(#cards)">
                %s</g>
                <text class="small" x="20" y="330">dashed: at enter, dotted: at exit, purple: contact and normal</text>
                <text class="small" x="%d" y="330">The library computes each result.</text>
                </svg>
                """, number(seconds), times, grid(), ramp(), frames, NAMES);
    }

    private static String grid() {
        StringBuilder lines = new StringBuilder();
        for (int x = 0; x <= 16; x += 2) {
            lines.append("M" + number(column(x)) + " 9 V343 ");
        }
        for (int y = -4; y <= 8; y += 2) {
            lines.append("M9 " + number(row(y)) + " H493 ");
        }
        return lines.toString().strip();
    }

    private static String ramp() {
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < RAMP.vertexCount(); i++) {
            path.append(i == 0 ? "M" : " L").append(number(column(RAMP_X + RAMP.x(i))) + " " + number(row(RAMP.y(i))));
        }
        return path + " Z";
    }

    private static double column(double x) {
        return LEFT + PIXELS * x;
    }

    private static double row(double y) {
        return BOTTOM - PIXELS * y;
    }

    /** What the page shows while the crate is at a position. */
    private String frame(double x, double y) {
        Sweeper.AUTO.sweep(CRATE, x, y, MOVE, -MOVE, RAMP, RAMP_X, 0, 0, 0, result);
        StringBuilder frame = new StringBuilder(use("drag", "", x, y + 1));
        if (result.verdict() != Verdict.MISS) {
            frame.append(use("crate", " class=\"exit\"", x + result.exit() * MOVE, y + 1 - result.exit() * MOVE));
        }
        if (result.contactCount() > 0) {
            frame.append(use("crate", " class=\"enter\"", x + result.enter() * MOVE, y + 1 - result.enter() * MOVE));
            frame.append(String.format(
                    Locale.ROOT,
                    "<use href=\"#mark\" class=\"mark\" transform=\"translate(%s %s) rotate(%s)\"/>",
                    number(column(result.contactX(0))),
                    number(row(result.contactY(0))),
                    number(Math.toDegrees(StrictMath.atan2(-result.normalY(), result.normalX())))));
        }
        Optional<MinimumTranslation> out = Intersection.minimumTranslation(CRATE.at(x, y), RAMP.at(RAMP_X, 0));
        out.ifPresent(way -> frame.append("<path class=\"out\" d=\"M" + number(column(x + 1)) + " "
                + number(row(y + 0.5)) + " l" + number(PIXELS * way.depth() * way.normalX()) + " "
                + number(-PIXELS * way.depth() * way.normalY()) + "\"/>"));
        return frame + "\n" + words(out);
    }

    private String words(Optional<MinimumTranslation> out) {
        String verdict = result.verdict().name();
        StringBuilder words = new StringBuilder("<text class=\"verdict " + verdict.toLowerCase(Locale.ROOT) + "\" x=\""
                + NAMES + "\" y=\"40\">" + verdict + "</text>");
        words.append(text(NAMES, 62, "", sentence(result.verdict())));
        int row = 92;
        if (result.verdict() != Verdict.MISS) {
            row = add(words, row, "enter", exact(result.enter()), "");
            row = add(words, row, "exit", exact(result.exit()), "");
            row = addPair(words, row, "normal", result.normalX(), result.normalY());
        }
        if (result.contactCount() > 0) {
            String featureA = feature(result.featureKindA(), result.featureIndexA()) + " of A,";
            row = add(
                    words, row, "features", featureA, feature(result.featureKindB(), result.featureIndexB()) + " of B");
            row = addPair(words, row, "contact", result.contactX(0), result.contactY(0));
            row = addPair(words, row, "stop A at", result.safeAX(), result.safeAY());
        }
        if (out.isPresent()) {
            row = addPair(
                    words, row, "separation", out.get().normalX(), out.get().normalY());
            add(words, row, "", "by " + exact(out.get().depth()), "");
        }
        return words.toString();
    }

    private static String feature(Feature.Kind kind, int index) {
        return kind.name().toLowerCase(Locale.ROOT) + " " + index;
    }

    private static int addPair(StringBuilder words, int row, String name, double x, double y) {
        return add(words, row, name, "(" + exact(x) + ",", exact(y) + ")");
    }

    /** Adds a row, or two if the values do not fit on one line; returns where the next row is. */
    private static int add(StringBuilder words, int row, String name, String value, String next) {
        words.append(name.isEmpty() ? "" : text(NAMES, row, " class=\"key\"", name));
        boolean isLong = value.length() + next.length() > LINE;
        words.append(text(VALUES, row, "", isLong || next.isEmpty() ? value : value + " " + next));
        words.append(isLong && !next.isEmpty() ? text(VALUES, row + 18, "", next) : "");
        return row + (isLong && !next.isEmpty() ? 38 : 20);
    }

    private static String text(int x, int y, String kind, String text) {
        return "<text" + kind + " x=\"" + x + "\" y=\"" + y + "\">" + text + "</text>";
    }

    private static String sentence(Verdict verdict) {
        return switch (verdict) {
            case HIT -> "They collide.";
            case TOUCH -> "They touch without overlapping.";
            case MISS -> "They do not collide in this step.";
            case OVERLAP -> "They overlap at t = 0.";
        };
    }

    private static String use(String name, String kind, double x, double y) {
        return "<use href=\"#" + name + "\"" + kind + " x=\"" + number(column(x)) + "\" y=\"" + number(row(y)) + "\"/>";
    }

    /** A double as the page shows it: all of its digits, and no fraction if it is an integer. */
    private static String exact(double value) {
        return Double.toString(value).replaceAll("\\.0$", "");
    }

    private static String number(double value) {
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.contains(".") ? text.replaceAll("\\.?0+$", "") : text;
    }
}
