// The search: results after each key, in the dialog of the header and on the page of the search.
import "./search-engine.js";
import { keep, mark } from "./search-marks.js";

const make = (name, properties, ...parts) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...parts.filter(Boolean));
  return element;
};
const style = make("link", { rel: "stylesheet", href: new URL("./search.css", import.meta.url) });
document.head.append(style);

// Recent searches stay in this browser.
const key = "garland:searches";
const recent = () => JSON.parse(localStorage.getItem(key) ?? "[]");
const remember = (query) => {
  localStorage.setItem(key, JSON.stringify([query, ...recent().filter((each) => each !== query)].slice(0, 5)));
};

const build = (root, source) => {
  const words = source.dataset, label = source.ariaLabel, { lang } = document.documentElement;
  const isPage = root.localName !== "dialog";
  const index = GarlandSearch.open(words.root, lang);
  const form = root.querySelector("form") ?? root.appendChild(make("form"));
  const input = form.querySelector("input") ?? form.appendChild(make("input"));
  const status = make("p", { role: "status" });
  const list = make("ol", { className: "search-results", ariaLabel: label });
  const filter = (text) => make("select", { ariaLabel: text, hidden: true, onchange: () => run() }, new Option(text, ""));
  const [section, tag] = [filter(words.sections), filter(words.tags)];

  Object.assign(input, { type: "search", ariaLabel: label, placeholder: label, autocomplete: "off", enterKeyHint: "search", maxLength: 200 });
  form.role = "search";
  form.prepend(source.querySelector("svg")?.cloneNode(true) ?? "");
  const close = make("button", { type: "button", className: "search-close", ariaLabel: words.close, onclick: () => root.close() });
  form.append(
    isPage ? "" : close,
    make("div", { className: "search-bar" }, status, section, tag),
    list,
    make("p", { className: "search-hint" }, words.hint));

  const leave = (event, url, found) => {
    keep(url, found);
    remember(input.value.trim());
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    if (!isPage) root.close();
    if (new URL(url, location.href).pathname === location.pathname) setTimeout(mark);
  };
  const hit = ({ url, path, excerpt }, found, title) => {
    const way = path.flatMap((part) => [" › ", make("bdi", {}, part)]).slice(1);
    const text = excerpt.map(({ text, mark }) => (mark ? make("mark", {}, text) : text));
    const open = (event) => leave(event, url, found);
    return make("a", { href: url, onclick: open, onauxclick: open }, title && make("strong", { dir: "auto" }, title),
      way.length && make("small", {}, ...way), make("span", { dir: "auto" }, ...text));
  };
  const show = (query, { total, results }) => {
    status.textContent = total
      ? words.results.replace("{n}", total.toLocaleString(lang)) : words.none.replace("{name}", `\u2068${query}\u2069`);
    list.replaceChildren(...results.map((result) => {
      const more = result.more.map((each) => make("li", {}, hit(each, result.words)));
      return make("li", {}, hit(result, result.words, result.title), more.length && make("ul", {}, ...more));
    }));
    list.scrollTop = 0;
  };
  const suggest = () => {
    const searches = recent().map((query) => {
      const repeat = () => {
        input.value = query;
        input.focus();
        run();
      };
      return make("li", {}, make("button", { type: "button", onclick: repeat }, make("bdi", {}, query)));
    });
    const clear = () => {
      localStorage.removeItem(key);
      suggest();
      input.focus();
    };
    if (searches.length) searches.push(make("li", {}, make("button", { type: "button", className: "search-clear", onclick: clear }, words.clear)));
    status.textContent = searches.length ? words.recent : "";
    list.replaceChildren(...searches);
  };

  let running, isDone;
  const run = () => {
    running?.abort();
    const query = input.value.trim(), { signal } = (running = new AbortController());
    if (isPage) history.replaceState(history.state, "", query ? `?q=${encodeURIComponent(query)}` : location.pathname);
    root.classList.toggle("has-query", query);
    if (!query) return suggest();
    isDone = index.search(query, { limit: 20, section: section.value, tag: tag.value, signal }).then(
      (found) => signal.aborted || show(query, found),
      () => signal.aborted || (status.textContent = words.failed));
  };

  input.oninput = (event) => event.isComposing || run();
  input.oncompositionend = run;
  form.onsubmit = (event) => event.preventDefault();
  root.onclick = ({ target }) => target === root && !isPage && root.close();
  root.onkeydown = async (event) => {
    const stops = () => [...list.querySelectorAll("a, button")];
    const { key } = event, at = stops().indexOf(event.target), isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (event.isComposing || event.target.matches("select")) return;
    if (key === "ArrowDown" || (key === "ArrowUp" && at >= 0)) {
      event.preventDefault();
      (stops()[at + (key === "ArrowDown" ? 1 : -1)] ?? (key === "ArrowUp" ? input : event.target)).focus();
    } else if (key === "Escape" && !isPage) {
      event.preventDefault();
      root.close();
    } else if (key === "Enter" && event.target === input) {
      event.preventDefault();
      await isDone;
      const { ctrlKey, metaKey, shiftKey } = event;
      list.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
    } else if (at >= 0 && !isModified && (key === "Backspace" || (key.length === 1 && key !== " "))) input.focus();
  };

  index.ready.then(({ sections, tags }) => {
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
  if (!root) return;
  if (!inputs.has(root)) inputs.set(root, build(root, source));
  const input = inputs.get(root);
  if (root.open) {
    input.focus();
    input.select();
  }
};
mark();
