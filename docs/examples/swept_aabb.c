/* A swept-AABB as a program that polysweep can validate. C99, standard library only.

   It reads queries from standard input, one JSON object a line, and writes an answer a line:

       cc -O2 -o swept_aabb docs/examples/swept_aabb.c
       java -jar tests/workbench/target/polysweep.jar validate --against mine=./swept_aabb

   These options of the compiler make programs that are validated with other options:

       -DFLOATS             computes in floats: --floats
       -DENTER_MAY_BE_1     the step is closed: --policy closed
       -DTOUCHING_COUNTS    boxes are closed, so boxes that touch are hit: --touching inclusive */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef FLOATS
typedef float real;
#define PARSE strtof
#define DIGITS "9"
#else
typedef double real;
#define PARSE strtod
#define DIGITS "17"
#endif

/* The policy: whether boxes that arrive exactly at the end of the step are hit, and whether boxes that only touch. */
#ifdef ENTER_MAY_BE_1
#define IS_AFTER_STEP(enter) ((enter) > 1)
#else
#define IS_AFTER_STEP(enter) ((enter) >= 1)
#endif
#ifdef TOUCHING_COUNTS
#define IS_BEFORE(one, other) ((one) < (other))
#else
#define IS_BEFORE(one, other) ((one) <= (other))
#endif

/* Reads count numbers after a name such as "\"moveA\":["; they stay as they are if the line does not have the name. */
static void read_numbers(const char *line, const char *name, int count, real *numbers) {
    const char *at = strstr(line, name);
    if (at == NULL) return;
    at += strlen(name);
    for (int i = 0; i < count; i++) {
        char *end;
        numbers[i] = PARSE(at, &end);
        at = end + 1;
    }
}

/* Box a moves by d, box b is at rest, and both are min x, min y, max x, max y: the verdict, and for a HIT the time and
   the normal. */
static const char *sweep(const real a[4], const real b[4], const real d[2], real *enter, int normal[2]) {
    real leave = INFINITY;
    *enter = -INFINITY;
    for (int axis = 0; axis < 2; axis++) {
        /* The interval of times at which the two overlap on this axis. */
        real first = b[axis] - a[axis + 2];
        real last = b[axis + 2] - a[axis];
        if (d[axis] == 0) {
            if (IS_BEFORE(0, first) || IS_BEFORE(last, 0)) return "MISS";
            continue;
        }
        real begin = (d[axis] > 0 ? first : last) / d[axis];
        real end = (d[axis] > 0 ? last : first) / d[axis];
        if (begin > *enter) {
            *enter = begin;
            normal[axis] = d[axis] > 0 ? -1 : 1;
            normal[1 - axis] = 0;
        }
        if (end < leave) leave = end;
    }
    if (IS_BEFORE(leave, *enter) || IS_BEFORE(leave, 0) || IS_AFTER_STEP(*enter)) return "MISS";
    return *enter < 0 ? "OVERLAP" : "HIT";
}

int main(void) {
    static char line[1 << 16];
    while (fgets(line, sizeof line, stdin) != NULL) {
        long long id = atoll(strstr(line, "\"id\":") + 5);
        real a[4] = {0}, b[4] = {0}, at_a[2] = {0}, at_b[2] = {0}, move_a[2] = {0}, move_b[2] = {0};
        if (strstr(line, "\"a\":{\"box\":[") == NULL || strstr(line, "\"b\":{\"box\":[") == NULL) {
            printf("{\"id\":%lld,\"error\":\"not two boxes\"}\n", id);
            fflush(stdout);
            continue;
        }
        read_numbers(line, "\"a\":{\"box\":[", 4, a);
        read_numbers(line, "\"b\":{\"box\":[", 4, b);
        read_numbers(line, "\"positionA\":[", 2, at_a);
        read_numbers(line, "\"positionB\":[", 2, at_b);
        read_numbers(line, "\"moveA\":[", 2, move_a);
        read_numbers(line, "\"moveB\":[", 2, move_b);
        for (int i = 0; i < 4; i++) {
            a[i] += at_a[i % 2];
            b[i] += at_b[i % 2];
        }
        real d[2] = {move_a[0] - move_b[0], move_a[1] - move_b[1]};
        real enter;
        int normal[2];
        const char *verdict = sweep(a, b, d, &enter, normal);
        if (strcmp(verdict, "HIT") == 0) {
            printf("{\"id\":%lld,\"verdict\":\"HIT\",\"enter\":%." DIGITS "g,\"normal\":[%d,%d]}\n",
                    id, enter, normal[0], normal[1]);
        } else {
            printf("{\"id\":%lld,\"verdict\":\"%s\"}\n", id, verdict);
        }
        /* Flushed, so that each answer arrives before the next query is read. */
        fflush(stdout);
    }
    return 0;
}
