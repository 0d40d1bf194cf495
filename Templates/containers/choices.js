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

  // If tabs.js, or the file that it is part of, fails to load, all sections are shown.
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
