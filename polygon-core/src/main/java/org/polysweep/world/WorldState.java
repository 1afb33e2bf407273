package org.polysweep.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.KnownPairs;
import org.polysweep.internal.world.body.RestingImpulses;
import org.polysweep.internal.world.body.StateBytes;
import org.polysweep.internal.world.bytes.CheckedBytes;
import org.polysweep.internal.world.bytes.GrowingBytes;
import org.polysweep.internal.world.step.Step;
import org.polysweep.world.body.ContactImpulse;
import org.polysweep.world.body.StepBudget;

/**
 * A copy of a world between two steps, for rollback: {@link World#save} fills it, and {@link World#restore} puts the
 * world back, any number of times. It may be filled again and does not allocate once it has grown, so a game keeps a
 * ring of as many as it may have to roll back. {@link #toBytes} and {@link World#readState} take a state to another
 * peer, or through a file. Not thread-safe.
 */
public final class WorldState {

    /** "PSWSTAT" and the version of the format. */
    private static final long MARK = 0x50_53_57_53_54_41_54_01L;

    private static final String STATE = "the mark of a state in version 1 of the format";

    private final Bodies bodies = new Bodies();
    private final KnownPairs overlaps = new KnownPairs(bodies);
    private final KnownPairs contacts = new KnownPairs(bodies);

    /** The bodies that this is a copy of; its own if it is empty. */
    private Bodies owner = bodies;

    private StepBudget budget = StepBudget.DEFAULT;

    /** Creates an empty state. */
    public WorldState() {}

    void save(Bodies ofWorld, Step step) {
        owner = ofWorld;
        bodies.set(ofWorld);
        overlaps.set(step.overlapWatch().known);
        contacts.set(step.contactWatch().known);
        budget = step.budget;
    }

    void restore(Bodies ofWorld, Step step) {
        if (owner == bodies) {
            throw new IllegalArgumentException("the state is empty; world.save(state) fills it");
        }
        if (owner != ofWorld) {
            throw new IllegalArgumentException("the state was saved by a different World; restore it there");
        }
        ofWorld.set(bodies);
        step.overlapWatch().known.set(overlaps);
        step.contactWatch().known.set(contacts);
        step.budget = budget;
    }

    /**
     * Returns the state as bytes, for a file or another peer: everything of {@link World#save} except objects of the
     * caller, which are data and responses of bodies. States of the same bodies with the same numbers have the same
     * bytes, in any world that was built in the same way.
     *
     * @return a new array: 44 bytes, 154 for each body, 16 more if it is one-way, 16 if it is carried, 32 for each
     *     contact of two bodies that rest on each other, and for each shape, which several
     * @throws IllegalStateException if the state is empty
     */
    public byte[] toBytes() {
        requireSaved();
        GrowingBytes out = new GrowingBytes();
        out.putLong(MARK);
        out.putInt(budget.maxDisplacementChanges());
        StateBytes.writeBodies(bodies, out);
        StateBytes.writePairs(overlaps, out);
        StateBytes.writePairs(contacts, out);
        StateBytes.writeImpulses(bodies.impulses, out);
        out.putInt(budget.maxContacts());
        return out.toArray();
    }

    /**
     * Returns the mover that {@link CharacterMover#toBytes} has written at the moment of this state. When the world has
     * been restored, its moves continue with the same bits. It pushes no body until {@link CharacterMover#setPushable}
     * is called.
     *
     * @param bytes the bytes; they may be untrusted
     * @throws IllegalArgumentException if no mover has these bytes, for example because its bodies are not in this
     *     state; the message names the place
     * @throws IllegalStateException if the state is empty
     */
    public CharacterMover readMover(byte[] bytes) {
        requireSaved();
        return CharacterMover.read(
                Objects.requireNonNull(bytes, "bytes must not be null; CharacterMover.toBytes returns them"), bodies);
    }

    private void requireSaved() {
        if (owner == bodies) {
            throw new IllegalStateException("the state is empty; world.save(state) fills it");
        }
    }

    /** Returns the state that bytes hold, for the world of some bodies. */
    static WorldState read(byte[] bytes, Bodies ofWorld) {
        CheckedBytes in = new CheckedBytes(bytes);
        in.require(in.word(STATE) == MARK, "something else", STATE);
        WorldState state = new WorldState();
        state.owner = ofWorld;
        int maxChanges = in.integer(
                "the maximum number of changes of displacement", 1, StepBudget.LARGEST.maxDisplacementChanges());
        StateBytes.readBodies(state.bodies, ofWorld, in);
        StateBytes.readPairs(state.overlaps, state.bodies, ofWorld, in);
        StateBytes.readPairs(state.contacts, state.bodies, ofWorld, in);
        StateBytes.readImpulses(state.bodies, in);
        int maxContacts = in.integer("the maximum number of contacts", 1, StepBudget.LARGEST.maxContacts());
        state.budget = new StepBudget(maxChanges, maxContacts);
        in.requireEnd();
        return state;
    }

    /**
     * Returns the contacts of bodies that rest on each other, and their impulses, with which the next step begins. They
     * are in no order that means anything; a contact with the impulse 0 only has been one.
     *
     * @throws IllegalStateException if the state is empty
     */
    public List<ContactImpulse> contactImpulses() {
        requireSaved();
        List<ContactImpulse> found = new ArrayList<>();
        RestingImpulses impulses = bodies.impulses;
        for (int i = 0; i < impulses.count(); i++) {
            found.add(new ContactImpulse(
                    bodies.id(impulses.first(i)),
                    impulses.partOfFirst(i),
                    bodies.id(impulses.second(i)),
                    impulses.partOfSecond(i),
                    impulses.along(i),
                    impulses.across(i)));
        }
        return found;
    }

    /**
     * Replaces the contacts of bodies that rest on each other, for a file format of your own: a world that is built
     * again with the same bodies, and restored with the same impulses, goes on with the same bits.
     *
     * @param contacts the contacts, in any order
     * @throws IllegalArgumentException if a body is not in this state
     * @throws IllegalStateException if the state is empty
     */
    public void setContactImpulses(List<ContactImpulse> contacts) {
        requireSaved();
        RestingImpulses impulses = new RestingImpulses();
        for (ContactImpulse contact : contacts) {
            impulses.add(
                    owner.index(contact.a()),
                    contact.partA(),
                    owner.index(contact.b()),
                    contact.partB(),
                    contact.along(),
                    contact.across());
        }
        impulses.sort();
        bodies.impulses.set(impulses);
    }

    /** Returns how many bodies it holds. */
    public int size() {
        return bodies.count();
    }

    /** Returns the state as text. */
    @Override
    public String toString() {
        return owner == bodies ? "an empty state" : "a state of " + size() + (size() == 1 ? " body" : " bodies");
    }
}
