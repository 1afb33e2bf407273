package org.polysweep.internal.polygon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.answer.WayOut;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.rounding.ExpansionRatio;
import org.polysweep.internal.rounding.TimeRatio;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;

/**
 * The sweep that looks at two vertex rays only, of all pairs: where the line of the motion enters the
 * configuration-space obstacle C = B - A, and where it leaves C ({@link PolygonPassage}).
 *
 * <p>Where the boxes around the two meet at the start, an {@link InscribedOctagon} tells of an overlap and an {@link
 * InitialContact} of a touch. Otherwise {@link GeneralSweep} answers first, unless all numbers are short:
 * docs/decisions/0044-nearness-first.md. What is left open there is decided here, sign by sign, each by the first
 * {@link Stage} that is certain of it. Cost: O(log n + log m). No garbage unless the last stage is reached. Reusable:
 * one belongs to each {@link SweepResult}, and answers what is read from it.
 */
public final class PolygonSweep implements LazyAnswer {

    private final SweepQuery query = new SweepQuery();
    private final SweepPredicates signs = new SweepPredicates(query);
    private final NormalConeTest turns = new NormalConeTest(query, signs);
    private final EntryGuess walkIn = new EntryGuess(query);
    private final EntryGuess walkOut = new EntryGuess(query);
    private final GeneralSweep general = new GeneralSweep(query, this, walkIn, walkOut);
    private final PolygonPassage passage = new PolygonPassage(query, signs, turns, walkIn, walkOut);
    private final InitialContact standing = new InitialContact(query, signs);
    private final ReferenceEdge faces = new ReferenceEdge(query, signs, turns);
    private final ContactManifold manifold = new ContactManifold(query, signs, faces);
    private final TimeOfImpact time = new TimeOfImpact(query, signs);
    private final ExpansionRatio exactTime = new ExpansionRatio();
    private final AxialPlace axial = new AxialPlace(query);

    /** Made when it is first asked: most queries never do. */
    private Optional<PenetrationEdge> nearest = Optional.empty();

    private Verdict verdict = Verdict.MISS;
    private boolean isInTouch;
    private boolean facesKnown;
    private boolean manifoldKnown;
    private boolean timeKnown;

    /** The query to be answered, whose fields the caller sets. */
    public SweepQuery query() {
        return query;
    }

    /** Answers the query. */
    public void writeTo(SweepResult result, int leftOut) {
        if (query.boxesStayApart()) {
            AnswerWriter.writeMiss(result);
            return;
        }
        signs.stages().leaveOut(leftOut);
        boolean coarse = query.isCoarse();
        if (signs.stages().filterAtOnce()) {
            answerAtOnce(result, coarse);
        } else {
            begin(coarse);
            write(result, search());
        }
    }

    /** Asks how the two stand if they may touch or overlap at the start; otherwise, where they go. */
    private void answerAtOnce(SweepResult result, boolean coarse) {
        general.begin();
        if (!coarse && general.circlesStayApart()) {
            AnswerWriter.writeMiss(result);
            return;
        }
        boolean looksFirst = general.asksHowTheyStand(coarse);
        boolean overlaps = looksFirst && (general.disksOverlap() || overlapsAsGuessed());
        if (overlaps && !coarse) {
            general.writeOverlap(result);
            return;
        }
        boolean asksGeneral = !coarse && !(looksFirst && standing.mayTouch(general.near()));
        if (asksGeneral && general.answers(result)) {
            return;
        }
        begin(coarse);
        if (asksGeneral) {
            passage.noteWalk();
        }
        boolean isNear = general.boxesMeet();
        if (coarse && !isNear) {
            passage.noteApart();
        }
        if (isNear && !looksFirst) {
            overlaps = overlapsAsGuessed();
        }
        if (overlaps) {
            write(result, overlap());
        } else {
            write(result, isNear && !standing.mayOverlap(general.near()) ? verdictNearby() : search());
            if (isInTouch) {
                standing.writeTouch(result);
            }
        }
    }

    /** Guesses how the two stand, and whether they certainly overlap. */
    private boolean overlapsAsGuessed() {
        standing.guess();
        return standing.mayOverlap(general.near()) && InscribedOctagon.holdsOrigin(query, general.gapSize());
    }

    private void write(SweepResult result, Verdict found) {
        verdict = found;
        if (found == Verdict.MISS) {
            AnswerWriter.writeMiss(result);
        } else {
            AnswerWriter.write(result, found, this);
        }
    }

    /** The verdict, from how the shapes stand where that is enough. */
    private Verdict verdictNearby() {
        return switch (standing.prove(general.gapSize())) {
            case OVERLAPPING -> overlap();
            case PARTING -> Verdict.MISS;
            case TOUCHING -> touching(Verdict.TOUCH);
            case PRESSING -> touching(Verdict.HIT);
            case APPROACHING -> {
                passage.noteApart();
                yield search();
            }
            case OPEN -> search();
        };
    }

    private Verdict overlap() {
        passage.noteOverlap();
        return Verdict.OVERLAP;
    }

    private Verdict touching(Verdict inTouch) {
        isInTouch = true;
        return inTouch;
    }

    /** Finds where the line enters C, and the verdict. */
    private Verdict search() {
        verdict = passage.find();
        return verdict;
    }

    /** Takes over a query in general position, to say the rest about it. */
    void takeOver(int onA, int onB, boolean isEdgeOfB, boolean overlaps) {
        begin(false);
        passage.take(onA, onB, isEdgeOfB, overlaps);
        search();
    }

    /** Takes over an overlap of which nothing else is certain, with what the walk has guessed. */
    void takeOverOverlap() {
        begin(false);
        passage.noteWalk();
        passage.noteOverlap();
        search();
    }

    private void begin(boolean coarse) {
        signs.begin(coarse);
        turns.begin();
        passage.begin();
        isInTouch = false;
        facesKnown = false;
        manifoldKnown = false;
        timeKnown = false;
    }

    /** Whether a contact begins with the step. */
    private boolean isAtStart() {
        return isInTouch || passage.entersAtStart();
    }

    private ReferenceEdge faces() {
        if (!facesKnown) {
            facesKnown = true;
            if (isInTouch) {
                faces.choose(standing);
                return faces;
            }
            search();
            FeaturePair entry = passage.entering().found();
            if (verdict == Verdict.TOUCH && passage.isWithin()) {
                faces.chooseAlongLine(entry);
            } else {
                faces.choose(verdict == Verdict.OVERLAP ? entry : passage.contact());
            }
        }
        return faces;
    }

    /** The time at which the line enters C. */
    private TimeRatio time() {
        if (!timeKnown) {
            timeKnown = true;
            time.set(passage.entering().found());
        }
        return time.ratio();
    }

    /** The same, exactly, as far as nothing overflows or underflows. */
    private ExpansionRatio exactTime() {
        return exactTime(passage.entering().found());
    }

    private ExpansionRatio exactTime(FeaturePair at) {
        time.findExactly(at, exactTime);
        return exactTime;
    }

    @Override
    public void writeEnter(AnswerSlots result) {
        if (verdict == Verdict.OVERLAP) {
            search();
            AnswerWriter.writeEnter(result, query.moves() ? roundEnter() : Double.NEGATIVE_INFINITY);
        } else {
            AnswerWriter.writeEnter(result, isAtStart() ? 0 : passage.entersAtEnd() ? 1 : roundEnter());
        }
    }

    private double roundEnter() {
        double byFilter = byFilter(passage.entering().found(), false);
        if (!Double.isNaN(byFilter)) {
            return byFilter;
        }
        double rounded = Double.NaN;
        if (mayUseDoubles()) {
            rounded = time().round(Direction.DOWN);
            rounded = Double.isNaN(rounded) ? exactTime().round(Direction.DOWN) : rounded;
        }
        return decided(rounded)
                ? rounded
                : Rounding.roundTime(passage.entryExactly(query.exact()).time(), Direction.DOWN);
    }

    private double byFilter(FeaturePair at, boolean up) {
        Stages stages = signs.stages();
        double rounded = stages.mayUse(Stage.FILTER) ? time.byFilter(at, up) : Double.NaN;
        if (!Double.isNaN(rounded)) {
            stages.decided(signs.isExactInDoubles() ? Stage.STRUCTURE : Stage.FILTER);
        }
        return rounded;
    }

    @Override
    public void writeExit(AnswerSlots result) {
        search();
        AnswerWriter.writeExit(
                result, !query.moves() ? Double.POSITIVE_INFINITY : passage.leavesAtStart() ? 0 : roundExit());
    }

    private double roundExit() {
        FeaturePair leaving = passage.leaving().found();
        double byFilter = byFilter(leaving, true);
        if (!Double.isNaN(byFilter)) {
            return byFilter;
        }
        timeKnown = false;
        double rounded = Double.NaN;
        if (mayUseDoubles()) {
            rounded = time.set(leaving).round(Direction.UP);
            rounded = Double.isNaN(rounded) ? exactTime(leaving).round(Direction.UP) : rounded;
        }
        return decided(rounded)
                ? rounded
                : Rounding.roundTime(passage.exitExactly(query.exact()).time(), Direction.UP);
    }

    @Override
    public void writeNormal(AnswerSlots result) {
        if (verdict == Verdict.OVERLAP && !query.moves()) {
            PenetrationEdge edge = nearestEdge();
            AnswerWriter.writeNormal(result, edge.normalX(), edge.normalY());
        } else {
            AnswerWriter.writeNormal(result, faces().normalX(), faces().normalY());
        }
    }

    /** The shortest way out of the overlap that has been found. */
    public Optional<? extends WayOut> wayOut() {
        begin(query.isCoarse());
        nearestEdge();
        return nearest;
    }

    private PenetrationEdge nearestEdge() {
        if (nearest.isEmpty()) {
            nearest = Optional.of(new PenetrationEdge(query, signs));
        }
        return nearest.orElseThrow().find();
    }

    @Override
    public void writeFeatures(AnswerSlots result) {
        if (isInTouch) {
            standing.writeFeatures(result);
        } else {
            manifold().writeFeatures(result);
        }
    }

    private ContactManifold manifold() {
        if (!manifoldKnown) {
            manifoldKnown = true;
            faces();
            if (isInTouch) {
                manifold.set(standing);
            } else {
                manifold.set(passage.contact(), isAtStart());
            }
        }
        return manifold;
    }

    @Override
    public void writeContact(AnswerSlots result) {
        ContactManifold shared = manifold();
        double x0 = place(shared.beginsAtA(), shared.begin(), true);
        double y0 = place(shared.beginsAtA(), shared.begin(), false);
        double x1 = shared.isSegment() ? place(shared.endsAtA(), shared.end(), true) : Double.NaN;
        double y1 = shared.isSegment() ? place(shared.endsAtA(), shared.end(), false) : Double.NaN;
        if (Double.isNaN(x0) || Double.isNaN(y0) || (shared.isSegment() && (Double.isNaN(x1) || Double.isNaN(y1)))) {
            signs.stages().decided(Stage.INTEGERS);
            exactAnswer().writeContact(result);
        } else {
            signs.stages().decided(Stage.EXPANSION);
            AnswerWriter.writeContact(result, shared.isSegment() ? 2 : 1, x0, y0, x1, y1);
        }
    }

    /** A coordinate of a corner of A or B at the time of contact; NaN if it is not certain. */
    private double place(boolean ofA, int corner, boolean isX) {
        if (ofA) {
            return isX
                    ? place(query.a.x(corner), query.ax, query.adx, Direction.NEAREST)
                    : place(query.a.y(corner), query.ay, query.ady, Direction.NEAREST);
        }
        return isX
                ? place(query.b.x(corner), query.bx, query.bdx, Direction.NEAREST)
                : place(query.b.y(corner), query.by, query.bdy, Direction.NEAREST);
    }

    private double place(double local, double position, double move, Direction direction) {
        if (!mayUseDoubles()) {
            return Double.NaN;
        }
        if (isAtStart()) {
            return time.ratio().placeAtStart(local, position, direction);
        }
        double byTime = time().place(local, position, move, direction);
        return Double.isNaN(byTime) ? exactTime().place(local, position, move, direction) : byTime;
    }

    /**
     * At the exact time the line of the contact edge separates A from B. Rounding each coordinate of A toward the sign
     * of the normal, and each of B against it, moves neither over that line.
     */
    @Override
    public void writeRest(AnswerSlots result) {
        int x = faces().normalSignX();
        int y = faces().normalSignY();
        double restAX = rest(true, true, query.ax, query.adx, Direction.toward(x));
        double restAY = rest(true, false, query.ay, query.ady, Direction.toward(y));
        double restBX = rest(false, true, query.bx, query.bdx, Direction.toward(-x));
        double restBY = rest(false, false, query.by, query.bdy, Direction.toward(-y));
        if (Double.isNaN(restAX) || Double.isNaN(restAY) || Double.isNaN(restBX) || Double.isNaN(restBY)) {
            signs.stages().decided(Stage.INTEGERS);
            exactAnswer().writeRest(result);
        } else {
            signs.stages().decided(Stage.EXPANSION);
            AnswerWriter.writeRest(result, restAX, restAY, restBX, restBY);
        }
    }

    /** A coordinate of the position of A or B at the time of contact; NaN if it is not certain. */
    private double rest(boolean ofA, boolean isX, double position, double move, Direction direction) {
        double onAxis = mayUseDoubles() && !isAtStart()
                ? axial.of(ofA, isX, passage.entering().found(), direction)
                : Double.NaN;
        return Double.isNaN(onAxis) ? place(0, position, move, direction) : onAxis;
    }

    private boolean mayUseDoubles() {
        return signs.stages().mayUse(Stage.EXPANSION);
    }

    /** Notes which stage has rounded a number; whether it is the one that works in doubles. */
    private boolean decided(double rounded) {
        boolean certain = !Double.isNaN(rounded);
        signs.stages().decided(certain ? Stage.EXPANSION : Stage.INTEGERS);
        return certain;
    }

    /** The exact time of the contact of two shapes; empty if they do not meet, or overlap at the beginning. */
    public Optional<QuadraticSurd> contactTime(ConvexMotion a, ConvexMotion b, SweepResult result) {
        query.set(a, b);
        if (!findContact(result)) {
            return Optional.empty();
        }
        return Optional.of(
                meetsAtStart()
                        ? QuadraticSurd.ZERO
                        : passage.entryExactly(query.exact()).time());
    }

    /**
     * Finds the time of the contact in the query to twice the precision of doubles; returns whether there is one: they
     * meet, and do not overlap at the beginning.
     */
    public boolean findContactTime(SweepResult result, DoubleDouble contactTime) {
        if (!findContact(result)) {
            return false;
        }
        if (meetsAtStart()) {
            contactTime.set(0);
        } else {
            contactTime.set(time().time());
        }
        return true;
    }

    /** Finds it exactly, as far as nothing overflows or underflows. */
    public boolean findContactTime(SweepResult result, ExpansionRatio contactTime) {
        if (!findContact(result)) {
            return false;
        }
        if (meetsAtStart()) {
            contactTime.set(0);
        } else {
            time.findExactly(passage.entering().found(), contactTime);
        }
        return true;
    }

    private boolean findContact(SweepResult result) {
        writeTo(result, 0);
        if (result.verdict() == Verdict.MISS || result.verdict() == Verdict.OVERLAP) {
            return false;
        }
        if (AnswerWriter.source(result) == general) {
            general.handOver();
        }
        return true;
    }

    private boolean meetsAtStart() {
        return isAtStart() || !query.moves();
    }

    /** The answer to a query whose verdict is not MISS, in integers, from the two vertex rays that the walks find. */
    public static ExactAnswer exactly(ConvexMotion a, ConvexMotion b) {
        PolygonSweep sweep = new PolygonSweep();
        sweep.query.set(a, b);
        SweepResult result = new SweepResult();
        sweep.writeTo(result, Stages.code(Set.of(Stage.FILTER)));
        if (result.verdict() == Verdict.MISS) {
            throw new IllegalArgumentException("the shapes do not meet: " + a + " and " + b);
        }
        return sweep.exactAnswer();
    }

    /** The same answer in integers. */
    private ExactAnswer exactAnswer() {
        ExactQuery exact = query.exact();
        return new ExactAnswer(exact, passage.exactly(exact));
    }

    /** What was found on the way to the answer, in words. */
    public Explanation explain(ConvexMotion a, ConvexMotion b, int leftOut) {
        query.set(a, b);
        if (query.boxesStayApart()) {
            return new Explanation(List.of(new Step("swept boxes", "certainly apart: rejected")));
        }
        Stages stages = signs.stages();
        stages.count();
        List<Step> steps = new ArrayList<>();
        steps.add(new Step("swept boxes", "not certainly apart"));
        SweepResult result = new SweepResult();
        steps.add(new Step("general position", describeGeneral(result, leftOut)));
        writeTo(result, leftOut);
        steps.add(new Step("search", passage.entering().describe()));
        if (passage.isLeavingKnown()) {
            steps.add(new Step("search for the exit", passage.leaving().describe()));
        }
        if (verdict == Verdict.MISS) {
            steps.add(new Step("chains", "the motion does not meet the obstacle while the step lasts: rejected"));
        } else {
            steps.addAll(exactAnswer().passage().describe(query.exact()));
        }
        steps.add(new Step("signs", stages.describe()));
        if (verdict != Verdict.MISS) {
            stages.count();
            result.toContact();
            steps.add(new Step("normal, features, numbers", stages.describe()));
        }
        return new Explanation(steps);
    }

    private String describeGeneral(SweepResult scratch, int leftOut) {
        if (query.isCoarse()) {
            return "not asked: all numbers are short, so doubles compute exactly, sign by sign";
        }
        return leftOut == 0 && isDecidedAtOnce(scratch)
                ? "decided by the filter, without looking at single signs; what follows is the same sign by sign"
                : "not certain: sign by sign";
    }

    /** Whether bounds in doubles are enough, for a miss, an overlap or the general case, whichever is asked first. */
    private boolean isDecidedAtOnce(SweepResult scratch) {
        general.begin();
        if (general.circlesStayApart()) {
            return true;
        }
        boolean overlaps = general.boxesMeet() && (general.disksOverlap() || overlapsAsGuessed());
        return overlaps || general.answers(scratch);
    }
}
