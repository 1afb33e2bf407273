// Draws everything again after each change.
const on = (id) => document.getElementById(id).checked;

function draw() {
  const query = state.query;
  if (!query) {
    return;
  }
  const answer = state.answer.error === undefined ? state.answer : null;
  let svg = grid();
  if (answer && on("view-obstacle")) {
    svg += obstacle(query);
  }
  const ghosts = answer ? [[answer.exit, "exit"], [answer.enter, "enter"]] : [];
  for (const side of sides) {
    const shape = (t, className) => parts(query, side, t)
      .map((part) => path(outline(part), `shape ${lower[side]} ${className}`)).join("");
    svg += shape(0, "start") + shape(1, "end") + (turnsSide(query, side) ? waysOf(query, side) : "");
    for (const [t, name] of ghosts) {
      svg += t === null || !Number.isFinite(t) ? "" : shape(t, name);
    }
    svg += shape(state.t, "now");
  }
  if (on("view-rays") && !isTurned(query)) {
    svg += rays(query);
  }
  svg += sides.map((side) => arrow(query, side)).join("");
  svg += answer ? contact(answer) : "";
  svg += handles(query) + sketch();
  scene.innerHTML = svg;
  document.getElementById("axes").innerHTML = (on("view-axes") ? projections(query) : "")
    + (answer && turns(query) ? heightPlot(query, answer) : "");
}

// The trajectory of each vertex of a rotating shape.
function waysOf(query, side) {
  const times = Array.from({ length: 49 }, (zero, i) => i / 48);
  const moments = times.map((t) => parts(query, side, t).flatMap((part) => part.points));
  return moments[0].slice(0, 60).map((corner, k) =>
    path("M" + moments.map((points) => toPixels(points[k]).join(" ")).join("L"), "way " + lower[side])).join("");
}

function grid() {
  const step = roundLength(60);
  const [from, to] = [toWorld([0, height()]), toWorld([width(), 0])];
  let svg = "";
  for (const axis of [0, 1]) {
    const first = Math.ceil(from[axis] / step);
    // Counted from 0: far out, a number and the next one may be the same double, or infinite.
    const lines = Math.min(100, Math.floor((to[axis] - from[axis]) / step));
    for (let i = 0; i <= lines; i++) {
      const at = (first + i) * step;
      const ends = axis === 0 ? [[at, from[1]], [at, to[1]]] : [[from[0], at], [to[0], at]];
      svg += ends.flat().every(Number.isFinite) ? segment(ends[0], ends[1], at === 0 ? "axis-line" : "grid") : "";
    }
  }
  return svg + `<text class="scale" x="10" y="${height() - 10}">grid ${Number(step.toPrecision(1))}</text>`;
}

function arrow(query, side) {
  const tip = move(query, side);
  const [from, to] = [middle(query, side), add(middle(query, side), tip)];
  const [p, q] = [toPixels(from), toPixels(to)];
  const size = Math.hypot(q[0] - p[0], q[1] - p[1]);
  if (size < 1) {
    return "";
  }
  const u = [(q[0] - p[0]) / size, (q[1] - p[1]) / size];
  const back = [q[0] - 11 * u[0], q[1] - 11 * u[1]];
  const head = `M${q[0]} ${q[1]}L${back[0] - 5 * u[1]} ${back[1] + 5 * u[0]}L${back[0] + 5 * u[1]} ${back[1] - 5 * u[0]}Z`;
  return segment(from, to, "move " + lower[side]) + path(head, "head " + lower[side]);
}

function contact(answer) {
  const points = answer.contact.filter((p) => p[0] !== null && p[1] !== null);
  let svg = points.length === 2 ? segment(points[0], points[1], "contact-edge") : "";
  svg += points.map((p) => spot(p, 5, "contact")).join("");
  if (points.length && answer.normal) {
    const from = points.length === 2 ? add(points[0], sub(points[1], points[0]), 0.5) : points[0];
    const to = add(from, answer.normal, 46 / camera.scale);
    const [q, n] = [toPixels(to), [answer.normal[0], -answer.normal[1]]];
    const head = `M${q[0] + 8 * n[0]} ${q[1] + 8 * n[1]}L${q[0] - 4 * n[1]} ${q[1] + 4 * n[0]}`
      + `L${q[0] + 4 * n[1]} ${q[1] - 4 * n[0]}Z`;
    svg += segment(from, to, "normal") + path(head, "normal-head");
  }
  if (answer.separation && answer.separation.depth !== null) {
    const from = middle(state.query, "A");
    svg += segment(from, add(from, answer.separation.normal, answer.separation.depth), "way-out");
  }
  return svg;
}

function handles(query) {
  const list = things(query);
  const many = list.length > 80;
  const letters = sides.map((side) => {
    const [x, y] = toPixels(middle(query, side));
    return `<text class="letter ${lower[side]}" x="${x}" y="${y}" dy="-13">${side}</text>`;
  }).join("");
  const arms = list.filter(isRotor).map((thing) => {
    const [from, way] = arm(query, thing);
    return segment(from, add(from, way), `arm ${lower[thing.side]} ${thing.kind}`);
  }).join("");
  return arms + list.map((thing) => {
    const chosen = thing.key === state.selected;
    return many && !chosen ? "" : spot(handle(query, thing), chosen ? 7 : thing.kind === "body" ? 3 : 4.5,
      `handle ${lower[thing.side]} ${thing.kind}${chosen ? " chosen" : ""}`);
  }).join("") + letters;
}
