"""Reads a list of bytes; for its first 0, 1, 2 … bytes, writes SHA-256, SHA-384, Base64 and Base32."""

import base64
import hashlib
import json
import sys

data = bytes(json.load(sys.stdin))
print(
    json.dumps(
        [
            [hashlib.sha256(data[:n]).hexdigest(), hashlib.sha384(data[:n]).hexdigest(), base64.b64encode(data[:n]).decode(),
             base64.b32encode(data[:n]).decode().rstrip("=").lower()]
            for n in range(len(data) + 1)
        ]
    )
)
