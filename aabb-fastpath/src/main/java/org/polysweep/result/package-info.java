/** Answers that are reused: for loops that must not make garbage. */
package org.polysweep.result;
