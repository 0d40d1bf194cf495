// Marks the words that led to a page, without a change to its elements, and opens what hides the first of them.
const key = "garland:found";
const pathOf = (url) => new URL(url, location.href).pathname;
const kept = () => JSON.parse(localStorage.getItem(key) ?? "{}");

// Keeps the words for the page that a result leads to, which may open in another tab.
export const keep = (url, words) => localStorage.setItem(key, JSON.stringify({ ...kept(), [pathOf(url)]: words }));

// Scripts without spaces have no boundaries of words.
const pattern = (word) => {
  const text = word.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
  const isSpaced = !/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}]/u.test(word);
  return new RegExp(isSpaced ? `(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])` : text, "giu");
};

const rangesIn = (root, words) => {
  const patterns = words.map(pattern), ranges = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < 1000) {
    const node = walker.currentNode;
    if (node.parentElement.closest("nav, script, style, dialog")) continue;
    for (const each of patterns) {
      for (const { 0: found, index } of node.data.matchAll(each)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
};

// Tabs open by the event that browsers send when they find a text in the page.
const open = (element) => {
  for (let part = element; part; part = part.parentElement) {
    if (part.localName === "details") part.open = true;
    if (part.hidden) part.dispatchEvent(new Event("beforematch"));
    const choice = part.parentElement?.matches(".picker") && part.querySelector(":scope > label > input");
    if (choice) choice.checked = true;
  }
};

export const mark = () => {
  const { [location.pathname]: words, ...others } = kept();
  if (!words) return;
  if (Object.keys(others).length) localStorage.setItem(key, JSON.stringify(others));
  else localStorage.removeItem(key);
  const ranges = rangesIn(document.querySelector("main") ?? document.body, words);
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const first = ranges.find((range) => !target || target.compareDocumentPosition(range.startContainer) & 4) ?? ranges[0];
  if (!first) return;
  open(first.startContainer.parentElement);
  CSS.highlights?.set("garland-found", new Highlight(...ranges));
  const { top, bottom } = first.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) first.startContainer.parentElement.scrollIntoView({ block: "center" });
};
addEventListener("keydown", ({ key }) => key === "Escape" && CSS.highlights?.delete("garland-found"));
