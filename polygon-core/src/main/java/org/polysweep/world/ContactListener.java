package org.polysweep.world;

/** Is told about the contacts of a step: those that overlap at its beginning first, then in the exact order of time. */
@FunctionalInterface
public interface ContactListener {

    /** Nobody listens. */
    ContactListener NOBODY = contact -> {};

    /**
     * Takes a contact. The world may not be changed meanwhile.
     *
     * @param contact the contact, good until this returns
     */
    void contact(WorldContact contact);
}
