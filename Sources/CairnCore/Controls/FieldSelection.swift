import CairnFoundation
import CairnValues
import Foundation

nonisolated extension TextField {
  /// Creates a field whose selection the app can read and change.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(field: .text(text), label: label(), prompt: prompt, axis: axis ?? .horizontal)
    self.selection = selection
  }
}

nonisolated extension TextField where Label == Text {
  /// Creates a field whose selection the app can read and change.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(field: .text(text), label: Text(titleKey), prompt: prompt, axis: axis ?? .horizontal)
    self.selection = selection
  }

  /// Creates a field whose selection the app can read and change.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(field: .text(text), label: Text(titleResource), prompt: prompt, axis: axis ?? .horizontal)
    self.selection = selection
  }

  /// Creates a field whose selection the app can read and change.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(field: .text(text), label: Text(title), prompt: prompt, axis: axis ?? .horizontal)
    self.selection = selection
  }
}
