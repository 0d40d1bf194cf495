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
