"""Serves a folder and runs steps in Chromium: reads a request as JSON from standard input, and prints the results."""

import json
import sys
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from threading import Thread

from selenium import webdriver
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
        driver.find_element(By.CSS_SELECTOR, value).click()
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
    else:
        raise ValueError(action)
    return None


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


visit = json.load(sys.stdin)
scheme = "prefers-color-scheme: " + ("dark" if visit["isDark"] else "light")

server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=visit["folder"]))
Thread(target=server.serve_forever, daemon=True).start()
address = f"http://127.0.0.1:{server.server_port}"

options = webdriver.ChromeOptions()
options.binary_location = visit["browser"]
options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
for argument in ["headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage", "remote-debugging-pipe"]:
    options.add_argument(f"--{argument}")
if not visit["runsScripts"]:
    options.add_experimental_option("prefs", {"profile.managed_default_content_settings.javascript": 2})
driver = webdriver.Chrome(options=options, service=Driver(visit["driver"]))

try:
    # The first page of a server starts a new process, which may paint before it learns the width: load an empty one.
    driver.get(address + BLANK)
    widen(visit["width"])
    show("")
    driver.execute_cdp_cmd(
        "Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
    results = [run(step) for step in visit["steps"]]
    # Chromium logs a view transition that a test interrupts by its next step, even on a page without JavaScript.
    errors = [
        entry["message"] for entry in driver.get_log("browser")
        if entry["level"] == "SEVERE" and "Transition was aborted" not in entry["message"]]
    json.dump({"results": results, "errors": errors}, sys.stdout)
finally:
    driver.quit()
