/** The bodies of a world and what happens to them: their names, contacts, responses, events and hits. */
@NullMarked
package org.polysweep.world.body;

import org.jspecify.annotations.NullMarked;
