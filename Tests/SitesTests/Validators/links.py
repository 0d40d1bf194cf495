"""Checks the internal links of sites and prints the broken ones: `links.py FOLDER HOME …`.

HOME is the address of a site's home page, such as `https://example.org/repo/`. Each line begins with the site's folder.
A folder with a `robots.txt` is a site with a domain of its own, which it names.
"""
import os
import re
import sys
from urllib.parse import unquote, urldefrag, urljoin

import html5lib

ATTRIBUTES = ("href", "src", "poster")


def check(folder, main):
    links, ids, versions = {}, {}, {}
    files = {
        os.path.relpath(os.path.join(directory, name), folder) for directory, _, names in os.walk(folder) for name in names
    }
    # The home page of each domain, by its folder.
    homes = {"": main}
    for path in files:
        if path.endswith("/robots.txt"):
            with open(os.path.join(folder, path), encoding="utf-8") as file:
                homes[path[: -len("robots.txt")]] = re.search(r"Sitemap: (.*)sitemap.xml", file.read()).group(1)

    def root(path):
        return max((root for root in homes if path.startswith(root)), key=len)

    def address(path):
        own = root(path)
        return homes[own] + path[len(own) :].removesuffix("index.html")

    def file_of(target):
        """Returns the path of the file at an address of the site."""
        for own, home in homes.items():
            if target.startswith(home) and root(own + target[len(home) :]) == own:
                name = own + unquote(target[len(home) :].split("?")[0])
                return name + "index.html" if name == "" or name.endswith("/") else name
        return None

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
            if versions.get(file_of(target)) != named:
                report(f"{path}: {target} does not name the same versions")

    origins = [re.match(r"https?://[^/]+", home).group() for home in homes.values()]

    for path in sorted(links):
        if len(ids.get(path, [])) != len(set(ids.get(path, []))):
            report(f"{path}: a duplicate id")
        # A server shows the page for status 404 at any address, so its links must not be relative.
        missing = re.match(r"https?://[^/]+", address(path)).group() + "/missing/page/"
        own = missing if path == root(path) + "404.html" else address(path)
        for link in links[path]:
            target, part = urldefrag(urljoin(own, link))
            if not link:
                report(f"{path}: an empty address")
            elif not any(target.startswith(origin + "/") for origin in origins):
                continue
            elif target != own and file_of(target) is None:
                report(f"{path}: {link} leads out of the site")
            else:
                name = path if target == own else file_of(target)
                if name not in files:
                    report(f"{path}: {link} is broken")
                elif part and unquote(part) not in ids.get(name, []):
                    report(f"{path}: {link} names a missing part of {name}")


for folder, home in zip(sys.argv[1::2], sys.argv[2::2]):
    check(folder, home)
