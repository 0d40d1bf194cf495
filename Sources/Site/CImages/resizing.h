/* Weighted sums of pixels, the inner loops of resizing. They are C, because Swift's vectors have no multiplication that adds
   neighbours: with them, resizing took two to three times as long.

   All numbers are integers, and sums fit into 32 bits, so that every processor gets the same results. */
#ifndef GARLAND_IMAGES_RESIZING_H
#define GARLAND_IMAGES_RESIZING_H

#include <stdint.h>
#include <string.h>

typedef uint8_t garland_8_bytes __attribute__((vector_size(8)));
typedef uint8_t garland_16_bytes __attribute__((vector_size(16)));
typedef int16_t garland_8_shorts __attribute__((vector_size(16)));
typedef int32_t garland_4_numbers __attribute__((vector_size(16)));

/* Multiplies eight numbers by eight others, and adds each two neighbours. */
static inline garland_4_numbers garland_multiply_add(garland_8_shorts a, garland_8_shorts b) {
#ifdef __SSE2__
  return (garland_4_numbers)__builtin_ia32_pmaddwd128(a, b);
#else
  garland_4_numbers sum;
  for (int i = 0; i < 4; i++) sum[i] = (int32_t)a[2 * i] * b[2 * i] + (int32_t)a[2 * i + 1] * b[2 * i + 1];
  return sum;
#endif
}

/* Loads two pixels, or one and zeros. With a variable size, `memcpy` would be a call. */
static inline garland_8_bytes garland_load(const uint8_t *bytes, int pixels) {
  uint64_t both = 0;
  if (pixels > 1) {
    memcpy(&both, bytes, 8);
  } else {
    memcpy(&both, bytes, 4);
  }
  return (garland_8_bytes)both;
}

/* A pair of weights, four times. Garland writes a 0 after an odd number of weights. */
static inline garland_8_shorts garland_pair(const int16_t *weights) {
  int32_t pair;
  memcpy(&pair, weights, sizeof pair);
  return (garland_8_shorts)(garland_4_numbers){pair, pair, pair, pair};
}

/* Writes four sums as a pixel: weights have a sum of 2^14. */
static inline void garland_store(garland_4_numbers sum, uint8_t *pixel) {
  for (int i = 0; i < 4; i++) {
    int32_t value = (sum[i] + (1 << 13)) >> 14;
    pixel[i] = (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
  }
}

/* The average of two pixels and the two below them. */
static inline uint32_t garland_average(const void *upper, const void *lower) {
  garland_8_shorts sum = __builtin_convertvector(garland_load((const uint8_t *)upper, 2), garland_8_shorts) +
                         __builtin_convertvector(garland_load((const uint8_t *)lower, 2), garland_8_shorts);
  garland_8_shorts total = (sum + __builtin_shufflevector(sum, sum, 4, 5, 6, 7, 0, 1, 2, 3) + 2) >> 2;
  garland_8_bytes pixel = __builtin_convertvector(total, garland_8_bytes);
  uint32_t result;
  memcpy(&result, &pixel, sizeof result);
  return result;
}

/* Makes one pixel of `count` neighbours in a row. */
static inline void garland_sum_row(const uint8_t *source, const int16_t *weights, int count, uint8_t *pixel) {
  garland_4_numbers sum = {0};
  for (int i = 0; i < count; i += 2) {
    garland_8_bytes first = garland_load(source + 4 * i, count - i);
    garland_8_bytes second = (garland_8_bytes)((uint64_t)first >> 32);
    /* The reds of both pixels, then the greens, the blues and the alphas. */
    garland_8_bytes both = __builtin_shufflevector(first, second, 0, 8, 1, 9, 2, 10, 3, 11);
    sum += garland_multiply_add(__builtin_convertvector(both, garland_8_shorts), garland_pair(weights + i));
  }
  garland_store(sum, pixel);
}

/* Makes four pixels, or fewer, of `count` rows below each other, which are `stride` bytes apart. */
static inline void garland_sum_column(
    const uint8_t *source, long stride, const int16_t *weights, int count, int pixels, uint8_t *target) {
  garland_4_numbers sums[4] = {{0}, {0}, {0}, {0}};
  for (int i = 0; i < count; i += 2) {
    const uint8_t *rows = source + i * stride;
    garland_16_bytes upper = {0}, lower = {0};
    const uint8_t *next = i + 1 < count ? rows + stride : rows;
    if (pixels == 4) {
      memcpy(&upper, rows, 16);
      memcpy(&lower, next, 16);
    } else {
      memcpy(&upper, rows, 4 * (size_t)pixels);
      memcpy(&lower, next, 4 * (size_t)pixels);
    }
    garland_8_shorts pair = garland_pair(weights + i);
    garland_16_bytes left = __builtin_shufflevector(
        upper, lower, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
    garland_16_bytes right = __builtin_shufflevector(
        upper, lower, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    garland_16_bytes zero = {0};
#define GARLAND_LOW(x) \
  (garland_8_shorts) __builtin_shufflevector(x, zero, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
#define GARLAND_HIGH(x) \
  (garland_8_shorts) __builtin_shufflevector(x, zero, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31)
    sums[0] += garland_multiply_add(GARLAND_LOW(left), pair);
    sums[1] += garland_multiply_add(GARLAND_HIGH(left), pair);
    sums[2] += garland_multiply_add(GARLAND_LOW(right), pair);
    sums[3] += garland_multiply_add(GARLAND_HIGH(right), pair);
#undef GARLAND_LOW
#undef GARLAND_HIGH
  }
  for (int i = 0; i < pixels; i++) garland_store(sums[i], target + 4 * i);
}

/* Makes a row of `width` pixels of `count` rows below each other. */
static inline void garland_sum_columns(
    const uint8_t *source, const int16_t *weights, int count, int width, uint8_t *target) {
  int x = 0;
  for (; x + 4 <= width; x += 4) garland_sum_column(source + 4 * x, 4L * width, weights, count, 4, target + 4 * x);
  if (x < width) garland_sum_column(source + 4 * x, 4L * width, weights, count, width - x, target + 4 * x);
}

#endif
