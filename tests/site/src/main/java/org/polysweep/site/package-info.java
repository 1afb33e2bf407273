/** What the site needs beside its generator: the guides in the form that the generator takes, and a check of links. */
package org.polysweep.site;
