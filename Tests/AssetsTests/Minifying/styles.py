"""Says of pairs of style sheets whether they mean the same: the same tokens, and white space between the same ones.

White space, comments and semicolons aside. Reads a list of pairs, writes a list of complaints, "" where there is none.
"""

import json
import sys

import tinycss2

IDLE = set(">~,:;!{}()[]")


def preludes(nodes):
    """The numbers of the nodes that stand before a block, and not after `@`: there, space before a colon matters."""
    found, item = set(), []
    for number, node in enumerate(nodes):
        if node.type == "{} block":
            first = nodes[item[0]] if item else node
            is_custom = first.type == "ident" and first.value.startswith("--")
            if first.type != "at-keyword" and not is_custom:
                found.update(item)
            item = []
        elif node.type == "literal" and node.value == ";":
            item = []
        elif item or node.type != "whitespace":
            item.append(number)
    return found


def flat(nodes, texts, in_prelude=False):
    """Writes tokens as pairs: whether white space stands before one, and its text."""
    space = False
    before_block = preludes(nodes)
    for number, node in enumerate(nodes):
        kind = node.type
        in_selector = in_prelude or number in before_block
        if kind == "whitespace":
            space = True
            continue
        if kind == "literal" and node.value == ";":
            space = True
            continue
        brackets = {"() block": "()", "[] block": "[]", "{} block": "{}"}.get(kind)
        if brackets:
            texts.append((space, brackets[0]))
            flat(node.content, texts, in_selector)
            texts.append((False, brackets[1]))
        elif kind == "function":
            texts.append((space, node.name + "("))
            flat(node.arguments, texts, in_selector)
            texts.append((False, ")"))
        elif in_selector and kind == "literal" and node.value == ":":
            texts.append((space, "selector:"))
        else:
            texts.append((space, node.serialize()))
        space = False


def complaint(before, after):
    streams = []
    for text in (before, after):
        texts = []
        flat(tinycss2.parse_component_value_list(text, skip_comments=True), texts)
        streams.append(texts)
    first, second = streams
    for index, (one, two) in enumerate(zip(first, second)):
        if one[1] != two[1]:
            return f"token {index}: {one[1]!r} became {two[1]!r}"
        previous = first[index - 1][1] if index else ";"
        matters = one[1][0] not in IDLE - {"(", "["} and (previous == "selector:" or previous[-1] not in IDLE - {")", "]"})
        if matters and one[0] != two[0]:
            return f"token {index}: space before {one[1]!r} was {one[0]}, became {two[0]}"
    return "" if len(first) == len(second) else f"{len(first)} tokens became {len(second)}"


print(json.dumps([complaint(*pair) for pair in json.load(sys.stdin)]))
