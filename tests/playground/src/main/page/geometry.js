// Plane geometry for pictures, in doubles: nothing here decides an answer.
const sub = (p, q) => [p[0] - q[0], p[1] - q[1]];
const add = (p, q, t = 1) => [p[0] + t * q[0], p[1] + t * q[1]];
const dot = (p, q) => p[0] * q[0] + p[1] * q[1];
const cross = (p, q) => p[0] * q[1] - p[1] * q[0];
const length = (p) => Math.hypot(p[0], p[1]);

// The convex hull, counter-clockwise, without repeated points.
function hull(points) {
  const sorted = points.slice().sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (list) => {
    const chain = [];
    for (const p of list) {
      while (chain.length > 1 && cross(sub(chain.at(-1), chain.at(-2)), sub(p, chain.at(-2))) <= 0) {
        chain.pop();
      }
      if (!chain.length || p[0] !== chain.at(-1)[0] || p[1] !== chain.at(-1)[1]) {
        chain.push(p);
      }
    }
    return chain;
  };
  const lower = half(sorted);
  const upper = half(sorted.reverse());
  return lower.length < 2 ? lower : [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

// Corners of boxes around the discs at all vertices of a part.
const cornersAround = (part) => part.points.flatMap((p) =>
  [[p[0] - part.radius, p[1] - part.radius], [p[0] + part.radius, p[1] + part.radius]]);

function distanceToSegment(p, a, b) {
  const e = sub(b, a);
  const s = dot(e, e) === 0 ? 0 : Math.max(0, Math.min(1, dot(sub(p, a), e) / dot(e, e)));
  return length(sub(p, add(a, e, s)));
}

// How far a point is from a part, 0 inside.
function distanceToPart(p, part) {
  const corners = hull(part.points);
  const inside = corners.length > 2
    && corners.every((c, i) => cross(sub(corners[(i + 1) % corners.length], c), sub(p, c)) >= 0);
  if (inside) {
    return 0;
  }
  const distances = corners.map((c, i) => distanceToSegment(p, c, corners[(i + 1) % corners.length]));
  return Math.max(0, Math.min(...distances) - part.radius);
}

// The ray p + t·d, t in [0, 1], against the segment from a to b.
function rayHit(p, d, a, b) {
  const e = sub(b, a);
  const slope = cross(d, e);
  if (slope === 0) {
    return null;
  }
  const t = cross(sub(a, p), e) / slope;
  const s = cross(sub(a, p), d) / slope;
  return t >= 0 && t <= 1 && s >= 0 && s <= 1 ? t : null;
}
