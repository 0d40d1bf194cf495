// Escape closes the tooltip of an abbreviation, until the pointer or the focus leaves the word.
addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const word of document.querySelectorAll(".abbreviation:is(:hover, :focus), a:focus .abbreviation")) {
    word.classList.add("is-closed");
    const owner = word.closest("a") ?? word;
    for (const end of ["pointerleave", "blur"]) owner.addEventListener(end, () => word.classList.remove("is-closed"), { once: true });
  }
});
