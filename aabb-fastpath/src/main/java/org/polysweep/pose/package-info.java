/** Where a shape is placed and how it is oriented. */
@NullMarked
package org.polysweep.pose;

import org.jspecify.annotations.NullMarked;
