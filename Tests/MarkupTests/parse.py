"""Parses documents with html5lib and prints the contents of <main> in each.

Reads a JSON list of documents from standard input. Prints for each: the elements, the first element's attributes and text,
the comments, and whether the paragraph after <main> is still in its position.
"""
import json
import sys

import html5lib


def describe(document):
    tree = html5lib.parse(document, treebuilder="dom", namespaceHTMLElements=False)
    body = tree.getElementsByTagName("body")[0]
    main = body.getElementsByTagName("main")[0]
    elements = [node for node in main.childNodes if node.nodeType == node.ELEMENT_NODE]
    comments = [node.data for node in main.childNodes if node.nodeType == node.COMMENT_NODE]
    subject = elements[0] if elements else main
    last = body.lastChild
    return {
        "elements": [element.tagName for element in elements],
        "attributes": dict(subject.attributes.items()) if elements else {},
        "text": "".join(node.data for node in subject.childNodes if node.nodeType == node.TEXT_NODE),
        "inner": [node.tagName for node in subject.childNodes if node.nodeType == node.ELEMENT_NODE] if elements else [],
        "comments": comments,
        "isIntact": last.nodeType == last.ELEMENT_NODE and last.getAttribute("id") == "behind",
    }


json.dump([describe(document) for document in json.load(sys.stdin)], sys.stdout)
