// The address, the clipboard, files, and the gallery.
const javaNumber = (x) => (/[.eE]/.test(textOf(x)) || Math.abs(x) < 2 ** 31 ? textOf(x) : textOf(x) + ".0");

function javaShape(shape) {
  if (shape.parts) {
    return "CompoundShape.of(\n        " + shape.parts.map(javaShape).join(",\n        ") + ")";
  }
  const core = shape.box
    ? `ConvexPolygon.box(${shape.box.map(javaNumber).join(", ")})`
    : `ConvexPolygon.of(${shape.vertices.flat().map(javaNumber).join(", ")})`;
  return shape.radius > 0 ? `RoundedPolygon.of(${core}, ${javaNumber(shape.radius)})` : core;
}

function javaOf(query) {
  const turn = (side, field, call) => (query[field + side]
    ? `.${call}(Rotor.ofHalfAngle(${query[field + side].map(javaNumber).join(", ")}))` : "");
  const moving = (side) => `${lower[side]}.at(${place(query, side).map(javaNumber).join(", ")})`
    + `${turn(side, "rotor", "turned")}.moving(${move(query, side).map(javaNumber).join(", ")})`
    + turn(side, "rotorTo", "rotatingTo");
  const used = ["ConvexPolygon"];
  const text = JSON.stringify(query);
  const rounded = sides.some((side) => (query[lower[side]].parts ?? [query[lower[side]]]).some((part) => part.radius > 0));
  used.push(...(text.includes('"parts"') ? ["CompoundShape"] : []), ...(rounded ? ["RoundedPolygon"] : []));
  return ["org.polysweep.contact.SweepOutcome", ...(text.includes('"rotor') ? ["org.polysweep.pose.Rotor"] : []),
    ...used.sort().map((name) => "org.polysweep.shape." + name),
    ...(text.includes('"parts"') || rounded ? ["org.polysweep.shape.Shape"] : []), "org.polysweep.sweep.Sweep"]
    .map((name) => `import ${name};`).join("\n") + "\n\n"
    + sides.map((side) => `${text.includes('"parts"') || rounded ? "Shape" : "ConvexPolygon"} ${lower[side]} = ${
      javaShape(query[lower[side]])};`).join("\n")
    + `\nSweepOutcome outcome = Sweep.outcome(${moving("A")}, ${moving("B")});\n`;
}

const link = () => location.href.replace(/#.*$/, "") + "#" + encodeURIComponent(state.line);

async function toClipboard(text, what) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Not allowed for a file in every browser: the old way works without being asked.
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  say(what + " copied.");
}

function showLine(settled) {
  if (document.activeElement !== element("line")) {
    element("line").value = state.line;
  }
  element("undo").disabled = state.before.length === 0;
  element("redo").disabled = state.after.length === 0;
  if (settled && state.answer.error === undefined && state.held !== state.line) {
    state.held = state.line;
    holdAddress(state.line);
  }
}

// The address is the query, or the scene, whichever was changed last.
function holdAddress(text) {
  history.replaceState(null, "", "#" + encodeURIComponent(text));
}

// A scene, or a file of lines: the first is shown, the others are a click away.
function openLines(text) {
  if (isScene(text)) {
    openOwn(text);
    return;
  }
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length === 0) {
    return;
  }
  const shown = lines.slice(0, 500);
  element("lines").innerHTML = lines.length < 2 ? "" : `<p class="hint">${lines.length} lines${
    lines.length > 500 ? ", of which the first 500 are listed" : ""}:</p><ol class="list">${shown.map((line, i) =>
      `<li><button data-line="${i}">${escaped(titleOf(line))}</button></li>`).join("")}</ol>`;
  element("lines").onclick = (event) => {
    if (event.target.dataset.line) {
      load(shown[Number(event.target.dataset.line)]);
    }
  };
  load(lines[0]);
}

function isScene(text) {
  try {
    return JSON.parse(text).bodies !== undefined;
  } catch {
    return false;
  }
}

function titleOf(line) {
  const answer = JSON.parse(engine.answer(line));
  return (answer.id ?? line.slice(0, 40)) + ": " + (answer.verdict ?? "refused");
}

function load(line) {
  setLine(line);
  if (state.answer.error === undefined) {
    state.t = 0;
    element("t").value = 0;
    fit();
  }
  listeners.forEach((listen) => listen(true));
}

element("line").addEventListener("input", (event) => {
  if (event.target.value.trim().includes("\n") && event.inputType?.startsWith("insertFromPaste")) {
    event.target.blur();
    openLines(event.target.value);
  } else {
    setLine(event.target.value);
  }
});
element("line").addEventListener("blur", () => { element("line").value = state.line; });
element("copy-json").onclick = () => toClipboard(state.line, "The line of JSON is");
element("copy-java").onclick = () => toClipboard(javaOf(state.query), "The Java is");
element("copy-link").onclick = () => toClipboard(link(), "The link is");
element("undo").onclick = undo;
element("redo").onclick = redo;
element("file").onchange = async (event) => openLines(await event.target.files[0].text());
document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", async (event) => {
  event.preventDefault();
  const file = event.dataTransfer.files[0];
  openLines(file ? await file.text() : event.dataTransfer.getData("text"));
});
document.addEventListener("paste", (event) => {
  if (!["TEXTAREA", "INPUT"].includes(event.target.tagName)) {
    openLines(event.clipboardData.getData("text"));
  }
});

const linesOf = (id) => element(id).textContent.split("\n").filter((line) => line.trim());

function sourceLink(source) {
  const issue = /^([\w.-]+\/[\w.-]+)#(\d+) ?(.*)$/.exec(source);
  return issue ? `<a href="https://github.com/${issue[1]}/issues/${issue[2]}" rel="noopener">${escaped(issue[1])}#${
    issue[2]}</a>. ` : escaped(source) + " ";
}

// A list of queries: a click loads one.
function showList(id, lines) {
  const items = lines.map((line, i) => {
    const { source, note, id: name } = JSON.parse(line);
    return `<li><button data-i="${i}">${escaped(source ? source.replace(/^\S+ /, "") : name)}</button>
      <small>${source ? sourceLink(source) : ""}${escaped(note)}</small></li>`;
  });
  element(id).innerHTML = `<ul class="list">${items.join("")}</ul>`;
  element(id).onclick = (event) => {
    if (event.target.dataset.i) {
      load(lines[Number(event.target.dataset.i)]);
    }
  };
}
