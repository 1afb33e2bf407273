/** The bodies of a world and what happens to them: their names, contacts, responses, events and hits. */
package org.polysweep.world.body;
