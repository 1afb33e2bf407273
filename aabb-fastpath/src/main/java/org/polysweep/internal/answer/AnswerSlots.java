package org.polysweep.internal.answer;

import org.polysweep.contact.Verdict;

/**
 * What a sweep leaves behind: the verdict, the parts of the answer that have been computed, and where the others come
 * from. It is the part of a reusable result that engines write, through {@link AnswerWriter}; nothing of it is visible
 * to a reader of the result. Not thread-safe.
 *
 * <p>A query writes numbers only: a reference that is written into an object that has lived for a while is work for the
 * garbage collector, which takes as long as a few signs.
 */
public abstract class AnswerSlots {

    /** The parts of an answer that are computed one by one. */
    protected static final int ENTER = 1;

    protected static final int EXIT = 2;
    protected static final int NORMAL = 4;
    protected static final int FEATURES = 8;
    protected static final int CONTACT = 16;
    protected static final int REST = 32;

    /** The {@link Verdict#code}. */
    protected byte verdict = Verdict.MISS.code();

    /** Which parts have been computed. */
    protected int known;

    /** Computes the parts that have not been, unless the verdict is MISS: then it is that of an earlier sweep. */
    LazyAnswer source = NoAnswer.NONE;

    protected int partA = AnswerWriter.NO_PART;
    protected int partB = AnswerWriter.NO_PART;
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

    /** What sweeps into this result have used: the scratch space that lets the next sweep answer without garbage. */
    Object[] scratch = {};

    protected AnswerSlots() {}

    /** Returns the source of what a MISS has not. */
    protected final LazyAnswer source() {
        return verdict == Verdict.MISS.code() ? NoAnswer.NONE : source;
    }

    /** Returns the source of what only a contact has. */
    protected final LazyAnswer contactSource() {
        return verdict == Verdict.OVERLAP.code() ? NoAnswer.NONE : source();
    }
}
