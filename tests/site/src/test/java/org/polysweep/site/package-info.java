/** The pages of the project, and links that are broken on purpose. */
package org.polysweep.site;
