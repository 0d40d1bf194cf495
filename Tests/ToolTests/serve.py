"""Serves a site, edits, breaks and fixes it, and prints the responses as JSON."""
import atexit
import http.client
import json
import pathlib
import re
import shutil
import subprocess
import sys
import time

tool, folder = sys.argv[1], pathlib.Path(sys.argv[2])
process = subprocess.Popen([tool, "serve", "--port", "0"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
atexit.register(process.kill)
printed = []
while not (found := re.search(r"http://localhost:(\d+)/sub/", printed[-1] if printed else "")):
    line = process.stdout.readline()
    if not line:
        sys.exit("".join(printed))
    printed.append(line)
port = int(found.group(1))


def get(path):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    connection.request("GET", path)
    response = connection.getresponse()
    return response.status, response.getheader("Location"), response.read().decode()


class Listener:
    """A page that listens for changes."""

    def __init__(self):
        path = re.search(r'EventSource\("([^"]+)"\)', get("/sub/")[2]).group(1)
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
        connection.request("GET", path)
        self.response = connection.getresponse()

    def wait_for_change(self, change):
        """Makes a change and returns the seconds until the server announces it."""
        start = time.monotonic()
        change()
        while not self.response.readline().startswith(b"data:"):
            pass
        return time.monotonic() - start


def write(path, text):
    # Like many editors, write a new file and rename it over the old one.
    file = folder / path
    new = file.with_name(file.name + "~")
    new.write_text(text)
    new.rename(file)


results = {"about": get("/sub/about/")[2], "missing": get("/sub/nope/")[0], "redirect": get("/sub/t%C3%A4g?a=1")[:2]}
listener = Listener()
results["seconds"] = listener.wait_for_change(lambda: write("Content/about.md", "# About\n\nchanged text\n"))
results["changed"] = get("/sub/about/")[2]
listener.wait_for_change(lambda: write("Content/about.md", "# About\n\n:::nothing\nlost\n:::\n"))
results["broken"] = get("/sub/about/")[2]
listener.wait_for_change(lambda: write("Content/about.md", "# About\n\nfixed text\n"))
results["fixed"] = get("/sub/about/")[2]
listener.wait_for_change(lambda: shutil.move(folder / "Content", folder / "Elsewhere"))
results["gone"] = get("/sub/about/")[2]
process.terminate()
results["files"] = sorted(str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file())
print(json.dumps(results))
