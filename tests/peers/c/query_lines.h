/* Queries on standard input, answers on standard output, as 'polysweep sweep' has them, for programs in C and C++. */

#ifndef QUERY_LINES_H
#define QUERY_LINES_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_VERTICES = 64, MAX_LINE = 1 << 20 };

struct shape {
    int count;
    double xy[2 * MAX_VERTICES];
    double radius;
};

struct query {
    struct shape a, b;
    double position_a[2], position_b[2], move_a[2], move_b[2];
};

/* What a program says of a query: an error, or a verdict with the time of a HIT. */
struct answer {
    const char *error;
    const char *verdict;
    double enter;
};

static struct answer failure(const char *error) {
    struct answer answer = {error, NULL, 0};
    return answer;
}

static struct answer verdict(const char *verdict, double enter) {
    struct answer answer = {NULL, verdict, enter};
    return answer;
}

/* Where the value of a field begins, or NULL; the names of fields are not inside of other texts. */
static const char *field(const char *text, const char *name) {
    const char *at = strstr(text, name);
    return at == NULL ? NULL : at + strlen(name);
}

/* The numbers between an opening bracket and the one that closes it; -1 if there are more than there is room for. */
static int numbers(const char *at, double *values, int max) {
    int depth = 0, count = 0;
    do {
        if (*at == '[' || *at == ']') {
            depth += *at++ == '[' ? 1 : -1;
        } else if (*at == ',' || *at == ' ') {
            at++;
        } else {
            char *end;
            double value = strtod(at, &end);
            if (end == at || count == max) return -1;
            values[count++] = value;
            at = end;
        }
    } while (depth > 0);
    return count;
}

static void read_vector(const char *line, const char *name, double *xy) {
    const char *at = field(line, name);
    xy[0] = xy[1] = 0;
    if (at != NULL) numbers(at, xy, 2);
}

/* Reads a shape without parts; returns what is wrong, or NULL. */
static const char *read_shape(const char *line, const char *name, struct shape *shape) {
    const char *begin = field(line, name);
    if (begin == NULL) return "no query";
    char *text = strdup(begin);
    text[strcspn(text, "}")] = '\0';
    const char *vertices = field(text, "\"vertices\":"), *box = field(text, "\"box\":"), *radius = field(text, "\"radius\":");
    const char *problem = NULL;
    double s[4];
    if (strstr(text, "\"parts\"") != NULL) {
        problem = "shapes in parts are not asked";
    } else if (vertices != NULL) {
        int count = numbers(vertices, shape->xy, 2 * MAX_VERTICES);
        shape->count = count / 2;
        if (count < 2) problem = "too many vertices";
    } else if (box != NULL && numbers(box, s, 4) == 4) {
        double xy[8] = {s[0], s[1], s[2], s[1], s[2], s[3], s[0], s[3]};
        memcpy(shape->xy, xy, sizeof xy);
        shape->count = 4;
    } else {
        problem = "no shape";
    }
    shape->radius = radius == NULL ? 0 : strtod(radius, NULL);
    free(text);
    return problem;
}

/* Answers each line; an id is repeated as it is written. */
static void answer_lines(struct answer (*ask)(const struct query *)) {
    static char line[MAX_LINE];
    while (fgets(line, sizeof line, stdin) != NULL) {
        const char *id = field(line, "\"id\":");
        if (id == NULL) continue;
        int length = *id == '"' ? 2 + (int)strcspn(id + 1, "\"") : (int)strcspn(id, ",}");
        struct query query;
        const char *problem = read_shape(line, "\"a\":", &query.a);
        if (problem == NULL) problem = read_shape(line, "\"b\":", &query.b);
        if (problem == NULL && strstr(line, "\"rotor") != NULL) problem = "shapes that turn are not asked";
        read_vector(line, "\"positionA\":", query.position_a);
        read_vector(line, "\"positionB\":", query.position_b);
        read_vector(line, "\"moveA\":", query.move_a);
        read_vector(line, "\"moveB\":", query.move_b);
        struct answer answer = problem == NULL ? ask(&query) : failure(problem);
        if (answer.error == NULL && !(answer.enter >= 0 && answer.enter <= 1)) answer = failure("a time outside of the step");
        if (answer.error != NULL) {
            printf("{\"id\":%.*s,\"error\":\"%s\"}\n", length, id, answer.error);
        } else if (strcmp(answer.verdict, "HIT") == 0) {
            printf("{\"id\":%.*s,\"verdict\":\"HIT\",\"enter\":%.17g}\n", length, id, answer.enter);
        } else {
            printf("{\"id\":%.*s,\"verdict\":\"%s\"}\n", length, id, answer.verdict);
        }
        /* For validate, which shrinks a query by asking again and again. */
        fflush(stdout);
    }
}

#endif
