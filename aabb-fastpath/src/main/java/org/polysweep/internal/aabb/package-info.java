/** The sweep of two axis-aligned boxes, by slabs. */
package org.polysweep.internal.aabb;
