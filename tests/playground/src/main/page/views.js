// What can be switched on to see how the answer comes about.
const path = (d, className) => `<path class="${className}" d="${d}"/>`;
const segment = (p, q, className) => {
  const [a, b] = [toPixels(p), toPixels(q)];
  return `<line class="${className}" x1="${a[0]}" y1="${a[1]}" x2="${b[0]}" y2="${b[1]}"/>`;
};
const spot = (p, r, className) => {
  const [x, y] = toPixels(p);
  return `<circle class="${className}" cx="${x}" cy="${y}" r="${r}"/>`;
};

// The outline of a part, rounded by its radius, as a path in pixels.
function outline(part) {
  if (part.radius === 0) {
    const pixels = part.points.map(toPixels);
    return "M" + pixels.map((p) => p.join(" ")).join("L") + (pixels.length === 1 ? "l0 0" : "") + "Z";
  }
  const core = hull(part.points);
  const r = part.radius * camera.scale;
  if (core.length === 1) {
    const [x, y] = toPixels(core[0]);
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  let d = "";
  core.forEach((p, i) => {
    const q = core[(i + 1) % core.length];
    const next = core[(i + 2) % core.length];
    const out = (from, to) => {
      const e = sub(to, from);
      return [(e[1] / length(e)) * part.radius, (-e[0] / length(e)) * part.radius];
    };
    d += (i ? "L" : "M") + toPixels(add(p, out(p, q))).join(" ") + "L" + toPixels(add(q, out(p, q))).join(" ")
      + `A${r} ${r} 0 0 0 ` + toPixels(add(q, out(q, next))).join(" ");
  });
  return d + "Z";
}

const relative = (query) => sub(move(query, "A"), move(query, "B"));

// Rays from the vertices of A along d, from those of B along -d, and where they hit the other shape.
function rays(query) {
  const d = relative(query);
  if (length(d) === 0) {
    return "";
  }
  const cast = (from, to, way, side) => from.flatMap((part) => hull(part.points)).map((p) => {
    const edges = to.flatMap((part) => {
      const c = hull(part.points);
      return c.map((v, i) => [v, c[(i + 1) % c.length]]);
    });
    const times = edges.map(([v, w]) => rayHit(p, way, v, w)).filter((t) => t !== null);
    const first = Math.min(...times);
    const end = add(p, way);
    return segment(p, end, "ray " + side) + (times.length ? spot(add(p, way, first), 3.5, "ray-hit " + side) : "");
  }).join("");
  const [a, b] = [parts(query, "A"), parts(query, "B")];
  return cast(a, b, d, "a") + cast(b, a, [-d[0], -d[1]], "b");
}

// The obstacle, all differences b - a, drawn around the middle of A: they overlap while that is in it. Where something
// turns, the obstacle does, and this is the one at t.
function obstaclePieces(query) {
  const t = turns(query) ? state.t : 0;
  const middleOfA = middle(query, "A", t);
  return parts(query, "A", t).flatMap((a) => parts(query, "B", t).map((b) => ({
    points: hull(a.points.flatMap((p) => b.points.map((q) => add(sub(q, p), middleOfA)))),
    radius: a.radius + b.radius,
  })));
}

function obstacle(query) {
  const pieces = obstaclePieces(query).map((piece) => path(outline(piece), "obstacle")).join("");
  if (turns(query)) {
    return pieces + spot(middle(query, "A", state.t), 3, "origin");
  }
  const d = relative(query);
  const middleOfA = middle(query, "A");
  const { enter, exit } = state.answer;
  const onRay = (t) => (t === null || t > 1 || t < 0 ? "" : spot(add(middleOfA, d, t), 4.5, "on-obstacle"));
  return pieces + segment(middleOfA, add(middleOfA, d), "obstacle-ray") + spot(middleOfA, 3, "origin") + onRay(enter)
    + onRay(exit);
}

// Two bars for each of two directions: along the motion and across it.
function projections(query) {
  if (turns(query)) {
    return '<p class="hint">For a rotating shape, no axis applies to the whole step.</p>';
  }
  const d = relative(query);
  if (length(d) === 0) {
    return '<p class="hint">The shapes do not move relative to each other, so there is no displacement axis.</p>';
  }
  const unit = [d[0] / length(d), d[1] / length(d)];
  const rows = [["across the displacement", [-unit[1], unit[0]], false], ["along the displacement", unit, true]].map(
    ([name, axis, along]) => {
      const [a, b] = sides.map((side) => span(parts(query, side), axis));
      const reach = along ? [a[0], a[1] + length(d)] : a;
      const from = Math.min(reach[0], b[0]);
      const size = Math.max(reach[1], b[1]) - from || 1;
      const bar = (range, className) => `<i class="${className}" style="left:${((range[0] - from) / size) * 100}%;`
        + `width:${Math.max(0.4, ((range[1] - range[0]) / size) * 100)}%"></i>`;
      const apart = reach[1] < b[0] || b[1] < reach[0];
      return `<div class="axis"><span>${name}</span><div class="track">${along ? bar(reach, "reach") : ""}`
        + `${bar(a, "a")}${bar(b, "b")}</div><strong>${apart ? "apart: rejected" : "not apart"}</strong></div>`;
    });
  return rows.join("") + '<p class="hint">Intervals in doubles, for illustration. The library rejects by the boxes around '
    + "the whole motion; the list beside shows how this query was decided.</p>";
}

function span(pieces, axis) {
  const low = pieces.flatMap((part) => part.points.map((p) => dot(p, axis) - part.radius));
  const high = pieces.flatMap((part) => part.points.map((p) => dot(p, axis) + part.radius));
  return [Math.min(...low), Math.max(...high)];
}
