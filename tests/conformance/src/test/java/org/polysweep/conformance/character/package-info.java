/** The suite of characters: walks over stairs, joints and rows of bodies, as data and at random. */
package org.polysweep.conformance.character;
