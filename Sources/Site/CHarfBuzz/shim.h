#ifndef GARLAND_HARFBUZZ_SHIM_H
#define GARLAND_HARFBUZZ_SHIM_H

#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>

/* The function for outlines has another name since version 7. */
static inline void garland_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions, data);
#else
  hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}

#endif
