// Made from Templates by the tests; do not edit. `GARLAND_RECORD=1 swift test --filter ThemeTests` makes it anew.
// swift-format-ignore-file

extension Theme {
  /// Every file, in the order of their paths.
  public static let files: [File] = [
    File(
      path: "assets/code.css",
      text: ###"""
/* Code in its colours. Each pair is light, then dark; every colour has a contrast of 4.5 to 1 on every ground, and a test says so. */
:root {
  --hl-ground: light-dark(#f5f6f8, #16191f);
  --hl-marked-ground: light-dark(#fdf3c8, #38310f);
  --hl-added-ground: light-dark(#dcf4e1, #10321d);
  --hl-removed-ground: light-dark(#fde3e1, #431b1e);
  --hl-text: light-dark(#1f242a, #e4e7eb);
  --hl-quiet: light-dark(#535c66, #a3acb8);
  --hl-keyword: light-dark(#8b1a82, #f4a0ee);
  --hl-type: light-dark(#075f6b, #74d9d0);
  --hl-function: light-dark(#0a4aa8, #8ec3ff);
  --hl-macro: light-dark(#7a3e00, #f0b875);
  --hl-variable: light-dark(#7a3e00, #f0b875);
  --hl-property: light-dark(#0b5583, #9dcdf5);
  --hl-constant: light-dark(#933106, #ffae80);
  --hl-literal: light-dark(#933106, #ffae80);
  --hl-number: light-dark(#933106, #ffae80);
  --hl-string: light-dark(#145c2c, #98dd9b);
  --hl-escape: light-dark(#864000, #f6cf6b);
  --hl-interpolation: light-dark(#864000, #f6cf6b);
  --hl-regex: light-dark(#99194f, #ff9dba);
  --hl-comment: light-dark(#535c66, #a3acb8);
  --hl-attribute: light-dark(#6a33a8, #d3b4ff);
  --hl-directive: light-dark(#8b1a82, #f4a0ee);
  --hl-tag: light-dark(#075f6b, #74d9d0);
  --hl-heading: light-dark(#0a4aa8, #8ec3ff);
  --hl-link: light-dark(#0a4aa8, #8ec3ff);
  --hl-inserted: light-dark(#145c2c, #98dd9b);
  --hl-deleted: light-dark(#9c1420, #ff9f9f);
  --hl-prompt: light-dark(#535c66, #a3acb8);
  --hl-output: light-dark(#3d454e, #c3c9d1);
  --hl-marked-edge: light-dark(#9a7400, #e0b93c);
  --hl-added-edge: light-dark(#1d7a3c, #5fc27a);
  --hl-removed-edge: light-dark(#b42332, #f07b7b);
}

/* Code reads from left to right in every language, and a long line scrolls in its own block. */
pre:has(> code) {
  position: relative;
  margin-block: 1rem;
  padding: .85rem 1rem;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  direction: ltr;
  text-align: left;
  tab-size: 4;
  border-radius: .5rem;
  background: var(--hl-ground);
  color: var(--hl-text);
  font: .875rem/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
}
pre:has(> code):focus-visible { outline: 2px solid var(--hl-function); outline-offset: 2px; }
pre > code { display: block; width: max-content; min-width: 100%; padding: 0; background: none; font: inherit; }

.hl-keyword { color: var(--hl-keyword); }
.hl-type { color: var(--hl-type); }
.hl-function { color: var(--hl-function); }
.hl-macro { color: var(--hl-macro); }
.hl-variable { color: var(--hl-variable); }
.hl-property { color: var(--hl-property); }
.hl-constant { color: var(--hl-constant); }
.hl-literal { color: var(--hl-literal); }
.hl-number { color: var(--hl-number); }
.hl-string { color: var(--hl-string); }
.hl-escape { color: var(--hl-escape); }
.hl-interpolation { color: var(--hl-interpolation); }
.hl-regex { color: var(--hl-regex); }
.hl-comment { color: var(--hl-comment); font-style: italic; }
.hl-attribute { color: var(--hl-attribute); }
.hl-directive { color: var(--hl-directive); }
.hl-tag { color: var(--hl-tag); }
.hl-heading { color: var(--hl-heading); font-weight: bold; }
.hl-emphasis { font-style: italic; }
.hl-strong { font-weight: bold; }
.hl-link { color: var(--hl-link); text-decoration: underline; }
.hl-inserted { color: var(--hl-inserted); }
.hl-deleted { color: var(--hl-deleted); }
.hl-prompt { color: var(--hl-prompt); user-select: none; }
.hl-output { color: var(--hl-output); }

/* Lines of their own: as wide as the longest one, so that their ground reaches to the end of it. */
.hl-line {
  display: inline-block;
  box-sizing: border-box;
  min-width: calc(100% + 2rem);
  margin-inline: -1rem;
  padding-inline: 1rem;
  border-inline-start: .25rem solid transparent;
  padding-inline-start: .75rem;
  background: none;
  color: inherit;
  text-decoration: none;
}
.hl-line:empty::after { content: "\200b"; }
.hl-line[data-line]::before {
  content: attr(data-line) / "";
  margin-inline-end: 1rem;
  color: var(--hl-quiet);
  white-space: pre;
}
.hl-marked { background: var(--hl-marked-ground); border-color: var(--hl-marked-edge); }
ins.hl-line { background: var(--hl-added-ground); border-color: var(--hl-added-edge); }
del.hl-line { background: var(--hl-removed-ground); border-color: var(--hl-removed-edge); }
.hl-mark { user-select: none; }
/* What is out of focus loses its colours, not its contrast. */
.hl-focus .hl-line:not(.hl-focused), .hl-focus .hl-line:not(.hl-focused) span { color: var(--hl-quiet); font-style: normal; }
.hl-focused { border-color: var(--hl-function); }

.code { position: relative; margin: 1rem 0; }
.code > pre:has(> code) { margin: 0; }
.code > figcaption {
  padding: .4rem 1rem;
  border-radius: .5rem .5rem 0 0;
  background: var(--hl-ground);
  color: var(--hl-quiet);
  border-block-end: 1px solid light-dark(#d5d9de, #343a44);
  font: .8rem/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  overflow-wrap: anywhere;
}
.code > figcaption + pre:has(> code) { border-start-start-radius: 0; border-start-end-radius: 0; }
.code-copy {
  position: absolute;
  inset-block-start: .3rem;
  right: .4rem;
  padding: .2rem .6rem;
  border: 1px solid light-dark(#c3c9d1, #4a525e);
  border-radius: .35rem;
  background: var(--hl-ground);
  color: var(--hl-text);
  font: .8rem/1.4 system-ui, sans-serif;
  cursor: pointer;
}

/* Where nothing hovers the button is always there: at the end, where lines are short. */
@media (hover: none) {
  .code:not(:has(> figcaption)) > .code-copy { inset-block: auto .3rem; }
}
@media (hover: hover) {
  .code-copy { opacity: 0; }
  .code:hover > .code-copy, .code-copy:focus-visible, .code:focus-within > .code-copy { opacity: 1; }
}
@media (forced-colors: active) {
  .hl-line { border-color: Canvas; }
  .hl-marked, ins.hl-line, del.hl-line, .hl-focused { border-color: Highlight; }
}
@media print {
  .code-copy { display: none; }
  pre:has(> code) { overflow: visible; border: 1px solid; }
  pre > code { width: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
}

"""###),
    File(
      path: "assets/code.js",
      text: ###"""
// A button on each block of code that copies its text: no numbers, no marks, and nothing that a change took away.
if (navigator.clipboard) {
  const textOf = (code) => {
    const lines = code.querySelectorAll(".hl-line");
    if (!lines.length) return code.textContent;
    return [...lines]
      .filter((line) => line.localName !== "del")
      .map((line) => line.textContent.slice(line.querySelector(".hl-mark") ? 1 : 0))
      .join("\n");
  };

  for (const pre of document.querySelectorAll("pre:has(> code):not([data-copy=no])")) {
    const code = pre.firstElementChild;
    let frame = pre.closest("figure.code");
    if (!frame) {
      frame = document.createElement("div");
      frame.className = "code";
      pre.replaceWith(frame);
      frame.append(pre);
    }
    const button = document.createElement("button");
    button.type = "button";
    button.className = "code-copy";
    button.textContent = "Copy";
    button.setAttribute("aria-live", "polite");
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(textOf(code).replace(/\n$/, ""));
        button.textContent = "Copied";
      } catch {
        // Where copying is not allowed, the reader's own command can do it.
        getSelection().selectAllChildren(code);
        button.textContent = "Selected";
      }
      setTimeout(() => (button.textContent = "Copy"), 2000);
    });
    frame.append(button);
  }
}

"""###),
    File(
      path: "assets/palette.css",
      text: ###"""
/* What containers share. Colours, each light, then dark: a site's own style may set them anew. A word that no line has room for breaks. */
:root {
  color-scheme: light dark;
  overflow-wrap: break-word;
  --ground: light-dark(#ffffff, #101318);
  --raised: light-dark(#f5f6f8, #191d24);
  --ink: light-dark(#1f242a, #e4e7eb);
  --quiet: light-dark(#535c66, #a3acb8);
  --line: light-dark(#d5d9de, #343a44);
  --edge: light-dark(#7a828c, #7d8693);
  --accent: light-dark(#0a4aa8, #8ec3ff);
  --chosen: light-dark(#e8f0fc, #14263f);
  --focus: 2px solid var(--accent);
}

"""###),
    File(
      path: "containers/accordion.css",
      text: ###"""
.accordion { margin-block: 1.5rem; border-block-start: 1px solid var(--line); }
.accordion > details { border-block-end: 1px solid var(--line); }
.accordion > details > summary { padding: .75rem .25rem; font-weight: bold; cursor: pointer; }
.accordion > details > summary:hover { color: var(--accent); }
.accordion > details > summary:focus-visible { outline: var(--focus); outline-offset: -2px; border-radius: .35rem; }
/* A link leads to what is folded away, and the label above it should be seen. */
.accordion > details > div { padding: 0 .25rem 1rem 1.25rem; scroll-margin-block-start: 4rem; }
.accordion > details > div:dir(rtl) { padding-inline: 1.25rem .25rem; }
.accordion > details > div > :first-child { margin-block-start: 0; }
.accordion > details > div > :last-child { margin-block-end: 0; }
@media print {
  .accordion > details::details-content { display: block; block-size: auto; content-visibility: visible; }
}

"""###),
    File(
      path: "containers/callout.css",
      text: ###"""
.callout {
  --kind: var(--accent);
  --sign: "i";
  margin: 1.5rem 0;
  padding: .85rem 1.25rem;
  border: 1px solid color-mix(in srgb, var(--kind) 35%, transparent);
  border-inline-start: .3rem solid var(--kind);
  border-radius: .5rem;
  background: color-mix(in srgb, var(--kind) 7%, transparent);
}
.callout-tip { --kind: light-dark(#146c36, #7fd69a); --sign: "+"; }
.callout-important { --kind: light-dark(#6a33a8, #d3b4ff); --sign: "!"; }
.callout-warning { --kind: light-dark(#7a4a00, #f0b875); --sign: "!"; }
.callout-caution, .callout-danger { --kind: light-dark(#a3161f, #ff9f9f); --sign: "!"; }
.callout-title { margin: 0; color: var(--kind); font-weight: bold; }
.callout-title::before {
  content: var(--sign) / "";
  display: inline-block;
  inline-size: 1.25em;
  margin-inline-end: .6em;
  border: 2px solid;
  border-radius: 50%;
  font: bold .8em/1.25 system-ui, sans-serif;
  text-align: center;
}
.callout > :nth-child(2) { margin-block-start: .35rem; }
.callout > :last-child { margin-block-end: 0; }
@media print {
  .callout { break-inside: avoid; }
}

"""###),
    File(
      path: "containers/cards.css",
      text: ###"""
.cards {
  display: grid;
  gap: 1rem;
  margin: 1.5rem 0;
  padding: 0;
  /* An empty marker, and not none: Safari tells lists without markers as no lists. */
  list-style: "";
}
.card {
  min-inline-size: 0;
  padding: 1rem 1.25rem;
  border: 1px solid var(--line);
  border-radius: .75rem;
  background: var(--raised);
}
.card > :first-child { margin-block-start: 0; }
.card > :last-child { margin-block-end: 0; }
.card img { max-inline-size: 100%; height: auto; border-radius: .4rem; }
@media (width >= 40rem) {
  .cards { grid-template-columns: repeat(6, 1fr); }
  .card { grid-column: span 2; }
  .card-feature, .card-second:nth-child(2):last-child { grid-column: 1 / -1; }
  .card-second { grid-column: span 3; }
  .card-feature { padding: 1.75rem 2rem; font-size: 1.125em; }
}
@media print {
  .card { break-inside: avoid; }
}

"""###),
    File(
      path: "containers/carousel.css",
      text: ###"""
.carousel { margin-block: 1.5rem; }
.carousel > ul {
  display: flex;
  gap: 1rem;
  margin: 0;
  padding: 0;
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline mandatory;
  list-style: "";
}
.carousel > ul:focus-visible { outline: var(--focus); outline-offset: 2px; border-radius: .5rem; }
/* The next one looks in, so that everybody sees that there is one. */
.carousel > ul > li { flex: 0 0 min(88%, 32rem); min-inline-size: 0; scroll-snap-align: start; }
.carousel > ul > li:only-child { flex-basis: 100%; }
.carousel > ul > li > :first-child { margin-block-start: 0; }
.carousel img { display: block; max-inline-size: 100%; height: auto; border-radius: .5rem; }
.carousel > p { display: flex; gap: .5rem; justify-content: end; margin: .5rem 0 0; }
/* Room is kept for the buttons, so that nothing moves when the script comes. */
.carousel:not([data-live]) > p { visibility: hidden; }
@media (scripting: none) {
  .carousel > p { display: none; }
}
.carousel > p > button {
  inline-size: 2.5rem;
  block-size: 2.5rem;
  padding: 0;
  border: 1px solid var(--edge);
  border-radius: 50%;
  background: var(--raised);
  color: var(--ink);
  font: 1.1rem/1 system-ui, sans-serif;
  cursor: pointer;
}
.carousel > p > button::before { content: "\2192" / ""; }
.carousel > p > button[value=previous]::before { content: "\2190" / ""; }
.carousel > p > button:dir(rtl)::before { display: inline-block; transform: scaleX(-1); }
.carousel > p > button:focus-visible { outline: var(--focus); outline-offset: 2px; }
.carousel > p > button[aria-disabled=true] { border-color: var(--line); color: var(--quiet); cursor: default; }
@media (prefers-reduced-motion: no-preference) {
  .carousel > ul { scroll-behavior: smooth; }
}
@media print {
  .carousel > ul { flex-wrap: wrap; overflow: visible; }
  .carousel > p { display: none; }
}

"""###),
    File(
      path: "containers/carousel.js",
      text: ###"""
for (const carousel of document.querySelectorAll(".carousel")) {
  const [previous, next] = carousel.querySelectorAll(":scope > p > button");
  if (!next) continue;
  const track = carousel.querySelector(":scope > ul");
  const slides = [...track.children];
  const isMirrored = () => getComputedStyle(track).direction === "rtl";

  // How far a slide starts from where the track does.
  const distance = (slide) => {
    const [a, b] = [slide.getBoundingClientRect(), track.getBoundingClientRect()];
    return isMirrored() ? b.right - a.right : a.left - b.left;
  };
  const room = () => track.scrollWidth - track.clientWidth - Math.abs(track.scrollLeft);

  const go = (slide) => slide && track.scrollBy({ left: distance(slide) * (isMirrored() ? -1 : 1) });
  previous.addEventListener("click", () => go(slides.findLast((slide) => distance(slide) < -1)));
  next.addEventListener("click", () => room() > 1 && go(slides.find((slide) => distance(slide) > 1)));

  const update = () => {
    previous.ariaDisabled = Math.abs(track.scrollLeft) <= 1;
    next.ariaDisabled = room() <= 1;
  };
  track.addEventListener("scroll", update, { passive: true });
  new ResizeObserver(update).observe(track);
  carousel.dataset.live = "";
}

"""###),
    File(
      path: "containers/chat.css",
      text: ###"""
/* A column that runs backwards starts at its end, where the newest message is; the list in it runs as it reads. */
.chat {
  display: flex;
  flex-direction: column-reverse;
  max-block-size: min(32rem, 75vh);
  margin-block: 1.5rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--line);
  border-radius: .75rem;
}
.chat:focus-visible { outline: var(--focus); outline-offset: 2px; }
.chat > ol { display: flex; flex: none; flex-direction: column; gap: .6rem; margin: 0; padding: 1rem; list-style: ""; }
.chat > ol > li {
  box-sizing: border-box;
  align-self: start;
  min-inline-size: 0;
  max-inline-size: 85%;
  padding: .6rem 1rem;
  border: 1px solid var(--line);
  border-radius: 1rem;
  border-end-start-radius: .2rem;
  background: var(--raised);
  overflow-wrap: anywhere;
}
.chat > ol > .own { align-self: end; border-radius: 1rem; border-end-end-radius: .2rem; background: var(--chosen); }
.chat > ol > li > :first-child { margin-block-start: 0; }
.chat > ol > li > :last-child { margin-block-end: 0; }
.chat > ol > li > .chat-sender { margin-block-end: .15rem; color: var(--quiet); font-size: .85em; font-weight: bold; }
.chat > ol > li > .chat-sender + * { margin-block-start: 0; }
@media print {
  .chat { display: block; max-block-size: none; overflow: visible; }
}

"""###),
    File(
      path: "containers/choices.js",
      text: ###"""
// Before anything is painted: each set shows what the address asks for, else what was chosen the last time, else the first.
(() => {
  const address = new URLSearchParams(location.search);
  const stored = (key) => {
    try {
      return localStorage.getItem(`garland:${key}`);
    } catch {}
  };
  // The first set of each key: the others agree with it.
  const firsts = {};
  const current = (set) => set?.querySelector(":scope > ul [data-current]")?.dataset.value
    ?? set?.querySelector(":scope > .option > label > :checked")?.value;
  const wished = (key, values) =>
    key && [address.get(key), stored(key), current(firsts[key])].find((value) => values.includes(value));
  const idIn = ({ hash }) => {
    try {
      return decodeURIComponent(hash.slice(1));
    } catch {}
  };

  const showTab = (panel) => {
    const set = panel.parentElement;
    firsts[set.dataset.sync] ??= set;
    if (!set.dataset.shown) {
      const links = [...set.querySelectorAll(":scope > ul > li > a")];
      const value = wished(set.dataset.sync, links.map((link) => link.dataset.value));
      const link = links.find((link) => link.hash === location.hash)
        ?? links.find((link) => link.dataset.value === value) ?? links[0];
      set.dataset.shown = idIn(link);
      link.dataset.current = "";
    }
    if (set.dataset.shown !== panel.id) panel.hidden = "until-found";
  };

  const checkOption = (input) => {
    const set = input.closest("fieldset");
    firsts[set.dataset.sync] ??= set;
    const inputs = [...set.elements].filter(({ name }) => name === input.name);
    const value = wished(set.dataset.sync, inputs.map(({ value }) => value));
    for (const each of inputs) each.checked ||= each.value === value;
  };

  new MutationObserver((records, observer) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.matches?.(".tabs:has(> ul) > section")) showTab(node);
      if (node.matches?.(".picker[data-sync] > .option > label > input")) checkOption(node);
    }
    if (document.readyState !== "loading") observer.disconnect();
  }).observe(document, { childList: true, subtree: true });

  // Without their module all sections are shown.
  addEventListener("error", ({ target }) => {
    if (!/\/containers\/tabs\b/.test(target.src)) return;
    for (const set of document.querySelectorAll("[data-shown]")) {
      delete set.dataset.shown;
      for (const panel of set.children) panel.hidden = false;
    }
  }, true);

  // What the page was led to counts as if its address had asked for it.
  const tell = (key, value) => {
    address.set(key, value);
    dispatchEvent(new CustomEvent("garland:choice", { detail: { key, value } }));
  };
  const choose = (key, value) => {
    try {
      localStorage.setItem(`garland:${key}`, value);
    } catch {}
    tell(key, value);
    address.delete(key);
  };
  window.garland = { idIn, wished, tell, choose };
})();

"""###),
    File(
      path: "containers/columns.css",
      text: ###"""
.columns {
  --columns: 2;
  --gap: 1.5rem;
  --share: calc((100% - (var(--columns) - 1) * var(--gap)) / var(--columns));
  display: grid;
  gap: var(--gap);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(11rem, var(--share))), 1fr));
  margin-block: 1.5rem;
}
.columns-1 { --columns: 1; }
.columns-3 { --columns: 3; }
.columns-4 { --columns: 4; }
.columns-5 { --columns: 5; }
.columns-6 { --columns: 6; }
.column { min-inline-size: 0; }
.column > :first-child { margin-block-start: 0; }
.column > :last-child { margin-block-end: 0; }

"""###),
    File(
      path: "containers/divided.css",
      text: ###"""
.divided { margin-block: 1.5rem; }
.divided > hr { margin-block: 1.25rem; border: 0; border-block-start: 1px solid var(--line); }

"""###),
    File(
      path: "containers/interleave.css",
      text: ###"""
.separator { margin-block: 1.5rem; color: var(--quiet); text-align: center; }

"""###),
    File(
      path: "containers/picker.css",
      text: ###"""
.picker { min-inline-size: 0; margin: 1.5rem 0; padding: .75rem; border: 1px solid var(--line); border-radius: .75rem; }
.picker > legend { padding-inline: .35rem; font-weight: bold; }
.picker > .option { padding: .25rem .75rem; border: 1px solid transparent; border-radius: .5rem; }
.picker > .option > label { display: block; padding-block: .25rem; padding-inline-start: 1.5rem; font-weight: bold; cursor: pointer; }
.picker > .option > label > input { margin: 0; margin-inline: -1.5rem .4rem; accent-color: var(--accent); }
.picker > .option > :not(label) { margin-inline-start: 1.5rem; }
.picker > .option > :nth-child(2) { margin-block-start: 0; }
.picker > .option > :last-child { margin-block-end: .25rem; }
.picker > .option:has(> label > input:checked) { border-color: var(--accent); background: var(--chosen); }
.picker > .option:has(> label > input:focus-visible) { outline: var(--focus); outline-offset: 2px; }
@media (forced-colors: active) {
  .picker > .option { border-color: Canvas; }
  .picker > .option:has(> label > input:checked) { border-color: Highlight; }
}

"""###),
    File(
      path: "containers/picker.js",
      text: ###"""
const { wished, choose } = window.garland;
const pickers = [...document.querySelectorAll(".picker[data-sync]")];
const inputs = (picker) => [...picker.querySelectorAll(":scope > .option > label > input")];

const follow = (key, value) => {
  for (const picker of pickers) {
    if (picker.dataset.sync !== key) continue;
    for (const input of inputs(picker)) if (input.value === value) input.checked = true;
  }
};

for (const picker of pickers) {
  picker.addEventListener("change", ({ target }) => {
    if (!inputs(picker).includes(target)) return;
    const top = target.getBoundingClientRect().top;
    choose(picker.dataset.sync, target.value);
    scrollBy({ top: target.getBoundingClientRect().top - top, behavior: "instant" });
  });
}
addEventListener("garland:choice", ({ detail }) => follow(detail.key, detail.value));
// Browsers fill forms in as they were; what was chosen since then is newer.
addEventListener("pageshow", () => {
  for (const picker of pickers) {
    const key = picker.dataset.sync;
    follow(key, wished(key, inputs(picker).map(({ value }) => value)));
  }
});

"""###),
    File(
      path: "containers/stack.css",
      text: ###"""
.vstack, .hstack { display: flex; gap: .75rem; }
.vstack { flex-direction: column; align-items: stretch; }
.hstack { flex-flow: row wrap; align-items: center; }
.vstack > *, .hstack > * { min-inline-size: 0; max-inline-size: 100%; margin-block: 0; }
.spacing-none { gap: 0; }
.spacing-small { gap: .35rem; }
.spacing-large { gap: 1.5rem; }
.align-start { align-items: start; }
.align-center { align-items: center; }
.align-end { align-items: end; }
.align-baseline { align-items: baseline; }

"""###),
    File(
      path: "containers/steps.css",
      text: ###"""
.steps { margin: 1.5rem 0; padding: 0; list-style: ""; }
.steps > li { position: relative; min-block-size: 2.25rem; padding-block-end: 1.5rem; padding-inline-start: 3.25rem; }
.steps > li::before {
  content: counter(list-item);
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: 2.25rem;
  box-sizing: border-box;
  border: 2px solid var(--accent);
  border-radius: 2rem;
  color: var(--accent);
  font-weight: bold;
  line-height: calc(2.25rem - 4px);
  text-align: center;
}
.steps > li:not(:last-child)::after {
  content: "";
  position: absolute;
  inset-block: 2.75rem .5rem;
  inset-inline-start: 1.125rem;
  border-inline-start: 1px solid var(--line);
}
.steps > li > :first-child { margin-block-start: 0; padding-block-start: .25rem; }
.steps > li > :last-child { margin-block-end: 0; }
@media print {
  .steps > li { break-inside: avoid; }
}

"""###),
    File(
      path: "containers/tabs.css",
      text: ###"""
.tabs { margin-block: 1.5rem; }
.tabs > ul {
  display: flex;
  flex-wrap: wrap;
  gap: 0 .25rem;
  margin: 0;
  padding: 0;
  border-block-end: 1px solid var(--line);
  list-style: "";
}
.tabs > ul > li { min-inline-size: 0; margin: 0; }
.tabs > ul > li > a { display: block; position: relative; padding: .5rem .85rem; overflow-wrap: anywhere; }
.tabs > section { position: relative; }

/* One section at a time, once something can change it. */
.tabs[data-shown] > ul > li > a { color: var(--quiet); text-decoration: none; }
.tabs[data-shown] > ul > li > a:hover { color: var(--ink); }
.tabs[data-shown] > ul > li > a[data-current] { color: var(--accent); }
/* A border, for forced colours leave grounds and shadows out; of the current one alone, for they show what is transparent. */
.tabs[data-shown] > ul > li > a[data-current]::after {
  content: "";
  position: absolute;
  inset-block-end: -2px;
  inset-inline: 0;
  border-block-end: 3px solid;
}
.tabs > ul > li > a:focus-visible { outline: var(--focus); outline-offset: -2px; border-radius: .35rem; }
.tabs > section:focus-visible { outline: var(--focus); outline-offset: 4px; border-radius: .35rem; }
.tabs[data-shown] > section { padding-block-start: 1rem; }
.tabs > section[hidden] { margin: 0; padding: 0; }
.tabs > section > :last-child { margin-block-end: 0; }

@media screen {
  /* The tab says it; the heading stays in the outline. */
  .tabs[data-shown] > section > :first-child {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .tabs[data-shown] > section > :nth-child(2) { margin-block-start: 0; }
}
@media print {
  .tabs > ul { display: none; }
  .tabs > section[hidden] { display: block; content-visibility: visible; }
}

"""###),
    File(
      path: "containers/tabs.js",
      text: ###"""
// Links and sections become tabs, by ARIA's pattern.
const { idIn, wished, tell, choose } = window.garland;

// Whether what a panel starts with, behind its heading, takes the focus.
const startsWithFocus = (panel) => {
  const first = [...panel.querySelectorAll("a[href], button, input, select, textarea, summary, iframe, [controls], [tabindex]")]
    .find((element) => element.tabIndex >= 0 && (element.closest("[hidden]")?.contains(panel) ?? true));
  if (!first) return false;
  const range = document.createRange();
  range.setStartAfter(panel.firstElementChild);
  range.setEndBefore(first);
  const before = range.cloneContents();
  return !before.textContent.trim() && !before.querySelector("img, svg, hr, video");
};

const isModified = (event) => ["alt", "ctrl", "meta", "shift"].some((key) => event[`${key}Key`]);

const sets = [...document.querySelectorAll(".tabs:has(> ul)")].map((root) => {
  const list = root.querySelector(":scope > ul");
  const tabs = [...list.querySelectorAll(":scope > li > a")];
  const panels = tabs.map((tab) => document.getElementById(idIn(tab)));
  const key = root.dataset.sync;
  const stops = panels.map((panel) => !startsWithFocus(panel));
  const shown = () => panels.findIndex(({ id }) => id === root.dataset.shown);

  const show = (index) => {
    root.dataset.shown = panels[index].id;
    tabs.forEach((tab, i) => {
      const panel = panels[i], isShown = i === index;
      tab.ariaSelected = isShown;
      tab.tabIndex = isShown ? 0 : -1;
      tab.toggleAttribute("data-current", isShown);
      panel.hidden = !isShown && "until-found";
      // What is hidden until it is found could still take the focus.
      if (isShown && stops[i]) panel.tabIndex = 0;
      else panel.removeAttribute("tabindex");
    });
  };

  const open = (index) => {
    show(index);
    if (key) tell(key, tabs[index].dataset.value);
  };

  // Sets above may change their height; the tab stays where it is.
  const pick = (index) => {
    const top = () => tabs[index].getBoundingClientRect().top;
    const before = top();
    tabs[index].focus({ preventScroll: true });
    show(index);
    if (key) choose(key, tabs[index].dataset.value);
    scrollBy({ top: top() - before, behavior: "instant" });
  };

  list.role = "tablist";
  tabs.forEach((tab, index) => {
    const panel = panels[index];
    tab.parentElement.role = "presentation";
    tab.role = "tab";
    tab.id = `${panel.id}.tab`;
    tab.setAttribute("aria-controls", panel.id);
    panel.role = "tabpanel";
    panel.setAttribute("aria-labelledby", tab.id);
    panel.addEventListener("beforematch", () => open(index));
    tab.addEventListener("click", (event) => {
      if (isModified(event)) return;
      event.preventDefault();
      pick(index);
    });
    tab.addEventListener("keydown", (event) => {
      const step = getComputedStyle(root).direction === "rtl" ? -1 : 1;
      const next = { ArrowRight: index + step, ArrowLeft: index - step, Home: 0, End: -1, " ": index }[event.key];
      if (next === undefined || isModified(event)) return;
      event.preventDefault();
      pick((next + tabs.length) % tabs.length);
    });
  });
  show(Math.max(shown(), 0));

  const follow = (value) => {
    const index = tabs.findIndex((tab) => tab.dataset.value === value);
    if (index >= 0 && tabs[shown()].dataset.value !== value) show(index);
  };
  const recall = () => follow(wished(key, tabs.map((tab) => tab.dataset.value)));
  return { key, panels, open, follow, recall };
});

const reveal = () => {
  const target = document.getElementById(idIn(location));
  const isHidden = target?.closest("[hidden]");
  for (const { panels, open } of sets) {
    const index = panels.findIndex((panel) => panel.contains(target));
    if (index >= 0) open(index);
  }
  if (isHidden) target.scrollIntoView();
};

addEventListener("garland:choice", ({ detail }) => {
  for (const { key, follow } of sets) if (key === detail.key) follow(detail.value);
});
addEventListener("hashchange", reveal);
// A page that the browser kept may be older than the last choice.
addEventListener("pageshow", ({ persisted }) => persisted && sets.forEach(({ recall }) => recall()));
reveal();

"""###),
  ]
}
