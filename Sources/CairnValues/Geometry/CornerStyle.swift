import Foundation

extension Edge {
  /// One corner of a rectangle.
  ///
  ///     let corner = Edge.Corner.topLeading
  public enum Corner: Int8, CaseIterable, Sendable {
    /// The top leading corner.
    case topLeading
    /// The top trailing corner.
    case topTrailing
    /// The bottom leading corner.
    case bottomLeading
    /// The bottom trailing corner.
    case bottomTrailing

    /// A set of corners.
    ///
    ///     let top: Edge.Corner.Set = [.topLeading, .topTrailing]
    public struct Set: OptionSet, Sendable {
      /// One bit for each corner.
      public let rawValue: Int8

      /// Creates a set from its bits.
      public init(rawValue: Int8) { self.rawValue = rawValue }

      /// Creates a set of one corner.
      public init(_ corner: Edge.Corner) { rawValue = 1 << corner.rawValue }

      /// The top leading corner alone.
      public static let topLeading = Set(.topLeading)
      /// The top trailing corner alone.
      public static let topTrailing = Set(.topTrailing)
      /// The bottom leading corner alone.
      public static let bottomLeading = Set(.bottomLeading)
      /// The bottom trailing corner alone.
      public static let bottomTrailing = Set(.bottomTrailing)
    }

    /// How a corner is rounded.
    ///
    ///     ConcentricRectangle(corners: .concentric(minimum: 12))
    public struct Style: Hashable, Sendable {
      package enum Form: Hashable, Sendable {
        case fixed(CGFloat)
        /// Concentric with the corner of the container.
        case concentric(minimum: CGFloat)
      }

      package let form: Form

      private init(_ form: Form) { self.form = form }

      /// Rounded with a radius, or square if the radius is zero.
      public static func fixed(_ radius: CGFloat) -> Style { Style(.fixed(radius.isNaN ? 0 : max(radius, 0))) }

      /// Concentric with the corner of the container's shape.
      public static var concentric: Style { Style(.concentric(minimum: 0)) }

      /// Concentric, with at least the radius of another style.
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
