/**
 * Signs, each by the first stage that proves it, and the orders and verdicts that follow from them. Every bound of a
 * sign is defined here, as an expression that names its proof in {@code docs/error-bounds.md}.
 */
package org.polysweep.internal.sign;
