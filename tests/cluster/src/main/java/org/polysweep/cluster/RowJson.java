package org.polysweep.cluster;

import java.math.BigDecimal;
import java.util.Iterator;
import java.util.Set;
import org.apache.spark.sql.Row;
import scala.jdk.javaapi.CollectionConverters;
import tools.jackson.core.io.NumberOutput;
import tools.jackson.databind.json.JsonMapper;

/**
 * A row of columns as a query in a line of JSON: what is null is left out, and numbers are the same doubles. What is no
 * number stays none, so that it is refused in its place.
 */
final class RowJson {

    /** They may have any value, and are ignored. */
    private static final Set<String> IGNORED = Set.of("source", "note", "exact");

    private RowJson() {}

    /**
     * Writes a query.
     *
     * @param row the fields, and what else is at its end
     * @param fields how many of them are fields
     */
    static String of(Row row, int fields) {
        StringBuilder json = new StringBuilder();
        object(json, row, fields);
        return json.toString();
    }

    private static void object(StringBuilder json, Row row, int fields) {
        char before = '{';
        for (int i = 0; i < fields; i++) {
            String name = row.schema().fieldNames()[i];
            if (!row.isNullAt(i) && !IGNORED.contains(name)) {
                json.append(before).append(text(name)).append(':');
                value(json, row.get(i));
                before = ',';
            }
        }
        json.append(before == '{' ? "{}" : "}");
    }

    private static void value(StringBuilder json, Object value) {
        if (value == null) {
            json.append("null");
        } else if (value instanceof Row row) {
            object(json, row, row.size());
        } else if (value instanceof scala.collection.Iterable<?> elements) {
            list(json, CollectionConverters.asJava(elements).iterator());
        } else if (value instanceof Double || value instanceof Float) {
            json.append(NumberOutput.toString(((Number) value).doubleValue(), true));
        } else if (value instanceof BigDecimal decimal) {
            json.append(decimal);
        } else if (value instanceof Number || value instanceof Boolean) {
            json.append(value);
        } else {
            json.append(text(value.toString()));
        }
    }

    private static void list(StringBuilder json, Iterator<?> elements) {
        json.append('[');
        while (elements.hasNext()) {
            value(json, elements.next());
            json.append(elements.hasNext() ? "," : "");
        }
        json.append(']');
    }

    private static String text(String value) {
        return JsonMapper.shared().writeValueAsString(value);
    }
}
