/** The state of a world as bytes: written, and read from untrusted bytes. */
@NullMarked
package org.polysweep.internal.world.bytes;

import org.jspecify.annotations.NullMarked;
