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
const fitAndDraw = () => { fit(); draw(); };
element("view-rays").onchange = draw;
element("view-axes").onchange = draw;
// It may be larger than both shapes together.
element("view-obstacle").onchange = fitAndDraw;
element("fit").onclick = fitAndDraw;
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
  const shared = inAddress();
  if (engine && sceneMark.test(shared)) {
    openShared(shared);
  } else if (engine && shared && shared !== state.line) {
    load(shared);
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
  if (sceneMark.test(shared)) {
    openShared(shared);
  } else {
    chooseScene();
    if (shared) {
      load(shared);
    }
  }
  state.before = [];
  showLine(true);
  document.body.dataset.ready = "true";
}, (problem) => {
  say("This browser cannot run the library: it needs WebAssembly with garbage collection (Chromium 119, Firefox 120,"
    + " Safari 18.2 or later). " + problem);
});
