package org.polysweep.cluster;

import org.apache.spark.sql.types.ByteType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.IntegerType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.sql.types.ShortType;
import org.apache.spark.sql.types.StringType;

/** What the column {@code id} of answers in Parquet has. */
enum IdColumn {

    /** The JSON text of the id, as it was written: of queries in JSON, where "7" is another id than 7. */
    JSON,

    /** The text itself: of queries in Parquet whose ids are texts. */
    TEXT,

    /** A whole number: of queries in Parquet whose ids are that. */
    WHOLE;

    /** What it has for queries with ids of a type; numbers with a fraction are text as JSON has them. */
    static IdColumn of(DataType type) {
        if (type instanceof StringType) {
            return TEXT;
        }
        return type instanceof LongType
                        || type instanceof IntegerType
                        || type instanceof ShortType
                        || type instanceof ByteType
                ? WHOLE
                : JSON;
    }
}
