// Sets the reader's choice of light or dark before the first paint.
try {
  const chosen = localStorage.getItem("garland:theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
} catch {}
