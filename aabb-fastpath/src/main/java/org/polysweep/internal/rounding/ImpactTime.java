package org.polysweep.internal.rounding;

import java.math.BigInteger;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;

/**
 * The time t = N / D at which the line of the motion enters or leaves C, and the coordinates of a moving point at that
 * time, as doubles: each by the first stage that decides it.
 *
 * <p>The stages are the filter (theorems 5 and 15), expansions, and big integers. A subclass provides N and D in each
 * stage; the order of the stages and the rounding are defined here. Allocates only in the last stage. Reusable, not
 * thread-safe.
 */
public abstract class ImpactTime {

    private final Stages stages;
    private final PlaceFilter placeFilter = new PlaceFilter();
    private final ExpansionRatio expansionRatio = new ExpansionRatio();

    /** Creates a time that the stages of one query round. */
    protected ImpactTime(Stages stages) {
        this.stages = stages;
    }

    /**
     * Rounds the time in doubles, and notes the quotient and its error.
     *
     * @param up whether to round up; down, otherwise
     * @param places receives the quotient and a bound of its error, for the coordinates at this time
     * @return the double; NaN if it is not proved
     */
    protected abstract double filter(boolean up, PlaceFilter places);

    /** Returns whether doubles compute exactly with all numbers of the query, so that the filter rounds no sum. */
    protected boolean isExactInDoubles() {
        return false;
    }

    /** Sets numerator and denominator, exactly unless they overflow or underflow. */
    protected abstract void set(ExpansionRatio ratio);

    /** Returns the exact time. */
    public abstract QuadraticSurd exactly();

    /** Discards the time of an earlier query. */
    public final void clear() {
        placeFilter.forget();
    }

    /**
     * Returns the time as a double.
     *
     * @param direction {@link Direction#DOWN} or {@link Direction#UP}
     */
    public final double round(Direction direction) {
        boolean up = direction == Direction.UP;
        if (stages.mayUse(Stage.FILTER)) {
            double rounded = filter(up, placeFilter);
            if (!Double.isNaN(rounded)) {
                return decided(isExactInDoubles() ? Stage.STRUCTURE : Stage.FILTER, rounded);
            }
        }
        if (stages.mayUse(Stage.EXPANSION)) {
            double rounded = expansions().round(direction);
            if (!Double.isNaN(rounded)) {
                return decided(Stage.EXPANSION, rounded);
            }
        }
        return decided(Stage.INTEGERS, Rounding.roundTime(exactly(), direction));
    }

    /** Returns a coordinate at this time, (local + position) + t·displacement, as a double. */
    public final double coordinate(double local, double position, double displacement, Direction direction) {
        if (stages.mayUse(Stage.FILTER)) {
            if (!placeFilter.isSet()) {
                filter(false, placeFilter);
            }
            double rounded = placeFilter.place(local, position, displacement, direction);
            if (isInRange(rounded)) {
                return decided(Stage.FILTER, rounded);
            }
        }
        if (stages.mayUse(Stage.EXPANSION)) {
            double rounded = expansions().place(local, position, displacement, direction);
            if (!Double.isNaN(rounded)) {
                return decided(Stage.EXPANSION, rounded);
            }
        }
        return decided(Stage.INTEGERS, exactCoordinate(local, position, displacement, exactly(), direction));
    }

    /** Returns a coordinate at t = 0, local + position, as a double. */
    public static double coordinateAtStart(double local, double position, Direction direction, Stages stages) {
        if (stages.mayUse(Stage.EXPANSION)) {
            double rounded = PlaceFilter.placeAtStart(local, position, direction);
            if (isInRange(rounded)) {
                stages.decided(Stage.EXPANSION);
                return rounded;
            }
        }
        stages.decided(Stage.INTEGERS);
        return exactCoordinate(local, position, 0, QuadraticSurd.ZERO, direction);
    }

    /**
     * Returns whether a coordinate is proved, and not the largest double, which may represent a number that overflows.
     */
    private static boolean isInRange(double rounded) {
        return Math.abs(rounded) < Double.MAX_VALUE;
    }

    /** Returns a coordinate at a time, (local + position) + t·displacement, as a double, in big integers. */
    public static double exactCoordinate(
            double local, double position, double displacement, QuadraticSurd time, Direction direction) {
        Lattice lattice = new Lattice(Lattice.exponentOf(local, position, displacement, 0));
        BigInteger start = lattice.at(local).add(lattice.at(position));
        return Rounding.roundLength(time.along(start, lattice.at(displacement)), lattice.exponent(), direction);
    }

    /** Sets a ratio to the time, exactly unless it overflows or underflows. */
    public final void writeTo(ExpansionRatio ratio) {
        set(ratio);
    }

    private ExpansionRatio expansions() {
        set(expansionRatio);
        return expansionRatio;
    }

    private double decided(Stage stage, double rounded) {
        stages.decided(stage);
        return rounded;
    }
}
