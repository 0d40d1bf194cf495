"""Tells what the clocks of zones show, by the time zone database of the package `tzdata`.

Reads lines from standard input. `Europe/Berlin at 0` asks how many seconds the clocks are ahead of UTC at a moment, in
seconds since 1970; `Europe/Berlin showing 3600` at which moment they show a time, in seconds since their 1970 began.
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
