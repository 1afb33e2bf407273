/** Contacts of bodies that rest on each other, solved together before a step. */
package org.polysweep.internal.world.resting;
