"""Drives one Chromium through visits to sites.

Each line of standard input is a visit in JSON: a folder to serve, and the steps to take there. For each, a line in JSON is
printed: what each step gave, and the errors of the console. The browser starts with the first visit and ends with the input.
"""

import json
import sys
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from axe_selenium_python import Axe
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common import utils
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


class Driver(Service):
    """The driver by its number, for a bare machine may not know what localhost is."""

    @property
    def service_url(self):
        return f"http://127.0.0.1:{self.port}"

    def is_connectable(self):
        return utils.is_connectable(self.port, "127.0.0.1")


# No file of a site has a question mark in its name.
BLANK = "/?blank"


class Handler(SimpleHTTPRequestHandler):
    """The folder's files, those that are slow after half a second; and a page of nothing."""

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


# Without a pause between its rules axe runs where scripts do not, too; and it reads colours as they once were written.
AXE = """
const { setTimeout: later, getComputedStyle: computed } = window
const old = value => value?.replace?.(
  /color\\(srgb ([^ ]+) ([^ ]+) ([^ )]+)(?: \\/ ([^)]+))?\\)/g,
  (_, r, g, b, alpha = 1) => `rgba(${[r, g, b].map(part => Math.round(part * 255)).join(', ')}, ${alpha})`) ?? value
window.setTimeout = task => { task() }
window.getComputedStyle = (...asked) => {
  const style = computed(...asked)
  return new Proxy(style, {
    get: (_, name) => typeof style[name] === 'function' ? (...words) => old(style[name](...words)) : old(style[name]),
  })
}
let found
axe.run(document, { preload: false }, (error, results) => { found = error ? String(error) : results.violations })
Object.assign(window, { setTimeout: later, getComputedStyle: computed })
return found
"""


def take(step):
    """One step: its first word says what is done."""
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
        driver.find_element(By.CSS_SELECTOR, value).click()
    elif action == "media":
        show(value)
    elif action == "width":
        widen(int(value))
    elif action == "axe":
        Axe(driver).inject()
        found = driver.execute_script(AXE)
        return [f"{each['id']}: {node['html'][:120]}" for each in found for node in each["nodes"]]
    elif action == "picture":
        driver.save_screenshot(value)
    else:
        raise ValueError(action)
    return None


def visit_page(page):
    """A page from its beginning, even if the fragment alone is new in its address."""
    if "#" in page and driver.current_url.partition("#")[0] == page.partition("#")[0]:
        driver.execute_script("location.replace('about:blank')")
    driver.get(page)


def press(*keys):
    """The last key, while the others are held."""
    actions = ActionChains(driver)
    for key in keys[:-1]:
        actions.key_down(key)
    actions.send_keys(keys[-1])
    for key in reversed(keys[:-1]):
        actions.key_up(key)
    actions.perform()


def show(media):
    """A medium, such as `print`, or a feature, such as `forced-colors: active`, beside the reader's colour scheme."""
    features = dict(feature.split(": ") for feature in [scheme, media] if ": " in feature)
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


def start(visit):
    """A browser for visits that run scripts, or for visits that do not."""
    options = webdriver.ChromeOptions()
    options.binary_location = visit["browser"]
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    for argument in ["headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage", "remote-debugging-pipe"]:
        options.add_argument(f"--{argument}")
    if not visit["runsScripts"]:
        options.add_experimental_option("prefs", {"profile.managed_default_content_settings.javascript": 2})
    return webdriver.Chrome(options=options, service=Driver(visit["driver"]))


def report():
    """The answers and errors of one visit, in a tab of its own."""
    first = driver.current_window_handle
    driver.switch_to.new_window("tab")
    # Only the page in front may read the clipboard.
    driver.execute_cdp_cmd("Page.bringToFront", {})
    # The first page of a server gets a process of its own, which may hear of the width after it painted.
    driver.get(address + BLANK)
    widen(visit["width"])
    show("")
    driver.execute_cdp_cmd(
        "Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
    answers = [take(step) for step in visit["steps"]]
    errors = [entry["message"] for entry in driver.get_log("browser") if entry["level"] == "SEVERE"]
    driver.close()
    driver.switch_to.window(first)
    return {"answers": answers, "errors": errors}


driver = None
try:
    for line in sys.stdin:
        visit = json.loads(line)
        scheme = "prefers-color-scheme: " + ("dark" if visit["isDark"] else "light")
        driver = driver or start(visit)
        # A new port is a new origin, with nothing in its storage.
        with ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=visit["folder"])) as server:
            Thread(target=server.serve_forever, args=[0.02], daemon=True).start()
            address = f"http://127.0.0.1:{server.server_port}"
            print(json.dumps(report()), flush=True)
            server.shutdown()
finally:
    if driver:
        driver.quit()
