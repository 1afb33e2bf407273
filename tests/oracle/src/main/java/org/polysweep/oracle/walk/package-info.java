/**
 * A judge of characters that walk: whether a body overlaps another one, and whether a displacement of it is free, in
 * integers. It knows {@code docs/semantics.md} and {@code docs/character.md}, and shares no code with the library.
 * Start at {@link org.polysweep.oracle.walk.WalkJudge}.
 */
package org.polysweep.oracle.walk;
