package org.polysweep.world;

import java.util.Optional;
import org.polysweep.contact.Separation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.boxes.BoxVisitor;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.step.PairList;
import org.polysweep.internal.step.PairSet;

/**
 * One step of a world: contacts are taken in the order of their times; a response gives the two bodies new lines, and these are swept
 * against all that is near, until the step is over.
 *
 * <p>All lines are exact, and so are all sweeps of one against another; rounding happens where a line begins, and at the end. What it
 * costs there, {@link LineChange} and {@link FinalPositions} take care of.
 */
final class Step {

    private final Bodies bodies;
    private final StepState course = new StepState();
    private final Trajectories lines = course.lines;
    private final SweptBoxes boxes;
    private final BroadPhase broadPhase;
    private final PairSweep sweep;
    private final AllowedOverlaps passages;
    private final ContactQueue queue;
    private final LineChange turn;
    private final FinalPositions arrival;
    private final PairList overlaps = new PairList();

    /** The pairs that were in each other at the beginning; they are left alone until they are out. */
    private final PairSet excused = new PairSet();

    /** The pairs that a response lets pass. */
    private final PairSet passing = new PairSet();

    private final PairSet reported = new PairSet();

    private final WorldContact view;
    private final PairMotion reaction = new PairMotion();
    private final StepReport report = new StepReport();
    private final BoxVisitor neighbours = this::meetNeighbour;

    /** The line that is being swept against its neighbours, and from when on. */
    private int turned;

    private double turnedAt;

    Step(Bodies bodies) {
        this.bodies = bodies;
        boxes = new SweptBoxes(bodies);
        broadPhase = new BroadPhase(bodies, lines, boxes);
        sweep = new PairSweep(bodies, lines);
        passages = new AllowedOverlaps(bodies, lines);
        queue = new ContactQueue(lines, new PairSweep(bodies, lines));
        view = new WorldContact(bodies, lines);
        turn = new LineChange(lines, sweep);
        arrival = new FinalPositions(bodies, course, boxes, broadPhase, excused, passing, passages);
    }

    BroadPhase broadPhase() {
        return broadPhase;
    }

    SweptBoxes boxes() {
        return boxes;
    }

    /** Puts all bodies at the beginning, and finds which ones may meet. */
    void begin() {
        bodies.rank();
        course.place(bodies);
        boxes.build(lines);
    }

    /** Reports all contacts; bodies pass through each other. */
    StepReport report(ContactListener listener, TaskRunner workers, int tasks) {
        find(listener, workers, tasks, false);
        for (int place = 0; place < queue.left(); place++) {
            int contact = queue.at(place);
            tell(queue.lineA(contact), queue.lineB(contact), queue.verdict(contact), queue.enter(contact), 0, listener);
        }
        arrival.letPass();
        return report;
    }

    /** Moves the bodies, and responds to each HIT. */
    StepReport respond(Response response, ContactListener listener, int mostChanges, TaskRunner workers, int tasks) {
        find(listener, workers, tasks, true);
        course.begin();
        while (queue.left() > 0) {
            int contact = queue.take();
            int lineA = queue.lineA(contact);
            int lineB = queue.lineB(contact);
            int a = lines.body[lineA];
            int b = lines.body[lineB];
            if (course.isCurrent(lineA) && course.isCurrent(lineB) && !passing.contains(a, b)) {
                meet(contact, response, listener, mostChanges);
            }
        }
        arrival.settle(report);
        return report;
    }

    private void find(ContactListener listener, TaskRunner workers, int tasks, boolean responds) {
        report.clear();
        overlaps.clear();
        queue.clear();
        excused.clear();
        passing.clear();
        reported.clear();
        passages.clear();
        begin();
        broadPhase.sweepAll(workers, tasks, responds);
        broadPhase.collect(queue, overlaps);
        overlaps.sort();
        for (int i = 0; i < overlaps.count(); i++) {
            int first = overlaps.first(i);
            int second = overlaps.second(i);
            if (responds) {
                excused.add(first, second);
                reported.add(first, second);
            }
            tell(first, second, Verdict.OVERLAP, Double.NaN, 0, listener);
        }
        queue.sortAll();
    }

    private void tell(int lineA, int lineB, Verdict verdict, double enter, double from, ContactListener listener) {
        view.set(lineA, lineB, verdict, enter, from);
        report.countContact();
        listener.contact(view);
    }

    private BodyId handle(int line) {
        return bodies.handleAt(lines.body[line]);
    }

    private void meet(int contact, Response response, ContactListener listener, int mostChanges) {
        int lineA = queue.lineA(contact);
        int lineB = queue.lineB(contact);
        int a = lines.body[lineA];
        int b = lines.body[lineB];
        double time = queue.enter(contact);
        double from = Math.max(lines.from[lineA], lines.from[lineB]);
        if (queue.verdict(contact) == Verdict.TOUCH) {
            if (reported.add(a, b)) {
                tell(lineA, lineB, Verdict.TOUCH, time, from, listener);
                lean(a, b);
            }
            return;
        }
        turn.set(lineA, lineB, time);
        if (queue.verdict(contact) == Verdict.HIT) {
            view.set(lineA, lineB, Verdict.HIT, time, from);
            turn.placeAt(view.result());
        } else {
            turn.placeOnLines();
            if (!facesOut(contact, time)) {
                return;
            }
        }
        reaction.set(
                lines.dx(lineA),
                lines.dy(lineA),
                mass(a, mostChanges),
                lines.dx(lineB),
                lines.dy(lineB),
                mass(b, mostChanges));
        if (queue.verdict(contact) == Verdict.OVERLAP && approach() <= 0) {
            moveOut(lineA, lineB, time);
            return;
        }
        lean(a, b);
        reported.add(a, b);
        report.countContact();
        listener.contact(view);
        react(lineA, lineB, time, response);
    }

    /**
     * Moves two bodies out of each other that rounding has put there, and that do not go any farther. Who is still on the line that it began with is
     * exactly where it was told to be, and stays there, if the other can be moved.
     */
    private void moveOut(int lineA, int lineB, double time) {
        int a = lines.body[lineA];
        int b = lines.body[lineB];
        boolean onlyA = course.hasTurned(a) && !course.hasTurned(b) && reaction.movesA();
        boolean onlyB = course.hasTurned(b) && !course.hasTurned(a) && reaction.movesB();
        reaction.set(
                lines.dx(lineA),
                lines.dy(lineA),
                onlyB ? Double.POSITIVE_INFINITY : reaction.massA(),
                lines.dx(lineB),
                lines.dy(lineB),
                onlyA ? Double.POSITIVE_INFINITY : reaction.massB());
        if (!onlyB) {
            course.lean(a, view.normalX(), view.normalY());
        }
        if (!onlyA) {
            course.lean(b, -view.normalX(), -view.normalY());
        }
        turn(lineA, lineB, time);
    }

    /**
     * Shows the contact of two bodies that rounding has put into each other, as it is where doubles put them; whether they meet there at
     * all.
     */
    private boolean facesOut(int contact, double time) {
        int lineA = queue.lineA(contact);
        int lineB = queue.lineB(contact);
        int before = lines.count;
        int a = lines.add(lines.body[lineA], turn.restAX(), turn.restAY(), lines.dx(lineA), lines.dy(lineA), time);
        int b = lines.add(lines.body[lineB], turn.restBX(), turn.restBY(), lines.dx(lineB), lines.dy(lineB), time);
        Verdict verdict = sweep.sweepParts(a, queue.partA(contact), b, queue.partB(contact), 0);
        if (verdict != Verdict.MISS) {
            view.set(a, b, Verdict.HIT, time, 0);
            view.takeParts(queue.partA(contact), queue.partB(contact));
        }
        if (verdict == Verdict.OVERLAP) {
            Optional<Separation> way =
                    PairSweeper.AUTO.separation(sweep.moving(a, sweep.partA()), sweep.moving(b, sweep.partB()));
            way.ifPresent(out -> view.turnNormal(out.normalX(), out.normalY()));
        }
        lines.count = before;
        return verdict != Verdict.MISS;
    }

    private void lean(int a, int b) {
        course.lean(a, view.normalX(), view.normalY());
        course.lean(b, -view.normalX(), -view.normalY());
    }

    private void react(int lineA, int lineB, double time, Response response) {
        int a = lines.body[lineA];
        int b = lines.body[lineB];
        if (frees(a, b, view.partB(), time, view.normalX(), view.normalY())
                || frees(b, a, view.partA(), time, -view.normalX(), -view.normalY())) {
            // One of the two stands now, and this contact is no more what it was.
            if (!course.isCurrent(lineA) || !course.isCurrent(lineB)) {
                return;
            }
        }
        reaction.setCorners(course, a, view.partA(), b, view.partB(), time);
        if (!reaction.movesA()) {
            halt(a, true, reaction.movesB());
        }
        if (!reaction.movesB()) {
            halt(b, false, reaction.movesA());
        }
        if (reaction.movesA() || reaction.movesB()) {
            response.respond(view, reaction);
            if (reaction.passes()) {
                passing.add(a, b);
                return;
            }
            if (approach() > 0) {
                Slide.along(view, reaction);
            }
        }
        turn(lineA, lineB, time);
    }

    /** Gives the two the lines that the reaction asks for. */
    private void turn(int lineA, int lineB, double time) {
        int a = lines.body[lineA];
        int b = lines.body[lineB];
        turn.face(view);
        turn.find(reaction);
        int newA = turn.lineA();
        int newB = turn.lineB();
        take(a, newA, view.partB(), time, view.normalX(), view.normalY(), newB);
        take(b, newB, view.partA(), time, -view.normalX(), -view.normalY(), newA);
        if (newA != lineA) {
            sweepAgain(newA, time);
        }
        if (newB != lineB) {
            sweepAgain(newB, time);
        }
    }

    /**
     * Halts what is fixed and moves, if it would crush a body between itself and something that does not give way: the normals of
     * both are opposite, and they close in. Whether it has halted something.
     */
    private boolean frees(int body, int other, int part, double time, double normalX, double normalY) {
        if (!course.isInCorner(body, other, part, time) || bodies.isFixed(body)) {
            return false;
        }
        int last = course.lastOther[body];
        int line = course.line[other];
        boolean isOpposite = normalX == -course.lastX[body] && normalY == -course.lastY[body];
        double closing = normalX * lines.dx(line) + normalY * lines.dy(line) + course.lastSpeed[body];
        if (!isOpposite || !(closing > 0) || !bodies.isFixed(other) || !bodies.isFixed(last)) {
            return false;
        }
        boolean otherMoved = stop(other, time);
        boolean lastMoved = stop(last, time);
        return otherMoved || lastMoved;
    }

    /** Halts a fixed body that moves; whether it does. */
    private boolean stop(int body, double time) {
        int line = course.line[body];
        if (lines.dx(line) == 0 && lines.dy(line) == 0) {
            return false;
        }
        course.halted[body] = true;
        report.addHalted(handle(line));
        double x = lines.x(line) + time * lines.dx(line);
        double y = lines.y(line) + time * lines.dy(line);
        int standing = lines.add(body, x, y, 0, 0, time);
        course.turn(body, standing);
        boxes.include(lines, standing);
        sweepAgain(standing, time);
        return true;
    }

    /** Whether a response may change the motion of a body. */
    private boolean canChange(int body, int mostChanges) {
        return !bodies.isFixed(body) && !course.halted[body] && course.changes[body] < mostChanges;
    }

    /** The mass of a body; infinite if its motion may not be changed. */
    private double mass(int body, int mostChanges) {
        return canChange(body, mostChanges) ? bodies.mass[bodies.byRank(body)] : Double.POSITIVE_INFINITY;
    }

    /** Halts a body whose motion no response may change: at its limit, or fixed and about to crush another such one. */
    private void halt(int body, boolean isA, boolean otherGivesWay) {
        if (bodies.isFixed(body) && otherGivesWay) {
            return;
        }
        int line = course.line[body];
        if (!course.halted[body] && (lines.dx(line) != 0 || lines.dy(line) != 0)) {
            course.halted[body] = true;
            report.addHalted(bodies.handleAt(body));
        }
        reaction.halt(isA);
    }

    /** The speed with which the two approach after the response, as far as doubles tell. */
    private double approach() {
        return (reaction.bDx() - reaction.aDx()) * view.normalX() + (reaction.bDy() - reaction.aDy()) * view.normalY();
    }

    private void take(int body, int line, int part, double time, double normalX, double normalY, int other) {
        course.noteContact(
                body,
                lines.body[other],
                part,
                time,
                normalX,
                normalY,
                normalX * lines.dx(other) + normalY * lines.dy(other));
        if (course.line[body] != line) {
            course.turn(body, line);
            course.changes[body]++;
            boxes.include(lines, line);
        }
    }

    /** Sweeps a line against all that is near it in the rest of the step. */
    private void sweepAgain(int line, double time) {
        turned = line;
        turnedAt = time;
        boxes.meeting(lines, line, neighbours);
    }

    private void meetNeighbour(int other) {
        int body = lines.body[turned];
        if (other == body || passing.contains(body, other) || !broadPhase.mayMeet(body, other)) {
            return;
        }
        int lineA = body < other ? turned : course.line[other];
        int lineB = body < other ? course.line[other] : turned;
        if (moveAlike(lineA, lineB) && reported.contains(body, other)) {
            return;
        }
        Verdict verdict = sweep.sweepRest(lineA, lineB, turnedAt);
        if (verdict == Verdict.HIT || (verdict == Verdict.TOUCH && !reported.contains(body, other))) {
            double enter = sweep.enter();
            boolean clipped = !(sweep.result().enter() >= turnedAt);
            queue.put(queue.add(lineA, sweep.partA(), lineB, sweep.partB(), verdict, enter, clipped));
        }
        int count = sweep.withinCount();
        for (int i = 0; i < count; i++) {
            int partA = sweep.withinPartA(i);
            int partB = sweep.withinPartB(i);
            if (!mayBeWithin(lineA, partA, lineB, partB)) {
                queue.put(queue.add(lineA, partA, lineB, partB, Verdict.OVERLAP, turnedAt, true));
            }
        }
    }

    /**
     * Whether two parts may be in each other at the time of the turn: they have been before, as the bodies were in the beginning, or as one is a
     * chain that is passed from behind. If not, rounding has put them there.
     */
    private boolean mayBeWithin(int lineA, int partA, int lineB, int partB) {
        int a = lines.body[lineA];
        int b = lines.body[lineB];
        return (excused.contains(a, b) || bodies.isOneSided(a) || bodies.isOneSided(b))
                && passages.contains(
                        course.lineBefore(a, turnedAt), partA, course.lineBefore(b, turnedAt), partB, turnedAt);
    }

    /** Whether the distance of two bodies stays as it is: what they do to each other has been reported then. */
    private boolean moveAlike(int lineA, int lineB) {
        return lines.dx(lineA) == lines.dx(lineB) && lines.dy(lineA) == lines.dy(lineB);
    }
}
