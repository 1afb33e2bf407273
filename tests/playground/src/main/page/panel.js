// The answer in words, the forms, the steps, the textbook.
const element = (id) => document.getElementById(id);
const escaped = (text) => String(text).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
const say = (words) => { element("said").textContent = words; };
const number = (x) => (x === null ? "overflows double" : textOf(x));
const pair = (p) => (p === null ? "none" : "(" + p.map(number).join(", ") + ")");
const words = {
  HIT: "They collide.",
  TOUCH: "They touch without overlapping.",
  MISS: "They do not collide in this step.",
  OVERLAP: "They overlap at t = 0.",
};

function showAnswer() {
  const answer = state.answer;
  if (answer.error !== undefined) {
    element("answer").innerHTML = `<p class="verdict error">This is not a query</p><p>${
      escaped(answer.error.replace(/^line 1: /, ""))}</p>`;
    return;
  }
  const feature = (f) => (f === null ? "none" : f.kind.toLowerCase() + " " + f.index);
  const row = (name, value) => `<dt>${name}</dt><dd>${value}</dd>`;
  const rows = [];
  if (answer.verdict !== "MISS") {
    rows.push(row("enter", answer.enter ?? "none"), row("exit", answer.exit ?? "none"));
    rows.push(row("normal", pair(answer.normal)));
  }
  if (answer.featureA) {
    rows.push(row("features", `${feature(answer.featureA)} of A, ${feature(answer.featureB)} of B`));
    rows.push(row("contact", answer.contact.map(pair).join(" to ")));
    rows.push(row("stop A at", pair(answer.restA)), row("stop B at", pair(answer.restB)));
    if (answer.restRotorA) {
      rows.push(row("with rotors", `${pair(answer.restRotorA)}, ${pair(answer.restRotorB)}`));
    }
  }
  if (answer.partA !== undefined && answer.partA !== null) {
    rows.push(row("parts", `part ${answer.partA} of A, part ${answer.partB} of B`));
  }
  if (answer.separation) {
    rows.push(row("separation", `${pair(answer.separation.normal)}, by ${answer.separation.depth ?? "more than a double can hold"}`));
  }
  rows.push(row("algorithm", answer.path));
  const flag = answer.verdict === "OVERLAP" ? "yes" : "no";
  element("answer").innerHTML = `<p class="verdict ${answer.verdict.toLowerCase()}">${answer.verdict}</p><p>${
    words[answer.verdict]} <span class="flag">Overlap at the start: ${flag}.</span></p><dl>${rows.join("")}</dl>`;
}

function showSteps() {
  const steps = state.answer.explain ?? [];
  element("explain").innerHTML = steps.map((step) =>
    `<li><b>${escaped(step.test)}</b> ${escaped(step.finding)}</li>`).join("");
}

// A double greater than `enter` is greater than the exact time, because `enter` is the largest that is not.
function judged(said) {
  const { verdict, enter } = state.answer;
  if (verdict === "TOUCH") {
    return ["ok", "a touch: every answer is right"];
  }
  if (said.outcome === "FAILED") {
    return ["wrong", "no answer"];
  }
  if (verdict === "OVERLAP") {
    return said.outcome === "OVERLAP" || (said.outcome === "HIT" && said.enter === 0)
      ? ["ok", "right"] : ["wrong", "the overlap is missed"];
  }
  const hit = said.outcome === "HIT" || said.outcome === "OVERLAP";
  if (hit !== (verdict === "HIT")) {
    return ["wrong", hit ? "there is no collision" : "the collision is missed"];
  }
  if (!hit || said.enter === enter) {
    return ["ok", "right"];
  }
  if (said.enter === null) {
    return ["wrong", "the shapes do not overlap at the start"];
  }
  const off = Math.abs(said.enter - enter);
  return said.enter > enter
    ? ["wrong", `late by about ${Number(off.toPrecision(2))}: they overlap at that time`]
    : ["early", `early by about ${Number(off.toPrecision(2))}`];
}

function showTextbook() {
  if (state.answer.error !== undefined) {
    element("textbook").innerHTML = "";
    return;
  }
  const answers = JSON.parse(engine.textbook(state.line));
  const { verdict, enter } = state.answer;
  const ours = `<tr><th>Polysweep</th><td>${verdict}</td><td>${enter ?? ""}</td><td>exact</td></tr>`;
  element("textbook").innerHTML = answers.length === 0
    ? '<p class="hint">These formulas are for two convex polygons without a radius or rotation.</p>'
    : `<table><thead><tr><th></th><th>verdict</th><th>enter</th><th></th></tr></thead>${ours}${answers.map((said) => {
      const [grade, why] = judged(said);
      return `<tr><th>${said.name}</th><td>${said.outcome}</td><td>${said.enter ?? ""}</td>`
        + `<td class="${grade}">${why}</td></tr>`;
    }).join("")}</table>`;
}

function showForms() {
  const forms = element("forms");
  if (forms.contains(document.activeElement)) {
    return;
  }
  forms.innerHTML = sides.map((side) => {
    const shape = state.query[lower[side]];
    const options = Object.keys(kinds).map((name) => `<option>${name}</option>`).join("");
    return `<fieldset class="${lower[side]}"><legend>${side}: ${kindOf(shape)}</legend>
      <label>New <select data-kind="${side}"><option value="">shape…</option>${options}</select></label>
      <button data-draw="${side}">Draw outline</button>
      ${shape.parts ? "" : `<label>Radius <input data-radius="${side}" size="6" inputmode="decimal"
        value="${shape.radius ?? 0}"></label>`}
      ${shape.vertices ? `<button data-more="${side}" title="Add a vertex in the middle of the longest edge">Add vertex</button>
        <button data-less="${side}">Remove vertex</button>` : ""}</fieldset>`;
  }).join("");
}

element("forms").addEventListener("change", (event) => {
  const { kind, radius } = event.target.dataset;
  const value = event.target.value;
  event.target.blur();
  if (kind && value) {
    change((query) => { query[lower[kind]] = kinds[value](); });
  } else if (radius) {
    change((query) => {
      delete query[lower[radius]].radius;
      if (value.trim() !== "0") {
        query[lower[radius]].radius = Number.isNaN(Number(value)) ? value : Number(value);
      }
    });
  }
});

element("forms").addEventListener("click", (event) => {
  const { draw: side, more, less } = event.target.dataset;
  if (!side && !more && !less) {
    return;
  }
  event.target.blur();
  if (side) {
    startDrawing(side);
  } else if (more) {
    change((query) => addVertex(query[lower[more]].vertices));
  } else {
    change((query) => { if (query[lower[less]].vertices.length > 1) { query[lower[less]].vertices.pop(); } });
  }
});

function addVertex(vertices) {
  const edges = vertices.map((v, i) => length(sub(vertices[(i + 1) % vertices.length], v)));
  const i = edges.indexOf(Math.max(...edges));
  const [v, w] = [vertices[i], vertices[(i + 1) % vertices.length]];
  const out = [(w[1] - v[1]) / 8, (v[0] - w[0]) / 8];
  const area = vertices.reduce((sum, p, k) => sum + cross(p, vertices[(k + 1) % vertices.length]), 0);
  const bulge = vertices.length === 1 ? [1, 0] : area < 0 ? [-out[0], -out[1]] : out;
  vertices.splice(i + 1, 0, add(add(v, sub(w, v), 0.5), bulge).map((x) => onGrid(x, roundLength(6))));
}

function showThing() {
  const list = things(state.query);
  const select = element("thing");
  const options = list.map((thing) => `<option value="${thing.key}">${thing.name}</option>`).join("");
  if (select.dataset.options !== options) {
    select.innerHTML = options;
    select.dataset.options = options;
  }
  select.value = state.selected;
  const at = selectedThing().at();
  element("thing-x-name").textContent = isRotor(selectedThing()) ? "c" : "x";
  element("thing-y-name").textContent = isRotor(selectedThing()) ? "s" : "y";
  for (const [id, i] of [["thing-x", 0], ["thing-y", 1]]) {
    if (document.activeElement !== element(id)) {
      element(id).value = textOf(at[i]);
    }
  }
}

element("thing").addEventListener("change", (event) => {
  state.selected = event.target.value;
  listeners.forEach((listen) => listen(true));
});

for (const [id, i] of [["thing-x", 0], ["thing-y", 1]]) {
  element(id).addEventListener("change", (event) => {
    const at = selectedThing().at().slice();
    at[i] = event.target.value.trim() === "" || Number.isNaN(Number(event.target.value))
      ? event.target.value : Number(event.target.value);
    change((query) => selectedThing().put(query, at));
  });
}
