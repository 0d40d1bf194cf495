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
