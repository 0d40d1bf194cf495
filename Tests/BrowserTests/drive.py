"""Drives Chromium through the steps that come as JSON on standard input, and prints what each of them gave."""

import json
import sys

from axe_selenium_python import Axe
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common import utils
from selenium.webdriver.common.keys import Keys


class Driver(Service):
    """The driver by its number, for a bare machine may not know what localhost is."""

    @property
    def service_url(self):
        return f"http://127.0.0.1:{self.port}"

    def is_connectable(self):
        return utils.is_connectable(self.port, "127.0.0.1")


visit = json.load(sys.stdin)

options = webdriver.ChromeOptions()
options.binary_location = visit["browser"]
for argument in ["headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage", "remote-debugging-pipe"]:
    options.add_argument(f"--{argument}")
if not visit["runsScripts"]:
    options.add_experimental_option("prefs", {"profile.managed_default_content_settings.javascript": 2})
driver = webdriver.Chrome(options=options, service=Driver(visit["driver"]))


def take(step):
    """One step: its first word says what is done."""
    action, value = step["do"], step.get("with", "")
    if action == "script":
        return driver.execute_script(value)
    if action == "keys":
        for key in value.split():
            driver.switch_to.active_element.send_keys(getattr(Keys, key, key))
        return None
    if action == "axe":
        axe = Axe(driver)
        axe.inject()
        found = axe.run()["violations"]
        return [f"{each['id']}: {node['html'][:120]}" for each in found for node in each["nodes"]]
    if action == "picture":
        return driver.save_screenshot(value)
    raise ValueError(action)


try:
    size = {"width": visit["width"], "height": 900, "deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    scheme = {"name": "prefers-color-scheme", "value": "dark" if visit["isDark"] else "light"}
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [scheme]})
    driver.execute_cdp_cmd(
        "Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
    driver.get(visit["page"])
    json.dump([take(step) for step in visit["steps"]], sys.stdout)
finally:
    driver.quit()
