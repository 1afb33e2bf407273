/** Rays against shapes. */
package org.polysweep.internal.ray;
