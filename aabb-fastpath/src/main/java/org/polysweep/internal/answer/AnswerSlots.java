package org.polysweep.internal.answer;

import org.polysweep.contact.Verdict;

/**
 * The numbers of an answer, and which of them have been written. Engines write them through {@link AnswerWriter};
 * {@code SweepResult} shows them to users. Not thread-safe.
 *
 * <p>A sweep writes numbers only: a reference that is written into an object that has lived for a while costs the
 * garbage collector as much time as a few signs take.
 */
public abstract class AnswerSlots {

    /** The index of a feature, and the number of a part, where there is none. */
    protected static final int NONE = -1;

    /** Instead of a {@link Verdict#code}: there is no answer, since the last sweep was refused. */
    protected static final byte NO_ANSWER = -1;

    /** The parts of an answer that are computed one by one. */
    protected static final int ENTER = 1;

    protected static final int EXIT = 2;
    protected static final int NORMAL = 4;
    protected static final int FEATURES = 8;
    protected static final int CONTACT = 16;
    protected static final int REST = 32;

    /** The {@link Verdict#code}, or {@link #NO_ANSWER}. */
    protected byte verdict = Verdict.MISS.code();

    /** The parts that have been written: a bit each. */
    protected int known;

    protected int partA = NONE;
    protected int partB = NONE;
    protected double enter;
    protected double exit;
    protected double normalX;
    protected double normalY;
    protected boolean isEdgeA;
    protected int indexA;
    protected boolean isEdgeB;
    protected int indexB;
    protected int contactCount;
    protected double contactX0;
    protected double contactY0;
    protected double contactX1;
    protected double contactY1;
    protected double restAX;
    protected double restAY;
    protected double restBX;
    protected double restBY;
    protected double restRotorAC;
    protected double restRotorAS;
    protected double restRotorBC;
    protected double restRotorBS;

    /** The scratch space of the engines that have written into this result: the next sweep allocates nothing. */
    Object[] scratch = {};

    protected AnswerSlots() {}
}
