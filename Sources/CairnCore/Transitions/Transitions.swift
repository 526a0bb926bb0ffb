import CairnScreen
import CairnValues
import Foundation

/// A built-in transition: hosts play it, and the view itself stays unchanged.
protocol KnownTransition: Transition where Body == Content {
  nonisolated var look: TransitionLook { get }
}

extension KnownTransition {
  public func body(content: Content, phase: TransitionPhase) -> Content { content }

  @MainActor public static func _look(of transition: Self) -> _TransitionLook { _TransitionLook(look: transition.look) }
}

/// Inserts and removes the view without animation.
///
/// ```swift
/// panel.transition(.identity)
/// ```
nonisolated public struct IdentityTransition: KnownTransition {
  /// Creates the transition.
  public init() {}
  /// Whether the transition moves the view.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  var look: TransitionLook { .identity }
}

/// Fades the view in and out.
///
/// ```swift
/// panel.transition(.opacity)
/// ```
nonisolated public struct OpacityTransition: KnownTransition {
  /// Creates the transition.
  public init() {}
  /// Whether the transition moves the view.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  var look: TransitionLook { .opacity }
}

/// Scales the view up from a given scale.
///
/// ```swift
/// panel.transition(ScaleTransition(0.5))
/// ```
nonisolated public struct ScaleTransition: KnownTransition {
  /// The scale.
  public var scale: Double
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// Creates a transition that scales the view around a point.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  var look: TransitionLook { .scale(scale, anchor: anchor) }
}

/// Moves the view in from the leading edge and out to the trailing edge.
///
/// ```swift
/// panel.transition(.slide)
/// ```
nonisolated public struct SlideTransition: KnownTransition {
  /// Creates the transition.
  public init() {}
  var look: TransitionLook { .slide }
}

/// Moves the view in from an edge and out to the same edge.
///
/// ```swift
/// panel.transition(.move(edge: .bottom))
/// ```
nonisolated public struct MoveTransition: KnownTransition {
  /// The edge.
  public var edge: Edge
  /// Creates a transition that moves the view toward an edge.
  public init(edge: Edge) { self.edge = edge }
  var look: TransitionLook { .move(edge) }
}

/// Moves the view in from an offset.
///
/// ```swift
/// panel.transition(.offset(x: 0, y: 40))
/// ```
nonisolated public struct OffsetTransition: KnownTransition {
  /// The offset.
  public var offset: CGSize
  /// Creates a transition that moves the view by an offset.
  public init(_ offset: CGSize) { self.offset = offset }
  var look: TransitionLook { .offset(offset) }
}

/// Moves the view in from an edge and pushes out the previous one.
///
/// ```swift
/// panel.transition(.push(from: .trailing))
/// ```
nonisolated public struct PushTransition: KnownTransition {
  /// The edge.
  public var edge: Edge
  /// Creates a transition that pushes the view in from an edge.
  public init(edge: Edge) { self.edge = edge }
  var look: TransitionLook { .push(from: edge) }
}

/// Blurs the view into the one that replaces it.
///
/// ```swift
/// panel.transition(.blurReplace)
/// ```
nonisolated public struct BlurReplaceTransition: KnownTransition {
  /// How the removed view is scaled.
  public struct Configuration: Equatable, Sendable {
    private let goesUp: Bool
    /// The removed view shrinks.
    public static let downUp = BlurReplaceTransition.Configuration(goesUp: false)
    /// The removed view grows.
    public static let upUp = BlurReplaceTransition.Configuration(goesUp: true)
  }

  /// How the transition moves.
  public var configuration: Configuration
  /// Creates a transition that blurs the view.
  public init(configuration: Configuration) { self.configuration = configuration }
  var look: TransitionLook { .blurReplace }
}

/// Uses different transitions for insertion and removal.
///
/// ```swift
/// panel.transition(AsymmetricTransition(insertion: .opacity, removal: .slide))
/// ```
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition of a view that appears.
  public var insertion: Insertion
  /// The transition of a view that goes.
  public var removal: Removal

  /// Creates a transition of two.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Whether the transition moves the view.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }

  @MainActor public static func _look(of transition: Self) -> _TransitionLook {
    let (coming, going) = (Insertion._look(of: transition.insertion), Removal._look(of: transition.removal))
    return _TransitionLook(look: .asymmetric(coming: coming.look, going: going.look))
  }
}

nonisolated extension Transition where Self == IdentityTransition {
  /// Inserts and removes the view without animation.
  public static var identity: IdentityTransition { IdentityTransition() }
}

nonisolated extension Transition where Self == OpacityTransition {
  /// Fades the view in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

nonisolated extension Transition where Self == ScaleTransition {
  /// Scales the view up from a given scale.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Scales the view up from a given scale.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

nonisolated extension Transition where Self == SlideTransition {
  /// Moves the view in from the leading edge and out to the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

nonisolated extension Transition where Self == MoveTransition {
  /// Moves the view in from an edge and out to the same edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

nonisolated extension Transition where Self == OffsetTransition {
  /// Moves the view in from an offset.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Moves the view in from an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

nonisolated extension Transition where Self == PushTransition {
  /// Moves the view in from an edge and pushes out the previous one.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
  /// Blurs the view into the one that replaces it.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Blurs the view while it appears and goes.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp)
    -> BlurReplaceTransition
  { BlurReplaceTransition(configuration: configuration) }
}

nonisolated extension Transition {
  /// Uses one transition for views that appear and another for those that go.
  public static func asymmetric<I: Transition, R: Transition>(insertion: I, removal: R) -> AsymmetricTransition<I, R>
  where Self == AsymmetricTransition<I, R> { AsymmetricTransition(insertion: insertion, removal: removal) }
}
