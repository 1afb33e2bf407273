/** Convex shapes in motion, and the parts of any shape, as engines take them. */
package org.polysweep.internal.motion;
