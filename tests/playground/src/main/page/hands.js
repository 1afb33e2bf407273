// Pointers and keys.
const selectedThing = () => things(state.query).find((thing) => thing.key === state.selected);
const pointer = (event) => {
  const box = scene.getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
};
let drag = null;
let drawing = null;
const pinch = new Map();

function thingAt(pixels) {
  const near = things(state.query).filter((thing) => thing.kind !== "body")
    .map((thing) => ({ thing, far: length(sub(toPixels(handle(state.query, thing)), pixels)) }))
    .filter(({ far }) => far < 14).sort((p, q) => p.far - q.far);
  const rank = ({ thing }) => (thing.key === state.selected ? 0 : thing.kind === "tip" ? 1 : 2);
  near.sort((p, q) => p.far - q.far - (rank(q) - rank(p)) * 2);
  if (near.length) {
    return near[0].thing;
  }
  const world = toWorld(pixels);
  const slack = 6 / camera.scale;
  const side = sides.find((s) => parts(state.query, s).some((part) => distanceToPart(world, part) <= slack));
  return side && things(state.query).find((thing) => thing.key === side);
}

function snapped(value, event) {
  return on("snap") && !event.altKey ? onGrid(value, roundLength(6)) : value;
}

scene.addEventListener("pointerdown", (event) => {
  if (!state.query) {
    return;
  }
  scene.setPointerCapture(event.pointerId);
  const at = pointer(event);
  pinch.set(event.pointerId, at);
  if (pinch.size === 2) {
    settle();
    drag = null;
    return;
  }
  if (drawing) {
    drawing.points.push(drawnPoint(event));
    drawing.down = true;
    draw();
    return;
  }
  const thing = thingAt(at);
  if (thing) {
    state.selected = thing.key;
    drag = { thing, from: toWorld(at), start: thing.at() };
    if (isRotor(thing)) {
      // The arm goes on pointing beside the pointer as far as it does now.
      drag.offset = sub(handle(state.query, thing), toWorld(at));
    }
  } else {
    drag = { pan: at, x: camera.x, y: camera.y };
  }
  listeners.forEach((listen) => listen(false));
});

scene.addEventListener("pointermove", (event) => {
  const at = pointer(event);
  if (pinch.size === 2 && pinch.has(event.pointerId)) {
    const gap = () => { const [p, q] = [...pinch.values()]; return length(sub(p, q)); };
    const before = gap();
    pinch.set(event.pointerId, at);
    const [p, q] = [...pinch.values()];
    zoom(before > 0 ? gap() / before : 1, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]);
    draw();
    return;
  }
  if (drawing) {
    if (drawing.down && length(sub(toPixels(drawing.points.at(-1)), at)) > 14) {
      drawing.points.push(drawnPoint(event));
    }
    drawing.at = toWorld(at);
    draw();
    return;
  }
  if (!drag) {
    const thing = thingAt(at);
    scene.style.cursor = thing ? "grab" : "default";
    return;
  }
  if (drag.pan) {
    camera.x = drag.x - (at[0] - drag.pan[0]) / camera.scale;
    camera.y = drag.y + (at[1] - drag.pan[1]) / camera.scale;
    draw();
    return;
  }
  if (isRotor(drag.thing)) {
    const thing = things(state.query).find((one) => one.key === drag.thing.key);
    const z = rotorTowards(state.query, thing, add(toWorld(at), drag.offset), on("snap") && !event.altKey);
    change((query) => thing.put(query, z), false);
    return;
  }
  const way = sub(toWorld(at), drag.from);
  const isLocal = drag.thing.kind === "vertex" || drag.thing.kind === "radius";
  const to = add(drag.start, isLocal ? turnedBack(way, rotor(state.query, drag.thing.side)) : way);
  change((query) => drag.thing.put(query, to.map((x) => snapped(x, event))), false);
});

for (const name of ["pointerup", "pointercancel"]) {
  scene.addEventListener(name, (event) => {
    pinch.delete(event.pointerId);
    if (drawing) {
      drawing.down = false;
      const points = drawing.points;
      const closes = points.length > 3 && length(sub(toPixels(points[0]), pointer(event))) < 14;
      if (closes) {
        finishDrawing();
      }
      return;
    }
    if (drag && !drag.pan) {
      settle();
    }
    drag = null;
  });
}

scene.addEventListener("wheel", (event) => {
  event.preventDefault();
  zoom(Math.exp(-event.deltaY / 500), pointer(event));
  draw();
}, { passive: false });

const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
scene.addEventListener("keydown", (event) => {
  const list = things(state.query);
  const index = list.findIndex((thing) => thing.key === state.selected);
  if (drawing && (event.key === "Enter" || event.key === "Escape")) {
    if (event.key === "Enter") {
      finishDrawing();
    } else {
      stopDrawing("");
    }
    event.preventDefault();
  } else if (ways[event.key] && isRotor(list[index])) {
    const [x, y] = ways[event.key];
    const z = rotorBy(list[index].at(), (y - x) * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1));
    change((query) => list[index].put(query, z));
    event.preventDefault();
  } else if (ways[event.key]) {
    const step = roundLength(6) * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1);
    const thing = list[index];
    const to = add(thing.at(), ways[event.key], step).map((x) => onGrid(x, roundLength(6) * (event.altKey ? 0.1 : 1)));
    const from = thing.at();
    // Only the coordinate that the key is about, so that the other keeps its digits.
    change((query) => thing.put(query, ways[event.key][0] ? [to[0], from[1]] : [from[0], to[1]]));
    event.preventDefault();
  } else if (event.key === "n" || event.key === "p") {
    state.selected = list[(index + (event.key === "n" ? 1 : list.length - 1)) % list.length].key;
    listeners.forEach((listen) => listen(true));
    event.preventDefault();
  }
});

document.addEventListener("keydown", (event) => {
  const typing = ["TEXTAREA", "INPUT"].includes(event.target.tagName) && event.target.type !== "range"
    && event.target.type !== "checkbox";
  if ((event.ctrlKey || event.metaKey) && !typing && event.key.toLowerCase() === "z") {
    (event.shiftKey ? redo : undo)();
    event.preventDefault();
  }
});

// Outlines drawn by hand.
const drawnPoint = (event) => toWorld(pointer(event)).map((x) => snapped(x, event));

function startDrawing(side) {
  drawing = { side, points: [], down: false, at: null };
  say("Drawing " + side + ": click its vertices, or draw it in one stroke; finish at the first point or with Enter.");
  scene.focus();
  draw();
}

function stopDrawing(words) {
  drawing = null;
  say(words);
  draw();
}

function finishDrawing() {
  const { side, points } = drawing;
  const at = place(state.query, side);
  const local = points.map((p) => turnedBack(sub(p, at), rotor(state.query, side)).map((x) => onGrid(x, roundLength(6))));
  const last = local.at(-1);
  if (local.length > 1 && last[0] === local[0][0] && last[1] === local[0][1]) {
    local.pop();
  }
  const found = JSON.parse(engine.decompose(local.flat().join(",")));
  if (found.error !== undefined) {
    stopDrawing(found.error);
    return;
  }
  stopDrawing(found.parts.length === 1 ? "The outline is convex." : "The outline is now " + found.parts.length
    + " convex parts.");
  change((query) => { query[lower[side]] = found.parts.length === 1 ? found.parts[0] : found; });
}

function sketch() {
  if (!drawing || !drawing.points.length) {
    return "";
  }
  const pixels = [...drawing.points, drawing.at ?? drawing.points.at(-1)].map(toPixels);
  return path("M" + pixels.map((p) => p.join(" ")).join("L"), "sketch " + lower[drawing.side])
    + drawing.points.map((p, i) => spot(p, i ? 3 : 6, "sketch-point")).join("");
}
