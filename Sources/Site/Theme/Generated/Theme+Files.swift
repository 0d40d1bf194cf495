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
<h1>{{title_html}}</h1>
</header>
<div class="prose">
{{content}}
{{^content}}
<p>{{words.missing}}</p>
<ul>
  <li><a href="{{site.home.url}}">{{site.home.title}}</a></li>
{{#site.sections}}
  <li><a href="{{url}}">{{title_html}}</a></li>
{{/site.sections}}
{{#site.archive}}
  <li><a href="{{url}}">{{words.archive}}</a></li>
{{/site.archive}}
</ul>
{{/content}}
</div>
{{#site.posts | limit: 5}}
{{#first}}
<section class="related">
  <h2>{{words.latest}}</h2>
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
{{#posts | group: year | offset: 2}}
{{#last}}
{{! With three years or more, they are listed first. }}
<ul class="tags years" aria-label="{{words.contents}}">
{{#posts | group: year}}
  <li><a href="#year.{{key}}">{{key | default: "—"}}</a></li>
{{/posts}}
</ul>
{{/last}}
{{/posts}}
{{#posts | group: year}}
<section class="year" id="year.{{key}}">
  <h2>{{key | default: "—"}} <small>{{words.posts | with: *count}}</small></h2>
  <ul class="lines">
{{#items}}
    <li><a href="{{url}}">{{title_html}}</a>{{#date}} <time datetime="{{date | format: iso}}">{{date | format: "d MMM"}}</time>{{/date}}</li>
{{/items}}
  </ul>
</section>
{{/posts}}
{{/main}}
{{/base}}

"""###),
    File(
      path: "assets/abbreviations.css",
      text: ###"""
/* Abbreviations: a tooltip on hover, on keyboard focus and on a tap. Screen readers read its text behind the word. */
@layer garland {
.abbreviation { text-decoration: underline dotted var(--quiet); text-underline-offset: .2em; cursor: help; }
.abbreviation:focus-visible { outline: var(--focus); border-radius: 2px; }
a > .abbreviation { cursor: inherit; }
.abbreviation::after {
  content: " (" attr(data-title) ")";
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
/* At the word, within the window; below the window's content in browsers without anchors. */
:is(.abbreviation:is(:hover, :focus), a:focus-visible .abbreviation):not(.is-closed)::after {
  content: attr(data-title);
  position: fixed;
  position-anchor: auto;
  position-area: block-end span-all;
  position-try-fallbacks: flip-block;
  justify-self: anchor-center;
  z-index: 20;
  box-sizing: border-box;
  inline-size: max-content;
  block-size: auto;
  max-inline-size: min(22rem, 100vw - 2rem);
  overflow: visible;
  clip-path: none;
  margin: 2px .5rem;
  padding: .4rem .7rem;
  border: 1px solid var(--edge);
  border-radius: var(--corner);
  background: var(--raised);
  color: var(--ink);
  font: 400 .875rem/1.4 var(--plain);
  letter-spacing: normal;
  text-align: start;
  text-transform: none;
  white-space: normal;
  overflow-wrap: anywhere;
}
@supports not (position-area: block-end) {
  :is(.abbreviation:is(:hover, :focus), a:focus-visible .abbreviation):not(.is-closed)::after { inset-block-end: 1rem; inset-inline: 0; margin-inline: auto; }
}
@media print {
  .abbreviation { text-decoration: none; }
  .abbreviation.abbreviation.abbreviation::after { content: none; }
}
}

"""###),
    File(
      path: "assets/abbreviations.js",
      text: ###"""
// Escape closes the tooltip of an abbreviation, until the pointer or the focus leaves the word.
addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const word of document.querySelectorAll(".abbreviation:is(:hover, :focus), a:focus .abbreviation")) {
    word.classList.add("is-closed");
    const owner = word.closest("a") ?? word;
    for (const end of ["pointerleave", "blur"]) owner.addEventListener(end, () => word.classList.remove("is-closed"), { once: true });
  }
});

"""###),
    File(
      path: "assets/announcement.css",
      text: ###"""
/* The bar above the header. A link to its page covers it, below the links of its text and the button. */
@layer garland {
.announcement {
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: .5rem;
  margin-block-start: .75rem;
  padding: .5rem 3rem;
  border: 1px solid var(--line);
  border-radius: var(--corner);
  background: var(--chosen);
  color: var(--ink);
  font: .875rem/1.5 var(--plain);
  text-align: center;
}
:root[data-announcement=closed] .announcement { display: none; }
.announcement > div { min-inline-size: 0; overflow-wrap: anywhere; }
.announcement p { margin: 0; }
.announcement a { color: var(--accent); }
.announcement div a { position: relative; z-index: 1; }
.announcement-link { text-decoration: none; }
.announcement-link:dir(rtl) > span { display: inline-block; scale: -1 1; }
.announcement-link::after { content: ""; position: absolute; inset: 0; border-radius: var(--corner); }
.announcement-link:focus-visible { outline: 0; }
.announcement-link:focus-visible::after { outline: var(--focus); outline-offset: -2px; }
.announcement button {
  position: absolute;
  z-index: 1;
  inset-block-start: 0;
  inset-inline-end: .25rem;
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.4rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
}
/* Only its script shows the button, before the first paint. */
:root:not([data-announcement]) .announcement button { display: none; }
.announcement button::before { content: "×" / ""; font-size: 1.25rem; line-height: 1; }
.announcement button:hover { color: var(--accent); }
.announcement button:focus-visible { outline: var(--focus); outline-offset: -4px; }
@media (width < 40em) {
  .announcement { justify-content: space-between; padding-inline: 1rem 2.75rem; text-align: start; }
}
@media print {
  .announcement { display: none; }
}
}

"""###),
    File(
      path: "assets/announcement.js",
      text: ###"""
// Hides an announcement that the reader closed, before the first paint. Its key changes with its text.
{
  const { key } = document.currentScript.dataset, { dataset } = document.documentElement, name = "garland:announcement";
  dataset.announcement = "open";
  try {
    if (localStorage.getItem(name) === key) dataset.announcement = "closed";
  } catch {}
  addEventListener("click", ({ target }) => {
    if (!target.closest?.(".announcement button")) return;
    dataset.announcement = "closed";
    try {
      localStorage.setItem(name, key);
    } catch {}
  });
}

"""###),
    File(
      path: "assets/article.css",
      text: ###"""
/* An article: its date and authors, its cover, its contents, the links at its headings, and what follows it. */
@layer garland {
/* The dot before the first word of each line is cut off, so no line begins or ends with one. */
.byline { display: flex; flex-wrap: wrap; margin-block: 1rem 0; margin-inline-start: -1.25rem; color: var(--quiet); clip-path: inset(-4px -4px -4px 1rem); }
[dir=rtl] .byline { clip-path: inset(-4px 1rem -4px -4px); }
.byline > * { position: relative; padding-inline-start: 1.25rem; }
.byline > ::before { content: "·" / ""; position: absolute; inset-inline-start: .5rem; }
.cover { margin: 0 0 2rem; }
.cover img { inline-size: 100%; }
.heading-link { margin-inline-start: .4em; color: var(--quiet); font-weight: 400; text-decoration: none; opacity: 0; }
.heading-link::before { content: "#" / ""; }
:is(:hover, :focus-within) > .heading-link, .heading-link:focus-visible { opacity: 1; }
@media (hover: none) { .heading-link { opacity: .5; } }

.toc, .series { margin-block: 0 2rem; }
.toc ol { margin: 0; padding: 0; list-style: ""; }
.toc ol ol { padding-inline-start: 1rem; }
.toc details > ol { scroll-target-group: auto; }
.toc a { display: block; padding-block: .15rem; padding-inline-start: .75rem; border-inline-start: 2px solid transparent; color: var(--quiet); }
.toc a:hover, .toc .is-current { color: var(--accent); }
.toc .is-current { border-color: currentColor; }
@supports selector(:target-current) {
  .toc a:target-current { border-color: currentColor; color: var(--accent); }
}
/* Forced colors show transparent borders. */
@media (forced-colors: active) {
  .toc a { border-color: Canvas; }
}
.series { padding: .85rem 1.25rem; border: 1px solid var(--line); border-radius: var(--corner); }
.series > p, .series ol { margin: 0; }
.series [aria-current] { color: inherit; font-weight: bold; }
.series summary { color: var(--quiet); }
.neighbours {
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 2rem;
  font-size: 1rem;
  margin-block-start: 3rem;
  padding-block-start: 1.5rem;
  border-block-start: 1px solid var(--line);
}
.neighbours a { min-inline-size: 0; overflow-wrap: anywhere; }
.neighbours small { display: block; color: var(--quiet); font-size: .8rem; }
.neighbours [rel=next] { grid-column: 2; text-align: end; }
@media (width >= 70em) {
  .main > .article { margin-inline: 0; }
  .article {
    display: grid;
    grid-template-columns: var(--side) minmax(0, 1fr);
    column-gap: var(--gutter);
    padding-inline-end: var(--outset);
    align-items: baseline;
  }
  .article > * { grid-column: 2; margin-inline: 0; }
  /* Without contents beside it, the column is in the middle, and wide blocks extend to both sides. */
  .main:not(.with-sidebar, .is-wide):has(> .article):not(:has(> .article > .toc)) {
    --lead: calc((var(--wide) - var(--measure)) / 2);
    --reach: var(--lead);
    > :not(.article, .hero) { display: block; margin-inline: var(--lead); padding-inline: 0; }
    > .neighbours { display: grid; }
    > .article { display: block; padding-inline: var(--lead); }
    .prose > :is(pre, .code) { margin-inline: calc(-1 * var(--reach)); }
    /* As wide as beside contents: the sizes of pictures say so. */
    .prose > :is(.cards, .columns, .carousel, .gallery) { margin-inline: calc(var(--outset) / -2); }
  }
}
/* The table of contents is open beside the text, in browsers whose stylesheets can open `details`. */
@supports selector(::details-content) {
  @media (width >= 70em) {
    .article > .toc { grid-area: 1 / 1 / span 9; align-self: stretch; block-size: 0; min-block-size: 100%; margin: 0; }
    .toc details {
      position: sticky;
      margin-block-start: -.15rem;
      inset-block-start: 2rem;
      max-block-size: calc(100vh - 4rem);
      overflow-y: auto;
    }
    .toc details::details-content { display: block; block-size: auto; content-visibility: visible; }
    .toc summary { display: none; }
    .is-sticky ~ .main .toc details { inset-block-start: calc(var(--header) + 1.5rem); max-block-size: calc(100vh - var(--header) - 3rem); }
  }
}
@media print {
  .heading-link, .toc, .neighbours { display: none; }
}
}

"""###),
    File(
      path: "assets/article.js",
      text: ###"""
// The link at each heading, and the mark at the current section in the table of contents.
{
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
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
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
      path: "assets/badge.css",
      text: ###"""
/* A word behind a title or a heading: `badge` in its front matter, or `{badge=New}`. */
@layer garland {
:is(a, summary, h1, h2, h3, h4, h5, h6) > span.badge {
  display: inline-block;
  max-inline-size: 12em;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  unicode-bidi: plaintext;
  padding: 0 .4rem;
  border: 1px solid var(--edge);
  border-radius: 1rem;
  color: var(--quiet);
  font: 600 .6875rem/1.5 var(--plain);
  vertical-align: middle;
}
summary > span.badge { margin-inline: .4rem auto; }
}

"""###),
    File(
      path: "assets/code-links.css",
      text: ###"""
/* Line numbers that link to their lines. */
@layer garland {
.hl-line:has(> .code-line) { scroll-margin-block: 4rem; }
.code-line { margin-inline-end: 1rem; color: var(--quiet); text-decoration: none; white-space: pre; user-select: none; }
.code-line::before { content: attr(data-line) / ""; }
.code-line:hover { color: var(--accent); text-decoration: underline; }
.hl-line:target { background: var(--marked-line); border-color: var(--yellow); outline: 2px solid transparent; outline-offset: -2px; }
.hl-line:target > .code-line { color: var(--ink); font-weight: bold; }
@media (forced-colors: active) { .hl-line:target { outline-color: Highlight; } }
}

"""###),
    File(
      path: "assets/code-notes.css",
      text: ###"""
/* Notes on code: marks in the code, and the list joined to it. */
@layer garland {
/* The list is as wide as the text, and so is its code. */
:is(pre, .code):has(.code-note) { --reach: 0px; margin-block-end: 0; }
pre:has(.code-note) { border-end-start-radius: 0; border-end-end-radius: 0; }
.code-note { margin-inline-start: .75ch; text-decoration: none; user-select: none; }
.code-note:focus-visible { outline: var(--focus); outline-offset: 1px; border-radius: 1em; }
.code-note::before, :is(pre, .code):has(.code-note) + ol > li::before {
  display: inline-block;
  box-sizing: border-box;
  min-inline-size: 1.25rem;
  block-size: 1.25rem;
  padding-inline: .25rem;
  border: 1px solid var(--accent);
  border-radius: 1rem;
  background: var(--chosen);
  color: var(--accent);
  font: 650 .75rem/1.1rem var(--plain);
  text-align: center;
}
.code-note::before { content: attr(data-note) / ""; }
.code-note:hover::before { background: var(--accent); color: var(--ground); }
:is(pre, .code):has(.code-note) + ol {
  max-inline-size: 100%;
  box-sizing: border-box;
  margin-block: 0 1.1rem;
  padding: .35rem 1rem;
  border-block-start: 1px solid var(--line);
  border-radius: 0 0 var(--corner) var(--corner);
  background: var(--raised);
  font-size: .9375em;
  list-style: none;
}
:is(pre, .code):has(.code-note) + ol > li { position: relative; margin: 0; padding: .4rem; padding-inline-start: 2rem; border-radius: var(--corner); scroll-margin-block: 4rem; }
:is(pre, .code):has(.code-note) + ol > li::before { content: counter(list-item); position: absolute; inset-block-start: .55rem; inset-inline-start: .25rem; }
:is(pre, .code):has(.code-note) + ol > li > :first-child { margin-block-start: 0; }
:is(pre, .code):has(.code-note) + ol > li > :last-child { margin-block-end: 0; }
:is(pre, .code):has(.code-note) + ol > li:target { background: var(--marked-line); outline: 2px solid transparent; }
:is(pre, .code):has(.code-note) + ol > li:target::before { background: var(--accent); color: var(--ground); }
@media (forced-colors: active) {
  :is(pre, .code):has(.code-note) + ol { outline: 1px solid; outline-offset: -1px; border: 0; }
  :is(pre, .code):has(.code-note) + ol > li:target { outline-color: Highlight; }
}
@media print {
  :is(pre, .code):has(.code-note) + ol { border: 1px solid; border-block-start: 0; }
}
}

"""###),
    File(
      path: "assets/code.css",
      text: ###"""
/* Code. Its colours are in palette.css. */
@layer garland {
/* Code is left to right in every language. Long lines scroll inside their block. */
pre[tabindex] {
  position: relative;
  margin-block: 1rem;
  padding: .85rem 1rem;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  direction: ltr;
  text-align: left;
  tab-size: 4;
  border-radius: var(--corner);
  background: var(--raised);
  color: var(--ink);
  font: .875rem/1.6 var(--code);
}
pre[tabindex]:focus-visible { outline: var(--focus); outline-offset: 2px; }
pre[tabindex] > code { display: block; width: max-content; min-width: 100%; padding: 0; background: none; font: inherit; }

.hl-keyword, .hl-directive { color: var(--purple); }
.hl-type, .hl-tag { color: var(--teal); }
.hl-function, .hl-heading, .hl-link { color: var(--blue); }
.hl-macro, .hl-variable { color: var(--brown); }
.hl-property { color: var(--cyan); }
.hl-constant, .hl-literal, .hl-number { color: var(--orange); }
.hl-string, .hl-inserted { color: var(--green); }
.hl-escape, .hl-interpolation { color: var(--yellow); }
.hl-regex { color: var(--pink); }
.hl-attribute { color: var(--indigo); }
.hl-deleted { color: var(--red); }
.hl-comment, .hl-prompt, .hl-output { color: var(--quiet); }
.hl-heading, .hl-strong { font-weight: bold; }
.hl-comment, .hl-emphasis { font-style: italic; }
.hl-link { text-decoration: underline; }
.hl-prompt { user-select: none; }

/* Every line is as wide as the longest one, so that its background reaches the end. */
.hl-line {
  display: inline-block;
  box-sizing: border-box;
  min-width: calc(100% + 1rem + var(--end, 1rem));
  margin: 0 calc(-1 * var(--end, 1rem)) 0 -1rem;
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
  color: var(--quiet);
  white-space: pre;
}
.hl-marked { background: var(--marked-line); border-color: var(--yellow); }
ins.hl-line { background: var(--added-line); border-color: var(--green); }
del.hl-line { background: var(--removed-line); border-color: var(--red); }
.hl-mark { user-select: none; }
/* Lines out of focus lose their colours, but not their contrast. */
.hl-focus .hl-line:not(.hl-focused), .hl-focus .hl-line:not(.hl-focused) span { color: var(--quiet); font-style: normal; }
.hl-focused { border-color: var(--accent); }

/* The copy button has a strip of its own at the right, or in the title. The strip is a border: lines scroll beside it. */
@media (scripting: enabled) {
  pre[tabindex]:not([data-copy=no]) { --end: .25rem; padding-right: var(--end); border-right: 2.75rem solid var(--raised); }
  .code:has(> figcaption) > pre[tabindex] { --end: 1rem; border-right: 0; }
  .code:has(> pre:not([data-copy=no])) > figcaption { padding-right: 3.25rem; }
}

.code { position: relative; margin: 1rem 0; }
.code > pre[tabindex] { margin: 0; }
.code > figcaption {
  padding: .45rem 1rem;
  border-radius: var(--corner) var(--corner) 0 0;
  background: var(--raised);
  color: var(--quiet);
  border-block-end: 1px solid var(--line);
  font: .8rem/1.6 var(--code);
  overflow-wrap: anywhere;
}
.code > figcaption + pre[tabindex] { border-start-start-radius: 0; border-start-end-radius: 0; }
.code-copy {
  position: absolute;
  top: .55rem;
  right: .4rem;
  inline-size: 2rem;
  block-size: 2rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: .35rem;
  background: var(--raised);
  color: var(--quiet);
  font-size: 0;
  cursor: pointer;
}
/* As high as the title, so that it does not cover the line below it. */
.code:has(> figcaption) > .code-copy { top: .08rem; }
.code-copy:hover { border-color: currentColor; color: var(--ink); }
.code-copy:focus-visible { outline: var(--focus); outline-offset: 1px; }
/* Two sheets of paper, then a tick: drawn with borders, which forced colours keep. */
.code-copy::before, .code-copy::after {
  content: "";
  position: absolute;
  top: .7rem;
  left: .5rem;
  box-sizing: border-box;
  width: .65rem;
  height: .75rem;
  border: 1.5px solid;
  border-radius: .15rem;
}
.code-copy::after { top: .45rem; left: .75rem; border-width: 1.5px 1.5px 1.5px 0; clip-path: polygon(0 0, 100% 0, 100% 100%, 40% 100%, 40% 20%, 0 20%); }
.code-copy[data-done]::before { top: .45rem; left: .8rem; width: .4rem; height: .8rem; border-width: 0 2px 2px 0; border-radius: 0; transform: rotate(45deg); }
.code-copy[data-done]::after { content: none; }
@media (forced-colors: active) {
  pre[tabindex], .code > figcaption { outline: 1px solid; outline-offset: -1px; }
  pre[tabindex], pre[tabindex]:not([data-copy=no]) { border-color: Canvas; }
  pre[tabindex]:focus-visible, .code-copy:focus-visible { outline: 2px solid Highlight; }
  .hl-line { border-color: Canvas; }
  .hl-marked, ins.hl-line, del.hl-line, .hl-focused { border-color: Highlight; }
  /* Without its own colors, a browser puts black text on a black plate here. The colors of tokens would not fit. */
  .hl-line.hl-marked { forced-color-adjust: none; background: Highlight; }
  .hl-marked, .hl-marked::before, .hl-marked span { color: HighlightText !important; }
  /* Signs instead of the backgrounds of lines that are added or removed. */
  .hl-line:is(ins, del) { --sign: "+"; position: relative; background: none; }
  del.hl-line.hl-line { --sign: "\2212"; }
  .hl-line:is(ins, del):not(:empty, :has(.hl-mark))::after { content: var(--sign) / ""; position: absolute; inset-block-start: 0; inset-inline-start: 0; }
}
@media print {
  .code-copy { display: none; }
  pre[tabindex], pre[tabindex]:not([data-copy=no]) { padding: .85rem 1rem; overflow: visible; border: 1px solid; }
  pre[tabindex] > code { width: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
}
}

"""###),
    File(
      path: "assets/code.js",
      text: ###"""
// Adds a copy button to each code block. Line numbers, diff signs and removed lines are not copied.
// Of a console session, only the commands are copied.
if (navigator.clipboard) {
  // A page without the theme's template has no words: then the key is the English word.
  const word = (key) => document.body.dataset[key] ?? key[0].toUpperCase() + key.slice(1);

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

  for (const pre of document.querySelectorAll("pre[tabindex]:not([data-copy=no])")) {
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
    button.title = button.textContent = word("copy");
    button.setAttribute("aria-live", "polite");
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(textOf(code).replace(/\n$/, ""));
        button.textContent = word("copied");
        button.dataset.done = "";
      } catch {
        // Copying is not allowed: select the text, so that the reader can copy it.
        getSelection().selectAllChildren(code);
        button.textContent = word("selected");
      }
      setTimeout(() => {
        button.textContent = word("copy");
        delete button.dataset.done;
      }, 2000);
    });
    frame.append(button);
  }
}

"""###),
    File(
      path: "assets/comments.css",
      text: ###"""
/* The comments below a post. */
@layer garland {
  .comments { margin-block-start: 3rem; }
  .comments h2 { font-size: 1.1rem; }
  .comments-start { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; color: var(--quiet); }
  .comments-start[hidden] { display: none; }
  .comments iframe { display: block; inline-size: 100%; block-size: 24rem; border: 0; color-scheme: auto; }
  @media print { .comments { display: none; } }
}

"""###),
    File(
      path: "assets/comments.js",
      text: ###"""
// Loads the comments of a page after a click, and after signing in to write one. Their colours follow the page's.
// HTML in Markdown can have the same attribute, so only frames of these two sites are accepted.
const services = {
  "https://giscus.app": {
    key: "giscus",
    theme: (name) => name,
    message: (theme) => ({ giscus: { setConfig: { theme } } }),
    height: (data) => data.giscus?.resizeHeight,
    isSignedOut: (data) => data.giscus?.signOut || /Bad credentials|Invalid state|State has expired/.test(data.giscus?.error),
  },
  "https://utteranc.es": {
    key: "utterances",
    theme: (name) => `github-${name}`,
    message: (theme) => ({ type: "set-theme", theme }),
    height: (data) => data.type === "resize" && data.height,
    isSignedOut: () => false,
  },
};

const system = matchMedia("(prefers-color-scheme: dark)");
const colors = () => document.documentElement.dataset.theme ?? (system.matches ? "dark" : "light");

/** Returns the session of a reader who came back from signing in, else the remembered one. */
const session = (name) => {
  const page = new URL(location);
  const id = page.searchParams.get(name);
  try {
    if (!id) return { id: localStorage.getItem(`garland:${name}`) ?? "", isNew: false };
    localStorage.setItem(`garland:${name}`, id);
  } catch {}
  page.searchParams.delete(name);
  history.replaceState(history.state, "", page);
  return { id: id ?? "", isNew: Boolean(id) };
};

const show = (place, address, service, id) => {
  const page = new URL(location);
  page.hash = "";
  const theme = () => service.theme(colors());
  const frame = document.createElement("iframe");
  const open = (session) => {
    const source = new URL(address);
    const facts = { origin: service.key === "giscus" ? page.href : page.origin, backLink: page.href, theme: theme(), session };
    for (const [name, value] of Object.entries(facts)) source.searchParams.set(name, value);
    frame.src = source.href;
  };
  const recolor = () => frame.contentWindow?.postMessage(service.message(theme()), address.origin);
  addEventListener("message", ({ origin, data, source }) => {
    if (origin !== address.origin || source !== frame.contentWindow || !data) return;
    const height = Number(service.height(data));
    if (height) frame.style.blockSize = `${height}px`;
    if (!service.isSignedOut(data)) return;
    try {
      localStorage.removeItem(`garland:${service.key}`);
    } catch {}
    if (id) open((id = ""));
  });
  new MutationObserver(recolor).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  system.addEventListener("change", recolor);
  frame.title = place.querySelector("h2").textContent;
  frame.allow = "clipboard-write";
  open(id);
  place.querySelector(".comments-start").replaceWith(frame);
  return frame;
};

const place = document.querySelector("section.comments[data-frame]");
const address = place && URL.canParse?.(place.dataset.frame) && new URL(place.dataset.frame);
const service = address && services[address.origin];
if (service) {
  const { id, isNew } = session(service.key);
  const start = place.querySelector(".comments-start");
  start.hidden = false;
  start.querySelector("button").addEventListener("click", () => show(place, address, service, id).focus());
  if (isNew) show(place, address, service, id);
}

"""###),
    File(
      path: "assets/copy-markdown.js",
      text: ###"""
// Makes the link to the Markdown of a page a button that copies it.
if (navigator.clipboard) {
  for (const link of document.querySelectorAll("a[data-markdown]")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = link.className;
    button.textContent = link.textContent;
    button.setAttribute("aria-live", "polite");
    button.addEventListener("click", async () => {
      try {
        const response = await fetch(link.href);
        if (!response.ok) throw response.status;
        await navigator.clipboard.writeText(await response.text());
        button.textContent = link.dataset.markdown;
        setTimeout(() => (button.textContent = link.textContent), 2000);
      } catch {
        // Copying is not allowed, or the server is unreachable: show the Markdown.
        location.href = link.href;
      }
    });
    link.replaceWith(button);
  }
}

"""###),
    File(
      path: "assets/filetree.css",
      text: ###"""
/* A tree of files. The names are left to right in every language. */
@layer garland {
.filetree, .filetree ul { margin: 0; padding: 0; list-style: none; }
.filetree {
  --file: var(--quiet);
  --folder: var(--accent);
  margin-block: 1rem;
  padding: .75rem 1rem;
  border-radius: var(--corner);
  background: var(--raised);
  font: .875rem/1.5 var(--plain);
  overflow-wrap: anywhere;
}
.filetree ul { margin-inline-start: .45rem; padding-inline-start: .9rem; border-inline-start: 1px solid var(--line); }
.filetree li { margin: 0; padding-inline-start: 1.5rem; text-indent: -1.5rem; }
.filetree li:has(> details) { padding: 0; text-indent: 0; }
.filetree summary { padding-inline-start: 1.5rem; text-indent: -1.5rem; list-style: none; cursor: pointer; border-radius: .25rem; }
.filetree summary::-webkit-details-marker { display: none; }
.filetree summary:hover code { color: var(--accent); }
.filetree summary:focus-visible { outline: var(--focus); }
.filetree code { padding: 0; border: 0; background: none; font: inherit; font-family: var(--code); overflow-wrap: anywhere; }
.filetree strong code { padding: .1rem .3rem; border-radius: .25rem; background: var(--marked); font-weight: bold; }
.filetree small { unicode-bidi: isolate; }
.filetree small, .filetree li > span { margin-inline-start: .5rem; color: var(--quiet); font-size: inherit; }
.filetree li > span { margin-inline-start: 1.5rem; }
/* The icons are shapes of one colour, which forced colours keep. */
.filetree :is(li, summary):has(> code, > strong)::before {
  content: "";
  display: inline-block;
  inline-size: .75rem;
  block-size: .9rem;
  margin-inline: .125rem .625rem;
  vertical-align: -.1rem;
  background: var(--file);
  forced-color-adjust: none;
  clip-path: polygon(0 0, 60% 0, 60% 35%, 100% 35%, 100% 100%, 0 100%, 0 0, 68% 0, 100% 28%, 68% 28%, 68% 0);
}
.filetree :is(.folder, summary):has(> code, > strong)::before {
  inline-size: 1rem;
  block-size: .8rem;
  margin-inline: 0 .5rem;
  background: var(--folder);
  clip-path: polygon(0 0, 40% 0, 50% 15%, 100% 15%, 100% 100%, 0 100%);
}
.filetree details[open] > summary::before { clip-path: polygon(0 0, 40% 0, 50% 15%, 85% 15%, 85% 35%, 100% 35%, 85% 100%, 0 100%, 0 35%, 20% 35%, 12% 70%, 12% 15%, 0 15%); }
[dir=rtl] .filetree ::before { transform: scaleX(-1); }
@media (forced-colors: active) {
  .filetree { --file: CanvasText; --folder: CanvasText; }
}
@media print {
  .filetree details::details-content { display: block; block-size: auto; content-visibility: visible; }
}
}

"""###),
    File(
      path: "assets/forms.css",
      text: ###"""
/* Forms, but not the dialog of the search. The text of a page with a form requires this file; a template links it. */
@layer garland {
:where(.page) form:not(dialog > *) { margin-block: 2rem; font-family: var(--plain); }
:where(.page form:not(dialog > *)) label { display: block; margin-block: .75rem .25rem; }
:where(.page form:not(dialog > *)) :is(input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file]), select, textarea) {
  box-sizing: border-box;
  inline-size: 100%;
  padding: .5rem .75rem;
  border: 1px solid var(--edge);
  border-radius: var(--corner);
  background: var(--ground);
  color: inherit;
  font: 1rem/1.5 var(--plain);
}
:where(.page form:not(dialog > *)) :is(input, select, textarea) { accent-color: var(--accent); }
:where(.page form:not(dialog > *)) .button { margin-block-start: .75rem; }
}

"""###),
    File(
      path: "assets/formulas.css",
      text: ###"""
/* Formulas: what MathML Core leaves to stylesheets. */
@layer garland {
  /* A browser puts the rows of a cell as blocks, which only `-webkit-` values move. */
  .fm-l { text-align: left; text-align: -webkit-left; }
  .fm-r { text-align: right; text-align: -webkit-right; }
  .fm-pairs > mtr > mtd { padding: .3em 0; }
  .fm-pairs > mtr > .fm-gap { padding-inline-start: 2em; }
  .fm-small > mtr > mtd { padding: .1em .25em; }
  /* Tags are at the right, and the equation is in the middle. */
  .fm-tagged { inline-size: 100%; }
  semantics:has(> .fm-tagged) { inline-size: 100%; }
  .fm-tagged > mtr > .fm-glue { inline-size: 50%; padding-inline: 0; }
  .fm-tagged > mtr > .fm-tag { text-align: right; text-align: -webkit-right; }
  mtable:has(> mtr > :is(.fm-top, .fm-rule, .fm-rule-right, .fm-top-dashed, .fm-rule-dashed)) { border-collapse: collapse; }
  .fm-top { border-block-start: .06em solid; }
  .fm-bottom { border-block-end: .06em solid; }
  .fm-rule { border-inline-start: .06em solid; }
  .fm-rule-right { border-inline-end: .06em solid; }
  .fm-top-dashed { border-block-start: .06em dashed; }
  .fm-bottom-dashed { border-block-end: .06em dashed; }
  .fm-rule-dashed { border-inline-start: .06em dashed; }
  .fm-rule-dashed-right { border-inline-end: .06em dashed; }
  .fm-box { border: .06em solid; padding: .25em; }
  .fm-padded { padding: .2em; }
  .fm-arrow { padding-inline: .4em; }
  .fm-llap > * { transform: translateX(-100%); }
  .fm-clap > * { transform: translateX(-50%); }
  .fm-over > :first-child { border-block-start: .05em solid; padding-block-start: .12em; }
  .fm-under > :first-child { border-block-end: .05em solid; padding-block-end: .12em; }
  .fm-over > mo, .fm-under > mo { visibility: hidden; font-size: 0; }
  /* Fonts draw a prime that is small and high already. */
  .fm-prime { transform: translateY(.25em) scale(1.4); transform-origin: left; }
  .fm-back3 { margin-inline-start: -.1667em; }
  .fm-back4 { margin-inline-start: -.2222em; }
  .fm-back5 { margin-inline-start: -.2778em; }
  .fm-cancel, .fm-bcancel, .fm-xcancel, .fm-sout {
    --fm-stroke: calc(50% - .03em), currentcolor calc(50% - .03em) calc(50% + .03em), transparent calc(50% + .03em);
  }
  .fm-cancel { background: linear-gradient(to bottom right, transparent var(--fm-stroke)); }
  .fm-bcancel { background: linear-gradient(to top right, transparent var(--fm-stroke)); }
  .fm-xcancel {
    background: linear-gradient(to bottom right, transparent var(--fm-stroke)), linear-gradient(to top right, transparent var(--fm-stroke));
  }
  .fm-sout { background: linear-gradient(transparent var(--fm-stroke)); }
}

"""###),
    File(
      path: "assets/grid.css",
      text: ###"""
/* Lists as cards, for `grid: true` on the home page or a section, and for the pages of a section with a sidebar. */
@layer garland {
  .grid { container-type: inline-size; }
  .grid .entries { display: grid; gap: 1.25rem; }
  /* A card has its picture above the text; the title's link covers it. */
  .grid .entries > li {
    --beside: "picture ." minmax(1.1rem, 1fr) "picture time" auto "picture title" auto "picture text" auto "picture facts" auto
      "picture ." minmax(1.1rem, 1fr) / var(--picture, 40%) minmax(0, 1fr);
    position: relative;
    display: grid;
    grid-template: var(--card, "picture" auto "." 1.1rem "time" auto "title" auto "text" auto "facts" 1fr "." 1.1rem / minmax(0, 1fr));
    column-gap: 0;
    margin: 0;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: var(--corner);
    overflow: clip;
  }
  .grid .entries > li > * { grid-column: auto; margin-inline: 1.25rem; }
  .grid .entries > li > .thumbnail { grid-area: picture; align-self: auto; inline-size: 100%; block-size: 100%; margin: 0; border-radius: 0; aspect-ratio: 3 / 2; }
  .grid .entries > li > time { grid-area: time; }
  .grid .entries > li > :is(h2, h3) { grid-area: title; margin-block: .15rem .35rem; font-size: 1.15rem; hyphens: auto; hyphenate-limit-chars: 12 4 4; }
  .grid .entries > li > p { grid-area: text; margin-block: .25rem 0; color: var(--quiet); font-size: .95rem; }
  .grid .entries > li > .entry-facts { grid-area: facts; align-self: end; padding-block-start: .6rem; }
  .grid .entries > li:hover { border-color: var(--accent); }
  .grid .entries :is(h2, h3) a::after { content: ""; position: absolute; inset: 0; }
  /* Among cards with pictures, one without has a larger text. */
  .grid .entries:has(> .has-image) > li:not(.has-image) { background: var(--raised); }
  .grid .entries:has(> .has-image) > li:not(.has-image) > :is(h2, h3) { margin-block: .5rem; font-size: 1.5rem; }
  .grid .entries:has(> .has-image) > li:not(.has-image) > p:not(.entry-facts) { font-size: 1.05rem; -webkit-line-clamp: 6; }

  /* Rows of two or three. The last ones are full, too: with cards of half the width, or one as wide as the page. In such
     cards, and in the large one of a featured post, the picture is beside the text. */
  @container (width >= 27.25rem) {
    .grid .entries { grid-template-columns: repeat(6, minmax(0, 1fr)); }
    .grid .entries > li { grid-column: span 3; }
    .grid .entries > .featured-large { grid-column: 1 / -1; }
    .grid .featured-large.has-image { --card: var(--beside); --picture: 55%; }
  }
  @container (27.25rem <= width < 41.5rem) {
    .grid .entries > :nth-child(odd of :not(.featured-large)):last-child { grid-column: 1 / -1; }
    .grid .entries > .has-image:nth-child(odd of :not(.featured-large)):last-child { --card: var(--beside); }
  }
  @container (width >= 41.5rem) {
    .grid .entries > li:not(.featured-large) { grid-column: span 2; }
    .grid .entries > :nth-child(3n + 1 of :not(.featured-large)):is(:nth-last-child(2), :nth-last-child(4)) {
      &, & ~ * { grid-column: span 3; }
      &.has-image, & ~ .has-image { --card: var(--beside); }
    }
    .grid .entries > :nth-child(1 of :not(.featured-large)):last-child { grid-column: 1 / -1; }
    .grid .entries > .has-image:nth-child(1 of :not(.featured-large)):last-child { --card: var(--beside); }
  }
  /* The pages of a section with a sidebar. */
  .children > h2 { margin-block: 2.5rem 1rem; }
  .children > h2 a:not(:hover) { color: inherit; text-decoration: none; }
  .grid.children > .entries { margin-block: 1rem 0; }
}

"""###),
    File(
      path: "assets/hero.css",
      text: ###"""
/* The large start of a page, from `hero` in its front matter. */
@layer garland {
  .hero { display: grid; align-items: center; gap: 1.5rem; margin-block: 0 2.25rem; }
  .hero h1 { font-size: clamp(2.4rem, 1.6rem + 4vw, 4rem); }
  .hero p { max-inline-size: 36rem; margin-block: 1.25rem 0; color: var(--quiet); font-size: 1.25rem; }
  /* On a phone, the page goes on below the picture in the first screen. */
  .hero img { inline-size: auto; max-block-size: 11rem; }
  .hero .social { margin-block-start: 1.25rem; margin-inline-start: -.6rem; }
  .hero-actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.75rem 0 0; padding: 0; list-style: ""; }
  .hero-actions li { margin: 0; }
  .hero-actions li:first-child > .button { background: var(--accent); color: var(--ground); }
  .hero-actions li:first-child > .button:hover { filter: brightness(1.1); }
  .has-hero .heading:not(:has(> *)) { display: none; }
  .page:has(> .has-hero) { --frame: var(--wide); }
  @media print { .hero :is(.hero-actions, .social) { display: none; } }
  @media (width >= 48em) {
    .hero { gap: 2rem; margin-block: 1rem 3rem; }
    .hero.has-image { grid-template-columns: 3fr 2fr; }
    .hero img { inline-size: 100%; max-block-size: none; }
  }
  @media (width >= 70em) {
    .main > .hero { margin-inline: 0; }
  }
}

"""###),
    File(
      path: "assets/home.css",
      text: ###"""
/* The home page: who writes here, and featured posts. */
@layer garland {
  .intro { margin-block-end: 2.5rem; }
  .intro-text { max-inline-size: 36rem; margin-block: .75rem 0; color: var(--quiet); font-size: 1.25rem; line-height: 1.45; }
  .intro-links { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem; margin-block-start: .75rem; color: var(--quiet); }
  .intro-links:not(:has(> *)) { display: none; }
  .intro-links p { margin: 0; font: .95rem/1.5 var(--plain); }
  .intro-links .social { margin-inline-start: -.6rem; }
  .portrait { inline-size: 6rem; block-size: 6rem; border-radius: 50%; object-fit: cover; }
  .intro > h1:not(:first-child) { margin-block-start: 1rem; }

  .featured > h2, .latest { font-size: 1.1rem; }
  :is(.featured, .latest) + .entries, .featured > .entries { margin-block-start: 0; }
  .featured { margin-block-end: 3rem; }
  /* The first post is large. */
  .entries > .featured-large :is(h2, h3) { font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2.1rem); }
  .entries > .featured-large p:not(.entry-facts) { font-size: 1.05rem; }
}

"""###),
    File(
      path: "assets/languages.css",
      text: ###"""
/* The menu of languages, a button with a globe. */
@layer garland {
.languages { position: relative; flex: none; }
.languages > summary {
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: 50%;
  color: var(--quiet);
  cursor: pointer;
}
.languages > summary::-webkit-details-marker { display: none; }
.languages > summary:hover, .languages[open] > summary { background: var(--raised); color: var(--accent); }
.languages svg {
  inline-size: 1.35rem;
  block-size: 1.35rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
}
.languages > ul {
  position: absolute;
  z-index: 2;
  inset-block-start: 100%;
  inset-inline-end: 0;
  display: block;
  box-sizing: border-box;
  inline-size: max-content;
  min-inline-size: 10rem;
  max-inline-size: 80vw;
  max-block-size: calc(100vh - 5rem);
  overflow-y: auto;
  margin: 0;
  padding: .4rem 1rem;
  border: 1px solid var(--line);
  border-radius: var(--corner);
  background: var(--ground);
  box-shadow: 0 .5rem 1.5rem rgb(0 0 0 / .12);
  list-style: none;
}
.languages li { margin: 0; }
.languages li > a { display: block; padding-block: .5rem; }
.languages [aria-current] { color: var(--ink); font-weight: 600; }
.languages small { display: block; margin-block: -.4rem .5rem; color: var(--quiet); }
.untranslated { margin-block: 0 1.5rem; padding: .75rem 1rem; border-radius: var(--corner); background: var(--raised); color: var(--quiet); }
@media (forced-colors: active) { .untranslated { border: 1px solid; } }
@media print { .languages { display: none; } }
/* The columns of an untranslated article are in the order of the page around it; its text keeps its own direction. */
[dir=rtl] .article[dir=ltr], [dir=ltr] .article[dir=rtl] > :not([dir]) { direction: rtl; }
[dir=ltr] .article[dir=rtl], [dir=rtl] .article[dir=ltr] > :not([dir]) { direction: ltr; }
}

"""###),
    File(
      path: "assets/layouts.css",
      text: ###"""
/* Other layouts: the whole width for `wide: true` and for home pages with a hero or a grid, and `toc: right`. */
@layer garland {
  .page:has(> .is-wide) { --frame: var(--wide); }
  .page:has(> .with-sidebar.is-wide) { --frame: calc(14rem + var(--gutter) + var(--wide)); }
  .main.is-wide > *, .is-wide > .prose > *, .is-wide > .article > .prose > * { margin-inline: 0; }
  .main.is-wide > .article { display: block; padding-inline-end: 0; }
  .main.is-wide > :is(.prose, .article), .main.is-wide > .entries > li { max-inline-size: none; padding-inline-end: 0; }
  .is-wide .prose > :is(p, h2, h3, h4, ul:not([class]), ol:not([class]), blockquote) { box-sizing: border-box; max-inline-size: var(--measure); }
  .main.is-wide > .article > .toc { block-size: auto; min-block-size: 0; margin-block: 0 2rem; }
  .main.is-wide > :not(.hero) { margin-inline: 0; }
  .is-wide .toc summary { display: list-item; }
  .is-wide .toc details { position: static; max-block-size: none; }
  .is-wide .toc details:not([open])::details-content { content-visibility: hidden; }
  @supports selector(::details-content) {
    @media (width >= 70em) {
      .main:not(.with-sidebar, .is-wide) > .toc-right {
        grid-template-columns: minmax(0, var(--measure)) var(--side);
        justify-content: space-between;
        padding-inline-end: 0;
      }
      .toc-right > * { grid-column: 1; }
      .toc-right > .toc { grid-area: 1 / 2 / span 9; }
      .toc-right { --reach: 0px; }
      .main:not(.with-sidebar) > .toc-right ~ * { max-inline-size: var(--measure); margin-inline: 0; }
    }
  }
}

"""###),
    File(
      path: "assets/lists.css",
      text: ###"""
/* Lists of posts: with summaries and pictures, as lines, by year, and the links to their other pages. */
@layer garland {
  :is(.related, .year) h2 { font-size: 1.1rem; }
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
  .lines a { overflow-wrap: anywhere; }
  .lines time, .lines span { flex: none; color: var(--quiet); font: .875rem/1.5 var(--plain); font-variant-numeric: tabular-nums; }
  .entries { margin-block: 3rem 0; }
  .entries > li { display: flex; flex-direction: column; margin-block: 0 2.5rem; }
  .entries :is(h2, h3) { margin: 0; font-size: 1.3rem; line-height: 1.25; }
  .entries time { order: -1; color: var(--quiet); font: .875rem/1.5 var(--plain); }
  .entries p { margin: .4rem 0 0; }
  .entries :is(h2, h3, p) { min-inline-size: 0; overflow-wrap: anywhere; }
  .entries p:not(.entry-facts) { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 3; }
  .entries .entry-facts { color: var(--quiet); font: .875rem/1.5 var(--plain); }
  .entry-facts a { position: relative; padding-block: .35rem; color: inherit; }
  .entry-facts a:not(:hover) { text-decoration: none; }
  .entry-facts:empty { display: none; }
  .thumbnail { inline-size: 100%; block-size: auto; aspect-ratio: 3 / 2; margin-block-start: .75rem; object-fit: cover; }
  .badge {
    padding: .1rem .5rem;
    border: 1px solid var(--edge);
    border-radius: 1rem;
    color: var(--quiet);
    font: 600 .75rem/1.5 var(--plain);
    vertical-align: middle;
  }
  :is(.entries :is(h2, h3), .lines) a:not(:hover) { color: inherit; text-decoration: none; }
  .pagination { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.5rem; margin-block-start: 3rem; }
  .pagination ol { display: flex; flex-wrap: wrap; gap: .25rem; margin: 0; padding: 0; list-style: ""; }
  .pagination li a {
    display: block;
    min-inline-size: 2rem;
    padding-block: .25rem;
    border-radius: .35rem;
    text-align: center;
  }
  .pagination [aria-current] { background: var(--chosen); font-weight: bold; }
  @media (width >= 40em) {
    /* The last row takes up what the picture is higher than the text. */
    .entries > .has-image { display: grid; grid-template: repeat(4, auto) 1fr / minmax(0, 1fr) 9rem; column-gap: 1.5rem; }
    .entries > .has-image > * { grid-column: 1; }
    .entries > .has-image .thumbnail { grid-area: 1 / 2 / span 5; align-self: start; margin-block-start: .3rem; aspect-ratio: 4 / 3; }
  }
  @media (width >= 70em) {
    .main > :is(.entries, .year, .related) { margin-inline: 0; }
    .entries > li, .year, .related {
      display: grid;
      grid-template-columns: var(--side) minmax(0, 1fr);
      column-gap: var(--gutter);
      padding-inline-end: var(--outset);
      align-items: baseline;
    }
    .entries > li > *, .entries > .has-image > *, :is(.year, .related) > ul { grid-column: 2; margin-inline: 0; }
    .entries > li > time, .entries > .has-image > time, :is(.year, .related) > h2 { grid-area: 1 / 1; }
    .entries > .has-image { grid-template-columns: var(--side) minmax(0, 1fr) var(--outset); column-gap: var(--gutter); padding-inline-end: 0; }
    .entries > .has-image .thumbnail { grid-area: 1 / 3 / span 5; }
  }
  @media print {
    .related, .pagination { display: none; }
  }
}

"""###),
    File(
      path: "assets/menu-groups.css",
      text: ###"""
/* Groups of links in the main menu, which open below their titles. */
@layer garland {
.menu [open] > summary { color: var(--ink); }
.menu li summary::after {
  content: "";
  inline-size: .4em;
  block-size: .4em;
  margin-block-end: .2em;
  border: solid currentColor;
  border-width: 0 .12em .12em 0;
  rotate: 45deg;
}
.menu li [open] > summary::after { margin-block-end: -.25em; rotate: 225deg; }
.menu .is-open { color: inherit; }
.menu li summary { justify-content: space-between; }
.menu details details > ul { display: block; padding: 0; padding-block-end: .4rem; padding-inline-start: 1rem; }
.menu li summary { padding-block: .65rem; }
@supports selector(::details-content) {
  @container menu (width < 2rem) {
    .menu li summary { padding-block: .4rem; }
    .menu details details { position: relative; }
    .menu details details > ul {
      position: absolute;
      z-index: 2;
      inset-block-start: 100%;
      inset-inline-end: -1rem;
      inline-size: max-content;
      min-inline-size: 100%;
      max-inline-size: min(18rem, 90vw);
      padding: .4rem 1rem;
      border: 1px solid var(--line);
      border-radius: var(--corner);
      background: var(--ground);
      box-shadow: 0 .5rem 1.5rem rgb(0 0 0 / .12);
    }
  }
  /* In a row that scrolls, the row does not cut them off. */
  @media screen and (width >= 56em) {
    .menu details details { position: static; anchor-scope: --group; }
    .menu li summary { anchor-name: --group; }
    .menu details details > ul {
      inset-inline: auto;
      position-anchor: --group;
      position-area: block-end span-inline-end;
      position-try-fallbacks: flip-inline;
    }
  }
}
}

"""###),
    File(
      path: "assets/menu.css",
      text: ###"""
/* The main menu. Where all links fit beside the title, they are there; elsewhere one button opens them as a list, and on a wide
   screen they are a row that scrolls. Groups of links are in menu-groups.css.

   The room is measured without a script. The text of `data-titles`, which is as wide as the links, and `.menu-room` are
   items of a flex container that wraps. If both fit in one line, the text takes all the space, so `.menu-room` has no
   width. Otherwise `.menu-room` has a line of its own, and the width of that line. */
@layer garland {
.menu { display: flex; flex: 1; flex-wrap: wrap; min-inline-size: 2.5rem; }
.menu::before {
  content: attr(data-titles);
  flex: 9999 1 auto;
  min-inline-size: 0;
  block-size: 0;
  overflow: hidden;
  visibility: hidden;
  white-space: pre;
}
.menu-room { display: flex; flex: 1 0 1px; justify-content: end; container: menu / inline-size; }
.menu-room > details { flex: none; }
.menu summary { display: flex; align-items: center; gap: .4rem; padding-block: .4rem; color: var(--quiet); cursor: pointer; }
.menu summary::-webkit-details-marker { display: none; }
.menu summary:hover { color: var(--accent); }
/* The button: three lines, whose name is only read aloud, and its list below the header. */
.menu-room > details > summary {
  justify-content: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  padding: 0;
  border-radius: 50%;
  font-size: 0;
}
.menu-room > details > summary:hover, .menu-room > [open] > summary { background: var(--raised); }
.menu-room > details > summary::before {
  content: "";
  inline-size: 1.15rem;
  block-size: .8rem;
  box-sizing: border-box;
  border-block: 1.75px solid;
  forced-color-adjust: none;
  background: linear-gradient(currentColor 0 0) center / 100% 1.75px no-repeat;
}
.menu-room > details > ul {
  position: absolute;
  z-index: 2;
  inset-block-start: 100%;
  inset-inline-end: 0;
  display: block;
  box-sizing: border-box;
  inline-size: min(100%, 24rem);
  max-block-size: calc(100vh - 5rem);
  overflow-y: auto;
  padding: .25rem 1rem .75rem;
  border: 1px solid var(--line);
  border-radius: var(--corner);
  background: var(--ground);
  box-shadow: 0 .5rem 1.5rem rgb(0 0 0 / .12);
}
.menu li { margin: 0; }
.menu-room > details > ul > li + li { border-block-start: 1px solid var(--line); }
.menu-room > details > ul > li > a { padding-block: .65rem; }

/* The links beside the title, in browsers whose stylesheets can open `details`. */
@supports selector(::details-content) {
  @container menu (width < 2rem) {
    .menu-room > details::details-content { content-visibility: visible; }
    .menu-room > details > summary { display: none; }
    .menu-room > details > ul {
      position: static;
      display: flex;
      flex-wrap: nowrap;
      inline-size: max-content;
      max-block-size: none;
      overflow: visible;
      padding: 0;
      padding-inline-end: .75rem;
      border: 0;
      background: none;
      box-shadow: none;
    }
    .menu-room > details > ul > li + li { border: 0; }
    .menu-room > details > ul > li > a { padding-block: .4rem; }
  }
}
/* On a wide screen, links that do not fit are a row that scrolls. */
@supports selector(::details-content) {
  @media screen and (width >= 56em) {
    .site-header:has(.menu) .site-title { flex: none; max-inline-size: 40%; }
    .menu { position: relative; flex: 1 1 auto; margin-inline-start: 1.5rem; }
    .menu-room { flex: none; inline-size: 0; }
    .menu-room > details { position: absolute; inset-block-start: 50%; inset-inline: 0; translate: 0 -50%; }
    .menu-room > details > ul { justify-content: safe end; inline-size: auto; overflow-x: auto; scrollbar-width: thin; }
    .menu-room > details > ul > li { flex: none; }
    .menu [aria-current] { scroll-initial-target: nearest; }
  }
}
@media print { .menu { display: none; } }
}

"""###),
    File(
      path: "assets/menu.js",
      text: ###"""
// Closes what is open in the menus: by Escape, or when the pointer or the focus goes elsewhere.
{
  const openParts = () => [...document.querySelectorAll(".menu details[open], .languages[open]")];

  addEventListener("keydown", ({ key }) => {
    const part = key === "Escape" && openParts().at(-1);
    if (!part) return;
    if (part.contains(document.activeElement)) part.querySelector("summary").focus();
    part.open = false;
  });

  // Not `click`: Safari on a phone sends none for a tap on plain text.
  for (const event of ["pointerdown", "focusin"]) {
    addEventListener(event, ({ target }) => {
      for (const part of openParts()) if (!part.contains(target)) part.open = false;
    });
  }
}

"""###),
    File(
      path: "assets/old-block.css",
      text: ###"""
/* The mark behind a block of a translation whose original changed, with the original folded. */
@layer garland {
.old-block { margin-block: .25rem 1rem; border-inline-start: 2px solid var(--edge); padding-inline-start: .75rem; color: var(--quiet); font: 400 .875rem/1.5 var(--plain); text-align: start; }
.old-block > summary { inline-size: fit-content; cursor: pointer; }
.old-block > summary:hover { color: var(--accent); }
.old-block > summary:focus-visible { outline: var(--focus); border-radius: 2px; }
.old-block > div { padding-block: .25rem; color: var(--ink); overflow-wrap: anywhere; }
.old-block pre { margin: 0; white-space: pre-wrap; }
:is(li, td, th, dt) > .old-block { margin-block-end: .25rem; }
@media print { .old-block.old-block { display: none; } }
}

"""###),
    File(
      path: "assets/overview.css",
      text: ###"""
/* The pages that list others: the link to their feed, the terms of a taxonomy, and the years of the archive. */
@layer garland {
  .year .tags { margin: 0; }
  .years { margin-block: 0 2.5rem; }
  .year { scroll-margin-block-start: 1.5rem; }
  .year > h2 > small { display: block; color: var(--quiet); font: .875rem/1.5 var(--plain); }
  .terms li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1.5rem; padding-block: .7rem; }
  .terms li > a { font-family: var(--plain); font-weight: 650; }
  .terms li > :is(p, small) { margin: 0; color: var(--quiet); font-size: .875rem; }
  .terms li > :is(span, small) { text-align: end; font-variant-numeric: tabular-nums; }
  .terms p a { display: inline-block; padding-block: .2rem; color: inherit; }
  .heading:has(> .subscribe) { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem 1.5rem; }
  .heading:has(> .subscribe) > :not(h1, .subscribe) { flex-basis: 100%; }
  .subscribe { display: inline-flex; align-items: center; gap: .35em; margin-inline-start: auto; color: var(--quiet); font: .875rem/1.5 var(--plain); }
  .subscribe:not(:hover) { text-decoration: none; }
  .year > h2 > a { color: inherit; }
}

"""###),
    File(
      path: "assets/palette.css",
      text: ###"""
/* All that sets the look of a site: colours (light, then dark), fonts, widths, corners. No other stylesheet of the theme
   sets such a token, and a test checks the contrast of each colour. */
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

  /* Colours by name: of code, of callouts and of Swift views. */
  --red: light-dark(#b3261e, #ff8a80);
  --orange: light-dark(#9a4a00, #ffb066);
  --yellow: light-dark(#7a5d00, #ffd84d);
  --green: light-dark(#1b6e3c, #6fd896);
  --mint: light-dark(#00695c, #7fe3cf);
  --teal: light-dark(#006874, #6cd6e4);
  --cyan: light-dark(#00637f, #76d1f2);
  --blue: light-dark(#0a4aa8, #8ec3ff);
  --indigo: light-dark(#3f3fb5, #b0b3ff);
  --purple: light-dark(#7a2fb5, #d3a6ff);
  --pink: light-dark(#a8195e, #ff9cc4);
  --brown: light-dark(#71491f, #d9b08a);
  /* Lines of code that are highlighted, added or removed. */
  --marked-line: light-dark(#fdf3c8, #38310f);
  --added-line: light-dark(#dcf4e1, #10321d);
  --removed-line: light-dark(#fde3e1, #431b1e);

  --text: Charter, "Bitstream Charter", "Sitka Text", Cambria, "Noto Serif", serif;
  --plain: system-ui, sans-serif;
  --code: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  --size: clamp(1.0625rem, .98rem + .2vw, 1.1875rem);

  --measure: 33rem;
  --side: 11rem;
  --gutter: 3rem;
  --outset: 8rem;
  --wide: calc(var(--side) + var(--gutter) + var(--measure) + var(--outset));
  --corner: .5rem;
  /* The height of a header that stays visible. */
  --header: 3.75rem;
  /* A line with beads on it. */
  --garland: radial-gradient(circle closest-side, var(--edge) 90%, transparent) 0 0 / 1.75rem 5px space no-repeat,
    linear-gradient(var(--line) 0 0) 0 2px / 100% 1px no-repeat;
}
/* The theme switch in the header sets `data-theme`. */
:root[data-theme=light] { color-scheme: light; }
:root[data-theme=dark] { color-scheme: dark; }
/* Paper is white. */
@media print {
  :root, :root[data-theme] { color-scheme: light; }
}

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
      path: "assets/post-end.css",
      text: ###"""
/* The end of a post or a page: where to share and to edit it. */
@layer garland {
  .post-end { margin-block-start: 3rem; }
  .post-end > :is(.tags, .share, .edit) { margin-block: 1.5rem 0; }
  .post-end > :is(.tags, .share, .edit):first-child { margin-block-start: 0; }
  .share { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; list-style: ""; }
  .share li { margin: 0; }
  .pill {
    display: flex;
    align-items: center;
    gap: .4rem;
    padding: .35rem .8rem;
    border: 1px solid var(--line);
    border-radius: 2rem;
    background: none;
    color: var(--quiet);
    font: .875rem/1.5 var(--plain);
    text-decoration: none;
    cursor: pointer;
  }
  .pill[hidden] { display: none; }
  .share li:not(:has(> :not([hidden]))) { display: none; }
  .pill:hover { border-color: var(--accent); color: var(--accent); }
  .edit {
    display: flex;
    flex-wrap: wrap;
    gap: .25rem 1.5rem;
    margin-block: 3rem 0;
    color: var(--quiet);
    font: .875rem/1.5 var(--plain);
  }
  .edit a { display: flex; align-items: center; gap: .4rem; color: inherit; }
  .edit a:not(:hover) { text-decoration: none; }
  .edit a:hover { color: var(--accent); }
  @media print { .share, .edit a { display: none; } }
}

"""###),
    File(
      path: "assets/profile.css",
      text: ###"""
/* The page of an author: a picture, and links to profiles. */
@layer garland {
.avatar { inline-size: 6rem; block-size: 6rem; border-radius: 50%; object-fit: cover; }
.heading:has(> .avatar) { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: 0 1.5rem; }
.heading:has(> .avatar) > * { grid-column: 1 / -1; }
.heading > .avatar { grid-area: 2 / 1 / span 2; }
.heading:has(> .avatar) > h1 { grid-area: 2 / 2; align-self: end; }
.heading:has(> .avatar) > .social { grid-area: 3 / 2; align-self: start; margin-inline-start: -.6rem; }
.heading:not(:has(> .avatar)) > .social { margin: .5rem -.6rem 0; }
}

"""###),
    File(
      path: "assets/progress.css",
      text: ###"""
/* How far a reader is. Nothing animates it on a page that does not scroll: it has no width. */
@layer garland {
.progress { display: none; }
@supports (animation-timeline: scroll()) {
  .progress {
    display: block;
    position: fixed;
    inset: 0 0 auto;
    z-index: 1;
    block-size: 3px;
    background: var(--accent);
    transform: scaleX(0);
    transform-origin: 0 0;
    animation: grow linear both;
    animation-timeline: scroll(root);
  }
  .progress:dir(rtl) { transform-origin: 100% 0; }
}
@keyframes grow { to { transform: none; } }
@media (forced-colors: active) { .progress { background: Highlight; } }
@media print { .progress { display: none; } }
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

  // Identifiers and versions of several words, such as `reading_time` and `1.0`.
  const compounds = (text) => [...text.matchAll(/(?<![\p{L}\p{N}\p{M}])[a-z\d]+(?:[_.-][a-z\d]+)+(?![\p{L}\p{N}\p{M}])/giu)];

  // Finds the stem of a word with the rules of its language, which `StemmingTable.swift` describes.
  const stemmer = ({irregular, letters, consonants, regions, before, steps}) => {
    const [stems, replaced] = [new Map(irregular), new Map(letters)], consonant = RegExp(consonants);
    let word, starts;
    const behind = (pattern, start) =>
      start + (RegExp(`^(?:${pattern})`).exec(word.slice(start))?.[0].length ?? Infinity);
    const fits = (head, condition) => condition.split(" ").some((pattern) => {
      const [left, region, right = ""] = pattern.split(/(\d)/);
      const found = RegExp(`${left}(${right})$`).exec(head);
      return found && !(head.length - found[1].length < starts[region]);
    });
    const apply = ([region, ...rules]) => {
      const lengths = rules.map(([endings]) => RegExp(`(?:${endings})$`).exec(word.slice(starts[region]))?.[0].length);
      const longest = Math.max(...lengths.filter((length) => length >= 0)), head = word.slice(0, word.length - longest);
      const rule = rules.find(([, condition = ""], i) => lengths[i] === longest && fits(head, condition));
      if (!rule) return false;
      const [, , replacement = "", next, goesOn] = rule;
      word = head + replacement.replace(".", word.at(-1));
      if (next) apply([0, ...next]);
      return !goesOn;
    };
    const run = (steps) => {
      for (const [alternatives, next = [], otherwise = []] of steps) run(alternatives.some(apply) ? next : otherwise);
    };
    return (text) => {
      if (stems.has(text)) return stems.get(text);
      let next = text.replace(/./g, (letter) => replaced.get(letter) ?? letter);
      // A capital does not count as a vowel for the letters beside it.
      do {
        word = next;
        next = word.replace(consonant, (part) => part.slice(0, -1) + part.slice(-1).toUpperCase());
      } while (next !== word);
      const [r1, r2, rv] = regions, first = behind(r1, 0);
      starts = [0, Math.max(first, before), behind(r2, first), behind(rv, 0)];
      run(steps);
      return word.replaceAll("~", "").toLowerCase();
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
    const {number, block, list, byte, isAtEnd} = reader(bytes), terms = new Map();
    for (let term = []; !isAtEnd();) {
      term = [...term.slice(0, number()), ...block()];
      let id = 0;
      terms.set(decoder.decode(Uint8Array.from(term)), list(() => [id += number(), byte()]));
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
    const article = {
      address: text(), title: text(), section: text(), date: text(), description: text(), boost: number(), tags: list(text),
      parts: list(() => ({parent: number(), anchor: text(), title: text(), text: ""})),
    };
    article.parts[0].text = article.description.normalize("NFC");
    return article;
  };

  // The parts of an article with their texts, from its page: a text belongs to the last part whose id is before it.
  const readPage = (bytes, parts) => {
    const html = decoder.decode(bytes), texts = new Map(parts.map(({anchor}) => [anchor, ""])), open = [];
    const pieces = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|<!--.*?-->|[^<]+|</gis;
    const add = (text) => skipped || texts.set(part, texts.get(part) + text);
    let part = "", skipped = 0, match;
    pieces.lastIndex = [/<div class="prose"/, /<main\b/, /^/].map((start) => html.search(start)).find((at) => at >= 0);
    while ((match = pieces.exec(html))) {
      const [piece, end, name, attributes] = match;
      if (!name) {
        if (piece[1] !== "!") add(piece);
        continue;
      }
      if (!/^([abisu]|code|em|kbd|mark|small|span|strong|su[bp])$/.test(name)) add(" ");
      if (end) {
        open.length = open.includes(name) ? open.lastIndexOf(name) : open.length;
        if (!open.length) break;
        if (open.length < skipped) skipped = 0;
      } else {
        const id = / id="([^"]*)"/.exec(attributes)?.[1];
        if (texts.has(id)) part = id;
        open.push(name);
        if (/^(h\d|nav|pre|script|style|svg)$/.test(name) || /no-search|"code"/.test(attributes)) skipped ||= open.length;
      }
    }
    const characters = {lt: "<", gt: ">", quot: '"', amp: "&", nbsp: " "};
    return parts.map((part) => {
      const text = texts.get(part.anchor).replace(/&(?:#(\d+)|(\w+));/g, (all, number, name) => number ? String.fromCodePoint(number) : characters[name] ?? all);
      texts.set(part.anchor, "");
      return {...part, text: text.trim().normalize("NFC")};
    });
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

  // What counts how much; `.ci/search-quality` measures it. The build weighs titles, headings and tags (`ArticleTerms.swift`).
  const weights = {
    // BM25: how soon more of the same word stops counting, and how much long articles lose.
    saturation: 1.2,
    length: 0.75,
    // Words that the query does not have: longer ones, forms of it, and those with a typo.
    prefix: 0.7,
    form: 0.4,
    typo: 0.4,
    // The share of the best article's words, by rarity, that an article needs; and how much missing ones cost.
    needed: 0.6,
    missing: 0.5,
    // The best part of an article: words in it, words in its title, words next to each other, whole phrases.
    words: 1,
    title: 1,
    near: 1,
    phrase: 1,
  };

  const level = (n) => n && (n & 1 ? 2 : 3) << ((n - 1) >> 1) || 1;
  const countBits = (n) => { let count = 0; for (; n; n &= n - 1) count += 1; return count; };
  const allHits = (words) => words.reduce((all, {hits}) => all | hits, 0);

  // A part of a text, with marks at found words.
  const pieces = (text, words, at = 0, to = text.length) => {
    const pieces = [];
    const add = (end, mark) => {
      if (end > at) pieces.push({text: text.slice(at, end).replace(/\s+/g, " "), mark});
      at = Math.max(at, end);
    };
    for (const word of words) if (word.hits && word.at >= at && word.end <= to) { add(word.at, false); add(word.end, true); }
    add(to, false);
    return pieces;
  };

  // About 200 characters around the place with most of the words, which are marked.
  const excerpt = (text, words) => {
    const fits = (i) => words.slice(i, i + 40).filter(({end}) => end <= words[i].at + 200);
    let best = 0, first = 0;
    words.forEach(({hits, at}, i) => {
      const count = hits && countBits(allHits(fits(i)));
      if (count > best) [best, first] = [count, at];
    });
    const at = first > 60 ? text.lastIndexOf(" ", first - 40) + 1 : 0, last = words.findLast(({end}) => end <= at + 200)?.end ?? text.length;
    const end = last + 1 < text.trimEnd().length ? last : text.length, dots = {text: "…", mark: false};
    return [...at ? [dots] : [], ...pieces(text, words, at, end), ...end < text.length ? [dots] : []];
  };

  const engine = (base, folder, entry, load) => {
    const [termTree, articleTree] = [entry.terms, entry.fragments].map(readTree);
    const stem = entry.stemmer ? stemmer(entry.stemmer) : (word) => word;
    const titles = new Map(entry.sections), known = new Map();
    const termOf = ({text, isPair}) => {
      if (!known.has(text)) known.set(text, fold(isPair ? lower(text) : stem(lower(text))));
      return known.get(text);
    };
    const keys = (text) => new TextEncoder().encode(text);
    // A short prefix leads to many shards.
    const some = (names, most = 6) =>
      names.filter((_, i) => Math.ceil(i * most / names.length) < Math.ceil((i + 1) * most / names.length));
    const termsIn = (names) => Promise.all(names.map((name) => load(`${folder}t/${name}.bin`, readTerms)));

    // A term in several shards may be so frequent that it is not worth its size.
    const postings = async (term, takesFrequent = true) => {
      const names = shards(termTree, keys(term + "\0"));
      if (!takesFrequent && names.length > 1 && names.length * 1200 > entry.articles / 5) return null;
      return (await termsIn(names)).flatMap((shard) => shard.get(term) ?? []);
    };

    const parse = (query) => {
      const ends = (text) => query.normalize("NFC").endsWith(text);
      const tokens = query.normalize("NFC").split('"').flatMap((part, phrase) => words(part, true).map((word) => ({
        ...word, phrase, term: termOf(word), word: fold(lower(word.text)), isPrefix: word.isPair && [...word.text].length < 2,
      }))).slice(0, 30);
      const last = tokens.at(-1);
      if (last && !last.isPair && ends(last.text)) last.isPrefix = true;
      const joined = compounds(query).map(([text]) => ({term: lower(text), word: lower(text), isPrefix: ends(text), isCompound: true}));
      return [tokens, joined];
    };

    // The terms that a word of the query stands for, with weights and postings.
    const expand = async ({term, word, isPrefix, isPair, isCompound, ...token}, takesFrequent) => {
      const exact = await postings(term, takesFrequent), found = new Map();
      const add = async (start, weigh) => {
        for (const shard of await termsIn(some(shards(termTree, keys(start)), 2 * start.length))) for (const [other, list] of shard) {
          const weight = /^[#/=\x01]/.test(other) || !isCompound && /[._-]/.test(other) ? 0 : weigh(other);
          if (weight && other !== term) found.set(other, {weight, list: [...found.get(other)?.list ?? [], ...list]});
        }
      };
      const isClose = (other) => isTypo(other, term) || isTypo(other, word);
      // Forms of a word have other endings; a stemmer knows most of them.
      const root = word.slice(0, Math.max(4, word.length - 2));
      const isForm = (other) => other.startsWith(root) && other.length < word.length + 3;
      const isLong = exact && !isPair && !isCompound && word.length > 4;
      if (exact?.length) found.set(term, {weight: 1, list: exact});
      if (isPrefix) {
        await add(word, (other) => other.startsWith(word) && weights.prefix * Math.min(1, (word.length + 1) / other.length));
        // A word that is longer than its stem: `runni`.
        for (let end = word.length - 1; !isCompound && !found.size && end > 2 && end > word.length - 6; end -= 1) {
          const list = await postings(word.slice(0, end), false);
          if (list?.length) found.set(word.slice(0, end), {weight: weights.form, list});
        }
      }
      if (isLong && (!found.size || !entry.stemmer)) await add(root, (other) => isForm(other) && weights.form);
      if (isLong && !found.size) await add(word.slice(0, 3), (other) => isClose(other) && weights.typo);
      if (isLong && !found.size) {
        // The typo is in the first letters, so look from the end of the word (`ReversedTerm.swift`).
        const reverse = (word) => [...word].reverse().join(""), end = term.slice(Math.min(4, Math.ceil(term.length / 2)));
        const ends = await termsIn(some(shards(termTree, keys("\x01" + reverse(end)))));
        const close = ends.flatMap((shard) => [...shard.keys()]).filter((key) => key[0] === "\x01")
          .map((key) => reverse(key.slice(1))).filter(isClose).slice(0, 6);
        for (const other of close) found.set(other, {weight: weights.typo, list: await postings(other, false) ?? []});
      }
      return {...token, term, found, isSkipped: !exact && !found.size};
    };

    const rarity = (count) => Math.log(1 + Math.max(0, entry.articles - count + 0.5) / (count + 0.5));

    // The score of each article for a word: BM25.
    const scores = ({found}) => {
      const scores = new Map();
      for (const {weight, list} of found.values()) for (const [id, impact] of list) {
        const count = level(impact >> 4), size = weights.length * (level(impact & 15) / entry.length - 1);
        const score = weight * rarity(list.length) * count / (count + weights.saturation * (1 + size));
        scores.set(id, Math.max(scores.get(id) ?? 0, score));
      }
      return scores;
    };

    const articleAt = async ({id, score, isExact}) => {
      const [name] = shards(articleTree, [id >> 16, id >> 8 & 255, id & 255]);
      const bytes = name && (await load(`${folder}a/${name}.bin`, readArticles)).get(id);
      return bytes && {...readArticle(bytes), score, isExact};
    };

    // The texts of an article come from its page, which is then in the browser's cache for the click.
    const withTexts = async (article) => {
      const read = (bytes) => readPage(bytes, article.parts);
      return {...article, isRead: true, parts: await load(base.slice(0, -1) + article.address, read)};
    };

    // The parts of an article with words of the query, the best first; none if its page lacks a phrase.
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
        let near = 0, phraseCount = 0;
        for (const list of [title, text]) {
          let last;
          list.forEach(({hits}, i) => {
            if (hits && last >= 0 && list[last].hits !== hits) near = Math.max(near, 1 / (i - last));
            if (hits) last = i;
          });
        }
        for (const phrase of phrases) {
          const isAt = (list, at) => tokens.every((token, i) => token.phrase !== phrase || list[at++]?.hits >> i & 1);
          if (![title, text].some((list) => list.some((_, at) => isAt(list, at)))) continue;
          missing.delete(phrase);
          phraseCount += 1;
        }
        const share = weights.words * countBits(allHits(all)) + weights.title * countBits(allHits(title));
        const score = share / tokens.length + weights.near * near + weights.phrase * phraseCount;
        return {...part, index, score, marked: text, markedTitle: title, hits: all.filter(({hits}) => hits)};
      });
      return article.isRead && missing.size ? [] : parts.filter(({hits, index}) => hits.length || !index)
        .sort((a, b) => b.score - a.score || a.index - b.index);
    };

    const shown = (part, {parts, address}) => {
      const path = [];
      for (let i = part.index; i; i = parts[i].parent) if (parts[i].title) path.unshift(parts[i].title);
      const url = base.slice(0, -1) + address + (part.anchor && `#${encodeURI(part.anchor)}`);
      return {url, path, excerpt: excerpt(part.text, part.marked)};
    };

    // With `pages`, the first results have excerpts from their pages, and a phrase is looked for there.
    return async (query, {limit = 10, batches = 1, pages = 0, section, tag, signal} = {}) => {
      const [parsed, joined] = parse(query);
      let tokens = await Promise.all(parsed.map((token) => expand(token, false)));
      // Very frequent words count only if there is no rarer one; then the rarest of them does.
      if (tokens.every(({isSkipped}) => isSkipped)) {
        const sizes = parsed.map(({term}) => shards(termTree, keys(term + "\0")).length), at = sizes.indexOf(Math.min(...sizes));
        tokens = await Promise.all(tokens.map((token, i) => i === at ? expand(parsed[i], true) : token));
      }
      const sums = new Map();
      for (const token of tokens) {
        const found = scores(token), share = rarity(found.size);
        for (const [id, score] of found) {
          const sum = sums.get(id) ?? {id, score: 0, share: 0};
          sums.set(id, {id, score: sum.score + score, share: sum.share + share});
        }
      }
      for (const token of await Promise.all(joined.map((token) => expand(token, true)))) {
        for (const [id, score] of scores(token)) if (sums.has(id)) sums.get(id).score += score;
      }
      const title = cut(`=${words(query).map(({text}) => fold(lower(text))).join(" ")}`);
      for (const [id] of await postings(title)) if (sums.has(id)) sums.get(id).isExact = true;
      let list = [...sums.values()];
      for (const filter of [section && `/${section}`, tag && `#${fold(tag.toLowerCase())}`]) {
        const ids = filter && new Set((await postings(cut(filter))).map(([id]) => id));
        if (ids) list = list.filter(({id}) => ids.has(id));
      }
      const most = list.reduce((most, {share}) => Math.max(most, share), 0);
      list = list.filter(({share}) => share >= weights.needed * most)
        .map(({id, score, share, isExact}) => ({id, score: score * (share / most || 1) ** weights.missing, isExact: isExact ?? false}))
        .sort((a, b) => b.isExact - a.isExact || b.score - a.score || a.id - b.id);
      const quoted = tokens.filter(({phrase}) => phrase & 1).map(scores);
      if (quoted.length) list = list.filter(({id}) => quoted.every((found) => found.has(id)));
      // Only the page of an article shows whether it has a phrase. Another batch does not change the order of those before it.
      const size = quoted.length ? Math.max(limit, 30) : limit;
      const articles = await Promise.all(list.slice(0, size * batches).map(articleAt));
      signal?.throwIfAborted();
      const ordered = articles.map((article, i) => {
        if (!article) return [];
        const parts = ranked(article, tokens), years = (Date.now() - Date.parse(article.date || 0)) / 31_557_600_000;
        const factor = article.boost / 10 * (1 + entry.recency / 100 * 2 ** -Math.max(0, years));
        return {article, parts, batch: Math.floor(i / size), score: article.score * factor * (1 + parts[0].score)};
      }).flat().sort((a, b) => a.batch - b.batch || b.article.isExact - a.article.isExact || b.score - a.score);
      const read = await Promise.all(ordered.map(async ({article, parts}, i) => {
        if (i >= (pages && quoted.length ? Infinity : pages)) return {article, parts};
        const whole = await withTexts(article).catch(() => article);
        return {article: whole, parts: ranked(whole, tokens), headings: parts};
      }));
      signal?.throwIfAborted();
      const results = read.filter(({parts}) => parts.length);
      return {total: list.length - (articles.length - results.length), results: results.slice(0, limit * batches).map(({article, parts, headings = parts}) => {
        const [best] = parts, hits = best.hits.map(({text}) => text.toLowerCase());
        const more = headings.filter(({index, hits}) => index && index !== best.index && hits.length).slice(0, 2);
        return {
          ...shown(best.text ? best : {...best, text: article.description, marked: []}, article), title: article.title, section: titles.get(article.section) ?? "", tags: article.tags,
          markedTitle: pieces(article.title, parts.find(({index}) => !index).markedTitle), date: article.date,
          words: [...new Set(article.isRead ? hits : [...hits, ...parsed.map(({text}) => text.toLowerCase())])],
          more: more.map((part) => shown(part, article)),
        };
      })};
    };
  };

  const indexes = new Map();
  const open = (base, language) => {
    const folder = `${base}search/${language.toLowerCase()}/`, files = new Map();
    if (indexes.has(folder)) return indexes.get(folder);
    // Fetches each file once.
    const load = (path, read, cache = "default") => {
      if (!files.has(path)) files.set(path, fetch(path, {cache}).then(async (answer) => {
        if (!answer.ok) throw Error(`${path}: ${answer.status}`);
        return read(new Uint8Array(await answer.arrayBuffer()));
      }));
      files.get(path).catch(() => files.delete(path));
      return files.get(path);
    };
    // An entry that is older than the script or the shards would not fit them.
    const entry = load(`${folder}entry.json`, (bytes) => JSON.parse(decoder.decode(bytes)), "no-cache");
    const search = entry.then((entry) => engine(base, folder, entry, load));
    search.catch(() => indexes.delete(folder));
    const index = {
      ready: entry.then(({articles, tags, sections}) => (
        {articles, tags, sections: sections.map(([key, title]) => ({key, title}))})),
      search: async (...query) => (await search)(...query),
    };
    indexes.set(folder, index);
    return index;
  };
  return {open, stemmer};
})();

"""###),
    File(
      path: "assets/search-marks.js",
      text: ###"""
// Marks the words that led to a page, without a change to its elements, and opens what hides the first of them.
// A browser may forbid to store anything.
export const read = (key) => {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {}
};
export const write = (key, value) => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {}
};

// Keeps the words for the page of a result, which may open in another tab.
const key = "garland:found";
export const keep = (path, words) => write(key, { ...read(key), [path]: words });

const isLetter = (text) => /[\p{L}\p{N}]/u.test(text ?? "");
// Thai, Lao, Khmer and the scripts of East Asia do not separate words, or attach endings to them.
const isInside = (text, start, end) =>
  !/[\u0e00-\u0eff\u1780-\u17ff\u2e80-\ud7ff]/.test(text[start]) && (isLetter(text[start - 1]) || isLetter(text[end]));

const rangesIn = (root, words) => {
  const ranges = [], walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < 999) {
    const node = walker.currentNode, text = node.data.toLowerCase();
    if (node.parentElement.closest("nav, script, style")) continue;
    for (const word of words) {
      for (let start = -1; (start = text.indexOf(word, start + 1)) >= 0; ) {
        const end = start + word.length;
        if (isInside(text, start, end) || end > node.length) continue;
        ranges.push(new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end }));
      }
    }
  }
  return ranges;
};

export const mark = () => {
  const { [location.pathname]: words, ...others } = read(key) ?? {};
  if (!words) return;
  write(key, others);
  const ranges = rangesIn(document.querySelector("main"), words);
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const first = ranges.find(({ startContainer }) => !target || target.compareDocumentPosition(startContainer) & 4);
  for (let part = first?.startContainer.parentElement; part; part = part.parentElement) {
    if (part.localName === "details") part.open = true;
    // Tabs open by the event that browsers send when they find a text in the page.
    if (part.hidden) part.dispatchEvent(new Event("beforematch"));
    if (part.matches(".picker > .option")) part.querySelector("input").checked = true;
  }
  if (first) {
    // First what scrolls around it, such as a carousel, then the page: a third from the top, below a header that stays there.
    first.startContainer.parentElement.scrollIntoView({ block: "nearest" });
    const place = document.createRange();
    place.setStart(first.startContainer, first.startOffset);
    scrollBy(0, place.getBoundingClientRect().top - innerHeight / 3);
  }
  CSS.highlights?.set("garland-found", new Highlight(...ranges));
};
addEventListener("keydown", ({ key }) => key === "Escape" && CSS.highlights?.clear());

"""###),
    File(
      path: "assets/search-open.css",
      text: ###"""
/* The button that opens the search, its dialog while the other styles load, and the words that led to a page. */
@layer garland {
.site-header .search-link {
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  padding: 0;
  border-radius: 50%;
  color: var(--quiet);
}
.search-link:last-child { margin-inline-end: -.6rem; }
.search-link:hover { background: var(--raised); color: var(--accent); }
.search-link svg, .search form > svg {
  inline-size: 1.35rem;
  block-size: 1.35rem;
  border-radius: 0;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
}
.search {
  inline-size: min(42rem, 100vw - 2rem);
  margin-block-start: 10vh;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: .75rem;
  background: var(--ground);
  color: var(--ink);
}
::highlight(garland-found) { background-color: var(--marked); }
@media (forced-colors: active) { ::highlight(garland-found) { background-color: Highlight; color: HighlightText; } }
/* Until the results are there, the place of the list of all titles stays empty, so that nothing moves. */
:root[data-query] .search-page ~ *, .search-page.has-query ~ * { display: none; }
:root[data-query] .search-page, .search-page.has-query { min-block-size: 100vh; }
@media print { .site-header .search-link, .search-page :is(input, select, .search-hint) { display: none; } }
}

"""###),
    File(
      path: "assets/search-open.js",
      text: ###"""
// Opens the search, whose other files load for a search, or to mark the words that led to a page.
const link = document.querySelector("a[data-search]"), page = document.querySelector(".search-page");
const load = () => import((link ?? page).dataset.search);
const start = (root) => load().then((search) => search.start(root, link ?? page));
if (page) start(page).catch(() => delete document.documentElement.dataset.query);
if (link) {
  const dialog = document.createElement("dialog");
  dialog.className = "search";
  dialog.append(document.createElement("form"));
  dialog.firstChild.append(document.createElement("input"));
  const open = (event) => {
    event.preventDefault();
    if (dialog.open) return dialog.close();
    document.body.append(dialog);
    dialog.showModal();
    start(dialog).catch(() => (location = link));
  };
  link.role = "button";
  link.onpointerenter = link.onfocus = () => start();
  link.onclick = (event) => event.ctrlKey || event.metaKey || event.shiftKey || open(event);
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey ? event.key === "k" : event.key === "/" && !event.target.matches(":read-write")) open(event);
  });
  if (localStorage["garland:found"]?.includes(`"${location.pathname}"`)) load();
}

"""###),
    File(
      path: "assets/search.css",
      text: ###"""
/* The search: a field, a line about the results, and the results, each a page with its best parts. */
@layer garland {
.search { box-sizing: border-box; max-inline-size: none; max-block-size: 80vh; overflow: hidden; overscroll-behavior: contain; box-shadow: 0 1rem 3rem #0004; }
.search::backdrop { background: #0006; }
.search form, .search-page form {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  font: 1rem/1.5 var(--plain);
}
.search form { max-block-size: calc(80vh - 2px); grid-template-rows: auto auto minmax(0, 1fr) auto; }
:is(.search, .search-page) form > svg { grid-area: 1 / 1; margin-inline: 1.1rem .75rem; color: var(--quiet); }
:is(.search, .search-page) input {
  grid-area: 1 / 2;
  min-inline-size: 0;
  margin: 0;
  padding: 1rem 0;
  border: 0;
  background: none;
  color: inherit;
  font: 1.125rem/1.4 var(--plain);
  appearance: none;
}
:is(.search, .search-page) input::-webkit-search-cancel-button { display: none; }
.search input:focus-visible { outline: none; }
.search input::placeholder, .search-page input::placeholder { color: var(--quiet); opacity: 1; }
/* The size of the form, which a script adds, so that nothing moves then. */
@media (scripting: enabled) { .search-page:empty { min-block-size: calc(5.975rem + 2px); margin-block-end: 3rem; } }
.search-page form { margin-block-end: 3rem; }
.search-page form > svg { display: none; }
.search-page input { grid-column: 1 / -1; padding-inline: 1rem; border: 1px solid var(--edge); border-radius: .5rem; }
.search-close {
  grid-area: 1 / 3;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  margin-inline-end: .35rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--quiet);
  font: 1rem/1 var(--plain);
  cursor: pointer;
}
.search-close::before { content: "\2715" / ""; }
.search-close:hover { background: var(--raised); color: var(--accent); }
.search :is(.search-close, a, button, select):focus-visible { outline: var(--focus); outline-offset: -2px; }

.search-bar, .search-results, .search-hint { grid-column: 1 / -1; margin: 0; }
.search-bar {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: .5rem;
  min-block-size: 2.75rem;
  padding: .35rem 1.1rem;
  border-block-start: 1px solid var(--line);
  color: var(--quiet);
  font-size: .875rem;
}
.search:not(.has-query) select, .search-page:not(.has-query) select, .search-bar:not(.has-query *):has(> p:empty) { display: none; }
.search-bar p { flex: 1 1 12rem; margin: 0; overflow-wrap: anywhere; }
.search-bar select {
  max-inline-size: 11rem;
  padding: .25rem .5rem;
  border: 1px solid var(--line);
  border-radius: .35rem;
  background: var(--ground);
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;
}
.search-results, .search-results ul { padding: 0; list-style: ""; }
.search-results { align-self: stretch; overflow-y: auto; overscroll-behavior: contain; padding: 0 .6rem; }
.search-results li { margin: 0; }
.search-results > li:last-child { margin-block-end: .6rem; }
.search-results a, .search-results button {
  display: grid;
  gap: .1rem;
  inline-size: 100%;
  box-sizing: border-box;
  padding: .55rem .75rem;
  border: 0;
  border-radius: .5rem;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  scroll-margin-block: .6rem;
}
.search-results strong { font-weight: 650; }
.search-results :is(small, ul):empty { display: none; }
.search-results small { color: var(--accent); font-size: .8rem; }
.search-results span {
  display: -webkit-box;
  overflow: hidden;
  color: var(--quiet);
  font-size: .875rem;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
}
.search-results mark { border-radius: .15rem; background: var(--marked); color: var(--ink); }
.search-results ul { margin: 0; margin-inline-start: 1rem; border-inline-start: 2px solid var(--line); }
.search-results ul a { padding-block: .35rem; }
.search-results ul span { -webkit-line-clamp: 1; }
.search-results :is(a, button):is(:hover, :focus), .search.has-query input:focus ~ .search-results > :first-child > a { background: var(--chosen); }
.search-results .search-clear { inline-size: auto; color: var(--quiet); font-size: .875rem; }
.search-results .search-more { border: 1px solid var(--line); color: var(--accent); font-weight: 600; text-align: center; }
.search-hint { padding: .6rem 1.1rem; border-block-start: 1px solid var(--line); color: var(--quiet); font-size: .8rem; }
.search-page :is(.search-bar, .search-hint) { padding-inline: 0; border: 0; }
.search-page .search-results { margin-inline: -.75rem; padding: 0; overflow: visible; }
.search-page.has-query .search-hint { display: none; }

@media (width < 40em) {
  .search, .search form { block-size: 100dvh; max-block-size: none; }
  .search { inline-size: 100vw; margin: 0; border: 0; border-radius: 0; }
  .search-results ul span { -webkit-line-clamp: 2; }
  .search-bar p { flex-basis: 100%; }
  .search-bar select { flex: 1 1 6rem; font-size: 1rem; }
}
@media (forced-colors: active) {
  .search-results :is(a, button):is(:hover, :focus), .search.has-query input:focus ~ .search-results > :first-child > a {
    outline: 2px solid Highlight;
    outline-offset: -2px;
  }
  .search-results mark { forced-color-adjust: none; background: Highlight; color: HighlightText; }
}
@media (prefers-reduced-motion: no-preference) {
  .search { transition: opacity .12s, translate .12s; }
  @starting-style { .search[open] { opacity: 0; translate: 0 -.5rem; } }
}
}

"""###),
    File(
      path: "assets/search.js",
      text: ###"""
// The search: results after each key, in the dialog of the header and on the page of the search.
import { keep, mark, read, write } from "./search-marks.js";

const make = (name, properties, ...parts) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...parts);
  return element;
};

// Recent searches stay in this browser.
const key = "garland:searches";
const recent = () => read(key) ?? [];

const engine = () => import("./search-engine.js");

const marked = (pieces) => pieces.map(({ text, mark }) => (mark ? make("mark", {}, text) : text));

const build = (root, { dataset: words, ariaLabel, firstElementChild: icon }) => {
  const isPage = root.matches(".search-page"), { lang } = document.documentElement;
  const index = engine().then(() => GarlandSearch.open(words.root, words.language));
  const button = (text, onclick, properties) => make("button", { type: "button", onclick, ...properties }, make("bdi", {}, text));
  const filter = (text) => make("select", { ariaLabel: text, hidden: true, onchange: () => run() }, new Option(text, ""));
  const [section, tag] = [filter(words.sections), filter(words.tags)];
  const status = make("p", { role: "status" });
  const list = make("ol", { className: "search-results", ariaLabel });
  const form = root.firstElementChild ?? root.appendChild(make("form", {}, make("input")));
  const input = Object.assign(form.firstElementChild, {
    type: "search", placeholder: ariaLabel, ariaLabel, enterKeyHint: "search", maxLength: 200,
  });
  if (!isPage) {
    form.role = "search";
    if (icon) form.prepend(icon.cloneNode(true));
    form.append(button("", () => root.close(), { className: "search-close", ariaLabel: words.close }));
  }
  form.append(make("div", { className: "search-bar" }, status, section, tag), list, make("p", { className: "search-hint" }, words.hint));

  const hit = (found, { url, path, excerpt }, ...title) => {
    const leave = (event) => {
      const query = input.value.trim(), { pathname: page, hash } = new URL(url, location);
      write(key, [query, ...recent().filter((each) => each !== query)].slice(0, 5));
      keep(page, found);
      if (isPage || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
      root.close();
      if (page !== location.pathname) return;
      // Without a fragment, the link would load the page again.
      if (!hash) event.preventDefault();
      setTimeout(mark);
    };
    const way = path.flatMap((part) => [" › ", make("bdi", {}, part)]).slice(1);
    return make("li", {}, make("a", { href: url, onclick: leave, onauxclick: leave }, ...title, make("small", {}, ...way),
      make("span", {}, make("bdi", {}, ...marked(excerpt)))));
  };
  const show = (query, { total, results }, isNew, more) => {
    const number = (n) => n.toLocaleString(lang), { length } = results;
    status.textContent = (length < total && words.shown ? words.shown.replace("{total}", number(total)) : total ? words.results : words.none)
      .replace("{n}", number(length)).replace("{name}", () => `\u2068${query}\u2069`);
    const links = () => [...list.querySelectorAll("a, button")], focus = links().indexOf(document.activeElement);
    list.replaceChildren(...results.map((result) => {
      const item = hit(result.words, result, make("strong", {}, make("bdi", {}, ...marked(result.markedTitle))));
      item.append(make("ul", {}, ...result.more.map((each) => hit(result.words, each))));
      return item;
    }));
    if (length < total && words.more) list.append(make("li", {}, button(words.more, () => more(length), { className: "search-more" })));
    if (isNew) list.scrollTop = 0;
    else links()[focus]?.focus({ preventScroll: true });
  };
  const suggest = () => {
    const repeat = (query) => {
      input.value = query;
      input.focus();
      run();
    };
    const clear = () => {
      write(key, []);
      repeat("");
    };
    const buttons = recent().map((query) => button(query, () => repeat(query)));
    status.textContent = buttons.length ? words.recent : "";
    if (buttons.length) buttons.push(button(words.clear, clear, { className: "search-clear" }));
    list.replaceChildren(...buttons.map((each) => make("li", {}, each)));
  };

  let running, isDone;
  const run = () => {
    running?.abort();
    const query = input.value.trim(), { signal } = (running = new AbortController());
    if (isPage) history.replaceState(history.state, "", query ? `?q=${encodeURIComponent(query)}` : location.pathname);
    root.classList.toggle("has-query", query);
    delete document.documentElement.dataset.query;
    if (!query) return suggest();
    const options = { batches: 1, section: section.value, tag: tag.value, signal };
    const find = async (pages) => {
      const { batches } = options;
      try {
        const found = await (await index).search(query, { ...options, pages });
        if (signal.aborted || batches < options.batches) return;
        show(query, found, !pages, more);
        return found;
      } catch {
        if (!signal.aborted) status.textContent = words.failed;
      }
    };
    // More results after the first ones. A phrase may be on none of the next pages.
    const more = async (count) => {
      options.batches += 1;
      const { total, results } = (await find(5)) ?? { results: [] };
      if (results.length > count) list.children[count].querySelector("a").focus();
      else if (results.length < total) await more(count);
    };
    isDone = find(0);
    // Excerpts come from the pages of the first results, once the reader stops typing.
    setTimeout(() => signal.aborted || find(5), 300);
  };

  input.oninput = (event) => event.isComposing || run();
  input.oncompositionend = run;
  root.onclick = ({ target }) => {
    if (target === root && !isPage) root.close();
  };
  form.onkeydown = async (event) => {
    const { key, target, ctrlKey, metaKey, shiftKey } = event;
    if (event.isComposing || target.localName === "select") return;
    const stops = [input, ...list.querySelectorAll("a, button")], at = stops.indexOf(target);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) stops[at + step]?.focus();
    else if (key === "Escape" && !isPage) root.close();
    else if (key === "Enter" && !at) {
      event.preventDefault();
      await isDone;
      return list.querySelector("a")?.dispatchEvent(new MouseEvent("click", { cancelable: true, ctrlKey, metaKey, shiftKey }));
    } else {
      // A letter continues the query.
      if (at > 0 && !ctrlKey && !metaKey && (key === "Backspace" || (key.length < 2 && key !== " "))) input.focus();
      return;
    }
    event.preventDefault();
  };

  index.then(({ ready }) => ready).then(({ sections, tags }) => {
    section.append(...sections.map(({ key, title }) => new Option(title, key)));
    tag.append(...tags.map((name) => new Option(name)));
    section.hidden = sections.length < 2;
    tag.hidden = !tags.length;
  }, () => (status.textContent = words.failed));
  if (isPage) input.value ||= new URLSearchParams(location.search).get("q") ?? "";
  run();
  return input;
};

const inputs = new Map();
export const start = (root, source) => {
  if (!root) return engine();
  const hasStyle = inputs.size || document.querySelector(".search-page");
  if (!hasStyle) document.head.append(make("link", { rel: "stylesheet", href: new URL("./search.css", import.meta.url) }));
  if (!inputs.has(root)) inputs.set(root, build(root, source));
  if (root.open) inputs.get(root).select();
};
mark();

"""###),
    File(
      path: "assets/share.js",
      text: ###"""
// Shares a page with the system's dialog, and copies its address. The buttons stay hidden where the browser cannot do it.
const actions = {
  dialog: navigator.share && ((button) => navigator.share({ title: button.dataset.title, url: button.dataset.url }).catch(() => {})),
  copy: navigator.clipboard && (async (button) => {
    const label = button.querySelector("span");
    const text = (button.dataset.label ??= label.textContent);
    try {
      await navigator.clipboard.writeText(button.dataset.url);
    } catch {
      // Copying is not allowed: show the address, so that the reader can copy it.
      return prompt(text, button.dataset.url);
    }
    label.textContent = button.dataset.done;
    setTimeout(() => (label.textContent = text), 2000);
  }),
};
for (const button of document.querySelectorAll("button[data-share]")) {
  const action = actions[button.dataset.share];
  if (!action) continue;
  button.addEventListener("click", () => action(button));
  button.hidden = false;
}

"""###),
    File(
      path: "assets/sidebar.css",
      text: ###"""
/* The pages of a section. Beside the text on a wide screen, with the table of contents on the other side; above it
   on a narrow one, as a line that opens. */
@layer garland {
.sidebar ul { margin: 0; padding: 0; list-style: ""; }
.sidebar li { margin: 0; }
.sidebar a { display: block; }
.sidebar :is(a, summary) { padding: .3rem .6rem; border-radius: .35rem; color: var(--quiet); }
.sidebar :is(a, summary):hover { color: var(--accent); }
.sidebar [aria-current] { background: var(--chosen); color: var(--ink); font-weight: 650; }
.sidebar span { display: block; padding: 1.1rem .6rem .3rem; color: var(--ink); font-weight: 650; }
/* On a narrow page, the pages of the section and the contents are lines that open. */
.sidebar > details, .with-sidebar .toc details { border: 1px solid var(--line); border-radius: var(--corner); }
:is(.sidebar, .toc) > details > summary { padding: .6rem .85rem; color: inherit; font-weight: 650; }
:is(.sidebar, .toc) summary { display: flex; justify-content: space-between; align-items: center; cursor: pointer; }
:is(.sidebar, .toc) summary::-webkit-details-marker { display: none; }
:is(.sidebar, .toc) summary::after {
  content: "";
  flex: none;
  inline-size: .4em;
  block-size: .4em;
  border: solid currentColor;
  border-width: 0 .12em .12em 0;
  rotate: -45deg;
}
:is(.sidebar, .toc) summary:dir(rtl)::after { rotate: 135deg; }
:is(.sidebar, .toc) [open] > summary::after { rotate: 45deg; }
.with-sidebar .toc details > ol { padding: 0 .85rem .5rem; }
.sidebar details details > ul { margin-inline-start: .6rem; padding-inline-start: .4rem; border-inline-start: 1px solid var(--line); }
.sidebar > details > ul { padding: 0 .25rem .5rem; }
@media screen and (width >= 56em) {
  .page:has(> .sidebar) { --lines: var(--measure); --column: 47rem; --frame: calc(14rem + var(--gutter) + var(--column)); }
  .page:has(> .sidebar) { display: grid; grid-template-columns: 14rem minmax(0, 1fr); column-gap: var(--gutter); align-content: start; }
  .page:has(> .sidebar) > * { grid-column: 1 / -1; }
  .page:has(> .sidebar) > .sidebar {
    grid-column: 1;
    position: sticky;
    inset-block-start: 0;
    align-self: start;
    box-sizing: border-box;
    max-block-size: 100vh;
    /* The last entry can be scrolled into view even while the header takes up some of the window. */
    padding-block: 1.5rem 7rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  .page > .is-sticky ~ .sidebar { inset-block-start: var(--header); max-block-size: calc(100vh - var(--header)); padding-block-end: 1.5rem; }
  .page:has(> .sidebar) > .with-sidebar { grid-column: 2; min-block-size: 75vh; padding-block-start: 1.5rem; }
  .sidebar > details { border: 0; }
  .sidebar > details > ul { padding: 0; }
  .with-sidebar > * { max-inline-size: var(--lines); margin-inline: 0; }
  .with-sidebar > .article { display: block; max-inline-size: none; padding-inline-end: 0; }
  .with-sidebar > .entries > li { display: flex; padding-inline-end: 0; }
  .with-sidebar { --reach: 0px; }
  /* The text keeps its width. Tables, code and what contains them grow into the free space beside it. */
  .with-sidebar > .article > :not(.prose), .with-sidebar:not(.is-wide) .prose > * { box-sizing: border-box; max-inline-size: var(--lines); }
  .with-sidebar:not(.is-wide) .prose > :is(table, .cards, .columns, .carousel, .gallery, :not(ul, ol):has(pre, table)) { max-inline-size: 100%; }
  .with-sidebar:not(.is-wide) .prose > :has(pre, table) p { max-inline-size: var(--lines); }
  .with-sidebar:not(.is-wide) .prose > :is(pre, .code) { inline-size: fit-content; min-inline-size: min(100%, var(--lines)); max-inline-size: 100%; }
  .with-sidebar > .article > .toc { block-size: auto; min-block-size: 0; margin-block: 0 2rem; }
  .with-sidebar .toc summary { display: flex; }
  .with-sidebar .toc details { position: static; max-block-size: none; }
  .with-sidebar .toc details:not([open])::details-content { content-visibility: hidden; }
}
/* Beside a sidebar, the button of the search is as wide as a field. */
@media screen and (width >= 56em) {
  .page:has(> .sidebar) .search-link {
    grid-auto-flow: column;
    justify-content: start;
    gap: .5rem;
    inline-size: 12rem;
    margin-inline-end: .5rem;
    padding-inline: .6rem;
    border: 1px solid var(--line);
    border-radius: var(--corner);
  }
  .page:has(> .sidebar) .search-link::after { content: attr(aria-label) / ""; }
}
@supports selector(::details-content) {
  @media screen and (width >= 56em) {
    .sidebar > details::details-content { content-visibility: visible; }
    .sidebar > details > summary { display: none; }
  }
}
@media screen and (width >= 80em) {
  .page:has(> .sidebar) { --lines: 36rem; --frame: calc(14rem + var(--gutter) + var(--column) + var(--gutter) + var(--side)); }
  .with-sidebar > .article {
    display: grid;
    grid-template-columns: minmax(0, 1fr) var(--side);
    column-gap: var(--gutter);
    align-items: start;
  }
  .with-sidebar:not(.is-wide) > .article:not(:has(> .toc)) {
    display: block;
    /* As wide as beside contents: the sizes of pictures say so. */
    > .prose > :is(.cards, .columns, .carousel, .gallery) { max-inline-size: min(var(--column), 100% - var(--side) - var(--gutter)); }
  }
  .with-sidebar > .children { max-inline-size: none; }
  .with-sidebar > .article > * { grid-column: 1; }
  .with-sidebar > .article > .toc { grid-area: 1 / 2 / span 9; align-self: stretch; margin: 0; }
  .with-sidebar .toc summary { display: none; }
  .with-sidebar .toc details { position: sticky; max-block-size: calc(100vh - 4rem); border: 0; }
  .with-sidebar .toc details > ol { padding: 0; }
  .with-sidebar .toc details:not([open])::details-content { content-visibility: visible; }
}
@media print { .sidebar { display: none; } }
}

"""###),
    File(
      path: "assets/sidebar.js",
      text: ###"""
// Scrolls a long sidebar to the current page.
{
  const sidebar = document.querySelector(".sidebar");
  const current = sidebar?.querySelector("[aria-current]");
  if (current && sidebar.scrollHeight > sidebar.clientHeight) {
    const shift = current.getBoundingClientRect().top - sidebar.getBoundingClientRect().top;
    if (shift > sidebar.clientHeight * 0.8) sidebar.scrollTop = shift - sidebar.clientHeight / 2;
  }
}

"""###),
    File(
      path: "assets/site.css",
      text: ###"""
/* The layout of the site. Colours are in palette.css. Wide screens have three columns: dates and contents, the text,
   and a margin that wide blocks can extend into.

   Rules are for classes. Those for the elements of a text, which carry no class, are for the inside of `main`, and as
   weak as rules for bare elements. */
@layer garland {
:root {
  /* A page that grows past the window while it loads must not move when its scroll bar appears. */
  scrollbar-gutter: stable;
  font-size: var(--size);
  line-height: 1.6;
  font-family: var(--text);
  background: var(--ground);
  color: var(--ink);
  -webkit-text-size-adjust: none;
  text-wrap: pretty;
}
.page {
  --frame: var(--measure);
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  max-inline-size: var(--frame);
  margin: 0 auto;
  padding: 0 1.25rem;
}
.main { flex: 1; padding-block: 1.5rem 5rem; }

:where(.main) :is(h1, h2, h3, h4, h5, h6) {
  margin-block: 2.5rem .6rem;
  font: 650 1rem/1.3 var(--plain);
  text-wrap: balance;
  scroll-margin-block-start: 1.5rem;
}
:where(.main) h1 { margin-block: 0; font-size: clamp(1.9rem, 1.5rem + 1.9vw, 2.6rem); font-weight: 750; line-height: 1.12; }
:where(.main) h2 { font-size: 1.45rem; }
:where(.main) h3 { margin-block-start: 2rem; font-size: 1.15rem; }
:where(.main) :is(h1, h2):dir(ltr) { letter-spacing: -.018em; }
:where(.main) :is(p, ul, ol, dl) { margin-block: 1.1rem; }
:where(.main) :is(ul, ol) { padding-inline-start: 1.5rem; }
:where(.main) :is(h2, h3, h4, h5, h6) + :is(p, ul, ol) { margin-block-start: .6rem; }
:where(.main) li > :is(ul, ol) { margin-block: .25rem; }
:where(.main) li { margin-block: .25rem; }
:where(.main) li::marker { color: var(--quiet); }
:where(.main) li:has(> [type=checkbox], > p > [type=checkbox]) { list-style: ""; }
:where(.main) :is(li, li > p) > [type=checkbox] { inline-size: 1rem; margin-inline: -1.5rem .5rem; accent-color: var(--accent); }
:where(.main) dt { font-weight: bold; }
:where(.main) dd { margin-inline-start: 1.5rem; }
:where(.main, .site-header, .site-footer) a, .skip { color: var(--accent); text-decoration-thickness: from-font; text-underline-offset: .18em; }
:where(.main, .site-header, .site-footer) a:hover { text-decoration-thickness: .12em; }
:focus-visible { outline: var(--focus); outline-offset: 3px; border-radius: .15rem; }
:where(.main) :is(img, svg, video) { max-inline-size: 100%; block-size: auto; border-radius: var(--corner); }
/* Layouts place the image, not the element around it that chooses a file. */
:where(.main) picture { display: contents; }
:where(.main) figure { margin: 1.5rem 0; }
:where(.main) :is(figcaption, summary, legend, label, small, table, time) { font-family: var(--plain); }
.callout-title, .chat-sender, .tabs > ul { font-family: var(--plain); }
:where(.main) figcaption { margin-block-start: .5rem; color: var(--quiet); font-size: .85rem; }
:where(.main) blockquote {
  margin: 1.75rem 0;
  padding-inline-start: 1.25rem;
  border-inline-start: .2rem solid var(--line);
  color: var(--quiet);
}
:where(.main) :is(code, kbd, samp) { font: .86em var(--code); overflow-wrap: anywhere; }
:where(.main) :not(pre) > code { padding: .1em .3em; border-radius: .3em; background: var(--raised); }
:where(.main) kbd { padding: .1em .4em; border: 1px solid var(--edge); border-block-end-width: 2px; border-radius: .3em; }
:where(.main) mark { background: var(--marked); color: inherit; }
:where(.main) :is(sub, sup) { font-size: .75em; line-height: 0; }
:where(.main) summary { cursor: pointer; }
:where(.main) hr { inline-size: 8.75rem; block-size: 5px; margin: 3rem auto; border: 0; background: var(--garland); }
.divided > hr { inline-size: auto; block-size: 0; background: none; }
.prose > :first-child { margin-block-start: 0; }
.main > .prose > p:first-child { font-size: 1.15rem; }

/* A button: `class="button"` on a link or a `<button>`. The fields of forms are in forms.css. */
.button {
  display: inline-block;
  padding: .5rem 1.2rem;
  border: 1px solid var(--accent);
  border-radius: var(--corner);
  background: none;
  color: var(--accent);
  font: 600 1rem/1.5 var(--plain);
  text-decoration: none;
}
.button:hover { background: var(--chosen); }

/* A table is as wide as its content, and scrolls if that is wider than the page. */
:where(.main) table {
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
/* What scrolls sideways has a shadow at its end until it is reached, where browsers can tie it to scrolling. */
.main table, pre[tabindex], .menu ul { animation: scrolled linear; animation-timeline: scroll(self inline); }
:is(.main table, .menu ul):dir(rtl) { --toward: 1; }
@keyframes scrolled { from { box-shadow: inset calc(var(--toward, -1) * 1rem) 0 1rem -1rem var(--edge); } }
:where(.main) :is(th, td) { padding: .55rem .75rem; border-block-end: 1px solid var(--line); vertical-align: top; }
:where(.main) :is(th, td):first-child { padding-inline-start: 0; }
:where(.main) :is(th, td):last-child { padding-inline-end: 0; }
:where(.main) td:first-child > code:only-child { white-space: nowrap; }
/* A column is at least as wide as its longest word, also in code; one with long texts is wider. */
:where(.main) :is(th, td) :is(code, kbd, samp) { overflow-wrap: break-word; }
:where(.main) .long { min-inline-size: 9rem; }
:where(.main) th { border-color: var(--edge); }
:where(.main) th:not([align]) { text-align: start; }

.footnotes {
  margin-block-start: 3.5rem;
  padding-block-start: .5rem;
  border-block-start: 1px solid var(--line);
  color: var(--quiet);
  font-size: .875rem;
}
.footnotes li:target { color: var(--ink); }
:where(.site-header, .site-footer, .sidebar, .breadcrumbs, .toc, .neighbours, .pagination, .series ol, .tags, .main h2, .footnote-ref) a:not(:hover),
.footnote-backref {
  text-decoration: none;
}
.footnote-ref a { padding-inline: .15em; }
.footnote-backref { display: inline-block; padding-inline: .4em; font: 1rem/1.5 var(--plain); }

.skip {
  position: absolute;
  inset-block-start: .5rem;
  padding: .5rem 1rem;
  background: var(--ground);
  font-family: var(--plain);
}
.skip:not(:focus) { clip-path: inset(50%); }
.site-header, .site-footer, .sidebar, .breadcrumbs, .toc, .neighbours, .pagination, .byline, .tags, .series {
  font: .875rem/1.5 var(--plain);
}
.site-header {
  position: relative;
  display: flex;
  align-items: center;
  padding-block: 1.25rem;
}
/* A header that stays visible, unless the window is low. A jump to an anchor ends below it. */
@media screen and (height >= 30em) {
  .is-sticky {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    box-sizing: border-box;
    min-block-size: var(--header);
    margin-block-end: .75rem;
    padding-block: .5rem;
    border-block-end: 1px solid var(--line);
    background: var(--ground);
  }
  :root:has(.is-sticky) { scroll-padding-block-start: var(--header); }
}
:is(.site-header, .site-footer) li { margin-block: .25rem; }
:where(.site-header, .site-footer) img { max-inline-size: 100%; block-size: auto; }
.site-header a { display: block; padding-block: .4rem; color: inherit; }
.menu a:not([aria-current]) { color: var(--quiet); }
.site-header .menu a:hover { color: var(--accent); }
.menu :is([aria-current], .is-open) {
  text-decoration: underline;
  text-decoration-color: var(--accent);
  text-decoration-thickness: .15em;
  text-underline-offset: .5em;
}
.site-header .site-title { min-inline-size: 0; margin-inline-end: auto; font-size: 1.05rem; font-weight: 750; overflow-wrap: anywhere; text-wrap: balance; }
/* A logo is as high as a line of the menu. A very wide one gets smaller instead of pushing the menu out. */
.site-header a:has(> .site-logo) { max-inline-size: 16rem; padding-block: .2rem; }
.site-logo { display: block; inline-size: auto; block-size: 2rem; max-inline-size: 100%; object-fit: contain; object-position: left; }
.site-logo:dir(rtl) { object-position: right; }
:is(.site-header, .site-footer, .breadcrumbs) :is(ul, ol), .tags {
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
  align-items: center;
  gap: .5rem 2rem;
  padding-block: 1.75rem 2.5rem;
  background: var(--garland);
  color: var(--quiet);
}
.site-footer p { margin: .25rem 0; }
.site-footer a { color: inherit; }
:is(.site-footer nav, .breadcrumbs) li > a { display: block; padding-block: .15rem; }

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
/* The button takes up space before its script has run, so that nothing moves. */
.theme-switch[hidden] { visibility: hidden; }
@media (scripting: none) {
  .theme-switch[hidden] { display: none; }
}
.theme-switch:hover { background: var(--raised); color: var(--accent); }
.theme-switch svg, .to-top svg {
  inline-size: 1.35rem;
  block-size: 1.35rem;
}
.theme-switch .filled { fill: currentColor; stroke: none; }
.theme-switch svg { grid-area: 1 / 1; visibility: hidden; }
:root:not([data-theme]) .for-system, [data-theme=light] .for-light, [data-theme=dark] .for-dark { visibility: visible; }

/* Where the browser can tie it to scrolling, the link back to the top appears after one screen. On a page that does not
   scroll, nothing animates it: it stays invisible. */
.to-top { display: none; }
@supports (animation-timeline: scroll()) {
  .to-top {
    position: fixed;
    inset-block-end: 1.25rem;
    inset-inline-end: 1.25rem;
    display: grid;
    visibility: hidden;
    opacity: 0;
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
}
@keyframes appear { to { visibility: visible; opacity: 1; } }

.heading { margin-block-end: 2rem; }
.breadcrumbs { margin-block-end: .5rem; }
.breadcrumbs ol { gap: 0 .5rem; }
.breadcrumbs li { display: flex; gap: .5rem; }
.breadcrumbs li + li::before { content: "›" / ""; color: var(--quiet); }
.icon { flex: none; inline-size: 1.15em; block-size: 1.15em; }
.icon, .theme-switch svg, .to-top svg {
  border-radius: 0;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
}
.social { display: flex; flex-wrap: wrap; margin: 0; padding: 0; list-style: ""; }
.social li { margin: 0; }
.social a { position: relative; display: grid; place-items: center; inline-size: 2.5rem; block-size: 2.5rem; color: var(--quiet); }
.social a:hover { color: var(--accent); }
.to-top span, .social span { position: absolute; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden; }
.social .icon { inline-size: 1.25rem; block-size: 1.25rem; }
.site-footer nav:has(+ .social) { flex-basis: 100%; }
.site-footer .social { gap: 0; margin-inline-start: -.6rem; }
.tags { gap: .5rem; margin-block: 3rem 0; }
.tags li { min-inline-size: 0; }
.tags a {
  overflow-wrap: anywhere;
  display: block;
  padding: .25rem .8rem;
  border: 1px solid var(--line);
  border-radius: 1rem;
  color: var(--quiet);
}
.tags a:hover { border-color: var(--accent); color: var(--accent); }
@media (width >= 70em) {
  .page { --frame: var(--wide); }
  .main { padding-block-start: 4rem; }
  .main > * { margin-inline: calc(var(--side) + var(--gutter)) var(--outset); }
  /* The margin is on that side of the page, whatever the direction of an untranslated article or of code. */
  .main { --reach: var(--outset); }
  .prose > :is(pre, .code, .cards, .columns, .carousel, .gallery) { margin-right: calc(-1 * var(--reach)); }
  :where(:root[dir=rtl]) .prose > :is(pre, .code, .cards, .columns, .carousel, .gallery) { margin-inline: 0; margin-left: calc(-1 * var(--reach)); }
  .prose > table { max-inline-size: calc(100% + var(--reach)); }
}
@media (prefers-reduced-motion: no-preference) {
  @view-transition { navigation: auto; }
  :root { scroll-behavior: smooth; }
}
@media (forced-colors: active) {
  .main hr, .site-footer { border-block-start: 1px solid; }
  .footnotes li:target { outline: 1px solid Highlight; }
  /* Unless a browser may adjust no color, it puts a plate with the color of the page behind each text. */
  .page :is(.sidebar, .toc, .pagination) a:is([aria-current], .is-current, :target-current) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
}
@media print {
  :root { font-size: 11pt; }
  .page { display: block; max-inline-size: none; }
  .main table { display: table; inline-size: auto; }
  .skip, .theme-switch, .to-top, .site-footer, .tags, .breadcrumbs { display: none; }
  .main :is(h1, h2, h3, h4) { break-after: avoid; }
  .main :is(blockquote, tr, img) { break-inside: avoid; }
  .main a { color: inherit; }
}
}

"""###),
    File(
      path: "assets/site.js",
      text: ###"""
// The theme switch, and boxes that scroll.
{
  const root = document.documentElement;

  const tintBrowser = () => {
    const ground = getComputedStyle(root).backgroundColor;
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.content = ground;
  };

  const startSwitch = (button) => {
    // The first press changes what the reader sees.
    const isDark = () => matchMedia("(prefers-color-scheme: dark)").matches;
    const themes = () => ["system", ...(isDark() ? ["light", "dark"] : ["dark", "light"])];
    const current = () => root.dataset.theme ?? "system";
    const label = () => (button.title = button.ariaLabel = button.dataset[current()]);
    const show = (theme) => {
      if (theme === "system") delete root.dataset.theme;
      else root.dataset.theme = theme;
      label();
      tintBrowser();
    };
    button.addEventListener("click", () => {
      const next = themes()[(themes().indexOf(current()) + 1) % 3];
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

  // Wide tables and a long sidebar scroll, and some browsers scroll only what has the focus.
  const fit = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const isHigh = target.matches(".sidebar") && target.scrollHeight > target.clientHeight;
      if (isHigh || target.scrollWidth > target.clientWidth) target.tabIndex = 0;
      else target.removeAttribute("tabindex");
    }
  });
  for (const box of document.querySelectorAll("table:not([tabindex]), .sidebar")) fit.observe(box);
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
// A search in the address: its results take the place of the list of all titles.
if (/[?&]q=./.test(location.search)) document.documentElement.dataset.query = "";
// A browser cancels the transition to the next page if the reader is quicker, or the tab is hidden. That is no error.
for (const event of ["pageswap", "pagereveal"]) {
  addEventListener(event, ({ viewTransition: change }) => Promise.allSettled([change?.ready, change?.finished]));
}

"""###),
    File(
      path: "assets/views.css",
      text: ###"""
/* The components and modifiers of Swift views. A class that ends in -length reads a custom property of its element. */
@layer garland {
.color-primary { color: var(--ink); }
.color-secondary { color: var(--quiet); }
.color-accent { color: var(--accent); }
.color-red { color: var(--red); }
.color-orange { color: var(--orange); }
.color-yellow { color: var(--yellow); }
.color-green { color: var(--green); }
.color-mint { color: var(--mint); }
.color-teal { color: var(--teal); }
.color-cyan { color: var(--cyan); }
.color-blue { color: var(--blue); }
.color-indigo { color: var(--indigo); }
.color-purple { color: var(--purple); }
.color-pink { color: var(--pink); }
.color-brown { color: var(--brown); }
.color-gray { color: var(--edge); }
.color-black { color: #000; }
.color-white { color: #fff; }
.color-clear { color: transparent; }
.color-share { color: var(--color, var(--ink)); }

/* A background is a tint, so that text of any color stays readable on it; below white text, it is the color itself, in
   the dark variant of light pages. */
[class*="background-"] { background: color-mix(in srgb, var(--tint) 14%, var(--ground)); }
.color-white[class*="background-"] { background: var(--tint); color-scheme: light; }
.background-primary { --tint: var(--ink); }
.background-secondary, .background-gray { --tint: var(--quiet); }
.background-accent { --tint: var(--accent); }
.background-red { --tint: var(--red); }
.background-orange { --tint: var(--orange); }
.background-yellow { --tint: var(--yellow); background: var(--marked); }
.background-green { --tint: var(--green); }
.background-mint { --tint: var(--mint); }
.background-teal { --tint: var(--teal); }
.background-cyan { --tint: var(--cyan); }
.background-blue { --tint: var(--blue); }
.background-indigo { --tint: var(--indigo); }
.background-purple { --tint: var(--purple); }
.background-pink { --tint: var(--pink); }
.background-brown { --tint: var(--brown); }
.background-black { background: #000; color: #fff; }
.background-white { background: #fff; color: #000; }
.background-share { background: color-mix(in srgb, var(--tint, transparent) min(var(--share, 14%), 20%), var(--ground)); }
.color-white.background-share { background: color-mix(in srgb, var(--tint, transparent) var(--share, 14%), var(--ground)); }
.background-black.background-share { --tint: #000; color: inherit; }
.background-white.background-share { --tint: #fff; color: inherit; }
.tint { accent-color: var(--accent); }

.border { border: 1px solid; }
.border-length { border-width: var(--border, 1px); }
.border-primary { border-color: var(--ink); }
.border-secondary { border-color: var(--line); }
.border-accent { border-color: var(--accent); }
.border-red { border-color: var(--red); }
.border-orange { border-color: var(--orange); }
.border-yellow { border-color: var(--yellow); }
.border-green { border-color: var(--green); }
.border-mint { border-color: var(--mint); }
.border-teal { border-color: var(--teal); }
.border-cyan { border-color: var(--cyan); }
.border-blue { border-color: var(--blue); }
.border-indigo { border-color: var(--indigo); }
.border-purple { border-color: var(--purple); }
.border-pink { border-color: var(--pink); }
.border-brown { border-color: var(--brown); }
.border-gray { border-color: var(--edge); }
.border-black { border-color: #000; }
.border-white { border-color: #fff; }
.border-clear { border-color: transparent; }
.border-share { border-color: var(--border-color, var(--line)); }

.padding { padding: .75rem; }
.padding-top { padding-block-start: .75rem; }
.padding-bottom { padding-block-end: .75rem; }
.padding-leading { padding-inline-start: .75rem; }
.padding-trailing { padding-inline-end: .75rem; }
.padding-length { padding: var(--padding, .75rem); }
.padding-top-length { padding-block-start: var(--padding-top, .75rem); }
.padding-bottom-length { padding-block-end: var(--padding-bottom, .75rem); }
.padding-leading-length { padding-inline-start: var(--padding-leading, .75rem); }
.padding-trailing-length { padding-inline-end: var(--padding-trailing, .75rem); }
.rounded { border-radius: var(--corner); }
.rounded-length { border-radius: var(--radius, var(--corner)); }
.clipped { overflow: clip; }
.clip-circle, .clip-ellipse { border-radius: 50%; }
.clip-capsule { border-radius: 100vmax; }
.clip-circle:is(img, [class*="background-"]) { aspect-ratio: 1; object-fit: cover; align-content: center; text-align: center; }
.shadow { box-shadow: var(--shadow-x, 0) var(--shadow-y, 0) var(--shadow-radius, .5rem) var(--shadow-color, #0005); }
:is(span, p, h1, h2, h3, h4, h5, h6).shadow:not([class*="background-"], .border) { box-shadow: none; filter: drop-shadow(var(--shadow-x, 0) var(--shadow-y, 0) var(--shadow-radius, .5rem) var(--shadow-color, #0005)); }

.full-width { box-sizing: border-box; inline-size: 100%; }
.frame { box-sizing: border-box; max-inline-size: 100%; }
.frame-width { inline-size: var(--width, auto); }
.frame-height { block-size: var(--height, auto); }
.frame-min-width { min-inline-size: min(100%, var(--min-width, 0)); }
.frame-max-width { max-inline-size: min(100%, var(--max-width, 100%)); }
.frame-min-height { min-block-size: var(--min-height, 0); }
.frame-max-height { max-block-size: var(--max-height, none); overflow: auto; }
.aspect { aspect-ratio: var(--aspect, auto); }
img.frame-height:not(.frame-width) { inline-size: auto; }
img.aspect:not(.frame) { inline-size: 100%; block-size: auto; }
.fit { object-fit: contain; }
.fill { object-fit: cover; }
span:is(.frame, .full-width, .padding, [class*="padding-"], [class*="clip"], .rotated, .scaled, .moved) { display: inline-block; }

.place-top { align-content: start; text-align: center; }
.place-center { align-content: center; text-align: center; }
.place-bottom { align-content: end; text-align: center; }
.place-leading { align-content: center; text-align: start; }
.place-trailing { align-content: center; text-align: end; }
.place-top-leading { align-content: start; text-align: start; }
.place-top-trailing { align-content: start; text-align: end; }
.place-bottom-leading { align-content: end; text-align: start; }
.place-bottom-trailing { align-content: end; text-align: end; }
.zstack, .layer { display: grid; place-items: center; }
.zstack > *, .layer > *, :is(.zstack, .layer) > picture > img { grid-area: 1 / 1; margin-block: 0; }
:is(.zstack, .layer, .lazy-grid, .grid).place-top { place-items: start center; }
:is(.zstack, .layer, .lazy-grid, .grid).place-bottom { place-items: end center; }
:is(.zstack, .layer, .lazy-grid, .grid).place-leading { place-items: center start; }
:is(.zstack, .layer, .lazy-grid, .grid).place-trailing { place-items: center end; }
:is(.zstack, .layer, .lazy-grid, .grid).place-top-leading { place-items: start; }
:is(.zstack, .layer, .lazy-grid, .grid).place-top-trailing { place-items: start end; }
:is(.zstack, .layer, .lazy-grid, .grid).place-bottom-leading { place-items: end start; }
:is(.zstack, .layer, .lazy-grid, .grid).place-bottom-trailing { place-items: end; }
:is(.lazy-grid, .grid).place-center { place-items: center; }
.vstack:is(.place-leading, .place-top-leading, .place-bottom-leading) { align-items: start; }
.vstack:is(.place-center, .place-top, .place-bottom) { align-items: center; }
.vstack:is(.place-trailing, .place-top-trailing, .place-bottom-trailing) { align-items: end; }
.hstack:is(.place-center, .place-top, .place-bottom) { justify-content: center; }
.hstack:is(.place-trailing, .place-top-trailing, .place-bottom-trailing) { justify-content: end; }

.layers { position: relative; isolation: isolate; inline-size: fit-content; max-inline-size: 100%; }
.layers:has(> .full-width) { inline-size: auto; }
.layer { position: absolute; inset: 0; align-content: stretch; justify-content: stretch; pointer-events: none; }
.layer :is(a, button, input) { pointer-events: auto; }
.layer-behind { z-index: -1; }
.layer-behind > .shape:not(.stroked) { background: color-mix(in srgb, currentColor 14%, var(--ground)); }
.layers:has(> .color-white) > .layer-behind > .shape:not(.stroked) { background: currentColor; color-scheme: light; }
.layer > .shape:not(.frame) { place-self: stretch; inline-size: auto; block-size: auto; }
.layer > .circle:not(.frame) { place-self: center; block-size: 100%; max-inline-size: 100%; }

.shape { flex: none; inline-size: 2.5rem; block-size: 2.5rem; background: currentColor; forced-color-adjust: none; print-color-adjust: exact; }
.shape.frame-width { inline-size: var(--width, 2.5rem); }
.shape.frame-height { block-size: var(--height, 2.5rem); }
.shape.full-width { inline-size: 100%; }
.circle { aspect-ratio: 1; border-radius: 50%; }
.ellipse { border-radius: 50%; }
.capsule { border-radius: 100vmax; }
.stroked { box-sizing: border-box; border: var(--stroke, 1px) solid; background: none; }
.symbol { display: inline-block; inline-size: 1em; block-size: 1em; vertical-align: -.125em; }
.symbol > svg {
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border-radius: 0;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
}
.symbol > svg.filled { fill: currentColor; }
.symbol > svg.filled > :nth-child(n + 2) { stroke: var(--ground); }
.image-small.symbol, .image-small .symbol { inline-size: .8em; block-size: .8em; vertical-align: -.05em; }
.image-large.symbol, .image-large .symbol { inline-size: 1.35em; block-size: 1.35em; vertical-align: -.25em; }
.symbol.frame-width { inline-size: var(--width, 1em); }
.symbol.frame-height { block-size: var(--height, 1em); }
.label > .symbol { margin-inline-end: .15em; }

.rotated { rotate: var(--rotation, 0deg); }
.scaled { scale: var(--scale-x, 1) var(--scale-y, 1); }
.faded { opacity: var(--opacity, 1); }
.moved { translate: var(--offset-x, 0rem) var(--offset-y, 0rem); }
.moved:dir(rtl) { translate: calc(-1 * var(--offset-x, 0rem)) var(--offset-y, 0rem); }
.stacked { z-index: var(--z-index, 0); }
.invisible { visibility: hidden; }
.anchor-top { transform-origin: top; }
.anchor-bottom { transform-origin: bottom; }
.anchor-leading { transform-origin: left; }
.anchor-trailing { transform-origin: right; }
.anchor-top-leading { transform-origin: top left; }
.anchor-top-trailing { transform-origin: top right; }
.anchor-bottom-leading { transform-origin: bottom left; }
.anchor-bottom-trailing { transform-origin: bottom right; }
.anchor-leading:dir(rtl) { transform-origin: right; }
.anchor-trailing:dir(rtl) { transform-origin: left; }
.anchor-top-leading:dir(rtl) { transform-origin: top right; }
.anchor-top-trailing:dir(rtl) { transform-origin: top left; }
.anchor-bottom-leading:dir(rtl) { transform-origin: bottom right; }
.anchor-bottom-trailing:dir(rtl) { transform-origin: bottom left; }

.underline { text-decoration: underline; }
.strikethrough { text-decoration: line-through; }
.underline.strikethrough { text-decoration: underline line-through; }
.font-large-title { font: 750 2.1rem/1.12 var(--plain); }
.font-title { font: 650 1.75rem/1.2 var(--plain); }
.font-title2 { font: 650 1.45rem/1.25 var(--plain); }
.font-title3 { font: 650 1.2rem/1.3 var(--plain); }
.font-headline { font-weight: 650; }
.font-subheadline { font-size: .95rem; }
.font-body { font-size: 1rem; }
.font-callout { font-size: .95rem; }
.font-footnote, .font-caption { font-size: .85rem; }
.font-caption2 { font-size: .78rem; }
.font-size { font-size: var(--font-size, 1rem); line-height: 1.25; }
.bold { font-weight: bold; }
.italic { font-style: italic; }
.weight-ultra-light { font-weight: 100; }
.weight-thin { font-weight: 200; }
.weight-light { font-weight: 300; }
.weight-regular { font-weight: 400; }
.weight-medium { font-weight: 500; }
.weight-semibold { font-weight: 600; }
.weight-bold { font-weight: 700; }
.weight-heavy { font-weight: 850; }
.weight-black { font-weight: 900; }
.design-default { font-family: var(--plain); }
.design-serif { font-family: var(--text); }
.design-rounded { font-family: ui-rounded, var(--plain); }
.design-monospaced { font-family: var(--code); }
.equal-digits { font-variant-numeric: tabular-nums; }
.text-leading { text-align: start; }
.text-center { text-align: center; }
.text-trailing { text-align: end; }

.line-limit { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: var(--lines, 1); overflow: hidden; }

.spacer { flex: 1; }
.spacer-length { flex-basis: var(--min-length, 0); }
.scroll { max-block-size: 70vh; overflow: auto; }
.scroll-sideways { max-block-size: none; overflow-block: hidden; padding-block-end: .25rem; }
.scroll-sideways > .hstack { flex-wrap: nowrap; inline-size: max-content; }
.scroll-sideways > .hstack > * { flex: none; max-inline-size: min(90vw, 40rem); }
.scroll-sideways > .lazy-rows { overflow: visible; inline-size: max-content; }

.lazy-grid { display: grid; grid-template-columns: var(--tracks, repeat(auto-fill, minmax(min(100%, 10rem), 1fr))); gap: .75rem; justify-content: center; }
.lazy-rows {
  grid-template: var(--tracks, auto) / none;
  grid-auto-flow: column;
  grid-auto-columns: fit-content(20rem);
  justify-content: start;
  overflow-x: auto;
}
.tracks-start { justify-content: start; }
.tracks-end { justify-content: end; }
.lazy-rows.tracks-start { align-content: start; }
.lazy-rows.tracks-end { justify-content: start; align-content: end; }
.grid { display: grid; grid-template-columns: repeat(var(--columns, 2), auto); gap: .5rem; inline-size: fit-content; max-inline-size: 100%; place-items: center start; }
.grid > * { grid-column: 1 / -1; }
.grid-row { display: grid; grid-template-columns: subgrid; align-items: inherit; justify-items: inherit; }
.row-start { align-items: start; }
.row-end { align-items: end; }
.row-baseline { align-items: baseline; }
:is(.lazy-grid, .grid, .grid-row) > * { min-inline-size: 0; max-inline-size: 100%; margin-block: 0; }
.grid > :is(hr, .grid-row) { justify-self: stretch; }
.grid > hr { inline-size: auto; block-size: 0; margin: 0; border: solid var(--line); border-width: 1px 0 0; background: none; }
.grid-cells { grid-column: span var(--cells, 1); }
.gap-rows { row-gap: var(--row-gap, .75rem); }
.gap-columns, .gap-columns > .grid-row { column-gap: var(--column-gap, .75rem); }
.list { margin-block: 1.1rem; padding: 0; list-style: ""; }
.list > li { margin: 0; padding-block: .5rem; }
.list > li + li { border-block-start: 1px solid var(--line); }
.list > :is(li.row-separator-hidden, li.row-separator-hidden + li) { border-block-start: 0; }
.list > li > :first-child { margin-block-start: 0; }
.list > li > :last-child { margin-block-end: 0; }
.list-grouped, .list-inset-grouped { border: 1px solid var(--line); background: var(--raised); }
.list-inset-grouped { border-radius: var(--corner); }
:is(.list-grouped, .list-inset-grouped, .list-inset) > li { padding-inline: 1rem; }

.disclosure > summary { padding-block: .35rem; font-weight: 600; cursor: pointer; overflow-wrap: anywhere; }
.disclosure > summary:hover { color: var(--accent); }
.disclosure > summary:focus-visible { outline: var(--focus); outline-offset: 2px; border-radius: .25rem; }
.disclosure > div { padding-inline-start: 1.1rem; }
.disclosure > div > :first-child { margin-block-start: 0; }
.disclosure > div > :last-child { margin-block-end: 0; }
.group-box { min-inline-size: 0; margin: 1.1rem 0; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: var(--corner); background: var(--raised); }
.group-box-label, .group-box > legend { font: 650 .95rem/1.4 var(--plain); }
.group-box-label { margin-block-end: .35rem; }
.group-box > :last-child { margin-block-end: 0; }
fieldset.group-box { background: none; }
.group-box > legend { padding-inline: .35rem; }
.form, .form > .group-box { display: grid; gap: .75rem; justify-items: start; }
.form > *, .form > .group-box > * { margin-block: 0; }
.form > .group-box { justify-self: stretch; }
.form .text-field { inline-size: 100%; }
.form-footer { color: var(--quiet); font-size: .85rem; }
.control-group { display: flex; flex-wrap: wrap; gap: .35rem; }

.button {
  padding: .4rem .9rem;
  border: 1px solid var(--edge);
  border-radius: var(--corner);
  background: var(--raised);
  color: var(--accent);
  font: 600 .95rem/1.4 var(--plain);
}
.button:not(:disabled) { cursor: pointer; }
.button:not(:disabled):hover { border-color: var(--accent); }
.button:disabled { color: var(--quiet); }
.button-destructive:not(:disabled) { color: var(--red); }
.text-field {
  box-sizing: border-box;
  max-inline-size: 100%;
  padding: .4rem .6rem;
  border: 1px solid var(--edge);
  border-radius: var(--corner);
  background: var(--ground);
  color: var(--ink);
  font: .95rem/1.4 var(--plain);
}
@media (forced-colors: active) {
  .border-clear { border-color: Canvas; }
  .shape:not(.stroked) { background: CanvasText; }
  .stroked { border-color: CanvasText; }
}
}

"""###),
    File(
      path: "base.mustache",
      text: ###"""
{{! The layout of every page. Override the block `head` to add to the head, and `main` to replace the content.
    To add a few lines, write one of the files `partials/hooks/*.mustache`: they are empty in the theme. }}
<!doctype html>
<html lang="{{page.language}}" dir="{{page.direction}}">
<head>
{{>partials/head}}
{{$head}}{{/head}}
{{>partials/hooks/head-end}}
</head>
<body class="page" id="page.top" data-copy="{{words.copy}}" data-copied="{{words.copied}}" data-selected="{{words.selected}}">
<a class="skip" href="#page.main">{{words.skip}}</a>
{{>partials/hooks/body-start}}
{{>partials/announcement}}
{{>partials/header}}
{{#sidebar}}
{{>partials/sidebar}}
{{/sidebar}}
<main id="page.main" class="main{{#sidebar}} with-sidebar{{/sidebar}}{{#hero}} has-hero{{/hero}}{{#is_wide}} is-wide{{/is_wide}}{{^is_wide}}{{#is_home}}{{#hero}} is-wide{{/hero}}{{^hero}}{{#params.grid}} is-wide{{/params.grid}}{{/hero}}{{/is_home}}{{#is_section}}{{#params.grid}} is-wide{{/params.grid}}{{/is_section}}{{/is_wide}}">
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
@layer garland {
.accordion { margin-block: 1.5rem; border-block-start: 1px solid var(--line); }
.accordion > details { border-block-end: 1px solid var(--line); }
.accordion > details > summary {
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 1rem;
  padding: .75rem .25rem;
  font-weight: bold;
  list-style: none;
  overflow-wrap: anywhere;
  cursor: pointer;
}
.accordion > details > summary::-webkit-details-marker { display: none; }
/* An angle of two borders, which forced colours keep. It points down, and up in an open section. */
.accordion > details > summary::after {
  content: "";
  flex: none;
  inline-size: .5rem;
  block-size: .5rem;
  margin-inline-end: .25rem;
  border: solid var(--quiet);
  border-width: 0 2px 2px 0;
  transform: translateY(-.2rem) rotate(45deg);
}
.accordion > details[open] > summary::after { transform: rotate(-135deg); }
.accordion > details > summary:hover { color: var(--accent); }
.accordion > details > summary:focus-visible { outline: var(--focus); outline-offset: -2px; border-radius: .35rem; }
/* After a jump to a folded section, its label is still visible above it. */
.accordion > details > div { padding: 0 .25rem 1rem; scroll-margin-block-start: 4rem; }
.accordion > details > div > :first-child { margin-block-start: 0; }
.accordion > details > div > :last-child { margin-block-end: 0; }
@media (prefers-reduced-motion: no-preference) {
  .accordion { interpolate-size: allow-keywords; }
  .accordion > details > summary::after { transition: transform .2s; }
  .accordion > details::details-content { block-size: 0; overflow: clip; }
  .accordion > details[open]::details-content { block-size: auto; }
  /* Only where the reader opens a section. If a link or a search opens it, the browser scrolls to a part of it at the
     same moment, and a growing box would move that part away. */
  .accordion:has(> details > summary:is(:hover, :focus)) > details::details-content { transition: block-size .2s ease-out, content-visibility .2s allow-discrete; }
}
@media print {
  .accordion > details::details-content { display: block; block-size: auto; content-visibility: visible; transition: none; }
}
}

"""###),
    File(
      path: "containers/callout.css",
      text: ###"""
@layer garland {
.callout {
  --kind: var(--accent);
  --sign: "i";
  margin: 1.5rem 0;
  padding: .85rem 1.25rem;
  border: 1px solid color-mix(in srgb, var(--kind) 35%, transparent);
  border-inline-start: .3rem solid var(--kind);
  border-radius: var(--corner);
  background: color-mix(in srgb, var(--kind) 7%, transparent);
}
.callout-tip { --kind: var(--green); --sign: "+"; }
.callout-important { --kind: var(--purple); --sign: "!"; }
.callout-warning { --kind: var(--orange); --sign: "!"; }
.callout-caution, .callout-danger { --kind: var(--red); --sign: "!"; }
.callout-title { margin: 0; color: var(--kind); font-weight: bold; }
.callout-title::before {
  content: var(--sign) / "";
  display: inline-block;
  inline-size: 1.25em;
  margin-inline-end: .6em;
  border: 2px solid;
  border-radius: 50%;
  font: bold .8em/1.25 var(--plain);
  text-align: center;
}
.callout > :nth-child(2) { margin-block-start: .35rem; }
.callout > :last-child { margin-block-end: 0; }
@media print {
  .callout { break-inside: avoid; }
}
}

"""###),
    File(
      path: "containers/cards.css",
      text: ###"""
@layer garland {
.cards {
  --third: calc((100% - 2rem) / 3 - .1px);
  --half: clamp((100% - 1rem) / 2 - .1px, (26rem - 100%) * 999, 100%);
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  margin: 1.5rem 0;
  padding: 0;
  /* Not `none`: with it, VoiceOver in Safari no longer announces a list. */
  list-style: "";
}
/* In rows of three, two or one by the room: below a limit, the second value of `clamp` is huge. */
.card {
  flex: 1 1 clamp(var(--third), (36rem - 100%) * 999, var(--half));
  box-sizing: border-box;
  min-inline-size: 0;
  margin: 0;
  padding: 1rem 1.25rem;
  border: 1px solid var(--line);
  border-radius: .75rem;
  background: var(--raised);
}
.card > :first-child { margin-block-start: 0; }
.card > :last-child { margin-block-end: 0; }
.card > :is(h2, h3, h4, h5, h6) { hyphens: auto; hyphenate-limit-chars: 12 4 4; }
/* Among cards with pictures, one without has a larger text, in the middle. */
.cards:has(img) > .card:not(:has(img)) { display: flex; flex-direction: column; justify-content: center; font-size: 1.15em; }
.card img { max-inline-size: 100%; height: auto; border-radius: .4rem; }
/* The link of a card's heading covers the card. Other links in the card are above it. */
.card:has(> :is(h2, h3, h4, h5, h6) > a:not(.heading-link)) { position: relative; }
.card > :is(h2, h3, h4, h5, h6) > a:not(.heading-link) { color: inherit; text-decoration: none; outline-offset: 4px; }
.card > :is(h2, h3, h4, h5, h6) > a:not(.heading-link)::after { content: ""; position: absolute; inset: 0; border-radius: .75rem; }
.card > :not(h2, h3, h4, h5, h6) :is(a, button, summary) { position: relative; z-index: 1; }
.card:has(> :is(h2, h3, h4, h5, h6) > a:not(.heading-link)):hover { border-color: var(--accent); }
.card:hover > :is(h2, h3, h4, h5, h6) > a:not(.heading-link) { color: var(--accent); }
@media (prefers-reduced-motion: no-preference) {
  .card { transition: border-color .15s; }
}
.card:first-child:nth-last-child(3), .card:first-child:nth-last-child(3) ~ .card { flex-basis: clamp(var(--third), (36rem - 100%) * 999, 100%); }
.card-second { flex-basis: var(--half); }
.card-feature { flex-basis: 100%; padding: 1.75rem 2rem; font-size: 1.125em; }
@media print {
  .card { break-inside: avoid; }
}
}

"""###),
    File(
      path: "containers/carousel.css",
      text: ###"""
@layer garland {
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
.carousel > p { display: flex; gap: .5rem; justify-content: center; align-items: center; margin: .5rem 0 0; }
/* The buttons take up space before the script has loaded, so that nothing moves. */
.carousel:not([data-live]) > p { visibility: hidden; }
@media (scripting: none) {
  .carousel > p { display: none; }
}
.carousel > p > button {
  flex: none;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  padding: 0;
  border: 1px solid var(--edge);
  border-radius: 50%;
  background: var(--raised);
  color: var(--ink);
  font: 1.1rem/1 var(--plain);
  cursor: pointer;
}
.carousel > p > button::before { content: "\2192" / ""; }
.carousel > p > button[value=previous]::before { content: "\2190" / ""; }
.carousel > p > button:dir(rtl)::before { display: inline-block; transform: scaleX(-1); }
.carousel > p > button:hover:not([aria-disabled=true]) { border-color: var(--accent); color: var(--accent); }
.carousel button:focus-visible { outline: var(--focus); outline-offset: 2px; }
.carousel > p > button[aria-disabled=true] { border-color: var(--line); color: var(--quiet); cursor: default; }
.carousel > p > span { display: flex; color: var(--quiet); font: .875rem var(--plain); font-variant-numeric: tabular-nums; }
.carousel > p > span > button { display: grid; place-items: center; inline-size: 1.5rem; block-size: 1.5rem; padding: 0; border: 0; background: none; cursor: pointer; }
/* Dots are borders, which forced colours keep. */
.carousel > p > span > button::before { content: ""; border: .25rem solid var(--edge); border-radius: 50%; }
.carousel > p > span > button:hover::before { border-color: var(--ink); }
.carousel > p > span > button[aria-current]::before { padding-inline: .4rem; border-color: var(--accent); border-radius: .25rem; }
@media (prefers-reduced-motion: no-preference) {
  .carousel > ul { scroll-behavior: smooth; }
}
@media (forced-colors: active) {
  .carousel > p > span > button::before { border-color: ButtonText; }
  .carousel > p > span > button[aria-current]::before { border-color: Highlight; }
  .carousel > p > button[aria-disabled=true] { border-color: GrayText; color: GrayText; }
}
@media print {
  .carousel > ul { flex-wrap: wrap; overflow: visible; }
  .carousel > p { display: none; }
}
}

"""###),
    File(
      path: "containers/carousel.js",
      text: ###"""
// Makes the buttons of carousels scroll by one slide, and shows which slide is the current one.
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

  // A dot for each slide; the Tab key reaches one of them. More than eight slides are counted instead.
  const place = document.createElement("span");
  const dots = slides.length > 8 ? [] : slides.map((slide, index) => {
    const dot = document.createElement("button");
    dot.type = "button";
    dot.ariaLabel = `${index + 1} / ${slides.length}`;
    dot.addEventListener("click", () => go(slide));
    dot.addEventListener("keydown", ({ key }) => {
      const step = isMirrored() ? -1 : 1;
      const target = { ArrowRight: index + step, ArrowLeft: index - step }[key];
      dots[target]?.focus();
      go(slides[target]);
    });
    return dot;
  });
  place.append(...dots);
  previous.after(place);

  const update = () => {
    previous.ariaDisabled = Math.abs(track.scrollLeft) <= 1;
    next.ariaDisabled = room() <= 1;
    const current = room() <= 1 ? slides.length - 1 : slides.findIndex((slide) => distance(slide) > -slide.offsetWidth / 2);
    if (!dots.length) place.textContent = `${current + 1} / ${slides.length}`;
    dots.forEach((dot, index) => {
      dot.tabIndex = index === current ? 0 : -1;
      dot.ariaCurrent = index === current ? "true" : null;
    });
  };
  track.addEventListener("scroll", update, { passive: true });
  new ResizeObserver(update).observe(track);
  update();
  carousel.dataset.live = "";
}

"""###),
    File(
      path: "containers/chat.css",
      text: ###"""
@layer garland {
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
    if (!/\/(assets\/page|containers\/tabs)\b.*\.js$/.test(target.src)) return;
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
@layer garland {
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
}

"""###),
    File(
      path: "containers/divided.css",
      text: ###"""
@layer garland {
.divided { margin-block: 1.5rem; }
.divided > hr { margin-block: 1.25rem; border: 0; border-block-start: 1px solid var(--line); }
}

"""###),
    File(
      path: "containers/figure.css",
      text: ###"""
@layer garland {
.figure { margin: 1.5rem 0; }
.figure > * { margin-block: 0; }
.figure > * + * { margin-block-start: .6rem; }
.figure > p:has(> :is(img, picture)) { text-align: center; }
.figure img { max-inline-size: 100%; height: auto; border-radius: .5rem; }
.figure > figcaption { color: var(--quiet); font-size: .9em; text-align: center; text-wrap: balance; }
.figure > figcaption > p { margin: 0; }
@media print {
  .figure { break-inside: avoid; }
}
}

"""###),
    File(
      path: "containers/gallery.css",
      text: ###"""
@layer garland {
/* Two to four columns by width. A picture's own width and height keep its place until it has loaded. */
.gallery {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(7.75rem, 22%), 1fr));
  gap: 1rem;
  margin-block: 1.5rem;
  padding: 0;
  list-style: "";
}
.gallery > li { min-inline-size: 0; margin: 0; }
/* A paragraph of several pictures is several figures in one item. */
.gallery > li:has(> figure + figure) { display: contents; }
.gallery figure, .gallery p { margin: 0; }
.gallery a { display: block; border-radius: var(--corner); }
.gallery img { display: block; box-sizing: border-box; inline-size: 100%; block-size: auto; object-fit: cover; background: var(--raised); border-radius: var(--corner); }
.gallery:not(.gallery-justified) img { aspect-ratio: 1; }
.gallery a:focus-visible { outline: var(--focus); outline-offset: 3px; }
.gallery figcaption { margin-block-start: .35rem; overflow-wrap: anywhere; }

/* Rows of one height: a picture keeps its shape. The last row is filled if its pictures take half of it. */
.gallery-justified { display: flex; flex-wrap: wrap; gap: .75rem; }
.gallery-justified > li { --ratio: 1.5; display: contents; }
.gallery-justified > li > * { flex: var(--ratio) 1 calc(var(--ratio) * clamp(7rem, 24vw, 11rem)); max-inline-size: calc(var(--ratio) * 20rem); }
.gallery-justified img { aspect-ratio: var(--ratio); }
.gallery-justified::after { content: ""; flex: 999 1 50%; margin-block-start: -.75rem; }
@media (prefers-reduced-motion: no-preference) {
  .gallery img { transition: filter .15s; }
}
.gallery a:hover img { filter: brightness(1.08); }
@media print {
  .gallery figure { break-inside: avoid; }
}
}

"""###),
    File(
      path: "containers/interleave.css",
      text: ###"""
@layer garland {
.separator { margin-block: 1.5rem; color: var(--quiet); text-align: center; }
}

"""###),
    File(
      path: "containers/link-cards.css",
      text: ###"""
@layer garland {
/* Cards with `links`: the link at the start of a card is its title, and covers it. */
.link-cards > .card:has(> a:first-child, > p:first-child > a:first-child, > :is(h2, h3, h4, h5, h6) > a:not(.heading-link)) {
  position: relative;
  padding-inline-end: 2.5rem;
  &::after { content: "→" / ""; position: absolute; inset-block-start: 1rem; inset-inline-end: 1.1rem; color: var(--quiet); }
  &:dir(rtl)::after { content: "←" / ""; }
  &:hover { border-color: var(--accent); }
  &:hover::after { color: var(--accent); }
}
.link-cards > .card > a:not(:first-child) { position: relative; z-index: 1; }
.link-cards > .card > a:first-child, .link-cards > .card > p:first-child > a:first-child {
  display: block;
  position: static;
  color: inherit;
  font: 650 1.05rem/1.3 var(--plain);
  text-decoration: none;
  margin-block-end: .25rem;
}
.link-cards > .card > a:first-child::after, .link-cards > .card > p:first-child > a:first-child::after {
  content: "";
  position: absolute;
  inset: 0;
  border-radius: .75rem;
}
}

"""###),
    File(
      path: "containers/picker.css",
      text: ###"""
@layer garland {
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
@layer garland {
.vstack, .hstack { display: flex; gap: .75rem; }
.vstack { flex-direction: column; align-items: stretch; }
.hstack { flex-flow: row wrap; align-items: center; }
.vstack > *, .hstack > * { min-inline-size: 0; max-inline-size: 100%; margin-block: 0; }
.hstack > hr, .vstack > hr { margin: 0; border: solid var(--line); background: none; }
.hstack > hr { align-self: stretch; block-size: auto; inline-size: 0; border-width: 0 0 0 1px; }
.vstack > hr { align-self: stretch; block-size: 0; inline-size: auto; border-width: 1px 0 0; }
.spacing-zero { gap: 0; }
.spacing-small { gap: .35rem; }
.spacing-large { gap: 1.5rem; }
.spacing-length { gap: var(--spacing, .75rem); }
.align-start { align-items: start; }
.align-center { align-items: center; }
.align-end { align-items: end; }
.align-baseline { align-items: baseline; }
}

"""###),
    File(
      path: "containers/steps.css",
      text: ###"""
@layer garland {
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
}

"""###),
    File(
      path: "containers/tabs.css",
      text: ###"""
@layer garland {
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

/* With script, one section is visible at a time. The tabs are in one row, which scrolls sideways. */
.tabs[data-shown] > ul { flex-wrap: nowrap; overflow: auto hidden; overscroll-behavior-inline: contain; scrollbar-width: none; }
.tabs[data-shown] > ul > li { flex: none; max-inline-size: 100%; }
.tabs[data-shown] > ul > li > a { color: var(--quiet); text-decoration: none; }
.tabs[data-shown] > ul > li > a:hover { color: var(--ink); }
.tabs[data-shown] > ul > li > a[data-current] { color: var(--accent); }
/* A border, because forced colours remove backgrounds and shadows. Only on the current tab, because they show transparent borders. */
.tabs[data-shown] > ul > li > a[data-current]::after {
  content: "";
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  border-block-end: 3px solid;
  transform-origin: left;
}
.tabs > ul > li > a:focus-visible { outline: var(--focus); outline-offset: -2px; border-radius: .35rem; }
.tabs > section:focus-visible { outline: var(--focus); outline-offset: 4px; border-radius: .35rem; }
.tabs[data-shown] > section { padding-block-start: 1rem; }
.tabs > section[hidden] { margin: 0; padding: 0; }
.tabs > section > :last-child { margin-block-end: 0; }

/* A row that scrolls further fades at that end. */
@property --fade-left { syntax: "<length>"; inherits: false; initial-value: 0px; }
@property --fade-right { syntax: "<length>"; inherits: false; initial-value: 0px; }
@supports (animation-timeline: scroll()) {
  .tabs[data-shown] > ul {
    mask: linear-gradient(to right, transparent, #000 var(--fade-left) calc(100% - var(--fade-right)), transparent);
    animation: tabs-fade linear;
    animation-timeline: scroll(self inline);
  }
  .tabs[data-shown] > ul:dir(rtl) { animation-direction: reverse; }
}
@keyframes tabs-fade {
  from { --fade-left: 0px; --fade-right: 2.5rem; }
  10%, 90% { --fade-left: 2.5rem; --fade-right: 2.5rem; }
  to { --fade-left: 2.5rem; --fade-right: 0px; }
}
/* The fades follow the scroll position, but stay off where readers asked for less motion or for forced colours. */
@media (prefers-reduced-motion: reduce), (forced-colors: active) {
  .tabs[data-shown] > ul { mask: none; animation: none; }
}
@media (forced-colors: active) {
  .tabs[data-shown] > ul > li > a[data-current]::after { border-color: Highlight; }
}

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

  // Moves the line below the tabs from one tab to another, and scrolls the row so that the tab is visible.
  const slide = (from, to) => {
    const [a, b, row] = [from, to, list].map((element) => element.getBoundingClientRect());
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isCalm && a.width && b.width && from !== to) {
      const start = `translateX(${a.left - b.left}px) scaleX(${a.width / b.width})`;
      to.animate({ transform: [start, "none"] }, { duration: 200, easing: "ease-out", pseudoElement: "::after" });
    }
    list.scrollBy({ left: b.left + b.width / 2 - row.left - row.width / 2, behavior: isCalm ? "instant" : "smooth" });
  };

  const show = (index) => {
    const before = tabs[Math.max(shown(), 0)];
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
    slide(before, tabs[index]);
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
  const isHidden = target?.closest("[hidden], details:not([open])");
  for (const { panels, open } of sets) {
    const index = panels.findIndex((panel) => panel.contains(target));
    if (index >= 0) open(index);
  }
  for (let fold = target; (fold = fold?.parentElement?.closest("details")); ) fold.open = true;
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
@layer garland {
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
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--edge);
  background: var(--raised);
  color: var(--ink);
  text-decoration: none;
}
.video > .video-start > * { grid-area: 1 / 1; }
.video > .video-start > img { inline-size: 100%; block-size: 100%; object-fit: cover; }
.video > .video-start::before, .video > .video-start > span { grid-area: 1 / 1; z-index: 1; }
/* A triangle in a circle, which points to the right in every language, as on video players. */
.video > .video-start::before {
  content: "\25B6\FE0E" / "";
  place-self: center;
  box-sizing: border-box;
  inline-size: 4.25rem;
  block-size: 4.25rem;
  direction: ltr;
  padding-inline-start: .3rem;
  border: 2px solid var(--ground);
  border-radius: 50%;
  background: var(--accent);
  color: var(--ground);
  font: 1.6rem/calc(4.25rem - 4px) var(--plain);
  text-align: center;
}
/* What the click loads, and from which host. */
.video > .video-start > span {
  place-self: end start;
  max-inline-size: calc(100% - 1.5rem);
  box-sizing: border-box;
  margin: .75rem;
  padding: .3rem .75rem;
  border-radius: 1rem;
  background: var(--ground);
  font: .85rem/1.4 var(--plain);
  overflow-wrap: anywhere;
}
@media (prefers-reduced-motion: no-preference) {
  .video > .video-start::before { transition: transform .15s; }
  .video > .video-start:hover::before { transform: scale(1.08); }
}
.video > .video-start:hover > span { text-decoration: underline; }
.video > .video-start:focus-visible { outline: var(--focus); outline-offset: 2px; }
.video > figcaption { margin-block-start: .6rem; color: var(--quiet); font-size: .9em; }
.video > figcaption > * { margin-block: 0; }
.video > figcaption > * + * { margin-block-start: .35rem; }
@media print {
  .video { break-inside: avoid; }
  .video > .video-start { aspect-ratio: auto; }
}
}

"""###),
    File(
      path: "containers/video.js",
      text: ###"""
// Shows the player of a video in place of the link to it. Nothing is loaded from the video's site before the click.
// HTML in Markdown can have the same attribute, so only players that Garland writes are accepted.
// A PeerTube player can be on any host. It runs in a sandbox, and so cannot lead the reader away from the page.
const players = /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video|[a-z\d.-]+(:\d+)?\/videos\/embed)\/[\w-]+\?[\w=&]*$/;

for (const link of document.querySelectorAll("a.video-start[data-player]")) {
  if (!players.test(link.dataset.player)) continue;
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const player = document.createElement("iframe");
    player.title = link.getAttribute("aria-label") ?? link.textContent;
    player.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
    if (link.dataset.player.includes("/videos/embed/")) player.sandbox = "allow-same-origin allow-scripts allow-popups";
    player.referrerPolicy = "strict-origin-when-cross-origin";
    player.src = link.dataset.player;
    link.replaceWith(player);
    player.focus();
  });
}

"""###),
    File(
      path: "containers/zoom.css",
      text: ###"""
@layer garland {
[data-zoom], .gallery a:has(img) { cursor: zoom-in; }
[data-zoom]:focus-visible { outline: var(--focus); outline-offset: 3px; }
.zoom {
  box-sizing: border-box;
  inline-size: 100vw;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: .75rem;
  border: 0;
  background: var(--ground);
  color: var(--ink);
}
.zoom[open] { display: grid; grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); gap: .75rem; }
.zoom > figure { display: flex; flex-direction: column; align-items: center; justify-content: center; min-block-size: 0; margin: 0; touch-action: pan-y pinch-zoom; }
.zoom > figure > img { min-block-size: 0; max-inline-size: 100%; max-block-size: 100%; object-fit: contain; cursor: zoom-out; }
.zoom > figure > figcaption { flex: none; max-inline-size: var(--measure); color: var(--quiet); font: .85rem/1.5 var(--plain); text-align: center; }
.zoom > p { display: flex; justify-content: center; align-items: center; gap: .75rem; margin: 0; font: .875rem var(--plain); font-variant-numeric: tabular-nums; }
.zoom button {
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 1px solid var(--edge);
  border-radius: 50%;
  background: var(--raised);
  color: var(--ink);
  font: 1.1rem/1 var(--plain);
  cursor: pointer;
}
.zoom [hidden] { display: none; }
.zoom button:hover { border-color: var(--accent); color: var(--accent); }
.zoom button:focus-visible { outline: var(--focus); outline-offset: 2px; }
.zoom button::before { content: "\2192" / ""; }
.zoom button[value=previous]::before { content: "\2190" / ""; }
.zoom button[value=close]::before { content: "\2715" / ""; }
.zoom button:dir(rtl):not([value=close])::before { display: inline-block; transform: scaleX(-1); }
:root:has(.zoom[open]) { overflow: hidden; }
@media (prefers-reduced-motion: no-preference) {
  .zoom { transition: opacity .15s; }
  @starting-style { .zoom[open] { opacity: 0; } }
}
}

"""###),
    File(
      path: "containers/zoom.js",
      text: ###"""
// Shows pictures of a gallery, and figures that are shown smaller than they are, in their full size in a dialog.
const words = document.querySelector("[data-close][data-next]")?.dataset ?? {};
const [dialog, figure, image, caption, bar, previous, count, next, close] =
  ["dialog", "figure", "img", "figcaption", "p", "button", "output", "button", "button"].map((name) => document.createElement(name));
const name = (button, value) => Object.assign(button, { type: "button", value, ariaLabel: words[value] });
figure.append(image, caption);
bar.append(name(previous, "previous"), count, name(next, "next"), name(close, "close"));
dialog.append(figure, bar);
dialog.className = "zoom";
close.autofocus = true;

const pictures = [];
let set = [], at = 0;
const show = (index) => {
  at = (index + set.length) % set.length;
  const { shown, link } = set[at];
  image.src = link?.href ?? shown.src;
  image.alt = shown.alt;
  caption.textContent = shown.closest("figure")?.querySelector("figcaption")?.textContent.trim() ?? "";
  caption.hidden = !caption.textContent;
  dialog.ariaLabel = caption.textContent || shown.alt;
  count.textContent = `${at + 1} / ${set.length}`;
  for (const part of [previous, count, next]) part.hidden = set.length < 2;
};
const turn = (step) => set.length > 1 && show(at + step);
const forward = () => (getComputedStyle(dialog).direction === "rtl" ? -1 : 1);
const open = (picture) => {
  set = pictures.filter((each) => each.gallery === picture.gallery && (each.link || "zoom" in each.shown.dataset));
  show(set.indexOf(picture));
  if (!dialog.isConnected) (document.querySelector("main") ?? document.body).append(dialog);
  dialog.showModal();
};

previous.addEventListener("click", () => turn(-1));
next.addEventListener("click", () => turn(1));
dialog.addEventListener("click", ({ target }) => [dialog, figure, image, close].includes(target) && dialog.close());
dialog.addEventListener("keydown", ({ key }) => turn({ ArrowRight: forward(), ArrowLeft: -forward() }[key] ?? 0));
// A second finger ends a swipe, because two fingers zoom the page.
let start;
figure.addEventListener("pointerdown", (event) => (start = event.isPrimary && event.pointerType === "touch" && event));
figure.addEventListener("pointerup", ({ clientX, clientY }) => {
  const [x, y] = start ? [clientX - start.clientX, clientY - start.clientY] : [0, 0];
  start = undefined;
  if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y) && visualViewport.scale < 1.05) turn(x < 0 ? forward() : -forward());
});

// A picture outside of a gallery is a button while it is shown smaller than it is, or than its widest file.
const mark = (shown) => {
  const isSmaller = (shown.srcset.match(/.* (\d+)w/)?.[1] ?? shown.naturalWidth) > shown.clientWidth * 1.05 && shown.clientWidth > 0;
  shown.toggleAttribute("data-zoom", isSmaller);
  shown.role = isSmaller ? "button" : null;
  if (isSmaller) shown.tabIndex = 0;
  else shown.removeAttribute("tabindex");
};
const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => mark(target)));

for (const shown of document.querySelectorAll(".figure img, .gallery img, .prose figure img")) {
  const link = shown.closest("a"), gallery = shown.closest(".gallery");
  if (shown.closest("button, summary, .video") || (link && !(gallery && link.href === shown.src))) continue;
  const picture = { shown, link, gallery };
  pictures.push(picture);
  (link ?? shown).addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !(link || "zoom" in shown.dataset)) return;
    event.preventDefault();
    open(picture);
  });
  if (link) {
    link.ariaHasPopup = "dialog";
    continue;
  }
  shown.addEventListener("keydown", (event) => {
    if (!["Enter", " "].includes(event.key) || !("zoom" in shown.dataset)) return;
    event.preventDefault();
    open(picture);
  });
  shown.addEventListener("load", () => mark(shown));
  sizes.observe(shown);
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
{{>partials/hero}}
{{^hero}}
{{>partials/intro}}
{{/hero}}
{{#content}}
<div class="prose">
{{content}}
</div>
{{/content}}
{{/paginator.previous}}
{{#paginator.previous}}
{{>partials/heading}}
{{/paginator.previous}}
{{#params.grid}}
<div class="grid">
{{/params.grid}}
{{^paginator.previous}}
{{#params.featured}}
{{#site.posts | where: params.featured}}
{{#first}}
<section class="featured">
<h2>{{words.featured}}</h2>
<ul class="entries">
{{/first}}
{{<partials/entry}}{{$level}}h3{{/level}}{{$class}} class="entry{{#image}} has-image{{/image}}{{#first}} featured-{{page.params.featured}}{{/first}}"{{/class}}{{/partials/entry}}
{{#last}}
</ul>
</section>
{{/last}}
{{/site.posts}}
{{#posts | except: params.featured}}
{{#first}}
<h2 class="latest">{{words.latest}}</h2>
<ul class="entries">
{{/first}}
{{<partials/entry}}{{$level}}h3{{/level}}{{$class}} class="entry{{#image}} has-image{{/image}}{{#first}}{{^site.posts | where: params.featured | size}} featured-{{page.params.featured}}{{/site.posts}}{{/first}}"{{/class}}{{/partials/entry}}
{{#last}}
</ul>
{{/last}}
{{/posts}}
{{>partials/list-end}}
{{/params.featured}}
{{^params.featured}}
{{>partials/entries}}
{{/params.featured}}
{{/paginator.previous}}
{{#paginator.previous}}
{{>partials/entries}}
{{/paginator.previous}}
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
{{>partials/hero}}
<article class="article{{#toc_side}} toc-{{toc_side}}{{/toc_side}}" lang="{{#original}}{{language}}{{/original}}{{^original}}{{language}}{{/original}}" dir="{{#original}}{{direction}}{{/original}}{{^original}}{{direction}}{{/original}}"{{#is_searchable}} data-pagefind-body{{#section}} data-pagefind-filter="section:{{title}}"{{/section}}{{/is_searchable}}>
<header class="heading">
{{>partials/breadcrumbs}}
{{^hero}}
<h1>{{title_html}}{{#badge}} <span class="badge">{{badge}}</span>{{/badge}}</h1>
{{/hero}}
{{>partials/copy-markdown}}
</header>
{{#original}}
{{>partials/untranslated}}
{{/original}}
{{>partials/toc}}
<div class="prose" data-link-label="{{words.link_to}}">
{{content}}
</div>
{{>partials/edit}}
</article>
{{>partials/neighbours}}
{{>partials/comments}}
{{/main}}
{{/base}}

"""###),
    File(
      path: "partials/announcement.mustache",
      text: ###"""
{{! The bar above the header, from `announcement` in `site.yml`. Without JavaScript, it has no button. }}
{{#site.announcement}}
<aside class="announcement" data-pagefind-ignore aria-labelledby="page.announcement">
  <div id="page.announcement">{{text | markdown}}</div>
{{#url}}
  <a class="announcement-link" href="{{url}}" aria-labelledby="page.announcement"><span>→</span></a>
{{/url}}
  <button type="button" hidden aria-label="{{words.close}}"></button>
</aside>
{{/site.announcement}}

"""###),
    File(
      path: "partials/breadcrumbs.mustache",
      text: ###"""
{{! The home page is left out: the header of every page links to it. }}
{{#breadcrumbs | offset: 1}}
{{#first}}
<nav class="breadcrumbs" data-pagefind-ignore aria-label="{{words.breadcrumbs}}">
  <ol>
{{/first}}
    <li><a href="{{url}}">{{title_html}}</a></li>
{{#last}}
  </ol>
</nav>
{{/last}}
{{/breadcrumbs}}

"""###),
    File(
      path: "partials/byline.mustache",
      text: ###"""
<p class="byline" data-pagefind-ignore>
{{#is_draft}}
  <strong>{{words.draft}}</strong>
{{/is_draft}}
{{#date}}
  <time datetime="{{date | format: iso}}" data-pagefind-meta="date[datetime]">{{date | format: long}}</time>
{{/date}}
{{#profiles | size}}
  <span>{{#profiles}}<a href="{{url}}" rel="author">{{title}}</a>{{^last}}, {{/last}}{{/profiles}}</span>
{{/profiles}}
{{^profiles | size}}
{{#authors | size}}
  <span>{{authors | join: ", "}}</span>
{{/authors}}
{{/profiles}}
{{^params.hide_reading_time}}
  <span>{{words.minutes | with: *reading_time}}</span>
{{/params.hide_reading_time}}
</p>

"""###),
    File(
      path: "partials/children.mustache",
      text: ###"""
{{! The pages below a section with a sidebar, as cards: those with a `group` by it, and each section with its pages. }}
{{#children}}
<div class="grid children">
{{#is_named}}
<h2>{{#section}}<a href="{{url}}">{{title_html}}</a>{{#badge}} <span class="badge">{{badge}}</span>{{/badge}}{{/section}}{{^section}}{{title_html}}{{/section}}</h2>
{{/is_named}}
{{#section.summary}}
<p>{{section.summary | truncate: 160}}</p>
{{/section.summary}}
<ul class="entries">
{{#items}}
  <li>
    <{{#is_named}}h3{{/is_named}}{{^is_named}}h2{{/is_named}}><a href="{{url}}">{{title_html}}</a>{{#badge}} <span class="badge">{{badge}}</span>{{/badge}}</{{#is_named}}h3{{/is_named}}{{^is_named}}h2{{/is_named}}>
{{#summary}}
    <p>{{summary | truncate: 160}}</p>
{{/summary}}
  </li>
{{/items}}
</ul>
</div>
{{/children}}

"""###),
    File(
      path: "partials/comments.mustache",
      text: ###"""
{{! A script loads the comments when a reader asks for them. Nothing comes from another site before that. }}
{{#comments}}
<section class="comments" aria-labelledby="page.comments" data-frame="{{frame}}">
<h2 id="page.comments">{{words.comments}}</h2>
<p class="comments-start" hidden><button class="button" type="button">{{words.load_comments}}</button> <small>{{words.loads_from | with: *host}}</small></p>
<noscript><p><a href="{{url}}">{{words.comments_on | with: "GitHub"}}</a></p></noscript>
</section>
{{/comments}}

"""###),
    File(
      path: "partials/copy-markdown.mustache",
      text: ###"""
{{! A link to the text of the page as Markdown, for `copy_markdown: true` in `params`. A script makes it a button that copies the text. }}
{{#page.markdown_url}}
{{#site.params.copy_markdown}}
<p class="byline" data-pagefind-ignore><span><a class="pill" href="{{page.markdown_url}}" type="text/markdown" rel="nofollow" data-markdown="{{words.copied}}">{{words.copy_markdown}}</a></span></p>
{{/site.params.copy_markdown}}
{{/page.markdown_url}}

"""###),
    File(
      path: "partials/cover.mustache",
      text: ###"""
{{! The image of a post, unless its front matter says `hide_cover: true`. }}
{{^params.hide_cover}}
{{#cover}}
<figure class="cover">
  {{<partials/picture}}{{$attributes}} alt="{{alt}}" fetchpriority="high"{{/attributes}}{{/partials/picture}}
{{#caption}}
  <figcaption>{{caption}}</figcaption>
{{/caption}}
</figure>
{{/cover}}
{{/params.hide_cover}}

"""###),
    File(
      path: "partials/edit.mustache",
      text: ###"""
{{#edit_url | default: *updated}}
<p class="edit" data-pagefind-ignore>
{{#page.edit_url}}
  <a href="{{page.edit_url}}" rel="nofollow">{{>partials/icons/edit}} {{words.edit_page}}</a>
{{/page.edit_url}}
{{#page.updated}}
  <span>{{words.last_changed}} <time datetime="{{page.updated | format: iso}}">{{page.updated | format: long}}</time></span>
{{/page.updated}}
</p>
{{/edit_url}}

"""###),
    File(
      path: "partials/entries.mustache",
      text: ###"""
{{! The posts of a list, and the links to its other pages. }}
{{>partials/listed}}
{{>partials/list-end}}

"""###),
    File(
      path: "partials/entry.mustache",
      text: ###"""
{{! A post in a list, with its picture, its summary, and a line about it. The block `level` is the element of its
    title, and `class` the attribute of that name. }}
  <li{{$class}}{{#image}} class="has-image"{{/image}}{{/class}}>
    <{{$level}}h2{{/level}}><a href="{{url}}">{{title_html}}</a>{{#is_draft}} <strong class="badge">{{words.draft}}</strong>{{/is_draft}}</{{$level}}h2{{/level}}>
{{#date}}
    <time datetime="{{date | format: iso}}">{{date | format: long}}</time>
{{/date}}
{{#first}}
{{#lead_image}}
    {{<partials/picture}}{{$picture_class}} class="thumbnail"{{/picture_class}}{{$attributes}} alt=""{{/attributes}}{{/partials/picture}}
{{/lead_image}}
{{/first}}
{{^first}}
{{#thumbnail}}
    {{<partials/picture}}{{$picture_class}} class="thumbnail"{{/picture_class}}{{$attributes}} alt="" loading="lazy" decoding="async"{{/attributes}}{{/partials/picture}}
{{/thumbnail}}
{{/first}}
{{#summary}}
    <p>{{summary}}</p>
{{/summary}}
{{#is_post}}
    <p class="entry-facts">{{^params.hide_reading_time}}{{words.minutes | with: *reading_time}}{{#tags | limit: 1}}&nbsp;· {{/tags}}{{/params.hide_reading_time}}{{#tags}}<a href="{{url}}">{{title_html}}</a>{{^last}}&nbsp;· {{/last}}{{/tags}}</p>
{{/is_post}}
  </li>

"""###),
    File(
      path: "partials/footer.mustache",
      text: ###"""
<footer class="site-footer">
  <nav aria-label="{{words.more}}">
    <ul>
{{#site.menus.footer}}
{{#url}}
      <li>{{>partials/menu-link}}</li>
{{/url}}
{{#children}}
      <li>{{>partials/menu-link}}</li>
{{/children}}
{{/site.menus.footer}}
{{#site.archive}}
      <li><a href="{{url}}">{{words.archive}}</a></li>
{{/site.archive}}
{{#site.taxonomies}}
      <li><a href="{{url}}">{{title_html}}</a></li>
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
{{#site}}
{{>partials/social}}
{{/site}}
  <p>{{#site.author.name}}{{#site.author.url}}<a href="{{site.author.url}}" rel="author">{{site.author.name}}</a>{{/site.author.url}}{{^site.author.url}}{{site.author.name}}{{/site.author.url}} · {{/site.author.name}}{{words.made}}</p>
  <a class="to-top" href="#page.top"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="m6 14 6-6 6 6"/></svg><span>{{words.back_to_top}}</span></a>
</footer>

"""###),
    File(
      path: "partials/frame.mustache",
      text: ###"""
{{! The page of a layout in Swift: `ThemePage` writes the middle. }}
{{<base}}
{{$main}}
{{middle}}
{{/main}}
{{/base}}

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
{{#is_search}}
<meta name="robots" content="noindex">
{{/is_search}}
{{^is_404}}
<link rel="canonical" href="{{canonical}}">
{{/is_404}}
{{#page.translations}}
<link rel="alternate" hreflang="{{language}}" href="{{permalink}}">
{{#is_default}}
<link rel="alternate" hreflang="x-default" href="{{permalink}}">
{{/is_default}}
{{/page.translations}}
<script src="{{asset.theme.js.url}}" integrity="{{asset.theme.js.integrity}}"></script>
{{#site.announcement}}
<script src="{{asset.announcement.js.url}}" integrity="{{asset.announcement.js.integrity}}" data-key="{{key}}"></script>
{{/site.announcement}}
{{#early_scripts}}
<script src="{{url}}" integrity="{{integrity}}"></script>
{{/early_scripts}}
{{#style_bundles}}
<link rel="stylesheet" href="{{url}}" integrity="{{integrity}}">
{{/style_bundles}}
{{#script_bundles}}
<script {{#is_module}}type="module"{{/is_module}}{{^is_module}}defer{{/is_module}} src="{{url}}" integrity="{{integrity}}"></script>
{{/script_bundles}}
{{#feeds}}
<link rel="alternate" type="{{type}}" title="{{title}}" href="{{url}}">
{{/feeds}}
{{#markdown_url}}
<link rel="alternate" type="text/markdown" href="{{markdown_url}}">
{{/markdown_url}}
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
<header class="site-header{{#site.params.sticky_header | default: *sidebar}} is-sticky{{/site.params.sticky_header}}">
  <a class="site-title" href="{{site.home.url}}"{{#is_home}} aria-current="page"{{/is_home}}>{{#site.logo}}<img class="site-logo" src="{{url}}" alt="{{site.title}}"{{#width}} width="{{width}}" height="{{height}}"{{/width}}>{{/site.logo}}{{^site.logo}}{{site.title}}{{/site.logo}}</a>
{{>partials/menu}}
{{#site.search}}
{{>partials/search-link}}
{{/site.search}}
{{#page.languages | size}}
{{>partials/languages}}
{{/page.languages}}
{{>partials/theme-switch}}
</header>

"""###),
    File(
      path: "partials/heading.mustache",
      text: ###"""
{{! The start of a list. The text of its article is shown on the first page only. }}
<header class="heading">
{{>partials/breadcrumbs}}
{{#hero}}
{{#page.paginator.previous}}
<h1>{{page.title_html}}</h1>
{{/page.paginator.previous}}
{{/hero}}
{{^hero}}
<h1>{{title_html}}{{#badge}} <span class="badge">{{badge}}</span>{{/badge}}</h1>
{{/hero}}
{{! Lists lead to their feed. }}
{{^sidebar}}
{{^is_home}}
{{^is_search}}
{{#posts | limit: 1}}
{{#page.feeds | limit: 1}}
<a class="subscribe" href="{{url}}" type="{{type}}">{{>partials/icons/feed}} {{words.subscribe}}</a>
{{/page.feeds}}
{{/posts}}
{{/is_search}}
{{/is_home}}
{{/sidebar}}
{{#is_term}}
{{#profiles}}
{{>partials/profile}}
{{/profiles}}
{{/is_term}}
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
      path: "partials/hero.mustache",
      text: ###"""
{{! The large start of a page, from `hero` in its front matter. }}
{{#hero}}
<section class="hero{{#image}} has-image{{/image}}">
  <div>
    <h1>{{title_html}}</h1>
{{#text}}
    <p>{{text}}</p>
{{/text}}
{{#actions}}
{{#first}}
    <ul class="hero-actions">
{{/first}}
      <li><a class="button" href="{{url}}">{{title}}</a></li>
{{#last}}
    </ul>
{{/last}}
{{/actions}}
{{#is_home}}
{{#site}}
{{>partials/social}}
{{/site}}
{{/is_home}}
  </div>
{{#image}}
  {{<partials/picture}}{{$attributes}} alt="{{alt}}" fetchpriority="high"{{/attributes}}{{/partials/picture}}
{{/image}}
</section>
{{/hero}}

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
      path: "partials/icons/bluesky.mustache",
      text: ###"""
<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M12 10.5C10.5 7.7 7.5 5 5 4.3 3.7 4 3 4.7 3 6c0 1.6.7 5 1.3 6 .9 1.5 2.7 1.9 4.7 1.6-2.7.5-3.8 1.9-2.4 3.7 2.2 2.8 4.5.7 5.4-1.8.9 2.5 3.2 4.6 5.4 1.8 1.4-1.8.3-3.2-2.4-3.7 2 .3 3.8-.1 4.7-1.6.6-1 1.3-4.4 1.3-6 0-1.3-.7-2-2-1.7-2.5.7-5.5 3.4-7 6.2z"/></svg>
"""###),
    File(
      path: "partials/icons/copy.mustache",
      text: ###"""
<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M10.5 13.5a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1m1 4.7a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1"/></svg>
"""###),
    File(
      path: "partials/icons/edit.mustache",
      text: ###"""
<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="m4 20 1-4.5L16 4.5 19.5 8l-11 11z"/><path d="m13.5 7 3.5 3.5"/></svg>
"""###),
    File(
      path: "partials/icons/email.mustache",
      text: ###"""
<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><rect x="3" y="5" width="18" height="14" rx="2.5"/><path d="m4 7.5 8 6 8-6"/></svg>
"""###),
    File(
      path: "partials/icons/feed.mustache",
      text: ###"""
<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M5.8 18.2v.1"/></svg>
"""###),
    File(
      path: "partials/icons/github.mustache",
      text: ###"""
<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M9 20.5v-3.2c-.9.3-2 .2-2.8-.4-.9-.6-1.2-1.7-2.2-2M15 20.5v-3.4c0-1-.1-1.5-.6-2 2.6-.3 5.1-1.3 5.1-5.6 0-1.2-.4-2.2-1.1-3 .2-.7.2-1.7-.1-2.9 0 0-1.2-.1-3.2 1.3a11 11 0 0 0-5.7 0C7.4 3.5 6.2 3.6 6.2 3.6c-.3 1.2-.3 2.2-.1 2.9a4.3 4.3 0 0 0-1.1 3c0 4.3 2.5 5.3 5.1 5.6-.4.4-.6.9-.6 1.6"/></svg>
"""###),
    File(
      path: "partials/icons/gitlab.mustache",
      text: ###"""
<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="m12 20-8.5-6.5 2.6-9.5 2.6 6h6.6l2.6-6 2.6 9.5z"/></svg>
"""###),
    File(
      path: "partials/icons/instagram.mustache",
      text: ###"""
<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><rect x="4" y="4" width="16" height="16" rx="4.5"/><circle cx="12" cy="12" r="3.7"/><path d="M16.5 7.5v.1"/></svg>
"""###),
    File(
      path: "partials/icons/linkedin.mustache",
      text: ###"""
<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><rect x="3.5" y="3.5" width="17" height="17" rx="3"/><path d="M8 11v5.5M8 7.6v.1m4 8.8V11m0 2.5a2.3 2.3 0 0 1 4.5 0v3"/></svg>
"""###),
    File(
      path: "partials/icons/mastodon.mustache",
      text: ###"""
<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M19.5 13.5c-.4 2-2.5 3-5 3H9.5c0 2 2 2.8 6 2-.8 1.5-2.5 2-4.5 2C6.5 20.5 4 18 4 13V9c0-3.5 2-5.5 5-5.5h6c3 0 5 2 5 5.5z"/><path d="M8 13V9.5a2 2 0 0 1 4 0V11m0-1.5a2 2 0 0 1 4 0V13"/></svg>
"""###),
    File(
      path: "partials/icons/share.mustache",
      text: ###"""
<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="6" cy="12" r="2.5"/><circle cx="17.5" cy="5.5" r="2.5"/><circle cx="17.5" cy="18.5" r="2.5"/><path d="m8.2 10.8 7-4m-7 6.4 7 4"/></svg>
"""###),
    File(
      path: "partials/icons/website.mustache",
      text: ###"""
<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c5 5.5 5 11.5 0 17-5-5.5-5-11.5 0-17z"/></svg>
"""###),
    File(
      path: "partials/icons/x.mustache",
      text: ###"""
<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4.5 4.5h3.5l11.5 15H16zM19 4.5l-6 6.5m-2.2 2.4-5.8 6.1"/></svg>
"""###),
    File(
      path: "partials/icons/youtube.mustache",
      text: ###"""
<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><rect x="2.5" y="5.5" width="19" height="13" rx="4"/><path d="m10 9 5 3-5 3z"/></svg>
"""###),
    File(
      path: "partials/intro.mustache",
      text: ###"""
{{! The start of a home page without a hero: who writes here, about what. `hide_intro: true` leaves only the title. }}
<header class="heading{{^params.hide_intro}} intro{{/params.hide_intro}}">
{{^params.hide_intro}}
{{#site.author.image}}
{{<partials/picture}}{{$picture_class}} class="portrait"{{/picture_class}}{{$attributes}} alt="{{site.author.name}}" fetchpriority="high"{{/attributes}}{{/partials/picture}}
{{/site.author.image}}
{{/params.hide_intro}}
<h1>{{title_html}}</h1>
{{^params.hide_intro}}
{{#site.description}}
<p class="intro-text">{{site.description}}</p>
{{/site.description}}
<div class="intro-links">
{{#site.author.name}}
{{^site.author.is_in_title}}
<p>{{#site.author.url}}<a href="{{site.author.url}}" rel="author">{{site.author.name}}</a>{{/site.author.url}}{{^site.author.url}}{{site.author.name}}{{/site.author.url}}</p>
{{/site.author.is_in_title}}
{{/site.author.name}}
{{#site}}
{{>partials/social}}
{{/site}}
</div>
{{/params.hide_intro}}
</header>

"""###),
    File(
      path: "partials/languages.mustache",
      text: ###"""
{{! The menu of languages, on a site with several: it leads to this page in each of them, or else to the home page. }}
<details class="languages">
  <summary aria-label="{{words.languages}}" title="{{words.languages}}"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17"/></svg></summary>
  <ul>
{{#page.languages}}
    <li><a href="{{url}}" lang="{{language}}" hreflang="{{language}}"{{#is_current}} aria-current="true"{{/is_current}}>{{name}}</a>{{^is_translated}} <small>{{words.not_translated}}</small>{{/is_translated}}</li>
{{/page.languages}}
  </ul>
</details>

"""###),
    File(
      path: "partials/line.mustache",
      text: ###"""
{{! A post as one line of a list. }}
<li><a href="{{url}}">{{title_html}}</a>{{#date}} <time datetime="{{date | format: iso}}">{{date | format: medium}}</time>{{/date}}</li>

"""###),
    File(
      path: "partials/list-end.mustache",
      text: ###"""
{{>partials/hooks/list-end}}
{{>partials/pagination}}

"""###),
    File(
      path: "partials/listed.mustache",
      text: ###"""
{{! The posts of a list, each as `partials/entry`. }}
{{#posts}}
{{#first}}
<ul class="entries">
{{/first}}
{{>partials/entry}}
{{#last}}
</ul>
{{/last}}
{{/posts}}

"""###),
    File(
      path: "partials/menu-link.mustache",
      text: ###"""
<a href="{{url}}"{{#is_current}} aria-current="{{#is_page}}page{{/is_page}}{{^is_page}}true{{/is_page}}"{{/is_current}}>{{title_html}}</a>
"""###),
    File(
      path: "partials/menu.mustache",
      text: ###"""
{{! The main menu. Where its links do not fit beside the title, it is behind one button: `data-titles` has the same width
    as the links, and the stylesheet measures it. A group of links opens below its title; `menu.js` closes it. }}
{{#site.menus.main}}
{{#first}}
<nav class="menu" aria-label="{{words.menu}}" data-titles="{{#site.menus.main}}{{title}}&emsp;&emsp;{{#children | size}}&emsp;{{/children}}{{/site.menus.main}}{{#site.contents}}{{words.contents}}&emsp;{{/site.contents}}">
<div class="menu-room">
<details>
<summary>{{words.menu}}</summary>
<ul>
{{/first}}
{{#children | size}}
  <li>
    <details name="menu">
      <summary{{#is_open}} class="is-open"{{/is_open}}>{{title_html}}</summary>
      <ul>
{{#url}}
        <li>{{>partials/menu-link}}</li>
{{/url}}
{{#children}}
        <li>{{>partials/menu-link}}</li>
{{/children}}
      </ul>
    </details>
  </li>
{{/children}}
{{^children | size}}
  <li>{{>partials/menu-link}}</li>
{{/children}}
{{#last}}
{{#site.contents}}
  <li><a href="{{url}}"{{#page.is_contents}} aria-current="page"{{/page.is_contents}}>{{words.contents}}</a></li>
{{/site.contents}}
</ul>
</details>
</div>
</nav>
{{/last}}
{{/site.menus.main}}

"""###),
    File(
      path: "partials/neighbours.mustache",
      text: ###"""
{{! `page` is needed: inside of this section, `previous` would be that of the neighbour. }}
{{#previous | default: *next}}
<nav class="neighbours" aria-label="{{words.neighbours}}">
{{#page.previous}}
  <a href="{{url}}" rel="prev"><small>{{words.previous}}</small> {{title_html}}</a>
{{/page.previous}}
{{#page.next}}
  <a href="{{url}}" rel="next"><small>{{words.next}}</small> {{title_html}}</a>
{{/page.next}}
</nav>
{{/previous}}

"""###),
    File(
      path: "partials/pagination.mustache",
      text: ###"""
{{#paginator}}
<nav class="pagination" aria-label="{{words.pages}}">
{{#paginator.previous}}
  <a href="{{url}}" rel="prev">{{words.previous}}</a>
{{/paginator.previous}}
  <ol>
{{#paginator.nearby}}
    <li>{{#is_gap}}…{{/is_gap}}{{^is_gap}}<a href="{{url}}"{{#is_current}} aria-current="page"{{/is_current}}>{{number}}</a>{{/is_gap}}</li>
{{/paginator.nearby}}
  </ol>
{{#paginator.next}}
  <a href="{{url}}" rel="next">{{words.next}}</a>
{{/paginator.next}}
</nav>
{{/paginator}}

"""###),
    File(
      path: "partials/picture.mustache",
      text: ###"""
{{! An image, in several widths where the site has them. The blocks `picture_class` and `attributes` add attributes. }}
{{#sources}}{{#first}}<picture>{{/first}}<source type="{{type}}" srcset="{{srcset}}" sizes="{{sizes}}">{{/sources}}<img{{$picture_class}}{{/picture_class}} src="{{url}}"{{#srcset}} srcset="{{srcset}}"{{/srcset}}{{#sizes}} sizes="{{sizes}}"{{/sizes}}{{#width}} width="{{width}}" height="{{height}}"{{/width}}{{$attributes}}{{/attributes}}>{{#sources}}{{#last}}</picture>{{/last}}{{/sources}}

"""###),
    File(
      path: "partials/post-end.mustache",
      text: ###"""
{{! The end of a post: its tags, where to share it, the feed, and where to edit it. }}
<div class="post-end" data-pagefind-ignore>
{{>partials/tags}}
{{>partials/share}}
{{>partials/edit}}
</div>

"""###),
    File(
      path: "partials/profile.mustache",
      text: ###"""
{{! The picture of an author and links to profiles; the text about the author follows. }}
{{#image}}
<img class="avatar" src="{{image}}" alt="" width="96" height="96">
{{/image}}
{{>partials/social}}

"""###),
    File(
      path: "partials/related.mustache",
      text: ###"""
{{#related}}
{{#first}}
<section class="related">
  <h2>{{words.related}}</h2>
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
      path: "partials/search-data.mustache",
      text: ###"""
data-search="{{asset.search.js.url}}" data-root="{{site.root}}" data-language="{{site.language}}" aria-label="{{words.search}}" data-hint="{{words.search_hint}}" data-results="{{words.search_results}}" data-shown="{{words.search_shown}}" data-more="{{words.more_results}}" data-none="{{words.search_none}}" data-failed="{{words.search_failed}}" data-recent="{{words.recent_searches}}" data-clear="{{words.clear}}" data-sections="{{words.all_sections}}" data-tags="{{words.all_tags}}" data-close="{{words.close}}"
"""###),
    File(
      path: "partials/search-link.mustache",
      text: ###"""
{{! Opens the search. Without JavaScript, it is a link to the list of all titles. }}
<a class="search-link" href="{{url}}" title="{{title}} (/)" aria-keyshortcuts="/ Control+K Meta+K" {{>partials/search-data}}><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/></svg></a>

"""###),
    File(
      path: "partials/section-list.mustache",
      text: ###"""
{{! The sections in a section, and its articles. }}
{{#params.grid}}
<div class="grid">
{{/params.grid}}
{{#sections}}
{{#first}}
<ul class="entries">
{{/first}}
  <li>
    <h2><a href="{{url}}">{{title_html}}</a></h2>
{{#description}}
    <p>{{description}}</p>
{{/description}}
  </li>
{{#last}}
</ul>
{{/last}}
{{/sections}}
{{>partials/entries}}
{{#params.grid}}
</div>
{{/params.grid}}

"""###),
    File(
      path: "partials/series.mustache",
      text: ###"""
{{! A long series shows the posts around this one. }}
{{#series}}
<section class="series" data-pagefind-ignore aria-label="{{words.series}}">
  <p>{{words.series_label}} <a href="{{url}}">{{title_html}}</a></p>
  <details>
    <summary>{{words.part_of | with: *position, *count}}</summary>
    <ol{{#nearby_start}} start="{{nearby_start}}"{{/nearby_start}}>
{{#nearby}}
      <li><a href="{{url}}"{{#is_current}} aria-current="page"{{/is_current}}>{{title_html}}</a></li>
{{/nearby}}
    </ol>
{{#is_long}}
    <p><a href="{{url}}">{{words.parts}}</a></p>
{{/is_long}}
  </details>
</section>
{{/series}}

"""###),
    File(
      path: "partials/share.mustache",
      text: ###"""
{{! A script shows the buttons that the browser supports. The links work without it. }}
{{#share | default: *site.feeds | size}}
<ul class="share">
{{#share}}
{{#first}}
  <li><button class="pill" type="button" hidden data-share="dialog" data-url="{{page.permalink}}" data-title="{{page.title}}">{{>partials/icons/share}} {{words.share}}</button></li>
{{/first}}
{{#url}}
  <li><a class="pill" href="{{url}}" rel="noopener">{{>*icon}} {{#is_email}}{{words.email}}{{/is_email}}{{^is_email}}{{title}}{{/is_email}}</a></li>
{{/url}}
{{#is_copy}}
  <li><button class="pill" type="button" hidden data-share="copy" data-url="{{page.permalink}}" data-done="{{words.copied}}">{{>*icon}} <span aria-live="polite">{{words.copy_link}}</span></button></li>
{{/is_copy}}
{{/share}}
{{#site.feeds | limit: 1}}
  <li><a class="pill" href="{{url}}" type="{{type}}">{{>partials/icons/feed}} {{words.subscribe}}</a></li>
{{/site.feeds}}
</ul>
{{/share}}

"""###),
    File(
      path: "partials/sidebar-entry.mustache",
      text: ###"""
{{#is_section}}
<li><details{{#is_open}} open{{/is_open}}><summary>{{title_html}}{{#badge}} <span class="badge">{{badge}}</span>{{/badge}}</summary>
<ul>
<li><a href="{{url}}"{{#is_current}} aria-current="page"{{/is_current}}>{{words.overview}}</a></li>
{{>partials/sidebar-items}}
</ul></details></li>
{{/is_section}}
{{#is_group}}
<li><span>{{title_html}}</span>
<ul>
{{>partials/sidebar-items}}
</ul></li>
{{/is_group}}
{{^items}}
<li><a href="{{url}}"{{#is_current}} aria-current="page"{{/is_current}}>{{title_html}}{{#badge}} <span class="badge">{{badge}}</span>{{/badge}}</a></li>
{{/items}}

"""###),
    File(
      path: "partials/sidebar-items.mustache",
      text: ###"""
{{#items}}
{{>partials/sidebar-entry}}
{{/items}}
{{#is_cut}}
<li><a href="{{url}}">{{words.all_pages}}</a></li>
{{/is_cut}}

"""###),
    File(
      path: "partials/sidebar.mustache",
      text: ###"""
{{! The pages of a section, beside each of them; `sidebar: true` in the `_index.md` of the section shows it. }}
<nav class="sidebar" aria-label="{{title}}">
<details>
<summary>{{title_html}}</summary>
<ul>
<li><a href="{{url}}"{{#is_current}} aria-current="page"{{/is_current}}>{{title_html}}</a></li>
{{>partials/sidebar-items}}
</ul>
</details>
</nav>

"""###),
    File(
      path: "partials/social.mustache",
      text: ###"""
{{! Links to profiles on other sites: those of the site, or of an author. }}
{{#social | size}}
<ul class="social">
{{#social}}
  <li><a href="{{url}}" rel="me">{{>*icon}} <span>{{#is_email}}{{words.email}}{{/is_email}}{{^is_email}}{{title}}{{/is_email}}</span></a></li>
{{/social}}
</ul>
{{/social}}

"""###),
    File(
      path: "partials/tags.mustache",
      text: ###"""
{{#tags}}
{{#first}}
<ul class="tags" aria-label="{{words.tags}}">
{{/first}}
  <li><a href="{{url}}" rel="tag" data-pagefind-filter="tag">{{title_html}}</a></li>
{{#last}}
</ul>
{{/last}}
{{/tags}}

"""###),
    File(
      path: "partials/theme-switch.mustache",
      text: ###"""
{{! A script shows the button: without scripts, the colours follow the system. }}
<button class="theme-switch" type="button" hidden data-system="{{words.theme_system}}" data-light="{{words.theme_light}}" data-dark="{{words.theme_dark}}">
  <svg class="for-system" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="8"/><path class="filled" d="M12 4a8 8 0 0 1 0 16z"/></svg>
  <svg class="for-light" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="4"/><path d="M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4"/></svg>
  <svg class="for-dark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"/></svg>
</button>

"""###),
    File(
      path: "partials/toc-entry.mustache",
      text: ###"""
<li>
  <a href="{{url}}">{{title}}{{#badge}} <span class="badge">{{badge}}</span>{{/badge}}</a>
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
<nav class="toc" data-pagefind-ignore aria-label="{{words.on_this_page}}">
  <details>
    <summary>{{words.on_this_page}}</summary>
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
      path: "partials/untranslated.mustache",
      text: ###"""
{{! The notice above an article in another language than the page around it, because it has no translation. }}
<p class="untranslated" lang="{{page.language}}" dir="{{page.direction}}">{{words.untranslated}} <a href="{{url}}" lang="{{language}}" hreflang="{{language}}">{{name}}</a></p>

"""###),
    File(
      path: "post.mustache",
      text: ###"""
{{<base}}
{{$main}}
{{>partials/hero}}
<article class="article{{#toc_side}} toc-{{toc_side}}{{/toc_side}}" lang="{{#original}}{{language}}{{/original}}{{^original}}{{language}}{{/original}}" dir="{{#original}}{{direction}}{{/original}}{{^original}}{{direction}}{{/original}}"{{#is_searchable}} data-pagefind-body{{#section}} data-pagefind-filter="section:{{title}}"{{/section}}{{/is_searchable}}>
<header class="heading">
{{>partials/breadcrumbs}}
{{^hero}}
<h1>{{title_html}}{{#badge}} <span class="badge">{{badge}}</span>{{/badge}}</h1>
{{/hero}}
{{>partials/byline}}
{{>partials/copy-markdown}}
</header>
{{>partials/cover}}
{{#original}}
{{>partials/untranslated}}
{{/original}}
{{>partials/toc}}
{{>partials/series}}
{{>partials/hooks/post-start}}
<div class="prose" data-link-label="{{words.link_to}}">
{{content}}
</div>
{{>partials/hooks/post-end}}
{{>partials/post-end}}
</article>
{{>partials/neighbours}}
{{>partials/related}}
{{>partials/comments}}
{{/main}}
{{/base}}

"""###),
    File(
      path: "search.mustache",
      text: ###"""
{{! The search. Without JavaScript, it is a list of all articles and tags. }}
{{<base}}
{{$main}}
{{>partials/heading}}
{{#site.search}}
<div role="search" class="search-page" {{>partials/search-data}}></div>
{{/site.search}}
{{^paginator.previous}}
{{#site.taxonomies}}
<section class="year">
  <h2><a href="{{url}}">{{title_html}}</a></h2>
{{#terms | limit: 200}}
{{#first}}
  <ul class="tags">
{{/first}}
    <li><a href="{{url}}">{{title_html}}</a></li>
{{#last}}
  </ul>
{{/last}}
{{/terms}}
</section>
{{/site.taxonomies}}
{{/paginator.previous}}
{{#posts | group: letter}}
<section class="year">
  <h2>{{key}}</h2>
  <ul class="lines">
{{#items}}
    <li><a href="{{url}}">{{title_html}}</a>{{#date}} <time datetime="{{date | format: iso}}">{{date | format: medium}}</time>{{/date}}</li>
{{/items}}
  </ul>
</section>
{{/posts}}
{{>partials/pagination}}
{{/main}}
{{/base}}

"""###),
    File(
      path: "section.mustache",
      text: ###"""
{{<base}}
{{$main}}
{{^paginator.previous}}
{{>partials/hero}}
{{/paginator.previous}}
{{>partials/heading}}
{{! With a sidebar, the pages of the section are cards; `children: list` lists them, and `children: none` leaves them out. }}
{{^sidebar}}
{{>partials/section-list}}
{{/sidebar}}
{{#sidebar}}
{{#params.children | is: "list"}}
{{>partials/section-list}}
{{/params.children}}
{{^params.children | is: "list"}}
{{^params.children | is: "none"}}
{{^paginator}}
{{>partials/children}}
{{/paginator}}
{{#paginator}}
{{>partials/section-list}}
{{/paginator}}
{{/params.children}}
{{/params.children}}
{{/sidebar}}
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
<ul class="lines terms">
{{/first}}
  <li>
    <a href="{{url}}">{{title_html}}</a> <span>{{words.posts | with: *count}}</span>
{{#posts | first}}
    <p><a href="{{url}}">{{title_html}}</a></p>
{{/posts}}
    <small>{{#posts | group: year | offset: 1 | last}}{{#key}}{{key}}–{{/key}}{{/posts}}{{#posts | first}}{{year}}{{/posts}}</small>
  </li>
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
    File(
      path: "words/ar.yml",
      text: ###"""
# The words of the theme in Arabic. `en.yml` explains them.

skip: تخطَّ إلى المحتوى
menu: القائمة
contents: المحتويات
breadcrumbs: مسار التنقل
more: صفحات أخرى
made: أُنشئ باستخدام Garland
back_to_top: العودة إلى الأعلى
theme_system: "المظهر: حسب النظام"
theme_light: "المظهر: فاتح"
theme_dark: "المظهر: داكن"
search: بحث
close: إغلاق
languages: اللغات
not_translated: غير مترجمة
untranslated: لم تُترجم هذه الصفحة بعد. هذا هو النص الأصلي.

search_hint: ضع العبارة بين علامتي اقتباس للبحث عنها بنصها.
search_results: "النتائج: {n}"
search_shown: "النتائج: {n} من {total}"
more_results: مزيد من النتائج
search_none: "لا نتائج عن {name}. تحقق من الكتابة، أو استخدم كلمات أقل."
search_failed: تعذّر تحميل البحث.
recent_searches: عمليات البحث الأخيرة
clear: مسح
all_sections: كل الأقسام
all_tags: كل الوسوم

archive: الأرشيف
latest: أحدث المقالات
featured: مقالات مختارة
draft: مسودة
pages: الصفحات
all_pages: كل الصفحات
overview: نظرة عامة
previous: السابق
next: التالي
posts: {zero: "لا توجد مقالات", one: "مقالة واحدة", two: "مقالتان", few: "{n} مقالات", many: "{n} مقالة", other: "{n} مقالة"}
all_posts: المقالات
tags: الوسوم
categories: التصنيفات
all_series: السلاسل
authors: الكُتّاب

minutes: {zero: "أقل من دقيقة قراءة", one: "دقيقة قراءة واحدة", two: "دقيقتا قراءة", few: "{n} دقائق قراءة", many: "{n} دقيقة قراءة", other: "{n} دقيقة قراءة"}
written_by: "بقلم {name}"
last_changed: "آخر تعديل:"
on_this_page: في هذه الصفحة
link_to: رابط هذا القسم
series: السلسلة
series_label: "السلسلة:"
part_of: "الجزء {n} من {total}"
parts: كل الأجزاء
neighbours: السابق والتالي
related: مقالات ذات صلة
share: مشاركة
email: البريد الإلكتروني
copy_link: نسخ الرابط
copy_markdown: نسخ بصيغة Markdown
edit_page: تعديل هذه الصفحة
subscribe: اشتراك
comments: التعليقات
load_comments: تحميل التعليقات
loads_from: "يُحمَّل من {name}"
comments_on: "التعليقات على {name}"
back_to_content: العودة إلى النص

not_found: الصفحة غير موجودة
missing: "لا يوجد شيء في هذا العنوان. ربما نُقلت الصفحة، أو أن الرابط خاطئ. قد تفيدك إحدى هذه الصفحات:"

note: ملاحظة
old_block: تغيّر النص الأصلي
tip: نصيحة
important: مهم
warning: تحذير
caution: انتبه
info: معلومة
danger: خطر
play: تشغيل الفيديو
copy: نسخ
copied: تم النسخ
selected: تم التحديد

"""###),
    File(
      path: "words/de.yml",
      text: ###"""
# The words of the theme in German. `en.yml` explains them.

skip: Zum Inhalt springen
menu: Menü
contents: Inhalt
breadcrumbs: Pfad zu dieser Seite
more: Mehr
made: Erstellt mit Garland
back_to_top: Nach oben
theme_system: "Farbschema: wie das System"
theme_light: "Farbschema: hell"
theme_dark: "Farbschema: dunkel"
search: Suche
close: Schließen
languages: Sprachen
not_translated: nicht übersetzt
untranslated: Diese Seite ist noch nicht übersetzt. Hier steht das Original.

search_hint: Anführungszeichen suchen nach einer genauen Wortfolge.
search_results: "Ergebnisse: {n}"
search_shown: "Ergebnisse: {n} von {total}"
more_results: Weitere Ergebnisse
search_none: "Nichts gefunden für {name}. Prüfe die Schreibweise, oder suche nach weniger Wörtern."
search_failed: Die Suche konnte nicht geladen werden.
recent_searches: Letzte Suchen
clear: Löschen
all_sections: Alle Bereiche
all_tags: Alle Schlagwörter

archive: Archiv
latest: Neueste Beiträge
featured: Empfohlen
draft: Entwurf
pages: Seiten
all_pages: Alle Seiten
overview: Übersicht
previous: Zurück
next: Weiter
posts: {one: "{n} Beitrag", other: "{n} Beiträge"}
all_posts: Beiträge
tags: Schlagwörter
categories: Kategorien
all_series: Serien
authors: Autoren

minutes: {one: "{n} Minute Lesezeit", other: "{n} Minuten Lesezeit"}
written_by: Von {name}
last_changed: Zuletzt geändert am
on_this_page: Auf dieser Seite
link_to: Link zu diesem Abschnitt
series: Serie
series_label: "Serie:"
part_of: Teil {n} von {total}
parts: Alle Teile
neighbours: Vorheriger und nächster Artikel
related: Ähnliche Artikel
share: Teilen
email: E-Mail
copy_link: Link kopieren
copy_markdown: Als Markdown kopieren
edit_page: Diese Seite bearbeiten
subscribe: Abonnieren
comments: Kommentare
load_comments: Kommentare laden
loads_from: "Wird von {name} geladen"
comments_on: "Kommentare auf {name}"
back_to_content: Zurück zum Text

not_found: Seite nicht gefunden
missing: "Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder der Link ist falsch. Eine dieser Seiten könnte helfen:"

note: Hinweis
old_block: Das Original hat sich geändert
tip: Tipp
important: Wichtig
warning: Warnung
caution: Vorsicht
info: Info
danger: Gefahr
play: Video abspielen
copy: Kopieren
copied: Kopiert
selected: Ausgewählt

"""###),
    File(
      path: "words/en.yml",
      text: ###"""
# The words of the theme in English. `{n}`, `{total}` and `{name}` are replaced.

# Every page
skip: Skip to content
menu: Menu
contents: Contents
breadcrumbs: Breadcrumbs
more: More
made: Made with Garland
back_to_top: Back to top
theme_system: "Theme: as the system"
theme_light: "Theme: light"
theme_dark: "Theme: dark"
search: Search
close: Close
languages: Languages
not_translated: not translated
untranslated: This page is not translated yet. This is the original.

# The search
search_hint: Quotation marks find an exact phrase.
search_results: "Results: {n}"
search_shown: "Results: {n} of {total}"
more_results: More results
search_none: "Nothing found for {name}. Check the spelling, or use fewer words."
search_failed: The search could not be loaded.
recent_searches: Recent searches
clear: Clear
all_sections: All sections
all_tags: All tags

# Lists
archive: Archive
latest: Latest posts
featured: Featured
draft: Draft
pages: Pages
all_pages: All pages
overview: Overview
previous: Previous
next: Next
posts: {one: "{n} post", other: "{n} posts"}
all_posts: Posts
tags: Tags
categories: Categories
all_series: Series
authors: Authors

# Articles
minutes: {one: "{n} min read", other: "{n} min read"}
written_by: By {name}
last_changed: Last changed
on_this_page: On this page
link_to: Link to this section
series: Series
series_label: "Series:"
part_of: Part {n} of {total}
parts: All parts
neighbours: Previous and next
related: Related
share: Share
email: Email
copy_link: Copy link
copy_markdown: Copy as Markdown
edit_page: Edit this page
subscribe: Subscribe
comments: Comments
load_comments: Load comments
loads_from: "Loads from {name}"
comments_on: "Comments on {name}"
back_to_content: Back to content

# The page for unknown addresses
not_found: Page not found
missing: "There is nothing at this address. It may have moved, or the link may be wrong. Perhaps one of these helps:"

# Containers and code
note: Note
old_block: The original has changed
tip: Tip
important: Important
warning: Warning
caution: Caution
info: Info
danger: Danger
play: Play video
copy: Copy
copied: Copied
selected: Selected

"""###),
    File(
      path: "words/es.yml",
      text: ###"""
# The words of the theme in Spanish. `en.yml` explains them.

skip: Ir al contenido
menu: Menú
contents: Contenido
breadcrumbs: Ruta de navegación
more: Más páginas
made: Creado con Garland
back_to_top: Volver arriba
theme_system: "Tema: el del sistema"
theme_light: "Tema: claro"
theme_dark: "Tema: oscuro"
search: Buscar
close: Cerrar
languages: Idiomas
not_translated: sin traducir
untranslated: Esta página aún no está traducida. Este es el original.

search_hint: Las comillas buscan una frase exacta.
search_results: "Resultados: {n}"
search_shown: "Resultados: {n} de {total}"
more_results: Más resultados
search_none: "No hay resultados para {name}. Comprueba la ortografía o usa menos palabras."
search_failed: No se pudo cargar la búsqueda.
recent_searches: Búsquedas recientes
clear: Borrar
all_sections: Todas las secciones
all_tags: Todas las etiquetas

archive: Archivo
latest: Últimas entradas
featured: Destacado
draft: Borrador
pages: Páginas
all_pages: Todas las páginas
overview: Visión general
previous: Anterior
next: Siguiente
posts: {one: "{n} entrada", many: "{n} de entradas", other: "{n} entradas"}
all_posts: Entradas
tags: Etiquetas
categories: Categorías
all_series: Series
authors: Autores

minutes: {one: "{n} minuto de lectura", many: "{n} de minutos de lectura", other: "{n} minutos de lectura"}
written_by: "Por {name}"
last_changed: Última modificación el
on_this_page: En esta página
link_to: Enlace a esta sección
series: Serie
series_label: "Serie:"
part_of: "Parte {n} de {total}"
parts: Todas las partes
neighbours: Anterior y siguiente
related: Artículos relacionados
share: Compartir
email: Correo
copy_link: Copiar enlace
copy_markdown: Copiar como Markdown
edit_page: Editar esta página
subscribe: Suscribirse
comments: Comentarios
load_comments: Cargar los comentarios
loads_from: "Se carga desde {name}"
comments_on: "Comentarios en {name}"
back_to_content: Volver al texto

not_found: Página no encontrada
missing: "No hay nada en esta dirección. Puede que la página se haya movido o que el enlace sea incorrecto. Quizá le ayude una de estas páginas:"

note: Nota
old_block: El original ha cambiado
tip: Consejo
important: Importante
warning: Advertencia
caution: Precaución
info: Información
danger: Peligro
play: Reproducir vídeo
copy: Copiar
copied: Copiado
selected: Seleccionado

"""###),
    File(
      path: "words/fr.yml",
      text: ###"""
# The words of the theme in French. `en.yml` explains them.

skip: Aller au contenu
menu: Menu
contents: Sommaire
breadcrumbs: Fil d’Ariane
more: Autres pages
made: Créé avec Garland
back_to_top: Retour en haut
theme_system: "Thème : celui du système"
theme_light: "Thème : clair"
theme_dark: "Thème : sombre"
search: Rechercher
close: Fermer
languages: Langues
not_translated: non traduite
untranslated: Cette page n’est pas encore traduite. Voici l’original.

search_hint: Les guillemets cherchent une expression exacte.
search_results: "Résultats : {n}"
search_shown: "Résultats : {n} sur {total}"
more_results: Plus de résultats
search_none: "Aucun résultat pour {name}. Vérifiez l’orthographe ou utilisez moins de mots."
search_failed: La recherche n’a pas pu être chargée.
recent_searches: Recherches récentes
clear: Effacer
all_sections: Toutes les rubriques
all_tags: Toutes les étiquettes

archive: Archives
latest: Derniers articles
featured: À la une
draft: Brouillon
pages: Pages
all_pages: Toutes les pages
overview: Vue d’ensemble
previous: Précédent
next: Suivant
posts: {one: "{n} article", many: "{n} d’articles", other: "{n} articles"}
all_posts: Articles
tags: Étiquettes
categories: Catégories
all_series: Séries
authors: Auteurs

minutes: {one: "{n} minute de lecture", many: "{n} de minutes de lecture", other: "{n} minutes de lecture"}
written_by: "Par {name}"
last_changed: Dernière modification le
on_this_page: Sur cette page
link_to: Lien vers cette section
series: Série
series_label: "Série :"
part_of: "Partie {n} sur {total}"
parts: Toutes les parties
neighbours: Article précédent et article suivant
related: Articles similaires
share: Partager
email: E-mail
copy_link: Copier le lien
copy_markdown: Copier en Markdown
edit_page: Modifier cette page
subscribe: S’abonner
comments: Commentaires
load_comments: Charger les commentaires
loads_from: "Chargement depuis {name}"
comments_on: "Commentaires sur {name}"
back_to_content: Retour au texte

not_found: Page introuvable
missing: "Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou le lien est erroné. L’une de ces pages pourra vous aider :"

note: Note
old_block: L’original a changé
tip: Astuce
important: Important
warning: Avertissement
caution: Attention
info: Info
danger: Danger
play: Lire la vidéo
copy: Copier
copied: Copié
selected: Sélectionné

"""###),
    File(
      path: "words/he.yml",
      text: ###"""
# The words of the theme in Hebrew. `en.yml` explains them.

skip: דילוג לתוכן
menu: תפריט
contents: תוכן העניינים
breadcrumbs: נתיב ניווט
more: דפים נוספים
made: נוצר באמצעות Garland
back_to_top: חזרה למעלה
theme_system: "ערכת נושא: לפי המערכת"
theme_light: "ערכת נושא: בהירה"
theme_dark: "ערכת נושא: כהה"
search: חיפוש
close: סגירה
languages: שפות
not_translated: לא תורגם
untranslated: דף זה עדיין לא תורגם. זהו המקור.

search_hint: מירכאות מחפשות ביטוי מדויק.
search_results: "תוצאות: {n}"
search_shown: "תוצאות: {n} מתוך {total}"
more_results: תוצאות נוספות
search_none: "לא נמצאו תוצאות עבור {name}. כדאי לבדוק את הכתיב או לחפש פחות מילים."
search_failed: לא ניתן היה לטעון את החיפוש.
recent_searches: חיפושים אחרונים
clear: ניקוי
all_sections: כל המדורים
all_tags: כל התגיות

archive: ארכיון
latest: פוסטים אחרונים
featured: מומלצים
draft: טיוטה
pages: עמודים
all_pages: כל העמודים
overview: סקירה
previous: הקודם
next: הבא
posts: {one: "פוסט אחד", two: "שני פוסטים", other: "{n} פוסטים"}
all_posts: פוסטים
tags: תגיות
categories: קטגוריות
all_series: סדרות
authors: כותבים

minutes: {one: "דקת קריאה אחת", two: "שתי דקות קריאה", other: "{n} דקות קריאה"}
written_by: "מאת {name}"
last_changed: "שינוי אחרון:"
on_this_page: בעמוד זה
link_to: קישור למקטע זה
series: סדרה
series_label: "סדרה:"
part_of: "חלק {n} מתוך {total}"
parts: כל החלקים
neighbours: הקודם והבא
related: פוסטים קשורים
share: שיתוף
email: אימייל
copy_link: העתקת קישור
copy_markdown: העתקה כ-Markdown
edit_page: עריכת עמוד זה
subscribe: הרשמה לעדכונים
comments: תגובות
load_comments: טעינת תגובות
loads_from: "נטען מ־{name}"
comments_on: "תגובות ב־{name}"
back_to_content: חזרה לטקסט

not_found: העמוד לא נמצא
missing: "אין כלום בכתובת הזאת. ייתכן שהעמוד הועבר או שהקישור שגוי. אולי אחד מהעמודים האלה יעזור:"

note: הערה
old_block: המקור השתנה
tip: טיפ
important: חשוב
warning: אזהרה
caution: זהירות
info: מידע
danger: סכנה
play: הפעלת הסרטון
copy: העתקה
copied: הועתק
selected: נבחר

"""###),
    File(
      path: "words/hi.yml",
      text: ###"""
# The words of the theme in Hindi. `en.yml` explains them.

skip: मुख्य सामग्री पर जाएँ
menu: मेन्यू
contents: विषय-सूची
breadcrumbs: पृष्ठ का पथ
more: और पृष्ठ
made: Garland से बनाया गया
back_to_top: ऊपर जाएँ
theme_system: "थीम: सिस्टम के अनुसार"
theme_light: "थीम: हल्की"
theme_dark: "थीम: गहरी"
search: खोजें
close: बंद करें
languages: भाषाएँ
not_translated: अनुवाद नहीं
untranslated: इस पृष्ठ का अभी अनुवाद नहीं हुआ है। यह मूल पाठ है।

search_hint: सटीक वाक्यांश खोजने के लिए उसे उद्धरण चिह्नों में लिखें।
search_results: "परिणाम: {n}"
search_shown: "परिणाम: {n} / {total}"
more_results: और परिणाम
search_none: "{name} के लिए कुछ नहीं मिला। वर्तनी जाँचें या कम शब्दों से खोजें।"
search_failed: खोज लोड नहीं हो सकी।
recent_searches: हाल की खोजें
clear: साफ़ करें
all_sections: सभी अनुभाग
all_tags: सभी टैग

archive: संग्रह
latest: नई पोस्ट
featured: चुनिंदा
draft: मसौदा
pages: पृष्ठ
all_pages: सभी पृष्ठ
overview: अवलोकन
previous: पिछला
next: अगला
posts: {one: "{n} पोस्ट", other: "{n} पोस्ट"}
all_posts: पोस्ट
tags: टैग
categories: श्रेणियाँ
all_series: शृंखलाएँ
authors: लेखक

minutes: {one: "{n} मिनट में पढ़ें", other: "{n} मिनट में पढ़ें"}
written_by: "लेखक: {name}"
last_changed: "पिछला बदलाव:"
on_this_page: इस पृष्ठ पर
link_to: इस अनुभाग का लिंक
series: शृंखला
series_label: "शृंखला:"
part_of: "भाग {n} / {total}"
parts: सभी भाग
neighbours: पिछला और अगला
related: संबंधित लेख
share: साझा करें
email: ईमेल
copy_link: लिंक कॉपी करें
copy_markdown: Markdown के रूप में कॉपी करें
edit_page: इस पृष्ठ को संपादित करें
subscribe: सदस्यता लें
comments: टिप्पणियाँ
load_comments: टिप्पणियाँ लोड करें
loads_from: "{name} से लोड होता है"
comments_on: "{name} पर टिप्पणियाँ"
back_to_content: पाठ पर वापस जाएँ

not_found: पृष्ठ नहीं मिला
missing: "इस पते पर कुछ नहीं है। हो सकता है कि पृष्ठ कहीं और चला गया हो या लिंक ग़लत हो। शायद इनमें से कोई पृष्ठ काम आए:"

note: नोट
old_block: मूल पाठ बदल गया है
tip: सुझाव
important: महत्वपूर्ण
warning: चेतावनी
caution: सावधान
info: जानकारी
danger: ख़तरा
play: वीडियो चलाएँ
copy: कॉपी करें
copied: कॉपी हो गया
selected: चुना गया

"""###),
    File(
      path: "words/it.yml",
      text: ###"""
# The words of the theme in Italian. `en.yml` explains them.

skip: Vai al contenuto
menu: Menu
contents: Sommario
breadcrumbs: Percorso di navigazione
more: Altre pagine
made: Creato con Garland
back_to_top: Torna su
theme_system: "Tema: come il sistema"
theme_light: "Tema: chiaro"
theme_dark: "Tema: scuro"
search: Cerca
close: Chiudi
languages: Lingue
not_translated: non tradotta
untranslated: Questa pagina non è ancora tradotta. Questo è l’originale.

search_hint: Le virgolette cercano una frase esatta.
search_results: "Risultati: {n}"
search_shown: "Risultati: {n} di {total}"
more_results: Altri risultati
search_none: "Nessun risultato per {name}. Controlla l’ortografia o usa meno parole."
search_failed: Impossibile caricare la ricerca.
recent_searches: Ricerche recenti
clear: Cancella
all_sections: Tutte le sezioni
all_tags: Tutti i tag

archive: Archivio
latest: Ultimi articoli
featured: In evidenza
draft: Bozza
pages: Pagine
all_pages: Tutte le pagine
overview: Panoramica
previous: Precedente
next: Successivo
posts: {one: "{n} articolo", many: "{n} di articoli", other: "{n} articoli"}
all_posts: Articoli
tags: Tag
categories: Categorie
all_series: Serie
authors: Autori

minutes: {one: "{n} minuto di lettura", many: "{n} di minuti di lettura", other: "{n} minuti di lettura"}
written_by: "Di {name}"
last_changed: Ultima modifica il
on_this_page: In questa pagina
link_to: Link a questa sezione
series: Serie
series_label: "Serie:"
part_of: "Parte {n} di {total}"
parts: Tutte le parti
neighbours: Precedente e successivo
related: Articoli correlati
share: Condividi
email: Email
copy_link: Copia link
copy_markdown: Copia come Markdown
edit_page: Modifica questa pagina
subscribe: Iscriviti
comments: Commenti
load_comments: Carica i commenti
loads_from: "Caricati da {name}"
comments_on: "Commenti su {name}"
back_to_content: Torna al testo

not_found: Pagina non trovata
missing: "A questo indirizzo non c’è nulla. La pagina potrebbe essere stata spostata, oppure il link è sbagliato. Forse una di queste pagine può aiutarti:"

note: Nota
old_block: L’originale è cambiato
tip: Suggerimento
important: Importante
warning: Avviso
caution: Attenzione
info: Informazione
danger: Pericolo
play: Riproduci il video
copy: Copia
copied: Copiato
selected: Selezionato

"""###),
    File(
      path: "words/ja.yml",
      text: ###"""
# The words of the theme in Japanese. `en.yml` explains them.

skip: コンテンツへスキップ
menu: メニュー
contents: 目次
breadcrumbs: パンくずリスト
more: その他のページ
made: Garland で作成
back_to_top: トップへ戻る
theme_system: テーマ：システムに合わせる
theme_light: テーマ：ライト
theme_dark: テーマ：ダーク
search: 検索
close: 閉じる
languages: 言語
not_translated: 未翻訳
untranslated: このページはまだ翻訳されていません。以下は原文です。

search_hint: 引用符で囲むと、語句が完全に一致するものを検索します。
search_results: "検索結果: {n}"
search_shown: "検索結果: {total}件中{n}件"
more_results: 検索結果をもっと見る
search_none: "{name} に一致するものは見つかりませんでした。つづりを確かめるか、語を減らしてください。"
search_failed: 検索を読み込めませんでした。
recent_searches: 最近の検索
clear: 消去
all_sections: すべてのセクション
all_tags: すべてのタグ

archive: アーカイブ
latest: 最新の記事
featured: 注目の記事
draft: 下書き
pages: ページ
all_pages: すべてのページ
overview: 概要
previous: 前へ
next: 次へ
posts: {other: "{n}件の記事"}
all_posts: 記事
tags: タグ
categories: カテゴリー
all_series: シリーズ
authors: 著者

minutes: {other: "読了時間：{n}分"}
written_by: "著者：{name}"
last_changed: 最終更新日：
on_this_page: 目次
link_to: このセクションへのリンク
series: シリーズ
series_label: "シリーズ："
part_of: "第{n}回（全{total}回）"
parts: すべての回
neighbours: 前後の記事
related: 関連記事
share: 共有
email: メール
copy_link: リンクをコピー
copy_markdown: Markdownとしてコピー
edit_page: このページを編集
subscribe: 購読する
comments: コメント
load_comments: コメントを読み込む
loads_from: "{name} から読み込みます"
comments_on: "{name} のコメント"
back_to_content: 本文に戻る

not_found: ページが見つかりません
missing: このアドレスには何もありません。ページが移動したか、リンクが間違っている可能性があります。次のページをお試しください：

note: メモ
old_block: 原文が更新されています
tip: ヒント
important: 重要
warning: 警告
caution: 注意
info: 情報
danger: 危険
play: 動画を再生
copy: コピー
copied: コピーしました
selected: 選択しました

"""###),
    File(
      path: "words/ko.yml",
      text: ###"""
# The words of the theme in Korean. `en.yml` explains them.

skip: 본문으로 건너뛰기
menu: 메뉴
contents: 목차
breadcrumbs: 탐색 경로
more: 다른 페이지
made: Garland로 제작
back_to_top: 맨 위로
theme_system: "테마: 시스템 설정"
theme_light: "테마: 밝게"
theme_dark: "테마: 어둡게"
search: 검색
close: 닫기
languages: 언어
not_translated: 번역 없음
untranslated: 이 페이지는 아직 번역되지 않았습니다. 원문을 표시합니다.

search_hint: 따옴표로 묶으면 정확한 구문을 찾습니다.
search_results: "검색 결과: {n}"
search_shown: "검색 결과: {total}개 중 {n}개"
more_results: 결과 더 보기
search_none: "{name}에 대한 결과가 없습니다. 철자를 확인하거나 단어 수를 줄여 보세요."
search_failed: 검색을 불러올 수 없습니다.
recent_searches: 최근 검색
clear: 지우기
all_sections: 모든 섹션
all_tags: 모든 태그

archive: 아카이브
latest: 최신 글
featured: 추천 글
draft: 초안
pages: 페이지
all_pages: 모든 페이지
overview: 개요
previous: 이전
next: 다음
posts: {other: "글 {n}개"}
all_posts: 글
tags: 태그
categories: 카테고리
all_series: 시리즈
authors: 작성자

minutes: {other: "읽는 시간 {n}분"}
written_by: "글쓴이: {name}"
last_changed: "마지막 수정:"
on_this_page: 이 페이지의 내용
link_to: 이 섹션 링크
series: 시리즈
series_label: "시리즈:"
part_of: "{total}편 중 {n}편"
parts: 모든 편
neighbours: 이전 글과 다음 글
related: 관련 글
share: 공유
email: 이메일
copy_link: 링크 복사
copy_markdown: Markdown으로 복사
edit_page: 이 페이지 편집
subscribe: 구독
comments: 댓글
load_comments: 댓글 불러오기
loads_from: "{name}에서 불러옵니다"
comments_on: "{name}의 댓글"
back_to_content: 본문으로 돌아가기

not_found: 페이지를 찾을 수 없습니다
missing: "이 주소에는 아무것도 없습니다. 페이지가 이동했거나 링크가 잘못되었을 수 있습니다. 다음 페이지를 확인해 보세요:"

note: 참고
old_block: 원문이 변경되었습니다
tip: 팁
important: 중요
warning: 경고
caution: 주의
info: 정보
danger: 위험
play: 동영상 재생
copy: 복사
copied: 복사됨
selected: 선택됨

"""###),
    File(
      path: "words/nl.yml",
      text: ###"""
# The words of the theme in Dutch. `en.yml` explains them.

skip: Ga naar de inhoud
menu: Menu
contents: Inhoud
breadcrumbs: Kruimelpad
more: Meer pagina’s
made: Gemaakt met Garland
back_to_top: Terug naar boven
theme_system: "Thema: zoals het systeem"
theme_light: "Thema: licht"
theme_dark: "Thema: donker"
search: Zoeken
close: Sluiten
languages: Talen
not_translated: niet vertaald
untranslated: Deze pagina is nog niet vertaald. Dit is het origineel.

search_hint: Aanhalingstekens zoeken naar een exacte woordgroep.
search_results: "Resultaten: {n}"
search_shown: "Resultaten: {n} van {total}"
more_results: Meer resultaten
search_none: "Niets gevonden voor {name}. Controleer de spelling of gebruik minder woorden."
search_failed: Het zoeken kon niet worden geladen.
recent_searches: Recente zoekopdrachten
clear: Wissen
all_sections: Alle secties
all_tags: Alle tags

archive: Archief
latest: Nieuwste berichten
featured: Uitgelicht
draft: Concept
pages: Pagina’s
all_pages: Alle pagina’s
overview: Overzicht
previous: Vorige
next: Volgende
posts: {one: "{n} bericht", other: "{n} berichten"}
all_posts: Berichten
tags: Tags
categories: Categorieën
all_series: Reeksen
authors: Auteurs

minutes: {one: "{n} minuut leestijd", other: "{n} minuten leestijd"}
written_by: "Door {name}"
last_changed: Laatst gewijzigd op
on_this_page: Op deze pagina
link_to: Link naar dit onderdeel
series: Reeks
series_label: "Reeks:"
part_of: "Deel {n} van {total}"
parts: Alle delen
neighbours: Vorige en volgende
related: Gerelateerde artikelen
share: Delen
email: E-mail
copy_link: Link kopiëren
copy_markdown: Kopiëren als Markdown
edit_page: Deze pagina bewerken
subscribe: Abonneren
comments: Reacties
load_comments: Reacties laden
loads_from: "Wordt geladen van {name}"
comments_on: "Reacties op {name}"
back_to_content: Terug naar de tekst

not_found: Pagina niet gevonden
missing: "Op dit adres is niets te vinden. Misschien is de pagina verplaatst of klopt de link niet. Een van deze pagina’s kan helpen:"

note: Opmerking
old_block: Het origineel is gewijzigd
tip: Tip
important: Belangrijk
warning: Waarschuwing
caution: Pas op
info: Info
danger: Gevaar
play: Video afspelen
copy: Kopiëren
copied: Gekopieerd
selected: Geselecteerd

"""###),
    File(
      path: "words/pl.yml",
      text: ###"""
# The words of the theme in Polish. `en.yml` explains them.

skip: Przejdź do treści
menu: Menu
contents: Spis treści
breadcrumbs: Ścieżka nawigacji
more: Więcej stron
made: Utworzono za pomocą Garland
back_to_top: Do góry
theme_system: "Motyw: systemowy"
theme_light: "Motyw: jasny"
theme_dark: "Motyw: ciemny"
search: Szukaj
close: Zamknij
languages: Języki
not_translated: bez tłumaczenia
untranslated: Ta strona nie została jeszcze przetłumaczona. Oto oryginał.

search_hint: Cudzysłów pozwala szukać dokładnej frazy.
search_results: "Wyniki: {n}"
search_shown: "Wyniki: {n} z {total}"
more_results: Więcej wyników
search_none: "Brak wyników dla {name}. Sprawdź pisownię lub użyj mniej słów."
search_failed: Nie udało się wczytać wyszukiwarki.
recent_searches: Ostatnie wyszukiwania
clear: Wyczyść
all_sections: Wszystkie działy
all_tags: Wszystkie tagi

archive: Archiwum
latest: Najnowsze wpisy
featured: Polecane
draft: Szkic
pages: Strony
all_pages: Wszystkie strony
overview: Przegląd
previous: Poprzednia
next: Następna
posts: {one: "{n} wpis", few: "{n} wpisy", many: "{n} wpisów", other: "{n} wpisu"}
all_posts: Wpisy
tags: Tagi
categories: Kategorie
all_series: Serie
authors: Autorzy

minutes: {one: "{n} minuta czytania", few: "{n} minuty czytania", many: "{n} minut czytania", other: "{n} minuty czytania"}
written_by: "Autor: {name}"
last_changed: Ostatnia zmiana
on_this_page: Na tej stronie
link_to: Link do tej sekcji
series: Seria
series_label: "Seria:"
part_of: "Część {n} z {total}"
parts: Wszystkie części
neighbours: Poprzedni i następny wpis
related: Podobne wpisy
share: Udostępnij
email: E-mail
copy_link: Kopiuj link
copy_markdown: Kopiuj jako Markdown
edit_page: Edytuj tę stronę
subscribe: Subskrybuj
comments: Komentarze
load_comments: Wczytaj komentarze
loads_from: "Wczytywane z {name}"
comments_on: "Komentarze w serwisie {name}"
back_to_content: Wróć do tekstu

not_found: Nie znaleziono strony
missing: "Pod tym adresem nic nie ma. Być może strona została przeniesiona albo link jest błędny. Może pomoże jedna z tych stron:"

note: Uwaga
old_block: Oryginał się zmienił
tip: Wskazówka
important: Ważne
warning: Ostrzeżenie
caution: Przestroga
info: Informacja
danger: Niebezpieczeństwo
play: Odtwórz wideo
copy: Kopiuj
copied: Skopiowano
selected: Zaznaczono

"""###),
    File(
      path: "words/pt.yml",
      text: ###"""
# The words of the theme in Portuguese. `en.yml` explains them.

skip: Ir para o conteúdo
menu: Menu
contents: Conteúdo
breadcrumbs: Localização atual
more: Mais páginas
made: Feito com Garland
back_to_top: Voltar ao topo
theme_system: "Tema: o do sistema"
theme_light: "Tema: claro"
theme_dark: "Tema: escuro"
search: Pesquisar
close: Fechar
languages: Idiomas
not_translated: não traduzida
untranslated: Esta página ainda não foi traduzida. Este é o original.

search_hint: As aspas procuram uma frase exata.
search_results: "Resultados: {n}"
search_shown: "Resultados: {n} de {total}"
more_results: Mais resultados
search_none: "Nada encontrado para {name}. Verifique a ortografia ou use menos palavras."
search_failed: Não foi possível carregar a pesquisa.
recent_searches: Pesquisas recentes
clear: Limpar
all_sections: Todas as seções
all_tags: Todas as etiquetas

archive: Arquivo
latest: Publicações recentes
featured: Destaques
draft: Rascunho
pages: Páginas
all_pages: Todas as páginas
overview: Visão geral
previous: Anterior
next: Próximo
posts: {one: "{n} publicação", many: "{n} de publicações", other: "{n} publicações"}
all_posts: Publicações
tags: Etiquetas
categories: Categorias
all_series: Séries
authors: Autores

minutes: {one: "{n} minuto de leitura", many: "{n} de minutos de leitura", other: "{n} minutos de leitura"}
written_by: "Por {name}"
last_changed: Última alteração em
on_this_page: Nesta página
link_to: Link para esta seção
series: Série
series_label: "Série:"
part_of: "Parte {n} de {total}"
parts: Todas as partes
neighbours: Anterior e próximo
related: Artigos relacionados
share: Compartilhar
email: E-mail
copy_link: Copiar link
copy_markdown: Copiar como Markdown
edit_page: Editar esta página
subscribe: Assinar
comments: Comentários
load_comments: Carregar comentários
loads_from: "Carregado de {name}"
comments_on: "Comentários no {name}"
back_to_content: Voltar ao texto

not_found: Página não encontrada
missing: "Não há nada neste endereço. A página pode ter sido movida, ou o link pode estar errado. Talvez uma destas páginas ajude:"

note: Nota
old_block: O original mudou
tip: Dica
important: Importante
warning: Aviso
caution: Cuidado
info: Informação
danger: Perigo
play: Reproduzir vídeo
copy: Copiar
copied: Copiado
selected: Selecionado

"""###),
    File(
      path: "words/ru.yml",
      text: ###"""
# The words of the theme in Russian. `en.yml` explains them.

skip: Перейти к содержанию
menu: Меню
contents: Содержание
breadcrumbs: Путь к странице
more: Другие страницы
made: Создано с помощью Garland
back_to_top: Наверх
theme_system: "Тема: как в системе"
theme_light: "Тема: светлая"
theme_dark: "Тема: тёмная"
search: Поиск
close: Закрыть
languages: Языки
not_translated: нет перевода
untranslated: Эта страница ещё не переведена. Это оригинал.

search_hint: Кавычки ищут точную фразу.
search_results: "Результаты: {n}"
search_shown: "Результаты: {n} из {total}"
more_results: Ещё результаты
search_none: "По запросу {name} ничего не найдено. Проверьте написание или сократите запрос."
search_failed: Не удалось загрузить поиск.
recent_searches: Недавние запросы
clear: Очистить
all_sections: Все разделы
all_tags: Все теги

archive: Архив
latest: Последние записи
featured: Избранное
draft: Черновик
pages: Страницы
all_pages: Все страницы
overview: Обзор
previous: Назад
next: Далее
posts: {one: "{n} запись", few: "{n} записи", many: "{n} записей", other: "{n} записи"}
all_posts: Записи
tags: Теги
categories: Категории
all_series: Серии
authors: Авторы

minutes: {one: "{n} минута чтения", few: "{n} минуты чтения", many: "{n} минут чтения", other: "{n} минуты чтения"}
written_by: "Автор: {name}"
last_changed: Последнее изменение
on_this_page: На этой странице
link_to: Ссылка на этот раздел
series: Серия
series_label: "Серия:"
part_of: "Часть {n} из {total}"
parts: Все части
neighbours: Предыдущая и следующая запись
related: Похожие записи
share: Поделиться
email: Эл. почта
copy_link: Скопировать ссылку
copy_markdown: Копировать как Markdown
edit_page: Редактировать эту страницу
subscribe: Подписаться
comments: Комментарии
load_comments: Загрузить комментарии
loads_from: "Загружается с {name}"
comments_on: "Комментарии на {name}"
back_to_content: Назад к тексту

not_found: Страница не найдена
missing: "По этому адресу ничего нет. Возможно, страница перемещена или ссылка неверна. Возможно, поможет одна из этих страниц:"

note: Примечание
old_block: Оригинал изменился
tip: Совет
important: Важно
warning: Предупреждение
caution: Осторожно
info: Информация
danger: Опасно
play: Воспроизвести видео
copy: Копировать
copied: Скопировано
selected: Выделено

"""###),
    File(
      path: "words/tr.yml",
      text: ###"""
# The words of the theme in Turkish. `en.yml` explains them.

skip: İçeriğe geç
menu: Menü
contents: İçindekiler
breadcrumbs: Sayfa yolu
more: Diğer sayfalar
made: Garland ile hazırlandı
back_to_top: Yukarı dön
theme_system: "Tema: sistemdeki gibi"
theme_light: "Tema: açık"
theme_dark: "Tema: koyu"
search: Ara
close: Kapat
languages: Diller
not_translated: çevrilmedi
untranslated: Bu sayfa henüz çevrilmedi. Bu, özgün metindir.

search_hint: Tırnak işaretleri tam ifadeyi arar.
search_results: "Sonuçlar: {n}"
search_shown: "Sonuçlar: {n} / {total}"
more_results: Daha fazla sonuç
search_none: "{name} için bir şey bulunamadı. Yazımı denetleyin veya daha az sözcük kullanın."
search_failed: Arama yüklenemedi.
recent_searches: Son aramalar
clear: Temizle
all_sections: Tüm bölümler
all_tags: Tüm etiketler

archive: Arşiv
latest: Son yazılar
featured: Öne çıkanlar
draft: Taslak
pages: Sayfalar
all_pages: Tüm sayfalar
overview: Genel bakış
previous: Önceki
next: Sonraki
posts: {one: "{n} yazı", other: "{n} yazı"}
all_posts: Yazılar
tags: Etiketler
categories: Kategoriler
all_series: Seriler
authors: Yazarlar

minutes: {one: "{n} dakikalık okuma", other: "{n} dakikalık okuma"}
written_by: "Yazan: {name}"
last_changed: "Son değişiklik:"
on_this_page: Bu sayfada
link_to: Bu bölümün bağlantısı
series: Seri
series_label: "Seri:"
part_of: "Bölüm {n} / {total}"
parts: Tüm bölümler
neighbours: Önceki ve sonraki
related: İlgili yazılar
share: Paylaş
email: E-posta
copy_link: Bağlantıyı kopyala
copy_markdown: Markdown olarak kopyala
edit_page: Bu sayfayı düzenle
subscribe: Abone ol
comments: Yorumlar
load_comments: Yorumları yükle
loads_from: "{name} üzerinden yüklenir"
comments_on: "{name} üzerindeki yorumlar"
back_to_content: Metne dön

not_found: Sayfa bulunamadı
missing: "Bu adreste bir şey yok. Sayfa taşınmış ya da bağlantı hatalı olabilir. Şu sayfalardan biri yardımcı olabilir:"

note: Not
old_block: Özgün metin değişti
tip: İpucu
important: Önemli
warning: Uyarı
caution: Dikkat
info: Bilgi
danger: Tehlike
play: Videoyu oynat
copy: Kopyala
copied: Kopyalandı
selected: Seçildi

"""###),
    File(
      path: "words/uk.yml",
      text: ###"""
# The words of the theme in Ukrainian. `en.yml` explains them.

skip: Перейти до вмісту
menu: Меню
contents: Зміст
breadcrumbs: Навігаційний шлях
more: Інші сторінки
made: Створено за допомогою Garland
back_to_top: Догори
theme_system: "Тема: як у системі"
theme_light: "Тема: світла"
theme_dark: "Тема: темна"
search: Пошук
close: Закрити
languages: Мови
not_translated: без перекладу
untranslated: Цю сторінку ще не перекладено. Це оригінал.

search_hint: Лапки шукають точну фразу.
search_results: "Результати: {n}"
search_shown: "Результати: {n} з {total}"
more_results: Більше результатів
search_none: "За запитом {name} нічого не знайдено. Перевірте написання або скоротіть запит."
search_failed: Не вдалося завантажити пошук.
recent_searches: Недавні запити
clear: Очистити
all_sections: Усі розділи
all_tags: Усі теги

archive: Архів
latest: Останні дописи
featured: Вибране
draft: Чернетка
pages: Сторінки
all_pages: Усі сторінки
overview: Огляд
previous: Назад
next: Далі
posts: {one: "{n} допис", few: "{n} дописи", many: "{n} дописів", other: "{n} допису"}
all_posts: Дописи
tags: Теги
categories: Категорії
all_series: Серії
authors: Автори

minutes: {one: "{n} хвилина читання", few: "{n} хвилини читання", many: "{n} хвилин читання", other: "{n} хвилини читання"}
written_by: "Автор: {name}"
last_changed: Останні зміни
on_this_page: На цій сторінці
link_to: Посилання на цей розділ
series: Серія
series_label: "Серія:"
part_of: "Частина {n} з {total}"
parts: Усі частини
neighbours: Попередній і наступний допис
related: Схожі дописи
share: Поділитися
email: Ел. пошта
copy_link: Скопіювати посилання
copy_markdown: Копіювати як Markdown
edit_page: Редагувати цю сторінку
subscribe: Підписатися
comments: Коментарі
load_comments: Завантажити коментарі
loads_from: "Завантажується з {name}"
comments_on: "Коментарі на {name}"
back_to_content: Назад до тексту

not_found: Сторінку не знайдено
missing: "За цією адресою нічого немає. Можливо, сторінку перенесено або посилання хибне. Можливо, допоможе одна з цих сторінок:"

note: Примітка
old_block: Оригінал змінився
tip: Порада
important: Важливо
warning: Попередження
caution: Обережно
info: Інформація
danger: Небезпека
play: Відтворити відео
copy: Копіювати
copied: Скопійовано
selected: Виділено

"""###),
    File(
      path: "words/zh-Hant.yml",
      text: ###"""
# The words of the theme in Chinese with traditional characters. `en.yml` explains them.

skip: 跳至正文
menu: 選單
contents: 目錄
breadcrumbs: 麵包屑導覽
more: 更多頁面
made: 以 Garland 製作
back_to_top: 回到頂端
theme_system: 佈景主題：跟隨系統
theme_light: 佈景主題：淺色
theme_dark: 佈景主題：深色
search: 搜尋
close: 關閉
languages: 語言
not_translated: 未翻譯
untranslated: 本頁尚未翻譯，以下為原文。

search_hint: 用引號搜尋完全相符的詞句。
search_results: "結果：{n}"
search_shown: "結果：{n} / {total}"
more_results: 更多結果
search_none: "找不到與 {name} 相關的內容。請檢查拼寫，或減少關鍵字。"
search_failed: 無法載入搜尋。
recent_searches: 最近的搜尋
clear: 清除
all_sections: 所有分類
all_tags: 所有標籤

archive: 彙整
latest: 最新文章
featured: 精選
draft: 草稿
pages: 頁碼
all_pages: 所有頁面
overview: 概覽
previous: 上一頁
next: 下一頁
posts: {other: "{n} 篇文章"}
all_posts: 文章
tags: 標籤
categories: 分類
all_series: 系列
authors: 作者

minutes: {other: "閱讀約需 {n} 分鐘"}
written_by: "作者：{name}"
last_changed: 最後修改於
on_this_page: 本頁目錄
link_to: 此段落的連結
series: 系列
series_label: "系列："
part_of: "第 {n} 篇，共 {total} 篇"
parts: 全部篇目
neighbours: 上一篇與下一篇
related: 相關文章
share: 分享
email: 電子郵件
copy_link: 複製連結
copy_markdown: 複製為 Markdown
edit_page: 編輯此頁
subscribe: 訂閱
comments: 留言
load_comments: 載入留言
loads_from: "從 {name} 載入"
comments_on: "{name} 上的留言"
back_to_content: 回到內文

not_found: 找不到頁面
missing: 這個網址沒有任何內容。頁面可能已移動，或連結有誤。以下頁面或許對你有幫助：

note: 備註
old_block: 原文已更新
tip: 提示
important: 重要
warning: 警告
caution: 小心
info: 資訊
danger: 危險
play: 播放影片
copy: 複製
copied: 已複製
selected: 已選取

"""###),
    File(
      path: "words/zh.yml",
      text: ###"""
# The words of the theme in Chinese with simplified characters. `en.yml` explains them.

skip: 跳转到正文
menu: 菜单
contents: 目录
breadcrumbs: 面包屑导航
more: 更多页面
made: 由 Garland 生成
back_to_top: 返回顶部
theme_system: 主题：跟随系统
theme_light: 主题：浅色
theme_dark: 主题：深色
search: 搜索
close: 关闭
languages: 语言
not_translated: 未翻译
untranslated: 本页尚未翻译，以下为原文。

search_hint: 用引号搜索完全匹配的词句。
search_results: "结果：{n}"
search_shown: "结果：{n} / {total}"
more_results: 更多结果
search_none: "未找到与 {name} 相关的内容。请检查拼写，或减少关键词。"
search_failed: 无法加载搜索。
recent_searches: 最近的搜索
clear: 清除
all_sections: 所有栏目
all_tags: 所有标签

archive: 归档
latest: 最新文章
featured: 精选
draft: 草稿
pages: 页码
all_pages: 所有页面
overview: 概览
previous: 上一页
next: 下一页
posts: {other: "{n} 篇文章"}
all_posts: 文章
tags: 标签
categories: 分类
all_series: 系列
authors: 作者

minutes: {other: "阅读约需 {n} 分钟"}
written_by: "作者：{name}"
last_changed: 最后修改于
on_this_page: 本页目录
link_to: 此章节的链接
series: 系列
series_label: "系列："
part_of: "第 {n} 篇，共 {total} 篇"
parts: 全部篇目
neighbours: 上一篇与下一篇
related: 相关文章
share: 分享
email: 电子邮件
copy_link: 复制链接
copy_markdown: 复制为 Markdown
edit_page: 编辑此页
subscribe: 订阅
comments: 评论
load_comments: 加载评论
loads_from: "从 {name} 加载"
comments_on: "{name} 上的评论"
back_to_content: 返回正文

not_found: 找不到页面
missing: 此地址没有任何内容。页面可能已移动，或者链接有误。以下页面也许对你有帮助：

note: 备注
old_block: 原文已更新
tip: 提示
important: 重要
warning: 警告
caution: 小心
info: 信息
danger: 危险
play: 播放视频
copy: 复制
copied: 已复制
selected: 已选中

"""###),
  ]
}
