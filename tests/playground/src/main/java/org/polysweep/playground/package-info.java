/** What the page calls, compiled to WebAssembly. */
package org.polysweep.playground;
