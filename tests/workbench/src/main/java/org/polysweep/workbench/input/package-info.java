/** Lines of UTF-8 text from a file or a pipe, in constant memory. */
package org.polysweep.workbench.input;
