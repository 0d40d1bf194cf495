"""Draws and measures glyphs with Pillow, which uses FreeType.

Reads the path of a font, sizes, and texts, and writes for each text its advance in units of 1/64 pixel without kerning, and for each
size the position and the coverage of the picture that FreeType makes of the text's first character.
"""

import json
import sys

from PIL import ImageFont

request = json.load(sys.stdin)
rows = []
for text in request["texts"]:
    whole = ImageFont.truetype(request["font"], request["unitsPerEm"], layout_engine=ImageFont.Layout.BASIC)
    pictures = []
    for size in request["sizes"]:
        font = ImageFont.truetype(request["font"], size, layout_engine=ImageFont.Layout.BASIC)
        mask, offset = font.getmask2(text, mode="L", anchor="ls")
        pictures.append({
            "left": offset[0], "top": offset[1], "width": mask.size[0], "height": mask.size[1],
            "coverage": [value for value in bytes(mask)]})
    rows.append({"advance": whole.getlength(text), "pictures": pictures})
print(json.dumps(rows))
