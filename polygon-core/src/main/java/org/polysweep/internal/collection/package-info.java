/** What a step of a world needs: sets, lists and orders of pairs. */
package org.polysweep.internal.collection;
