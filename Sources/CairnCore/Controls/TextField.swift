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
  @State private var draft: UnparsedText?
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
          let old = draft.wrappedValue
          let continues = old.map { new.hasPrefix($0.text) } ?? false
          let restore = continues ? old?.restore ?? value.restorer : value.restorer
          // The value of the first letters is not what the user means if the whole text has none.
          if !value.take(new), continues { restore() }
          draft.wrappedValue = UnparsedText(text: new, written: value.text, restore: restore)
        })
    }
  }
}

/// Text typed into a field that does not parse, or differs from the value's formatted text.
nonisolated struct UnparsedText: Equatable {
  let text: String
  /// The formatted value when the text was typed. If the value has changed since, the draft is obsolete.
  let written: String
  /// Gives the binding the value that it had before the text was typed.
  let restore: () -> Void

  static func == (a: UnparsedText, b: UnparsedText) -> Bool { a.text == b.text && a.written == b.written }
}

/// The value a field edits.
nonisolated enum FieldSource {
  case text(Binding<String>)
  case value(any FieldValue)
}

/// A value that a field shows as text.
protocol FieldValue {
  var text: String { get }
  /// Sets the value if the text parses. Returns whether it does.
  func take(_ text: String) -> Bool
  /// Gives the binding its present value back.
  var restorer: () -> Void { get }
}

extension ParseableFormatStyle where FormatOutput == String, FormatInput: Equatable {
  /// Returns the value of a text, or `nil` if it has none. Foundation stops reading at the first character it
  /// does not understand, and takes "12,5" for 12 where the comma separates thousands. So a digit must make a difference.
  fileprivate func value(of text: String) -> FormatInput? {
    if let separator = groupSeparator, !text.hasWholeGroups(separatedBy: separator) { return nil }
    guard let value = try? parseStrategy.parse(text) else { return nil }
    guard value is any Numeric, let other = text.withOtherLastDigit else { return value }
    return (try? parseStrategy.parse(other)) == value ? nil : value
  }
}

extension ParseableFormatStyle where FormatOutput == String {
  /// The character that the style writes between groups of digits, if it is a style for numbers.
  fileprivate var groupSeparator: Character? {
    func sample<N: Numeric>(_: N.Type) -> N? { N(exactly: 1_234_567) }
    guard let type = FormatInput.self as? any Numeric.Type, let number = sample(type) as? FormatInput else {
      return nil
    }
    let separators = format(number).separatorsOfDigits.map(\.character)
    return separators.first { separator in separators.count { $0 == separator } > 1 }
  }
}

extension String {
  /// The characters that have a digit on both sides, each with the number of digits that follow.
  fileprivate var separatorsOfDigits: [(character: Character, digits: Int)] {
    let parts = Array(self)
    return parts.indices.compactMap { index in
      guard !parts[index].isWholeNumber, index > 0, parts[index - 1].isWholeNumber else { return nil }
      let digits = parts[(index + 1)...].prefix { $0.isWholeNumber }.count
      return digits > 0 ? (parts[index], digits) : nil
    }
  }

  /// Whether groups of digits are complete: three in the last one, and two or three in those before.
  fileprivate func hasWholeGroups(separatedBy separator: Character) -> Bool {
    let groups = separatorsOfDigits
    return groups.indices.allSatisfy { index in
      guard groups[index].character == separator else { return true }
      let isLast = index + 1 == groups.count || groups[index + 1].character != separator
      return groups[index].digits == 3 || groups[index].digits == 2 && !isLast
    }
  }

  /// The text with another digit as its last; `nil` if it has none, or more than numbers can tell apart.
  fileprivate var withOtherLastDigit: String? {
    guard filter(\.isWholeNumber).count <= 15, let place = lastIndex(where: \.isWholeNumber),
      let digit = self[place].wholeNumberValue, let scalar = self[place].unicodeScalars.first,
      let other = Unicode.Scalar(digit == 1 ? scalar.value + 1 : scalar.value - UInt32(digit) + 1)
    else { return nil }
    return replacingCharacters(in: place...place, with: String(Character(other)))
  }
}

struct FormattedValue<F: ParseableFormatStyle>: FieldValue where F.FormatOutput == String, F.FormatInput: Equatable {
  let binding: Binding<F.FormatInput>
  let format: F

  var text: String { format.format(binding.wrappedValue) }

  func take(_ text: String) -> Bool {
    guard let value = format.value(of: text) else { return false }
    if value != binding.wrappedValue { binding.wrappedValue = value }
    return true
  }

  var restorer: () -> Void {
    let old = binding.wrappedValue
    return { if binding.wrappedValue != old { binding.wrappedValue = old } }
  }
}

/// A value for which empty text means `nil`.
struct OptionalFormattedValue<F: ParseableFormatStyle>: FieldValue
where F.FormatOutput == String, F.FormatInput: Equatable {
  let binding: Binding<F.FormatInput?>
  let format: F

  var text: String { binding.wrappedValue.map { format.format($0) } ?? "" }

  func take(_ text: String) -> Bool {
    let value = text.isEmpty ? nil : format.value(of: text)
    guard text.isEmpty || value != nil else { return false }
    if value != binding.wrappedValue { binding.wrappedValue = value }
    return true
  }

  var restorer: () -> Void {
    let old = binding.wrappedValue
    return { if binding.wrappedValue != old { binding.wrappedValue = old } }
  }
}

struct FormatterValue<V>: FieldValue {
  let binding: Binding<V>
  let formatter: Formatter

  var text: String { formatter.string(for: binding.wrappedValue) ?? "" }

  var restorer: () -> Void {
    let old = binding.wrappedValue
    return { binding.wrappedValue = old }
  }

  func take(_ text: String) -> Bool {
    let value: Any? =
      switch formatter {
      case let formatter as NumberFormatter: formatter.number(from: text)
      case let formatter as DateFormatter: formatter.date(from: text)
      default: text
      }
    if let value = value as? V {
      binding.wrappedValue = value
      return true
    } else if let number = value as? NSNumber {
      let candidates: [Any] = [number.intValue, number.doubleValue]
      for case let value as V in candidates {
        binding.wrappedValue = value
        return true
      }
    }
    return false
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
