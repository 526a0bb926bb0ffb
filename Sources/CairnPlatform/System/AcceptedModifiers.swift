import CairnCore
import CairnValues
import Foundation

// Accepted without effect: the host decides these, or the hardware does not exist. They are listed in Docs/Guide/Support.md.
nonisolated extension View {
  /// Sets the language for typesetting. Has no effect.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
  /// Disables searching in a text. Has no effect.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Disables replacing in a text. Has no effect.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Shows the search bar of a text. Has no effect.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Disables hover effects. Has no effect.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Arranges the options of radio groups horizontally. Has no effect.
  public func horizontalRadioGroupLayout() -> some View { self }
  /// Sets the item height of wheel pickers. Has no effect.
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
  /// Marks content that may be shown as outdated until it is updated. Has no effect.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Sets whether a presentation prevents the app from quitting. Has no effect.
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
  /// Sets the severity of a dialog. Has no effect.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Activates the view by a hand gesture. Has no effect.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }

  /// Reports whether a pointer is over the view. The location is always zero, because hosts do not report it.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    onHover { action($0 ? .active(.zero) : .ended) }
  }
}

/// The severity of a dialog.
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

/// A hand gesture that activates a button.
///
/// ```swift
/// button.handGestureShortcut(.primaryAction)
/// ```
public struct HandGestureShortcut: Hashable, Sendable {
  private let kind: Int
  public static let primaryAction = HandGestureShortcut(kind: 0)
}
