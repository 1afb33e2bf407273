/** How engines hand over an answer: the verdict at once, and its parts when they are first read. */
package org.polysweep.internal.answer;
