import CairnScreen
import CairnValues
import Foundation

/// A rectangle as large as the view.
///
/// ```swift
/// Rectangle().fill(.red).frame(width: 40, height: 20)
/// ```
nonisolated public struct Rectangle: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates a rectangle.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the shape inset on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(shape: self, amount: amount) }

  /// How the shape adapts to right-to-left text.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public var _outline: _ShapeOutline { _ShapeOutline(value: .rectangle) }
}

/// A rectangle with rounded corners.
///
/// ```swift
/// RoundedRectangle(cornerRadius: 12).fill(.thinMaterial)
/// ```
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The size of the corners.
  public var cornerSize: CGSize
  /// The style.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { .roundedRectangle(in: rect, cornerSize: cornerSize, style: style) }

  /// Reduces the corner radii, so that the two outlines stay at a constant distance.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    let size = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return InsetOf(shape: RoundedRectangle(cornerSize: size, style: style), amount: amount)
  }

  /// How the shape adapts to right-to-left text.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// A rectangle with a radius for each corner.
///
/// ```swift
/// UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 12)
/// ```
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The radius of each corner.
  public var cornerRadii: RectangleCornerRadii
  /// The style.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with a radius for each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with a radius for each corner.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    .unevenRoundedRectangle(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Returns the shape inset on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var inner = self
    inner.cornerRadii = RectangleCornerRadii(
      topLeading: max(cornerRadii.topLeading - amount, 0), bottomLeading: max(cornerRadii.bottomLeading - amount, 0),
      bottomTrailing: max(cornerRadii.bottomTrailing - amount, 0),
      topTrailing: max(cornerRadii.topTrailing - amount, 0))
    return InsetOf(shape: inner, amount: amount)
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// The largest circle that fits, centered in the view.
///
/// ```swift
/// Circle().strokeBorder(.blue, lineWidth: 2)
/// ```
nonisolated public struct Circle: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates a circle.
  public init() {}

  public func path(in rect: CGRect) -> Path { .circle(in: rect) }

  /// Returns the shape inset on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(shape: self, amount: amount) }

  /// Returns a square: a circle is as wide as it is high.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat
    switch (proposal.width, proposal.height) {
    case (let width?, let height?): side = min(width, height)
    case (let length?, nil), (nil, let length?): side = length
    case (nil, nil): side = ProposedViewSize.unspecified.replacingUnspecifiedDimensions().width
    }
    return CGSize(width: side, height: side)
  }

  /// How the shape adapts to right-to-left text.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// An ellipse as large as the view.
///
/// ```swift
/// Ellipse().fill(.green).frame(width: 80, height: 40)
/// ```
nonisolated public struct Ellipse: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates an ellipse.
  public init() {}

  public func path(in rect: CGRect) -> Path { .ellipse(in: rect) }

  /// Returns the shape inset on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(shape: self, amount: amount) }

  /// How the shape adapts to right-to-left text.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle whose shorter sides are semicircles.
///
/// ```swift
/// Text("New").padding(.horizontal).background(.red, in: Capsule())
/// ```
nonisolated public struct Capsule: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData
  /// The style.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path { .capsule(in: rect, style: style) }

  /// Returns the shape inset on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(shape: self, amount: amount) }

  /// How the shape adapts to right-to-left text.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A shape that adopts the shape of its container.
///
/// ```swift
/// card.clipShape(ContainerRelativeShape())
/// ```
nonisolated public struct ContainerRelativeShape: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData
  private var rectangle = ConcentricRectangle()

  /// Creates a container relative shape.
  public init() {}

  public func path(in rect: CGRect) -> Path { rectangle.path(in: rect) }

  /// Returns the shape inset on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var inner = self
    inner.rectangle = rectangle.inset(by: amount)
    return inner
  }

  /// How the shape adapts to right-to-left text.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public var _outline: _ShapeOutline {
    _ShapeOutline(value: .other(ContainerOutline(shape: rectangle, takesAnyForm: true)))
  }
}

/// A shape with its outline inset on all sides.
nonisolated struct InsetOf<S: Shape>: InsettableShape {
  var shape: S
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : shape.path(in: inner)
  }

  func inset(by amount: CGFloat) -> InsetOf<S> { InsetOf(shape: shape, amount: self.amount + amount) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var animatableData: AnimatablePair<S.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

nonisolated extension Path: Shape {
  public typealias AnimatableData = EmptyAnimatableData

  /// Returns the path itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}
