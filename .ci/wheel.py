#!/usr/bin/env python3
"""Writes a Python wheel that holds the program, for `pip install` and `pipx run`.

    .ci/wheel.py FILES VERSION MACHINE FOLDER   prints the path of the wheel

FILES is a folder with `bin` and `share`, as they are installed. The wheel has no Python: `pip` copies its files.
"""
import base64
import hashlib
import os
import pathlib
import re
import sys
import time
import zipfile

METADATA = """\
Metadata-Version: 2.4
Name: garland
Version: {version}
Summary: A static site generator whose containers receive their children one by one
License-Expression: MIT
License-File: LICENSE
Requires-Python: >=3.7
"""
# A static program runs with any C library, so both tags hold.
WHEEL = """\
Wheel-Version: 1.0
Generator: garland
Root-Is-Purelib: false
Tag: py3-none-manylinux_2_17_{machine}
Tag: py3-none-musllinux_1_1_{machine}
"""


def main():
    files, version, machine, folder = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3], pathlib.Path(sys.argv[4])
    # 0.1.0-dev is 0.1.0.dev0 for Python.
    version = re.sub(r"-dev$", ".dev0", version)
    name, info = f"garland-{version}", f"garland-{version}.dist-info"
    contents = {f"{info}/METADATA": METADATA.format(version=version), f"{info}/WHEEL": WHEEL.format(machine=machine)}
    contents = {path: (text.encode(), 0o644) for path, text in contents.items()}
    contents[f"{info}/licenses/LICENSE"] = ((pathlib.Path(__file__).parent.parent / "LICENSE").read_bytes(), 0o644)
    contents[f"{name}.data/scripts/garland"] = ((files / "bin/garland").read_bytes(), 0o755)
    for path in sorted((files / "share").rglob("*")):
        if path.is_file():
            contents[f"{name}.data/data/{path.relative_to(files)}"] = (path.read_bytes(), 0o644)
    record = f"{info}/RECORD"
    lines = []
    for path, (data, _) in contents.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(data)}\n")
    contents[record] = ("".join(lines + [f"{record},,\n"]).encode(), 0o644)

    wheel = folder / f"{name}-py3-none-manylinux_2_17_{machine}.musllinux_1_1_{machine}.whl"
    date = time.gmtime(max(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), 315532800))[:6]
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, (data, mode) in contents.items():
            entry = zipfile.ZipInfo(path, date)
            entry.external_attr = (0o100000 | mode) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    print(wheel)


if __name__ == "__main__":
    main()
