/**
 * Signs, each by the first stage that is certain of it, and the orders and verdicts that are made of them. Every bound
 * of a sign stands here, as an expression that names its proof in {@code docs/error-bounds.md}.
 */
package org.polysweep.internal.sign;
