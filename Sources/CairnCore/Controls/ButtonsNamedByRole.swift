import CairnValues

/// The standard label of a button with a role.
///
/// ```swift
/// Button(role: .close) { dismiss() }
/// ```
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole?

  @MainActor public var body: some View {
    switch role?.kind {
    case .cancel: Text(own: "Cancel")
    case .destructive: Text(own: "Delete")
    case .confirm: Text(own: "Done")
    case .close: Text(own: "Close")
    case nil: Text(own: "OK")
    }
  }
}

nonisolated extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the standard label of its role.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: DefaultButtonLabel(role: role))
  }
}
