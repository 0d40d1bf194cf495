"""Writes dates in languages, by Unicode CLDR as the package `babel` has it.

Reads {"tags": [...], "dates": [...]} from standard input, the dates without an offset; writes a list that has, for each
language, a list that has, for each date, what is written in each format.
"""
import datetime
import json
import multiprocessing
import sys

from babel import Locale, dates

PATTERNS = ["y", "yy", "yyyy", "M", "MM", "MMM", "MMMM", "d", "dd", "E", "EEEE", "H", "HH", "h", "hh", "m", "mm", "s",
            "ss", "a", "LLL", "LLLL", "ccc", "cccc", "d''d 'at' H"]


def formats(moment, locale):
    return {
        **{name: dates.format_date(moment, name, locale) for name in ("short", "medium", "long", "full")},
        **{pattern: dates.format_datetime(moment, pattern, locale=locale) for pattern in PATTERNS},
        "month": dates.format_skeleton("yMMMM", moment, locale=locale),
        "year": dates.format_skeleton("y", moment, locale=locale),
        "time": dates.format_time(moment, "short", locale=locale),
        "weekday": dates.get_day_names("wide", "stand-alone", locale)[moment.weekday()],
    }


def texts(tag):
    locale = Locale.parse(tag.replace("-", "_"))
    return [formats(moment, locale) for moment in moments]


order = json.load(sys.stdin)
moments = [datetime.datetime.fromisoformat(text) for text in order["dates"]]
# One process for each language: what `babel` takes from one for all languages that have no words of their own, it keeps.
with multiprocessing.get_context("fork").Pool(1, maxtasksperchild=1) as pool:
    json.dump(pool.map(texts, order["tags"], chunksize=1), sys.stdout)
