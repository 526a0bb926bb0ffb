import CairnScreen
import CairnValues

/// The look of a form.
///
/// ```swift
/// struct Cards: FormStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     ScrollView { VStack { configuration.content } }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  /// Returns the view of a styled form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = FormStyleConfiguration
  /// The style as hosts know it; `nil` for a custom style.
  nonisolated static var _look: _ListLook? { get }
}

extension FormStyle {
  nonisolated public static var _look: _ListLook? { nil }
}

/// The parts of a form.
///
/// ```swift
/// VStack { configuration.content }
/// ```
public struct FormStyleConfiguration {
  /// The content of a form.
  ///
  /// ```swift
  /// configuration.content
  /// ```
  nonisolated public struct Content: View {
    let content: AnyView
    init(_ content: some View) { self.content = AnyView(content) }
    /// The content may hold sections.
    @MainActor public static var _holdsRows: Bool { true }
    @MainActor public var body: some View { content }
  }

  /// The content.
  public let content: Content
}

/// The style that suits the context.
///
/// ```swift
/// form.formStyle(.automatic)
/// ```
nonisolated public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
  nonisolated public static var _look: _ListLook? { _ListLook(value: .automatic) }
  /// Returns the form in this style.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// A style with separated sections.
///
/// ```swift
/// form.formStyle(.grouped)
/// ```
nonisolated public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
  nonisolated public static var _look: _ListLook? { _ListLook(value: .insetGrouped) }

  /// Returns the form in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Form(configuration).environment(key: ListLookKey.self, .insetGrouped)
  }
}

/// A style with labels and values in columns.
///
/// ```swift
/// form.formStyle(.columns)
/// ```
nonisolated public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
  nonisolated public static var _look: _ListLook? { _ListLook(value: .columns) }

  /// Returns the form in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Form(configuration).environment(key: ListLookKey.self, .columns)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style that suits the context.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A style with separated sections.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A style with labels and values in columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The style of forms at one place: one that lists know, or one of the app's own.
enum FormStyleChoice {
  case builtIn
  case own(any FormStyle)
}

struct FormStyleKey: EnvironmentKey {
  static var defaultValue: FormStyleChoice { .builtIn }
}

extension EnvironmentValues {
  var formStyle: FormStyleChoice { self[FormStyleKey.self] }
}

nonisolated struct FormStyleModifier<S: FormStyle>: _EnvironmentModifier {
  typealias Body = Never
  let style: S

  func _write(to values: inout EnvironmentValues) {
    if let look = S._look {
      values[FormStyleKey.self] = .builtIn
      values[ListLookKey.self] = look.value == .automatic ? nil : look.value
    } else {
      values[FormStyleKey.self] = .own(style)
    }
  }
}

nonisolated extension View {
  /// Sets the style of forms in this view.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { modifier(FormStyleModifier(style: style)) }
}
