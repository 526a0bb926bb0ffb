import CairnScreen
import CairnValues

struct TextInputKey: EnvironmentKey {
  static var defaultValue: FieldInput { FieldInput() }
}

nonisolated struct TextInputModifier: _EnvironmentModifier {
  typealias Body = Never
  let change: (inout FieldInput) -> Void
  func _write(to values: inout EnvironmentValues) { change(&values[TextInputKey.self]) }
}

nonisolated extension View {
  private func input(_ change: @escaping (inout FieldInput) -> Void) -> some View {
    modifier(TextInputModifier(change: change))
  }

  /// Sets the keyboard for fields in this view.
  public func keyboardType(_ type: UIKeyboardType) -> some View { input { $0.keyboard = type } }

  /// Sets the label of the Return key for fields in this view.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { input { $0.submitLabel = submitLabel.kind } }

  /// Sets the meaning of the text in fields of this view.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    input { $0.contentType = textContentType }
  }

  /// Sets which typed letters are capitalized.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    input { $0.capitalization = autocapitalization }
  }

  /// Sets when a keyboard on screen writes capital letters. Has no effect.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Sets whether typed text is autocorrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { input { $0.isCorrected = !disable } }

  /// Sets whether typed text is autocorrected.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    input { if let disable { $0.isCorrected = !disable } }
  }
}
