package org.polysweep.playground;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.polysweep.peers.Peer;
import org.polysweep.peers.PeerAnswer;
import org.polysweep.peers.TextbookSweptAabb;
import org.polysweep.peers.TextbookVertexRay;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.workbench.input.LineText;
import org.polysweep.workbench.input.Lines;
import org.polysweep.workbench.json.QueryReader;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.query.ShapeQuery;

/** What the formulas of the textbooks say to a query about two convex polygons. */
final class Textbook {

    private Textbook() {}

    /** Returns a JSON array of {@code {"name":…,"outcome":…,"enter":…}}; empty where no formula is made for it. */
    static String answer(String line) throws IOException {
        LineText text = new LineText();
        Lines lines = new Lines(new ByteArrayInputStream(line.getBytes(StandardCharsets.UTF_8)), () -> {});
        lines.next();
        text.decode(lines);
        ShapeQuery query;
        try {
            query = new QueryReader().read(text);
        } catch (QueryException e) {
            return "[]";
        }
        MovingShape a = query.a();
        MovingShape b = query.b();
        if (!isPolygon(a) || !isPolygon(b) || a.isRotated() || b.isRotated()) {
            return "[]";
        }
        List<String> answers = new ArrayList<>();
        add("vertex rays", new TextbookVertexRay(), a, b, answers);
        add("slabs", new TextbookSweptAabb(), a, b, answers);
        return answers.toString();
    }

    private static boolean isPolygon(MovingShape moving) {
        return moving.shape().partCount() == 1 && moving.shape().part(0).radius() == 0;
    }

    private static <S> void add(String name, Peer<S> peer, MovingShape a, MovingShape b, List<String> answers) {
        double[] cornersA = corners(a.shape().part(0));
        double[] cornersB = corners(b.shape().part(0));
        if (!peer.isMadeFor(cornersA, cornersB)) {
            return;
        }
        PeerAnswer answer = new PeerAnswer();
        peer.sweep(
                peer.shape(cornersA),
                a.x(),
                a.y(),
                a.dx(),
                a.dy(),
                peer.shape(cornersB),
                b.x(),
                b.y(),
                b.dx(),
                b.dy(),
                answer);
        boolean isTimed = answer.outcome == PeerAnswer.PeerOutcome.HIT && Double.isFinite(answer.enter);
        answers.add("{\"name\":\"" + name + "\",\"outcome\":\"" + answer.outcome.name() + "\",\"enter\":"
                + (isTimed ? answer.enter : "null") + '}');
    }

    private static double[] corners(ConvexShape shape) {
        ConvexPolygon polygon = shape.core();
        double[] xy = new double[2 * polygon.vertexCount()];
        for (int i = 0; i < polygon.vertexCount(); i++) {
            xy[2 * i] = polygon.x(i);
            xy[2 * i + 1] = polygon.y(i);
        }
        return xy;
    }
}
