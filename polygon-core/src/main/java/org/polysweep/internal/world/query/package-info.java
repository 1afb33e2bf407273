/** Queries about bodies where they are between two steps. */
package org.polysweep.internal.world.query;
