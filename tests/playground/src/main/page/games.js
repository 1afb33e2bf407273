// Games: the rules are in Java, with the library; this file has the keys, the pointer and the picture.
const keysOf = {
  platformer: "Use the arrow keys or WASD to walk, jump and drop through the platform. Jump onto the enemy, not into it. "
    + "The lift takes you up. Escape pauses. The game starts when you press a key or Play.",
  pong: "Steer the left paddle with W and S, the right one with the arrow keys, or either with the pointer in its half. "
    + "A paddle that is not steered follows the ball. Escape pauses. The game starts when you press a key or Play.",
};
const bits = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "KeyA", "KeyD", "KeyW", "KeyS"];
const arena = element("arena");
const game = { scene: null, held: new Set(), pointer: null, running: 0, news: "", saidAt: -Infinity };

function openGame() {
  pauseGame();
  const { names, scene } = JSON.parse(engine.openGame(element("game-name").value));
  Object.assign(game, { names, scene, box: boxOf(scene), pointer: null, at: scene.bodies.map((b) => b.position), way: [],
    news: "" });
  // A finger steers paddles, and scrolls the page elsewhere.
  arena.style.touchAction = element("game-name").value.startsWith("pong") ? "none" : "";
  element("game-keys").textContent = keysOf[element("game-name").value.split(" ")[0]];
  element("game-news").textContent = element("game-details").textContent = element("game-said").textContent = "";
  drawGame();
}

// Bodies do not rotate: each is drawn once, at the origin, and then moved.
function drawGame() {
  arena.innerHTML = "<polyline/>" + framed(arena, game.box, () => {
    [game.origin, game.scale] = [toPixels([0, 0]), camera.scale];
    return game.scene.bodies.map((body, i) => `<g class="${game.names[i]}">${bodyParts(body, [0, 0], [1, 0], game.scene)
      .map((part) => path(outline(part), "")).join("")}</g>`).join("");
  });
  placeBodies();
}

function placeBodies() {
  const [way, ...groups] = arena.children;
  game.at.forEach(([x, y], i) => groups[i].setAttribute("transform", `translate(${x * game.scale} ${-y * game.scale})`));
  way.setAttribute("points", game.way.map(([x, y]) =>
    [game.origin[0] + x * game.scale, game.origin[1] - y * game.scale].join(",")).join(" "));
}

function playFrame() {
  const keys = bits.reduce((sum, key, i) => sum + (game.held.has(key) ? 1 << i : 0), 0);
  const [x, y] = game.pointer ?? [NaN, NaN];
  const isLeft = x < (game.box[0] + game.box[2]) / 2;
  const { at, way, news, details } = JSON.parse(engine.play(keys, isLeft ? y : NaN, isLeft ? NaN : y));
  Object.assign(game, { at, way });
  element("game-news").textContent = news;
  element("game-details").textContent = ": " + details + ".";
  // Read out when it changes, at most once per second.
  if (news !== game.news && performance.now() - game.saidAt > 1000) {
    Object.assign(game, { news, saidAt: performance.now() });
    element("game-said").textContent = news + ": " + details;
  }
}

// Sixty frames per second, whatever the refresh rate of the screen; if the page is slow, so is the game.
function runGame() {
  let due = performance.now();
  const tick = (now) => {
    game.running = requestAnimationFrame(tick);
    due = Math.max(due, now - 50);
    for (; due <= now; due += 1000 / 60) {
      playFrame();
    }
    placeBodies();
  };
  game.running = game.running || requestAnimationFrame(tick);
  element("game-run").textContent = "Pause";
}

function pauseGame() {
  cancelAnimationFrame(game.running);
  game.running = 0;
  game.held.clear();
  element("game-run").textContent = "Play";
}

function hold(key) {
  game.held.add(key);
  runGame();
}

arena.addEventListener("keydown", (event) => {
  if (bits.includes(event.code) && !event.ctrlKey && !event.metaKey && !event.altKey) {
    hold(event.code);
    event.preventDefault();
  } else if (event.code === "Escape") {
    pauseGame();
  }
});
arena.addEventListener("keyup", (event) => game.held.delete(event.code));
arena.addEventListener("blur", () => game.held.clear());
for (const name of ["pointerdown", "pointermove"]) {
  arena.addEventListener(name, (event) => {
    const box = arena.getBoundingClientRect();
    game.pointer = [(event.clientX - box.left - game.origin[0]) / game.scale,
      (game.origin[1] - event.clientY + box.top) / game.scale];
  });
}
for (const name of ["pointerleave", "pointercancel"]) {
  arena.addEventListener(name, () => { game.pointer = null; });
}
for (const button of document.querySelectorAll("[data-key]")) {
  const { key } = button.dataset;
  const isPress = (event) => event.key === "Enter" || event.key === " ";
  button.addEventListener("pointerdown", () => hold(key));
  button.addEventListener("keydown", (event) => isPress(event) && hold(key));
  for (const name of ["pointerup", "pointercancel", "pointerleave", "keyup", "blur"]) {
    button.addEventListener(name, () => game.held.delete(key));
  }
  // The picture keeps the focus, and with it the keys that are held.
  button.addEventListener("mousedown", (event) => event.preventDefault());
  button.addEventListener("contextmenu", (event) => event.preventDefault());
}
element("game-name").onchange = openGame;
element("game-again").onclick = openGame;
element("game-run").onclick = () => {
  if (game.running) {
    pauseGame();
  } else {
    runGame();
    arena.focus();
  }
};
new ResizeObserver(() => game.scene && drawGame()).observe(arena);
