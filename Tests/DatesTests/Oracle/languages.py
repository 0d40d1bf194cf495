"""Formats dates in many languages with the package `babel`, which uses Unicode CLDR.

Reads {"tags": [...], "dates": [...]} from standard input; the dates have no offset. Prints a list with one list per
language, which has one list per date, which has the text in each format.
"""
import datetime
import json
import os
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


def texts_by_another_process(tag):
    """Formats in a new process, because `babel` caches fallback words of one language and uses them for others.

    Forks directly: `multiprocessing` starts threads before it forks, which can deadlock.
    """
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        with os.fdopen(writer, "w") as output:
            json.dump(texts(tag), output)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as answer:
        result = json.load(answer)
    os.waitpid(child, 0)
    return result


order = json.load(sys.stdin)
moments = [datetime.datetime.fromisoformat(text) for text in order["dates"]]
json.dump([texts_by_another_process(tag) for tag in order["tags"]], sys.stdout)
