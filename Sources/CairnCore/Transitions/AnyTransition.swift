import CairnScreen
import CairnValues
import Foundation

/// The animation of a view's insertion and removal.
///
/// ```swift
/// if isOpen { Panel().transition(.move(edge: .bottom).combined(with: .opacity)) }
/// ```
public struct AnyTransition: Sendable {
  let look: TransitionLook

  init(_ look: TransitionLook) { self.look = look }

  /// Creates a type-erased transition.
  @MainActor public init<T: Transition>(_ transition: T) { look = T._look(of: transition).look }

  /// Inserts and removes the view without animation.
  public static let identity = AnyTransition(.identity)
  /// Fades the view in and out.
  public static let opacity = AnyTransition(.opacity)
  /// Scales the view up from a point.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// Moves the view in from the leading edge and out to the trailing edge.
  public static var slide: AnyTransition { AnyTransition(.slide) }

  /// Scales the view up from a given scale.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor: anchor))
  }

  /// Moves the view in from an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

  /// Moves the view in from an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// Moves the view in from an edge and out to the same edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

  /// Moves the view in from an edge and pushes out the previous one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(from: edge)) }

  /// Uses different transitions for insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(.asymmetric(coming: insertion.look, going: removal.look))
  }

  /// Changes the view between the look of one modifier and that of another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(.own(String(describing: E.self)))
  }

  /// Combines this transition with another, at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    if case .combined(let parts) = look { return AnyTransition(.combined(parts + [other.look])) }
    return AnyTransition(.combined([look, other.look]))
  }

  /// Returns this transition with its own animation.
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(.animated(look, animation)) }
}

nonisolated extension View {
  /// Sets the transition for the view's insertion and removal. Has no effect in a terminal.
  public func transition(_ t: AnyTransition) -> some View { effect(.transition(t.look)) }

  /// Sets the transition for the view's insertion and removal. Has no effect in a terminal.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: transition))
  }

  /// Sets the transition for changes of the view's content. Has no effect.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    effect(.contentTransition(transition))
  }
}
