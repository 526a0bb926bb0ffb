import Foundation

/// A sequence of colors, independent of the geometry that they are drawn along.
///
///     let dawn = Gradient(colors: [.orange, .yellow, .white])
public struct Gradient: Hashable, Sendable {
  /// A color at a location along the gradient.
  ///
  ///     Gradient.Stop(color: .red, location: 0.25)
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The location, from 0 at the start to 1 at the end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The color space for mixing.
  ///
  ///     gradient.colorSpace(.perceptual)
  public struct ColorSpace: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case device, perceptual }
    package let kind: Kind

    /// Mixes gamma-encoded components.
    public static let device = ColorSpace(kind: .device)
    /// A perceptual space, in which equal steps look equal.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }

  /// The color stops, in their given order.
  public var stops: [Stop]

  /// Creates a gradient from color stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from evenly spaced colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Returns the gradient with a color space for mixing.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

/// A type-erased gradient, whose colors may depend on the environment.
///
///     Circle().fill(Color.blue.gradient)
public struct AnyGradient: Hashable, Sendable {
  private enum Source: Hashable {
    case gradient(Gradient)
    case color(Color)
  }

  private let source: Source
  package private(set) var space: Gradient.ColorSpace = .device

  /// Wraps a gradient.
  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  init(color: Color) { source = .color(color) }

  /// Returns the gradient with a color space for mixing.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var result = self
    result.space = space
    return result
  }

  /// The color stops. The gradient of a single color runs from a lighter shade down to the color.
  package var gradient: Gradient {
    switch source {
    case .gradient(let gradient): gradient
    case .color(let color): Gradient(colors: [color.mix(with: .white, by: 0.2), color])
    }
  }

  /// The color that the gradient was made from, for hosts without gradients.
  package var baseColor: Color? {
    switch source {
    case .gradient(let gradient): gradient.stops.first?.color
    case .color(let color): color
    }
  }
}
