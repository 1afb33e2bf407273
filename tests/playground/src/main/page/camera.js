// Which part of the world the picture shows: pixels = ((x - x0)·scale, (y0 - y)·scale).
const scene = document.getElementById("scene");
const camera = { x: 0, y: 0, scale: 40 };
const width = () => scene.clientWidth || 600;
const height = () => scene.clientHeight || 400;
const toPixels = (p) => [
  width() / 2 + (p[0] - camera.x) * camera.scale,
  height() / 2 - (p[1] - camera.y) * camera.scale,
];
const toWorld = (p) => [
  camera.x + (p[0] - width() / 2) / camera.scale,
  camera.y - (p[1] - height() / 2) / camera.scale,
];

function fit() {
  // A little before and after the step, too, if they meet there.
  const met = [state.answer.enter, state.answer.exit].filter((t) => Number.isFinite(t) && Math.abs(t) <= 2);
  const pieces = sides.flatMap((side) => [...(turnsSide(state.query, side) ? [0, 0.25, 0.5, 0.75, 1] : [0, 1]), ...met]
    .flatMap((t) => parts(state.query, side, t))).concat(on("view-obstacle") ? obstaclePieces(state.query) : []);
  const [minX, minY, maxX, maxY] = bounds(pieces.flatMap(cornersAround));
  camera.x = minX / 2 + maxX / 2;
  camera.y = minY / 2 + maxY / 2;
  const half = Math.max((maxX / 2 - minX / 2) / (width() - 110), (maxY / 2 - minY / 2) / (height() - 110));
  const scale = 0.5 / half;
  camera.scale = scale > 0 && Number.isFinite(scale) ? scale : 40;
}

function zoom(factor, around = [width() / 2, height() / 2]) {
  const fixed = toWorld(around);
  camera.scale *= factor;
  const now = toWorld(around);
  camera.x += fixed[0] - now[0];
  camera.y += fixed[1] - now[1];
}

// A round length of about so many pixels: 1, 2 or 5 times a power of ten.
function roundLength(pixels) {
  const wanted = pixels / camera.scale;
  const power = 10 ** Math.floor(Math.log10(wanted));
  return [1, 2, 5, 10].map((k) => k * power).find((step) => step >= wanted * 0.999) ?? power;
}

// The nearest number on a decimal grid, as short as a decimal can be.
function onGrid(value, step) {
  const digits = Math.max(0, Math.min(100, -Math.floor(Math.log10(step) + 1e-9)));
  return Number((Math.round(value / step) * step).toFixed(digits));
}
