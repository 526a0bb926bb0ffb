import CairnScreen
import CairnValues
import Foundation

/// How a view comes and goes.
///
/// ```swift
/// if isOpen { Panel().transition(.move(edge: .bottom).combined(with: .opacity)) }
/// ```
public struct AnyTransition: Sendable {
  let look: TransitionLook

  init(_ look: TransitionLook) { self.look = look }

  /// A transition of any type.
  @MainActor public init<T: Transition>(_ transition: T) { look = T._look(of: transition).look }

  /// The view is there, and then it is not.
  public static let identity = AnyTransition(.identity)
  /// The view fades in and out.
  public static let opacity = AnyTransition(.opacity)
  /// The view grows from a point.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// The view comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition(.slide) }

  /// The view grows from some size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor: anchor))
  }

  /// The view comes from beside its place.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

  /// The view comes from beside its place.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// The view comes from an edge and goes there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

  /// The view comes from an edge and pushes out what was there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(from: edge)) }

  /// One transition for coming and another for going.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(.asymmetric(coming: insertion.look, going: removal.look))
  }

  /// The view goes from how one modifier shows it to how another does.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(.own(String(describing: E.self)))
  }

  /// This transition and another at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    if case .combined(let parts) = look { return AnyTransition(.combined(parts + [other.look])) }
    return AnyTransition(.combined([look, other.look]))
  }

  /// This transition, animated in a way of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(.animated(look, animation)) }
}

nonisolated extension View {
  /// Says how the view comes and goes.
  public func transition(_ t: AnyTransition) -> some View { effect(.transition(t.look)) }

  /// Says how the view comes and goes.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: transition))
  }

  /// Says how what the view shows gives way to other content.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    effect(.contentTransition(transition))
  }
}
