/** The store of the bodies of a world, field by field, by slot; and their order, by rank. */
package org.polysweep.internal.world.body;
