/** What Jackson needs of the JDK and TeaVM does not have. */
package org.polysweep.playground.jdk.java.io;
