package org.polysweep.internal.world.step;

import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.WayOut;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.result.SweepResult;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.WorldContact;

/** The contact that a step shows: it reads two segments on demand. Reusable. */
public final class StepContact extends ContactReading {

    private static final int NONE = -1;

    private final Bodies bodies;
    private final Trajectories trajectories;
    private final PairSweep sweep;
    private int rankA;
    private int rankB;
    private int segmentA;
    private int segmentB;
    private double from;
    private boolean isSwept;

    /** The segments that have been swept ahead, and the start time of their sweep; none if the first is negative. */
    private int aheadA = NONE;

    private int aheadB;
    private double aheadFrom;

    /** Whether two known parts are swept, and which ones. */
    private boolean isOfParts;

    private int partOfA;
    private int partOfB;
    private boolean hasNormal;
    private Verdict verdict = Verdict.MISS;
    private double enter;
    private double normalX;
    private double normalY;

    public StepContact(Bodies bodies, Trajectories trajectories) {
        this.bodies = bodies;
        this.trajectories = trajectories;
        sweep = new PairSweep(bodies, trajectories);
    }

    /** Begins a step, with other segments. */
    void begin() {
        aheadA = NONE;
    }

    /**
     * Sweeps two segments from a time on. If their contact is the next one that is shown, it is not swept again.
     *
     * @return the sweep; valid until a contact is read
     */
    PairSweep sweepAhead(int segmentA, int segmentB, double from) {
        aheadA = segmentA;
        aheadB = segmentB;
        aheadFrom = from;
        sweep.sweepRest(segmentA, segmentB, from);
        return sweep;
    }

    /**
     * Shows a contact of two segments. They are swept again when the time of an OVERLAP is read, or anything other than
     * verdict and time.
     */
    public void set(int segmentA, int segmentB, Verdict verdict, double enter, double from) {
        rankA = trajectories.rank[segmentA];
        rankB = trajectories.rank[segmentB];
        this.segmentA = segmentA;
        this.segmentB = segmentB;
        this.verdict = verdict;
        this.enter = enter;
        this.from = from;
        isSwept = verdict != Verdict.OVERLAP && aheadA == segmentA && aheadB == segmentB && aheadFrom == from;
        aheadA = NONE;
        isOfParts = false;
        hasNormal = false;
    }

    /**
     * Shows the contact of two parts only, also if a chain is one-sided; if they overlap, the normal is the direction
     * of their minimum translation.
     */
    void showParts(int partOfA, int partOfB) {
        isOfParts = true;
        this.partOfA = partOfA;
        this.partOfB = partOfB;
    }

    /** Sweeps the two parts at once; returns whether they collide. */
    boolean sweepParts() {
        isSwept = true;
        Verdict found = sweep.sweepParts(segmentA, partOfA, segmentB, partOfB, from);
        if (found == Verdict.OVERLAP) {
            Optional<? extends WayOut> way = sweep.wayOut(segmentA, segmentB);
            if (way.isPresent()) {
                turnNormal(way.get().normalX(), way.get().normalY());
            }
        }
        return found != Verdict.MISS;
    }

    public void turnNormal(double normalX, double normalY) {
        hasNormal = true;
        this.normalX = normalX;
        this.normalY = normalY;
    }

    private PairSweep swept() {
        if (!isSwept) {
            isSwept = true;
            if (isOfParts) {
                sweepParts();
            } else if (verdict == Verdict.OVERLAP) {
                sweep.sweep(segmentA, segmentB);
            } else {
                sweep.sweepRest(segmentA, segmentB, from);
            }
        }
        return sweep;
    }

    private void knowNormal() {
        if (!hasNormal) {
            SweepResult swept = swept().result();
            if (!hasNormal) {
                turnNormal(swept.normalX(), swept.normalY());
            }
        }
    }

    int rankA() {
        return rankA;
    }

    int rankB() {
        return rankB;
    }

    @Override
    SweepResult result() {
        return swept().result();
    }

    @Override
    public BodyId a() {
        return bodies.idAt(rankA);
    }

    @Override
    public BodyId b() {
        return bodies.idAt(rankB);
    }

    @Override
    public int partA() {
        return swept().partA();
    }

    @Override
    public int partB() {
        return swept().partB();
    }

    @Override
    public Verdict verdict() {
        return verdict;
    }

    @Override
    public double enter() {
        return verdict == Verdict.OVERLAP ? result().enter() : enter;
    }

    @Override
    public double normalX() {
        knowNormal();
        return normalX;
    }

    @Override
    public double normalY() {
        knowNormal();
        return normalY;
    }

    @Override
    public WorldContact copy() {
        return new ContactCopy(this);
    }
}
