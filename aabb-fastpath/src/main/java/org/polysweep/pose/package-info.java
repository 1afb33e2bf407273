/** Where a shape is placed and how it is oriented. */
package org.polysweep.pose;
