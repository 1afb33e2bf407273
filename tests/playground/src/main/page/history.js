// What there is: the line, what it says, and what was before. Everybody who shows something listens.
const state = { line: "", query: null, answer: null, selected: "A", t: 0, before: [], after: [] };
const listeners = [];
let engine = null;

// Takes a line; `settled` is false in the middle of a drag, which is undone as one.
function setLine(line, settled = true) {
  if (settled && state.line && state.line !== line) {
    state.before.push(state.settled ?? state.line);
    state.after = [];
  } else if (!settled) {
    state.settled ??= state.line;
  }
  if (settled) {
    state.settled = undefined;
  }
  show(line, settled);
}

function show(line, settled) {
  state.line = line;
  state.answer = JSON.parse(engine.explain(line) || '{"error":"line 1: there is no query"}');
  if (state.answer.error === undefined) {
    state.query = JSON.parse(line);
    if (!things(state.query).some((thing) => thing.key === state.selected)) {
      state.selected = "A";
    }
  }
  listeners.forEach((listen) => listen(settled));
}

function change(edit, settled = true) {
  const query = copy(state.query);
  edit(query);
  setLine(jsonOf(query), settled);
}

// The end of a drag.
function settle() {
  if (state.settled !== undefined && state.settled !== state.line) {
    state.before.push(state.settled);
    state.after = [];
  }
  state.settled = undefined;
  listeners.forEach((listen) => listen(true));
}

function undo() {
  if (state.before.length) {
    state.after.push(state.line);
    show(state.before.pop(), true);
  }
}

function redo() {
  if (state.after.length) {
    state.before.push(state.line);
    show(state.after.pop(), true);
  }
}
