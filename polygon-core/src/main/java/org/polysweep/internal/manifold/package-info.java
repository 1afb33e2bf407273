/** Contact manifolds of two placed shapes: a reference edge, an incident edge clipped against it, one or two points. */
@NullMarked
package org.polysweep.internal.manifold;

import org.jspecify.annotations.NullMarked;
