/** Sets, lists and sorts of ints that are reused, so that a step of a world does not allocate. */
package org.polysweep.internal.collection;
