import CairnScreen
import CairnValues

/// Whether the user is editing the content of a view.
///
/// ```swift
/// @Environment(\.editMode) private var editMode
/// if editMode?.wrappedValue.isEditing == true { TextField("Name", text: $name) }
/// ```
public enum EditMode: Hashable, Sendable {
  /// The content cannot be edited.
  case inactive
  /// The content can be edited temporarily, for example while a row is swiped.
  case transient
  /// The content can be edited.
  case active

  /// Whether the content can be edited.
  public var isEditing: Bool { self != .inactive }
}

extension EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the user is editing the content here; `nil` where nothing can be edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
