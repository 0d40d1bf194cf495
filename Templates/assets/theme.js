// Sets the reader's choice of light or dark before the first paint.
try {
  const chosen = localStorage.getItem("garland:theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
} catch {}
// A search in the address: its results take the place of the list of all titles.
if (/[?&]q=./.test(location.search)) document.documentElement.dataset.query = "";
// A browser cancels the transition to the next page if the reader is quicker, or the tab is hidden. That is no error.
for (const event of ["pageswap", "pagereveal"]) {
  addEventListener(event, ({ viewTransition: change }) => Promise.allSettled([change?.ready, change?.finished]));
}
