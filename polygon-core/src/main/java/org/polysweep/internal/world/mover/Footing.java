package org.polysweep.internal.world.mover;

/** The role of a surface for a walking body. */
enum Footing {
    /** A floor, a wall or a ceiling, by its normal. */
    BY_NORMAL,

    /** The edge of a floor on which the body stands, however steep the normal is. */
    EDGE,

    /** The edge of a step that is too high, however level the normal is. */
    TOO_HIGH
}
