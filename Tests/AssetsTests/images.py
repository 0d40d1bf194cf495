"""Creates images of many kinds; writes the name, the size as browsers show it, and the bytes of each."""

import base64
import io
import json

from PIL import Image, features

images = []


def add(name, kind, size, mode="RGB", orientation=1, **options):
    if "exif" in options or orientation > 1:
        options["exif"] = Image.Exif()
        options["exif"][0x010F] = "A camera"
        options["exif"][0x0112] = orientation
    stream = io.BytesIO()
    Image.effect_noise(size, 40).convert(mode).save(stream, kind, **options)
    width, height = reversed(size) if orientation > 4 else size
    images.append([name, width, height, base64.b64encode(stream.getvalue()).decode()])


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
    add(f"JPEG with orientation {value}", "JPEG", (12, 7), orientation=value, exif=True)
    if features.check("avif"):
        add(f"AVIF with orientation {value}", "AVIF", (12, 7), orientation=value, exif=True)
add("grey PNG", "PNG", (5, 9), mode="L")
add("CMYK JPEG", "JPEG", (5, 9), mode="CMYK")
add("JPEG with a colour profile", "JPEG", (5, 9), icc_profile=b"x" * 150000)
add("JPEG with restart markers", "JPEG", (64, 48), restart_marker_rows=1)
frames = [Image.effect_noise((12, 7), sigma) for sigma in (30, 60)]
for kind in ("GIF", "PNG", "WEBP"):
    add(f"animated {kind}", kind, (12, 7), mode="L", save_all=True, append_images=frames)
print(json.dumps(images))
