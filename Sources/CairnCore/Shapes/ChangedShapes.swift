import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// A shape derived from another by changing its path. It fills its room, unless it says otherwise, even if the other is
/// as wide as it is tall.
nonisolated protocol ChangedShape: Shape {
  associatedtype Original: Shape
  var shape: Original { get }
}

nonisolated extension ChangedShape {
  /// How the shape adapts to right-to-left text.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A part of the outline of a shape.
///
/// ```swift
/// Circle().trim(from: 0, to: progress).stroke(.blue)
/// ```
nonisolated public struct _TrimmedShape<S: Shape>: ChangedShape {
  /// The shape.
  public var shape: S
  /// Where the outline begins, from 0 to 1.
  public var startFraction: CGFloat
  /// Where the outline ends, from 0 to 1.
  public var endFraction: CGFloat

  /// Returns the size of the whole shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }

  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }
}

/// The outline of a shape's stroke.
///
/// ```swift
/// Circle().stroke(style: StrokeStyle(lineWidth: 4))
/// ```
nonisolated public struct _StrokedShape<S: Shape>: ChangedShape {
  /// The shape.
  public var shape: S
  /// The style.
  public var style: StrokeStyle

  /// Whether the shape is filled, stroked or separates.
  public static var role: ShapeRole { .stroke }

  /// Returns the size of the whole shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

/// A translated shape.
///
/// ```swift
/// Circle().offset(x: 10).fill(.red)
/// ```
nonisolated public struct OffsetShape<Content: Shape>: ChangedShape {
  /// The shape.
  public var shape: Content
  /// The offset.
  public var offset: CGSize

  /// Moves a shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// Whether the shape is filled, stroked or separates.
  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }

  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
    set {
      shape.animatableData = newValue.first
      offset = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
}

nonisolated extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape inset on all sides.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A scaled shape.
///
/// ```swift
/// Circle().scale(0.5).fill(.red)
/// ```
nonisolated public struct ScaledShape<Content: Shape>: ChangedShape {
  /// The shape.
  public var shape: Content
  /// The scale.
  public var scale: CGSize
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// Scales a shape around a point.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// Whether the shape is filled, stroked or separates.
  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.about(anchor, in: rect, CGAffineTransform(scaleX: scale.width, y: scale.height)))
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.width, scale.height)) }
    set {
      shape.animatableData = newValue.first
      scale = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
}

/// A shape rotated around a point.
///
/// ```swift
/// Rectangle().rotation(.degrees(45)).fill(.red)
/// ```
nonisolated public struct RotatedShape<Content: Shape>: ChangedShape {
  /// The shape.
  public var shape: Content
  /// The angle.
  public var angle: Angle
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// Rotates a shape around a point.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// Whether the shape is filled, stroked or separates.
  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.about(anchor, in: rect, CGAffineTransform(rotationAngle: angle.radians)))
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set {
      shape.animatableData = newValue.first
      angle = Angle(radians: newValue.second)
    }
  }
}

nonisolated extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape inset on all sides.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape with an affine transform.
///
/// ```swift
/// Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1))
/// ```
nonisolated public struct TransformedShape<Content: Shape>: ChangedShape {
  public typealias AnimatableData = Content.AnimatableData
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform

  /// Transforms a shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// Whether the shape is filled, stroked or separates.
  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape in a rectangle of a fixed size.
///
/// ```swift
/// Circle().size(width: 20, height: 20)
/// ```
nonisolated public struct _SizedShape<S: Shape>: ChangedShape {
  /// The shape.
  public var shape: S
  /// The size.
  public var size: CGSize
  let anchor: UnitPoint

  public func path(in rect: CGRect) -> Path {
    let x = rect.minX + (rect.width - size.width) * anchor.x
    let y = rect.minY + (rect.height - size.height) * anchor.y
    return shape.path(in: CGRect(x: x, y: y, width: size.width, height: size.height))
  }

  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(size.width, size.height)) }
    set {
      shape.animatableData = newValue.first
      size = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
}

extension CGAffineTransform {
  /// Returns a transform applied around a point of a rectangle.
  static func about(_ anchor: UnitPoint, in rect: CGRect, _ transform: CGAffineTransform) -> CGAffineTransform {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

nonisolated extension Shape {
  /// Returns part of the outline, between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// Translates the shape.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// Translates the shape.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Translates the shape.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Scales the shape.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Scales the shape.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Rotates the shape around a point.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Applies an affine transform to the shape.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Returns the shape in a rectangle of a fixed size.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size, anchor: .topLeading) }

  /// Returns the shape in a rectangle of a fixed size.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

  /// Returns the shape in a rectangle of a fixed size.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns the outline of the shape's stroke.
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

  /// Returns the outline of the shape's stroke.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}
