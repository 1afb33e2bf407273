// A query is the object that its line of JSON is. Here it is looked at and changed; a change makes a new one.
const sides = ["A", "B"];
const lower = { A: "a", B: "b" };
const place = (query, side) => query["position" + side] ?? [0, 0];
const move = (query, side) => query["move" + side] ?? [0, 0];
const isNegativeZero = (x) => Object.is(x, -0);
const textOf = (value) => (isNegativeZero(value) ? "-0.0" : String(value));

// As JSON.stringify, but a zero keeps its sign.
function jsonOf(value) {
  if (typeof value === "number") {
    return textOf(value);
  }
  if (Array.isArray(value)) {
    return "[" + value.map(jsonOf).join(",") + "]";
  }
  if (value !== null && typeof value === "object") {
    return "{" + Object.entries(value).map(([k, v]) => JSON.stringify(k) + ":" + jsonOf(v)).join(",") + "}";
  }
  return JSON.stringify(value);
}

const corners = (part) => part.vertices
  ?? [[part.box[0], part.box[1]], [part.box[2], part.box[1]], [part.box[2], part.box[3]], [part.box[0], part.box[3]]];

// Orientations are rotors: a pair turns by twice its angle, whatever its length, and goes straight from one to the other.
const rotor = (query, side) => query["rotor" + side] ?? [1, 0];
const rotorTo = (query, side) => query["rotorTo" + side] ?? rotor(query, side);
const rotorAt = (query, side, t) => add([0, 0].map((zero, i) => (1 - t) * rotor(query, side)[i]), rotorTo(query, side), t);
const turnsSide = (query, side) => cross(unitOf(rotor(query, side)), unitOf(rotorTo(query, side))) !== 0;
const turns = (query) => sides.some((side) => turnsSide(query, side));
const isTurned = (query) => sides.some((side) => rotor(query, side)[1] !== 0 || rotorTo(query, side)[1] !== 0);

function unitOf(z) {
  const larger = Math.max(Math.abs(z[0]), Math.abs(z[1]));
  const scaled = [z[0] / larger, z[1] / larger];
  return scaled.map((x) => x / length(scaled));
}

function turned(v, z) {
  if (z[1] === 0) {
    return v;
  }
  const [c, s] = unitOf(z);
  return [(c * c - s * s) * v[0] - 2 * c * s * v[1], 2 * c * s * v[0] + (c * c - s * s) * v[1]];
}

const turnedBack = (v, z) => turned(v, [z[0], -z[1]]);

// The convex parts of a shape, in world coordinates at a time; for pictures.
function parts(query, side, t = 0) {
  const shape = query[lower[side]];
  const at = add(place(query, side), move(query, side), t);
  return (shape.parts ?? [shape]).map((part) => ({
    points: corners(part).map((v) => add(turned(v, rotorAt(query, side, t)), at)),
    radius: part.radius ?? 0,
  }));
}

function middle(query, side, t = 0) {
  const points = parts(query, side, t).flatMap((part) => part.points);
  const box = bounds(points);
  // Halved first: the largest doubles have no sum.
  return [box[0] / 2 + box[2] / 2, box[1] / 2 + box[3] / 2];
}

function bounds(points) {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

// What can be selected and moved. Each has a name, a place in the world, and how to put it elsewhere.
function things(query) {
  const list = [];
  for (const side of sides) {
    const shape = query[lower[side]];
    list.push({
      key: side, name: side, side, kind: "body", at: () => place(query, side),
      put: (q, p) => { q["position" + side] = p; },
    });
    list.push({
      key: side + "move", name: side + "’s displacement", side, kind: "tip", at: () => move(query, side),
      put: (q, p) => { q["move" + side] = p; },
    });
    for (const [field, at] of [["rotor", rotor], ["rotorTo", rotorTo]]) {
      list.push({
        key: side + field, name: side + (field === "rotor" ? "’s rotor at t = 0" : "’s rotor at t = 1"), side,
        kind: field, at: () => at(query, side), put: (q, z) => { q[field + side] = z; },
      });
    }
    const many = shape.parts !== undefined;
    (shape.parts ?? [shape]).forEach((part, i) => {
      const partOf = (q) => (many ? q[lower[side]].parts[i] : q[lower[side]]);
      const name = side + (many ? ", part " + i : "");
      corners(part).forEach((v, k) => {
        list.push({
          key: side + i + "v" + k, name: name + ", " + (part.box ? "corner " : "vertex ") + k, side, kind: "vertex",
          at: () => v, put: (q, p) => putCorner(partOf(q), k, p),
        });
      });
      if (part.radius > 0) {
        const right = corners(part).reduce((p, v) => (v[0] > p[0] ? v : p));
        list.push({
          key: side + i + "r", name: name + ", radius", side, kind: "radius",
          at: () => [right[0] + part.radius, right[1]],
          put: (q, p) => { partOf(q).radius = Math.max(0, p[0] - right[0]); },
        });
      }
    });
  }
  return list;
}

function putCorner(part, k, p) {
  if (!part.box) {
    part.vertices[k] = p;
    return;
  }
  part.box[k === 0 || k === 3 ? 0 : 2] = p[0];
  part.box[k < 2 ? 1 : 3] = p[1];
}

// Where a thing's handle is in the world.
function handle(query, thing) {
  if (thing.kind === "body") {
    return middle(query, thing.side);
  }
  if (thing.kind === "tip") {
    return add(middle(query, thing.side), thing.at());
  }
  if (isRotor(thing)) {
    const [from, way] = arm(query, thing);
    return add(from, way);
  }
  return add(turned(thing.at(), rotor(query, thing.side)), place(query, thing.side));
}

const isRotor = (thing) => thing.kind === "rotor" || thing.kind === "rotorTo";

// Where a shape turns about, and from there beyond its side that is the right one before it is turned.
function arm(query, thing) {
  const shape = query[lower[thing.side]];
  const right = (shape.parts ?? [shape]).flatMap((part) => corners(part).map((v) => v[0] + (part.radius ?? 0)));
  const far = Math.max(0, ...right) + (thing.kind === "rotor" ? 22 : 44) / camera.scale;
  const from = add(place(query, thing.side), move(query, thing.side), thing.kind === "rotor" ? 0 : 1);
  return [from, turned([far, 0], thing.at())];
}

// The rotor that turns a shape so that its arm points to a place; of the two, the one nearer to the one before, so that
// a drag leads beyond half a turn. Snapped to sixteenths of its length.
function rotorTowards(query, thing, world, snaps) {
  const [x, y] = sub(world, arm(query, thing)[0]);
  const half = Math.atan2(y, x) / 2;
  const z = [Math.cos(half), Math.sin(half)].map((w) => (snaps ? Math.round(16 * w) / 16 : w));
  return (dot(z, unitOf(thing.at())) < 0 ? [-z[0], -z[1]] : z).map((w) => w + 0);
}

// The rotor turned by so many degrees more.
function rotorBy(z, degrees) {
  const half = (degrees / 360) * Math.PI;
  const [c, s] = unitOf(z);
  return [c * Math.cos(half) - s * Math.sin(half), c * Math.sin(half) + s * Math.cos(half)]
    .map((w) => onGrid(w, 1e-6) + 0);
}

const kinds = {
  Box: () => ({ box: [0, 0, 2, 1] }),
  Triangle: () => ({ vertices: [[0, 0], [2, 0], [1, 2]] }),
  Hexagon: () => ({ vertices: [[1, 0], [3, 0], [4, 2], [3, 4], [1, 4], [0, 2]].map((v) => [v[0] / 2, v[1] / 2]) }),
  Circle: () => ({ vertices: [[1, 1]], radius: 1 }),
  Capsule: () => ({ vertices: [[0, 0], [2, 1]], radius: 0.5 }),
  "Rounded box": () => ({ box: [0, 0, 2, 1], radius: 0.25 }),
  Segment: () => ({ vertices: [[0, 0], [2, 1]] }),
  Point: () => ({ vertices: [[0, 0]] }),
};

function kindOf(shape) {
  if (shape.parts) {
    return "In " + shape.parts.length + (shape.parts.length === 1 ? " part" : " parts");
  }
  const rounded = shape.radius > 0;
  if (shape.box) {
    return rounded ? "Rounded box" : "Box";
  }
  const n = shape.vertices.length;
  if (n < 3) {
    return rounded ? ["Circle", "Capsule"][n - 1] : ["Point", "Segment"][n - 1];
  }
  return (rounded ? "Rounded, " : "Polygon, ") + n + " vertices";
}
