import CairnScreen
import CairnValues

/// The look of a button. Pressing it works as usual.
///
/// ```swift
/// struct Pill: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding().background(.tint, in: Capsule()).opacity(configuration.isPressed ? 0.5 : 1)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  /// Returns the view of a styled button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button that a style receives.
///
/// ```swift
/// func makeBody(configuration: Configuration) -> some View { configuration.label.bold() }
/// ```
public struct ButtonStyleConfiguration {
  /// The label of a button.
  ///
  /// ```swift
  /// configuration.label.foregroundStyle(.white)
  /// ```
  public typealias Label = _StylePart

  /// The role of the button, if it has one.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the user is pressing the button.
  public let isPressed: Bool
}

/// The look and the interaction of a button.
///
/// ```swift
/// struct DoubleTap: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  /// Returns the view of a styled button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The style's name for hosts; `nil` for a custom style.
  nonisolated static var _look: _Looks.Button { get }
}

extension PrimitiveButtonStyle {
  nonisolated public static var _look: _Looks.Button { .custom }
}

/// The properties of a button that a style receives, and the action to trigger.
///
/// ```swift
/// configuration.label.onTapGesture { configuration.trigger() }
/// ```
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  ///
  /// ```swift
  /// configuration.label.foregroundStyle(.white)
  /// ```
  public typealias Label = _StylePart

  /// The role of the button, if it has one.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Triggers the button's action.
  @MainActor public func trigger() { action() }
}

/// The button style at a place in the tree.
enum ButtonStyleChoice {
  /// A style that hosts know by name; `nil` stands for the default.
  case builtIn(_Looks.Button)
  case own(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)
}

struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleChoice { .builtIn(.automatic) }
}

extension EnvironmentValues {
  var buttonStyle: ButtonStyleChoice {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of buttons in this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ButtonStyleKey, S>(style: style) { .own($0) })
  }

  /// Sets the look and the interaction of buttons in this view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier<ButtonStyleKey, S>(style: style) { style in
        S._look == .custom ? .primitive(style) : .builtIn(S._look)
      })
  }

  /// Sets whether holding a button repeats its action. Has no effect.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(key: ButtonRepeatKey.self, behavior)
  }
}

/// Whether holding a button repeats its action.
///
/// ```swift
/// Button("More", action: more).buttonRepeatBehavior(.enabled)
/// ```
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let kind: Int
  /// The system default.
  public static let automatic = ButtonRepeatBehavior(kind: 0)
  /// Holding the button down repeats its action.
  public static let enabled = ButtonRepeatBehavior(kind: 1)
  /// Holding the button down does not repeat its action.
  public static let disabled = ButtonRepeatBehavior(kind: 2)
}

struct ButtonRepeatKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}
