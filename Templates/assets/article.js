// The link at each heading, and the mark at the current section in the table of contents.
{
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

  // Browsers with `:target-current` mark the current section by themselves.
  const markSections = (toc) => {
    const links = [...toc.querySelectorAll("a")];
    const parts = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
    const mark = () => {
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
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
