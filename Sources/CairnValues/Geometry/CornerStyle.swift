import Foundation

extension Edge {
  /// One corner of a rectangle.
  ///
  ///     let corner = Edge.Corner.topLeading
  public enum Corner: Int8, CaseIterable, Sendable {
    /// Above, where a line of text begins.
    case topLeading
    /// Above, where a line of text ends.
    case topTrailing
    /// Below, where a line of text begins.
    case bottomLeading
    /// Below, where a line of text ends.
    case bottomTrailing

    /// A set of corners.
    ///
    ///     let top: Edge.Corner.Set = [.topLeading, .topTrailing]
    public struct Set: OptionSet, Sendable {
      /// One bit for each corner.
      public let rawValue: Int8

      /// Makes a set from its bits.
      public init(rawValue: Int8) { self.rawValue = rawValue }

      /// Makes a set of one corner.
      public init(_ corner: Edge.Corner) { rawValue = 1 << corner.rawValue }

      /// The corner above, where a line of text begins.
      public static let topLeading = Set(.topLeading)
      /// The corner above, where a line of text ends.
      public static let topTrailing = Set(.topTrailing)
      /// The corner below, where a line of text begins.
      public static let bottomLeading = Set(.bottomLeading)
      /// The corner below, where a line of text ends.
      public static let bottomTrailing = Set(.bottomTrailing)
    }

    /// How a corner is rounded.
    ///
    ///     ConcentricRectangle(corners: .concentric(minimum: 12))
    public struct Style: Hashable, Sendable {
      package enum Form: Hashable, Sendable {
        case fixed(CGFloat)
        /// Round the same point as the corner of what is around.
        case concentric(minimum: CGFloat)
      }

      package let form: Form

      private init(_ form: Form) { self.form = form }

      /// Rounded with a radius; square with one of zero.
      public static func fixed(_ radius: CGFloat) -> Style { Style(.fixed(radius.isNaN ? 0 : max(radius, 0))) }

      /// Rounded round the same point as the corner of the container's shape.
      public static var concentric: Style { Style(.concentric(minimum: 0)) }

      /// The same, with no smaller a radius than that of another style.
      public static func concentric(minimum: Style? = nil) -> Style {
        switch minimum?.form {
        case .fixed(let radius), .concentric(let radius): Style(.concentric(minimum: radius))
        case nil: .concentric
        }
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A fixed radius.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// A fixed radius.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}
