import CairnValues
import Foundation

// What these ask for is the host's business, or that of hardware there is none of. They are listed in Docs/Support.md.
nonisolated extension View {
  /// Sets in which language texts are set.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
  /// Says whether a person can search in a text.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Says whether a person can replace what was found.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Shows how to search in a text.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Says whether hover effects are shown.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Lays the options of radio groups out side by side.
  public func horizontalRadioGroupLayout() -> some View { self }
  /// Sets how high the items of wheels are.
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
  /// Marks content that is out of date until it is made anew.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Says whether a presentation keeps the app from ending.
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
  /// Says how serious a dialog is.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Lets a gesture of the hand press the view.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }

  /// Tells where a pointer is while it rests on the view: its middle, as hosts tell no more.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    onHover { action($0 ? .active(.zero) : .ended) }
  }
}

/// How serious a dialog is.
///
/// ```swift
/// view.dialogSeverity(.critical)
/// ```
public struct DialogSeverity: Hashable, Sendable {
  private let level: Int
  public static let automatic = DialogSeverity(level: 0)
  public static let standard = DialogSeverity(level: 1)
  public static let critical = DialogSeverity(level: 2)
}

/// A gesture of the hand that presses a button.
///
/// ```swift
/// button.handGestureShortcut(.primaryAction)
/// ```
public struct HandGestureShortcut: Hashable, Sendable {
  private let kind: Int
  public static let primaryAction = HandGestureShortcut(kind: 0)
}
