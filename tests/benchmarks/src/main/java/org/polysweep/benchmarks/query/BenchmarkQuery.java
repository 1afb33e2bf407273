package org.polysweep.benchmarks.query;

/**
 * One sweep: which two shapes, where they are, and how far they move.
 *
 * @param a the number of the first shape in its {@link QuerySet}
 * @param ax the x coordinate of the position of A
 * @param ay the y coordinate of the position of A
 * @param adx the x component of the displacement of A over the step
 * @param ady the y component of the displacement of A
 * @param b the number of the second shape
 * @param bx the x coordinate of the position of B
 * @param by the y coordinate of the position of B
 * @param bdx the x component of the displacement of B over the step
 * @param bdy the y component of the displacement of B
 */
public record BenchmarkQuery(
        int a, double ax, double ay, double adx, double ady, int b, double bx, double by, double bdx, double bdy) {

    /** Returns the x component of the motion of A relative to B. */
    public double dx() {
        return adx - bdx;
    }

    /** Returns the y component of the motion of A relative to B. */
    public double dy() {
        return ady - bdy;
    }
}
