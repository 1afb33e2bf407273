package org.polysweep.internal.round;

import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.LineInterval;
import org.polysweep.internal.sign.SignBits;

/**
 * The sweep of round shapes without integers. In general position {@link RoundWalk} guesses in doubles where the line
 * of the motion enters C, and {@link RoundProof} proves it; where that leaves a doubt, {@link DoubleDoublePassage}
 * decides, if it can. Reusable, no garbage.
 */
final class RoundFilter {

    private final RoundMotion query;
    private final RoundWalk walkIn;
    private final RoundWalk walkOut;
    private final RoundProof proof;
    private final DoubleDoublePassage fine;
    private final RoundPlaces places;
    private final RoundTimes times;

    private Verdict verdict = Verdict.TOUCH;

    /** Whether the line certainly enters C where the walk says. */
    private boolean meets;

    /** Whether heads and tails may decide, and whether the verdict is theirs. */
    private boolean mayBeFine;

    private boolean isFine;
    private boolean leavingSearched;

    /** Whether the line certainly leaves C where the other walk says. */
    private boolean leaves;

    RoundFilter(RoundMotion query) {
        this.query = query;
        walkIn = new RoundWalk(query);
        walkOut = new RoundWalk(query);
        proof = new RoundProof(query);
        times = new RoundTimes(query, walkIn, walkOut);
        fine = new DoubleDoublePassage(query, walkIn, walkOut);
        places = new RoundPlaces(query, fine);
    }

    /**
     * Whether the verdict is certain. One method on purpose, though the search could be another: so it is long enough
     * for HotSpot to leave it a unit of its own (docs/performance.md, "What was tried").
     *
     * @param fineIsAllowed whether signs may be computed to twice the precision of doubles, where that of doubles does
     *     not do
     */
    boolean decides(boolean fineIsAllowed) {
        forget();
        mayBeFine = fineIsAllowed;
        verdict = Verdict.TOUCH;
        meets = false;
        if (!query.isInRange()) {
            return false;
        }
        if (areCircles()) {
            walkIn.standStill();
            byte code = CircleFilter.verdict(
                    query.dx, query.dy, query.gapX(0, 0), query.gapY(0, 0), query.radius, query.gapSize);
            verdict = code == SignBits.OPEN ? Verdict.TOUCH : Verdict.ofCode(code);
        } else {
            walkIn.run(query.lineX, query.lineY);
            proof.of(walkIn, 1);
            meets = proof.meets();
            if (proof.passesBy()) {
                verdict = Verdict.MISS;
            } else if (meets) {
                int start = proof.start();
                int end = proof.end();
                if (query.moves() ? end > 0 : start > 0) {
                    verdict = Verdict.MISS;
                } else if (start > 0) {
                    verdict = end < 0 ? Verdict.HIT : Verdict.TOUCH;
                } else {
                    // Of the line that is followed the other way, the times have the opposite signs.
                    int exit = start < 0 && leavesCertainly() ? -proof.start() : 0;
                    verdict = exit > 0 ? Verdict.OVERLAP : exit < 0 ? Verdict.MISS : Verdict.TOUCH;
                }
            }
        }
        if (verdict != Verdict.TOUCH) {
            return true;
        }
        isFine = mayBeFine && fine.decides(meets);
        verdict = fine.verdict();
        return isFine;
    }

    /** Takes a query of circles that meet for certain. */
    void takeCircles(Verdict certain) {
        forget();
        mayBeFine = true;
        walkIn.standStill();
        verdict = certain;
    }

    private void forget() {
        times.forget();
        isFine = false;
        leavingSearched = false;
        leaves = false;
        fine.forget();
    }

    /** What has decided, in words. */
    String stage() {
        return isFine ? "not certain: decided by heads and tails" : "decided by the filter";
    }

    /** The verdict, if it is certain. */
    Verdict verdict() {
        return verdict;
    }

    private boolean areCircles() {
        return query.a.size() == 1 && query.b.size() == 1;
    }

    /**
     * How the line passes C, in integers, if the places where it enters and leaves are known; empty if they are not.
     */
    Optional<LineInterval> passage(ExactQuery integers) {
        boolean isKnown = knowsPlace() && (leavesCertainly() || (mayBeFine && fine.leaves()));
        if (!isKnown) {
            return Optional.empty();
        }
        return Optional.of(new LineInterval(walkIn.exactly(1, integers), walkOut.exactly(-1, integers), false));
    }

    /** Whether the place is certain in doubles where the line leaves C. */
    private boolean leavesCertainly() {
        if (!leavingSearched && !fine.hasFoundExit()) {
            leavingSearched = true;
            if (areCircles()) {
                walkOut.standStill();
                leaves = true;
            } else {
                walkOut.run(-query.lineX, -query.lineY);
                proof.of(walkOut, -1);
                leaves = proof.meets();
            }
        }
        return leaves;
    }

    /**
     * Whether it is known how the shapes meet: not where nothing moves, nor where they only touch in passing or part at
     * once.
     */
    boolean knowsPlace() {
        return query.moves() && fine.isWhereItEnters();
    }

    /** The time of entry, rounded down; NaN if it is not certain. */
    double enter() {
        if (!query.moves()) {
            return verdict == Verdict.OVERLAP ? Double.NEGATIVE_INFINITY : 0;
        }
        double enter = knowsPlace() ? times.enter(meets) : Double.NaN;
        return Double.isNaN(enter) && mayBeFine ? fine.enter() : enter;
    }

    /** The time of exit, rounded up; NaN if it is not certain. */
    double exit() {
        if (!query.moves()) {
            return Double.POSITIVE_INFINITY;
        }
        double exit = knowsPlace() && leavesCertainly() ? times.exit() : Double.NaN;
        return Double.isNaN(exit) && mayBeFine ? fine.exit() : exit;
    }

    /** The x component of the normal; NaN if it is not certain. */
    double normalX() {
        double x = times.normalX();
        return Double.isNaN(x) && mayBeFine ? fine.entering().normalX().roundNearest() : x;
    }

    /** The y component of the normal; NaN if it is not certain. */
    double normalY() {
        double y = times.normalY();
        return Double.isNaN(y) && mayBeFine ? fine.entering().normalY().roundNearest() : y;
    }

    /** Writes which vertex, or edge, meets which: of a contact that begins where the line enters C. */
    void writeFeatures(AnswerSlots result) {
        query.writeFeatures(result, walkIn.isEdgeOfA(), walkIn.onA(), walkIn.isEdgeOfB(), walkIn.onB());
    }

    /** Writes the point of contact; false if it is not certain, or not one point. */
    boolean writesContact(AnswerSlots result) {
        return mayBeFine && !(walkIn.isEdgeOfA() && walkIn.isEdgeOfB()) && places.writesContact(walkIn, result);
    }

    /** Writes where to put the shapes; false if it is not certain. */
    boolean writesRest(AnswerSlots result) {
        return mayBeFine && places.writesRest(normalX(), normalY(), result);
    }
}
