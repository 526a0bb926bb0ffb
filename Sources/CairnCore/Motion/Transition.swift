import CairnScreen
import CairnValues
import Foundation

/// A way to come and go of an app's own.
///
/// ```swift
/// struct Twirl: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.rotationEffect(.degrees(phase.isIdentity ? 0 : 360))
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  /// How the view looks in a phase of its coming and going.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
  nonisolated static var properties: TransitionProperties { get }

  @MainActor static func _look(of transition: Self) -> _TransitionLook
}

/// What a host is told of a transition.
public struct _TransitionLook { let look: TransitionLook }

extension Transition {
  nonisolated public static var properties: TransitionProperties { TransitionProperties() }

  @MainActor public static func _look(of transition: Self) -> _TransitionLook {
    _TransitionLook(look: .own(String(describing: Self.self)))
  }

  /// The view as it would look in a phase.
  @MainActor public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionBody(transition: self, phase: phase))
  }

  /// This transition and another at the same time.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombiningTransition(first: self, second: other)
  }

  /// This transition, animated in a way of its own.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    FilteredTransition(base: self, animation: animation)
  }
}

/// Where in its coming and going a view is.
///
/// ```swift
/// content.opacity(phase.isIdentity ? 1 : 0)
/// ```
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// There.
  case identity
  /// Gone.
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before the view comes, 0 while it is there, 1 once it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is to be known of a transition before it plays.
///
/// ```swift
/// static let properties = TransitionProperties(hasMotion: false)
/// ```
public struct TransitionProperties: Sendable {
  /// Whether something moves, which people can ask not to see.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The view a transition, or another thing with a body for any content, applies to.
///
/// ```swift
/// func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(0.5) }
/// ```
nonisolated public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never
  let content: AnyContent

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    view.content.makeNode(under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {}
}

/// The content as a transition shows it in one phase.
nonisolated struct TransitionBody<T: Transition>: ViewModifier {
  let transition: T
  let phase: TransitionPhase

  @MainActor func body(content: Content) -> T.Body {
    transition.body(content: PlaceholderContentView(content: content.content), phase: phase)
  }
}

/// Tells hosts of the transition, and shows the view as it is while it is there.
nonisolated struct TransitionModifier<T: Transition>: ViewModifier {
  let transition: T

  @MainActor func body(content: Content) -> some View {
    transition.apply(content: content, phase: .identity).effect(.transition(T._look(of: transition).look))
  }
}

nonisolated struct CombiningTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  @MainActor static func _look(of transition: Self) -> _TransitionLook {
    let looks = [First._look(of: transition.first).look, Second._look(of: transition.second).look]
    return _TransitionLook(look: .combined(looks))
  }
}

nonisolated struct FilteredTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  static var properties: TransitionProperties { Base.properties }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }

  @MainActor static func _look(of transition: Self) -> _TransitionLook {
    _TransitionLook(look: .animated(Base._look(of: transition.base).look, transition.animation))
  }
}
