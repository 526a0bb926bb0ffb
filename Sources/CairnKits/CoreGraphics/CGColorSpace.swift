// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CairnValues
import Foundation

/// The meaning of a color's numbers.
///
/// ```swift
/// let space = CGColorSpaceCreateDeviceRGB()
/// ```
public final class CGColorSpace: Hashable, Sendable {
  private let title: String
  /// The kind of the space.
  public let model: CGColorSpaceModel

  fileprivate init(_ title: String, _ model: CGColorSpaceModel) {
    self.title = title
    self.model = model
  }

  /// Creates a space by its name. Drawing uses sRGB with any name; there is no space for printers.
  public convenience init?(name: CFString) {
    let name = name as String
    guard Self.names.contains(where: { $0 as String == name }) else { return nil }
    self.init(name, name.contains("Gray") ? .monochrome : .rgb)
  }

  /// The name of the space.
  public var name: CFString? { title as CFString }
  /// The number of components of a color, without opacity.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// Whether two have the same name.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.title == b.title }
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(title) }

  /// The name of sRGB.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  /// The name of sRGB in linear light.
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  /// The name of sRGB with a wider range.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  /// The name of Display P3.
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  /// The name of RGB in linear light.
  public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
  /// The name of Adobe RGB.
  public static var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" }
  /// The name of gray with a gamma of 2.2.
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  /// The name of gray in linear light.
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" }

  private static var names: [CFString] {
    [
      sRGB, linearSRGB, extendedSRGB, displayP3, genericRGBLinear, adobeRGB1998, genericGrayGamma2_2, linearGray,
    ]
  }
}

/// The kind of a color space.
///
/// ```swift
/// image.colorSpace?.model == .rgb
/// ```
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

/// Returns the space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceRGB", .rgb) }
/// Returns the space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceGray", .monochrome) }
