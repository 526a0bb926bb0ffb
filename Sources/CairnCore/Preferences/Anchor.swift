import CairnScreen
import CairnValues
import Foundation

/// A position in one view that another view can convert to its own coordinates.
///
/// ```swift
/// rows.overlayPreferenceValue(SelectedBounds.self) { anchor in
///   GeometryReader { proxy in
///     if let anchor { Frame(rect: proxy[anchor]) }
///   }
/// }
/// ```
nonisolated public struct Anchor<Value> {
  let source: Source
  let place: AnchorPlace

  /// The part of a view that an anchor refers to.
  ///
  /// ```swift
  /// row.anchorPreference(key: SelectedBounds.self, value: .bounds) { $0 }
  /// ```
  nonisolated public struct Source {
    let kind: AnchorKind
    /// Resolves the source for a view in a given frame.
    let value: (AnchorFrame) -> Value
  }
}

/// What a source refers to, for comparing sources.
indirect enum AnchorKind: Hashable {
  case bounds
  case rect(CGRect)
  case point(CGPoint)
  case unit(UnitPoint)
  case list([AnchorKind])
  case none
}

/// The position of a view, in the coordinates of the view that asks.
struct AnchorFrame {
  var frame: CGRect
  var isRightToLeft: Bool
}

/// The view an anchor belongs to, which may be gone while the anchor is kept.
final class AnchorPlace: @unchecked Sendable {
  // Sendable: only the main thread accesses it; other threads just pass it on.
  private weak var element: Element?
  /// The view's last known position, used after the view is gone.
  private var last = AnchorFrame(frame: .zero, isRightToLeft: false)

  init(_ element: Element) { self.element = element }

  @MainActor func isOf(_ element: Element) -> Bool { self.element === element }

  /// Returns the view's position in another view.
  @MainActor func frame(in other: Element?) -> AnchorFrame {
    if let element, element.isPlaced {
      last = AnchorFrame(frame: element.frame(in: nil), isRightToLeft: element.layoutDirection == .rightToLeft)
    }
    let origin = other?.frame(in: nil).origin ?? .zero
    return AnchorFrame(
      frame: last.frame.offsetBy(dx: -origin.x, dy: -origin.y), isRightToLeft: last.isRightToLeft)
  }
}

nonisolated extension Anchor: Equatable where Value: Equatable {
  /// Returns whether two anchors are of the same place.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.place === b.place && a.source.kind == b.source.kind }
}

nonisolated extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(place))
    hasher.combine(source.kind)
  }
}

// Sendable: only the main thread accesses the place, and the value is `Sendable`.
nonisolated extension Anchor: @unchecked Sendable where Value: Sendable {}
nonisolated extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

nonisolated extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(kind: .bounds) { $0.frame } }

  /// The rectangle the source refers to, or `nil` for the whole view.
  package var rectangle: CGRect? { if case .rect(let rect) = kind { rect } else { nil } }

  /// A part of the view.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(kind: .rect(rect)) {
      let x = $0.isRightToLeft ? $0.frame.width - rect.maxX : rect.minX
      return CGRect(x: $0.frame.minX + x, y: $0.frame.minY + rect.minY, width: rect.width, height: rect.height)
    }
  }
}

nonisolated extension Anchor.Source where Value == CGPoint {
  /// A point of the view, relative to its top leading corner.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(kind: .point(point)) {
      let x = $0.isRightToLeft ? $0.frame.width - point.x : point.x
      return CGPoint(x: $0.frame.minX + x, y: $0.frame.minY + point.y)
    }
  }

  /// A point of the view, as a fraction of its size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(kind: .unit(point)) {
      let x = $0.isRightToLeft ? 1 - point.x : point.x
      return CGPoint(x: $0.frame.minX + $0.frame.width * x, y: $0.frame.minY + $0.frame.height * point.y)
    }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

nonisolated extension Anchor.Source {
  /// Creates a source for several positions in a view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(kind: .list(array.map(\.kind))) { frame in array.map { $0.value(frame) } }
  }

  /// Creates a source for an optional position.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(kind: anchor?.kind ?? .none) { frame in anchor.map { $0.value(frame) } }
  }
}
