import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// A view that shows a shape, and can be filled and stroked again on top.
///
/// ```swift
/// Circle().fill(.yellow).stroke(.black, lineWidth: 2)
/// ```
nonisolated public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  /// The shape shown.
  var shape: Content { get }
  /// Appends the shape's drawings, in order.
  @MainActor func _appendDrawings(_ handle: _ElementHandle, to drawings: inout _ShapeDrawings)
}

/// The drawings of a shape, readable only by hosts.
///
/// ```swift
/// func _appendDrawings(_ handle: _ElementHandle, to drawings: inout _ShapeDrawings) {}
/// ```
public struct _ShapeDrawings {
  var list: [ShapeContent.Drawing] = []
}

extension ShapeView {
  /// Writes all drawings of the shape into one element.
  @MainActor func fillElement(_ handle: _ElementHandle) {
    var drawings = _ShapeDrawings()
    _appendDrawings(handle, to: &drawings)
    let content = ShapeContent(drawings: drawings.list)
    handle.element.setLayout(shape.takesAllProposed ? .filling : .shape)
    if case .shape(let old) = handle.element.content, old == content { return }
    handle.element.content = .shape(content)
  }
}

/// A filled shape.
///
/// ```swift
/// Circle().fill(.red)
/// ```
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, _LeafView {
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the shape is filled.
  public var fillStyle: FillStyle

  /// Creates a view of a filled shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @MainActor public static var _role: ElementRole { .shape }

  @MainActor public func _fill(_ handle: _ElementHandle) { fillElement(handle) }

  @MainActor public func _appendDrawings(_ handle: _ElementHandle, to drawings: inout _ShapeDrawings) {
    drawings.list.append(.fill(style.paint.resolved(in: handle.environment), shape.outline(in: handle), fillStyle))
  }
}

/// A shape filled on top of earlier drawings.
///
/// ```swift
/// Circle().stroke(.red).fill(.yellow)
/// ```
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, _LeafView {
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the shape is filled.
  public var fillStyle: FillStyle
  /// The view behind the shape.
  public var background: Background

  /// Creates a view of a filled shape in front of another view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  @MainActor public static var _role: ElementRole { .shape }

  @MainActor public func _fill(_ handle: _ElementHandle) { fillElement(handle) }

  @MainActor public func _appendDrawings(_ handle: _ElementHandle, to drawings: inout _ShapeDrawings) {
    (background as? any ShapeView)?._appendDrawings(handle, to: &drawings)
    drawings.list.append(.fill(style.paint.resolved(in: handle.environment), shape.outline(in: handle), fillStyle))
  }
}

/// A shape with a stroked outline.
///
/// ```swift
/// Circle().stroke(.red, lineWidth: 3)
/// ```
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, _LeafView {
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the outline is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// The view behind the shape.
  public var background: Background

  /// Creates a view of an outlined shape in front of another view.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor public static var _role: ElementRole { .shape }

  @MainActor public func _fill(_ handle: _ElementHandle) { fillElement(handle) }

  @MainActor public func _appendDrawings(_ handle: _ElementHandle, to drawings: inout _ShapeDrawings) {
    (background as? any ShapeView)?._appendDrawings(handle, to: &drawings)
    drawings.list.append(
      .stroke(
        style.paint.resolved(in: handle.environment), shape.outline(in: handle), strokeStyle,
        isAntialiased: isAntialiased))
  }
}

/// A shape stroked along the inside of its outline.
///
/// ```swift
/// Circle().strokeBorder(.red, lineWidth: 3)
/// ```
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  ShapeView, _LeafView
{
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the outline is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// The view behind the shape.
  public var background: Background

  /// Creates a view of a shape outlined on its inside, in front of another view.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor public static var _role: ElementRole { .shape }

  @MainActor public func _fill(_ handle: _ElementHandle) { fillElement(handle) }

  @MainActor public func _appendDrawings(_ handle: _ElementHandle, to drawings: inout _ShapeDrawings) {
    (background as? any ShapeView)?._appendDrawings(handle, to: &drawings)
    drawings.list.append(
      .stroke(
        style.paint.resolved(in: handle.environment),
        shape.inset(by: strokeStyle.lineWidth / 2).outline(in: handle), strokeStyle, isAntialiased: isAntialiased))
  }
}

nonisolated extension Shape {
  /// Returns the outline for the layout direction at a place in the tree.
  @MainActor func outline(in handle: _ElementHandle) -> ShapeOutline {
    if case .mirrors(let direction) = layoutDirectionBehavior, handle.environment.layoutDirection == direction {
      return .other(OutlineOf(shape: MirroredShape(shape: self)))
    }
    return outline.followingContainer(in: handle)
  }

  var takesAllProposed: Bool {
    let probe = ProposedViewSize(width: 3, height: 7)
    return sizeThatFits(probe) == CGSize(width: 3, height: 7)
  }
}

/// A horizontally mirrored shape.
nonisolated struct MirroredShape<S: Shape>: ChangedShape {
  typealias AnimatableData = EmptyAnimatableData
  let shape: S

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.about(.center, in: rect, CGAffineTransform(scaleX: -1, y: 1)))
  }
}
