"""Prints UTC offsets and instants from the time zone database of the package `tzdata`.

Reads questions from standard input, one a line. `Europe/Berlin at 0` asks for the offset from UTC, in seconds, at an
instant in seconds since 1970. `Europe/Berlin showing 3600` asks for the instant at which the local time, in seconds
since the local start of 1970, is 3600.
"""
import datetime
import sys
import zoneinfo

zoneinfo.reset_tzpath([])
START = datetime.datetime(1970, 1, 1)


def answer(zone, question, seconds):
    zone = zoneinfo.ZoneInfo(zone)
    if question == "at":
        moment = START.replace(tzinfo=datetime.timezone.utc) + datetime.timedelta(seconds=seconds)
        return int(moment.astimezone(zone).utcoffset().total_seconds())
    local = START + datetime.timedelta(seconds=seconds)
    return seconds - int(local.replace(tzinfo=zone).utcoffset().total_seconds())


for line in sys.stdin:
    name, question, seconds = line.split()
    print(answer(name, question, int(seconds)))
