/** Signs and bounds that only polygons and rounded shapes need: depths, distances, disks, rotating shapes. */
package org.polysweep.internal.predicate;
