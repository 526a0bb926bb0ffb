import CairnScreen
import CairnValues
import Foundation

extension GraphicsContext {
  /// Something that is done to what is drawn.
  ///
  /// ```swift
  /// context.addFilter(.blur(radius: 4))
  /// ```
  public struct Filter: Sendable {
    let value: DrawingFilter

    /// Seen from somewhere else in space.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(value: .projection(matrix))
    }

    /// A shadow below what is drawn.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        value: .shadow(color, radius: radius, x: x, y: y, blend: blendMode.value, options: options.rawValue))
    }

    /// Multiplies every colour with one.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(value: .color(.multiply(color))) }

    /// Mixes the components of every colour.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(value: .matrix(matrix.rows)) }

    /// Turns the hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(value: .color(.hueRotation(angle))) }

    /// Makes colours stronger or weaker.
    public static func saturation(_ amount: Double) -> Filter { Filter(value: .color(.saturation(amount))) }

    /// Makes colours lighter.
    public static func brightness(_ amount: Double) -> Filter { Filter(value: .color(.brightness(amount))) }

    /// Makes light and dark more different.
    public static func contrast(_ amount: Double) -> Filter { Filter(value: .color(.contrast(amount))) }

    /// Turns colours into their opposites, by a share.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      guard amount != 1 else { return Filter(value: .color(.invert)) }
      let (slope, shift) = (Float(1 - 2 * amount), Float(amount))
      return .colorMatrix(
        ColorMatrix(diagonal: (slope, slope, slope, 1), shift: (shift, shift, shift, 0)))
    }

    /// Takes colour out.
    public static func grayscale(_ amount: Double) -> Filter { Filter(value: .color(.grayscale(amount))) }

    /// Makes dark parts transparent.
    public static var luminanceToAlpha: Filter { Filter(value: .color(.luminanceToAlpha)) }

    /// Blurs what is drawn.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(value: .blur(radius: radius, isOpaque: options.contains(.opaque)))
    }

    /// What a shader makes of each colour. No host runs shaders, so nothing is done.
    public static func colorShader(_ shader: Shader) -> Filter { .brightness(0) }

    /// What a shader makes of each place. No host runs shaders, so nothing is done.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { .brightness(0) }

    /// What a shader makes of the whole. No host runs shaders, so nothing is done.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { .brightness(0) }

    /// One colour where the opacity is within bounds, and nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(value: .alphaThreshold(least: min, most: max, color))
    }
  }

  /// What is special about a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Drawn over what casts it.
    public static let shadowAbove = ShadowOptions(rawValue: 1 << 0)
    /// Drawn without what casts it.
    public static let shadowOnly = ShadowOptions(rawValue: 1 << 1)
    /// Cast by what is transparent.
    public static let invertsAlpha = ShadowOptions(rawValue: 1 << 2)
    /// Not drawn together with what casts it.
    public static let disablesGroup = ShadowOptions(rawValue: 1 << 3)
  }

  /// What is special about a blur.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The edges stay opaque.
    public static let opaque = BlurOptions(rawValue: 1 << 0)
    /// Finely scattered, so that no bands show.
    public static let dithersResult = BlurOptions(rawValue: 1 << 1)
  }

  /// How a filter works.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// With colours as light.
    public static let linearColor = FilterOptions(rawValue: 1 << 0)
  }
}

/// Factors for the components of a colour: each row makes one component of the new colour from those of the old.
///
/// ```swift
/// var matrix = ColorMatrix()
/// matrix.r1 = 0.5
/// ```
public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1
  public var r2: Float = 0
  public var r3: Float = 0
  public var r4: Float = 0
  public var r5: Float = 0
  public var g1: Float = 0
  public var g2: Float = 1
  public var g3: Float = 0
  public var g4: Float = 0
  public var g5: Float = 0
  public var b1: Float = 0
  public var b2: Float = 0
  public var b3: Float = 1
  public var b4: Float = 0
  public var b5: Float = 0
  public var a1: Float = 0
  public var a2: Float = 0
  public var a3: Float = 0
  public var a4: Float = 1
  public var a5: Float = 0

  /// The matrix that changes nothing.
  public init() {}

  init(diagonal: (Float, Float, Float, Float), shift: (Float, Float, Float, Float)) {
    (r1, g2, b3, a4) = diagonal
    (r5, g5, b5, a5) = shift
  }

  var rows: [Float] { [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5] }
}
