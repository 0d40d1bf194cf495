// Shows the player of a video in place of the link to it. Nothing is loaded from the video's site before the click.
// HTML in Markdown can have the same attribute, so only players that Garland writes are accepted.
// A PeerTube player can be on any host. It runs in a sandbox, and so cannot lead the reader away from the page.
const players = /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video|[a-z\d.-]+(:\d+)?\/videos\/embed)\/[\w-]+\?[\w=&]*$/;

for (const link of document.querySelectorAll("a.video-start[data-player]")) {
  if (!players.test(link.dataset.player)) continue;
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const player = document.createElement("iframe");
    player.title = link.getAttribute("aria-label") ?? link.textContent;
    player.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
    if (link.dataset.player.includes("/videos/embed/")) player.sandbox = "allow-same-origin allow-scripts allow-popups";
    player.referrerPolicy = "strict-origin-when-cross-origin";
    player.src = link.dataset.player;
    link.replaceWith(player);
    player.focus();
  });
}
