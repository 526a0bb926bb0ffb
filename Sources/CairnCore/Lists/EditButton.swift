import CairnScreen
import CairnValues

/// A button that turns editing on and off.
///
/// ```swift
/// .toolbar { EditButton() }
/// ```
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates an edit button.
  public init() {}

  @MainActor public var body: some View {
    Button {
      guard let editMode else { return }
      withAnimation { editMode.wrappedValue = editMode.wrappedValue.isEditing ? .inactive : .active }
    } label: {
      Text(own: editMode?.wrappedValue.isEditing == true ? "Done" : "Edit")
    }
    .disabled(editMode == nil)
  }
}
