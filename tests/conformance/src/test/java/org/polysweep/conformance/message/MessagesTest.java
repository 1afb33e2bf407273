package org.polysweep.conformance.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.polysweep.conformance.message.MessageSources.Parameter;
import org.polysweep.conformance.message.MessageSources.Piece;

/** Each text that a caller can provoke is provoked, says what is written here, and names the parameter by its name. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MessagesTest {

    /** The name, perhaps with an index or a part; then what must be, and what was. */
    private static final Pattern TEMPLATE = Pattern.compile(
            "(\\w+)(\\[\\d+\\]|\\.\\w+(\\(\\d+\\))?)*( and \\w+)* must ((be|have) .+, but (was|were) .+|not .+)");

    private static final Map<String, String> UNREACHABLE = Unreachable.REASONS;

    private record Provoked(Refusal refusal, Throwable thrown) {

        String said() {
            return String.valueOf(thrown.getMessage());
        }

        @Override
        public String toString() {
            return "should be: " + refusal + "\n     was: " + said() + "\n     from: " + called(thrown);
        }
    }

    private final List<Provoked> provoked = new ArrayList<>();
    private MessageSources sources;

    @BeforeAll
    void provokeAll() throws IOException {
        sources = new MessageSources();
        Stream.of(
                        ShapeRefusals.all(),
                        BoxRefusals.all(),
                        QueryRefusals.all(),
                        BatchRefusals.all(),
                        ValidatorRefusals.all(),
                        WorldRefusals.all(),
                        StateRefusals.all(),
                        MoverRefusals.all(),
                        StepRefusals.all())
                .flatMap(List::stream)
                .forEach(refusal -> provoked.add(new Provoked(refusal, thrownBy(refusal))));
    }

    private static Throwable thrownBy(Refusal refusal) {
        Throwable thrown = catchThrowable(refusal.call()::execute);
        return thrown == null ? new AssertionError("nothing") : thrown;
    }

    @Test
    void eachSaysWhatIsWritten() {
        assertThat(provoked.stream().filter(each -> !each.said().equals(each.refusal.message())))
                .isEmpty();
    }

    @Test
    void eachAboutAParameterFollowsTheTemplateAndNamesIt() {
        Set<Parameter> parameters = sources.parameters();
        assertThat(provoked.stream()
                        .filter(each -> each.refusal.namesParameter())
                        .filter(each -> !namesOne(each, parameters)))
                .isEmpty();
    }

    private static boolean namesOne(Provoked each, Set<Parameter> parameters) {
        Matcher template = TEMPLATE.matcher(each.said());
        StackTraceElement called = called(each.thrown);
        String type = called.getClassName().replaceAll("\\$.*", "");
        return template.matches()
                && parameters.contains(new Parameter(type, called.getMethodName(), template.group(1)));
    }

    /** The method of the library that the test has called. */
    private static StackTraceElement called(Throwable thrown) {
        return Arrays.stream(thrown.getStackTrace())
                .takeWhile(frame -> !frame.getClassName().startsWith("org.polysweep.conformance."))
                .reduce((inner, outer) -> outer)
                .orElse(thrown.getStackTrace()[0]);
    }

    @Test
    void noTextInTheSourcesIsLeftOut() {
        Set<String> left = new TreeSet<>();
        for (Piece piece : sources.pieces()) {
            if (provoked.stream().noneMatch(each -> shows(each.thrown, piece))) {
                left.add(key(piece));
            }
        }
        assertThat(left).isEqualTo(new TreeSet<>(UNREACHABLE.keySet()));
    }

    private static boolean shows(Throwable thrown, Piece piece) {
        return String.valueOf(thrown.getMessage()).contains(piece.text())
                && Arrays.stream(thrown.getStackTrace()).anyMatch(piece::isAt);
    }

    private static String key(Piece piece) {
        return piece.file().replaceAll(".*/|\\.java", "") + "." + piece.method() + ": " + piece.text();
    }
}
