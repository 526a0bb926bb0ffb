// `import CoreGraphics` provides points, sizes, rectangles, transforms, colors, paths, images and contexts, as on Apple's systems.
// The views of the modules that declare the last ones stay out.
@_exported import CairnFoundation
@_exported import CairnValues
@_exported import Foundation

@_exported import class CairnCore.CGImage
@_exported import struct CairnPlatform.CGBitmapInfo
@_exported import enum CairnPlatform.CGBlendMode
@_exported import class CairnPlatform.CGColorSpace
@_exported import func CairnPlatform.CGColorSpaceCreateDeviceGray
@_exported import func CairnPlatform.CGColorSpaceCreateDeviceRGB
@_exported import enum CairnPlatform.CGColorSpaceModel
@_exported import class CairnPlatform.CGContext
@_exported import class CairnPlatform.CGDataProvider
@_exported import class CairnPlatform.CGGradient
@_exported import struct CairnPlatform.CGGradientDrawingOptions
@_exported import enum CairnPlatform.CGImageAlphaInfo
@_exported import enum CairnPlatform.CGInterpolationQuality
@_exported import class CairnPlatform.CGMutablePath
@_exported import class CairnPlatform.CGPath
@_exported import enum CairnPlatform.CGPathDrawingMode
@_exported import struct CairnPlatform.CGPathElement
@_exported import enum CairnPlatform.CGPathElementType
@_exported import enum CairnPlatform.CGPathFillRule
