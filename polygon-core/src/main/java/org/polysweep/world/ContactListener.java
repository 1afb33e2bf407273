package org.polysweep.world;

/** Takes the contacts of a step: OVERLAPs at its beginning first, then the others in the exact order of their times. */
@FunctionalInterface
public interface ContactListener {

    /** Does nothing. */
    ContactListener NOBODY = contact -> {};

    /**
     * Takes a contact. The world may be read meanwhile, and stands as it did before the step; it may not be changed.
     *
     * @param contact the contact, valid until this returns
     */
    void contact(WorldContact contact);
}
