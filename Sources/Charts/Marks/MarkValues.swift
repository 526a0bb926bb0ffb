import SwiftUI

/// The size of a mark along an axis.
///
/// ```swift
/// BarMark(x: .value("Month", month), y: .value("Pages", pages), width: .ratio(0.5))
/// ```
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Kind: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  let kind: Kind

  /// A size that suits the space.
  public static let automatic = MarkDimension(kind: .automatic)
  /// A size in points.
  public static func fixed(_ points: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(points)) }
  /// The space less an inset at both ends, in points.
  public static func inset(_ points: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(points)) }
  /// A part of the space.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }

  /// A size in points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  /// A size in points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }

  private init(kind: Kind) { self.kind = kind }

  /// Returns the size in a space. The ratio is that of `.automatic`.
  func size(in space: CGFloat, automatic ratio: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: space * ratio
    case .fixed(let points): points
    case .inset(let points): max(space - 2 * points, 0)
    case .ratio(let ratio): space * ratio
    }
  }
}

/// How marks at the same position share it.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case standard, normalized, center, unstacked
  }

  let kind: Kind

  /// One after the other, beginning at zero.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// One after the other, as parts of a whole.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// One after the other, as a stream around the middle.
  public static let center = MarkStackingMethod(kind: .center)
  /// All beginning at zero, in front of each other.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// How a line runs between its points.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(CGFloat)
    case catmullRom(CGFloat)
  }

  let kind: Kind

  /// Straight lines.
  public static let linear = InterpolationMethod(kind: .linear)
  /// A smooth line that rises and falls only where the data do.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// A smooth line through the points.
  public static let catmullRom = InterpolationMethod(kind: .catmullRom(0.5))
  /// A smooth line through the points.
  public static let cardinal = InterpolationMethod(kind: .cardinal(0))
  /// Steps at the start of each interval.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// Steps in the middle of each interval.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// Steps at the end of each interval.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)

  /// A smooth line through the points, with more or less swing.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha))
  }

  /// A smooth line through the points, tighter or looser.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension))
  }
}

/// The side of a mark on which an annotation is shown.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, overlay
    case side(UnitPoint)
  }

  let kind: Kind

  /// Above the mark.
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// On the mark.
  public static let overlay = AnnotationPosition(kind: .overlay)
  /// Above the mark.
  public static let top = AnnotationPosition(kind: .side(.top))
  /// Below the mark.
  public static let bottom = AnnotationPosition(kind: .side(.bottom))
  /// Before the mark.
  public static let leading = AnnotationPosition(kind: .side(.leading))
  /// After the mark.
  public static let trailing = AnnotationPosition(kind: .side(.trailing))
  /// Above the mark and before it.
  public static let topLeading = AnnotationPosition(kind: .side(.topLeading))
  /// Above the mark and after it.
  public static let topTrailing = AnnotationPosition(kind: .side(.topTrailing))
  /// Below the mark and before it.
  public static let bottomLeading = AnnotationPosition(kind: .side(.bottomLeading))
  /// Below the mark and after it.
  public static let bottomTrailing = AnnotationPosition(kind: .side(.bottomTrailing))

  var unit: UnitPoint? {
    switch kind {
    case .automatic: .top
    case .overlay: nil
    case .side(let point): point
    }
  }
}

/// The size of the mark that an annotation belongs to.
public struct AnnotationContext: Sendable {
  /// The size of the mark.
  public let targetSize: CGSize
}

/// What happens to an annotation that would leave the plot or the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What happens along one axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case automatic, fits, padsScale, disabled
    }

    let kind: Kind

    /// The chart decides.
    public static let automatic = Strategy(kind: .automatic)
    /// The annotation moves into the chart.
    public static let fit = Strategy(kind: .fits)
    /// The scale gets space for the annotation. The annotation moves into the chart instead.
    public static let padScale = Strategy(kind: .padsScale)
    /// The annotation stays.
    public static let disabled = Strategy(kind: .disabled)

    /// The annotation moves into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }

  /// A part of a chart that annotations can be kept in.
  public struct Boundary: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
      case automatic, chart, plot
    }

    private let kind: Kind

    /// The chart decides.
    public static let automatic = Boundary(kind: .automatic)
    /// The whole chart.
    public static let chart = Boundary(kind: .chart)
    /// The plot.
    public static let plot = Boundary(kind: .plot)
  }

  let x: Strategy
  let y: Strategy

  /// Chooses what happens along each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// The chart decides.
  public static let automatic = AnnotationOverflowResolution()
}
