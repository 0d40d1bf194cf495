"""Checks the internal links of sites and prints the broken ones: `links.py FOLDER HOME …`.

HOME is the address of a site's home page, such as `https://example.org/repo/`. Each line begins with the site's folder.
"""
import os
import re
import sys
from urllib.parse import unquote, urldefrag, urljoin

import html5lib

ATTRIBUTES = ("href", "src", "poster")


def check(folder, home):
    links, ids, versions = {}, {}, {}

    def address(path):
        return home + (path[: -len("index.html")] if path.endswith("index.html") else path)

    def read(path):
        with open(os.path.join(folder, path), "rb") as file:
            document = html5lib.parse(file.read(), namespaceHTMLElements=False)
        ids[path] = [element.attrib["id"] for element in document.iter() if "id" in element.attrib]
        links[path] = [
            element.attrib[name] for element in document.iter() for name in ATTRIBUTES if name in element.attrib
        ]
        versions[path] = {
            element.attrib["hreflang"]: element.attrib["href"]
            for element in document.iter("link")
            if "hreflang" in element.attrib
        }
        for element in document.iter("meta"):
            if element.attrib.get("http-equiv") == "refresh":
                links[path].append(element.attrib["content"].split("url=")[1])

    def report(text):
        print(f"{folder} {text}")

    files = {
        os.path.relpath(os.path.join(directory, name), folder) for directory, _, names in os.walk(folder) for name in names
    }
    for path in sorted(files):
        if path.endswith(".html"):
            read(path)
        elif path.endswith("sitemap.xml"):
            with open(os.path.join(folder, path), encoding="utf-8") as file:
                text = file.read()
            links[path] = re.findall(r"<loc>(.*?)</loc>", text) + re.findall(r'hreflang="[^"]*" href="(.*?)"', text)

    # All versions of a page name the same versions, and the page is one of them.
    for path, named in versions.items():
        if named and address(path) not in named.values():
            report(f"{path}: is none of its own versions")
        for language, target in named.items():
            name = target[len(home) :] + ("index.html" if target.endswith("/") else "")
            if versions.get(name) != named:
                report(f"{path}: {target} does not name the same versions")

    origin = re.match(r"https?://[^/]+", home).group()
    # A server shows the page for status 404 at any address, so its links must not be relative.
    missing = origin + "/missing/page/"

    for path in sorted(links):
        if len(ids.get(path, [])) != len(set(ids.get(path, []))):
            report(f"{path}: a duplicate id")
        own = missing if path == "404.html" else address(path)
        for link in links[path]:
            target, part = urldefrag(urljoin(own, link))
            if not link:
                report(f"{path}: an empty address")
            elif not target.startswith(origin + "/"):
                continue
            elif not target.startswith(home) and target != missing:
                report(f"{path}: {link} leads out of the site")
            else:
                name = path if target == own else unquote(target[len(home) :].split("?")[0])
                name = name + "index.html" if name == "" or name.endswith("/") else name
                if name not in files:
                    report(f"{path}: {link} is broken")
                elif part and unquote(part) not in ids.get(name, []):
                    report(f"{path}: {link} names a missing part of {name}")


for folder, home in zip(sys.argv[1::2], sys.argv[2::2]):
    check(folder, home)
