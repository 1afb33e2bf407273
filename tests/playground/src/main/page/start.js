// Puts it together.
const first = '{"id":"crate on a ramp","a":{"box":[0,0,2,1]},"b":{"vertices":[[0,0],[6,0],[6,3]]},'
  + '"positionA":[0,5],"positionB":[4,0],"moveA":[8,-8],"moveB":[0,0]}';

function showTime() {
  element("t-value").textContent = String(Number(state.t.toPrecision(6)));
  const { enter, exit } = state.answer;
  element("to-enter").disabled = (enter ?? null) === null;
  element("to-exit").disabled = (exit ?? null) === null;
}

function setTime(t) {
  state.t = t;
  element("t").value = t;
  showTime();
  draw();
}

element("t").addEventListener("input", (event) => setTime(Number(event.target.value)));
element("to-enter").onclick = () => setTime(state.answer.enter);
element("to-exit").onclick = () => setTime(state.answer.exit);
for (const id of ["view-rays", "view-axes", "view-obstacle"]) {
  element(id).onchange = draw;
}
element("fit").onclick = () => { fit(); draw(); };
element("zoom-in").onclick = () => { zoom(1.4); draw(); };
element("zoom-out").onclick = () => { zoom(1 / 1.4); draw(); };
new ResizeObserver(() => draw()).observe(scene);

const inAddress = () => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return location.hash.slice(1);
  }
};
window.addEventListener("hashchange", () => {
  if (engine && inAddress() && !inAddress().startsWith("scene=") && inAddress() !== state.line) {
    load(inAddress());
  }
});

ready.then((exports) => {
  engine = exports;
  listeners.push((settled) => {
    if (state.query) {
      showForms();
      showThing();
      draw();
    }
    showTime();
    showAnswer();
    showSteps();
    showTextbook();
    showLine(settled);
  });
  showList("wrong", linesOf("late"));
  showList("turning", linesOf("turns"));
  showList("gallery", linesOf("failures"));
  openGame();
  const shared = inAddress();
  load(first);
  if (shared.startsWith("scene=")) {
    element("scene-name").value = "own";
    element("scene-json").value = shared.slice(6);
    openScene();
    element("stage").scrollIntoView();
  } else {
    chooseScene();
  }
  if (shared && !shared.startsWith("scene=")) {
    load(shared);
  }
  state.before = [];
  showLine(true);
  document.body.dataset.ready = "true";
}, (problem) => {
  say("This browser cannot run the library: it lacks WebAssembly with garbage collection (Chromium 119, Firefox 120 and"
    + " Safari 18.2 have it). " + problem);
});
