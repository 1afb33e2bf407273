// Scenes: frames are computed once and kept, so that one can go back. Between two contacts bodies move in straight lines.
const pong = {
  shapes: [{ vertices: [[0, 0]], radius: 10 }, { box: [0, 0, 820, 10] }, { box: [0, 0, 10, 420] },
    { box: [0, 0, 12, 90] }],
  bodies: [
    { id: "ball", shape: 0, position: [120, 205], move: [10000, 3700] },
    { id: "floor", shape: 1, position: [-10, -10], static: true },
    { id: "ceiling", shape: 1, position: [-10, 400], static: true },
    { id: "left", shape: 2, position: [-10, -10], static: true },
    { id: "right", shape: 2, position: [800, -10], static: true },
    { id: "paddle 1", shape: 3, position: [40, 60], static: true },
    { id: "paddle 2", shape: 3, position: [748, 260], static: true },
  ],
};
const play = { scene: null, frames: [], frame: 0, event: 0, t: 0, running: 0 };

function chooseScene() {
  const name = element("scene-name").value;
  if (name !== "own") {
    element("scene-json").value = name === "pong" ? JSON.stringify(pong, null, 1).replace(/\n +(?=[-\d\]])/g, "")
      : element(name).textContent.trim();
  }
  return openScene();
}

function openScene() {
  pause();
  const text = element("scene-json").value;
  const problem = engine.openScene(text, element("scene-manner").value);
  element("scene-said").textContent = problem;
  if (problem) {
    return false;
  }
  Object.assign(play, { scene: JSON.parse(text), frames: [], frame: 0, event: 0, t: 0 });
  frameBox();
  if (nextFrame()) {
    drawScene();
  }
  return true;
}

// A scene in the address: what happens when bodies meet, and the scene as it was written.
const sceneMark = /^scene(?:-(slide|stop|report))?=/;

function sceneText() {
  const manner = element("scene-manner").value;
  return (manner === "bounce" ? "scene=" : `scene-${manner}=`) + element("scene-json").value;
}

function openShared(text) {
  const [mark, manner] = sceneMark.exec(text);
  element("scene-manner").value = manner ?? "bounce";
  openOwn(text.slice(mark.length));
}

function openOwn(text) {
  element("scene-name").value = "own";
  element("scene-json").value = text;
  if (openScene()) {
    holdAddress(sceneText());
  }
  element("stage").scrollIntoView();
}

// What lies around all bodies of a scene, where they begin.
function boxOf(scene) {
  const points = scene.bodies.flatMap((body) =>
    bodyParts(body, body.position ?? [0, 0], body.rotor ?? [1, 0], scene).flatMap(cornersAround));
  return bounds(points.length ? points : [[0, 0], [1, 1]]);
}

// The whole scene, with what lies around it.
function frameBox() {
  play.box = boxOf(play.scene);
  const b = play.scene.bounds;
  play.box = b ? [Math.min(b[0], play.box[0]), Math.min(b[1], play.box[1]), Math.max(b[2], play.box[2]),
    Math.max(b[3], play.box[3])] : play.box;
}

// A chain is the segments between its vertices.
function piecesOf(shape) {
  return shape.chain ? shape.chain.slice(1).map((v, i) => ({ vertices: [shape.chain[i], v], radius: shape.radius }))
    : shape.parts ?? [shape];
}

function bodyParts(body, at, z, scene = play.scene) {
  return piecesOf(scene.shapes[body.shape]).map((part) => ({
    points: corners(part).map((v) => add(turned(v, z), at)), radius: part.radius ?? 0,
  }));
}

function nextFrame() {
  const found = JSON.parse(engine.frame());
  if (found.error !== undefined) {
    element("scene-said").textContent = found.error;
    pause();
    return false;
  }
  const end = found.lines.at(-1);
  const before = play.frames.at(-1)?.end.rotors;
  const rotors = play.scene.bodies.map((body) => [before?.[body.id] ?? body.rotor ?? [1, 0], end.rotors?.[body.id]]);
  play.frames.push({ contacts: found.lines.slice(0, -1), end, ways: found.ways, rotors });
  return true;
}

// Draws with a camera of its own, which shows a box of the world in the middle of a picture.
function framed(svg, box, draw) {
  const saved = { ...camera };
  const [w, h] = [svg.clientWidth || 600, svg.clientHeight || 400];
  const scale = Math.min((w - 40) / (box[2] - box[0] || 1), (h - 40) / (box[3] - box[1] || 1));
  camera.scale = scale;
  // Such that a point of the world lands where this picture, not the one above, has it.
  camera.x = (box[0] + box[2]) / 2 + (width() - w) / 2 / scale;
  camera.y = (box[1] + box[3]) / 2 - (height() - h) / 2 / scale;
  const drawn = draw();
  Object.assign(camera, saved);
  return drawn;
}

// Where a body is at a time of a frame.
function placeOf(way, t) {
  const i = Math.max(1, way.findIndex((key) => key[0] >= t));
  const [from, to] = [way[i - 1], way[i]];
  const s = to[0] > from[0] ? Math.min(1, Math.max(0, (t - from[0]) / (to[0] - from[0]))) : 1;
  return [from[1] + s * (to[1] - from[1]), from[2] + s * (to[2] - from[2])];
}

// How a body is turned at a time of a frame. Its rotor goes straight toward that of the whole turn, and stays where a
// contact ends the turn: at the time at which it has the direction that it has at the end of the frame.
function rotorOf(body, [from, to], t) {
  const [c, s] = body.turn ?? [1, 0];
  if (to === undefined || s === 0) {
    return from;
  }
  const whole = [c * from[0] - s * from[1], c * from[1] + s * from[0]];
  const end = cross(from, to) / (cross(from, to) - cross(whole, to));
  const reached = Math.min(t, end);
  return add(from.map((x) => (1 - reached) * x), whole, reached);
}

function bodiesAt(frame, met) {
  return play.scene.bodies.map((body, i) => {
    const at = placeOf(frame.ways[i], play.t);
    const z = rotorOf(body, frame.rotors[i], play.t);
    const way = frame.ways[i].filter((key) => key[0] < play.t).map((key) => [key[1], key[2]]).concat([at]);
    const middleOf = bounds(bodyParts(body, [0, 0], [1, 0]).flatMap((part) => part.points));
    const trail = way.map((p) => toPixels(add(p, [(middleOf[0] + middleOf[2]) / 2, (middleOf[1] + middleOf[3]) / 2])));
    return (body.static ? "" : `<polyline points="${trail.map((p) => p.join(",")).join(" ")}"/>`)
      + bodyParts(body, at, z).map((part) =>
        path(outline(part), (body.static ? "static " : "") + (met.includes(body.id) ? "met" : ""))).join("");
  }).join("");
}

function drawScene() {
  const frame = play.frames[play.frame];
  const contact = frame.contacts[play.event - 1];
  const met = contact && !play.running ? [contact.a, contact.b] : [];
  const svg = element("stage");
  const draw = () => bodiesAt(frame, met) + (contact && !play.running
    ? contact.contact.map((p) => spot(p, 5, "contact")).join("") : "");
  svg.innerHTML = framed(svg, play.box, draw);
  if (!play.running) {
    const place = `Frame ${play.frame + 1}, ${frame.contacts.length} contact${frame.contacts.length === 1 ? "" : "s"}. `;
    element("scene-said").textContent = place + (contact
      ? `Contact ${play.event}: ${contact.a} and ${contact.b} at t = ${contact.enter}.`
      : play.t === 0 ? "The beginning." : "The end of the frame.");
    element("scene-line").textContent = jsonOf(contact ?? frame.end);
  }
}

// Events of a frame: 0 its beginning, then the contacts, then its end, which is the next one's beginning.
function goTo(event) {
  const frame = play.frames[play.frame];
  play.event = event;
  play.t = event === 0 ? 0 : Math.min(1, frame.contacts[event - 1].enter ?? 0);
  drawScene();
}

function nextContact() {
  pause();
  if (play.event < play.frames[play.frame].contacts.length) {
    goTo(play.event + 1);
  } else if (play.frame + 1 < play.frames.length || nextFrame()) {
    play.frame++;
    goTo(0);
  }
}

function contactBack() {
  pause();
  if (play.event > 0) {
    goTo(play.event - 1);
  } else if (play.frame > 0) {
    play.frame--;
    goTo(play.frames[play.frame].contacts.length);
  }
}

function pause() {
  cancelAnimationFrame(play.running);
  play.running = 0;
  element("scene-run").textContent = "Run";
}

// A frame of the scene takes two seconds on the page.
function run() {
  let before = null;
  const tick = (now) => {
    play.running = requestAnimationFrame(tick);
    play.t += before === null ? 0 : (now - before) / 2000;
    before = now;
    if (play.t >= 1) {
      if (play.frame + 1 >= play.frames.length && !nextFrame()) {
        return;
      }
      play.frame++;
      play.t = 0;
    }
    play.event = play.frames[play.frame].contacts.filter((contact) => (contact.enter ?? 0) <= play.t).length;
    drawScene();
  };
  play.running = requestAnimationFrame(tick);
  element("scene-run").textContent = "Pause";
}

const andHold = (open) => () => open() && holdAddress(sceneText());
element("scene-name").onchange = andHold(chooseScene);
element("scene-manner").onchange = andHold(openScene);
element("scene-json").oninput = andHold(() => { element("scene-name").value = "own"; return openScene(); });
element("scene-start").onclick = () => { pause(); play.frame = 0; goTo(0); };
element("scene-next").onclick = nextContact;
element("scene-back").onclick = contactBack;
element("scene-run").onclick = () => {
  if (play.running) {
    pause();
    drawScene();
  } else {
    run();
  }
};
element("scene-link").onclick = () => toClipboard(location.href.replace(/#.*$/, "") + "#"
  + encodeURIComponent(sceneText()), "The link to the scene is");
