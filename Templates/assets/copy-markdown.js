// Makes the link to the Markdown of a page a button that copies it.
if (navigator.clipboard) {
  for (const link of document.querySelectorAll("a[data-markdown]")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = link.className;
    button.textContent = link.textContent;
    button.setAttribute("aria-live", "polite");
    button.addEventListener("click", async () => {
      try {
        const response = await fetch(link.href);
        if (!response.ok) throw response.status;
        await navigator.clipboard.writeText(await response.text());
        button.textContent = link.dataset.markdown;
        setTimeout(() => (button.textContent = link.textContent), 2000);
      } catch {
        // Copying is not allowed, or the server is unreachable: show the Markdown.
        location.href = link.href;
      }
    });
    link.replaceWith(button);
  }
}
