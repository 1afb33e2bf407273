/**
 * Many shapes that move at once, their contacts in the order of time. A {@link org.polysweep.world.World} holds the
 * bodies, and a {@link org.polysweep.world.body.Response} decides how two of them continue after a contact.
 */
@NullMarked
package org.polysweep.world;

import org.jspecify.annotations.NullMarked;
