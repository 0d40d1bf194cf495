// Shares a page with the system's dialog, and copies its address. The buttons stay hidden where the browser cannot do it.
const actions = {
  dialog: navigator.share && ((button) => navigator.share({ title: button.dataset.title, url: button.dataset.url }).catch(() => {})),
  copy: navigator.clipboard && (async (button) => {
    const label = button.querySelector("span");
    const text = (button.dataset.label ??= label.textContent);
    try {
      await navigator.clipboard.writeText(button.dataset.url);
    } catch {
      // Copying is not allowed: show the address, so that the reader can copy it.
      return prompt(text, button.dataset.url);
    }
    label.textContent = button.dataset.done;
    setTimeout(() => (label.textContent = text), 2000);
  }),
};
for (const button of document.querySelectorAll("button[data-share]")) {
  const action = actions[button.dataset.share];
  if (!action) continue;
  button.addEventListener("click", () => action(button));
  button.hidden = false;
}
