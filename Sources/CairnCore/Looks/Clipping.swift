import CairnScreen
import CairnValues
import Foundation

nonisolated extension View {
  /// Shows only what is inside a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect(.clip(shape.outline, style))
  }

  /// Shows only what is inside the view's bounds.
  public func clipped(antialiased: Bool = false) -> some View {
    effect(.clip(.rectangle, FillStyle(antialiased: antialiased)))
  }

  /// Rounds the view's corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Sets the shape in which the view can be touched.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    effect(.touchArea(shape.outline, isEvenOdd: eoFill))
  }

  /// Sets the shape that stands for the view for some purposes.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    effect(kind.contains(.interaction) ? .touchArea(shape.outline, isEvenOdd: eoFill) : nil)
  }
}

/// What the shape of a view is used for.
///
/// ```swift
/// card.contentShape(.dragPreview, RoundedRectangle(cornerRadius: 8))
/// ```
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the view can be touched.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The preview of what is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// What a pointer highlights.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The ring around what has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// The frame of the accessibility element.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}
