package org.polysweep.workbench.json;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.polysweep.workbench.scene.SceneBody;
import org.polysweep.workbench.scene.SceneWorld;
import org.polysweep.world.StepReport;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.WorldContact;
import tools.jackson.core.io.NumberOutput;

/**
 * Writes the contacts of frames and their ends, one line of JSON each, numbers as {@link AnswerJson} does. Ids are
 * put there as they were read, which a generator of JSON has no way to do for names of fields. Not thread-safe.
 */
public final class FrameWriter {

    private final Writer out;
    private final List<SceneBody> bodies;

    /**
     * Makes a writer.
     *
     * @param out gets the lines; nothing arrives there for certain before the end of a frame
     * @param bodies the bodies, by the indices of their handles
     */
    public FrameWriter(OutputStream out, List<SceneBody> bodies) {
        this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
        this.bodies = bodies;
    }

    /** Writes a contact. */
    public void writeContact(long frame, WorldContact contact) throws IOException {
        out.write("{\"frame\":" + frame + ",\"verdict\":\"" + contact.verdict() + "\",\"enter\":");
        writeNumber(contact.enter());
        out.write(",\"a\":" + id(contact.a()) + ",\"b\":" + id(contact.b()) + ",\"normal\":");
        if (Double.isNaN(contact.normalX())) {
            out.write("null");
        } else {
            writePair(contact.normalX(), contact.normalY());
        }
        out.write(",\"contact\":[");
        for (int i = 0; i < contact.contactCount(); i++) {
            out.write(i == 0 ? "" : ",");
            writePair(contact.contactX(i), contact.contactY(i));
        }
        out.write("]}\n");
    }

    /** Writes that two bodies begin or end to overlap. */
    public void writeEvent(long frame, String event, double t, BodyId a, BodyId b) throws IOException {
        out.write("{\"frame\":" + frame + ",\"event\":\"" + event + "\",\"t\":");
        writeNumber(t);
        out.write(",\"a\":" + id(a) + ",\"b\":" + id(b) + "}\n");
    }

    /**
     * Writes the end of a frame.
     *
     * @param frame its number, from 1 on
     * @param report how it went
     * @param world where the bodies are
     * @param quiet whether that is left out
     */
    public void writeEnd(long frame, StepReport report, SceneWorld world, boolean quiet) throws IOException {
        out.write("{\"frame\":" + frame + ",\"contacts\":" + report.contactCount());
        if (!quiet) {
            writePositions(world);
            if (world.scene().hasMovers()) {
                writeFloors(world);
            }
            if (world.scene().hasRotors()) {
                writeRotors(world);
            }
        }
        writeIds("stalled", report.stalled());
        writeIds("overBudget", report.overBudget());
        writeIds("rolledBack", report.rolledBack());
        out.write("}\n");
        out.flush();
    }

    private void writePositions(SceneWorld world) throws IOException {
        out.write(",\"positions\":{");
        for (int i = 0; i < bodies.size(); i++) {
            out.write(i == 0 ? "" : ",");
            out.write(bodies.get(i).fieldName());
            out.write(':');
            writePair(world.x(i), world.y(i));
        }
        out.write('}');
    }

    private void writeFloors(SceneWorld world) throws IOException {
        String before = ",\"floors\":{";
        for (int i = 0; i < bodies.size(); i++) {
            if (bodies.get(i).mover().isPresent()) {
                String floor = world.floor(i).map(this::id).orElse("null");
                out.write(before + bodies.get(i).fieldName() + ':' + floor);
                before = ",";
            }
        }
        out.write('}');
    }

    private void writeRotors(SceneWorld world) throws IOException {
        out.write(",\"rotors\":{");
        for (int i = 0; i < bodies.size(); i++) {
            out.write(i == 0 ? "" : ",");
            out.write(bodies.get(i).fieldName());
            out.write(':');
            writePair(world.rotor(i).halfCos(), world.rotor(i).halfSin());
        }
        out.write('}');
    }

    /** Most frames have no such bodies, and then no such field. */
    private void writeIds(String field, List<BodyId> handles) throws IOException {
        String before = ",\"" + field + "\":[";
        for (BodyId handle : handles) {
            out.write(before + id(handle));
            before = ",";
        }
        out.write(handles.isEmpty() ? "" : "]");
    }

    private String id(BodyId handle) {
        return bodies.get(handle.index()).id();
    }

    private void writePair(double x, double y) throws IOException {
        out.write('[');
        writeNumber(x);
        out.write(',');
        writeNumber(y);
        out.write(']');
    }

    private void writeNumber(double value) throws IOException {
        out.write(Double.isFinite(value) ? NumberOutput.toString(value, true) : "null");
    }

    /** Sees to it that everything written so far arrives. */
    public void flush() throws IOException {
        out.flush();
    }
}
