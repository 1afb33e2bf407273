// The library, compiled to WebAssembly: unpacked and started once. `ready` is a promise of its functions.
const ready = (async () => {
  const packed = Uint8Array.from(atob(document.getElementById("wasm").textContent.trim()), (c) => c.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(unpacked).arrayBuffer());
  const module = await TeaVM.wasmGC.load(bytes);
  module.exports.main([]);
  return module.exports;
})();

// The line that `polysweep.jar sweep` prints for this line, as line 1 of its input.
window.polysweep = { answer: async (line) => (await ready).answer(String(line)) };
