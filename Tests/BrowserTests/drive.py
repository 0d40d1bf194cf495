"""Makes visits in one Chromium: reads requests from standard input, each a line of JSON, and answers each with a line. The
last answer, after which it ends, is `!` and what failed.

A request names a folder to serve and the steps of the visit. Each visit has a server, so an origin of its own, and a tab.
"""

import base64
import json
import pathlib
import re
import subprocess
import sys
import time
import traceback
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from threading import Thread

from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common import utils
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


class Driver(Service):
    """The driver at 127.0.0.1, because a minimal machine may not resolve localhost."""

    @property
    def service_url(self):
        return f"http://127.0.0.1:{self.port}"

    def is_connectable(self):
        return utils.is_connectable(self.port, "127.0.0.1")


# The address of an empty page. No file of a site has a question mark in its name.
BLANK = "/?blank"


class Handler(SimpleHTTPRequestHandler):
    """Serves the files of the folder, slow ones after half a second, and an empty page."""

    def do_GET(self):
        if self.path == BLANK:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            return
        if self.path in visit["slow"]:
            time.sleep(0.5)
        super().do_GET()

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_):
        pass


# Without timers, axe also runs in pages whose scripts are disabled. It only understands the older syntax of colors.
AXE = """
const { setTimeout: later, getComputedStyle: computed } = window
const oldSyntax = value => value?.replace?.(
  /color\\(srgb ([^ ]+) ([^ ]+) ([^ )]+)(?: \\/ ([^)]+))?\\)/g,
  (_, r, g, b, alpha = 1) => `rgba(${[r, g, b].map(part => Math.round(part * 255)).join(', ')}, ${alpha})`) ?? value
window.setTimeout = task => { task() }
window.getComputedStyle = (...asked) => {
  const style = computed(...asked)
  return new Proxy(style, {
    get: (_, name) => typeof style[name] === 'function' ? (...words) => oldSyntax(style[name](...words)) : oldSyntax(style[name]),
  })
}
return axe.run(document, { preload: false, ...arguments[0] }).then(({ violations }) => violations, String)
  .finally(() => Object.assign(window, { setTimeout: later, getComputedStyle: computed }))
"""


def run(step):
    """Runs a step and returns its result."""
    action, value = step["do"], step["with"]
    if action == "open":
        visit_page(f"{address}/{value}")
    elif action == "reload":
        driver.refresh()
    elif action == "back":
        driver.back()
    elif action == "script":
        return driver.execute_script(value)
    elif action == "keys":
        for chord in value.split():
            press(*[getattr(Keys, key, key) for key in chord.split("+")])
    elif action == "click":
        click(value)
    elif action == "media":
        show(value)
    elif action == "width":
        widen(int(value))
    elif action == "axe":
        if not driver.execute_script("return window.axe !== undefined"):
            driver.execute_script(files("axe_playwright_python").joinpath("axe.min.js").read_text())
        rules = {"color-contrast-enhanced": {"enabled": False}} if value else {"target-size": {"enabled": True}}
        found = driver.execute_script(AXE, {"rules": rules} | ({"runOnly": value} if value else {}))
        return [f"{each['id']}: {node['html'][:120]}" for each in found for node in each["nodes"]]
    elif action == "screenshot":
        driver.save_screenshot(value)
    elif action == "edit":
        if not wait_until(LISTENS):
            raise RuntimeError("the page does not listen for changes")
        seen = driver.execute_script("return " + SEEN)
        write(value)
        if not wait_until(f"{SEEN} > {seen}"):
            raise RuntimeError(f"no message about {value.partition(chr(10))[0]}")
        # A reload begins soon after the message, and takes some time.
        time.sleep(0.3)
        wait_until("document.readyState === 'complete'")
    elif action == "edit while loading":
        driver.execute_script("sessionStorage.delay = 2000; setTimeout(() => location.reload(), 50)")
        time.sleep(0.8)
        write(value)
        wait_until("delete sessionStorage.delay")
    elif action == "until":
        return wait_until(value)
    else:
        raise ValueError(action)
    return None


def click(selector):
    """Clicks on an element. A script may replace it between the moments when it is found and clicked: then on its successor."""
    for is_last in (False, False, True):
        try:
            return driver.find_element(By.CSS_SELECTOR, selector).click()
        except StaleElementReferenceException:
            if is_last:
                raise


def write(edit):
    """Writes a file of the served site."""
    path, _, text = edit.partition("\n")
    folder = pathlib.Path(visit["folder"])
    # Like many editors, write a new file and rename it over the old one.
    new = folder / "edited"
    new.write_bytes(base64.b64decode(text))
    new.rename(folder / path)


def wait_until(expression):
    """Waits until an expression is true in the page, which may load again meanwhile; returns whether it is true."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        try:
            if driver.execute_script(f"return {expression}"):
                return True
        except WebDriverException:
            pass
        time.sleep(0.05)
    return False


def visit_page(page):
    """Loads a page, even if only the fragment of the address differs."""
    if "#" in page and driver.current_url.partition("#")[0] == page.partition("#")[0]:
        driver.execute_script("location.replace('about:blank')")
    driver.get(page)


def press(*keys):
    """Presses the last key while the others are held."""
    actions = ActionChains(driver)
    for key in keys[:-1]:
        actions.key_down(key)
    actions.send_keys(keys[-1])
    for key in reversed(keys[:-1]):
        actions.key_up(key)
    actions.perform()


def show(media):
    """Emulates a medium such as `print`, or features such as `forced-colors: active`, and the color scheme."""
    features = dict(feature.split(": ") for feature in [scheme, *media.split("; ")] if ": " in feature)
    driver.execute_cdp_cmd(
        "Emulation.setEmulatedMedia",
        {
            "media": "" if ": " in media else media,
            "features": [{"name": name, "value": value} for name, value in features.items()],
        },
    )


def widen(width):
    size = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)


@contextmanager
def serve_sources():
    """Runs `garland serve`; gives the address of the site without its last slash."""
    process = subprocess.Popen(
        [visit["tool"], "serve", "--port", "0"], cwd=visit["folder"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True)
    try:
        printed = ""
        while not (found := re.search(r"http://localhost:(\d+/\S*)/ shows", printed)):
            line = process.stdout.readline()
            if not line:
                raise RuntimeError(printed)
            printed += line
        # A full pipe would block the server.
        Thread(target=process.stdout.read, daemon=True).start()
        yield f"http://127.0.0.1:{found.group(1)}"
    finally:
        process.kill()
        process.wait()


@contextmanager
def serve_files():
    """Serves the files of the folder; gives the address without its last slash."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=visit["folder"]))
    Thread(target=partial(server.serve_forever, 0.05), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


# In a page of `garland serve`: counts the messages from the server before the page handles them, and delays the scripts
# of the page if a test asks for it.
LISTENER = """
window.EventSource = class extends EventSource {
  constructor(address) {
    super(address)
    window.testEvents = this
    this.addEventListener("message", () => { sessionStorage.seen = 1 + Number(sessionStorage.seen ?? 0) })
  }
}
{
  const end = Date.now() + Number(sessionStorage.delay ?? 0)
  while (Date.now() < end);
}
"""
# Whether the page listens for messages, and knows whether it missed one.
LISTENS = """testEvents.readyState === EventSource.OPEN && performance.getEntriesByType("resource").some(
  ({ name }) => name === testEvents.url + "/build")
"""
SEEN = "Number(sessionStorage.seen ?? 0)"



def start(visit):
    """Starts Chromium and returns its driver."""
    options = webdriver.ChromeOptions()
    options.binary_location = visit["browser"]
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    for argument in ["headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage", "remote-debugging-pipe"]:
        options.add_argument(f"--{argument}")
    if not visit["runsScripts"]:
        options.add_experimental_option("prefs", {"profile.managed_default_content_settings.javascript": 2})
    return webdriver.Chrome(options=options, service=Driver(visit["driver"]))


def results():
    """Makes a visit in a new tab, and returns the results of its steps and the errors in the console."""
    driver.switch_to.new_window("tab")
    # Without the focus, a page cannot read the clipboard.
    driver.execute_cdp_cmd("Page.bringToFront", {})
    # The first page of a server starts a new process, which may paint before it learns the width: load an empty one.
    driver.get(address + BLANK)
    widen(visit["width"])
    show("")
    driver.execute_cdp_cmd(
        "Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
    if visit.get("tool"):
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": LISTENER})
    results = [run(step) for step in visit["steps"]]
    # Chromium logs a view transition that a test interrupts by its next step, even on a page without JavaScript.
    errors = [
        entry["message"] for entry in driver.get_log("browser")
        if entry["level"] == "SEVERE" and "Transition was aborted" not in entry["message"]]
    return {"results": results, "errors": errors}


def close_tabs():
    """Closes the tabs of a visit, and goes back to the empty one with which the browser started."""
    first, *others = sorted(driver.window_handles, key=lambda handle: handle != empty_tab)
    for tab in others:
        driver.switch_to.window(tab)
        driver.close()
    driver.switch_to.window(first)


driver = None
try:
    for line in sys.stdin:
        visit = json.loads(line)
        scheme = "prefers-color-scheme: " + ("dark" if visit["isDark"] else "light")
        if not driver:
            driver = start(visit)
            empty_tab = driver.current_window_handle
        with serve_sources() if visit.get("tool") else serve_files() as address:
            answer = results()
            close_tabs()
        print(json.dumps(answer), flush=True)
except Exception:
    # Not a line of JSON: the next visit needs another browser.
    print("!" + traceback.format_exc().replace("\n", "  "), flush=True)
finally:
    if driver:
        driver.quit()
