import CairnScreen
import CairnUnsafe
import CairnValues

/// The key of a value that is passed down the tree.
///
/// ```swift
/// private struct CaptionKey: EnvironmentKey {
///   static let defaultValue = ""
/// }
/// ```
public protocol EnvironmentKey {
  associatedtype Value
  /// The value if no ancestor has set one.
  static var defaultValue: Value { get }
}

/// The environment values at one place in the tree.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var caption = ""
/// }
/// ```
public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
  // Sendable: a scope is `Sendable`, and nothing else changes the boxes that are written here.
  private let scope: Scope?
  /// The entries written to this value.
  private(set) var writes: [Scope.Entry] = []

  /// Creates the environment outside any view, where every value is its key's default.
  public init() { scope = nil }

  init(in scope: Scope) { self.scope = scope }

  /// Whether the page around is gone.
  @MainActor var hasOutlivedPage: Bool { scope?.hasLostEntries ?? false }

  /// The host's metrics, or `nil` outside windows.
  @MainActor var metrics: (any Metrics)? { scope?.screenIfAny?.metrics }

  /// Returns or sets the value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if let box: ValueBox<K.Value> = written(key) { return box.value }
      guard let scope else { return K.defaultValue }
      guard Runtime.shared.isMain else { return scope.valueFromElsewhere(key) }
      let box = scope.box(key)
      box.noteRead()
      return box.value
    }
    set {
      let id = ObjectIdentifier(key)
      let entry = Scope.Entry(key: id, box: ValueBox<K.Value>(newValue))
      if let index = writes.firstIndex(where: { $0.key == id }) { writes[index] = entry } else { writes.append(entry) }
    }
  }

  private func written<K: EnvironmentKey>(_ key: K.Type) -> ValueBox<K.Value>? {
    if writes.isEmpty { return nil }
    let id = ObjectIdentifier(key)
    guard let entry = writes.first(where: { $0.key == id }) else { return nil }
    return downcast(entry.box, to: ValueBox<K.Value>.self)
  }

  public var description: String {
    "EnvironmentValues(\((scope?.entries.count ?? 0) + writes.count) values set)"
  }
}
