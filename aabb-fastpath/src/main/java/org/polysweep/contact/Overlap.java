package org.polysweep.contact;

/**
 * A and B overlap before anything moves, or at the beginning of a part of a step.
 *
 * @param enter the earlier time at which the motion, extended backward, began to make them overlap, rounded down; minus
 *     infinity if nothing moves
 * @param exit the time at which the motion, if continued, separates them, rounded up; infinite if nothing moves
 * @param normalX the x component of the unit normal where the motion entered, from B toward A; the normal of the
 *     {@link MinimumTranslation} if nothing moves
 * @param normalY the y component of the unit normal
 * @param partA the part of A that overlaps B, counted from 0; 0 for a convex shape
 * @param partB the part of B that overlaps A; 0 for a convex shape
 */
public record Overlap(double enter, double exit, double normalX, double normalY, int partA, int partB)
        implements SweepOutcome {

    @Override
    public Verdict verdict() {
        return Verdict.OVERLAP;
    }
}
