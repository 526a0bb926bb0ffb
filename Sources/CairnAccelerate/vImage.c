#include "vImage.h"

#include <stdlib.h>

// A line of the source, in pixels of four bytes, `stride` bytes apart, of which `offset` is the one under the first of the result.
typedef struct {
  const uint8_t *bytes;
  size_t stride;
  long count, offset;
} Line;

static const uint8_t *pixel(const Line *line, long at, const uint8_t *background) {
  if (at >= 0 && at < line->count) return line->bytes + (size_t)at * line->stride;
  if (background) return background;
  return line->bytes + (size_t)(at < 0 ? 0 : line->count - 1) * line->stride;
}

// Writes the averages of `size` pixels around each of `count`, by a sum that moves along.
static void average(Line line, uint8_t *out, size_t stride, long count, uint32_t size, const uint8_t *background) {
  uint64_t sum[4] = {0};
  long reach = size / 2;
  for (long at = -reach; at <= reach; at++) {
    const uint8_t *one = pixel(&line, line.offset + at, background);
    for (int part = 0; part < 4; part++) sum[part] += one[part];
  }
  for (long at = 0; at < count; at++) {
    for (int part = 0; part < 4; part++) out[part] = (uint8_t)((sum[part] + size / 2) / size);
    out += stride;
    const uint8_t *left = pixel(&line, line.offset + at - reach, background);
    const uint8_t *right = pixel(&line, line.offset + at + reach + 1, background);
    for (int part = 0; part < 4; part++) sum[part] += (uint64_t)right[part] - left[part];
  }
}

vImage_Error vImageBoxConvolve_ARGB8888(
  const vImage_Buffer *src, const vImage_Buffer *dest, void *tempBuffer, vImagePixelCount x, vImagePixelCount y,
  uint32_t kernel_height, uint32_t kernel_width, const uint8_t *backgroundColor, vImage_Flags flags) {
  // It allocates what it needs, so there is no use for a buffer.
  (void)tempBuffer;
  if (flags & kvImageGetTempBufferSize) return 0;
  if (!src || !dest || !src->data || !dest->data) return kvImageNullPointerArgument;
  if (kernel_height % 2 == 0 || kernel_width % 2 == 0) return kvImageInvalidKernelSize;
  const uint8_t *background = NULL;
  if (flags & kvImageBackgroundColorFill) {
    if (!backgroundColor) return kvImageNullPointerArgument;
    background = backgroundColor;
  } else if (!(flags & kvImageEdgeExtend)) {
    return kvImageInvalidEdgeStyle;
  }
  if (x > src->width || dest->width > src->width - x) return kvImageRoiLargerThanInputBuffer;
  if (y > src->height || dest->height > src->height - y) return kvImageRoiLargerThanInputBuffer;
  if (src->rowBytes / 4 < src->width || dest->rowBytes / 4 < dest->width) return kvImageInvalidParameter;
  if (dest->width == 0 || dest->height == 0) return kvImageNoError;

  // Averages along the rows, then along the columns of those.
  size_t row = (size_t)dest->width * 4;
  if (src->height > SIZE_MAX / row) return kvImageMemoryAllocationError;
  uint8_t *rows = malloc(row * src->height);
  if (!rows) return kvImageMemoryAllocationError;
  for (vImagePixelCount at = 0; at < src->height; at++) {
    Line line = {(const uint8_t *)src->data + at * src->rowBytes, 4, (long)src->width, (long)x};
    average(line, rows + at * row, 4, (long)dest->width, kernel_width, background);
  }
  for (vImagePixelCount at = 0; at < dest->width; at++) {
    Line line = {rows + at * 4, row, (long)src->height, (long)y};
    average(line, (uint8_t *)dest->data + at * 4, dest->rowBytes, (long)dest->height, kernel_height, background);
  }
  free(rows);
  return kvImageNoError;
}
