"""Validates sitemaps and lists of sitemaps against their schema and prints the errors: `sitemaps.py FILE…`.

The schema is https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd; addresses must be escaped.
"""
import re
import sys
import xml.etree.ElementTree as tree

SPACE = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
ORDER = ["loc", "lastmod", "changefreq", "priority"]
LINK = "{http://www.w3.org/1999/xhtml}link"
TIME = re.compile(r"\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?)?)?")
ADDRESS = re.compile(r"https?://[!-~]+")


def errors(path):
    root = tree.parse(path).getroot()
    if root.tag == SPACE + "sitemapindex":
        for part in root:
            if part.tag != SPACE + "sitemap" or [child.tag for child in part] != [SPACE + "loc"]:
                yield f"{part.tag} holds {[child.tag for child in part]}"
        return
    if root.tag != SPACE + "urlset" or root.attrib:
        yield f"the root is {root.tag} {root.attrib}"
    if not 1 <= len(root) <= 50_000:
        yield f"{len(root)} addresses"
    seen = set()
    for url in root:
        links = [part.attrib for part in url if part.tag == LINK]
        names = [part.tag.removeprefix(SPACE) for part in url if part.tag != LINK]
        if links and url.findtext(SPACE + "loc") not in [link["href"] for link in links]:
            yield f"{url.findtext(SPACE + 'loc')} is none of its own versions"
        if url.tag != SPACE + "url" or names != [name for name in ORDER if name in names] or names[:1] != ["loc"]:
            yield f"{url.tag} holds {names}"
        for part in url:
            text = part.text or ""
            if part.tag == SPACE + "loc" and not (ADDRESS.fullmatch(text) and 12 <= len(text) <= 2_048):
                yield f"the address {text}"
            if part.tag == SPACE + "lastmod" and not TIME.fullmatch(text):
                yield f"the time {text}"
            if part.tag == SPACE + "loc" and text in seen:
                yield f"{text} twice"
            if part.tag == SPACE + "loc":
                seen.add(text)


for path in sys.argv[1:]:
    for error in errors(path):
        print(f"{path}: {error}")
