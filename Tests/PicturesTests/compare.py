"""Compares pictures with references that Pillow resizes.

Reads a list of [source, result], which are paths of files, and writes for each pair the width and the height of the result,
the structural similarity of its luma with the reference, the mean difference of its colours, and the names of the metadata in it.
"""

import json
import sys

import numpy
from PIL import Image, ImageOps

Image.MAX_IMAGE_PIXELS = None
KERNEL = numpy.exp(-(numpy.arange(-5, 6) ** 2) / (2 * 1.5**2))
KERNEL /= KERNEL.sum()


def blurred(plane):
    """A Gaussian blur with a window of 11 pixels, without the margins that the window does not fit into."""
    height, width = plane.shape
    rows = sum(weight * plane[i:height - 10 + i] for i, weight in enumerate(KERNEL))
    return sum(weight * rows[:, i:width - 10 + i] for i, weight in enumerate(KERNEL))


def similarity(first, second):
    """The mean structural similarity (Wang et al., 2004)."""
    first, second = (numpy.asarray(image.convert("L"), dtype=numpy.float64) for image in (first, second))
    mean1, mean2 = blurred(first), blurred(second)
    variance1 = blurred(first * first) - mean1 * mean1
    variance2 = blurred(second * second) - mean2 * mean2
    covariance = blurred(first * second) - mean1 * mean2
    small1, small2 = (0.01 * 255) ** 2, (0.03 * 255) ** 2
    quotient = (2 * mean1 * mean2 + small1) * (2 * covariance + small2)
    return float((quotient / ((mean1 * mean1 + mean2 * mean2 + small1) * (variance1 + variance2 + small2))).mean())


def opened(path):
    image = Image.open(path)
    if image.format != "WEBP":  # browsers do not turn WebP pictures
        image = ImageOps.exif_transpose(image)
    if image.mode.startswith("I"):  # 16 bits of grey
        image = Image.fromarray((numpy.asarray(image) / 257 + 0.5).astype(numpy.uint8))
    if image.mode in ("P", "LA") or "transparency" in image.info:
        image = image.convert("RGBA")
    return image if image.mode in ("L", "RGB", "RGBA") else image.convert("RGB")


def on_grey(image):
    """Shows transparency, and not the colours of what is transparent."""
    if image.mode != "RGBA":
        return image
    return Image.alpha_composite(Image.new("RGBA", image.size, (99, 99, 99, 255)), image)


def row(source, result, cache={}):
    if source not in cache:
        cache.clear()
        cache[source] = opened(source)
    info = Image.open(result).info
    names = [name for name in info if name in ("exif", "xmp", "comment", "photoshop", "XML:com.adobe.xmp", "Author")]
    made = opened(result)
    reference = cache[source].resize(made.size, Image.Resampling.LANCZOS)
    first, second = on_grey(reference).convert("RGB"), on_grey(made).convert("RGB")
    difference = numpy.abs(numpy.asarray(first).astype(int) - numpy.asarray(second)).mean()
    # The window of the similarity needs 11 pixels in each direction.
    score = similarity(first, second) if min(made.size) > 10 else 1
    return {
        "width": made.width, "height": made.height, "similarity": score, "difference": float(difference),
        "metadata": names,
    }


print(json.dumps([row(*pair) for pair in json.load(sys.stdin)]))
