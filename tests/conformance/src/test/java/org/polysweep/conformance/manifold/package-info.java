/** Contact manifolds against their definitions. */
package org.polysweep.conformance.manifold;
