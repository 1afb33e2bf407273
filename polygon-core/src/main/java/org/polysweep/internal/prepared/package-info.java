/** Data that a shape computes about itself once, so that a sweep only reads it. */
package org.polysweep.internal.prepared;
