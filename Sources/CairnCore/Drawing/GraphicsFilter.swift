import CairnScreen
import CairnValues
import Foundation

extension GraphicsContext {
  /// A filter applied to drawings.
  ///
  /// ```swift
  /// context.addFilter(.blur(radius: 4))
  /// ```
  public struct Filter: Sendable {
    let value: DrawingFilter

    /// Applies a projection in three dimensions.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(value: .projection(matrix))
    }

    /// Adds a shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        value: .shadow(color, radius: radius, x: x, y: y, blend: blendMode.value, options: options.rawValue))
    }

    /// Multiplies all colors by a color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(value: .color(.multiply(color))) }

    /// Applies a matrix to the components of all colors.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(value: .matrix(matrix.rows)) }

    /// Shifts the hue of all colors.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(value: .color(.hueRotation(angle))) }

    /// Increases or reduces the saturation.
    public static func saturation(_ amount: Double) -> Filter { Filter(value: .color(.saturation(amount))) }

    /// Brightens all colors.
    public static func brightness(_ amount: Double) -> Filter { Filter(value: .color(.brightness(amount))) }

    /// Increases or reduces the contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter(value: .color(.contrast(amount))) }

    /// Inverts all colors, by a given amount.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      guard amount != 1 else { return Filter(value: .color(.invert)) }
      let (slope, shift) = (Float(1 - 2 * amount), Float(amount))
      return .colorMatrix(
        ColorMatrix(diagonal: (slope, slope, slope, 1), shift: (shift, shift, shift, 0)))
    }

    /// Removes color.
    public static func grayscale(_ amount: Double) -> Filter { Filter(value: .color(.grayscale(amount))) }

    /// Makes dark areas transparent.
    public static var luminanceToAlpha: Filter { Filter(value: .color(.luminanceToAlpha)) }

    /// Blurs the drawings.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(value: .blur(radius: radius, isOpaque: options.contains(.opaque)))
    }

    /// Applies a shader to each color. Accepted without effect, because no host runs shaders.
    public static func colorShader(_ shader: Shader) -> Filter { .brightness(0) }

    /// Applies a shader to the position of each pixel. Accepted without effect, because no host runs shaders.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { .brightness(0) }

    /// Applies a shader to the whole drawing. Accepted without effect, because no host runs shaders.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { .brightness(0) }

    /// Replaces areas whose opacity is within bounds by a color, and clears the rest.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(value: .alphaThreshold(least: min, most: max, color))
    }
  }

  /// Options for a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates the set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws the shadow above its source.
    public static let shadowAbove = ShadowOptions(rawValue: 1 << 0)
    /// Draws only the shadow.
    public static let shadowOnly = ShadowOptions(rawValue: 1 << 1)
    /// Casts the shadow of the transparent parts.
    public static let invertsAlpha = ShadowOptions(rawValue: 1 << 2)
    /// Composites the shadow separately from its source.
    public static let disablesGroup = ShadowOptions(rawValue: 1 << 3)
  }

  /// Options for a blur.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates the set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps the edges opaque.
    public static let opaque = BlurOptions(rawValue: 1 << 0)
    /// Dithers the result to hide banding.
    public static let dithersResult = BlurOptions(rawValue: 1 << 1)
  }

  /// Options for a filter.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates the set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Works in linear light.
    public static let linearColor = FilterOptions(rawValue: 1 << 0)
  }
}

/// A matrix for colors: each row computes one component of the new color from those of the old.
///
/// ```swift
/// var matrix = ColorMatrix()
/// matrix.r1 = 0.5
/// ```
public struct ColorMatrix: Equatable, Sendable {
  /// How much of the old red is in the new red.
  public var r1: Float = 1
  /// How much of the old green is in the new red.
  public var r2: Float = 0
  /// How much of the old blue is in the new red.
  public var r3: Float = 0
  /// How much of the old opacity is in the new red.
  public var r4: Float = 0
  /// The amount added to red.
  public var r5: Float = 0
  /// How much of the old red is in the new green.
  public var g1: Float = 0
  /// How much of the old green is in the new green.
  public var g2: Float = 1
  /// How much of the old blue is in the new green.
  public var g3: Float = 0
  /// How much of the old opacity is in the new green.
  public var g4: Float = 0
  /// The amount added to green.
  public var g5: Float = 0
  /// How much of the old red is in the new blue.
  public var b1: Float = 0
  /// How much of the old green is in the new blue.
  public var b2: Float = 0
  /// How much of the old blue is in the new blue.
  public var b3: Float = 1
  /// How much of the old opacity is in the new blue.
  public var b4: Float = 0
  /// The amount added to blue.
  public var b5: Float = 0
  /// How much of the old red is in the new opacity.
  public var a1: Float = 0
  /// How much of the old green is in the new opacity.
  public var a2: Float = 0
  /// How much of the old blue is in the new opacity.
  public var a3: Float = 0
  /// How much of the old opacity is in the new opacity.
  public var a4: Float = 1
  /// The amount added to the opacity.
  public var a5: Float = 0

  /// Creates the identity matrix.
  public init() {}

  init(diagonal: (Float, Float, Float, Float), shift: (Float, Float, Float, Float)) {
    (r1, g2, b3, a4) = diagonal
    (r5, g5, b5, a5) = shift
  }

  var rows: [Float] { [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5] }
}
