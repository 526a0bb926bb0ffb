import Foundation
import SwiftUI

/// A context in the environment.
private final class ContextHolder: @unchecked Sendable {
  // Sendable: the reference is immutable, and only the code that the context belongs to follows it.
  let context: ModelContext

  init(_ context: ModelContext) { self.context = context }

  /// A context without models, for views that no container surrounds.
  static let empty = ContextHolder(
    ModelContext(StoreCoordinator(schema: Schema([]), stores: [], storeIndices: [])))
}

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ContextHolder { .empty }
}

extension EnvironmentValues {
  /// The context of the models of this view.
  ///
  /// ```swift
  /// @Environment(\.modelContext) private var modelContext
  /// ```
  public var modelContext: ModelContext {
    get {
      let context = self[ModelContextKey.self].context
      // The container of a scene is made before the window whose menu undoes its changes.
      if context.wantsUndo, context.undoManager == nil { context.undoManager = undoManager }
      return context
    }
    set { self[ModelContextKey.self] = ContextHolder(newValue) }
  }
}
