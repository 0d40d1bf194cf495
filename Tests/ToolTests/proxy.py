"""Runs a command behind an HTTP proxy that answers for every host and logs the requests: `proxy.py LOG COMMAND…`.

The path alone decides the response.
"""
import http.server
import os
import pathlib
import subprocess
import sys
import threading
import urllib.parse

log, command = pathlib.Path(sys.argv[1]), sys.argv[2:]


class Responses(http.server.BaseHTTPRequestHandler):
    def do_HEAD(self):
        with log.open("a") as file:
            file.write(f"{self.command} {self.path}\n")
        path = urllib.parse.urlsplit(self.path).path
        if path == "/silent":
            self.close_connection = True
            return
        if path == "/whole-only" and self.command == "HEAD":
            return self.answer(405)
        targets = {"/moved": "/fine", "/round": "/round", "/inside": "http://127.0.0.1/"}
        if path in targets:
            return self.answer(302, targets[path])
        self.answer({"/gone": 404, "/broken": 500, "/closed": 403}.get(path, 200))

    do_GET = do_HEAD

    def answer(self, status, location=None):
        self.send_response(status)
        if location:
            self.send_header("Location", location)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Responses)
threading.Thread(target=server.serve_forever, daemon=True).start()
environment = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
environment["http_proxy"] = f"http://127.0.0.1:{server.server_port}"
sys.exit(subprocess.run(command, env=environment).returncode)
