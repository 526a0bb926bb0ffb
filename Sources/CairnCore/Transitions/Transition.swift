import CairnScreen
import CairnValues
import Foundation

/// A custom animation of a view's insertion and removal.
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
  /// Returns the view's appearance in a phase of the transition.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
  nonisolated static var properties: TransitionProperties { get }

  @MainActor static func _look(of transition: Self) -> _TransitionLook
}

/// The description of a transition for hosts.
public struct _TransitionLook { let look: TransitionLook }

extension Transition {
  /// Whether the transition moves the view.
  nonisolated public static var properties: TransitionProperties { TransitionProperties() }

  @MainActor public static func _look(of transition: Self) -> _TransitionLook {
    _TransitionLook(look: .own(String(describing: Self.self)))
  }

  /// Returns the view as it appears in a phase.
  @MainActor public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionBody(transition: self, phase: phase))
  }

  /// Combines this transition with another, at the same time.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombiningTransition(first: self, second: other)
  }

  /// Returns this transition with its own animation.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    FilteredTransition(base: self, animation: animation)
  }
}

/// The phase of a view's insertion or removal.
///
/// ```swift
/// content.opacity(phase.isIdentity ? 1 : 0)
/// ```
public enum TransitionPhase: Hashable, Sendable {
  /// Before the insertion.
  case willAppear
  /// Present.
  case identity
  /// After the removal.
  case didDisappear

  /// Whether the view is fully visible.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the insertion, 0 while the view is present, 1 after the removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition known before it plays.
///
/// ```swift
/// static let properties = TransitionProperties(hasMotion: false)
/// ```
public struct TransitionProperties: Sendable {
  /// Whether the transition moves something, which users can turn off.
  public var hasMotion: Bool

  /// Creates the properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The content as a transition shows it in one phase.
nonisolated struct TransitionBody<T: Transition>: ViewModifier {
  let transition: T
  let phase: TransitionPhase

  @MainActor func body(content: Content) -> T.Body {
    transition.body(content: PlaceholderContentView(content: content.content), phase: phase)
  }
}

/// Passes the transition to the host, and shows the view in its identity phase.
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
