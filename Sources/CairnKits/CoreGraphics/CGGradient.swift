import CairnPictures
import CairnValues
import Foundation

/// Colors that pass into each other.
///
/// ```swift
/// let gradient = CGGradient(colorsSpace: nil, colors: [top, bottom] as CFArray, locations: nil)
/// ```
public final class CGGradient: Sendable {
  private let stops: [(place: Double, color: RasterColor)]

  /// Creates a gradient from colors, which are spread evenly if there are no places for them. Returns `nil` without colors.
  ///
  /// - Parameter space: Has no effect.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { ($0 as? CGColor).map(RasterColor.init) }
    guard !colors.isEmpty else { return nil }
    stops = colors.enumerated().map { index, color in
      let place = locations.map { Double($0[index]) } ?? Double(index) / Double(max(colors.count - 1, 1))
      return (place.isFinite ? place : 0, color)
    }.sorted { $0.place < $1.place }
  }

  /// The color at a place from 0 to 1.
  func color(at place: Double) -> RasterColor {
    guard let next = stops.firstIndex(where: { $0.place > place }) else { return stops[stops.count - 1].color }
    guard next > 0 else { return stops[0].color }
    let (low, high) = (stops[next - 1], stops[next])
    let share = Float((place - low.place) / (high.place - low.place))
    return low.color * (1 - share) + high.color * share
  }
}

/// Whether a gradient continues beyond its ends.
///
/// ```swift
/// context.drawLinearGradient(gradient, start: .zero, end: end, options: [.drawsAfterEndLocation])
/// ```
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32
  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first color fills the space before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color fills the space after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension RasterColor {
  init(_ color: CGColor) {
    let (red, green, blue, opacity) = (color.color.red, color.color.green, color.color.blue, color.color.opacity)
    // Colors are stored as linear light, which leaves 0.9999999 of 1.
    func part(_ value: Float) -> Float { (min(max(value, 0), 1) * 65_535).rounded() / 65_535 }
    self.init(red: part(red), green: part(green), blue: part(blue), opacity: 1)
    self = self * part(opacity)
  }
}
