import CairnFoundation
import CairnValues
import Foundation

/// A modifier's effect on the look of an element and everything in it, apart from sizes.
///
/// Effects are data: a host that cannot show one ignores it. They are listed in the order they apply, and their
/// geometry is the frame of their element.
package enum ElementEffect: Equatable, Sendable {
  /// Takes up space but is neither visible nor interactive.
  case hidden
  case opacity(Double)
  case background(Paint, ShapeOutline, FillStyle)
  case overlay(Paint, ShapeOutline, FillStyle)
  case border(Paint, width: CGFloat)
  case clip(ShapeOutline, FillStyle)
  /// Visible only where the first child, which is not shown itself, is opaque.
  case mask
  case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
  case blur(radius: CGFloat, isOpaque: Bool)
  case color(ColorEffect)
  case blend(BlendMode)
  /// Draws the whole subtree together before effects and blending apply.
  case compositing
  case transform(Transformation)
  /// The foreground for paints and symbols, if it is more than a color.
  case foreground([Paint])
  case redacted(RedactionReasons)
  case ignoresTouches
  case touchArea(ShapeOutline, isEvenOdd: Bool)
  /// Help text, shown when a pointer rests on the element.
  case help(String)
  case hover(HoverLook)
  case transition(TransitionLook)
  case contentTransition(ContentTransition)
  case matched(MatchedLook)
  case describes(SemanticsChange)
  /// Names the element's coordinate space.
  case coordinateSpace(SpaceName)
}

/// The name of a coordinate space. Names are values that never change.
package struct SpaceName: Equatable, @unchecked Sendable {
  // Sendable: names are immutable values.
  package let value: AnyHashable
  package init(_ value: AnyHashable) { self.value = value }
}

/// An effect on all colors.
package enum ColorEffect: Equatable, Sendable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Angle)
  case invert
  case multiply(Color)
  case luminanceToAlpha
}

/// A change of position or shape that does not affect layout.
package enum Transformation: Equatable, Sendable {
  case rotation(Angle, anchor: UnitPoint)
  case scale(CGSize, anchor: UnitPoint)
  case rotation3D(Angle, axis: [CGFloat], anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
  case affine(CGAffineTransform)
  case projection(ProjectionTransform)
}

/// The hover effect of a pointer over an element.
package enum HoverLook: Hashable, Sendable { case automatic, highlight, lift }

/// How an element appears and disappears.
package indirect enum TransitionLook: Equatable, Sendable {
  case identity
  case opacity
  case scale(CGFloat, anchor: UnitPoint)
  case offset(CGSize)
  case move(Edge)
  case slide
  case push(from: Edge)
  case blurReplace
  case combined([TransitionLook])
  case asymmetric(coming: TransitionLook, going: TransitionLook)
  case animated(TransitionLook, Animation?)
  /// A custom transition of the app, by its type's name.
  case own(String)
}

/// Two views that appear as one thing in two places, one after the other.
package struct MatchedLook: Equatable, @unchecked Sendable {
  // Sendable: ids are immutable values.
  package var id: AnyHashable
  package var namespace: AnyHashable
  package var isSource: Bool
  package var anchor: UnitPoint
  /// Whether it is the source of a page's zoom transition.
  package var isForPages: Bool

  package init(id: AnyHashable, namespace: AnyHashable, isSource: Bool, anchor: UnitPoint, isForPages: Bool) {
    self.id = id
    self.namespace = namespace
    self.isSource = isSource
    self.anchor = anchor
    self.isForPages = isForPages
  }
}
