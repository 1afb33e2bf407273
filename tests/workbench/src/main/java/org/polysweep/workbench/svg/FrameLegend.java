package org.polysweep.workbench.svg;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.polysweep.contact.Verdict;
import org.polysweep.workbench.scene.FrameRecord;
import org.polysweep.workbench.scene.SceneBody;

/** Says what the signs in the picture of a frame mean; of those that are in it. */
final class FrameLegend {

    private static final Vec LEFT = new Vec(-13, 0);
    private static final Vec RIGHT = new Vec(13, 0);

    private final Svg svg;
    private final Signs signs;

    FrameLegend(Svg svg, FrameRecord record, boolean hasSides, @Nullable BigDecimal gridStep) {
        this.svg = svg;
        signs = new Signs(svg, Sheet.LEGEND);
        List<SceneBody> bodies = record.world().scene().bodies();
        for (boolean isStatic : new boolean[] {false, true}) {
            int[] these = IntStream.range(0, bodies.size())
                    .filter(i -> bodies.get(i).isStatic() == isStatic
                            && !bodies.get(i).nature().isSensor())
                    .toArray();
            if (these.length > 0) {
                addBodies(FramePlot.color(isStatic), isStatic ? "a static body" : "a body", record, these);
            }
        }
        if (bodies.stream().anyMatch(body -> body.nature().isSensor())) {
            signs.add("a sensor, which stops no body", "", at -> svg.rectangle("a dashed", box(at), 2));
        }
        addContacts(record);
        if (hasSides) {
            signs.add("bounds of the scene", "", at -> svg.rectangle("lens", box(at), 0));
        } else if (record.world().scene().bounds().isPresent()) {
            signs.add("bounds, outside the picture", "", at -> {});
        }
        if (gridStep != null) {
            signs.add(
                    "grid square",
                    HumanNumber.text(gridStep) + " wide",
                    at -> svg.rectangle("panel", Box.ofSize(at.x() - 9, at.y() - 9, 18, 18), 0));
        }
    }

    private void addBodies(String color, String name, FrameRecord record, int[] bodies) {
        boolean go = Arrays.stream(bodies)
                .filter(i -> !record.hasTurned(i))
                .anyMatch(i -> record.way(i).stream().anyMatch(place -> !place.equals(record.start(i))));
        boolean turn = Arrays.stream(bodies).anyMatch(record::hasTurned);
        boolean move = go || turn;
        signs.add(name + (move ? " at the end" : ""), "", at -> svg.rectangle(color + FramePlot.END, box(at), 2));
        if (move) {
            signs.add(name + " at the beginning", "", at -> svg.rectangle(color + FramePlot.BEGINNING, box(at), 2));
        }
        if (go) {
            signs.add("path of its center", "", at -> Arrow.draw(svg, "travel", color, at.plus(LEFT), at.plus(RIGHT)));
        }
        if (turn) {
            signs.add(
                    "if it rotates: path of each vertex",
                    "",
                    at -> svg.line(color + " way-of-vertex", at.plus(LEFT), at.plus(RIGHT)));
        }
    }

    private void addContacts(FrameRecord record) {
        if (record.met().stream().anyMatch(met -> met.verdict() != Verdict.OVERLAP)) {
            signs.add("contact point, or along an edge", "", at -> {
                for (String style : List.of("rim", "core")) {
                    svg.circle(style, at.plus(LEFT), 1);
                    svg.line(style, at, at.plus(RIGHT));
                }
            });
            signs.add(
                    "unit normal, toward the body",
                    "that is first in the file",
                    at -> Arrow.drawBold(svg, "normal", at.plus(LEFT), at.plus(RIGHT)));
        }
        if (record.met().stream().anyMatch(met -> met.verdict() == Verdict.OVERLAP)) {
            signs.add("overlap at the beginning", "", at -> svg.line("way", at.plus(LEFT), at.plus(RIGHT)));
        }
    }

    private static Box box(Vec at) {
        return Box.ofSize(at.x() - 13, at.y() - 8, 26, 16);
    }

    Signs signs() {
        return signs;
    }
}
