/**
 * Many shapes that move at once, the earliest contact first.
 *
 * <p>{@link org.polysweep.world.World} has the bodies. {@code BroadPhase} finds those whose swept boxes meet, by a {@code BoxTree}, and
 * sweeps them; {@code ContactQueue} has the contacts in the exact order of their times; {@code Step} takes them one by one, asks a {@link
 * org.polysweep.world.Response}, and gives the bodies new {@code Lines} by a {@code Turn}; {@code Arrival} sees to it that nothing is in
 * anything where bodies come to stand.
 */
package org.polysweep.world;
