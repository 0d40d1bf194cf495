"""Makes picture files of all kinds in a folder, and writes their names.

Reads the path of the folder. Each file shows a landscape with even, soft and busy areas.
"""

import json
import os
import struct
import sys
import zlib

import numpy
from PIL import Image, ImageCms, PngImagePlugin

folder = json.load(sys.stdin)[0]
names = []
WIDTH, HEIGHT = 420, 300


def landscape():
    """A sky with a gradient, a sun, hills, and grass with noise of many sizes."""
    random = numpy.random.default_rng(7)
    y, x = numpy.mgrid[0:HEIGHT, 0:WIDTH].astype(float)
    picture = numpy.stack([90 + y / 3, 140 + y / 4, 230 - y / 5], axis=2)
    picture[(x - 320) ** 2 + (y - 60) ** 2 < 900] = (255, 220, 90)
    hills = y > 150 + 30 * numpy.sin(x / 40) + 12 * numpy.sin(x / 11)
    noise = sum(
        numpy.kron(random.normal(0, 9, (HEIGHT // size + 1, WIDTH // size + 1)), numpy.ones((size, size)))[:HEIGHT, :WIDTH]
        for size in (2, 5, 16))
    picture[hills] = numpy.stack([60 + noise, 120 + noise, 50 + noise / 2], axis=2)[hills]
    return Image.fromarray(picture.clip(0, 255).astype(numpy.uint8))


def path(name):
    names.append(name)
    return os.path.join(folder, name)


def png(name, width, height, depth, color, rows, chunks=(), interlaced=False):
    """Writes a PNG file of raw rows, which Pillow cannot write."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    header = struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, int(interlaced))
    with open(path(name), "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + b"".join(chunk(*pair) for pair in chunks))
        file.write(chunk(b"IDAT", zlib.compress(b"".join(b"\0" + row for row in rows))) + chunk(b"IEND", b""))


picture = landscape()
y, x = numpy.mgrid[0:HEIGHT, 0:WIDTH]
alpha = Image.fromarray((x * 255 // WIDTH).astype(numpy.uint8))
transparent = picture.copy()
transparent.putalpha(alpha)

for orientation in range(1, 9):
    exif = Image.Exif()
    exif[0x0112] = orientation
    picture.save(path(f"orientation-{orientation}.jpg"), quality=92, exif=exif)
exif = Image.Exif()
exif[0x0112] = 6
picture.save(path("orientation-6.png"), exif=exif)
picture.save(path("progressive.jpg"), quality=92, progressive=True)
picture.convert("L").save(path("grey.jpg"), quality=92)
picture.convert("CMYK").save(path("cmyk.jpg"), quality=92)
profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
for extension in ("jpg", "png", "webp"):
    picture.save(path(f"profile.{extension}"), icc_profile=profile)
picture.save(path("rgb.png"))
picture.convert("L").save(path("grey.png"))
picture.convert("LA").save(path("grey-alpha.png"))
transparent.save(path("alpha.png"))
picture.quantize(64).save(path("palette.png"))
picture.quantize(64).save(path("palette-transparent.png"), transparency=3)
picture.convert("1").save(path("one-bit.png"))
Image.fromarray(numpy.asarray(picture.convert("L")).astype(numpy.uint16) * 257).save(path("grey-16.png"))
pixels = numpy.asarray(picture)
deep = (pixels.astype(">u2") * 257).astype(">u2")
png("rgb-16.png", WIDTH, HEIGHT, 16, 2, [row.tobytes() for row in deep])
passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
rows = [row.tobytes() for left, top, right, down in passes for row in pixels[top::down, left::right]]
png("interlaced.png", WIDTH, HEIGHT, 8, 2, rows, interlaced=True)
picture.save(path("lossy.webp"), quality=90)
picture.save(path("lossless.webp"), lossless=True)
transparent.save(path("alpha.webp"), quality=90)
Image.new("RGB", (1, 1), (200, 100, 50)).save(path("one-pixel.png"))
Image.new("RGB", (3, 500), (200, 100, 50)).save(path("narrow.jpg"))

# Files with metadata of each kind: their names start with `private`.
exif = Image.Exif()
exif[0x010F] = "A camera"
exif[0x0112] = 8
exif.get_ifd(0x8825)[2] = (52.0, 30.0, 0.0)
xmp = b'<x:xmpmeta xmlns:x="adobe:ns:meta/">PRIVATE</x:xmpmeta>'
picture.save(path("private.jpg"), quality=92, exif=exif, xmp=xmp, comment="PRIVATE", icc_profile=profile)
with open(os.path.join(folder, "private.jpg"), "rb") as file:
    whole = file.read()
# IPTC is in the segment APP13, and phones append further pictures.
iptc = b"Photoshop 3.0\0PRIVATE"
with open(path("private-iptc.jpg"), "wb") as file:
    file.write(whole[:2] + b"\xff\xed" + struct.pack(">H", len(iptc) + 2) + iptc + whole[2:] + whole)
text = PngImagePlugin.PngInfo()
text.add_text("Author", "PRIVATE")
text.add_itxt("XML:com.adobe.xmp", "PRIVATE")
transparent.save(path("private.png"), pnginfo=text, exif=exif, icc_profile=profile)
transparent.save(path("private.webp"), quality=90, exif=exif, xmp=xmp, icc_profile=profile)

# Files that are refused: their names start with `refused`.
frames = [picture.rotate(angle) for angle in (0, 90)]
frames[0].save(path("refused-animated.webp"), save_all=True, append_images=frames[1:])
frames[0].save(path("refused-animated.png"), save_all=True, append_images=frames[1:])
picture.convert("P").save(os.path.join(folder, "a.gif"))
os.rename(os.path.join(folder, "a.gif"), path("refused-gif.jpg"))
png("refused-large.png", 50000, 50000, 8, 2, [b""])
print(json.dumps(names))
