import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// An editor for one or more lines of text.
///
/// ```swift
/// TextField("Name", text: $name)
/// TextField("Amount", value: $amount, format: .number)
/// ```
nonisolated public struct TextField<Label: View>: View {
  let source: FieldSource
  let label: Label
  var prompt: Text?
  var axis: Axis = .horizontal
  var selection: Binding<TextSelection?>?
  var editingChanged: (Bool) -> Void = { _ in }
  var committed: () -> Void = {}
  @State private var draft: FieldDraft?
  @Environment(\.textFieldStyle) private var style

  init(field source: FieldSource, label: Label, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.source = source
    self.label = label
    self.prompt = prompt
    self.axis = axis
  }

  @MainActor public var body: some View {
    if case .own(let style) = style {
      AnyView(made(by: style)).environment(key: TextFieldStyleKey.self, .builtIn(.automatic))
    } else {
      field
    }
  }

  @MainActor private func made<S: TextFieldStyle>(by style: S) -> any View {
    var field = TextField<_TextFieldStyleLabel>(
      field: source, label: _TextFieldStyleLabel(label), prompt: prompt, axis: axis)
    field.editingChanged = editingChanged
    field.committed = committed
    field.selection = selection
    let configuration = field
    return StyledBody(style: style) { $0._body(configuration: configuration) }
  }

  private var title: Text? { TextOfLabel.of(label) }

  @MainActor private var field: some View {
    FieldElement(
      kind: .plain, text: text, title: title, prompt: prompt, axis: axis, selection: selection,
      commit: {
        draft = nil
        committed()
      }
    )
    .modifier(
      FocusWatchModifier { isFocused in
        if !isFocused, draft != nil { draft = nil }
        editingChanged(isFocused)
      })
  }

  @MainActor private var text: Binding<String> {
    switch source {
    case .text(let binding): return binding
    case .value(let value):
      let draft = $draft
      return .unread(
        get: {
          let shown = value.text
          guard let draft = draft.wrappedValue, draft.written == shown else { return shown }
          return draft.text
        },
        set: { new in
          value.take(new)
          draft.wrappedValue = FieldDraft(text: new, written: value.text)
        })
    }
  }
}

/// Text typed into a field that does not parse, or differs from the value's formatted text.
nonisolated struct FieldDraft: Equatable {
  let text: String
  /// The formatted value when the text was typed. If the value has changed since, the draft is obsolete.
  let written: String
}

/// The value a field edits.
nonisolated enum FieldSource {
  case text(Binding<String>)
  case value(any FieldValue)
}

/// A value that a field shows as text.
protocol FieldValue {
  var text: String { get }
  /// Sets the value if the text parses.
  func take(_ text: String)
}

struct FormattedValue<F: ParseableFormatStyle>: FieldValue where F.FormatOutput == String, F.FormatInput: Equatable {
  let binding: Binding<F.FormatInput>
  let format: F

  var text: String { format.format(binding.wrappedValue) }

  func take(_ text: String) {
    guard let value = try? format.parseStrategy.parse(text), value != binding.wrappedValue else { return }
    binding.wrappedValue = value
  }
}

/// A value for which empty text means `nil`.
struct OptionalFormattedValue<F: ParseableFormatStyle>: FieldValue
where F.FormatOutput == String, F.FormatInput: Equatable {
  let binding: Binding<F.FormatInput?>
  let format: F

  var text: String { binding.wrappedValue.map { format.format($0) } ?? "" }

  func take(_ text: String) {
    if text.isEmpty {
      if binding.wrappedValue != nil { binding.wrappedValue = nil }
    } else if let value = try? format.parseStrategy.parse(text), value != binding.wrappedValue {
      binding.wrappedValue = value
    }
  }
}

struct FormatterValue<V>: FieldValue {
  let binding: Binding<V>
  let formatter: Formatter

  var text: String { formatter.string(for: binding.wrappedValue) ?? "" }

  func take(_ text: String) {
    let value: Any? =
      switch formatter {
      case let formatter as NumberFormatter: formatter.number(from: text)
      case let formatter as DateFormatter: formatter.date(from: text)
      default: text
      }
    if let value = value as? V {
      binding.wrappedValue = value
    } else if let number = value as? NSNumber {
      let candidates: [Any] = [number.intValue, number.doubleValue]
      for case let value as V in candidates {
        binding.wrappedValue = value
        return
      }
    }
  }
}

nonisolated extension TextField {
  /// Creates a field with views as its label, bound to a text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(field: .text(text), label: label(), prompt: prompt)
  }

  /// Creates a field with views as its label, bound to a text, that can grow along an axis.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(field: .text(text), label: label(), prompt: prompt, axis: axis)
  }

  /// Creates a field with views as its label, bound to a value in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init(field: .value(FormattedValue(binding: value, format: format)), label: label(), prompt: prompt)
  }

  /// Creates a field with views as its label, bound to a value in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init(field: .value(OptionalFormattedValue(binding: value, format: format)), label: label(), prompt: prompt)
  }
}

nonisolated extension TextField where Label == Text {
  /// Creates a field with a localized title, bound to a text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(field: .text(text), label: Text(titleKey))
  }

  /// Creates a field with a title from a string resource, bound to a text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(field: .text(text), label: Text(titleResource))
  }

  /// Creates a field with a title that is not localized, bound to a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(field: .text(text), label: Text(title))
  }

  /// Creates a field with a localized title, bound to a text, with a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(field: .text(text), label: Text(titleKey), prompt: prompt)
  }

  /// Creates a field with a title from a string resource, bound to a text, with a prompt.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(field: .text(text), label: Text(titleResource), prompt: prompt)
  }

  /// Creates a field with a title that is not localized, bound to a text, with a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(field: .text(text), label: Text(title), prompt: prompt)
  }

  /// Creates a field with a localized title, bound to a text, that can grow along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(field: .text(text), label: Text(titleKey), axis: axis)
  }

  /// Creates a field with a title from a string resource, bound to a text, that can grow along an axis.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(field: .text(text), label: Text(titleResource), axis: axis)
  }

  /// Creates a field with a title that is not localized, bound to a text, that can grow along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(field: .text(text), label: Text(title), axis: axis)
  }

  /// Creates a field with a localized title, bound to a text, with a prompt, that can grow along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(field: .text(text), label: Text(titleKey), prompt: prompt, axis: axis)
  }

  /// Creates a field with a title from a string resource, bound to a text, with a prompt, that can grow along an axis.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(field: .text(text), label: Text(titleResource), prompt: prompt, axis: axis)
  }

  /// Creates a field with a title that is not localized, bound to a text, with a prompt, that can grow along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(field: .text(text), label: Text(title), prompt: prompt, axis: axis)
  }

  /// Creates a field with a localized title, bound to a value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init(field: .value(FormattedValue(binding: value, format: format)), label: Text(titleKey), prompt: prompt)
  }

  /// Creates a field with a title from a string resource, bound to a value in a format.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init(field: .value(FormattedValue(binding: value, format: format)), label: Text(titleResource), prompt: prompt)
  }

  /// Creates a field with a title that is not localized, bound to a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init(field: .value(FormattedValue(binding: value, format: format)), label: Text(title), prompt: prompt)
  }

  /// Creates a field with a localized title, bound to a value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init(
      field: .value(OptionalFormattedValue(binding: value, format: format)), label: Text(titleKey), prompt: prompt)
  }

  /// Creates a field with a title from a string resource, bound to a value in a format.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init(
      field: .value(OptionalFormattedValue(binding: value, format: format)), label: Text(titleResource), prompt: prompt)
  }

  /// Creates a field with a title that is not localized, bound to a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init(field: .value(OptionalFormattedValue(binding: value, format: format)), label: Text(title), prompt: prompt)
  }

  /// Creates a field with a localized title, bound to a value through a formatter.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(
      field: .value(FormatterValue(binding: value, formatter: formatter)), label: Text(titleKey), prompt: prompt)
  }

  /// Creates a field with a title from a string resource, bound to a value through a formatter.
  @_disfavoredOverload
  public init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil)
  {
    self.init(
      field: .value(FormatterValue(binding: value, formatter: formatter)), label: Text(titleResource), prompt: prompt)
  }

  /// Creates a field with a title that is not localized, bound to a value through a formatter.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(field: .value(FormatterValue(binding: value, formatter: formatter)), label: Text(title), prompt: prompt)
  }

  /// Creates a field with a localized title, bound to a text.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(field: .text(text), label: Text(titleKey))
    editingChanged = onEditingChanged
    committed = onCommit
  }

  /// Creates a field with a title from a string resource, bound to a text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(field: .text(text), label: Text(titleResource))
    editingChanged = onEditingChanged
    committed = onCommit
  }

  /// Creates a field with a localized title, bound to a text.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(field: .text(text), label: Text(titleKey))
    editingChanged = onEditingChanged
  }

  /// Creates a field with a title from a string resource, bound to a text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(field: .text(text), label: Text(titleResource))
    editingChanged = onEditingChanged
  }

  /// Creates a field with a title that is not localized, bound to a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(field: .text(text), label: Text(title))
    editingChanged = onEditingChanged
  }

  /// Creates a field with a title that is not localized, bound to a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(field: .text(text), label: Text(title))
    editingChanged = onEditingChanged
    committed = onCommit
  }
}

/// A field for text that is hidden, such as a password.
///
/// ```swift
/// SecureField("Password", text: $password)
/// ```
nonisolated public struct SecureField<Label: View>: View {
  let text: Binding<String>
  let label: Label
  var prompt: Text?
  var committed: (() -> Void)?

  @MainActor public var body: some View {
    let field = FieldElement(
      kind: .secure, text: text, title: TextOfLabel.of(label), prompt: prompt, axis: .horizontal)
    if let committed { field.onSubmit(committed) } else { field }
  }
}

nonisolated extension SecureField {
  /// Creates a secure field with views as its label, bound to a text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, label: label(), prompt: prompt)
  }
}

nonisolated extension SecureField where Label == Text {
  /// Creates a secure field with a localized title, bound to a text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey))
  }

  /// Creates a secure field with a title from a string resource, bound to a text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text, label: Text(titleResource))
  }

  /// Creates a secure field with a title that is not localized, bound to a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text, label: Text(title)) }

  /// Creates a secure field with a localized title, bound to a text, with a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(titleKey), prompt: prompt)
  }

  /// Creates a secure field with a title from a string resource, bound to a text, with a prompt.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(titleResource), prompt: prompt)
  }

  /// Creates a secure field with a title that is not localized, bound to a text, with a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(title), prompt: prompt)
  }
}
