// Finds entries whose title or text has all words of the query; titles first.
(() => {
  const box = document.getElementById("search");
  if (!box || !window.searchIndex) return;
  const input = box.querySelector("input"), list = box.querySelector("ul"), top = box.dataset.top;
  const score = (entry, words) => {
    const title = entry[0].toLowerCase(), text = entry[2].toLowerCase();
    let sum = 0;
    for (const word of words) {
      if (title === word) sum += 8;
      else if (title.startsWith(word)) sum += 5;
      else if (title.includes(word)) sum += 3;
      else if (text.includes(word)) sum += 1;
      else return 0;
    }
    return sum;
  };
  const show = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    list.replaceChildren();
    list.hidden = words.length === 0;
    if (list.hidden) return;
    const found = window.searchIndex.map(entry => [score(entry, words), entry]).filter(pair => pair[0] > 0)
      .sort((a, b) => b[0] - a[0]).slice(0, 12);
    for (const [, [title, address, text]] of found) {
      const item = document.createElement("li"), link = document.createElement("a"), note = document.createElement("small");
      link.href = top + address;
      link.textContent = title;
      note.textContent = text;
      item.append(link, note);
      list.append(item);
    }
    if (found.length === 0) list.append(Object.assign(document.createElement("li"), {textContent: "Nothing found."}));
  };
  input.addEventListener("input", show);
  // A link may bring a query along: index.html?q=sensor.
  input.value = new URLSearchParams(location.search).get("q") || "";
  show();
  input.addEventListener("keydown", event => {
    if (event.key === "Escape") { input.value = ""; show(); }
    if (event.key === "Enter") { const first = list.querySelector("a"); if (first) location.href = first.href; }
  });
  document.addEventListener("keydown", event => {
    const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
    if (event.key === "/" && !typing) { event.preventDefault(); input.focus(); }
  });
})();
