import CairnScreen
import CairnValues
import Foundation

nonisolated struct LongPressModifier: WrappingModifier {
  typealias Body = Never
  let action: @MainActor () -> Void
  let pressing: (@MainActor (Bool) -> Void)?

  @MainActor func fill(_ element: Element, environment: EnvironmentValues) {
    let (action, pressing) = (action, pressing)
    element.answer(to: .hold, isEnabled: environment.isEnabled) { _, event in
      switch event {
      case .hold:
        pressing?(true)
        action()
        pressing?(false)
      case .press(let isDown): pressing?(isDown)
      default: return false
      }
      return true
    }
  }
}

nonisolated struct HoverModifier: WrappingModifier {
  typealias Body = Never
  let action: @MainActor (Bool) -> Void

  @MainActor func fill(_ element: Element, environment: EnvironmentValues) {
    let action = action
    element.answer(to: .hover, isEnabled: true) { _, event in
      guard case .hover(let isOver) = event else { return false }
      action(isOver)
      return true
    }
  }
}

nonisolated extension View {
  /// Calls an action when the view is tapped.
  @preconcurrency
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { MainActor.assumeIsolated(action) })
  }

  /// Calls an action with the location of a tap on the view.
  @_disfavoredOverload
  @preconcurrency
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { tap in
        MainActor.assumeIsolated { action(tap.location) }
      })
  }

  /// Calls an action when the view is held down.
  @preconcurrency
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    modifier(LongPressModifier(action: action, pressing: onPressingChanged))
  }

  /// Calls an action after a long press, and reports the press meanwhile.
  @preconcurrency
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: (@MainActor (Bool) -> Void)? = nil,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(LongPressModifier(action: action, pressing: pressing))
  }

  /// Calls an action when a pointer enters or leaves the view.
  @preconcurrency
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }
}

// Overloads for actions stored without an isolation; see `ButtonsWithPlainActions`.
nonisolated extension View {
  /// Calls an action after a number of taps.
  @_disfavoredOverload
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void, _plain: Void = ()) -> some View {
    let action = calledOnMain(action)
    return gesture(TapGesture(count: count).onEnded { MainActor.assumeIsolated(action) })
  }

  /// Calls an action after a long press, and reports the press meanwhile.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil, _plain: Void = ()
  ) -> some View {
    modifier(LongPressModifier(action: calledOnMain(action), pressing: onPressingChanged.map { calledOnMain($0) }))
  }

  /// Calls an action when the pointer enters or leaves the view.
  @_disfavoredOverload
  public func onHover(perform action: @escaping (Bool) -> Void, _plain: Void = ()) -> some View {
    modifier(HoverModifier(action: calledOnMain(action)))
  }
}
