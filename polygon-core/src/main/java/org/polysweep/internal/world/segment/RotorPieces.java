package org.polysweep.internal.world.segment;

import java.util.Arrays;
import org.polysweep.internal.collection.BinaryHeap;
import org.polysweep.internal.rotor.RotorPolyline;
import org.polysweep.internal.world.body.Bodies;

/**
 * The pieces of the steady rotations in a step, in each of which a rotor moves on a straight line: a body gets a new
 * segment for each piece, and stays on the line of its position. In the order of the times at which pieces end; at one
 * time, in the order of the bodies. Reusable; no allocation once it has grown.
 */
public final class RotorPieces {

    private final Bodies bodies;
    private final Trajectories trajectories;

    /** The bodies that rotate steadily, by rank, the pieces of each, and the segment of its present piece. */
    private int count;

    private int[] rank = {};
    private int[] segment = {};
    private RotorPolyline[] pieces = {};

    /** The bodies whose present piece is not the last one, by the end of the piece. */
    private final BinaryHeap waiting = new BinaryHeap((one, other) -> one < other);

    public RotorPieces(Bodies bodies, Trajectories trajectories) {
        this.bodies = bodies;
        this.trajectories = trajectories;
    }

    /** Gives each body that rotates steadily the first piece of its rotation. */
    public void begin() {
        count = 0;
        waiting.clear();
        for (int body = 0; bodies.orientations.areAny && body < bodies.count(); body++) {
            int slot = bodies.byRank(body);
            if (bodies.orientations.rotatesSteadily(slot)) {
                add(body, slot);
            }
        }
    }

    private void add(int body, int slot) {
        if (count == rank.length) {
            int length = Math.max(8, 2 * count);
            rank = Arrays.copyOf(rank, length);
            segment = Arrays.copyOf(segment, length);
            pieces = Arrays.copyOf(pieces, length);
            for (int i = count; i < length; i++) {
                pieces[i] = new RotorPolyline();
            }
        }
        rank[count] = body;
        segment[count] = body;
        bodies.orientations.setPieces(slot, pieces[count]);
        setRotors(count);
        count++;
    }

    private void setRotors(int i) {
        RotorPolyline piece = pieces[i];
        trajectories.setRotors(segment[i], piece.c0(), piece.s0(), piece.c1(), piece.s1());
        if (piece.end() < 1) {
            waiting.put(i, piece.end());
        }
    }

    /** Returns whether there is a piece that ends at a time or before, and before the end of the step. */
    public boolean endBy(double time) {
        return waiting.size() > 0 && pieces[waiting.at(0)].end() <= time;
    }

    /** Removes the piece that ends first; returns its number, which is valid until the next call. */
    public int take() {
        return waiting.take();
    }

    /** The segment of a piece. */
    public int segment(int piece) {
        return segment[piece];
    }

    /** Adds the segment of the piece that follows a piece that has been taken; returns it. */
    public int addNext(int piece) {
        int before = segment[piece];
        double time = pieces[piece].end();
        pieces[piece].next();
        segment[piece] = trajectories.add(
                rank[piece],
                trajectories.x(before),
                trajectories.y(before),
                trajectories.dx(before),
                trajectories.dy(before),
                time);
        setRotors(piece);
        return segment[piece];
    }

    /** The number of bodies that rotate steadily. */
    public int count() {
        return count;
    }

    /** The rank of a body that rotates steadily. */
    public int rank(int i) {
        return rank[i];
    }

    /** Gives the bodies the orientations that they have at the end of their present pieces. */
    public void turnToEnds() {
        for (int i = 0; i < count; i++) {
            int slot = bodies.byRank(rank[i]);
            bodies.orientations.setRotor(slot, trajectories.c1(segment[i]), trajectories.s1(segment[i]));
        }
    }

    /** Returns whether a body, by rank, rotates steadily. */
    public boolean contains(int body) {
        return Arrays.binarySearch(rank, 0, count, body) >= 0;
    }
}
