package org.polysweep.validate;

import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;

/**
 * The result that a sweep claims for a query; reusable, so that claims do not allocate. The last call applies.
 *
 * <p>Times are fractions of the step. A normal points from B toward A. Numbers that are NaN or infinite are accepted,
 * and reported as {@link ComparisonOutcome#GARBAGE}. Not thread-safe.
 */
public final class ClaimedResult {

    private boolean made;
    private Verdict verdict = Verdict.MISS;
    private boolean timed;
    private double enter;
    private boolean oriented;
    private double normalX;
    private double normalY;

    /** Creates an empty claim. */
    public ClaimedResult() {}

    /** Clears the claim. */
    public void clear() {
        say(Verdict.MISS);
        made = false;
    }

    /** Claims that the boxes share no point during the step. */
    public void miss() {
        say(Verdict.MISS);
    }

    /** Claims that the boxes overlap before anything moves. */
    public void overlap() {
        say(Verdict.OVERLAP);
    }

    /** Claims that the boxes overlap from a time on. */
    public void hit(double enter) {
        meet(Verdict.HIT, enter);
    }

    /** Claims that the boxes overlap from a time on, with the normal of the contact. */
    public void hit(double enter, double normalX, double normalY) {
        hit(enter);
        setNormal(normalX, normalY);
    }

    /** Claims that the boxes touch without overlapping. */
    public void touch() {
        say(Verdict.TOUCH);
    }

    /** Claims that the boxes touch without overlapping, from a time on. */
    public void touch(double enter) {
        meet(Verdict.TOUCH, enter);
    }

    /** Claims that the boxes touch without overlapping, from a time on, with the normal of the contact. */
    public void touch(double enter, double normalX, double normalY) {
        touch(enter);
        setNormal(normalX, normalY);
    }

    /** Creates the claim of an answer of this library, without a normal if there is none. */
    public void copy(SweepResult result) {
        say(result.verdict());
        if (verdict == Verdict.HIT || verdict == Verdict.TOUCH) {
            timed = true;
            enter = result.enter();
            setNormal(result.normalX(), result.normalY());
            oriented = !Double.isNaN(normalX);
        }
    }

    private void meet(Verdict verdict, double enter) {
        say(verdict);
        timed = true;
        this.enter = enter;
    }

    private void say(Verdict verdict) {
        made = true;
        this.verdict = verdict;
        timed = false;
        oriented = false;
    }

    private void setNormal(double normalX, double normalY) {
        oriented = true;
        this.normalX = normalX;
        this.normalY = normalY;
    }

    /** Returns whether the claim is empty, or a number is NaN or infinite. */
    public boolean isGarbage() {
        return !made
                || (timed && !Double.isFinite(enter))
                || (oriented && !(Double.isFinite(normalX) && Double.isFinite(normalY)));
    }

    /** Returns the verdict; MISS if the claim is empty. */
    public Verdict verdict() {
        return verdict;
    }

    /** Returns the time of entry; NaN if none was given. */
    public double enter() {
        return timed ? enter : Double.NaN;
    }

    /** Returns whether a normal was given. */
    public boolean hasNormal() {
        return oriented;
    }

    /** Returns the x component of the normal; NaN if none was given. */
    public double normalX() {
        return oriented ? normalX : Double.NaN;
    }

    /** Returns the y component of the normal; NaN if none was given. */
    public double normalY() {
        return oriented ? normalY : Double.NaN;
    }

    /** Returns the claim as text, such as {@code HIT at 0.5, normal (-1, 0)}. */
    @Override
    public String toString() {
        if (!made) {
            return "nothing";
        }
        String time = timed ? " at " + Numbers.text(enter) : "";
        String normal = oriented ? ", normal (" + Numbers.text(normalX) + ", " + Numbers.text(normalY) + ")" : "";
        return verdict + time + normal;
    }
}
