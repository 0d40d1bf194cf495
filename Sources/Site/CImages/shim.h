/* The headers of TurboJPEG, libpng, zlib and libwebp. None of the functions in use calls `setjmp` here, which Swift cannot do:
   TurboJPEG and libpng's simplified functions, `png_image_…`, return their errors. */
#ifndef GARLAND_IMAGES_SHIM_H
#define GARLAND_IMAGES_SHIM_H

#include <png.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <webp/encode.h>
#include <zlib.h>

/* A macro that Swift does not import. */
static const png_uint_32 garland_png_version = PNG_IMAGE_VERSION;

#endif
