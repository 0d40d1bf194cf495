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
