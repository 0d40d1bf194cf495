"""Parses feeds with feedparser and prints their contents as JSON: `feeds.py FILE…`."""
import json
import sys

import feedparser

feeds = {}
for path in sys.argv[1:]:
    with open(path, "rb") as file:
        feed = feedparser.parse(file.read(), sanitize_html=False, resolve_relative_uris=False)
    feeds[path] = {
        "isBroken": bool(feed.bozo),
        "problem": str(feed.get("bozo_exception", "")),
        "version": feed.version,
        "title": feed.feed.get("title", ""),
        "link": feed.feed.get("link", ""),
        "entries": [
            {
                "title": entry.get("title", ""),
                "link": entry.get("link", ""),
                "id": entry.get("id", ""),
                "isDated": entry.get("published_parsed") is not None,
                "content": "".join(part.value for part in entry.get("content", [])),
            }
            for entry in feed.entries
        ],
    }
print(json.dumps(feeds))
