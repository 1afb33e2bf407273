/** How two bodies continue after a contact: the motions that a response changes. */
package org.polysweep.internal.world.response;
