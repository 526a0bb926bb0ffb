import Foundation

extension Color {
  /// A concrete color: linear components in extended sRGB, and an opacity.
  ///
  ///     let red = Color.Resolved(red: 1, green: 0, blue: 0)
  public struct Resolved: Hashable, Sendable {
    /// The linear red component.
    public var linearRed: Float
    /// The linear green component.
    public var linearGreen: Float
    /// The linear blue component.
    public var linearBlue: Float
    /// 0 for invisible, 1 for opaque.
    public var opacity: Float

    /// Creates a color from components in a color space.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGB:
        (linearRed, linearGreen, linearBlue) = (
          Transfer.linear(red), Transfer.linear(green), Transfer.linear(blue)
        )
      case .sRGBLinear:
        (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .displayP3:
        let (r, g, b) = (Transfer.linear(red), Transfer.linear(green), Transfer.linear(blue))
        linearRed = 1.224_940_2 * r - 0.224_940_2 * g
        linearGreen = -0.042_056_955 * r + 1.042_057 * g
        linearBlue = -0.019_637_555 * r - 0.078_636_046 * g + 1.098_273_6 * b
      }
    }

    package init(hex: UInt32, opacity: Float = 1) {
      self.init(
        red: Float(hex >> 16 & 0xFF) / 255, green: Float(hex >> 8 & 0xFF) / 255, blue: Float(hex & 0xFF) / 255,
        opacity: opacity)
    }

    package static let transparent = Color.Resolved(colorSpace: .sRGBLinear, red: 0, green: 0, blue: 0, opacity: 0)

    /// The red component in sRGB.
    public var red: Float {
      get { Transfer.encoded(linearRed) }
      set { linearRed = Transfer.linear(newValue) }
    }

    /// The green component in sRGB.
    public var green: Float {
      get { Transfer.encoded(linearGreen) }
      set { linearGreen = Transfer.linear(newValue) }
    }

    /// The blue component in sRGB.
    public var blue: Float {
      get { Transfer.encoded(linearBlue) }
      set { linearBlue = Transfer.linear(newValue) }
    }

    package func multiplyingOpacity(by factor: Double) -> Color.Resolved {
      var result = self
      result.opacity *= Float(factor)
      return result
    }

    /// The relative luminance, from 0 to 1.
    package var luminance: Double {
      0.2126 * Double(linearRed) + 0.7152 * Double(linearGreen) + 0.0722 * Double(linearBlue)
    }

    /// Returns the contrast to another color, from 1 to 21.
    package func contrast(to other: Color.Resolved) -> Double {
      (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
    }

    /// The components and the opacity from 0 to 255, for hosts that use bytes.
    package var bytes: (red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8) {
      (Transfer.byte(red), Transfer.byte(green), Transfer.byte(blue), Transfer.byte(opacity))
    }
  }
}

/// The transfer function of sRGB, mirrored below zero as extended sRGB requires.
enum Transfer {
  static func linear(_ value: Float) -> Float {
    let size = abs(value)
    let result = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  static func encoded(_ value: Float) -> Float {
    let size = abs(value)
    let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }

  /// Returns the value as a byte. NaN becomes 0, because colors come from the app's data.
  static func byte(_ value: Float) -> UInt8 { UInt8((max(0, min(1, value)) * 255).rounded()) }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components in hexadecimal, such as `#FF0000FF`.
  public var description: String {
    let (r, g, b, a) = bytes
    return "#" + [r, g, b, a].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

extension Color.Resolved: Codable {
  /// Decodes four numbers: red, green, blue in linear sRGB, opacity.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    let (r, g, b) = (try values.decode(Float.self), try values.decode(Float.self), try values.decode(Float.self))
    self.init(colorSpace: .sRGBLinear, red: r, green: g, blue: b, opacity: try values.decode(Float.self))
  }

  /// Encodes four numbers: red, green, blue in linear sRGB, opacity.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [linearRed, linearGreen, linearBlue, opacity] { try values.encode(value) }
  }
}

extension Color.Resolved: Animatable {
  /// The linear components and the opacity.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}
