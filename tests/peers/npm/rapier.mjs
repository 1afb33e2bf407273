// rapier: its shape cast, in floats. A cast that begins in an overlap stops at 0, where contactShape is called, which says
// how deep the overlap is. Each call makes the shapes again in WebAssembly, which is in the times.

import RAPIER from '@dimforge/rapier2d-compat';
import { run } from './lines.mjs';

await RAPIER.init();

/** A shape, and where its middle and its direction are in the coordinates of the corners. */
function shape({ corners, radius }) {
  const at = { x: 0, y: 0 };
  const points = Float32Array.from(corners.flat());
  if (corners.length === 1) {
    if (radius === 0) throw new Error('rapier has no points');
    return { shape: new RAPIER.Ball(radius), middle: { x: corners[0][0], y: corners[0][1] }, angle: 0 };
  }
  if (corners.length === 2) {
    const [[x0, y0], [x1, y1]] = corners;
    if (radius === 0) {
      return { shape: new RAPIER.Segment({ x: x0, y: y0 }, { x: x1, y: y1 }), middle: at, angle: 0 };
    }
    return {
      shape: new RAPIER.Capsule(Math.hypot(x1 - x0, y1 - y0) / 2, radius), // upright
      middle: { x: (x0 + x1) / 2, y: (y0 + y1) / 2 },
      angle: Math.atan2(x0 - x1, y1 - y0),
    };
  }
  const polygon = radius === 0
    ? new RAPIER.ConvexPolygon(points, true)
    : new RAPIER.RoundConvexPolygon(points, radius, true);
  const made = polygon.intoRaw();
  if (made === undefined) throw new Error('rapier makes no polygon of these corners');
  made.free();
  return { shape: polygon, middle: at, angle: 0 };
}

await run({
  prepare(a, positionA, moveA, b, positionB, moveB) {
    const first = shape(a);
    const second = shape(b);
    const placeA = { x: positionA[0] + first.middle.x, y: positionA[1] + first.middle.y };
    const placeB = { x: positionB[0] + second.middle.x, y: positionB[1] + second.middle.y };
    const velocityA = { x: moveA[0], y: moveA[1] };
    const velocityB = { x: moveB[0], y: moveB[1] };
    return () => {
      const hit = first.shape.castShape(
        placeA, first.angle, velocityA, second.shape, placeB, second.angle, velocityB, 0, 1, true);
      if (hit === null) return { verdict: 'MISS' };
      if (hit.time_of_impact === 0) {
        const contact = first.shape.contactShape(placeA, first.angle, second.shape, placeB, second.angle, 0);
        if (contact !== null && contact.distance < 0) return { verdict: 'OVERLAP' };
      }
      return { verdict: 'HIT', enter: hit.time_of_impact };
    };
  },
});
