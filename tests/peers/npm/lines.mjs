// Queries on standard input, answers on standard output, as 'polysweep sweep' has them: id, verdict, enter.
//
// With --time, all queries are read and answered first. Then those of each class (the id without its numbers) are asked
// again in whole passes, in a new random order each, for two seconds; "ns" in an answer is the median of the passes,
// divided by the number of queries. What takes part in that is what a frame loop would do: shapes are made before.

import { createInterface } from 'node:readline';

const PASS_SECONDS = 2;

/** The corners of a shape and its radius; what has others than two convex shapes is refused. */
function outline(shape) {
  if (shape.parts) throw new Error('shapes in parts are not asked');
  const [x0, y0, x1, y1] = shape.box ?? [];
  const corners = shape.vertices ?? [[x0, y0], [x1, y0], [x1, y1], [x0, y1]];
  return { corners, radius: shape.radius ?? 0 };
}

/** The orientations at t = 0 and t = 1 as (cos, sin), from the rotors, which have half the angle. */
function directions(rotor = [1, 0], rotorTo = rotor) {
  return [rotor, rotorTo].map(([c, s]) => {
    const length = Math.hypot(c, s);
    const [x, y] = [c / length, s / length];
    return { c: (x - y) * (x + y), s: 2 * x * y };
  });
}

/** A query in the engine's terms: what makes it ready throws if the engine has no such shape. */
function prepare(line, engine) {
  const query = JSON.parse(line);
  const turns = query.rotorA || query.rotorToA || query.rotorB || query.rotorToB;
  if (turns && !engine.turns) {
    throw Object.assign(new Error('shapes that turn are not asked'), { id: query.id });
  }
  try {
    const ask = engine.prepare(
      outline(query.a), query.positionA ?? [0, 0], query.moveA ?? [0, 0],
      outline(query.b), query.positionB ?? [0, 0], query.moveB ?? [0, 0],
      directions(query.rotorA, query.rotorToA), directions(query.rotorB, query.rotorToB));
    return { id: query.id, ask };
  } catch (problem) {
    throw Object.assign(new Error(String(problem?.message ?? problem)), { id: query.id });
  }
}

function answer(line, engine) {
  let id = null;
  try {
    const ready = prepare(line, engine);
    id = ready.id;
    return { id, ...ready.ask() };
  } catch (problem) {
    return { id: problem?.id ?? id, error: String(problem?.message ?? problem) };
  }
}

function shuffle(list) {
  for (let i = list.length - 1; i > 0; i--) {
    const k = Math.floor(Math.random() * (i + 1));
    [list[i], list[k]] = [list[k], list[i]];
  }
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted.length === 0 ? undefined : sorted[sorted.length >> 1];
}

/** Nanoseconds a query; of those that are answered. */
function time(asks) {
  const passes = [];
  const end = process.hrtime.bigint() + BigInt(PASS_SECONDS * 1e9);
  while (asks.length > 0 && process.hrtime.bigint() < end) {
    shuffle(asks);
    const start = process.hrtime.bigint();
    for (const ask of asks) ask();
    passes.push(Number(process.hrtime.bigint() - start) / asks.length);
  }
  return median(passes.slice(1));
}

const classOf = (id) => String(id).split('-').filter((part) => !/^\d+$/.test(part)).join('-');

export async function run(engine) {
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  if (!process.argv.includes('--time')) {
    for await (const line of lines) {
      if (line.trim()) process.stdout.write(JSON.stringify(answer(line, engine)) + '\n');
    }
    return;
  }
  const classes = new Map();
  for await (const line of lines) {
    if (!line.trim()) continue;
    const said = answer(line, engine);
    const kind = classOf(said.id);
    if (!classes.has(kind)) classes.set(kind, { answers: [], asks: [] });
    classes.get(kind).answers.push(said);
    if (!said.error) classes.get(kind).asks.push(prepare(line, engine).ask);
  }
  for (const { answers, asks } of classes.values()) {
    const ns = time(asks);
    for (const said of answers) {
      process.stdout.write(JSON.stringify(said.error ? said : { ...said, ns }) + '\n');
    }
  }
}
