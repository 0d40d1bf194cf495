"""Draws and measures glyphs with Pillow, which uses FreeType.

Reads the path of a font, sizes, and texts. Writes for each text its advance in units of the font, and for each size the
position and the coverage of the text's picture. FreeType moves outlines to whole pixels, which no setting of Pillow turns off,
so the pictures are drawn 64 times as large, and averaged.
"""

import json
import sys

from PIL import Image, ImageFont

SCALE = 64
request = json.load(sys.stdin)


def opened(size):
    return ImageFont.truetype(request["font"], size, layout_engine=ImageFont.Layout.BASIC)


def picture(text, size):
    mask, (left, top) = opened(size * SCALE).getmask2(text, mode="L", anchor="ls")
    large = Image.frombytes("L", mask.size, bytes(mask))
    # The corners move to whole pixels of the small picture.
    (x, y) = (left // SCALE, top // SCALE)
    width, height = (-(-(start + count) // SCALE) for start, count in zip((left, top), mask.size))
    whole = Image.new("L", ((width - x) * SCALE, (height - y) * SCALE))
    whole.paste(large, (left - x * SCALE, top - y * SCALE))
    small = whole.reduce(SCALE)
    return {"left": x, "top": y, "width": small.width, "height": small.height, "coverage": list(small.tobytes())}


print(json.dumps([
    {"advance": opened(request["unitsPerEm"]).getlength(text), "pictures": [picture(text, size) for size in request["sizes"]]}
    for text in request["texts"]
]))
