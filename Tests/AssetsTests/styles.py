"""Compares pairs of stylesheets: writes "" if both have the same tokens, else the first difference.

Comments are ignored. White space counts as one space, except behind "{", "}" and ";", before "{", and at both ends.
"""

import json
import sys

import tinycss2

BRACKETS = {"() block": "()", "[] block": "[]", "{} block": "{}"}


def tokens(nodes):
    """Yields the text of each token, and " " for white space."""
    for node in nodes:
        if node.type == "whitespace":
            yield " "
        elif node.type in BRACKETS:
            opening, closing = BRACKETS[node.type]
            yield opening
            yield from tokens(node.content)
            yield closing
        elif node.type == "function":
            yield node.name + "("
            yield from tokens(node.arguments)
            yield ")"
        else:
            yield node.serialize()


def normalized(stylesheet):
    """Returns the tokens without white space that has no meaning."""
    result = ["{"]
    for token in tokens(tinycss2.parse_component_value_list(stylesheet, skip_comments=True)):
        if token == "{" and result[-1] == " ":
            result.pop()
        if token != " " or result[-1] not in ("{", "}", ";", " "):
            result.append(token)
    if result[-1] == " ":
        result.pop()
    return result


def difference(before, after):
    first, second = normalized(before), normalized(after)
    for index, (expected, actual) in enumerate(zip(first, second)):
        if expected != actual:
            return f"token {index}: {expected!r} became {actual!r}"
    return "" if len(first) == len(second) else f"{len(first)} tokens became {len(second)}"


print(json.dumps([difference(*pair) for pair in json.load(sys.stdin)]))
