/** What has happened to each body, and to each pair of bodies, in a step. */
package org.polysweep.internal.world.state;
