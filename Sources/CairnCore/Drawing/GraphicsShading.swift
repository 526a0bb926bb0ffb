import CairnScreen
import CairnValues
import Foundation

extension GraphicsContext {
  /// The paint of a drawing: a color, a gradient, an image.
  ///
  /// ```swift
  /// context.stroke(path, with: .color(.red), lineWidth: 2)
  /// ```
  public struct Shading: Sendable {
    private enum Value {
      case paint(Paint)
      case gradient(Gradient, GradientPaint.Line, within: CGRect, GradientOptions)
      case palette([Shading])
      case image(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
      case settled(DrawingPaint)
    }

    private let value: Value

    /// The background of the canvas.
    public static var backdrop: Shading { Shading(value: .paint(.background)) }

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(value: .paint(.foreground)) }

    /// A shading for each level of a symbol or a style.
    public static func palette(_ array: [Shading]) -> Shading { Shading(value: .palette(array)) }

    /// A color.
    public static func color(_ color: Color) -> Shading { Shading(value: .paint(.color(color))) }

    /// A color given by its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, resolved in the canvas's environment.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(value: .paint(style.paint)) }

    /// A linear gradient between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      let start = UnitPoint(x: startPoint.x, y: startPoint.y)
      let end = UnitPoint(x: endPoint.x, y: endPoint.y)
      return Shading(value: .gradient(gradient, .linear(start, end), within: unit, options))
    }

    /// A radial gradient around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let line = GradientPaint.Line.radial(
        center: UnitPoint(x: center.x, y: center.y), startRadius: startRadius, endRadius: endRadius)
      return Shading(value: .gradient(gradient, line, within: unit, options))
    }

    /// A conic gradient around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      let line = GradientPaint.Line.angular(
        center: UnitPoint(x: center.x, y: center.y), startAngle: angle, endAngle: angle + .degrees(360))
      return Shading(value: .gradient(gradient, line, within: unit, options))
    }

    /// A tiled image.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(value: .image(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }

    /// In the unit square, relative positions are the same as points.
    private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    fileprivate init(settled paint: DrawingPaint) { value = .settled(paint) }

    private init(value: Value) { self.value = value }

    /// Returns the paint for an environment.
    func paint(in environment: EnvironmentValues) -> DrawingPaint {
      switch value {
      case .settled(let paint): return paint
      case .paint(let paint): return DrawingPaint([paint.resolved(in: environment)])
      case .palette(let levels):
        var paint = DrawingPaint(levels.flatMap { $0.paint(in: environment).paints })
        if paint.paints.isEmpty { paint.paints = [Paint.foreground.resolved(in: environment)] }
        return paint
      case .gradient(let gradient, let line, let rect, let options):
        var paint = DrawingPaint([.framed(.gradient(GradientPaint(gradient: AnyGradient(gradient), line: line)), rect)])
        paint.spread = options.contains(.mirror) ? .mirror : options.contains(.repeat) ? .repeat : .pad
        paint.mixesLight = options.contains(.linearColor)
        return paint
      case .image(let image, let origin, let sourceRect, let scale):
        return DrawingPaint([
          .picture(
            PictureTile(
              image: image.content(in: environment), origin: origin, sourceRect: sourceRect, scale: scale))
        ])
      }
    }
  }

  /// Options for a gradient: how it continues beyond its ends, and how it blends.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates the set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Repeats the gradient.
    public static let `repeat` = GradientOptions(rawValue: 1 << 0)
    /// Repeats the gradient, mirrored every other time.
    public static let mirror = GradientOptions(rawValue: 1 << 1)
    /// Blends in linear light.
    public static let linearColor = GradientOptions(rawValue: 1 << 2)
  }

  /// Resolves a shading in the canvas's environment, for use in many drawings.
  public func resolve(_ shading: Shading) -> Shading { Shading(settled: shading.paint(in: environment)) }
}

/// An image tiled to fill a shape.
package struct PictureTile: PictureContent, Equatable {
  package let image: ImageContent
  package let origin: CGPoint
  package let sourceRect: CGRect
  package let scale: CGFloat
}
