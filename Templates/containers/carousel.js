// Makes the buttons of carousels scroll by one slide.
for (const carousel of document.querySelectorAll(".carousel")) {
  const [previous, next] = carousel.querySelectorAll(":scope > p > button");
  if (!next) continue;
  const track = carousel.querySelector(":scope > ul");
  const slides = [...track.children];
  const isMirrored = () => getComputedStyle(track).direction === "rtl";

  // The distance between the starts of a slide and the track.
  const distance = (slide) => {
    const [a, b] = [slide.getBoundingClientRect(), track.getBoundingClientRect()];
    return isMirrored() ? b.right - a.right : a.left - b.left;
  };
  const room = () => track.scrollWidth - track.clientWidth - Math.abs(track.scrollLeft);

  const go = (slide) => slide && track.scrollBy({ left: distance(slide) * (isMirrored() ? -1 : 1) });
  previous.addEventListener("click", () => go(slides.findLast((slide) => distance(slide) < -1)));
  next.addEventListener("click", () => room() > 1 && go(slides.find((slide) => distance(slide) > 1)));

  const update = () => {
    previous.ariaDisabled = Math.abs(track.scrollLeft) <= 1;
    next.ariaDisabled = room() <= 1;
  };
  track.addEventListener("scroll", update, { passive: true });
  new ResizeObserver(update).observe(track);
  carousel.dataset.live = "";
}
