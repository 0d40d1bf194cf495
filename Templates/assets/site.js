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
