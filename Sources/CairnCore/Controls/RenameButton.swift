import CairnValues

/// Begins to give something another name.
///
/// ```swift
/// @Environment(\.rename) private var rename
/// Button("Rename…") { rename?() }
/// ```
public struct RenameAction {
  let action: () -> Void

  @MainActor public func callAsFunction() { action() }
}

struct RenameActionKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Begins to give what is here another name; nil where nothing can be renamed.
  public var rename: RenameAction? { self[RenameActionKey.self] }
}

/// A button that begins to give what is around it another name.
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
  public init() { self.init(label: CairnCore.Label("Rename", systemImage: "pencil")) }
}

nonisolated struct RenameActionModifier: _EnvironmentModifier {
  typealias Body = Never
  let action: () -> Void
  func _write(to values: inout EnvironmentValues) { values[RenameActionKey.self] = RenameAction(action: action) }
}

nonisolated extension View {
  /// Says how a person begins to give this view another name.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(RenameActionModifier(action: action))
  }

  /// Gives a field the focus when a person wants to give this view another name.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
