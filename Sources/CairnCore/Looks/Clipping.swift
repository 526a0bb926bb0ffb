import CairnScreen
import CairnValues
import Foundation

nonisolated extension View {
  /// Clips the view to a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect(.clip(shape.outline, style))
  }

  /// Clips the view to its bounds.
  public func clipped(antialiased: Bool = false) -> some View {
    effect(.clip(.rectangle, FillStyle(antialiased: antialiased)))
  }

  /// Rounds the view's corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Sets the shape used for hit testing.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    effect(.touchArea(shape.outline, isEvenOdd: eoFill))
  }

  /// Sets the view's shape for the given purposes.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    effect(kind.contains(.interaction) ? .touchArea(shape.outline, isEvenOdd: eoFill) : nil)
  }
}

/// The purposes of a view's content shape.
///
/// ```swift
/// card.contentShape(.dragPreview, RoundedRectangle(cornerRadius: 8))
/// ```
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates the set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The preview during a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The highlight under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The ring around a focused view.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// The frame of the accessibility element.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}
