// planck: its time of impact, which sees overlaps by itself, with the settings as they are.

import planck from 'planck';
import { run } from './lines.mjs';

const OVERLAPPED = 2;
const TOUCHING = 3;
const SEPARATED = 4;

const input = new planck.TimeOfImpact.Input();
const output = new planck.TimeOfImpact.Output();
input.tMax = 1;

/** Its hull of corners that are almost on one line may go round for ever; so what it asks for is counted. */
function polygonOf(points) {
  const subtract = planck.Vec2.sub;
  let left = 100 * points.length ** 2;
  planck.Vec2.sub = (v, w) => {
    if (left-- === 0) throw new Error('planck does not come to an end with these corners');
    return subtract(v, w);
  };
  try {
    return new planck.PolygonShape(points);
  } finally {
    planck.Vec2.sub = subtract;
  }
}

function shape({ corners, radius }) {
  if (radius > 0) {
    if (corners.length > 1) throw new Error('of shapes with a radius, planck has circles alone');
    return new planck.CircleShape({ x: corners[0][0], y: corners[0][1] }, radius);
  }
  if (corners.length === 1) throw new Error('planck has no points');
  const points = corners.map(([x, y]) => ({ x, y }));
  if (points.length === 2) return new planck.EdgeShape(points[0], points[1]);
  if (points.length > planck.Settings.maxPolygonVertices) {
    throw new Error(`planck has polygons of at most ${planck.Settings.maxPolygonVertices} corners`);
  }
  const polygon = polygonOf(points);
  // It joins corners that are near to each other, and takes a box of its own for what is left of too few.
  const kept = new Set(polygon.m_vertices.map(({ x, y }) => `${x},${y}`));
  if (polygon.m_count !== points.length || !points.every(({ x, y }) => kept.has(`${x},${y}`))) {
    throw new Error('planck makes another polygon of these corners');
  }
  return polygon;
}

function move(sweep, [x, y], [dx, dy]) {
  sweep.localCenter.set(0, 0);
  sweep.c0.set(x, y);
  sweep.c.set(x + dx, y + dy);
  sweep.a0 = sweep.a = sweep.alpha0 = 0;
}

await run({
  prepare(a, positionA, moveA, b, positionB, moveB) {
    const shapeA = shape(a);
    const shapeB = shape(b);
    return () => {
      input.proxyA.set(shapeA, 0);
      input.proxyB.set(shapeB, 0);
      move(input.sweepA, positionA, moveA);
      move(input.sweepB, positionB, moveB);
      planck.TimeOfImpact(output, input);
      switch (output.state) {
        case OVERLAPPED: return { verdict: 'OVERLAP' };
        case TOUCHING: return { verdict: 'HIT', enter: output.t };
        case SEPARATED: return { verdict: 'MISS' };
        default: return { error: `planck's time of impact ended in state ${output.state}` };
      }
    };
  },
});
