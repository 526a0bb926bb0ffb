import CairnFoundation
import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// A modifier that transforms its content depending on its size, without affecting layout.
///
/// ```swift
/// struct Shake: GeometryEffect {
///   var animatableData: CGFloat
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 6), y: 0))
///   }
/// }
/// ```
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform for content of a size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Hides the effect from geometry readers inside. They never see transforms here, because layout ignores them.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }

  @MainActor public static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    GeometryEffectNode.make(content, modifier, under: parent)
  }

  @MainActor public static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    GeometryEffectNode.update(node, to: content, modifier)
  }
}

/// An effect that layout ignores.
///
/// ```swift
/// content.modifier(Shake(animatableData: tries).ignoredByLayout())
/// ```
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public typealias Body = Never
  /// The wrapped effect.
  public var base: Base

  /// Wraps an effect that layout ignores.
  public init(_ base: Base) { self.base = base }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Returns the transform for a size.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension _IgnoredByLayoutEffect: Sendable where Base: Sendable {}

/// Computes the effect once layout has given each element a size, and again when the size or the effect changes.
final class GeometryEffectNode<Effect: GeometryEffect>: WatchingNode, UnaryModifierNode {
  var modifier: Effect

  init(_ modifier: Effect, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
    startFollowingLayout()
  }

  func modifierChanged(from old: Effect) { apply() }

  override func followLayout() -> Bool {
    if isInView { apply() }
    return false
  }

  private func apply() {
    for element in elements where element.isPlaced {
      let value = modifier.effectValue(size: element.frame.size)
      let effect = ElementEffect.transform(value.affine.map(Transformation.affine) ?? .projection(value))
      element.setEffect(value.isIdentity ? nil : effect, by: ObjectIdentifier(self))
    }
  }
}

nonisolated extension View {
  /// Transforms the view without affecting layout. Has no effect in a terminal.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    effect(.transform(transform.affine.map(Transformation.affine) ?? .projection(transform)))
  }
}
