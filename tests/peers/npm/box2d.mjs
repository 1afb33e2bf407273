// Box2D v3: its time of impact, which sees overlaps by itself, with the settings as they are. The environment variable
// BOX2D_LIBRARY is the path of a shared library made from its sources; tests/corpora/compare.sh makes one.

import koffi from 'koffi';
import { run } from './lines.mjs';

const MOST_CORNERS = 8;
const FAILED = 1;
const OVERLAPPED = 2;
const HIT = 3;
const SEPARATED = 4;

const path = process.env.BOX2D_LIBRARY;
if (!path) throw new Error('BOX2D_LIBRARY is not set; it is the path of a shared library of Box2D v3.1');
const library = koffi.load(path);

// As in include/box2d of v3.1: collision.h, math_functions.h and base.h.
const Version = koffi.struct('b2Version', { major: 'int', minor: 'int', revision: 'int' });
const Vector = koffi.struct('b2Vec2', { x: 'float', y: 'float' });
const Rotation = koffi.struct('b2Rot', { c: 'float', s: 'float' });
const Proxy = koffi.struct('b2ShapeProxy', {
  points: koffi.array(Vector, MOST_CORNERS), count: 'int', radius: 'float',
});
const Sweep = koffi.struct('b2Sweep', { localCenter: Vector, c1: Vector, c2: Vector, q1: Rotation, q2: Rotation });
const Input = koffi.struct('b2TOIInput', {
  proxyA: Proxy, proxyB: Proxy, sweepA: Sweep, sweepB: Sweep, maxFraction: 'float',
});
const Output = koffi.struct('b2TOIOutput', { state: 'int', fraction: 'float' });

const version = library.func('b2GetVersion', Version, [])();
if (version.major !== 3 || version.minor !== 1) {
  throw new Error(`this is Box2D ${version.major}.${version.minor}.${version.revision}; 3.1 is wanted`);
}
const timeOfImpact = library.func('b2TimeOfImpact', Output, [koffi.pointer(Input)]);

const none = { x: 0, y: 0 };

function proxy({ corners, radius }) {
  if (corners.length > MOST_CORNERS) throw new Error(`Box2D has polygons of at most ${MOST_CORNERS} corners`);
  const points = corners.map(([x, y]) => ({ x, y }));
  while (points.length < MOST_CORNERS) points.push(none);
  return { points, count: corners.length, radius };
}

// Turning goes straight from q1 to q2, brought to the length 1: compare has --turning box2d=directions for that.
function sweep([x, y], [dx, dy], [q1, q2]) {
  return { localCenter: none, c1: { x, y }, c2: { x: x + dx, y: y + dy }, q1, q2 };
}

await run({
  turns: true,
  prepare(a, positionA, moveA, b, positionB, moveB, directionsA, directionsB) {
    const input = {
      proxyA: proxy(a), proxyB: proxy(b),
      sweepA: sweep(positionA, moveA, directionsA), sweepB: sweep(positionB, moveB, directionsB),
      maxFraction: 1,
    };
    return () => {
      const output = timeOfImpact(input);
      switch (output.state) {
        case OVERLAPPED: return { verdict: 'OVERLAP' };
        case HIT: return { verdict: 'HIT', enter: output.fraction };
        case SEPARATED: return { verdict: 'MISS' };
        case FAILED: throw new Error('the time of impact of Box2D has failed');
        default: throw new Error(`the time of impact of Box2D ended in state ${output.state}`);
      }
    };
  },
});
