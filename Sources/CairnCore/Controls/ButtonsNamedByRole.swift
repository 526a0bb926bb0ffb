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
    case .cancel: Text("Cancel")
    case .destructive: Text("Delete")
    case .confirm: Text("Done")
    case .close: Text("Close")
    case nil: Text("OK")
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
