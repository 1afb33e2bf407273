package org.polysweep.workbench.svg;

import org.jspecify.annotations.Nullable;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Miss;
import org.polysweep.contact.Overlap;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.TimedContact;
import org.polysweep.contact.Touch;
import org.polysweep.shape.MovingShape;
import org.polysweep.workbench.query.Answer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** The answer in sentences. */
final class Headline {

    private static final JsonFactory JSON = new JsonFactory();

    private Headline() {}

    /** What happens, and when. */
    static String what(Answer answer) {
        SweepOutcome contact = answer.contact();
        if (contact instanceof TimedContact meeting) {
            return "at t " + HumanNumber.equal(contact.enter()) + ": " + meeting(meeting, answer);
        }
        return contact instanceof Overlap ? "A and B overlap at t = 0" : "A and B share no point during the step";
    }

    private static String meeting(TimedContact meeting, Answer answer) {
        return feature(meeting.featureA(), answer.a()) + part(answer, answer.partA()) + " of A "
                + (meeting instanceof Touch ? "touches " : "hits ")
                + feature(meeting.featureB(), answer.b()) + part(answer, answer.partB()) + " of B";
    }

    private static String part(Answer answer, int part) {
        return answer.query().hasParts() ? " of part " + part : "";
    }

    private static String feature(Feature feature, MovingShape of) {
        if (feature.kind() == Feature.Kind.EDGE) {
            return "edge " + feature.index();
        }
        return (of.shape().part(0).radius() > 0 ? "the arc about vertex " : "vertex ") + feature.index();
    }

    /** Which query it is, when the contact ends, and which algorithm answered. */
    static String details(long line, Answer answer) {
        String which = "line " + line + name(answer.query().id());
        String path = " · algorithm " + answer.pathName();
        return which + times(answer) + path;
    }

    private static String times(Answer answer) {
        SweepOutcome contact = answer.contact();
        MovingShape a = answer.a();
        MovingShape b = answer.b();
        if (answer.query().turns()) {
            return timesOfTurning(contact);
        }
        if (a.dx() == b.dx() && a.dy() == b.dy()) {
            return " · no relative displacement";
        }
        if (contact instanceof Miss) {
            return "";
        }
        String in = contact instanceof Overlap ? " · overlap since t " + HumanNumber.equal(contact.enter()) : "";
        String out = contact instanceof Touch ? " · touching until t " : " · exit at t ";
        String parts = answer.query().hasParts() ? " (these parts)" : "";
        return in + out + HumanNumber.equal(contact.exit()) + parts;
    }

    /** For rotating shapes, all times are within the step. */
    private static String timesOfTurning(SweepOutcome contact) {
        if (contact instanceof Miss || contact instanceof Touch) {
            return "";
        }
        return Double.isNaN(contact.exit())
                ? " · still overlapping at t = 1"
                : " · exit at t " + HumanNumber.equal(contact.exit());
    }

    /** The id as people read it: the string itself, without quotes and escapes. */
    private static String name(@Nullable String id) {
        if (id == null) {
            return "";
        }
        String name = id;
        try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), id)) {
            parser.nextToken();
            name = parser.getString();
        } catch (JacksonException e) {
            // Longer than a parser with the usual limits reads: shown as it is written.
            name = id;
        }
        boolean tooLong = name.codePointCount(0, name.length()) > 44;
        return " · " + (tooLong ? name.substring(0, name.offsetByCodePoints(0, 43)) + "…" : name);
    }
}
