"""Prints plural categories and grouped numbers from the package `babel`, which uses Unicode CLDR.

Reads {"tags": [...], "numbers": [...]} from standard input. Prints a list with one list per language, which has the
category and the text of each number.
"""
import json
import sys

from babel import Locale, numbers

order = json.load(sys.stdin)


def answers(tag):
    locale = Locale.parse(tag.replace("-", "_"))
    return [[locale.plural_form(number), numbers.format_decimal(number, locale=locale)] for number in order["numbers"]]


json.dump([answers(tag) for tag in order["tags"]], sys.stdout)
