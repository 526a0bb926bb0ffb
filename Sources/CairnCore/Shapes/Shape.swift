import CairnScreen
import CairnValues
import Foundation

/// An outline that fits any rectangle, and can be shown, filled and stroked.
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
  /// The outline within a rectangle.
  func path(in rect: CGRect) -> Path
  /// What the shape is for when it is drawn in a style that cares.
  static var role: ShapeRole { get }
  /// What becomes of the shape where lines run from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The size the shape takes for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline as hosts see it; shapes that are simple for a host say so here.
  var _outline: _ShapeOutline { get }
}

/// What a shape is for.
///
/// ```swift
/// static var role: ShapeRole { .separator }
/// ```
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

/// What becomes of a thing where lines run from right to left.
///
/// ```swift
/// var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
/// ```
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored in one direction of lines.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where lines run from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape's outline, in a form that only hosts can read.
///
/// ```swift
/// let outline = Circle()._outline
/// ```
public struct _ShapeOutline: Sendable {
  let value: ShapeOutline
}

nonisolated extension Shape {
  public static var role: ShapeRole { .fill }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// All that is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  public var _outline: _ShapeOutline { _ShapeOutline(value: .other(OutlineOf(shape: self))) }

  var outline: ShapeOutline { _outline.value }
}

extension Shape {
  /// A shape is shown filled with the foreground.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    _ShapeView._makeNode(_ShapeView(shape: view, style: ForegroundStyle()), under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    _ShapeView._updateNode(node, to: _ShapeView(shape: view, style: ForegroundStyle()))
  }
}

/// A shape that can be made smaller all round.
///
/// ```swift
/// Circle().inset(by: 4).fill(.red)
/// ```
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// The shape with its outline moved inwards.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape of any type, as hosts see it.
nonisolated struct OutlineOf<S: Shape>: OutlineMaker {
  let shape: S

  func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  func size(for proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func isSame(as other: any OutlineMaker) -> Bool {
    guard let other = other as? OutlineOf<S> else { return false }
    return withUnsafePointer(to: shape) { a in
      withUnsafePointer(to: other.shape) { b in comparison(of: S.self)(a, b) }
    }
  }
}
