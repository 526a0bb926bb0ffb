import CairnValues
import Foundation

/// Whether to keep the pixels. Has no effect.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
/// Whether to decode at once. Has no effect.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
/// Whether to use other numbers. Has no effect.
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }
/// The kind of the file. Has no effect, as the file says it.
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }
/// Whether to make a small image. It always is.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString { "kCGImageSourceCreateThumbnailFromImageIfAbsent" }
/// Whether to make a small image. It always is.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { "kCGImageSourceCreateThumbnailFromImageAlways" }
/// The most pixels of the longer side.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
/// Whether to turn the image as its camera was held. It always is.
public var kCGImageSourceCreateThumbnailWithTransform: CFString { "kCGImageSourceCreateThumbnailWithTransform" }

/// The width in pixels.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
/// The height in pixels.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
/// How the image is turned: 1, as images are decoded upright.
public var kCGImagePropertyOrientation: CFString { "Orientation" }
/// The bits of a component.
public var kCGImagePropertyDepth: CFString { "Depth" }
/// The kind of the colors.
public var kCGImagePropertyColorModel: CFString { "ColorModel" }
/// The size of the file in bytes.
public var kCGImagePropertyFileSize: CFString { "FileSize" }

/// The quality of a JPEG file, from 0 to 1.
public var kCGImageDestinationLossyCompressionQuality: CFString { "kCGImageDestinationLossyCompressionQuality" }

/// The kind of PNG files.
public var kUTTypePNG: CFString { "public.png" }
/// The kind of JPEG files.
public var kUTTypeJPEG: CFString { "public.jpeg" }
