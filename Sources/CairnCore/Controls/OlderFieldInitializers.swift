import CairnValues
import Foundation

// Field initialisers from before `onSubmit` and `focused`, with a formatter.

nonisolated extension TextField where Label == Text {
  /// Creates a field with a localized title, bound to a value through a formatter.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    editingChanged = onEditingChanged
    committed = onCommit
  }

  /// Creates a field with a localized title, bound to a value through a formatter.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    editingChanged = onEditingChanged
  }

  /// Creates a field with a title that is not localized, bound to a value through a formatter.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(title, value: value, formatter: formatter)
    editingChanged = onEditingChanged
    committed = onCommit
  }

  /// Creates a field with a title that is not localized, bound to a value through a formatter.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, value: value, formatter: formatter)
    editingChanged = onEditingChanged
  }
}
