import CairnScreen
import CairnValues

/// Whether a person is changing what a view shows.
///
/// ```swift
/// @Environment(\.editMode) private var editMode
/// if editMode?.wrappedValue.isEditing == true { TextField("Name", text: $name) }
/// ```
public enum EditMode: Hashable, Sendable {
  /// What is shown cannot be changed.
  case inactive
  /// It can be changed for a moment, such as while a row is swiped.
  case transient
  /// It can be changed.
  case active

  public var isEditing: Bool { self != .inactive }
}

struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether a person is changing what is shown here; nil where nothing can be changed.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Turns editing on and off.
///
/// ```swift
/// .toolbar { EditButton() }
/// ```
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public init() {}

  @MainActor public var body: some View {
    Button(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      guard let editMode else { return }
      withAnimation { editMode.wrappedValue = editMode.wrappedValue.isEditing ? .inactive : .active }
    }
    .disabled(editMode == nil)
  }
}
