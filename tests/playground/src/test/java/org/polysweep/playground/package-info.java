/** The page, in real browsers. */
package org.polysweep.playground;
