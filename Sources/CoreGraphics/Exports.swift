// `import CoreGraphics` provides points, sizes, rectangles, transforms, colors, paths, images and contexts, as on Apple's systems.
// The views of the modules that declare the last ones stay out.
@_exported import CairnFoundation
@_exported import CairnValues
@_exported import Foundation

@_exported import class CairnCore.CGImage
@_exported import struct CairnKits.CGBitmapInfo
@_exported import enum CairnKits.CGBlendMode
@_exported import class CairnKits.CGColorSpace
@_exported import func CairnKits.CGColorSpaceCreateDeviceGray
@_exported import func CairnKits.CGColorSpaceCreateDeviceRGB
@_exported import enum CairnKits.CGColorSpaceModel
@_exported import class CairnKits.CGContext
@_exported import class CairnKits.CGDataProvider
@_exported import class CairnKits.CGGradient
@_exported import struct CairnKits.CGGradientDrawingOptions
@_exported import enum CairnKits.CGImageAlphaInfo
@_exported import enum CairnKits.CGInterpolationQuality
@_exported import class CairnKits.CGMutablePath
@_exported import class CairnKits.CGPath
@_exported import enum CairnKits.CGPathDrawingMode
@_exported import struct CairnKits.CGPathElement
@_exported import enum CairnKits.CGPathElementType
@_exported import enum CairnKits.CGPathFillRule
