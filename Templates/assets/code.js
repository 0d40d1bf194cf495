// Adds a copy button to each code block. Line numbers, diff signs and removed lines are not copied.
// Of a console session, only the commands are copied.
if (navigator.clipboard) {
  // A page without the theme's template has no words: then the key is the English word.
  const word = (key) => document.body.dataset[key] ?? key[0].toUpperCase() + key.slice(1);

  const textOf = (shown) => {
    const code = shown.cloneNode(true);
    for (const prompt of code.querySelectorAll(".hl-prompt")) prompt.remove();
    for (const output of code.querySelectorAll(".hl-output")) output.replaceWith("\n");
    const lines = code.querySelectorAll(".hl-line");
    if (!lines.length) return code.textContent;
    return [...lines]
      .filter((line) => line.localName !== "del")
      .map((line) => line.textContent.slice(line.querySelector(".hl-mark") ? 1 : 0))
      .join("\n");
  };

  for (const pre of document.querySelectorAll("pre[tabindex]:not([data-copy=no])")) {
    const code = pre.firstElementChild;
    let frame = pre.closest("figure.code");
    if (!frame) {
      frame = document.createElement("div");
      frame.className = "code";
      pre.replaceWith(frame);
      frame.append(pre);
    }
    const button = document.createElement("button");
    button.type = "button";
    button.className = "code-copy";
    button.title = button.textContent = word("copy");
    button.setAttribute("aria-live", "polite");
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(textOf(code).replace(/\n$/, ""));
        button.textContent = word("copied");
        button.dataset.done = "";
      } catch {
        // Copying is not allowed: select the text, so that the reader can copy it.
        getSelection().selectAllChildren(code);
        button.textContent = word("selected");
      }
      setTimeout(() => {
        button.textContent = word("copy");
        delete button.dataset.done;
      }, 2000);
    });
    frame.append(button);
  }
}
