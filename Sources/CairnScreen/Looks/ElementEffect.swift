import CairnFoundation
import CairnValues
import Foundation

/// One thing a modifier does to the look of an element and everything in it, sizes aside.
///
/// Effects are data: a host that cannot show one leaves it out. They are listed in the order they apply, and their
/// geometry is the frame of the element they are on.
package enum ElementEffect: Equatable, Sendable {
  /// Takes its room but cannot be seen or used.
  case hidden
  case opacity(Double)
  case background(Paint, ShapeOutline, FillStyle)
  case overlay(Paint, ShapeOutline, FillStyle)
  case border(Paint, width: CGFloat)
  case clip(ShapeOutline, FillStyle)
  /// Shown only where the first child, which is not shown itself, is opaque.
  case mask
  case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
  case blur(radius: CGFloat, isOpaque: Bool)
  case color(ColorEffect)
  case blend(BlendMode)
  /// Everything inside is drawn together before effects and blending apply.
  case compositing
  case transform(Transformation)
  /// What is drawn where a paint or a symbol asks for the foreground, for paints that are more than a colour.
  case foreground([Paint])
  case redacted(RedactionReasons)
  case ignoresTouches
  case touchArea(ShapeOutline, isEvenOdd: Bool)
  /// Reaches into the parts of the screen that system bars, or the keyboard, may cover.
  case ignoresSafeArea(SafeAreaRegions, Edge.Set)
  /// Tells a person about the element; shown when a pointer rests on it.
  case help(String)
  case hover(HoverLook)
  case transition(TransitionLook)
  case contentTransition(ContentTransition)
  case matched(MatchedLook)
  case describes(SemanticsChange)
  /// Its coordinates have a name.
  case coordinateSpace(SpaceName)
}

/// The name of the coordinates of an element. Names are values nobody changes.
package struct SpaceName: Equatable, @unchecked Sendable {
  package let value: AnyHashable
  package init(_ value: AnyHashable) { self.value = value }
}

/// A change of all colours.
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

/// A change of place or shape that layout does not know of.
package enum Transformation: Equatable, Sendable {
  case rotation(Angle, anchor: UnitPoint)
  case scale(CGSize, anchor: UnitPoint)
  case rotation3D(Angle, axis: [CGFloat], anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
  case affine(CGAffineTransform)
  case projection(ProjectionTransform)
}

/// What a pointer over an element changes.
package enum HoverLook: Hashable, Sendable { case automatic, highlight, lift }

/// How an element comes and goes.
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
  /// One of the app's own, by the name of its type.
  case own(String)
}

/// Two views that are one thing to a person, in two places one after the other.
package struct MatchedLook: Equatable, @unchecked Sendable {
  package var id: AnyHashable
  package var namespace: AnyHashable
  package var isSource: Bool
  package var anchor: UnitPoint
  /// Whether a page grows out of it.
  package var isForPages: Bool

  package init(id: AnyHashable, namespace: AnyHashable, isSource: Bool, anchor: UnitPoint, isForPages: Bool) {
    self.id = id
    self.namespace = namespace
    self.isSource = isSource
    self.anchor = anchor
    self.isForPages = isForPages
  }
}
