"""Serves a site, writes slow.md over an article, corrects it, and prints the page at each step, with lines of `----` between."""
import atexit
import pathlib
import re
import subprocess
import sys
import time
import urllib.request

tool, folder = sys.argv[1], pathlib.Path(sys.argv[2])
process = subprocess.Popen([tool, "serve", "--port", "0"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
atexit.register(process.kill)
while not (found := re.search(r"http://localhost:\d+/", process.stdout.readline())):
    if process.poll() is not None:
        sys.exit("the server ended")


def page_with(text):
    """Returns the page as soon as it contains a text, or at last after a minute."""
    end = time.monotonic() + 60
    while True:
        with urllib.request.urlopen(found.group(0) + "about/", timeout=60) as response:
            page = response.read().decode()
        if text in page or time.monotonic() > end:
            return page
        time.sleep(0.05)


def write(text):
    new = folder / "Content/about.md~"
    new.write_text(text)
    new.rename(folder / "Content/about.md")


pages = [page_with("first text")]
write((folder / "slow.md").read_text())
pages.append(page_with("about.md:1:1"))
write("# About\n\nsecond text\n")
pages.append(page_with("second text"))
print("\n----\n".join(pages))
