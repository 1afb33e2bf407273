/** Makes one file of the page. */
package org.polysweep.playground.build;
