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
  ]
}
