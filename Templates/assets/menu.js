// Closes what is open in the menus: by Escape, or when the pointer or the focus goes elsewhere.
{
  const openParts = () => [...document.querySelectorAll(".menu details[open], .languages[open]")];

  addEventListener("keydown", ({ key }) => {
    const part = key === "Escape" && openParts().at(-1);
    if (!part) return;
    if (part.contains(document.activeElement)) part.querySelector("summary").focus();
    part.open = false;
  });

  // Not `click`: Safari on a phone sends none for a tap on plain text.
  for (const event of ["pointerdown", "focusin"]) {
    addEventListener(event, ({ target }) => {
      for (const part of openParts()) if (!part.contains(target)) part.open = false;
    });
  }
}
