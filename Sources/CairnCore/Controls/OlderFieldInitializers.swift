import CairnValues
import Foundation

// Field initialisers from before `onSubmit` and `focused`, with a formatter.

nonisolated extension TextField where Label == Text {
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    editingChanged = onEditingChanged
    committed = onCommit
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    editingChanged = onEditingChanged
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(title, value: value, formatter: formatter)
    editingChanged = onEditingChanged
    committed = onCommit
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, value: value, formatter: formatter)
    editingChanged = onEditingChanged
  }
}
