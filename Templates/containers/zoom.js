// Shows pictures of a gallery, and figures that are shown smaller than they are, in their full size in a dialog.
const words = document.querySelector("[data-close][data-next]")?.dataset ?? {};
const [dialog, figure, image, caption, bar, previous, count, next, close] =
  ["dialog", "figure", "img", "figcaption", "p", "button", "output", "button", "button"].map((name) => document.createElement(name));
const name = (button, value) => Object.assign(button, { type: "button", value, ariaLabel: words[value] });
figure.append(image, caption);
bar.append(name(previous, "previous"), count, name(next, "next"), name(close, "close"));
dialog.append(figure, bar);
dialog.className = "zoom";
close.autofocus = true;

const pictures = [];
let set = [], at = 0;
const show = (index) => {
  at = (index + set.length) % set.length;
  const { shown, link } = set[at];
  image.src = link?.href ?? shown.src;
  image.alt = shown.alt;
  caption.textContent = shown.closest("figure")?.querySelector("figcaption")?.textContent.trim() ?? "";
  caption.hidden = !caption.textContent;
  dialog.ariaLabel = caption.textContent || shown.alt;
  count.textContent = `${at + 1} / ${set.length}`;
  for (const part of [previous, count, next]) part.hidden = set.length < 2;
};
const turn = (step) => set.length > 1 && show(at + step);
const forward = () => (getComputedStyle(dialog).direction === "rtl" ? -1 : 1);
const open = (picture) => {
  set = pictures.filter((each) => each.gallery === picture.gallery && (each.link || "zoom" in each.shown.dataset));
  show(set.indexOf(picture));
  if (!dialog.isConnected) (document.querySelector("main") ?? document.body).append(dialog);
  dialog.showModal();
};

previous.addEventListener("click", () => turn(-1));
next.addEventListener("click", () => turn(1));
dialog.addEventListener("click", ({ target }) => [dialog, figure, image, close].includes(target) && dialog.close());
dialog.addEventListener("keydown", ({ key }) => turn({ ArrowRight: forward(), ArrowLeft: -forward() }[key] ?? 0));
// A second finger ends a swipe, because two fingers zoom the page.
let start;
figure.addEventListener("pointerdown", (event) => (start = event.isPrimary && event.pointerType === "touch" && event));
figure.addEventListener("pointerup", ({ clientX, clientY }) => {
  const [x, y] = start ? [clientX - start.clientX, clientY - start.clientY] : [0, 0];
  start = undefined;
  if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y) && visualViewport.scale < 1.05) turn(x < 0 ? forward() : -forward());
});

// A picture outside of a gallery is a button while it is shown smaller than it is, or than its widest file.
const mark = (shown) => {
  const isSmaller = (shown.srcset.match(/.* (\d+)w/)?.[1] ?? shown.naturalWidth) > shown.clientWidth * 1.05 && shown.clientWidth > 0;
  shown.toggleAttribute("data-zoom", isSmaller);
  shown.role = isSmaller ? "button" : null;
  if (isSmaller) shown.tabIndex = 0;
  else shown.removeAttribute("tabindex");
};
const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => mark(target)));

for (const shown of document.querySelectorAll(".figure img, .gallery img, .prose figure img")) {
  const link = shown.closest("a"), gallery = shown.closest(".gallery");
  if (shown.closest("button, summary, .video") || (link && !(gallery && link.href === shown.src))) continue;
  const picture = { shown, link, gallery };
  pictures.push(picture);
  (link ?? shown).addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !(link || "zoom" in shown.dataset)) return;
    event.preventDefault();
    open(picture);
  });
  if (link) {
    link.ariaHasPopup = "dialog";
    continue;
  }
  shown.addEventListener("keydown", (event) => {
    if (!["Enter", " "].includes(event.key) || !("zoom" in shown.dataset)) return;
    event.preventDefault();
    open(picture);
  });
  shown.addEventListener("load", () => mark(shown));
  sizes.observe(shown);
}
