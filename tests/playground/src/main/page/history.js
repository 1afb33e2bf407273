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
  const answered = engine.explain(line) || '{"error":"line 1: there is no query"}';
  state.answer = JSON.parse(answered);
  if (state.answer.error === undefined) {
    // As it was written: as a number it might not be the same.
    state.id = /^\{"id":(.*?),"verdict":/.exec(answered)[1];
    state.query = JSON.parse(line);
    if (!things(state.query).some((thing) => thing.key === state.selected)) {
      state.selected = "A";
    }
  }
  listeners.forEach((listen) => listen(settled));
}

function change(edit, settled = true) {
  const query = structuredClone(state.query);
  edit(query);
  // Somebody worked that out for the query as it was.
  delete query.exact;
  const { id, ...rest } = query;
  const line = jsonOf(rest);
  setLine(id === undefined ? line : `{"id":${state.id},${line.slice(1)}`, settled);
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
