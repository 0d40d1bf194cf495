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

  // Wide tables scroll, and some browsers scroll only what has the focus.
  const fit = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
      else target.removeAttribute("tabindex");
    }
  });
  for (const table of document.querySelectorAll("table:not([tabindex])")) fit.observe(table);

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
