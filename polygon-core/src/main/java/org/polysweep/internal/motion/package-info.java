/** Convex shapes in motion, and the parts of any shape: the input of engines. */
package org.polysweep.internal.motion;
