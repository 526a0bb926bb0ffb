// What apps use of Accelerate's vImage: blurring a picture by averages of a box. Apple's names, types and values.
#ifndef CAIRN_VIMAGE_H
#define CAIRN_VIMAGE_H

#include <stddef.h>
#include <stdint.h>

typedef unsigned long vImagePixelCount;
typedef long vImage_Error;
typedef uint32_t vImage_Flags;

/// Rows of pixels.
typedef struct vImage_Buffer {
  void *data;
  vImagePixelCount height;
  vImagePixelCount width;
  size_t rowBytes;
} vImage_Buffer;

enum {
  kvImageNoFlags = 0,
  kvImageLeaveAlphaUnchanged = 1,
  kvImageCopyInPlace = 2,
  kvImageBackgroundColorFill = 4,
  kvImageEdgeExtend = 8,
  kvImageDoNotTile = 16,
  kvImageGetTempBufferSize = 128,
};

enum {
  kvImageNoError = 0,
  kvImageRoiLargerThanInputBuffer = -21766,
  kvImageInvalidKernelSize = -21767,
  kvImageInvalidEdgeStyle = -21768,
  kvImageInvalidOffset_X = -21769,
  kvImageInvalidOffset_Y = -21770,
  kvImageMemoryAllocationError = -21771,
  kvImageNullPointerArgument = -21772,
  kvImageInvalidParameter = -21773,
  kvImageBufferSizeMismatch = -21774,
  kvImageUnknownFlagsBit = -21775,
};

/// Gives each pixel of four bytes the average of the box around it. Pixels outside are those at the edge, or the color of the background.
/// Both sides of the box are odd. Without either edge style, it answers kvImageInvalidEdgeStyle.
vImage_Error vImageBoxConvolve_ARGB8888(
  const vImage_Buffer *src, const vImage_Buffer *dest, void *tempBuffer, vImagePixelCount srcOffsetToROI_X,
  vImagePixelCount srcOffsetToROI_Y, uint32_t kernel_height, uint32_t kernel_width, const uint8_t *backgroundColor,
  vImage_Flags flags);

#endif
