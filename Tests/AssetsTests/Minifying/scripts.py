"""Says of pairs of scripts whether they have the same syntax tree: "same", "different" or "unread" for each.

Reads a list of pairs; "unread" are those of which the first is no script to begin with. Two parsers are asked: the
first is exact, but knows the language of 2017 only. Of what it cannot read, the second says whether it is "alike" or
"unlike": it knows the language of today, but reads much that is no script, and not always in one way.
"""

import json
import sys

import esprima
import tree_sitter
import tree_sitter_javascript

sys.setrecursionlimit(10000)
newer = tree_sitter.Parser(tree_sitter.Language(tree_sitter_javascript.language()))


def tree(text):
    for parse in (esprima.parseScript, esprima.parseModule):
        try:
            return str(parse(text))
        except (esprima.Error, RecursionError):
            pass
    return None


def newer_tree(text):
    root = newer.parse(text.encode()).root_node
    return None if root.has_error else branches(root)


def branches(node):
    if node.type in ("template_string", "regex", "string") and node.child_count == 0:
        return [node.type, node.text.decode()]
    children = [child for child in node.children if child.type not in ("comment", ";")]
    if not children:
        return [node.type, node.text.decode()]
    return [node.type, [branches(child) for child in children]]


def verdict(before, after):
    first = tree(before)
    if first is not None:
        return "same" if first == tree(after) else "different"
    first = newer_tree(before)
    if first is not None:
        return "alike" if first == newer_tree(after) else "unlike"
    return "unread"


print(json.dumps([verdict(*pair) for pair in json.load(sys.stdin)]))
