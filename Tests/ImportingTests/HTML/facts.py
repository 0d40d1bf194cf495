"""Compares what a reader sees in pairs of HTML fragments, as html5lib parses them.

Reads a JSON list of pairs from standard input. Prints for each pair the numbers of letters and images in the first fragment, and
the first difference between both, or "". A letter counts with the emphasis and the link around it, an image with its address
and its alternative text.
"""
import itertools
import json
import sys

import html5lib

MARKS = {"b": "strong", "i": "em", "s": "del"}
KEPT = {"strong", "em", "del", "code", "sup", "kbd", "blockquote", "li", "h2", "pre", "td", "th"}


def mark(element):
    if element.tag == "a" and "href" in element.attrib:
        return "link to " + element.attrib["href"]
    name = MARKS.get(element.tag, element.tag)
    return name if name in KEPT else None


def collect(element, marks, letters, images):
    def add(text, marks):
        letters.extend((letter, sorted(marks)) for letter in text or "" if not letter.isspace())

    add(element.text, marks)
    for child in element:
        if not isinstance(child.tag, str):
            add(child.tail, marks)
            continue
        if child.tag == "img":
            images.append((child.attrib.get("src", "").replace("%20", " "), child.attrib.get("alt", "")))
        collect(child, marks | ({mark(child)} - {None}), letters, images)
        add(child.tail, marks)


def facts(text):
    letters, images = [], []
    collect(html5lib.parseFragment(text, namespaceHTMLElements=False), frozenset(), letters, images)
    return letters, images


def difference(expected, found):
    for index, (before, after) in enumerate(itertools.zip_longest(expected, found)):
        if before != after:
            return f"{index}: {before} became {after}"
    return ""


def compare(pair):
    before, after = facts(pair[0]), facts(pair[1])
    changes = [difference(*lists) for lists in zip(before, after)]
    return {"letters": len(before[0]), "images": len(before[1]), "difference": "; ".join(filter(None, changes))}


json.dump([compare(pair) for pair in json.load(sys.stdin)], sys.stdout)
