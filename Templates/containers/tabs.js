// Links and sections become tabs: w3.org/WAI/ARIA/apg/patterns/tabs
const { idIn, wished, tell, choose } = window.garland;

// A panel takes the focus unless what it starts with, behind its heading, does.
const startsWithFocus = (panel) => {
  const first = [...panel.querySelectorAll("a[href], button, input, select, textarea, summary, iframe, [controls], [tabindex]")]
    .find((element) => element.tabIndex >= 0 && (element.closest("[hidden]")?.contains(panel) ?? true));
  if (!first) return false;
  const range = document.createRange();
  range.setStartAfter(panel.firstElementChild);
  range.setEndBefore(first);
  const before = range.cloneContents();
  return !before.textContent.trim() && !before.querySelector("img, svg, hr, table, video, math");
};

const isModified = (event) => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

const sets = [...document.querySelectorAll(".tabs:has(> ul)")].map((root) => {
  const list = root.querySelector(":scope > ul");
  const tabs = [...list.querySelectorAll(":scope > li > a")];
  const panels = tabs.map((tab) => document.getElementById(idIn(tab)));
  const key = root.dataset.sync;
  const shown = () => panels.findIndex(({ id }) => id === root.dataset.shown);

  const show = (index) => {
    root.dataset.shown = panels[index].id;
    tabs.forEach((tab, i) => {
      tab.ariaSelected = i === index;
      tab.tabIndex = i === index ? 0 : -1;
      tab.toggleAttribute("data-current", i === index);
      if (i === index) panels[i].removeAttribute("hidden");
      else panels[i].setAttribute("hidden", "until-found");
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
    if (!startsWithFocus(panel)) panel.tabIndex = 0;
    panel.addEventListener("beforematch", () => open(index));
    tab.addEventListener("click", (event) => {
      if (isModified(event)) return;
      event.preventDefault();
      pick(index);
    });
    tab.addEventListener("keydown", (event) => {
      if (isModified(event)) return;
      const step = getComputedStyle(root).direction === "rtl" ? -1 : 1;
      const next = { ArrowRight: index + step, ArrowLeft: index - step, Home: 0, End: -1, " ": index }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      pick((next + tabs.length) % tabs.length);
    });
  });
  show(Math.max(shown(), 0));

  const follow = (value) => {
    const index = tabs.findIndex((tab) => tab.dataset.value === value);
    if (index >= 0 && tabs[shown()].dataset.value !== value) show(index);
  };
  const recall = () => key && follow(wished(key, tabs.map((tab) => tab.dataset.value)));
  return { key, panels, open, follow, recall };
});

const reveal = () => {
  const target = document.getElementById(idIn(location));
  const isHidden = target?.closest("[hidden]");
  for (const { panels, open } of sets) {
    const index = panels.findIndex((panel) => panel.contains(target));
    if (target && index >= 0) open(index);
  }
  if (isHidden) target.scrollIntoView();
};

addEventListener("garland:choice", ({ detail }) => {
  for (const { key, follow } of sets) if (key === detail.key) follow(detail.value);
});
addEventListener("hashchange", reveal);
// Back out of the browser's memory, a page may be older than the last choice.
addEventListener("pageshow", ({ persisted }) => persisted && sets.forEach(({ recall }) => recall()));
reveal();
