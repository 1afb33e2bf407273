/** Rotating shapes in integers: polynomials in t, their isolated roots, and the contacts and overlaps between these. */
package org.polysweep.internal.rotation.exact;
