import CairnValues

/// Starts renaming something.
///
/// ```swift
/// @Environment(\.rename) private var rename
/// Button("Rename…") { rename?() }
/// ```
public struct RenameAction {
  let action: () -> Void

  /// Starts renaming.
  @MainActor public func callAsFunction() { action() }
}

struct RenameActionKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// An action that starts renaming; `nil` where nothing can be renamed.
  public var rename: RenameAction? { self[RenameActionKey.self] }
}

/// A button that starts renaming the view around it.
///
/// ```swift
/// TextField("Name", text: $name)
///   .focused($isRenaming)
///   .contextMenu { RenameButton() }
///   .renameAction { isRenaming = true }
/// ```
nonisolated public struct RenameButton<Label: View>: View {
  let label: Label
  @Environment(\.rename) private var rename

  init(label: Label) { self.label = label }

  @MainActor public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }.disabled(rename == nil)
  }
}

nonisolated extension RenameButton where Label == CairnCore.Label<Text, Image> {
  /// Creates a rename button.
  public init() {
    self.init(label: CairnCore.Label(title: { Text(own: "Rename") }, icon: { Image(systemName: "pencil") }))
  }
}

nonisolated struct RenameActionModifier: _EnvironmentModifier {
  typealias Body = Never
  let action: () -> Void
  func _write(to values: inout EnvironmentValues) { values[RenameActionKey.self] = RenameAction(action: action) }
}

nonisolated extension View {
  /// Sets the action that starts renaming this view.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(RenameActionModifier(action: action))
  }

  /// Focuses a field when renaming of this view starts.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
