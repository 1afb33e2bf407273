package org.polysweep.workbench.compare;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.polysweep.workbench.external.Dialogue;
import org.polysweep.workbench.external.Dialogue.End;
import org.polysweep.workbench.external.External;

/**
 * A program of the user's. It is started once for a file; what it has not answered when its time is over, it has not
 * answered.
 */
final class ExternalContestant implements Contestant {

    private final External external;
    private final WayOfTurning wayOfTurning;
    private final QuestionFile file;
    private final double seconds;
    private final Consumer<String> complaints;
    private Optional<Quartiles> nanos = Optional.empty();

    ExternalContestant(
            External external,
            WayOfTurning wayOfTurning,
            QuestionFile file,
            double seconds,
            Consumer<String> complaints) {
        this.external = external;
        this.wayOfTurning = wayOfTurning;
        this.file = file;
        this.seconds = seconds;
        this.complaints = complaints;
    }

    @Override
    public String name() {
        return external.name();
    }

    @Override
    public List<Integer> asked() {
        return IntStream.range(0, file.questions().size()).boxed().toList();
    }

    /** It is given rotors, and the way that they go is part of the format; the user may say that it turns otherwise. */
    @Override
    public WayOfTurning wayOfTurning() {
        return wayOfTurning;
    }

    @Override
    public List<PeerReply> answer() throws IOException {
        ExternalAnswers answers = new ExternalAnswers(file.questions());
        // Its whole time is limited, and not how long it may be silent.
        Dialogue dialogue = new Dialogue(external.start(), Double.POSITIVE_INFINITY, 0, answers);
        long end = System.nanoTime() + (long) (seconds * 1e9);
        End how = dialogue.run(Long.MAX_VALUE, () -> System.nanoTime() - end > 0);
        if (answers.missing() == file.questions().size() && dialogue.status().isPresent()) {
            external.requireStarted(dialogue.status().getAsInt());
        }
        complain(answers, how == End.INTERRUPTED ? "it was stopped after " + seconds + " s" : status(dialogue));
        nanos = answers.nanosEach().stream()
                .mapToObj(each -> Quartiles.of(List.of(each)))
                .findFirst();
        return asked().stream().map(answers::reply).toList();
    }

    private static String status(Dialogue dialogue) {
        OptionalInt status = dialogue.status();
        return status.isPresent() ? "it exited with status " + status.getAsInt() : "its output ended";
    }

    private void complain(ExternalAnswers answers, String end) {
        answers.complaint().ifPresent(line -> complaints.accept(name() + ", on " + file.name() + ": " + line));
        if (answers.missing() > 0) {
            complaints.accept(name() + " left " + answers.missing() + " of "
                    + file.questions().size() + (file.questions().size() == 1 ? " query of " : " queries of ")
                    + file.name() + " unanswered; " + end);
        }
    }

    /** It was timed while it answered, once. */
    @Override
    public void time(int forksLeft) {}

    @Override
    public Optional<Quartiles> nanos() {
        return nanos;
    }

    @Override
    public String clock() {
        return "pipe";
    }
}
