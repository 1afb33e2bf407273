/** That peers answer as they are known to, faults included. */
package org.polysweep.peers;
