import CairnPictures

/// How drawing is put over earlier pixels.
///
/// ```swift
/// context.setBlendMode(.multiply)
/// ```
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion
  /// Drawn as normal: colors are mixed by part here.
  case hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop,
    xor
  case plusDarker, plusLighter

  var raster: RasterBlend { RasterBlend(rawValue: Int(rawValue)) ?? .normal }
}

/// How smooth an image is when its size changes.
///
/// ```swift
/// context.interpolationQuality = .high
/// ```
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high
  case medium = 4
}

/// Whether a path is filled, drawn along, or both.
///
/// ```swift
/// context.drawPath(using: .fillStroke)
/// ```
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
