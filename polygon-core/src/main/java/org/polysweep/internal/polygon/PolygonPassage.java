package org.polysweep.internal.polygon;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.VerdictRule;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.LineInterval;
import org.polysweep.internal.obstacle.TimedFeaturePair;

/**
 * Where the line of the motion enters the configuration-space obstacle C, where it leaves C, and the verdict that
 * follows. C is convex, so there is one place of each kind: a search on the chains of A and B finds it, and the second
 * is looked for only if its answer is needed or read.
 *
 * <p>{@link EntryGuess} guesses each of them and {@link EntryProof} proves the guess; {@link EntrySearch} finds what
 * cannot be proved. Cost: O(log n + log m). Reusable, no garbage unless the last stage is reached.
 */
final class PolygonPassage {

    private final SweepQuery query;
    private final SweepPredicates signs;
    private final EntryGuess walkIn;
    private final EntryGuess walkOut;
    private final EntryProof certificate;
    private final EntrySearch entering;
    private final EntrySearch leaving;

    private Verdict verdict = Verdict.MISS;
    private int enterToStart;
    private int enterToEnd;
    private int exitToStart;
    private boolean tangent;
    private boolean isWalked;
    private boolean isApart;
    private boolean isOverlap;
    private boolean isSearched;
    private boolean isLeavingKnown;

    PolygonPassage(
            SweepQuery query, SweepPredicates signs, NormalConeTest turns, EntryGuess walkIn, EntryGuess walkOut) {
        this.query = query;
        this.signs = signs;
        this.walkIn = walkIn;
        this.walkOut = walkOut;
        certificate = new EntryProof(query, signs, turns);
        entering = new EntrySearch(query, signs);
        leaving = new EntrySearch(query, signs);
    }

    /** Begins with a query of which nothing is known. */
    void begin() {
        isWalked = false;
        isApart = false;
        isOverlap = false;
        isSearched = false;
        isLeavingKnown = false;
    }

    /** Notes that the first guess has been made for this query. */
    void noteWalk() {
        isWalked = true;
    }

    /** Notes that the shapes are certainly apart at the beginning. */
    void noteApart() {
        isApart = true;
    }

    /** Notes that the shapes certainly overlap at the beginning: then it is only asked where the line enters C. */
    void noteOverlap() {
        isOverlap = true;
    }

    /** Takes over where the line enters C, for a HIT or an OVERLAP in general position. */
    void take(int onA, int onB, boolean isEdgeOfB, boolean overlaps) {
        isSearched = true;
        entering.take(onA, onB, isEdgeOfB);
        verdict = crossing(overlaps);
    }

    /** The verdict where the line crosses the inside of C, before the step or within it. */
    private Verdict crossing(boolean overlaps) {
        enterToStart = overlaps ? -1 : 1;
        enterToEnd = -1;
        exitToStart = 1;
        tangent = false;
        return overlaps ? Verdict.OVERLAP : Verdict.HIT;
    }

    /** Finds where the line enters C, and the verdict. */
    Verdict find() {
        if (!isSearched) {
            isSearched = true;
            // walkIn is left where the line enters C: certainly, or as a guess to be proved.
            if (!isWalked) {
                walkIn.run(signs.lineX(), signs.lineY());
            }
            verdict = verdict();
        }
        return verdict;
    }

    private Verdict verdict() {
        prove(entering, walkIn, 1);
        if (isOverlap) {
            return crossing(true);
        }
        if (!entering.meets()) {
            return Verdict.MISS;
        }
        enterToEnd = signs.timeAgainstEnd(entering.found());
        if (enterToEnd > 0) {
            return Verdict.MISS;
        }
        enterToStart = isApart ? 1 : query.moves() ? signs.timeAgainstStart(entering.found()) : enterToEnd;
        tangent = certificate.isTangent(entering.found());
        boolean grazes = tangent || signs.isFlat();
        if (enterToStart >= 0) {
            // It leaves C no earlier than it enters; whether both are at the start makes no difference to the verdict.
            exitToStart = 1;
        } else {
            exitToStart = signs.timeAgainstStart(leaving().found());
        }
        return query.moves()
                ? VerdictRule.ofMotion(enterToStart, enterToEnd, exitToStart, grazes)
                : VerdictRule.atRest(enterToStart, exitToStart, grazes);
    }

    /** Proves a guess, or searches exactly if it is not certain. */
    private void prove(EntrySearch search, EntryGuess walk, int way) {
        search.take(walk, way);
        // Where doubles are exact, the walk has not guessed.
        boolean isFound = walk.arrives() && signs.isExactInDoubles();
        if (!isFound && !certificate.holds(search)) {
            search.run(way);
        }
    }

    /** Where the line enters C, after {@link #find}. */
    EntrySearch entering() {
        return entering;
    }

    /** Where the line leaves C. */
    EntrySearch leaving() {
        if (!isLeavingKnown) {
            isLeavingKnown = true;
            walkOut.run(-signs.lineX(), -signs.lineY());
            prove(leaving, walkOut, -1);
        }
        return leaving;
    }

    /** Whether it has been looked for where the line leaves C. */
    boolean isLeavingKnown() {
        return isLeavingKnown;
    }

    /** Whether the line has entered C when the step begins, or just then. */
    boolean entersAtStart() {
        return enterToStart <= 0;
    }

    /** Whether the line enters C when the step ends. */
    boolean entersAtEnd() {
        return enterToEnd == 0;
    }

    /** Whether the line is known to leave C when the step begins. */
    boolean leavesAtStart() {
        return isLeavingKnown && exitToStart == 0;
    }

    /** Whether the step begins after the line has entered C and before it leaves C. */
    boolean isWithin() {
        return enterToStart < 0 && exitToStart > 0;
    }

    /** Where the contact is: it is where the line enters C, unless the step begins later. */
    FeaturePair contact() {
        return enterToStart < 0 && exitToStart == 0 ? leaving().found() : entering.found();
    }

    /** The same in integers. */
    LineInterval exactly(ExactQuery exact) {
        find();
        return new LineInterval(entryExactly(exact), exitExactly(exact), tangent);
    }

    TimedFeaturePair entryExactly(ExactQuery exact) {
        return exactly(entering, 1, exact);
    }

    TimedFeaturePair exitExactly(ExactQuery exact) {
        return exactly(leaving(), -1, exact);
    }

    private static TimedFeaturePair exactly(EntrySearch search, int way, ExactQuery exact) {
        FeaturePair found = search.found();
        return TimedFeaturePair.of(found.spotA(), found.spotB(), way, exact);
    }
}
