/** The configuration-space obstacle C = B - A in integers: how a line passes it, contact, minimum translation. */
package org.polysweep.internal.obstacle;
