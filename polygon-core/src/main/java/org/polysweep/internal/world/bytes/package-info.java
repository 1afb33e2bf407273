/** The state of a world as bytes: written, and read from bytes that may come from anybody. */
@NullMarked
package org.polysweep.internal.world.bytes;

import org.jspecify.annotations.NullMarked;
