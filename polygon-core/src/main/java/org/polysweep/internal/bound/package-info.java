/**
 * Bounds of rounding errors for polygons, rounded shapes and rotation: every constant names its proof in {@code
 * docs/error-bounds.md}. The filters here are bounds and little else.
 */
package org.polysweep.internal.bound;
