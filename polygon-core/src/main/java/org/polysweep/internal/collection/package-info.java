/** What a step of a world needs: sets and lists of pairs, a sort and a heap by any order. */
package org.polysweep.internal.collection;
