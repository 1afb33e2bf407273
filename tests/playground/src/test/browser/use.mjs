// Uses the page as somebody does who sees it for the first time. Ends with an error where it does not do what it says.
//
// node use.mjs chrome|firefox BROWSER PAGE
import assert from "node:assert/strict";
import { browserName, withPage } from "./browser.mjs";

await withPage(async (tab, page) => {
  const problems = [];
  tab.on("pageerror", (problem) => problems.push(String(problem)));
  const open = async (line) => {
    await tab.goto("about:blank");
    await tab.goto(line ? page + "#" + encodeURIComponent(line) : page);
    await tab.waitForSelector("body[data-ready]");
  };
  const text = (selector) => tab.$eval(selector, (found) => found.textContent);
  const line = () => tab.$eval("#line", (area) => area.value);
  const query = async () => JSON.parse(await line());
  const places = (selector) =>
    tab.$$eval("#scene " + selector, (all) =>
      all.map((one) => one.getBoundingClientRect()).map((box) => [box.x + box.width / 2, box.y + box.height / 2]));
  const type = (selector, value) =>
    tab.$eval(selector, (area, typed) => {
      area.value = typed;
      area.dispatchEvent(new InputEvent("input"));
    }, value);
  const drag = async ([x, y], [dx, dy]) => {
    await tab.mouse.move(x, y);
    await tab.mouse.down();
    await tab.mouse.move(x + dx / 2, y + dy / 2);
    await tab.mouse.move(x + dx, y + dy);
    await tab.mouse.up();
  };

  await open();
  assert.match(await text("#answer"), /HIT.*enter0\.5exit0\.75/);
  const first = await line();

  // A shape, a corner and the tip of an arrow are dragged; each is undone as one.
  for (const [what, changed] of [["body.a", "positionA"], ["vertex.b", "b"], ["tip.a", "moveA"]]) {
    await drag((await places(".handle." + what))[0], [40, 20]);
    assert.notDeepEqual((await query())[changed], JSON.parse(first)[changed], what);
    await tab.click("#undo");
    assert.equal(await line(), first, "undo of " + what);
  }

  // The keyboard alone.
  await tab.$eval("#scene", (scene) => scene.focus());
  await tab.keyboard.press("n");
  await tab.keyboard.press("p");
  assert.equal(await tab.$eval("#thing", (list) => list.value), "Amove");
  await tab.keyboard.press("ArrowRight");
  assert.ok((await query()).moveA[0] > 8, "an arrow key moves what is selected");
  assert.equal((await query()).moveA[1], -8);

  // Rotors: the far handle turns the shape in the step, the near one at the start; each is undone as one.
  for (const [what, changed] of [["rotorTo.a", "rotorToA"], ["rotor.b", "rotorB"]]) {
    const before = await line();
    await drag((await places(".handle." + what))[0], [-15, -60]);
    assert.notDeepEqual((await query())[changed] ?? [1, 0], [1, 0], what);
    assert.match(await text("#answer"), /algorithmTURNING|algorithmPOLYGON/);
    await tab.click("#undo");
    assert.equal(await line(), before, "undo of " + what);
  }
  const box = (wall) => '{"a":{"box":[-3,-4,3,4]},"b":{"box":[' + wall + ',-9,9,9]},"rotorA":[1,0],"rotorToA":[1,1]}';
  await open(box("4.999999999999999"));
  assert.match(await text("#answer"), /HIT.*enter0\.49999998821959774exit0\.5000000117804024/);
  assert.match(await text("#explain"), /contact vertex 1 of A meets edge 3 of B/);
  assert.match(await text("#axes"), /height of vertex 1 of A over edge 3 of B/);
  assert.equal((await places(".way.a")).length, 4);
  assert.equal(await text("#textbook"), "These formulas are for two convex polygons without a radius or rotation.");
  // At t = 1/2 the corner (3, -4) is at (5, 0): as the rotor goes, and as the picture has it.
  await tab.$eval("#t", (slider) => { slider.value = 0.5; slider.dispatchEvent(new InputEvent("input")); });
  const [near] = await places(".contact");
  const now = await tab.$eval(".shape.a.now", (shape) => shape.getBoundingClientRect().right);
  assert.ok(Math.abs(now - near[0]) < 2, "the box reaches the wall half-way");
  // The keyboard turns by a degree, and the numbers may be typed.
  await tab.select("#thing", "ArotorTo");
  assert.equal(await text("#thing-x-name"), "c");
  await tab.$eval("#scene", (scene) => scene.focus());
  await tab.keyboard.press("ArrowUp");
  const [c, s] = (await query()).rotorToA;
  assert.ok(Math.abs(2 * Math.atan2(s, c) - (91 / 180) * Math.PI) < 1e-5, "one degree more");
  await tab.$eval("#thing-y", (field) => { field.value = "0.30000000000000004"; field.dispatchEvent(new Event("change")); });
  assert.equal((await query()).rotorToA[1], 0.30000000000000004);
  assert.match(await tab.evaluate(() => decodeURIComponent(location.hash)), /"rotorToA":\[[0-9.]*,0\.30000000000000004\]/);
  // What it may not be is said in the words of the command line.
  await type("#line", box("5").replace("[1,1]", "[-1,0]"));
  assert.match(await text("#answer"), /rotorToA must not be opposite to the rotor at the beginning/);
  await open();
  await tab.$eval("#turning button", (button) => button.click());
  assert.match(await text("#answer"), /HIT/);
  await open();
  await tab.$eval("#scene", (scene) => scene.focus());

  // Everything can be switched on, and the slider moves the shapes.
  for (const id of ["view-rays", "view-axes", "view-obstacle"]) {
    await tab.click("#" + id);
  }
  assert.equal((await places(".ray")).length, 7);
  assert.equal((await places(".obstacle")).length, 1);
  const inside = await tab.evaluate(() => {
    const [all, one] = ["#scene", ".obstacle"].map((name) => document.querySelector(name).getBoundingClientRect());
    return one.left > all.left && one.right < all.right && one.top > all.top && one.bottom < all.bottom;
  });
  assert.ok(inside, "the obstacle is to be seen as a whole");
  await tab.click("#to-enter");
  assert.equal(await tab.$eval("#t", (slider) => Math.abs(slider.value - 0.5) < 0.1), true);

  // A concave outline, drawn by clicks.
  await open();
  await tab.click("[data-draw=B]");
  const stage = await (await tab.$("#scene")).boundingBox();
  for (const [x, y] of [[100, 100], [300, 100], [300, 300], [200, 180], [100, 300]]) {
    await tab.mouse.click(stage.x + x, stage.y + y);
  }
  await tab.keyboard.press("Enter");
  assert.ok((await query()).b.parts.length > 1);

  // What is wrong is said in the words of the command line, and the picture stays.
  await type("#line", '{"a":{"box":[0,0,1,1]},"b":{"box":[0,0,1,1]},"movA":[1,1]}');
  assert.match(await text("#answer"), /movA is not a known field; did you mean "moveA"\?/);
  assert.equal(await text("#textbook"), "", "no answer to another query is left");

  // The address holds the query to the bit.
  const shared = '{"id":1e400,"a":{"vertices":[[0.1,4.9E-324]],"radius":0.30000000000000004},"b":{"box":[-0.0,0,1,1]}}';
  await open(shared);
  assert.equal(await line(), shared);
  assert.equal(await tab.evaluate(() => decodeURIComponent(location.hash.slice(1))), shared);

  // Where the textbook is late, and the bug reports.
  await open();
  await tab.$eval("#wrong button", (button) => button.click());
  assert.match(await text("#textbook"), /vertex raysHIT0\.2late by about 2\.8e-17/);
  assert.ok((await tab.$$("#gallery a")).length > 80);
  await tab.$eval("#gallery button", (button) => button.click());
  assert.match(await text("#answer"), /TOUCH/);

  // Far out, where a number and the next one are the same double, and where sums overflow.
  await open('{"a":{"box":[0,0,1,1]},"b":{"box":[0,0,1,1]},"positionA":[1e17,0],"positionB":[1e17,5],"moveA":[0,9]}');
  assert.match(await text("#answer"), /HIT/);
  await open('{"a":{"vertices":[[0,0]],"radius":1e300},"b":{"box":[-1e308,0,1e308,1]},"positionA":[0,5e307],'
    + '"moveA":[0,-1.7e308],"moveB":[0,1e308]}');
  assert.match(await text("#answer"), /HIT/);
  assert.ok(!(await tab.$eval("#scene", (scene) => scene.innerHTML)).includes("NaN"));

  // A number as id is kept as it was written when the shapes are moved.
  await open(shared);
  await tab.$eval("#scene", (scene) => scene.focus());
  await tab.keyboard.press("ArrowRight");
  assert.match(await line(), /^\{"id":1e400,/);

  // Scenes: contacts one by one, and back.
  await open();
  const said = () => text("#scene-said");
  assert.match(await said(), /^Frame 1, \d+ contacts\. The beginning/);
  const seen = [];
  for (let i = 0; i < 3; i++) {
    await tab.click("#scene-next");
    seen.push(await said());
  }
  await tab.click("#scene-back");
  assert.equal(await said(), seen[1]);
  assert.match(seen[0], /Contact 1: ball and floor|Contact 1: ball and ceiling/);
  // The address holds the scene, and what happens when bodies meet; bodies turn, until a contact ends it.
  const address = () => tab.evaluate(() => decodeURIComponent(location.hash.slice(1)));
  await tab.select("#scene-name", "flipper");
  const flipper = await tab.$eval("#scene-json", (area) => area.value);
  assert.equal(await address(), "scene=" + flipper);
  await tab.select("#scene-manner", "slide");
  assert.equal(await address(), "scene-slide=" + flipper);
  await open("scene-slide=" + flipper);
  assert.equal(await address(), "scene-slide=" + flipper);
  assert.equal(await tab.$eval("#scene-manner", (list) => list.value), "slide");
  const shapes = () => tab.$$eval("#stage path", (all) => all.map((one) => one.getAttribute("d")));
  const before = await shapes();
  const next = async () => { await tab.click("#scene-next"); return JSON.parse(await text("#scene-line")); };
  let met = await next();
  while (met.a !== "crate" && met.a !== "flipper") {
    met = await next();
  }
  assert.notEqual((await shapes())[0], before[0], "the flipper has turned");
  assert.ok(!(await shapes()).some((d) => /NaN|undefined/.test(d)));
  await tab.select("#scene-name", "gate");
  assert.equal((await shapes()).length, 5, "the chain is drawn");
  await tab.$eval("#scene", (scene) => scene.focus());
  await tab.keyboard.press("ArrowRight");
  assert.equal(await address(), await line(), "a query that is changed takes the address");
  await open("scene=" + '{"shapes":[{"box":[0,0,1,1]}],"bodies":[{"id":"a","shape":1}]}');
  assert.match(await said(), /bodies\[0\]\.shape is 1, and there is 1 shape/);

  // The platformer: nothing moves until a key does. One key leads over the hill onto the lift, and up.
  const news = () => text("#game-news");
  const moved = (name) => tab.$eval(`#arena .${name}`, (body) => body.getAttribute("transform").match(/-?\d[\d.e-]*/g).map(Number));
  const until = (name, axis, sign, value) => tab.waitForFunction((body, number, way, bound) => way
    * document.querySelector(`#arena .${body}`).getAttribute("transform").match(/-?\d[\d.e-]*/g)[number] > way * bound,
  { timeout: 60_000 }, name, axis, sign, value);
  const newsUntil = (words) => tab.waitForFunction((expected) =>
    document.querySelector("#game-news").textContent === expected, { timeout: 60_000 }, words);
  await open();
  const start = { hero: await moved("hero"), enemy: await moved("enemy"), lift: await moved("lift") };
  assert.equal(await news(), "");
  await tab.$eval("#arena", (svg) => svg.focus());
  await tab.keyboard.down("ArrowUp");
  await newsUntil("in the air");
  await tab.keyboard.up("ArrowUp");
  await newsUntil("on the ground");
  assert.deepEqual(await moved("hero"), start.hero, "the hero lands where it took off");
  assert.notDeepEqual(await moved("enemy"), start.enemy, "the enemy walks");
  await tab.keyboard.down("KeyD");
  await until("hero", 0, 1, start.hero[0] + 1);
  await newsUntil("on the lift");
  await until("lift", 1, -1, start.lift[1] - 5);
  await tab.keyboard.press("Escape");
  await tab.keyboard.up("KeyD");
  const [, heroY] = await moved("hero");
  assert.equal(heroY, (await moved("lift"))[1], "the lift carries the hero");
  assert.ok(heroY < start.hero[1]);
  assert.match(await text("#game-said"), /: the hero is at x /);

  // A button is a key to hold, by the pointer and by Enter.
  await tab.click("#game-again");
  await (await tab.$("[data-key=ArrowLeft]")).scrollIntoView();
  const button = await (await tab.$("[data-key=ArrowLeft]")).boundingBox();
  await tab.mouse.move(button.x + 5, button.y + 5);
  await tab.mouse.down();
  await until("hero", 0, -1, start.hero[0] - 1);
  await tab.mouse.up();
  await tab.focus("[data-key=ArrowRight]");
  const [heroX] = await moved("hero");
  await tab.keyboard.down("Enter");
  await until("hero", 0, 1, heroX + 1);
  await tab.keyboard.up("Enter");

  // Pong at 10,000 pixels a frame: keys and the pointer steer, and the ball stays in the field.
  await tab.select("#game-name", "pong 10000");
  const paddles = { left: await moved("left"), right: await moved("right") };
  await tab.$eval("#arena", (svg) => svg.focus());
  await tab.keyboard.down("KeyW");
  await until("left", 1, -1, paddles.left[1] - 5);
  await tab.keyboard.up("KeyW");
  await tab.keyboard.down("ArrowDown");
  await until("right", 1, 1, paddles.right[1] + 5);
  await tab.keyboard.up("ArrowDown");
  await tab.$eval("#arena", (svg) => svg.scrollIntoView());
  const field = await (await tab.$("#arena")).boundingBox();
  await tab.mouse.move(field.x + field.width * 0.25, field.y + field.height - 5);
  await until("left", 1, 1, paddles.left[1] + 5);
  await tab.keyboard.press("Escape");
  const ways = await tab.$eval("#arena polyline", (way) => way.getAttribute("points").split(" ").map((p) => p.split(",")));
  assert.ok(ways.length > 8, "many bounces in a frame");
  assert.ok(ways.flat().every((x) => x > 0 && x < 1280), "the ball stays in the field");
  assert.match(await news(), /^left \d+, right \d+$/);

  // A phone: nothing is wider than it. (Firefox does not let itself be told how wide it is.)
  if (browserName === "chrome") {
    await tab.setViewport({ width: 390, height: 844 });
    await open();
    assert.equal(await tab.evaluate(() => document.documentElement.scrollWidth), 390);
  }
  assert.deepEqual(problems, []);
});
