import CairnScreen
import CairnValues

/// A look of buttons; what a press does stays the button's.
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
  /// The look of one button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

/// What a style knows of a button.
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
  nonisolated public struct Label: View {
    let content: AnyView
    init(_ content: some View) { self.content = AnyView(content) }
    @MainActor public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// A way of being a button, press and all.
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
  /// What stands for one button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// How the hosts know the style; styles of apps they do not know.
  nonisolated static var _look: _Looks.Button { get }
}

extension PrimitiveButtonStyle {
  nonisolated public static var _look: _Looks.Button { .custom }
}

/// What a style knows of a button, and the means to trigger it.
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
  nonisolated public struct Label: View {
    let content: AnyView
    init(_ content: some View) { self.content = AnyView(content) }
    @MainActor public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

/// The style of buttons at one place.
enum ButtonStyleChoice {
  /// One that hosts know.
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
  /// Sets how buttons in this view look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ButtonStyleKey, S>(style: style) { .own($0) })
  }

  /// Sets how buttons in this view look and are pressed.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier<ButtonStyleKey, S>(style: style) { style in
        S._look == .custom ? .primitive(style) : .builtIn(S._look)
      })
  }

  /// Says whether a button that is held down acts again and again.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(key: ButtonRepeatKey.self, behavior)
  }
}

/// Whether a button that is held down acts again and again.
///
/// ```swift
/// Button("More", action: more).buttonRepeatBehavior(.enabled)
/// ```
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let kind: Int
  public static let automatic = ButtonRepeatBehavior(kind: 0)
  public static let enabled = ButtonRepeatBehavior(kind: 1)
  public static let disabled = ButtonRepeatBehavior(kind: 2)
}

struct ButtonRepeatKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}
