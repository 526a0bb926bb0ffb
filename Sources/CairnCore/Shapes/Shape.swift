import CairnScreen
import CairnValues
import Foundation

/// An outline that adapts to any rectangle and can be filled and stroked.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline within a rectangle.
  func path(in rect: CGRect) -> Path
  /// The role of the shape, for styles that depend on it.
  static var role: ShapeRole { get }
  /// How the shape behaves in right-to-left layouts.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// Returns the shape's size for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline as hosts see it. Shapes that hosts can draw more simply override this.
  var _outline: _ShapeOutline { get }
}

/// The role of a shape.
///
/// ```swift
/// static var role: ShapeRole { .separator }
/// ```
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

/// How a shape behaves in right-to-left layouts.
///
/// ```swift
/// var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
/// ```
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The shape is never mirrored.
  case fixed
  /// The shape is mirrored in the given layout direction.
  case mirrors(in: LayoutDirection)

  /// The shape is mirrored in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape's outline, readable only by hosts.
///
/// ```swift
/// let outline = Circle()._outline
/// ```
public struct _ShapeOutline: Sendable {
  let value: ShapeOutline
}

nonisolated extension Shape {
  /// Whether the shape is filled, stroked or separates.
  public static var role: ShapeRole { .fill }

  /// How the shape adapts to right-to-left text.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Returns the whole proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  public var _outline: _ShapeOutline { _ShapeOutline(value: .other(OutlineOf(shape: self))) }

  var outline: ShapeOutline { _outline.value }
}

extension Shape {
  /// Shows a shape filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    _ShapeView._makeNode(_ShapeView(shape: view, style: ForegroundStyle()), under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    _ShapeView._updateNode(node, to: _ShapeView(shape: view, style: ForegroundStyle()))
  }
}

/// A shape that can be inset on all sides.
///
/// ```swift
/// Circle().inset(by: 4).fill(.red)
/// ```
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// Returns the shape with its outline inset.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape as hosts see it, with its type erased.
nonisolated struct OutlineOf<S: Shape>: OutlineMaker {
  let shape: S

  func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  func size(for proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func isSame(as other: any OutlineMaker) -> Bool {
    guard let other = other as? OutlineOf<S> else { return false }
    return areAlike(shape, other.shape, by: comparison(of: S.self))
  }
}
