"""Makes pictures of many kinds; writes for each its name, the size in which it is to be shown, and its bytes."""

import base64
import io
import json

from PIL import Image, features

pictures = []


def add(name, kind, size, mode="RGB", turned=1, **options):
    if "exif" in options or turned > 1:
        options["exif"] = Image.Exif()
        options["exif"][0x010F] = "A camera"
        options["exif"][0x0112] = turned
    stream = io.BytesIO()
    Image.effect_noise(size, 40).convert(mode).save(stream, kind, **options)
    width, height = reversed(size) if turned > 4 else size
    pictures.append([name, width, height, base64.b64encode(stream.getvalue()).decode()])


sizes = [(1, 1), (3, 2), (640, 31), (17, 1025)]
for size in sizes:
    label = f"{size[0]} by {size[1]}"
    add(f"PNG, {label}", "PNG", size)
    add(f"JPEG, {label}", "JPEG", size)
    add(f"progressive JPEG, {label}", "JPEG", size, progressive=True)
    add(f"GIF, {label}", "GIF", size, mode="P")
    add(f"BMP, {label}", "BMP", size)
    add(f"lossy WebP, {label}", "WEBP", size)
    add(f"lossless WebP, {label}", "WEBP", size, lossless=True)
    add(f"extended WebP, {label}", "WEBP", size, exif=True)
    if features.check("avif"):
        add(f"AVIF, {label}", "AVIF", size)
for value in range(1, 9):
    add(f"JPEG turned {value}", "JPEG", (12, 7), turned=value, exif=True)
    if features.check("avif"):
        add(f"AVIF turned {value}", "AVIF", (12, 7), turned=value, exif=True)
add("grey PNG", "PNG", (5, 9), mode="L")
add("JPEG with four inks", "JPEG", (5, 9), mode="CMYK")
add("JPEG with a colour profile", "JPEG", (5, 9), icc_profile=b"x" * 150000)
print(json.dumps(pictures))
