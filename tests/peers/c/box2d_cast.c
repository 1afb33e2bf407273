/* Box2D v3.1: b2ShapeCast, its call for shapes that do not rotate, with the settings as they are. B moves by the relative
   displacement and A is at rest, in floats. A cast that finds the shapes within the slop at first is a HIT at 0, and an
   OVERLAP if b2ShapeDistance says that they overlap. A cast that does not converge is a MISS, as its result says.
   tests/corpora/box2d.sh builds it. */

#include "box2d/box2d.h"
#include "box2d/collision.h"

#include "query_lines.h"

static b2ShapeProxy proxy(const struct shape *shape) {
    b2Vec2 points[B2_MAX_POLYGON_VERTICES];
    for (int i = 0; i < shape->count; i++) {
        points[i] = (b2Vec2){(float)shape->xy[2 * i], (float)shape->xy[2 * i + 1]};
    }
    return b2MakeProxy(points, shape->count, (float)shape->radius);
}

static b2Transform transform(const double position[2]) {
    return (b2Transform){{(float)position[0], (float)position[1]}, {1, 0}};
}

static bool overlaps(const b2ShapeCastPairInput *input) {
    b2DistanceInput pair = {input->proxyA, input->proxyB, input->transformA, input->transformB, false};
    b2SimplexCache cache = {0};
    float distance = b2ShapeDistance(&pair, &cache, NULL, 0).distance;
    return distance == 0 || distance < input->proxyA.radius + input->proxyB.radius;
}

static struct answer ask(const struct query *query) {
    if (query->a.count > B2_MAX_POLYGON_VERTICES || query->b.count > B2_MAX_POLYGON_VERTICES) {
        return failure("Box2D has polygons of at most 8 vertices");
    }
    b2ShapeCastPairInput input = {0};
    input.proxyA = proxy(&query->a);
    input.proxyB = proxy(&query->b);
    input.transformA = transform(query->position_a);
    input.transformB = transform(query->position_b);
    input.translationB = (b2Vec2){(float)(query->move_b[0] - query->move_a[0]), (float)(query->move_b[1] - query->move_a[1])};
    input.maxFraction = 1;
    b2CastOutput output = b2ShapeCast(&input);
    if (output.hit && output.iterations == 1 && overlaps(&input)) return verdict("OVERLAP", 0);
    return output.hit ? verdict("HIT", output.fraction) : verdict("MISS", 0);
}

int main(void) {
    answer_lines(ask);
    return 0;
}
