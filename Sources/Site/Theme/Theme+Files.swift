// Generated from Templates; do not edit. To regenerate: `GARLAND_RECORD=1 swift test --filter ThemeTests`.
// swift-format-ignore-file

extension Theme {
  /// All files, sorted by path.
  package static let files: [File] = [
    File(
      path: "404.mustache",
      text: ###"""
{{<base}}
{{$main}}
<header class="heading">
<h1>{{title}}</h1>
</header>
<div class="prose">
{{content}}
{{^content}}
<p>{{site.params.words.missing | default: "There is nothing at this address. It may have moved, or the link may be wrong. Perhaps one of these helps:"}}</p>
<ul>
  <li><a href="{{site.home.url}}">{{site.home.title}}</a></li>
{{#site.sections}}
  <li><a href="{{url}}">{{title}}</a></li>
{{/site.sections}}
{{#site.archive}}
  <li><a href="{{url}}">{{site.params.words.archive | default: "Archive"}}</a></li>
{{/site.archive}}
</ul>
{{/content}}
</div>
{{#site.posts | limit: 5}}
{{#first}}
<section class="related">
  <h2>{{site.params.words.latest | default: "Latest"}}</h2>
  <ul class="lines">
{{/first}}
    {{>partials/line}}
{{#last}}
  </ul>
</section>
{{/last}}
{{/site.posts}}
{{/main}}
{{/base}}

"""###),
    File(
      path: "archive.mustache",
      text: ###"""
{{<base}}
{{$main}}
{{>partials/heading}}
{{#posts | group: year}}
<section class="year">
  <h2>{{key | default: "—"}}</h2>
  <ul class="lines">
{{#items}}
    <li><a href="{{url}}">{{title}}</a>{{#date}} <time datetime="{{date | format: iso}}">{{date | format: "d MMM"}}</time>{{/date}}</li>
{{/items}}
  </ul>
</section>
{{/posts}}
{{/main}}
{{/base}}

"""###),
    File(
      path: "assets/code.css",
      text: ###"""
/* Colours of code: light, then dark. A test checks that every colour has a contrast of 4.5 to 1 on every background. */
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

/* Code is left to right in every language. Long lines scroll inside their block. */
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

/* Every line is as wide as the longest one, so that its background reaches the end. */
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
/* Lines out of focus lose their colours, but not their contrast. */
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

/* On touch screens the button is always visible, at the end of the block, where lines are short. */
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
// Adds a copy button to each code block. Line numbers, diff signs and removed lines are not copied.
// Of a console session, only the commands are copied.
if (navigator.clipboard) {
  const textOf = (shown) => {
    const code = shown.cloneNode(true);
    for (const prompt of code.querySelectorAll(".hl-prompt")) prompt.remove();
    for (const output of code.querySelectorAll(".hl-output")) output.replaceWith("\n");
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
        // Copying is not allowed: select the text, so that the reader can copy it.
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
      path: "assets/home.css",
      text: ###"""
/* The home page: hero, featured posts, and the grid of posts. */
@layer garland {
  .main.is-wide > *, .is-wide > .prose > * { margin-inline: 0; }
  .hero { display: grid; align-items: center; gap: 2rem; margin-block: 1rem 3rem; }
  .hero h1 { font-size: clamp(2.4rem, 1.6rem + 4vw, 4rem); }
  .hero p { max-inline-size: 36rem; margin-block: 1.25rem 0; color: var(--quiet); font-size: 1.25rem; }
  .hero img { inline-size: 100%; }
  .hero-actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.75rem 0 0; padding: 0; list-style: ""; }
  .button {
    display: block;
    padding: .55rem 1.2rem;
    border: 1px solid var(--accent);
    border-radius: var(--corner);
    color: var(--accent);
    font: 600 1rem/1.5 var(--plain);
    text-decoration: none;
  }
  .button:hover { background: var(--chosen); }
  li:first-child > .button { background: var(--accent); color: var(--ground); }
  li:first-child > .button:hover { filter: brightness(1.1); }

  .featured > h2, .latest { font-size: 1.1rem; }
  .featured > ul, .grid > .entries {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    gap: 1.25rem;
    margin: 0;
    padding: 0;
    list-style: "";
  }
  .featured > ul > li, .grid > .entries > li {
    position: relative;
    display: flex;
    flex-direction: column;
    margin: 0;
    padding: 1.1rem 1.25rem;
    border: 1px solid var(--line);
    border-radius: var(--corner);
  }
  .featured li:hover, .grid > .entries > li:hover { border-color: var(--accent); }
  .featured :is(h3, p), .grid > .entries p { margin: 0 0 .4rem; }
  .featured p, .grid > .entries p { color: var(--quiet); font-size: .95rem; }
  .featured h3 a { color: inherit; text-decoration: none; }
  .featured h3 a::after, .grid > .entries h2 a::after { content: ""; position: absolute; inset: 0; }

  @media (width >= 48em) {
    .hero.has-image { grid-template-columns: 3fr 2fr; }
  }
}

"""###),
    File(
      path: "assets/palette.css",
      text: ###"""
/* All that sets the look of a site: colours (light, then dark), fonts, widths, corners. */
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
  --marked: light-dark(#fdf0b0, #5a4b10);
  --focus: 2px solid var(--accent);

  --text: Charter, "Bitstream Charter", "Sitka Text", Cambria, "Noto Serif", serif;
  --plain: system-ui, sans-serif;
  --code: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  --size: clamp(1.0625rem, .98rem + .2vw, 1.1875rem);

  --measure: 33rem;
  --side: 11rem;
  --gutter: 3rem;
  --outset: 8rem;
  --corner: .5rem;
}
/* The theme switch in the header sets `data-theme`. */
:root[data-theme=light] { color-scheme: light; }
:root[data-theme=dark] { color-scheme: dark; }

"""###),
    File(
      path: "assets/palettes/forest.css",
      text: ###"""
/* Moss and pine on a hint of green. Set `palette: forest` in site.yml. */
:root {
  --ground: light-dark(#fbfcf9, #10150f);
  --raised: light-dark(#f1f4ec, #192018);
  --ink: light-dark(#1f261c, #e3e9de);
  --quiet: light-dark(#505c4b, #a2b09b);
  --line: light-dark(#d2dacb, #343f31);
  --edge: light-dark(#77836f, #7e8c77);
  --accent: light-dark(#1c6434, #83d49a);
  --chosen: light-dark(#e2f1e2, #15321d);
  --marked: light-dark(#f6edb0, #544a12);
}

"""###),
    File(
      path: "assets/palettes/ocean.css",
      text: ###"""
/* Teal on white, and a deep blue night. Set `palette: ocean` in site.yml. */
:root {
  --ground: light-dark(#fafdfe, #0a1620);
  --raised: light-dark(#eef6f8, #11222f);
  --ink: light-dark(#16262d, #dceaf1);
  --quiet: light-dark(#46606b, #98b2c0);
  --line: light-dark(#c8dbe2, #27404f);
  --edge: light-dark(#6d8692, #6f8b9b);
  --accent: light-dark(#00606f, #5fd3e0);
  --chosen: light-dark(#d9f0f3, #073844);
  --marked: light-dark(#fbefad, #4f4a12);
}

"""###),
    File(
      path: "assets/palettes/rose.css",
      text: ###"""
/* Raspberry on a cool white. Set `palette: rose` in site.yml. */
:root {
  --ground: light-dark(#fffbfc, #16101a);
  --raised: light-dark(#faf1f4, #20182a);
  --ink: light-dark(#2a1f27, #ece3ea);
  --quiet: light-dark(#67535f, #b6a3b3);
  --line: light-dark(#e6d3db, #40334a);
  --edge: light-dark(#8c7581, #8b7a95);
  --accent: light-dark(#a8174f, #ff9cc2);
  --chosen: light-dark(#fce4ec, #43142b);
  --marked: light-dark(#fdeaa6, #5a4a10);
}

"""###),
    File(
      path: "assets/palettes/sepia.css",
      text: ###"""
/* Warm paper and brown ink. Set `palette: sepia` in site.yml. */
:root {
  --ground: light-dark(#fbf6ec, #17130d);
  --raised: light-dark(#f3ebdb, #211c14);
  --ink: light-dark(#2c2418, #ece3d3);
  --quiet: light-dark(#64573f, #b5a78f);
  --line: light-dark(#e0d3ba, #403727);
  --edge: light-dark(#8a7a5d, #8f8168);
  --accent: light-dark(#8a3b12, #f2a979);
  --chosen: light-dark(#f6e3cf, #3d2413);
  --marked: light-dark(#f8e59a, #5a4710);
}

"""###),
    File(
      path: "assets/palettes/slate.css",
      text: ###"""
/* Grey without a tint; links are underlined ink. Set `palette: slate` in site.yml. */
:root {
  --ground: light-dark(#ffffff, #121212);
  --raised: light-dark(#f4f4f4, #1d1d1d);
  --ink: light-dark(#1c1c1c, #e8e8e8);
  --quiet: light-dark(#575757, #a8a8a8);
  --line: light-dark(#d9d9d9, #3a3a3a);
  --edge: light-dark(#808080, #828282);
  --accent: light-dark(#3a3a3a, #d6d6d6);
  --chosen: light-dark(#ececec, #2c2c2c);
  --marked: light-dark(#fff0a8, #574a12);
}

"""###),
    File(
      path: "assets/search-engine.js",
      text: ###"""
// Searches the index that Garland writes below `search/`; `Sources/Site/Searching` describes its format and its terms.
globalThis.GarlandSearch ??= (() => {
  const dense = "\\u0e00-\\u0eff\\u1000-\\u109f\\u1100-\\u11ff\\u1780-\\u17ff\\u3005-\\u31ff\\u3400-\\u9fff\\uac00-\\ud7a3" +
    "\\uf900-\\ufaff\\uff66-\\uff9d\\u{20000}-\\u{323af}";
  const letter = "(?=[\\p{L}\\p{N}\\p{M}])";
  const runs = new RegExp(`((?:${letter}[${dense}])+)|(?:${letter}[^${dense}])+`, "gu");
  const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670]/g;
  const plain = {ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ł: "l", ı: "i", þ: "th", ħ: "h", ς: "σ", ŧ: "t", ĳ: "ij"};

  const fold = (word) =>
    word.normalize("NFD").replace(marks, "").normalize("NFC").replace(/[ßæœøđðłıþħςŧĳ]/g, (c) => plain[c]);
  const cut = (text) => [...text].slice(0, 28).join("");
  const lower = (word) => cut(word.normalize("NFC"))
    .replace(/[\uff10-\uff5a]/g, (c) => String.fromCharCode(c.charCodeAt() - 0xfee0)).toLowerCase();

  // Each word; in scripts without spaces each pair of characters, and in texts the last one.
  const words = (text, isQuery) => [...text.matchAll(runs)].flatMap(({0: run, 1: isDense, index: at}) => {
    if (!isDense) return {text: run, at};
    const letters = [...run], pairs = letters.map((one, i) =>
      ({text: one + (letters[i + 1] ?? ""), at: (at += one.length) - one.length, isPair: true}));
    return isQuery && pairs.length > 1 ? pairs.slice(0, -1) : pairs;
  });

  // Runs a Snowball script on a word.
  const stemmer = ({routines, tables}) => {
    let text, at, start, end, back, from, to, found, numbers;
    const run = ([name, ...values]) => commands[name](...values);
    const value = v => v === "cursor" ? at : v === "limit" ? (back ? start : end) : numbers[v] ?? (+v || 0);
    const place = () => back ? end - at : at;
    const goBack = p => { at = back ? end - p : p; };
    const move = p => start <= p && p <= end && (back ? p <= at : p >= at) && (at = p, true);
    const hop = n => move(back ? at - n : at + n);
    const fits = s => text.startsWith(s, back ? at - s.length : at) && (back ? at - s.length >= start : at + s.length <= end);
    const isLetter = set => (back ? at > start : at < end) && set.includes(text[back ? at - 1 : at]);
    const replace = s => {
      text = text.slice(0, from) + s + text.slice(to);
      const change = s.length - (to - from);
      end += change;
      if (at >= to) at += change; else if (at > from) at = from;
      to = from + s.length;
      return true;
    };
    const test = command => { const p = place(), ok = run(command); goBack(p); return ok; };
    const commands = {
      literal: s => fits(s) && hop(s.length),
      letter: set => isLetter(set) && hop(1),
      other: set => (back ? at > start : at < end) && !isLetter(set) && hop(1),
      call: name => run(routines[name]),
      all: (...list) => list.every(c => run(c)),
      first: (...list) => { const p = place(); return list.some(c => run(c) || goBack(p)); },
      not: c => !test(c),
      test,
      repeat: c => { let p; do p = place(); while (run(c)); goBack(p); return true; },
      past: c => { for (;;) { const p = place(); if (run(c)) return true; goBack(p); if (!hop(1)) return false; } },
      hop,
      "[": () => { back ? to = at : from = at; return true; },
      "]": () => { back ? from = at : to = at; return true; },
      replace,
      insert: s => { const p = from = to = at; replace(s); if (back) at = p; return true; },
      "=": (name, v) => { numbers[name] = value(v); return true; },
      "==": (a, b) => value(a) === value(b),
      "<": (a, b) => value(a) < value(b),
      "<=": (a, b) => value(a) <= value(b),
      to: v => move(value(v)),
      end: () => back ? at <= start : at >= end,
      back: c => {
        const before = [start, at];
        [start, at, back] = [at, end, true];
        const ok = run(c);
        [start, at, back] = [...before, false];
        return ok;
      },
      within: (limit, c) => {
        const p = place(), outer = back ? start : end;
        if (!run(limit)) return false;
        if (back) start = at; else end = at;
        goBack(p);
        const ok = run(c);
        if (back) start = outer; else end = outer;
        return ok;
      },
      find: table => {
        let longest;
        for (const [texts, c] of tables[table]) for (const s of texts) {
          if (fits(s) && !(s.length <= longest?.length)) { longest = s; found = c; }
        }
        return longest !== undefined && hop(longest.length);
      },
      found: () => run(found),
    };
    return word => {
      [text, at, start, end, back, from, to, numbers] = [word, 0, 0, word.length, false, 0, 0, {}];
      run(["call", "stem"]);
      return text;
    };
  };

  const decoder = new TextDecoder();

  const reader = (bytes) => {
    let at = 0;
    const byte = () => bytes[at++];
    const number = () => {
      let [n, scale, b] = [0, 1];
      do { b = byte(); n += (b & 127) * scale; scale *= 128; } while (b > 127);
      return n;
    };
    const block = () => { const count = number(); return bytes.subarray(at, (at += count)); };
    return {
      byte, number, block, text: () => decoder.decode(block()), id: () => byte() << 16 | byte() << 8 | byte(),
      list: (read) => Array.from({length: number()}, read), isAtEnd: () => at >= bytes.length,
    };
  };

  // The postings of each term: articles with impacts.
  const readTerms = (bytes) => {
    const {number, block, list, id, byte, isAtEnd} = reader(bytes), terms = new Map();
    for (let term = []; !isAtEnd();) {
      term = [...term.slice(0, number()), ...block()];
      terms.set(decoder.decode(Uint8Array.from(term)), list(() => [id(), byte()]));
    }
    return terms;
  };

  const readArticles = (bytes) => {
    const {id, block, isAtEnd} = reader(bytes), articles = new Map();
    while (!isAtEnd()) articles.set(id(), block());
    return articles;
  };

  const readArticle = (bytes) => {
    const {text, number, list} = reader(bytes);
    return {
      address: text(), title: text(), section: text(), date: text(), boost: number(), tags: list(text),
      parts: list(() => ({parent: number(), anchor: text(), title: text(), text: text()})),
    };
  };

  // A tree of shards: 1 is a shard, a list the two sides of a bit.
  const readTree = (text) => {
    let at = 0;
    const read = () => {
      const sign = text[at++];
      return sign === "." ? 1 : sign === "<" ? [read()] : sign === ">" ? [0, read()] : sign && [read(), read()];
    };
    return read();
  };

  // The names of the shards with keys that begin with some bytes.
  const shards = (tree, key) => {
    const names = [];
    const add = (tree, path) => {
      if (tree === 1) names.push(BigInt(`0b1${path}`).toString(16));
      else if (tree) tree.forEach((side, bit) => add(side, path + bit));
    };
    let path = "";
    for (const bit of [...key].map((byte) => byte.toString(2).padStart(8, 0)).join("")) {
      if (!tree?.[0] && !tree?.[1]) break;
      tree = tree[bit];
      path += bit;
    }
    add(tree, path);
    return names;
  };

  // One letter was added, left out or replaced, or two were swapped.
  const isTypo = (a, b) => {
    let i = 0, j = 0;
    while (i < a.length && a[i] === b[i]) i += 1;
    while (j < Math.min(a.length, b.length) - i && a.at(-1 - j) === b.at(-1 - j)) j += 1;
    const [x, y] = [a, b].map((word) => word.slice(i, word.length - j));
    return Math.max(x.length, y.length) <= 1 || x.length === 2 && y === x[1] + x[0];
  };

  const level = (n) => n && (n & 1 ? 2 : 3) << ((n - 1) >> 1) || 1;
  const countBits = (n) => { let count = 0; for (; n; n &= n - 1) count += 1; return count; };
  const allHits = (words) => words.reduce((all, {hits}) => all | hits, 0);

  // About 200 characters around the place with most of the words, which are marked.
  const excerpt = (text, words) => {
    const fits = (i) => words.slice(i, i + 40).filter(({end}) => end <= words[i].at + 200);
    let best = 0, first = 0;
    words.forEach(({hits, at}, i) => {
      const count = hits && countBits(allHits(fits(i)));
      if (count > best) [best, first] = [count, at];
    });
    let at = first > 60 ? text.lastIndexOf(" ", first - 40) + 1 : 0;
    const end = words.findLast(({end}) => end <= at + 200)?.end ?? 0, pieces = [];
    const add = (to, mark) => {
      if (to > at) pieces.push({text: text.slice(at, to).replace(/\s+/g, " "), mark});
      at = Math.max(at, to);
    };
    if (at) pieces.push({text: "…", mark: false});
    for (const word of words) if (word.hits && word.at >= at && word.end <= end) { add(word.at, false); add(word.end, true); }
    add(end, false);
    if (end < text.trimEnd().length) pieces.push({text: end + 1 < text.length ? "…" : text.slice(end), mark: false});
    return pieces;
  };

  const engine = (base, entry, load) => {
    const [termTree, articleTree] = [entry.terms, entry.fragments].map(readTree);
    const stem = entry.stemmer ? stemmer(entry.stemmer) : (word) => word;
    const titles = new Map(entry.sections), known = new Map();
    const termOf = ({text, isPair}) => {
      if (!known.has(text)) known.set(text, fold(isPair ? lower(text) : stem(lower(text))));
      return known.get(text);
    };
    const keys = (text) => new TextEncoder().encode(text);
    const termsIn = (names) => Promise.all(names.map((name) => load(`t/${name}.bin`, readTerms)));

    // A term in several shards may be so frequent that it is not worth its size.
    const postings = async (term, takesFrequent = true) => {
      const names = shards(termTree, keys(term + "\0"));
      if (!takesFrequent && names.length > 1 && names.length * 1200 > entry.articles / 5) return null;
      return (await termsIn(names)).flatMap((shard) => shard.get(term) ?? []);
    };

    const parse = (query) => {
      const tokens = query.split('"').flatMap((part, phrase) => words(part, true).map((word) => ({
        ...word, phrase, term: termOf(word), word: fold(lower(word.text)), isPrefix: word.isPair && [...word.text].length < 2,
      }))).slice(0, 30);
      const last = tokens.at(-1);
      if (last && !last.isPair && query.endsWith(last.text)) last.isPrefix = true;
      return tokens;
    };

    // The terms that a word of the query stands for, with weights and postings.
    const expand = async ({term, word, isPrefix, isPair, ...token}, takesFrequent) => {
      const exact = await postings(term, takesFrequent), found = new Map();
      const add = async (names, weigh) => {
        for (const shard of await termsIn(names)) for (const [other, list] of shard) {
          const weight = /[#/]/.test(other[0]) ? 0 : weigh(other);
          if (weight && other !== term) found.set(other, {weight, list: [...found.get(other)?.list ?? [], ...list]});
        }
      };
      if (exact?.length) found.set(term, {weight: 1, list: exact});
      if (isPrefix) {
        const names = shards(termTree, keys(word));
        if (isPair || names.length <= 6) {
          await add(names.slice(0, 6), (other) => other.startsWith(word) && 0.7 * Math.min(1, (word.length + 1) / other.length));
        }
        // A word that is longer than its stem: `runni`.
        for (let end = word.length - 1; !found.size && end > 2 && end > word.length - 6; end -= 1) {
          const list = await postings(word.slice(0, end), false);
          if (list?.length) found.set(word.slice(0, end), {weight: 0.4, list});
        }
      }
      if (!found.size && exact && !isPair && word.length > 4) {
        await add(shards(termTree, keys(word.slice(0, 3))).slice(0, 6), (other) => (isTypo(other, term) || isTypo(other, word)) && 0.4);
      }
      return {...token, term, found, isSkipped: !exact && !found.size};
    };

    // The score of each article for a word: BM25.
    const scores = ({found}) => {
      const scores = new Map();
      for (const {weight, list} of found.values()) for (const [id, impact] of list) {
        const rarity = Math.log(1 + Math.max(0, entry.articles - list.length + 0.5) / (list.length + 0.5));
        const count = level(impact >> 4), size = level(impact & 15) / entry.length;
        const score = weight * rarity * count / (count + 1.2 * (0.4 + 0.6 * size));
        scores.set(id, Math.max(scores.get(id) ?? 0, score));
      }
      return scores;
    };

    const articleAt = async ({id, score}) => {
      const [name] = shards(articleTree, [id >> 16, id >> 8 & 255, id & 255]);
      const bytes = name && (await load(`f/${name}.bin`, readArticles)).get(id);
      return bytes && {...readArticle(bytes), score};
    };

    // The parts of an article with words of the query, the best first; none if a phrase is missing.
    const ranked = (article, tokens) => {
      const initials = new Set(tokens.flatMap(({found, term}) => [term, ...found.keys()].map((term) => term[0])));
      const mark = (text) => words(text).map((word) => {
        const initial = word.text[0] < "\x7f" ? word.text[0].toLowerCase() : fold(lower(word.text))[0];
        const term = initials.has(initial) && termOf(word);
        const isHit = (token) => token.found.has(term) || token.isSkipped && token.term === term;
        return {...word, end: word.at + word.text.length, hits: term && tokens.reduce((hits, token, i) => hits | isHit(token) << i, 0)};
      });
      const phrases = new Set(tokens.map(({phrase}) => phrase).filter((phrase) => phrase & 1));
      const missing = new Set(phrases);
      const parts = article.parts.map((part, index) => {
        const [title, text] = [mark(index ? part.title : article.title), mark(part.text)], all = [...title, ...text];
        let near = 0, last, phraseCount = 0;
        text.forEach(({hits}, i) => {
          if (hits && last >= 0 && text[last].hits !== hits) near = Math.max(near, 1 / (i - last));
          if (hits) last = i;
        });
        for (const phrase of phrases) {
          const isAt = (list, at) => tokens.every((token, i) => token.phrase !== phrase || list[at++]?.hits >> i & 1);
          if (![title, text].some((list) => list.some((_, at) => isAt(list, at)))) continue;
          missing.delete(phrase);
          phraseCount += 1;
        }
        const share = (countBits(allHits(all)) + countBits(allHits(title))) / tokens.length;
        return {...part, index, score: share + near + phraseCount, marked: text, hits: all.filter(({hits}) => hits)};
      });
      return missing.size ? [] : parts.filter(({hits, index}) => hits.length || !index)
        .sort((a, b) => b.score - a.score || a.index - b.index);
    };

    const shown = (part, {parts, address}) => {
      const path = [];
      for (let i = part.index; i; i = parts[i].parent) if (parts[i].title) path.unshift(parts[i].title);
      const url = base.slice(0, -1) + address + (part.anchor && `#${encodeURI(part.anchor)}`);
      return {url, path, excerpt: excerpt(part.text, part.marked)};
    };

    return async (query, {limit = 10, section, tag, signal} = {}) => {
      const parsed = parse(query);
      let tokens = await Promise.all(parsed.map((token) => expand(token, false)));
      // Very frequent words count only if there is no rarer one.
      if (tokens.every(({isSkipped}) => isSkipped)) tokens = await Promise.all(parsed.map((token) => expand(token, true)));
      const sums = new Map();
      for (const token of tokens) for (const [id, score] of scores(token)) {
        const sum = sums.get(id) ?? {id, score: 0, count: 0};
        sums.set(id, {id, score: sum.score + score, count: sum.count + 1});
      }
      let list = [...sums.values()];
      for (const filter of [section && `/${section}`, tag && `#${fold(tag.toLowerCase())}`]) {
        const ids = filter && new Set((await postings(cut(filter))).map(([id]) => id));
        if (ids) list = list.filter(({id}) => ids.has(id));
      }
      const most = list.reduce((most, {count}) => Math.max(most, count), 0);
      list = list.filter(({count}) => count === most).sort((a, b) => b.score - a.score || a.id - b.id);
      const results = [], reach = tokens.some(({phrase}) => phrase & 1) ? 60 : 1;
      for (let at = 0; at < Math.min(list.length, reach) && results.length < limit; at += limit + 5) {
        const articles = await Promise.all(list.slice(at, at + limit + 5).map(articleAt));
        signal?.throwIfAborted();
        for (const article of articles.filter(Boolean)) {
          const parts = ranked(article, tokens), years = (Date.now() - Date.parse(article.date || 0)) / 31_557_600_000;
          const factor = article.boost / 10 * (1 + entry.recency / 100 * 2 ** -Math.max(0, years));
          if (parts.length) results.push({article, parts, score: article.score * factor * (1 + parts[0].score)});
        }
      }
      results.sort((a, b) => b.score - a.score);
      return {total: list.length, results: results.slice(0, limit).map(({article, parts: [best, ...more]}) => ({
        ...shown(best, article), title: article.title, section: titles.get(article.section) ?? "", tags: article.tags,
        date: article.date, words: [...new Set(best.hits.map(({text}) => text.toLowerCase()))],
        more: more.filter(({hits}) => hits.length).slice(0, 2).map((part) => shown(part, article)),
      }))};
    };
  };

  const indexes = new Map();
  const open = (base, language) => {
    const folder = `${base}search/${language.toLowerCase()}/`, files = new Map();
    if (indexes.has(folder)) return indexes.get(folder);
    // Fetches each file once.
    const load = (path, read) => {
      if (!files.has(path)) files.set(path, fetch(folder + path).then(async (answer) => {
        if (!answer.ok) throw Error(`${folder}${path}: ${answer.status}`);
        return read(new Uint8Array(await answer.arrayBuffer()));
      }));
      files.get(path).catch(() => files.delete(path));
      return files.get(path);
    };
    const entry = load("entry.json", (bytes) => JSON.parse(decoder.decode(bytes)));
    const search = entry.then((entry) => engine(base, entry, load));
    search.catch(() => indexes.delete(folder));
    const index = {
      ready: entry.then(({articles, tags, sections}) => (
        {articles, tags, sections: sections.map(([key, title]) => ({key, title}))})),
      search: async (...query) => (await search)(...query),
    };
    indexes.set(folder, index);
    return index;
  };
  return {open};
})();

"""###),
    File(
      path: "assets/site.css",
      text: ###"""
/* The layout of the site. Colours are in palette.css. Wide screens have three columns: dates and contents, the text,
   and a margin that wide blocks can extend into. */
@layer garland {
:root {
  --frame: var(--measure);
  /* A line with beads on it. */
  --garland: radial-gradient(circle closest-side, var(--edge) 90%, transparent) 0 0 / 1.75rem 5px space no-repeat,
    linear-gradient(var(--line) 0 0) 0 2px / 100% 1px no-repeat;
  font-size: var(--size);
  line-height: 1.6;
  font-family: var(--text);
  background: var(--ground);
  color: var(--ink);
  -webkit-text-size-adjust: none;
  text-size-adjust: none;
  text-wrap: pretty;
}
body {
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  max-inline-size: var(--frame);
  margin: 0 auto;
  padding: 0 1.25rem;
}
main { flex: 1; padding-block: 1.5rem 5rem; }

h1, h2, h3, h4, h5, h6 {
  margin-block: 2.5rem .6rem;
  font: 650 1rem/1.3 var(--plain);
  text-wrap: balance;
  scroll-margin-block-start: 1.5rem;
}
h1 { margin-block: 0; font-size: clamp(1.9rem, 1.5rem + 1.9vw, 2.6rem); font-weight: 750; line-height: 1.12; }
h2 { font-size: 1.45rem; }
h3 { margin-block-start: 2rem; font-size: 1.15rem; }
:is(h1, h2):dir(ltr) { letter-spacing: -.018em; }
p, ul, ol, dl { margin-block: 1.1rem; }
ul, ol { padding-inline-start: 1.5rem; }
:is(h2, h3, h4, h5, h6) + :is(p, ul, ol) { margin-block-start: .6rem; }
li > :is(ul, ol) { margin-block: .25rem; }
li { margin-block: .25rem; }
li::marker { color: var(--quiet); }
li:has(> [type=checkbox], > p > [type=checkbox]) { list-style: ""; }
:is(li, li > p) > [type=checkbox] { inline-size: 1rem; margin-inline: -1.5rem .5rem; accent-color: var(--accent); }
dt { font-weight: bold; }
dd { margin-inline-start: 1.5rem; }
a { color: var(--accent); text-decoration-thickness: from-font; text-underline-offset: .18em; }
a:hover { text-decoration-thickness: .12em; }
:focus-visible { outline: var(--focus); outline-offset: 3px; border-radius: .15rem; }
img, svg, video { max-inline-size: 100%; block-size: auto; border-radius: var(--corner); }
figure { margin: 1.5rem 0; }
figcaption, summary, legend, label, small, table, time, .callout-title, .chat-sender, .tabs > ul {
  font-family: var(--plain);
}
figcaption { margin-block-start: .5rem; color: var(--quiet); font-size: .85rem; }
blockquote {
  margin: 1.75rem 0;
  padding-inline-start: 1.25rem;
  border-inline-start: .2rem solid var(--line);
  color: var(--quiet);
}
code, kbd, samp { font: .86em var(--code); overflow-wrap: anywhere; }
:not(pre) > code { padding: .1em .3em; border-radius: .3em; background: var(--raised); }
kbd { padding: .1em .4em; border: 1px solid var(--edge); border-block-end-width: 2px; border-radius: .3em; }
mark { background: var(--marked); color: inherit; }
sub, sup { font-size: .75em; line-height: 0; }
summary { cursor: pointer; }
hr { inline-size: 8.75rem; block-size: 5px; margin: 3rem auto; border: 0; background: var(--garland); }
.divided > hr { inline-size: auto; block-size: 0; background: none; }
.prose > :first-child { margin-block-start: 0; }
main > .prose > p:first-child { font-size: 1.15rem; }

/* A table is as wide as its content, and scrolls if that is wider than the page. */
table {
  display: block;
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-block: 1.5rem;
  overflow-x: auto;
  border-collapse: collapse;
  font-size: .875rem;
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
}
th, td { padding: .55rem .75rem; border-block-end: 1px solid var(--line); vertical-align: top; }
:is(th, td):first-child { padding-inline-start: 0; }
:is(th, td):last-child { padding-inline-end: 0; }
td:first-child > code:only-child { white-space: nowrap; }
th { border-color: var(--edge); }
th:not([align]) { text-align: start; }

.footnotes {
  margin-block-start: 3.5rem;
  padding-block-start: .5rem;
  border-block-start: 1px solid var(--line);
  color: var(--quiet);
  font-size: .875rem;
}
.footnotes li:target { color: var(--ink); }
:where(nav, h2, .site-header, .site-footer, .series ol, .lines, .tags, .footnote-ref) a:not(:hover), .footnote-backref {
  text-decoration: none;
}
.footnote-ref a { padding-inline: .15em; }

.skip {
  position: absolute;
  inset-block-start: .5rem;
  padding: .5rem 1rem;
  background: var(--ground);
  font-family: var(--plain);
}
.skip:not(:focus) { clip-path: inset(50%); }
.site-header, .site-footer, nav, .byline, .tags, .series, .lines time, .lines span, .entries time {
  font: .875rem/1.5 var(--plain);
}
.site-header {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.5rem;
  padding-block: 1.25rem;
}
.site-header a { display: block; padding-block: .4rem; color: inherit; }
.site-header nav a:not([aria-current]) { color: var(--quiet); }
.site-header nav a:hover { color: var(--accent); }
.site-header nav [aria-current] {
  text-decoration: underline;
  text-decoration-color: var(--accent);
  text-decoration-thickness: .15em;
  text-underline-offset: .5em;
}
.site-header .site-title { margin-inline-end: auto; font-size: 1.05rem; font-weight: 750; }
:is(.site-header, .site-footer, .breadcrumbs, .pagination) :is(ul, ol), .tags {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  margin: 0;
  padding: 0;
  list-style: "";
}
.site-footer {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: .5rem 2rem;
  padding-block: 1.75rem 2.5rem;
  background: var(--garland);
  color: var(--quiet);
}
.site-footer p { margin: .25rem 0; }
.site-footer a { color: inherit; }

.theme-switch {
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  margin-inline-end: -.6rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--quiet);
  cursor: pointer;
}
.theme-switch[hidden] { display: none; }
.theme-switch:hover { background: var(--raised); color: var(--accent); }
.theme-switch svg, .to-top svg {
  inline-size: 1.35rem;
  block-size: 1.35rem;
  border-radius: 0;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
}
.theme-switch .filled { fill: currentColor; stroke: none; }
.theme-switch svg { grid-area: 1 / 1; visibility: hidden; }
:root:not([data-theme]) .for-system, [data-theme=light] .for-light, [data-theme=dark] .for-dark { visibility: visible; }

/* Where the browser can tie it to scrolling, the link back to the top appears after one screen. */
.to-top { display: none; }
@supports (animation-timeline: scroll()) {
  .to-top {
    position: fixed;
    inset-block-end: 1.25rem;
    inset-inline-end: 1.25rem;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 1px solid var(--line);
    border-radius: 50%;
    background: var(--ground);
    color: var(--quiet);
    animation: appear linear both;
    animation-timeline: scroll(root);
    animation-range: 60vh 120vh;
  }
  .to-top:hover { border-color: var(--accent); color: var(--accent); }
  .to-top span { position: absolute; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden; }
  .progress {
    position: fixed;
    inset: 0 0 auto;
    z-index: 1;
    block-size: 3px;
    background: var(--accent);
    transform-origin: 0 0;
    animation: grow linear both;
    animation-timeline: scroll(root);
  }
  .progress:dir(rtl) { transform-origin: 100% 0; }
}
@keyframes appear { from { visibility: hidden; opacity: 0; } to { visibility: visible; opacity: 1; } }
@keyframes grow { from { transform: scaleX(0); } }

.heading-link { margin-inline-start: .4em; color: var(--quiet); font-weight: 400; text-decoration: none; opacity: 0; }
.heading-link::before { content: "#" / ""; }
:is(:hover, :focus-within) > .heading-link, .heading-link:focus-visible { opacity: 1; }
@media (hover: none) { .heading-link { opacity: .5; } }

.heading { margin-block-end: 2rem; }
.breadcrumbs { margin-block-end: .5rem; }
.byline { display: flex; flex-wrap: wrap; gap: 0 .6rem; margin-block: 1rem 0; color: var(--quiet); }
.byline > :not(:last-child)::after { content: "·" / ""; margin-inline-start: .6rem; }
.toc, .series { margin-block: 0 2rem; }
.toc ol { margin: 0; padding: 0; list-style: ""; }
.toc ol ol { padding-inline-start: 1rem; }
.toc a { display: block; padding-block: .15rem; color: var(--quiet); }
.toc details > ol { scroll-target-group: auto; }
.toc a { padding-inline-start: .75rem; border-inline-start: 2px solid transparent; }
.toc a:hover, .toc a.is-current { color: var(--accent); }
.toc a.is-current { border-color: currentColor; }
@supports selector(:target-current) {
  .toc a:target-current { border-color: currentColor; color: var(--accent); }
}
.series { padding: .85rem 1.25rem; border: 1px solid var(--line); border-radius: .5rem; }
.series > p, .series ol { margin: 0; }
.series [aria-current] { color: inherit; font-weight: bold; }
.series summary { color: var(--quiet); }
.tags { gap: .5rem; margin-block: 3rem 0; }
.tags a {
  display: block;
  padding: .15rem .7rem;
  border: 1px solid var(--line);
  border-radius: 1rem;
  color: var(--quiet);
}
.tags a:hover { border-color: var(--accent); color: var(--accent); }
.neighbours {
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 2rem;
  font-size: 1rem;
  margin-block-start: 3rem;
  padding-block-start: 1.5rem;
  border-block-start: 1px solid var(--line);
}
.neighbours small { display: block; color: var(--quiet); font-size: .8rem; }
.neighbours [rel=next] { grid-column: 2; text-align: end; }
.related h2, .year h2 { font-size: 1.1rem; }

.lines, .entries { padding: 0; list-style: ""; }
.lines li {
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 1.5rem;
  margin: 0;
  padding-block: .45rem;
  border-block-end: 1px solid var(--line);
}
.lines time, .lines span { flex: none; color: var(--quiet); font-variant-numeric: tabular-nums; }
.entries { margin-block: 3rem 0; }
.entries > li { display: flex; flex-direction: column; margin-block: 0 2.5rem; }
.entries h2 { margin: 0; font-size: 1.3rem; line-height: 1.25; }
.entries time { order: -1; color: var(--quiet); }
.entries p { margin: .4rem 0 0; }
:is(.entries h2, .lines) a:not(:hover) { color: inherit; }
.pagination { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.5rem; margin-block-start: 3rem; }
.pagination ol { gap: .25rem; }
.pagination li a {
  display: block;
  min-inline-size: 2rem;
  padding-block: .25rem;
  border-radius: .35rem;
  text-align: center;
}
.pagination [aria-current] { background: var(--chosen); font-weight: bold; }

@media (width >= 70em) {
  :root { --frame: calc(var(--side) + var(--gutter) + var(--measure) + var(--outset)); }
  main { padding-block-start: 4rem; }
  main > *, article > * { margin-inline: calc(var(--side) + var(--gutter)) var(--outset); }
  main > :is(article, .entries, .year, .related) { margin-inline: 0; }
  article, .entries > li, .year, .related {
    display: grid;
    grid-template-columns: var(--side) minmax(0, 1fr);
    column-gap: var(--gutter);
    padding-inline-end: var(--outset);
    align-items: baseline;
  }
  article > *, .entries > li > *, :is(.year, .related) > ul { grid-column: 2; margin-inline: 0; }
  .entries time, :is(.year, .related) > h2 { grid-area: 1 / 1; }
  .prose > :is(pre, .code, .cards, .columns, .carousel) { margin-inline-end: calc(-1 * var(--outset)); }
  .prose > table { max-inline-size: calc(100% + var(--outset)); }
}
/* The table of contents is open beside the text, in browsers whose stylesheets can open `details`. */
@supports selector(::details-content) {
  @media (width >= 70em) {
    article > .toc { grid-area: 1 / 1 / span 9; align-self: stretch; block-size: 0; min-block-size: 100%; margin: 0; }
    .toc details {
      position: sticky;
      margin-block-start: -.15rem;
      inset-block-start: 2rem;
      max-block-size: calc(100vh - 4rem);
      overflow-y: auto;
    }
    .toc details::details-content { display: block; block-size: auto; content-visibility: visible; }
    .toc summary { display: none; }
  }
}
@media (prefers-reduced-motion: no-preference) {
  @view-transition { navigation: auto; }
  :root { scroll-behavior: smooth; }
}
@media (forced-colors: active) {
  hr, .site-footer { border-block-start: 1px solid; }
}
@media print {
  :root { color-scheme: light; font-size: 11pt; }
  body { display: block; max-inline-size: none; }
  table { display: table; inline-size: auto; }
  .skip, .site-header nav, .theme-switch, .to-top, .progress, .heading-link, .site-footer, .toc, .tags, .neighbours, .related, .pagination, .breadcrumbs {
    display: none;
  }
  h1, h2, h3, h4 { break-after: avoid; }
  blockquote, tr, img { break-inside: avoid; }
  a { color: inherit; }
}
}

"""###),
    File(
      path: "assets/site.js",
      text: ###"""
// The theme switch, the link at each heading, and the mark at the current section in the table of contents.
{
  const root = document.documentElement;

  const tintBrowser = () => {
    const ground = getComputedStyle(root).backgroundColor;
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.content = ground;
  };

  const startSwitch = (button) => {
    const themes = ["system", "light", "dark"];
    const current = () => root.dataset.theme ?? "system";
    const label = () => (button.title = button.ariaLabel = button.dataset[current()]);
    const show = (theme) => {
      if (theme === "system") delete root.dataset.theme;
      else root.dataset.theme = theme;
      label();
      tintBrowser();
    };
    button.addEventListener("click", () => {
      const next = themes[(themes.indexOf(current()) + 1) % themes.length];
      try {
        if (next === "system") localStorage.removeItem("garland:theme");
        else localStorage.setItem("garland:theme", next);
      } catch {}
      show(next);
    });
    // Another tab of this site changed the theme.
    addEventListener("storage", ({ key, newValue }) => key === "garland:theme" && show(newValue ?? "system"));
    label();
    if (root.dataset.theme) tintBrowser();
    button.hidden = false;
  };
  const button = document.querySelector(".theme-switch");
  if (button) startSwitch(button);

  const linkHeadings = (prose) => {
    for (const heading of prose.querySelectorAll(":is(h2, h3, h4, h5, h6)[id]")) {
      if (heading.querySelector("a") || heading.closest("summary, label")) continue;
      const link = document.createElement("a");
      link.className = "heading-link";
      link.href = `#${encodeURIComponent(heading.id)}`;
      link.ariaLabel = `${prose.dataset.linkLabel}: ${heading.textContent}`;
      heading.append(link);
    }
  };
  for (const prose of document.querySelectorAll("[data-link-label]")) linkHeadings(prose);

  // Browsers with `:target-current` mark the current section by themselves.
  const markSections = (toc) => {
    const links = [...toc.querySelectorAll("a")];
    const parts = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
    const mark = () => {
      const isAtEnd = innerHeight + scrollY >= root.scrollHeight - 2;
      const passed = parts.findLastIndex((part) => part && part.getBoundingClientRect().top < innerHeight * 0.25);
      const current = isAtEnd ? Math.max(passed, parts.findLastIndex((part) => part?.getBoundingClientRect().top < innerHeight)) : passed;
      links.forEach((link, index) => link.classList.toggle("is-current", index === current));
    };
    let isPlanned = false;
    const plan = () => {
      if (isPlanned) return;
      isPlanned = true;
      requestAnimationFrame(() => {
        isPlanned = false;
        mark();
      });
    };
    addEventListener("scroll", plan, { passive: true });
    addEventListener("resize", plan);
    mark();
  };
  const toc = document.querySelector(".toc");
  if (toc && !CSS.supports("selector(:target-current)")) markSections(toc);
}

"""###),
    File(
      path: "assets/theme.js",
      text: ###"""
// Sets the reader's choice of light or dark before the first paint.
try {
  const chosen = localStorage.getItem("garland:theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
} catch {}

"""###),
    File(
      path: "base.mustache",
      text: ###"""
{{! The layout of every page. Override the block `head` to add to the head, and `main` to replace the content.
    To add a few lines, write one of the files `partials/hooks/*.mustache`: they are empty in the theme. }}
<!doctype html>
<html lang="{{site.language}}" dir="{{site.direction}}">
<head>
{{>partials/head}}
{{$head}}{{/head}}
{{>partials/hooks/head-end}}
</head>
<body id="page.top">
<a class="skip" href="#page.main">{{site.params.words.skip | default: "Skip to content"}}</a>
{{>partials/hooks/body-start}}
{{>partials/header}}
<main id="page.main" class="main{{#is_home}}{{#params.hero}} is-wide{{/params.hero}}{{/is_home}}">
{{$main}}
<div class="prose">
{{content}}
</div>
{{/main}}
</main>
{{>partials/footer}}
{{>partials/hooks/body-end}}
</body>
</html>

"""###),
    File(
      path: "containers/accordion.css",
      text: ###"""
.accordion { margin-block: 1.5rem; border-block-start: 1px solid var(--line); }
.accordion > details { border-block-end: 1px solid var(--line); }
.accordion > details > summary { padding: .75rem .25rem; font-weight: bold; cursor: pointer; }
.accordion > details > summary:hover { color: var(--accent); }
.accordion > details > summary:focus-visible { outline: var(--focus); outline-offset: -2px; border-radius: .35rem; }
/* After a jump to a folded section, its label is still visible above it. */
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
  /* Not `none`: with it, VoiceOver in Safari no longer announces a list. */
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
/* A part of the next slide is visible, which shows that there is one. */
.carousel > ul > li { flex: 0 0 min(88%, 32rem); min-inline-size: 0; scroll-snap-align: start; }
.carousel > ul > li:only-child { flex-basis: 100%; }
.carousel > ul > li > :first-child { margin-block-start: 0; }
.carousel img { display: block; max-inline-size: 100%; height: auto; border-radius: .5rem; }
.carousel > p { display: flex; gap: .5rem; justify-content: end; margin: .5rem 0 0; }
/* The buttons take up space before the script has loaded, so that nothing moves. */
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
// Makes the buttons of carousels scroll by one slide.
for (const carousel of document.querySelectorAll(".carousel")) {
  const [previous, next] = carousel.querySelectorAll(":scope > p > button");
  if (!next) continue;
  const track = carousel.querySelector(":scope > ul");
  const slides = [...track.children];
  const isMirrored = () => getComputedStyle(track).direction === "rtl";

  // The distance between the starts of a slide and the track.
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
/* `column-reverse` makes the box start scrolled to its end, where the newest message is. */
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
// Selects tabs and options before the first paint: by the query or fragment, else by the last choice, else the first.
(() => {
  const address = new URLSearchParams(location.search);
  const stored = (key) => {
    try {
      return localStorage.getItem(`garland:${key}`);
    } catch {}
  };
  // The first set of each key, which the others follow.
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

  // If tabs.js fails to load, all sections are shown.
  addEventListener("error", ({ target }) => {
    if (!/\/containers\/tabs\b/.test(target.src)) return;
    for (const set of document.querySelectorAll("[data-shown]")) {
      delete set.dataset.shown;
      for (const panel of set.children) panel.hidden = false;
    }
  }, true);

  // A tab opened by a link or a search counts like one from the query.
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
      path: "containers/figure.css",
      text: ###"""
.figure { margin: 1.5rem 0; }
.figure > * { margin-block: 0; }
.figure > * + * { margin-block-start: .6rem; }
.figure > p:has(> img) { text-align: center; }
.figure img { max-inline-size: 100%; height: auto; border-radius: .5rem; }
.figure > figcaption { color: var(--quiet); font-size: .9em; text-align: center; text-wrap: balance; }
.figure > figcaption > p { margin: 0; }
@media print {
  .figure { break-inside: avoid; }
}

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
// Keeps pickers with the same `sync` key in the same state.
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
// Browsers restore forms on the way back, but the last choice may be newer.
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

/* With script, one section is visible at a time. */
.tabs[data-shown] > ul > li > a { color: var(--quiet); text-decoration: none; }
.tabs[data-shown] > ul > li > a:hover { color: var(--ink); }
.tabs[data-shown] > ul > li > a[data-current] { color: var(--accent); }
/* A border, because forced colours remove backgrounds and shadows. Only on the current tab, because they show transparent borders. */
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
  /* The tab shows the label. The heading stays for screen readers. */
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
// Turns links and sections into tabs, by the ARIA tabs pattern.
const { idIn, wished, tell, choose } = window.garland;

// Whether a panel starts, after its heading, with an element that takes the focus.
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
      // A panel with `until-found` could still take the focus.
      if (isShown && stops[i]) panel.tabIndex = 0;
      else panel.removeAttribute("tabindex");
    });
  };

  const open = (index) => {
    show(index);
    if (key) tell(key, tabs[index].dataset.value);
  };

  // Synchronized sets above may change their height: scroll so that the tab stays in place.
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
// A page from the back/forward cache may be older than the last choice.
addEventListener("pageshow", ({ persisted }) => persisted && sets.forEach(({ recall }) => recall()));
reveal();

"""###),
    File(
      path: "containers/video.css",
      text: ###"""
.video { margin: 1.5rem 0; }
.video > video, .video > iframe, .video > .video-start {
  display: block;
  box-sizing: border-box;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 16 / 9;
  border: 0;
  border-radius: .5rem;
  background: #000;
}
.video > .video-start {
  display: grid;
  grid-template: 1fr / 1fr;
  overflow: hidden;
  border: 1px solid var(--edge);
  background: var(--raised);
  color: var(--ink);
  text-decoration: none;
}
.video > .video-start > * { grid-area: 1 / 1; }
.video > .video-start > img { inline-size: 100%; block-size: 100%; object-fit: cover; }
.video > .video-start > span {
  place-self: center;
  display: grid;
  justify-items: center;
  gap: .75rem;
  padding: .75rem;
  font: .9rem/1.4 system-ui, sans-serif;
  text-align: center;
}
/* A triangle in a circle, which points to the right in every language, as on video players. */
.video > .video-start > span::before {
  content: "\25B6\FE0E" / "";
  box-sizing: border-box;
  inline-size: 4rem;
  block-size: 4rem;
  padding-left: .3rem;
  border-radius: 50%;
  background: var(--accent);
  color: var(--ground);
  font: 1.6rem/4rem system-ui, sans-serif;
  text-align: center;
}
.video > .video-start.has-poster > span {
  place-self: end start;
  margin: .75rem;
  border-radius: .5rem;
  background: var(--ground);
}
.video > .video-start.has-poster > span::before { display: none; }
.video > .video-start:hover > span { text-decoration: underline; }
.video > .video-start:focus-visible { outline: var(--focus); outline-offset: 2px; }
.video > figcaption { margin-block-start: .6rem; color: var(--quiet); font-size: .9em; }
.video > figcaption > * { margin-block: 0; }
.video > figcaption > * + * { margin-block-start: .35rem; }
@media print {
  .video { break-inside: avoid; }
  .video > .video-start { aspect-ratio: auto; }
}

"""###),
    File(
      path: "containers/video.js",
      text: ###"""
// Shows the player of a video in place of the link to it. Nothing is loaded from the video's site before the click.
// HTML in Markdown can have the same attribute, so only players that Garland writes are accepted.
const players = /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\/[\w-]+\?/;

for (const link of document.querySelectorAll("a.video-start[data-player]")) {
  if (!players.test(link.dataset.player)) continue;
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const player = document.createElement("iframe");
    player.title = link.getAttribute("aria-label") ?? link.textContent;
    player.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
    player.referrerPolicy = "strict-origin-when-cross-origin";
    player.src = link.dataset.player;
    link.replaceWith(player);
    player.focus();
  });
}

"""###),
    File(
      path: "contents.mustache",
      text: ###"""
{{! The list of all sections and pages at the top level, on a site with too many of them for its menu. }}
{{<section}}{{/section}}

"""###),
    File(
      path: "home.mustache",
      text: ###"""
{{! The front matter of index.md can choose a hero, featured posts and a grid: see "The home page" in the manual. }}
{{<base}}
{{$main}}
{{^paginator.previous}}
{{#params.hero}}
<section class="hero{{#params.hero.image}} has-image{{/params.hero.image}}">
  <div>
    <h1>{{params.hero.title | default: *site.title}}</h1>
{{#params.hero.text}}
    <p>{{params.hero.text}}</p>
{{/params.hero.text}}
{{#params.hero.actions}}
{{#first}}
    <ul class="hero-actions">
{{/first}}
      <li><a class="button" href="{{url | url}}">{{title}}</a></li>
{{#last}}
    </ul>
{{/last}}
{{/params.hero.actions}}
  </div>
{{#params.hero.image}}
  <img src="{{params.hero.image | url}}" alt="{{params.hero.alt}}" fetchpriority="high">
{{/params.hero.image}}
</section>
{{#content}}
<div class="prose">
{{content}}
</div>
{{/content}}
{{/params.hero}}
{{^params.hero}}
{{>partials/heading}}
{{/params.hero}}
{{#params.featured}}
{{#site.posts | where: params.featured | limit: 3}}
{{#first}}
<section class="featured">
<h2>{{site.params.words.featured | default: "Featured"}}</h2>
<ul>
{{/first}}
  <li>
    <h3><a href="{{url}}">{{title}}</a></h3>
{{#summary}}
    <p>{{summary}}</p>
{{/summary}}
  </li>
{{#last}}
</ul>
</section>
<h2 class="latest">{{site.params.words.latest | default: "Latest posts"}}</h2>
{{/last}}
{{/site.posts}}
{{/params.featured}}
{{/paginator.previous}}
{{#paginator.previous}}
{{>partials/heading}}
{{/paginator.previous}}
{{#params.grid}}
<div class="grid">
{{/params.grid}}
{{>partials/entries}}
{{#params.grid}}
</div>
{{/params.grid}}
{{/main}}
{{/base}}

"""###),
    File(
      path: "page.mustache",
      text: ###"""
{{<base}}
{{$main}}
<article lang="{{language}}" dir="{{direction}}">
<header class="heading">
{{>partials/breadcrumbs}}
<h1>{{title}}</h1>
</header>
{{>partials/toc}}
<div class="prose" data-link-label="{{site.params.words.link_to | default: "Link to this section"}}">
{{content}}
</div>
</article>
{{>partials/neighbours}}
{{/main}}
{{/base}}

"""###),
    File(
      path: "partials/breadcrumbs.mustache",
      text: ###"""
{{! The home page is left out: the header of every page links to it. }}
{{#breadcrumbs | offset: 1}}
{{#first}}
<nav class="breadcrumbs" aria-label="{{site.params.words.breadcrumbs | default: "Breadcrumbs"}}">
  <ol>
{{/first}}
    <li><a href="{{url}}">{{title}}</a></li>
{{#last}}
  </ol>
</nav>
{{/last}}
{{/breadcrumbs}}

"""###),
    File(
      path: "partials/byline.mustache",
      text: ###"""
<p class="byline">
{{#is_draft}}
  <strong>{{site.params.words.draft | default: "Draft"}}</strong>
{{/is_draft}}
{{#date}}
  <time datetime="{{date | format: iso}}">{{date | format: long}}</time>
{{/date}}
{{#authors | size}}
  <span>{{authors | join: ", "}}</span>
{{/authors}}
  <span>{{reading_time}} {{site.params.words.reading | default: "min read"}}</span>
{{#updated}}
  <span>{{site.params.words.updated | default: "Updated"}} <time datetime="{{updated | format: iso}}">{{updated | format: long}}</time></span>
{{/updated}}
</p>

"""###),
    File(
      path: "partials/entries.mustache",
      text: ###"""
{{! The posts of a list, each with its summary. }}
{{#posts}}
{{#first}}
<ul class="entries">
{{/first}}
  <li>
    <h2><a href="{{url}}">{{title}}</a></h2>
{{#date}}
    <time datetime="{{date | format: iso}}">{{date | format: long}}</time>
{{/date}}
{{#summary}}
    <p>{{summary}}</p>
{{/summary}}
  </li>
{{#last}}
</ul>
{{/last}}
{{/posts}}
{{>partials/hooks/list-end}}
{{>partials/pagination}}

"""###),
    File(
      path: "partials/footer.mustache",
      text: ###"""
<footer class="site-footer">
  <nav aria-label="{{site.params.words.more | default: "More"}}">
    <ul>
{{#site.archive}}
      <li><a href="{{url}}">{{site.params.words.archive | default: "Archive"}}</a></li>
{{/site.archive}}
{{#site.taxonomies}}
      <li><a href="{{url}}">{{title}}</a></li>
{{/site.taxonomies}}
{{#feeds}}
{{#list}}
      <li><a href="{{url}}" rel="alternate" type="{{type}}">{{list}} ({{name}})</a></li>
{{/list}}
{{/feeds}}
{{#site.feeds}}
      <li><a href="{{url}}" rel="alternate" type="{{type}}">{{name}}</a></li>
{{/site.feeds}}
    </ul>
  </nav>
  <p>{{#site.author.name}}{{#site.author.url}}<a href="{{site.author.url}}" rel="author">{{site.author.name}}</a>{{/site.author.url}}{{^site.author.url}}{{site.author.name}}{{/site.author.url}} · {{/site.author.name}}{{site.params.words.made | default: "Made with Garland"}}</p>
  <a class="to-top" href="#page.top"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 14 6-6 6 6"/></svg><span>{{site.params.words.back_to_top | default: "Back to top"}}</span></a>
</footer>

"""###),
    File(
      path: "partials/head.mustache",
      text: ###"""
<meta charset="utf-8">
{{>partials/hooks/head-start}}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{^is_home}}{{title}}{{/is_home}}{{#is_home}}{{site.title}}{{/is_home}}{{#paginator.previous}} ({{paginator.number}}){{/paginator.previous}}{{^is_home}} · {{site.title}}{{/is_home}}</title>
{{#description}}
<meta name="description" content="{{description}}">
{{/description}}
{{#authors}}
<meta name="author" content="{{.}}">
{{/authors}}
<meta name="generator" content="{{site.generator}}">
{{#site.icons}}
<link rel="{{rel}}" href="{{url}}"{{#type}} type="{{type}}"{{/type}}{{#sizes}} sizes="{{sizes}}"{{/sizes}}>
{{/site.icons}}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#101318" media="(prefers-color-scheme: dark)">
{{#is_404}}
<meta name="robots" content="noindex">
{{/is_404}}
{{^is_404}}
<link rel="canonical" href="{{canonical}}">
{{/is_404}}
<script src="{{asset.theme.js.url}}" integrity="{{asset.theme.js.integrity}}"></script>
{{#early_scripts}}
<script src="{{url}}" integrity="{{integrity}}"></script>
{{/early_scripts}}
{{#style_bundles}}
<link rel="stylesheet" href="{{url}}" integrity="{{integrity}}">
{{/style_bundles}}
{{#script_bundles}}
<script type="module" src="{{url}}" integrity="{{integrity}}"></script>
{{/script_bundles}}
{{#feeds}}
<link rel="alternate" type="{{type}}" title="{{title}}" href="{{url}}">
{{/feeds}}
{{#social}}
<meta {{#property}}property="{{property}}"{{/property}}{{^property}}name="{{name}}"{{/property}} content="{{content}}">
{{/social}}
{{#structured_data}}
{{structured_data}}
{{/structured_data}}
{{! Browsers load a page of this site early when the pointer rests on its link. The rules are inline, so a strict policy must allow them. }}
{{#site.params.prefetch}}
<script type="speculationrules">{"prefetch": [{"where": {"href_matches": "{{site.root}}*"}, "eagerness": "moderate"}]}</script>
{{/site.params.prefetch}}

"""###),
    File(
      path: "partials/header.mustache",
      text: ###"""
{{#site.params.reading_progress}}
{{#is_post}}
<div class="progress" aria-hidden="true"></div>
{{/is_post}}
{{/site.params.reading_progress}}
<header class="site-header">
  <a class="site-title" href="{{site.home.url}}"{{#is_home}} aria-current="page"{{/is_home}}>{{site.title}}</a>
{{#site.menus.main}}
{{#first}}
  <nav aria-label="{{site.params.words.menu | default: "Menu"}}">
    <ul>
{{/first}}
      <li><a href="{{url}}"{{#is_current}} aria-current="page"{{/is_current}}{{^is_current}}{{#is_open}} aria-current="true"{{/is_open}}{{/is_current}}>{{title}}</a></li>
{{#last}}
{{#site.contents}}
      <li><a href="{{url}}"{{#page.is_contents}} aria-current="page"{{/page.is_contents}}>{{site.params.words.contents | default: "Contents"}}</a></li>
{{/site.contents}}
    </ul>
  </nav>
{{/last}}
{{/site.menus.main}}
{{>partials/theme-switch}}
</header>

"""###),
    File(
      path: "partials/heading.mustache",
      text: ###"""
{{! The start of a list. The text of its article is shown on the first page only. }}
<header class="heading">
{{>partials/breadcrumbs}}
<h1>{{title}}</h1>
</header>
{{^paginator.previous}}
{{#content}}
<div class="prose">
{{content}}
</div>
{{/content}}
{{/paginator.previous}}

"""###),
    File(
      path: "partials/hooks/body-end.mustache",
      text: ###"""
{{! Empty, for a site's own lines. }}

"""###),
    File(
      path: "partials/hooks/body-start.mustache",
      text: ###"""
{{! Empty, for a site's own lines. }}

"""###),
    File(
      path: "partials/hooks/head-end.mustache",
      text: ###"""
{{! Empty, for a site's own lines. }}

"""###),
    File(
      path: "partials/hooks/head-start.mustache",
      text: ###"""
{{! Empty, for a site's own lines. }}

"""###),
    File(
      path: "partials/hooks/list-end.mustache",
      text: ###"""
{{! Empty, for a site's own lines. }}

"""###),
    File(
      path: "partials/hooks/post-end.mustache",
      text: ###"""
{{! Empty, for a site's own lines. }}

"""###),
    File(
      path: "partials/hooks/post-start.mustache",
      text: ###"""
{{! Empty, for a site's own lines. }}

"""###),
    File(
      path: "partials/line.mustache",
      text: ###"""
{{! A post as one line of a list. }}
<li><a href="{{url}}">{{title}}</a>{{#date}} <time datetime="{{date | format: iso}}">{{date | format: medium}}</time>{{/date}}</li>

"""###),
    File(
      path: "partials/neighbours.mustache",
      text: ###"""
{{! `page` is needed: inside of this section, `previous` would be that of the neighbour. }}
{{#previous | default: *next}}
<nav class="neighbours" aria-label="{{site.params.words.neighbours | default: "Previous and next"}}">
{{#page.previous}}
  <a href="{{url}}" rel="prev"><small>{{site.params.words.previous | default: "Previous"}}</small> {{title}}</a>
{{/page.previous}}
{{#page.next}}
  <a href="{{url}}" rel="next"><small>{{site.params.words.next | default: "Next"}}</small> {{title}}</a>
{{/page.next}}
</nav>
{{/previous}}

"""###),
    File(
      path: "partials/pagination.mustache",
      text: ###"""
{{#paginator}}
<nav class="pagination" aria-label="{{site.params.words.pages | default: "Pages"}}">
{{#paginator.previous}}
  <a href="{{url}}" rel="prev">{{site.params.words.previous | default: "Previous"}}</a>
{{/paginator.previous}}
  <ol>
{{#paginator.nearby}}
    <li>{{#is_gap}}…{{/is_gap}}{{^is_gap}}<a href="{{url}}"{{#is_current}} aria-current="page"{{/is_current}}>{{number}}</a>{{/is_gap}}</li>
{{/paginator.nearby}}
  </ol>
{{#paginator.next}}
  <a href="{{url}}" rel="next">{{site.params.words.next | default: "Next"}}</a>
{{/paginator.next}}
</nav>
{{/paginator}}

"""###),
    File(
      path: "partials/related.mustache",
      text: ###"""
{{#related}}
{{#first}}
<section class="related">
  <h2>{{site.params.words.related | default: "Related"}}</h2>
  <ul class="lines">
{{/first}}
    {{>partials/line}}
{{#last}}
  </ul>
</section>
{{/last}}
{{/related}}

"""###),
    File(
      path: "partials/series.mustache",
      text: ###"""
{{! A long series shows the posts around this one. }}
{{#series}}
<section class="series" aria-label="{{site.params.words.series | default: "Series"}}">
  <p>{{site.params.words.series | default: "Series"}}: <a href="{{url}}">{{title}}</a></p>
  <details>
    <summary>{{site.params.words.part | default: "Part"}} {{position}}/{{count}}</summary>
    <ol{{#nearby_start}} start="{{nearby_start}}"{{/nearby_start}}>
{{#nearby}}
      <li><a href="{{url}}"{{#is_current}} aria-current="page"{{/is_current}}>{{title}}</a></li>
{{/nearby}}
    </ol>
{{#is_long}}
    <p><a href="{{url}}">{{site.params.words.parts | default: "All parts"}}</a></p>
{{/is_long}}
  </details>
</section>
{{/series}}

"""###),
    File(
      path: "partials/tags.mustache",
      text: ###"""
{{#tags}}
{{#first}}
<ul class="tags" aria-label="{{site.params.words.tags | default: "Tags"}}">
{{/first}}
  <li><a href="{{url}}" rel="tag">{{title}}</a></li>
{{#last}}
</ul>
{{/last}}
{{/tags}}

"""###),
    File(
      path: "partials/theme-switch.mustache",
      text: ###"""
{{! A script shows the button: without scripts, the colours follow the system. }}
<button class="theme-switch" type="button" hidden data-system="{{site.params.words.theme_system | default: "Theme: as the system"}}" data-light="{{site.params.words.theme_light | default: "Theme: light"}}" data-dark="{{site.params.words.theme_dark | default: "Theme: dark"}}">
  <svg class="for-system" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="8"/><path class="filled" d="M12 4a8 8 0 0 1 0 16z"/></svg>
  <svg class="for-light" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="4"/><path d="M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4"/></svg>
  <svg class="for-dark" viewBox="0 0 24 24" aria-hidden="true"><path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"/></svg>
</button>

"""###),
    File(
      path: "partials/toc-entry.mustache",
      text: ###"""
<li>
  <a href="{{url}}">{{title}}</a>
{{#items}}
{{#first}}
  <ol>
{{/first}}
    {{>partials/toc-entry}}
{{#last}}
  </ol>
{{/last}}
{{/items}}
</li>

"""###),
    File(
      path: "partials/toc.mustache",
      text: ###"""
{{#has_toc}}
<nav class="toc" aria-label="{{site.params.words.on_this_page | default: "On this page"}}">
  <details>
    <summary>{{site.params.words.on_this_page | default: "On this page"}}</summary>
    <ol>
{{#toc}}
      {{>partials/toc-entry}}
{{/toc}}
    </ol>
  </details>
</nav>
{{/has_toc}}

"""###),
    File(
      path: "post.mustache",
      text: ###"""
{{<base}}
{{$main}}
<article lang="{{language}}" dir="{{direction}}">
<header class="heading">
{{>partials/breadcrumbs}}
<h1>{{title}}</h1>
{{>partials/byline}}
</header>
{{>partials/toc}}
{{>partials/series}}
{{>partials/hooks/post-start}}
<div class="prose" data-link-label="{{site.params.words.link_to | default: "Link to this section"}}">
{{content}}
</div>
{{>partials/hooks/post-end}}
{{>partials/tags}}
</article>
{{>partials/neighbours}}
{{>partials/related}}
{{/main}}
{{/base}}

"""###),
    File(
      path: "section.mustache",
      text: ###"""
{{<base}}
{{$main}}
{{>partials/heading}}
{{#sections}}
{{#first}}
<ul class="entries">
{{/first}}
  <li>
    <h2><a href="{{url}}">{{title}}</a></h2>
{{#description}}
    <p>{{description}}</p>
{{/description}}
  </li>
{{#last}}
</ul>
{{/last}}
{{/sections}}
{{>partials/entries}}
{{/main}}
{{/base}}

"""###),
    File(
      path: "taxonomy.mustache",
      text: ###"""
{{<base}}
{{$main}}
{{>partials/heading}}
{{#terms}}
{{#first}}
<ul class="lines">
{{/first}}
  <li><a href="{{url}}">{{title}}</a> <span>{{count}}</span></li>
{{#last}}
</ul>
{{/last}}
{{/terms}}
{{/main}}
{{/base}}

"""###),
    File(
      path: "term.mustache",
      text: ###"""
{{<base}}
{{$main}}
{{>partials/heading}}
{{>partials/entries}}
{{/main}}
{{/base}}

"""###),
  ]
}
