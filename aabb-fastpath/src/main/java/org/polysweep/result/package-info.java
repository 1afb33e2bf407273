/** Answers that are used again: for loops that may not make garbage. */
package org.polysweep.result;
