// Opens the search, whose other files load for a search, or to mark the words that led to a page.
const link = document.querySelector("a[data-search]"), page = document.querySelector(".search-page");
const load = () => import((link ?? page).dataset.search);
const start = (root) => load().then((search) => search.start(root, link ?? page));
if (page) start(page).catch(() => delete document.documentElement.dataset.query);
if (link) {
  const dialog = document.createElement("dialog");
  dialog.className = "search";
  dialog.append(document.createElement("form"));
  dialog.firstChild.append(document.createElement("input"));
  const open = (event) => {
    event.preventDefault();
    if (dialog.open) return dialog.close();
    document.body.append(dialog);
    dialog.showModal();
    start(dialog).catch(() => (location = link));
  };
  link.role = "button";
  link.onpointerenter = link.onfocus = () => start();
  link.onclick = (event) => event.ctrlKey || event.metaKey || event.shiftKey || open(event);
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey ? event.key === "k" : event.key === "/" && !event.target.matches(":read-write")) open(event);
  });
  if (localStorage["garland:found"]?.includes(`"${location.pathname}"`)) load();
}
