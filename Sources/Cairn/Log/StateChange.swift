import CairnCore

/// One change of a view's state.
///
/// ```swift
/// for change in entry.states { print("\(change.name): \(change.before) → \(change.after)") }
/// ```
public struct StateChange {
  /// The type of the view and the property, such as `Counter.count`.
  public let name: String
  /// Whether the value is the text of a secure field.
  let isSecret: Bool
  let change: StateJournal.Change

  /// The value before, as text. Secrets are dots.
  @MainActor public var before: String { change.before.map(text) ?? "" }
  /// The value afterwards, as text. Secrets are dots.
  @MainActor public var after: String { text(change.after) }

  @MainActor private func text(_ value: Any) -> String {
    let text = ValueText.of(value)
    return isSecret ? String(repeating: "•", count: text.count) : text
  }
}
