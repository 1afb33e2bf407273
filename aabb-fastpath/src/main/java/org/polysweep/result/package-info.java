/** Answers that are reused: for loops that must not allocate. */
@NullMarked
package org.polysweep.result;

import org.jspecify.annotations.NullMarked;
