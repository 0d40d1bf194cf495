// The theme switch, and tables that scroll.
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

  // Wide tables scroll, and some browsers scroll only what has the focus.
  const fit = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
      else target.removeAttribute("tabindex");
    }
  });
  for (const table of document.querySelectorAll("table:not([tabindex])")) fit.observe(table);
}
