/** How engines hand over an answer whose parts are computed when they are first read. */
package org.polysweep.internal.answer;
