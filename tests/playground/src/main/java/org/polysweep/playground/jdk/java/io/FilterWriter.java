package org.polysweep.playground.jdk.java.io;

import java.io.IOException;
import java.io.Writer;

/** As the JDK's. */
public abstract class FilterWriter extends Writer {

    /** Where everything goes. */
    protected Writer out;

    /** Makes a writer that hands on everything. */
    protected FilterWriter(Writer out) {
        this.out = out;
    }

    @Override
    public void write(int c) throws IOException {
        out.write(c);
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
        out.write(text, from, length);
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
        out.write(text, from, length);
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
