import SwiftUI

/// A context in the environment.
private final class ContextHolder: @unchecked Sendable {
  // Sendable: the reference is immutable, and only the code that the context belongs to follows it.
  let context: NSManagedObjectContext

  init(_ context: NSManagedObjectContext) { self.context = context }

  /// A context without stores, for views that no container surrounds.
  static let empty = ContextHolder(NSManagedObjectContext(.mainQueue))
}

private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: ContextHolder { .empty }
}

extension EnvironmentValues {
  /// The context of the managed objects of this view.
  ///
  /// ```swift
  /// @Environment(\.managedObjectContext) private var viewContext
  /// ```
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self].context }
    set { self[ManagedObjectContextKey.self] = ContextHolder(newValue) }
  }
}
