/** Answers that are reused: for loops that must not allocate. */
package org.polysweep.result;
