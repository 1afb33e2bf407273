package org.polysweep.workbench.json;

import java.io.Flushable;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Feature;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Point;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.TimedContact;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.workbench.query.Answer;
import tools.jackson.core.JsonEncoding;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.SerializableString;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/**
 * Writes answers, one line of JSON each.
 *
 * <p>A double is written in the shortest form that reads back as the same double, which is the same text on every JDK
 * ({@link Double#toString(double)} is not shortest before JDK 19); a number that is not finite is {@code null}. Not
 * thread-safe.
 */
public final class AnswerJson implements AnswerWriter, Flushable {

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .build();

    private final JsonGenerator json;

    /** Makes a writer onto a stream; nothing arrives there for certain before {@link #flush}. */
    public AnswerJson(OutputStream out) {
        json = FACTORY.createGenerator(new Unseparated(), out, JsonEncoding.UTF8);
    }

    @Override
    public void write(Answer answer) {
        SweepOutcome contact = answer.contact();
        json.writeStartObject();
        writeId(answer.query().id());
        json.writeStringProperty("verdict", contact.verdict().name());
        json.writeName("enter");
        writeNumber(contact.enter());
        json.writeName("exit");
        writeNumber(contact.exit());
        json.writeName("normal");
        if (Double.isNaN(contact.normalX())) {
            json.writeNull();
        } else {
            writePair(contact.normalX(), contact.normalY());
        }
        if (contact instanceof TimedContact meeting) {
            writeMeeting(meeting);
        } else {
            writeNoMeeting();
        }
        if (answer.query().hasRotors()) {
            writeRotor("restRotorA", answer.restRotorA());
            writeRotor("restRotorB", answer.restRotorB());
        }
        if (answer.query().hasParts()) {
            writePart("partA", answer.partA());
            writePart("partB", answer.partB());
        }
        json.writeStringProperty("path", answer.pathName());
        answer.separation().ifPresent(this::writeSeparation);
        answer.explanation().ifPresent(this::writeExplanation);
        endLine();
    }

    @Override
    public void writeError(@Nullable String id, String message) {
        json.writeStartObject();
        writeId(id);
        json.writeStringProperty("error", message);
        endLine();
    }

    private void endLine() {
        json.writeEndObject();
        json.writeRaw('\n');
    }

    private void writeId(@Nullable String id) {
        json.writeName("id");
        if (id == null) {
            json.writeNull();
        } else {
            json.writeRawValue(id);
        }
    }

    private void writeMeeting(TimedContact meeting) {
        writeFeature("featureA", meeting.featureA());
        writeFeature("featureB", meeting.featureB());
        json.writeName("contact");
        json.writeStartArray();
        for (Point point : meeting.contactPoints()) {
            writePair(point.x(), point.y());
        }
        json.writeEndArray();
        json.writeName("restA");
        writePair(meeting.safePoseA().x(), meeting.safePoseA().y());
        json.writeName("restB");
        writePair(meeting.safePoseB().x(), meeting.safePoseB().y());
    }

    private void writeNoMeeting() {
        json.writeNullProperty("featureA");
        json.writeNullProperty("featureB");
        json.writeArrayPropertyStart("contact");
        json.writeEndArray();
        json.writeNullProperty("restA");
        json.writeNullProperty("restB");
    }

    private void writeRotor(String name, Optional<Rotor> rotor) {
        json.writeName(name);
        if (rotor.isPresent()) {
            writePair(rotor.get().halfCos(), rotor.get().halfSin());
        } else {
            json.writeNull();
        }
    }

    private void writePart(String name, int part) {
        if (part == SweepResult.NO_PART) {
            json.writeNullProperty(name);
        } else {
            json.writeNumberProperty(name, part);
        }
    }

    private void writeFeature(String name, Feature feature) {
        json.writeObjectPropertyStart(name);
        json.writeStringProperty("kind", feature.kind().name());
        json.writeNumberProperty("index", feature.index());
        json.writeEndObject();
    }

    private void writeSeparation(MinimumTranslation separation) {
        json.writeObjectPropertyStart("separation");
        json.writeName("normal");
        writePair(separation.normalX(), separation.normalY());
        json.writeName("depth");
        writeNumber(separation.depth());
        json.writeEndObject();
    }

    private void writeExplanation(List<Explanation.Step> steps) {
        json.writeArrayPropertyStart("explain");
        for (Explanation.Step step : steps) {
            json.writeStartObject();
            json.writeStringProperty("test", step.test());
            json.writeStringProperty("finding", step.finding());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void writePair(double x, double y) {
        json.writeStartArray();
        writeNumber(x);
        writeNumber(y);
        json.writeEndArray();
    }

    private void writeNumber(double value) {
        if (Double.isFinite(value)) {
            json.writeNumber(value);
        } else {
            json.writeNull();
        }
    }

    @Override
    public void flush() {
        json.flush();
    }

    /** Nothing between two answers: each brings its own end of line, and must not wait for the next to get it. */
    private static final class Unseparated extends ObjectWriteContext.Base {

        // Jackson takes null for "no separator", and does not say so in its types.
        @Override
        @SuppressWarnings("NullAway")
        public SerializableString getRootValueSeparator(SerializableString defaultSeparator) {
            return null;
        }
    }
}
