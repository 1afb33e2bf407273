package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.turning.Moment;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Worlds in which bodies turn, held against the oracle: every pair of a report, every place after a response. */
class TurningWorldTest {

    private static final int BODIES = 7;

    private static World world(List<Turner> bodies) {
        World world = new World();
        bodies.forEach(body -> body.addTo(world));
        return world;
    }

    private static List<Turner> of(World world) {
        return world.bodies().all().stream().map(body -> Turner.in(world, body)).toList();
    }

    @ParameterizedTest
    @EnumSource
    void aReportSaysOfAllPairsWhatTheOracleSays(TurningRoom room) {
        Random random = Trials.random(room.name().hashCode());
        for (int scene = 0; scene < Trials.times(1); scene++) {
            World world = world(room.bodies(random, BODIES));
            for (int frame = 0; frame < 2; frame++) {
                requireTruth(world);
            }
        }
    }

    private static void requireTruth(World world) {
        List<Turner> before = of(world);
        List<BodyId> ids = world.bodies().all();
        List<String> expected = new ArrayList<>();
        List<List<Turner.Meeting>> meetings = new ArrayList<>();
        for (int a = 0; a < before.size(); a++) {
            meetings.add(new ArrayList<>());
            for (int b = 0; b < before.size(); b++) {
                boolean mayMeet =
                        a < b && !(before.get(a).isKinematic() && before.get(b).isKinematic());
                Turner.Meeting meeting = mayMeet ? Turner.meeting(before.get(a), before.get(b)) : Turner.Meeting.MISS;
                meetings.get(a).add(meeting);
                if (meeting.verdict() != ExactVerdict.MISS) {
                    expected.add(line(a, b, meeting.verdict().name(), meeting.enter()));
                }
            }
        }
        List<String> found = new ArrayList<>();
        List<Turner.Meeting> order = new ArrayList<>();
        world.step(contact -> {
            int a = ids.indexOf(contact.a());
            int b = ids.indexOf(contact.b());
            found.add(line(a, b, contact.verdict().name(), contact.enter()));
            order.add(meetings.get(a).get(b));
        });
        assertThat(found).as("%s", before).containsExactlyInAnyOrderElementsOf(expected);
        requireOrder(order);
        List<Turner> after = of(world);
        for (int i = 0; i < before.size(); i++) {
            Turner from = before.get(i);
            assertThat(after.get(i).at())
                    .isEqualTo(from.at()
                            .shape()
                            .at(from.at().x() + from.dx(), from.at().y() + from.dy())
                            .withRotor(from.rotorTo()));
        }
    }

    private static String line(int a, int b, String verdict, double enter) {
        return verdict + " " + a + " " + b + " " + (verdict.equals("OVERLAP") ? "" : enter);
    }

    /** OVERLAPs first, then by time; two that turn also where their times round to the same double. */
    private static void requireOrder(List<Turner.Meeting> order) {
        for (int i = 1; i < order.size(); i++) {
            Turner.Meeting one = order.get(i - 1);
            Turner.Meeting next = order.get(i);
            if (next.verdict() == ExactVerdict.OVERLAP) {
                assertThat(one.verdict()).isEqualTo(ExactVerdict.OVERLAP);
            } else if (one.verdict() != ExactVerdict.OVERLAP) {
                assertThat(one.enter()).isLessThanOrEqualTo(next.enter());
                Optional<Moment> first = one.moment();
                first.filter(time -> next.moment().isPresent())
                        .ifPresent(
                                time -> assertThat(time.compareTo(next.moment().orElseThrow()))
                                        .isLessThanOrEqualTo(0));
            }
        }
    }

    /** A rotor (c, 0) turns no shape, and its length decides how a later turn goes on. */
    @ParameterizedTest
    @EnumSource
    void theLengthOfARotorIsKept(Answer answer) {
        World world = new World();
        BodyId body = world.add(ConvexPolygon.of(0, 0, 1, 0, 1, 1), 0, 0);
        BodyId turned = world.add(ConvexPolygon.of(5, 0, 6, 0, 6, 1), 0, 0);
        world.setRotor(turned, Rotor.ofHalfAngle(1, 1));
        long before = world.digest();
        world.setRotor(body, Rotor.ofHalfAngle(-3, 0));
        assertThat(world.digest()).isNotEqualTo(before);
        world.step(answer.response());
        assertThat(world.rotor(body)).isEqualTo(Rotor.ofHalfAngle(-3, 0));
    }

    private enum Answer {
        STOP,
        SLIDE,
        BOUNCE,
        BOUNCE_0,
        PUSH;

        Response response() {
            return switch (this) {
                case STOP -> Response.stop();
                case SLIDE -> Response.slide();
                case BOUNCE -> Response.bounce(1);
                case BOUNCE_0 -> Response.bounce(0);
                case PUSH -> Response.push();
            };
        }
    }

    @ParameterizedTest
    @EnumSource
    void nobodyGetsIntoAnybody(TurningRoom room) {
        Random random = Trials.random(room.name().hashCode());
        // Two of the five by day, so that it takes less time.
        for (int i = 0; i < Trials.times(2); i++) {
            Answer answer = Answer.values()[random.nextInt(Answer.values().length)];
            World world = world(room.bodies(random, 2 * BODIES));
            for (int frame = 0; frame < 2; frame++) {
                List<Turner> before = of(world);
                StepReport report = world.step(answer.response());
                requireNoNewOverlap(room + " " + answer + " " + report, before, of(world));
            }
        }
    }

    private static void requireNoNewOverlap(String name, List<Turner> before, List<Turner> after) {
        for (int a = 0; a < before.size(); a++) {
            for (int b = a + 1; b < before.size(); b++) {
                if (!(before.get(a).isKinematic() && before.get(b).isKinematic())
                        && Turner.overlap(after.get(a), after.get(b))) {
                    assertThat(Turner.overlap(before.get(a), before.get(b)))
                            .as("%s: %s and %s of %s", name, a, b, before)
                            .isTrue();
                }
            }
        }
    }
}
