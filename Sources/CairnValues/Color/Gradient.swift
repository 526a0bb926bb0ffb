import Foundation

/// Colours that run into each other along a line that the gradient itself does not fix.
///
///     let dawn = Gradient(colors: [.orange, .yellow, .white])
public struct Gradient: Hashable, Sendable {
  /// A colour at a place on the line.
  ///
  ///     Gradient.Stop(color: .red, location: 0.25)
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0 at the start of the line and 1 at its end.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colours are mixed.
  ///
  ///     gradient.colorSpace(.perceptual)
  public struct ColorSpace: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case device, perceptual }
    package let kind: Kind

    /// The components as screens encode them.
    public static let device = ColorSpace(kind: .device)
    /// A space in which equal steps look equal.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }

  /// The colours and their places, in the order in which they were given.
  public var stops: [Stop]

  /// Makes a gradient from colours and their places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient, with colours mixed in a space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

/// A gradient whose colours may depend on where it is shown.
///
///     Circle().fill(Color.blue.gradient)
public struct AnyGradient: Hashable, Sendable {
  private enum Source: Hashable {
    case gradient(Gradient)
    case color(Color)
  }

  private let source: Source
  package private(set) var space: Gradient.ColorSpace = .device

  /// Makes a gradient from colours and their places.
  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  init(color: Color) { source = .color(color) }

  /// The gradient, with colours mixed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var result = self
    result.space = space
    return result
  }

  /// The colours and their places; the gradient of one colour runs from a lighter shade down to the colour.
  package var gradient: Gradient {
    switch source {
    case .gradient(let gradient): gradient
    case .color(let color): Gradient(colors: [color.mix(with: .white, by: 0.2), color])
    }
  }

  /// The colour this is the gradient of, for hosts that draw no gradients.
  package var baseColor: Color? {
    switch source {
    case .gradient(let gradient): gradient.stops.first?.color
    case .color(let color): color
    }
  }
}
