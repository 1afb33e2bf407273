// The height of the corner that decides over its edge, at each time; or the distance of two corners. In doubles, to look
// at: what decides are the signs of this curve's polynomial.
function heightOf(query, answer) {
  if (!answer.featureA) {
    return null;
  }
  const corner = (side, index, t) => parts(query, side, t)[answer["part" + side] ?? 0].points[index];
  const owner = answer.featureB.kind === "EDGE" ? "B" : answer.featureA.kind === "EDGE" ? "A" : null;
  const radius = sides.reduce((sum, side) => sum + parts(query, side)[answer["part" + side] ?? 0].radius, 0);
  const index = (side) => answer["feature" + side].index;
  if (owner === null) {
    return { name: `distance of vertex ${index("A")} of A and vertex ${index("B")} of B`,
      at: (t) => length(sub(corner("A", index("A"), t), corner("B", index("B"), t))) - radius };
  }
  const other = owner === "B" ? "A" : "B";
  const all = parts(query, owner)[answer["part" + owner] ?? 0].points;
  const begin = index(owner);
  // The next vertex that is not the same.
  let end = (begin + 1) % all.length;
  while (end !== begin && length(sub(all[end], all[begin])) === 0) {
    end = (end + 1) % all.length;
  }
  const raw = (t) => {
    const from = corner(owner, begin, t);
    const edge = sub(corner(owner, end, t), from);
    const normal = [edge[1] / length(edge), -edge[0] / length(edge)];
    return [dot(normal, sub(corner(other, index(other), t), from)), normal];
  };
  // The normal of the answer points from B toward A.
  const outward = dot(raw(answer.enter)[1], answer.normal) * (owner === "B" ? 1 : -1) < 0 ? -1 : 1;
  const name = answer["feature" + other].kind === "EDGE" ? "an end of edge" : "vertex";
  return { name: `height of ${name} ${index(other)} of ${other} over edge ${begin} of ${owner}`,
    at: (t) => outward * raw(t)[0] - radius };
}

function heightPlot(query, answer) {
  const height = heightOf(query, answer);
  if (!height) {
    return "";
  }
  const heights = Array.from({ length: 201 }, (zero, i) => height.at(i / 200));
  if (!heights.every(Number.isFinite)) {
    return "";
  }
  const [low, high] = [Math.min(0, ...heights), Math.max(0, ...heights)];
  const [wide, tall, edge] = [760, 120, 8];
  const x = (t) => edge + t * (wide - 2 * edge);
  const y = (h) => edge + ((high - h) / (high - low || 1)) * (tall - 2 * edge);
  const upright = (t, className) => `<line class="${className}" x1="${x(t)}" y1="0" x2="${x(t)}" y2="${tall}"/>`;
  return `<figure class="height"><figcaption class="hint">The ${height.name}, from t = 0 to 1. Below the line, the vertex is
    past the edge, or the two rounded vertices overlap.</figcaption><svg viewBox="0 0 ${wide} ${tall}" role="img" aria-label="The ${height.name}, over t">
    <line class="axis-line" x1="0" y1="${y(0)}" x2="${wide}" y2="${y(0)}"/>${upright(answer.enter, "at-enter")}${
  upright(state.t, "at-t")}<path d="M${heights.map((h, i) => x(i / 200) + " " + y(h)).join("L")}"/>
    <circle class="contact" cx="${x(answer.enter)}" cy="${y(0)}" r="4"/></svg></figure>`;
}
