// Makes the buttons of carousels scroll by one slide, and shows which slide is the current one.
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

  // A dot for each slide; the Tab key reaches one of them. More than eight slides are counted instead.
  const place = document.createElement("span");
  const dots = slides.length > 8 ? [] : slides.map((slide, index) => {
    const dot = document.createElement("button");
    dot.type = "button";
    dot.ariaLabel = `${index + 1} / ${slides.length}`;
    dot.addEventListener("click", () => go(slide));
    dot.addEventListener("keydown", ({ key }) => {
      const step = isMirrored() ? -1 : 1;
      const target = { ArrowRight: index + step, ArrowLeft: index - step }[key];
      dots[target]?.focus();
      go(slides[target]);
    });
    return dot;
  });
  place.append(...dots);
  previous.after(place);

  const update = () => {
    previous.ariaDisabled = Math.abs(track.scrollLeft) <= 1;
    next.ariaDisabled = room() <= 1;
    const current = room() <= 1 ? slides.length - 1 : slides.findIndex((slide) => distance(slide) > -slide.offsetWidth / 2);
    if (!dots.length) place.textContent = `${current + 1} / ${slides.length}`;
    dots.forEach((dot, index) => {
      dot.tabIndex = index === current ? 0 : -1;
      dot.ariaCurrent = index === current ? "true" : null;
    });
  };
  track.addEventListener("scroll", update, { passive: true });
  new ResizeObserver(update).observe(track);
  update();
  carousel.dataset.live = "";
}
