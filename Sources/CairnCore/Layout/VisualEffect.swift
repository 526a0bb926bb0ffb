import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// Changes to a view's appearance that layout ignores, and that may depend on the view's position.
///
/// ```swift
/// card.visualEffect { content, proxy in content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1) }
/// ```
nonisolated public protocol VisualEffect: Sendable, Animatable {
  associatedtype AnimatableData = EmptyAnimatableData
  /// The effects, in order.
  var _looks: _VisualLooks { get }
}

/// Visual effects, readable only by hosts.
///
/// ```swift
/// var _looks: _VisualLooks { base._looks }
/// ```
public struct _VisualLooks: Sendable {
  let effects: [ElementEffect]
}

/// The empty effect that others are added to.
///
/// ```swift
/// card.visualEffect { content, _ in content.blur(radius: 2) }
/// ```
nonisolated public struct EmptyVisualEffect: VisualEffect {
  public typealias AnimatableData = EmptyAnimatableData
  /// Creates an empty visual effect.
  public init() {}
  public var _looks: _VisualLooks { _VisualLooks(effects: []) }
}

nonisolated struct AppliedVisualEffect: VisualEffect {
  typealias AnimatableData = EmptyAnimatableData
  let effects: [ElementEffect]
  var _looks: _VisualLooks { _VisualLooks(effects: effects) }
}

nonisolated extension VisualEffect {
  private func adding(_ effect: ElementEffect) -> AppliedVisualEffect {
    AppliedVisualEffect(effects: _looks.effects + [effect])
  }

  private func transformed(_ transformation: Transformation) -> AppliedVisualEffect {
    adding(.transform(transformation))
  }

  /// Sets the opacity.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(.opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
  }

  /// Moves the view.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    transformed(.affine(CGAffineTransform(translationX: offset.width, y: offset.height)))
  }

  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  /// Scales the view around a point.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    transformed(.scale(scale, anchor: anchor))
  }

  /// Scales the view around a point.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Scales the view around a point.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the view around a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    transformed(.rotation(angle, anchor: anchor))
  }

  /// Rotates the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    transformed(
      .rotation3D(angle, axis: [axis.x, axis.y, axis.z], anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Transforms the view.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { transformed(.affine(transform)) }

  /// Transforms the view.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    transformed(.projection(transform))
  }

  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius: radius, isOpaque: opaque))
  }

  /// Brightens the colors.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.color(.brightness(amount))) }

  /// Changes the contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.color(.contrast(amount))) }

  /// Changes the saturation.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.color(.saturation(amount))) }

  /// Takes away color.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.color(.grayscale(amount))) }

  /// Turns the hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.color(.hueRotation(angle))) }
}

nonisolated extension View {
  /// Changes the view's appearance depending on its position, without affecting layout.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(FollowingEffectModifier { proxy, _ in effect(EmptyVisualEffect(), proxy)._looks.effects })
  }
}

/// Effects that depend on an element's geometry. They are computed again when it changes, and applied in the
/// same commit.
nonisolated struct FollowingEffectModifier: UnaryModifier {
  typealias Body = Never
  let effects: @MainActor (GeometryProxy, Element) -> [ElementEffect]

  final class ModifierNode: WatchingNode, UnaryModifierNode {
    var modifier: FollowingEffectModifier
    private var followed: [Followed] = []

    /// An element, the geometry read for it, and the owners of its effects.
    @MainActor private final class Followed {
      let reading = GeometryReading()
      let element: Element
      var owners: [Owner] = []
      var isFresh = false

      init(_ element: Element) {
        self.element = element
        reading.element = element
      }
    }

    private final class Owner {}

    init(_ modifier: FollowingEffectModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      startFollowingLayout()
    }

    func modifierChanged(from old: FollowingEffectModifier) {
      for entry in followed { entry.isFresh = false }
      wantsLayout()
    }

    override func watchedElementsChanged() {
      let old = followed
      followed = elements.map { element in old.first { $0.element === element } ?? Followed(element) }
    }

    override func followLayout() -> Bool {
      guard isInView else { return false }
      for entry in followed where entry.element.isPlaced && (!entry.isFresh || entry.reading.isOutdated) {
        entry.isFresh = true
        entry.reading.begin()
        apply(modifier.effects(GeometryProxy(reading: entry.reading), entry.element), to: entry)
      }
      return false
    }

    private func apply(_ effects: [ElementEffect], to entry: Followed) {
      while entry.owners.count < effects.count { entry.owners.append(Owner()) }
      for (index, owner) in entry.owners.enumerated() {
        entry.element.setEffect(
          effects.indices.contains(index) ? effects[index] : nil, by: ObjectIdentifier(owner))
      }
    }
  }
}
